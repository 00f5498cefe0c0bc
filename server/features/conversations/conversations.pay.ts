import { searchJobs } from '#contract/features/job-lists.contract.ts';
import { getProfile } from '#contract/features/profiles.contract.ts';
import { type Asked, chatJob, questions, type Said, sentence, sources, step } from './conversations.said.ts';

/** Jobs whose pay is looked at. */
const LOOKED_THROUGH = 100;

/** "What does a nurse earn in Riyadh?": what open jobs of this work say that they pay, and what is usual. */
export async function* offeredPay(asked: Asked): AsyncGenerator<Said> {
  const { ctx, slots } = asked;
  yield step(ctx, 'pay');
  const work = slots.work?.text ?? (await ownWork(asked));
  if (!work) {
    yield sentence(ctx, 'pay.of_what');
    return;
  }
  const place = slots.place?.name[ctx.lang];
  // The best paid first: those that say nothing come last, and may be more than are looked through.
  const { results, total } = await ctx.calls.call(ctx, searchJobs, {
    body: { text: work, filters: place ? { location: place } : {}, sort: 'salary', limit: LOOKED_THROUGH },
  });
  const paid = results.filter(
    ({ salary_min, salary_max, salary_currency }) =>
      salary_currency === 'AED' && (salary_min ?? salary_max) !== null,
  );
  const amounts = paid.flatMap(({ salary_min, salary_max }) =>
    [salary_min, salary_max].filter((one) => one !== null),
  );
  if (amounts.length === 0) yield sentence(ctx, 'pay.unsaid', { work, jobs: total });
  else
    yield sentence(ctx, 'pay.offered', {
      work,
      from: Math.min(...amounts).toLocaleString('en'),
      to: Math.max(...amounts).toLocaleString('en'),
      jobs: paid.length,
      all: total,
    });
  yield* typicalPay(asked);
  if (paid.length > 0) yield { kind: 'jobs', jobs: paid.slice(0, 3).map((job) => chatJob(asked, job)) };
  const query = new URLSearchParams({ tab: 'all', text: work, ...(place && { place }), sort: 'salary' });
  yield sources(ctx, [`/candidate/jobs?${query}`, 'jobs']);
  yield questions(ctx, 'best_jobs', 'path');
}

/** What is usual for the work that is named, where that is known. */
export function* typicalPay({ ctx, slots }: Asked): Generator<Said> {
  const typical = slots.work?.occupation ? ctx.taxonomy.occupation(slots.work.occupation)?.salaryAed : null;
  if (typical)
    yield sentence(ctx, 'pay.typical', {
      from: typical.min.toLocaleString('en'),
      to: typical.max.toLocaleString('en'),
    });
}

/** The title of the work that the person does now, where their profile says it. */
async function ownWork({ ctx }: Asked): Promise<string | null> {
  const { career_path, personal_details } = await ctx.calls.call(ctx, getProfile, {});
  return career_path[0] ?? personal_details.headline ?? null;
}
