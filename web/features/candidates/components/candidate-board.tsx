import { useQuery } from '@tanstack/react-query';
import { getPipeline } from '#contract/features/candidates.contract.ts';
import type { Query } from '#contract/kernel/endpoint.ts';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { LeftOutNote } from '#web/widgets/candidate-filters/left-out-note.tsx';
import { KeysHint } from '#web/widgets/list-keys/keys-hint.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { RECRUITER_CANDIDATES } from '../candidates.addresses.ts';
import { usePlacing } from '../placing.ts';
import { useMoving } from './moving.tsx';
import { PipelineBoard } from './pipeline-board.tsx';

const KEYS = [
  { keys: ['arrows'], meaning: 'go' },
  { keys: ['Shift', 'arrows'], meaning: 'move' },
  { keys: ['M'], meaning: 'menu' },
  { keys: ['Enter'], meaning: 'open' },
] as const;

/** The pipeline as a board, with what asks before it happens. */
export default function CandidateBoard({ query }: { query: Query<typeof getPipeline> }) {
  const { t } = useTranslation(['candidates', 'candidate-rows']);
  const [, setAddress] = useAddress(RECRUITER_CANDIDATES);
  const { move, questions } = useMoving(usePlacing());
  const pipeline = useQuery({
    ...queryFor(getPipeline, { query }),
    placeholderData: (before) => before,
  });
  return (
    <QueryView
      query={pipeline}
      waiting={<ListSkeleton label={t('candidate-rows:waiting')} count={6} />}
      failedTitle={t('candidate-rows:failed')}
    >
      {(data) => (
        <>
          <LeftOutNote leftOut={data.left_out} />
          <PipelineBoard
            pipeline={data}
            showsJobs={!query?.job_id}
            onMove={move}
            onOpenColumn={(column) =>
              setAddress(
                { view: 'list', status: 'ALL', stage: column.stage?.id ?? column.kind, page: 1 },
                { push: true },
              )
            }
          />
          <KeysHint
            label={t('pipeline.keys.label')}
            keys={KEYS.map(({ keys, meaning }) => ({
              keys: keys.map((key) => (key === 'arrows' ? t('pipeline.keys.arrows') : key)),
              meaning: t(`pipeline.keys.${meaning}`),
            }))}
          />
          {questions}
        </>
      )}
    </QueryView>
  );
}
