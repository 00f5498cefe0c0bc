import type { Explanation } from '#contract/features/matches.contract.ts';
import type { LabelledPair } from '#engines/matching/index.ts';
import { explainPair } from '#server/features/matches/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { deleteOutcome, type Outcome, saveOutcome } from './calibrations.store.ts';

interface Judgement extends Pick<Outcome, 'jobId' | 'userId' | 'source'> {
  /** Null where a judgement is taken back. */
  isRelevant: boolean | null;
}

/**
 * Keeps what someone said of a pair, with the parts of its score at this moment. Of a pair that can no longer be scored
 * nothing is kept, not even what was said before.
 */
export async function keepOutcome(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  { isRelevant, ...of }: Judgement,
): Promise<void> {
  const explanation = isRelevant === null ? null : await explainPair(ctx, of.jobId, of.userId);
  if (isRelevant === null || !explanation) return deleteOutcome(ctx.db, of);
  await saveOutcome(ctx.db, {
    ...of,
    portal: ctx.portal.key,
    isRelevant,
    ...partsOf(explanation),
    version: explanation.version,
    judgedAt: ctx.now,
  });
}

/** To keep a job is a weaker word for it than to like it. */
const WEIGHT: Record<Outcome['source'], number> = { decision: 1, reaction: 1, favourite: 0.5 };

export const labelledPairOf = (row: Outcome): LabelledPair => ({
  key: `${row.jobId}/${row.userId}`,
  ...row.parts,
  gate: row.gate,
  isRelevant: row.isRelevant,
  weight: WEIGHT[row.source],
});

function partsOf({ parts, gates }: Explanation) {
  const value = (key: Explanation['parts'][number]['key']) =>
    parts.find((part) => part.key === key)?.value ?? null;
  return {
    parts: {
      title: value('title'),
      work: value('work') ?? 0,
      words: value('words'),
      meaning: value('meaning') ?? 0,
      skills: value('skills'),
    },
    gate: gates.reduce((product, { weight, value: it }) => product * (1 - weight + weight * it), 1),
  };
}
