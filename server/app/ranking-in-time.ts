import type { Log } from '#server/platform/log.ts';
import type { MatchRanking } from '#server/platform/match-ranking.ts';

/**
 * Has a portal read for ranking as soon as somebody of it has a screen open, once: who then wants something ranked does not
 * wait for a thread that only begins, and a program that nobody looks at holds nothing for it.
 */
export function rankingInTime(ranking: Pick<MatchRanking, 'size'>, log: Log): (portal: string) => void {
  const begun = new Set<string>();
  return (portal) => {
    if (begun.has(portal)) return;
    begun.add(portal);
    ranking.size(portal).catch((error: unknown) => {
      // A portal that takes long goes on being read; whatever else it is, the next who comes tries again.
      begun.delete(portal);
      log.debug({ err: error, portal }, 'ranking is not ready yet');
    });
  };
}
