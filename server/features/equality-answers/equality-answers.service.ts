import type { z } from 'zod';
import {
  EQUALITY_QUESTION_KEYS,
  EQUALITY_QUESTIONS,
  type EqualityAnswers,
  type EqualityQuestion,
  FAIRNESS_MONTHS,
  FAIRNESS_STAGES,
  type Fairness,
  type FairnessPeriod,
  type FairnessStage,
  type getEqualityAnswers,
} from '#contract/features/equality-answers.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { allowedInTeam } from '#server/features/companies/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { expected } from '#server/platform/expected.ts';
import { ratesByStage } from './adverse-impact.ts';
import { answersOfApplicants, countApplicants, STEP_OF } from './equality-answers.reads.ts';
import { type AnswersRow, deleteAnswers, findAnswers, saveAnswers } from './equality-answers.store.ts';

type Own = z.output<typeof getEqualityAnswers.response>;

export const getAnswers = async (ctx: SignedInCtx): Promise<Own> =>
  presentOwn(await findAnswers(ctx.db, ctx.actor.id));

/** Keeps what a person says. Not even the audit log tells who has answered: it would help to guess what. */
export async function giveAnswers(ctx: SignedInCtx, answers: EqualityAnswers): Promise<Own> {
  const row = await saveAnswers(ctx.db, {
    userId: ctx.actor.id,
    portal: ctx.portal.key,
    gender: answers.gender,
    ageBand: answers.age_band,
    disability: answers.disability,
    nationality: answers.nationality,
    consentedAt: ctx.now,
    createdAt: ctx.now,
  });
  return presentOwn(row);
}

export async function withdrawAnswers(ctx: SignedInCtx): Promise<Own> {
  await deleteAnswers(ctx.db, ctx.actor.id);
  return presentOwn(null);
}

const presentOwn = (row: AnswersRow | null): Own => ({
  answers: row && {
    gender: row.gender,
    age_band: row.ageBand,
    disability: row.disability,
    nationality: row.nationality,
  },
  consented_at: row?.consentedAt.toISOString() ?? null,
});

/**
 * How often applicants of each group are chosen. Only months that have ended and the whole company are counted, sizes are
 * told in fives and rates in steps, so that no two answers give one person's away, and no size is what is left of a total.
 */
export async function getFairness(ctx: SignedInCtx, period: FairnessPeriod): Promise<Fairness> {
  const { companyId } = await allowedInTeam(ctx, { deed: 'edit' });
  const span = { companyId, ...endedMonths(ctx.now, FAIRNESS_MONTHS[period]) };
  const people = await answersOfApplicants(ctx.db, span);
  return {
    from: dayOf(span.from),
    until: dayOf(new Date(span.before.getTime() - 1)),
    applicants: await countApplicants(ctx.db, span),
    needed: {
      answers: LIMITS.fairnessAnswers,
      in_group: LIMITS.fairnessGroup,
      chosen: LIMITS.fairnessChosen,
    },
    questions: EQUALITY_QUESTION_KEYS.map((key) => ({ key, ...groupsOf(key, people) })),
  };
}

type Answered = Awaited<ReturnType<typeof answersOfApplicants>>[number];

/** The groups that are large enough, where at least two are and enough people answered in all. */
function groupsOf(key: EqualityQuestion, people: readonly Answered[]) {
  const inGroup = EQUALITY_QUESTIONS[key].map((group) => ({
    group: group as string,
    people: people.filter((one) => one[key] === group),
  }));
  const answered = inGroup.reduce((sum, one) => sum + one.people.length, 0);
  const shown = inGroup.filter((one) => one.people.length >= LIMITS.fairnessGroup);
  if (answered < LIMITS.fairnessAnswers || shown.length < 2) return { groups: [], has_hidden_groups: false };
  const cameTo = (stage: FairnessStage, them: readonly Answered[]) =>
    them.filter(({ reached }) => reached >= STEP_OF[stage]).length;
  const rates = ratesByStage(FAIRNESS_STAGES, (stage) =>
    shown.map((one) => ({ chosen: cameTo(stage, one.people), of: one.people.length })),
  );
  return {
    groups: shown.map((one, at) => ({
      group: one.group,
      at_least: Math.floor(one.people.length / 5) * 5,
      rates: expected(rates[at], 'rate of the group'),
    })),
    has_hidden_groups: inGroup.some((one) => one.people.length > 0 && !shown.includes(one)),
  };
}

/** The latest whole calendar months, in UTC. */
function endedMonths(now: Date, months: number) {
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
  return { from, before };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
