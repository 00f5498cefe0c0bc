import type { z } from 'zod';
import { search } from '#contract/features/search.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import { noteListed } from '#server/platform/shown.ts';
import { findCandidatesFor, findJobsFor } from './search.reads.ts';

const MOST = 8;

export const searchRoutes = [bind(search, (ctx, { body }) => find(ctx, body))];

/** Jobs and candidates by name among what the reader may see, with where each is shown to them. */
async function find(
  ctx: SignedInCtx,
  { text, kind }: z.output<typeof search.body>,
): Promise<z.input<typeof search.response>> {
  const { actor } = ctx;
  const hires = actor.state === 'RECRUITER' || actor.state === 'RECRUITER_ADMIN';
  const jobs = kind === 'candidate' ? [] : await findJobsFor(ctx.db, actor, text, MOST);
  // Whose company is not verified finds nobody by name.
  const findsPeople = hires && actor.isCompanyVerified;
  const candidates = kind !== 'job' && findsPeople ? await findCandidatesFor(ctx.db, actor, text, MOST) : [];
  noteListed(
    ctx,
    candidates.map(({ id }) => id),
  );
  return {
    results: [
      ...jobs.map((job) => ({
        kind: 'job' as const,
        id: job.id,
        title: job.title,
        subtitle: job.company,
        place: job.place,
        link: jobLink(job, actor.companyId, hires),
      })),
      ...candidates.map(({ id, person }) => ({
        kind: 'candidate' as const,
        id,
        title: person.name,
        subtitle: person.headline ?? null,
        place: null,
        link: `/recruiter/candidates/${id}`,
      })),
    ],
  };
}

function jobLink(
  job: { id: string; companyId: string },
  ownCompanyId: string | null,
  hires: boolean,
): string {
  if (!hires) return `/candidate/jobs/view/${job.id}`;
  return job.companyId === ownCompanyId ? `/recruiter/jobs/${job.id}` : `/job/${job.id}`;
}
