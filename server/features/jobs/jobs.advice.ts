import type { z } from 'zod';
import type { checkJobWording, generateQuestions, WordingFinding } from '#contract/features/jobs.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { questionsFor, wordingHelp, wordingOfList } from '#engines/postings/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { say } from '#server/platform/words.ts';
import { askedJob, writtenJob } from './jobs.asked.ts';
import { ownJob } from './jobs.service.ts';

/** Screening questions for a job of one's own company, or for one that is not saved yet. */
export async function makeQuestions(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  input: z.output<typeof generateQuestions.body>,
): Promise<Reply<typeof generateQuestions>> {
  const job =
    'job_id' in input
      ? askedJob(ctx.taxonomy, await ownJob(ctx, input.job_id))
      : writtenJob(ctx.taxonomy, input.job);
  const questions = questionsFor(ctx.taxonomy, job).map(({ id, text, kind, choices, flagWhen, reason }) => ({
    question: {
      id,
      text: text.slice(0, 300),
      kind,
      choices,
      required: kind !== 'text',
      flag_when: flagWhen && {
        answer_is: flagWhen.answerIs ?? [],
        below: flagWhen.below ?? null,
        above: null,
      },
    },
    reason: say(ctx.lang, `jobs.question.${reason.code}`, {
      subject: 'subject' in reason ? reason.subject : '',
      years: 'years' in reason ? reason.years : '',
    }),
  }));
  return { questions };
}

const REQUIREMENTS = /^requirements(\.\d+)?$/;

/** Wording of texts that shuts people out or says nothing, and conditions that are too many. */
export function checkWording(
  ctx: SignedInCtx,
  { texts }: z.output<typeof checkJobWording.body>,
): { findings: WordingFinding[] } {
  const findings = texts.flatMap(({ field, text }) =>
    wordingHelp(text).map(({ kind, start, end, text: words, better }) => ({
      field,
      start,
      end,
      text: words,
      kind,
      why: say(ctx.lang, `jobs.wording.${kind}`),
      better,
    })),
  );
  const conditions = texts
    .filter(({ field }) => REQUIREMENTS.test(field))
    .flatMap(({ field, text }) => text.split('\n').map((line) => ({ field, line, at: text.indexOf(line) })))
    .filter(({ line }) => line.trim() !== '');
  const tooMany = wordingOfList(conditions.map(({ line }) => line));
  const first = tooMany && conditions[tooMany.at];
  if (!tooMany || !first) return { findings };
  const why = say(ctx.lang, 'jobs.wording.too_many_requirements', { count: tooMany.count });
  const span = { start: first.at, end: first.at + first.line.length, text: first.line };
  return {
    findings: [
      ...findings,
      { field: first.field, ...span, kind: 'too_many_requirements', why, better: null },
    ],
  };
}
