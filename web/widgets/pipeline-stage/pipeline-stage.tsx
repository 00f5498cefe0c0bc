import {
  type HiringStage,
  NAMED_STAGE_KINDS,
  type StageKind,
} from '#contract/features/hiring-stages.contract.ts';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';

interface Stage {
  kind: StageKind;
  name?: HiringStage['name'] | undefined;
}

const TONES: Record<StageKind, Tone> = {
  new: 'accent',
  shortlisted: 'good',
  interview: 'good',
  offered: 'good',
  hired: 'good',
  rejected: 'problem',
  withdrawn: 'neutral',
};

const isNamed = (kind: StageKind): boolean => (NAMED_STAGE_KINDS as readonly StageKind[]).includes(kind);

/** Names a stage as the reader calls it: by the name that the company gave it, or by the product’s word for its kind. */
export function useStageName(): (stage: Stage) => string {
  const { t } = useTranslation('pipeline-stage');
  return ({ kind, name }) => (isNamed(kind) && name) || t(`kinds.${kind}`);
}

/** Where a candidate stands for a job. */
export function PipelineStageBadge({ stage }: { stage: Stage }) {
  const stageName = useStageName();
  return (
    <StatusBadge tone={TONES[stage.kind]}>
      <bdi>{stageName(stage)}</bdi>
    </StatusBadge>
  );
}
