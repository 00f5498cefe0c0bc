import { setImmediate as otherWork } from 'node:timers/promises';
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { getItemStatistics } from '#contract/features/assessments.contract.ts';
import type { Bilingual } from '#contract/kernel/fields.ts';
import {
  type Instrument,
  type ItemResponse,
  itemResponses,
  itemStatistics,
  LEAST_ANSWERS,
} from '#engines/assessments/index.ts';
import { assessmentAttempts, assessmentItemStatistics } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import type { AssessmentCtx } from './assessments.attempts.ts';
import { answersByNumber, instrumentNamed, shownQuestions } from './assessments.instruments.ts';
import { answersOfMany } from './assessments.reads.ts';

/** What the answers of a portal say of the questions: which are too hard, tell nothing, or have choices that nobody takes. */

type WorkCtx = Ctx & Uses<'instruments'>;

/** Computes it anew of every instrument in every portal where one was completed. Done again it says the same. */
export async function computeAll(ctx: WorkCtx): Promise<void> {
  const taken = await ctx.db
    .selectDistinct({ portal: assessmentAttempts.portal, instrument: assessmentAttempts.instrument })
    .from(assessmentAttempts)
    .where(eq(assessmentAttempts.status, 'COMPLETED'));
  for (const { portal, instrument: id } of taken) {
    const instrument = ctx.instruments.get(id);
    if (!instrument) continue;
    const attempts = await responsesIn(ctx, portal, instrument);
    const row = { computedAt: ctx.now, attempts: attempts.length, items: itemStatistics(attempts) };
    await ctx.db
      .insert(assessmentItemStatistics)
      .values({ portal, instrument: id, ...row })
      .onConflictDoUpdate({
        target: [assessmentItemStatistics.portal, assessmentItemStatistics.instrument],
        set: row,
      });
  }
}

/** So many answers tell what there is to tell of a question; the latest ones tell of the people of today. */
const MOST_ATTEMPTS = 5_000;
/** Read at a time. */
const PART = 500;

/** Only of attempts at the version of today: what others answered to was another question. */
async function responsesIn(ctx: WorkCtx, portal: string, instrument: Instrument): Promise<ItemResponse[][]> {
  const latest = await ctx.db
    .select({ id: assessmentAttempts.id, questions: assessmentAttempts.questions })
    .from(assessmentAttempts)
    .where(
      and(
        eq(assessmentAttempts.portal, portal),
        eq(assessmentAttempts.instrument, instrument.id),
        eq(assessmentAttempts.instrumentVersion, instrument.version),
        eq(assessmentAttempts.status, 'COMPLETED'),
        eq(assessmentAttempts.form, 'full'),
      ),
    )
    .orderBy(desc(assessmentAttempts.completedAt))
    .limit(MOST_ATTEMPTS);
  const all: ItemResponse[][] = [];
  for (let from = 0; from < latest.length; from += PART) {
    const part = latest.slice(from, from + PART);
    const answers = await answersOfMany(
      ctx.db,
      part.map(({ id }) => id),
    );
    for (const { id, questions } of part)
      all.push(
        itemResponses(instrument, {
          drawn: questions,
          answers: answersByNumber(questions, answers.get(id) ?? []),
        }),
      );
    await otherWork();
  }
  return all;
}

/** What was computed last for the caller's portal. */
export async function getStatistics(
  ctx: AssessmentCtx,
  assessmentId: string,
): Promise<z.input<typeof getItemStatistics.response>> {
  const instrument = instrumentNamed(ctx, assessmentId);
  const [row] = await ctx.db
    .select()
    .from(assessmentItemStatistics)
    .where(
      and(
        eq(assessmentItemStatistics.portal, ctx.actor.portal),
        eq(assessmentItemStatistics.instrument, instrument.id),
      ),
    );
  const items = new Map(itemsOf(instrument).map((item) => [item.id, item]));
  return {
    computed_at: row?.computedAt.toISOString() ?? null,
    attempts: row?.attempts ?? 0,
    least_answers: LEAST_ANSWERS,
    items: (row?.items ?? []).flatMap(({ id, optionUse, flags, ...figures }) => {
      const item = items.get(id);
      if (!item) return [];
      return {
        id,
        text: item.text,
        shown: figures.shown,
        answered: figures.answered,
        difficulty: figures.difficulty,
        discrimination: figures.discrimination,
        options: item.options.map((option, place) => ({ ...option, share: optionUse[place] ?? 0 })),
        flags: flags.map(({ reason, figure, option }) => ({ reason, figure, option: option ?? null })),
      };
    }),
  };
}

interface Item {
  id: string;
  text: Bilingual;
  options: { text: Bilingual; points: number | null }[];
}

/** The questions with their keys, for who looks after them. */
function itemsOf(instrument: Instrument): Item[] {
  if (instrument.kind === 'skill-test')
    return instrument.bank.questions.map(({ id, text, choices }) => ({
      id,
      text,
      options: choices.map((choice) => ({
        text: choice.text,
        points: choice.brings === null ? choice.points : null,
      })),
    }));
  if (instrument.kind === 'english')
    return instrument.bank.items.map(({ id, passage, question, options }) => ({
      id,
      text: asIs(passage === null ? question : `${passage}\n${question}`),
      options: options.map((option, place) => ({ text: asIs(option), points: Number(place === 0) })),
    }));
  if (instrument.kind === 'annotation') return [];
  const all =
    instrument.kind === 'principles' ? instrument.principles.questions : instrument.interests.activities;
  const drawn = all.map((one) => ({ id: 'statement' in one ? one.statement.id : one.id, order: [] }));
  return shownQuestions(instrument, drawn).map(({ id, text, options }) => ({
    id,
    text,
    options: options.map((option) => ({ text: option.text, points: null })),
  }));
}

const asIs = (text: string): Bilingual => ({ en: text, ar: text });
