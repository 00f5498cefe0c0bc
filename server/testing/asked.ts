import { pokeCandidates } from '#contract/features/pokes.contract.ts';
import { leavePokes } from '#server/features/pokes/index.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';
import { doJob } from './work.ts';

/** Asks people whether a job interests them, with the time to take it back gone by. */
export async function askForInterest(
  test: TestApp,
  recruiter: Person,
  job_id: string,
  ...people: readonly Person[]
): Promise<void> {
  const body = { job_id, candidate_ids: people.map(({ id }) => id) };
  const { ask } = (await test.call(pokeCandidates, { token: recruiter.token, body })).data;
  if (ask) await doJob(test, leavePokes, { askId: ask.id }, new Date(ask.leaves_at));
}
