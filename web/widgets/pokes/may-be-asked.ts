import type { ApplicationStage } from '#contract/features/applications.contract.ts';
import type { PokeState } from '#contract/features/pokes.contract.ts';

/** Who applied has said so, and who was asked is not asked again. */
export const mayBeAsked = ({
  poke,
  application_stage: stage,
}: {
  poke: PokeState;
  application_stage: ApplicationStage | null;
}): boolean => !poke && (stage === null || stage === 'WITHDRAWN');
