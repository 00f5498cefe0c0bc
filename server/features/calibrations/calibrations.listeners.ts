import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';
import type { Uses } from '#server/platform/ports.ts';
import { keepOutcome } from './calibrations.outcomes.ts';

/** What people say of a pair of a job and a person is what a portal's calibration is fitted to. */
export const calibrationListeners = [
  on(
    'candidates.decided',
    (ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>, { userId, jobId, status }) => {
      const isRelevant = status === 'PENDING' ? null : status === 'SHORTLISTED';
      return keepOutcome(ctx, { jobId, userId, source: 'decision', isRelevant });
    },
  ),
  on(
    'favourites.reacted',
    (ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>, { userId, jobId, reaction, isAboutFit }) => {
      const isRelevant = reaction === null || !isAboutFit ? null : reaction === 'like';
      return keepOutcome(ctx, { jobId, userId, source: 'reaction', isRelevant });
    },
  ),
  on(
    'favourites.kept',
    async (ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>, { userId, jobIds, isFavourite }) => {
      for (const jobId of new Set(jobIds)) {
        await keepOutcome(ctx, { jobId, userId, source: 'favourite', isRelevant: isFavourite || null });
      }
    },
  ),
];
