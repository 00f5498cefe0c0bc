import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CandidateRow, getPipeline } from '#contract/features/candidates.contract.ts';
import type { Query } from '#contract/kernel/endpoint.ts';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { RejectDialog } from '#web/widgets/candidate-decisions/reject-dialog.tsx';
import { LeftOutNote } from '#web/widgets/candidate-filters/left-out-note.tsx';
import { KeysHint } from '#web/widgets/list-keys/keys-hint.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { RECRUITER_CANDIDATES } from '../candidates.addresses.ts';
import { usePlacing } from '../pipeline.queries.ts';
import { CloseAfterHire } from './close-after-hire.tsx';
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
  const placing = usePlacing();
  const [rejecting, setRejecting] = useState<CandidateRow | null>(null);
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
            onMove={(row, target) => {
              if (target.status === 'REJECTED') setRejecting(row);
              else void placing.place(row, target);
            }}
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
          <RejectDialog
            key={rejecting ? `${rejecting.job_id} ${rejecting.candidate_id}` : ''}
            name={rejecting?.name}
            isOpen={rejecting !== null}
            onClose={() => setRejecting(null)}
            onReject={(rejection) =>
              rejecting && void placing.place(rejecting, { status: 'REJECTED', stage: null }, rejection)
            }
          />
          <CloseAfterHire hired={placing.hired} onDone={placing.forgetHired} />
        </>
      )}
    </QueryView>
  );
}
