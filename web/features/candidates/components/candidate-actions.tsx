import { Button } from '@mantine/core';
import { useState } from 'react';
import type { getCandidate } from '#contract/features/candidates.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { ChatIcon, ChevronDownIcon, MailIcon, RejectIcon, ShortlistIcon } from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { RejectDialog } from '#web/widgets/candidate-decisions/reject-dialog.tsx';
import { WritingDialog } from '#web/widgets/candidate-messages/writing.tsx';
import { PipelineStageBadge } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';
import { PokeBadge, usePoking } from '#web/widgets/pokes/poking.tsx';
import { type Target, usePlacing, useStages } from '../pipeline.queries.ts';
import { CloseAfterHire } from './close-after-hire.tsx';
import { MoveMenu } from './move-menu.tsx';

export type Candidate = Reply<typeof getCandidate>;

/** Where they stand for the job, and where they can go from there. Without a job there is nothing to decide. */
export function CandidateActions({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation(['candidates', 'candidate-decisions', 'pokes']);
  const stages = useStages();
  const poking = usePoking();
  const [isWriting, setIsWriting] = useState(false);
  const placing = usePlacing();
  const [isRejecting, setIsRejecting] = useState(false);
  const { job, placed, poke, profile, can } = candidate;
  if (!job || !placed) return null;
  const { name } = profile.personal_details;
  const standing = { ...placed, candidate_id: profile.user_id, job_id: job.jid, name };
  const move = (target: Target) => {
    if (target.status === 'REJECTED') setIsRejecting(true);
    else void placing.place(standing, target);
  };
  const first = stages.find(({ kind }) => kind === 'shortlisted');
  const isUndecided = placed.status === 'PENDING' && placed.kind !== 'withdrawn';
  return (
    <>
      <PipelineStageBadge
        stage={{ kind: placed.kind, name: stages.find((one) => one.id === placed.stage_id)?.name }}
      />
      <PokeBadge poke={poke} />
      {isUndecided && first && (
        <Button
          leftSection={<ShortlistIcon size={18} stroke={1.7} aria-hidden />}
          onClick={() => move({ status: 'SHORTLISTED', stage: first })}
        >
          {t('candidate-decisions:shortlist')}
        </Button>
      )}
      <MoveMenu
        standing={standing}
        onMove={move}
        button={
          <Button
            variant={isUndecided ? 'default' : 'filled'}
            rightSection={<ChevronDownIcon size={16} stroke={1.8} aria-hidden />}
          >
            {t('bulk.move')}
          </Button>
        }
      />
      {placed.status !== 'REJECTED' && (
        <Button
          variant="default"
          leftSection={<RejectIcon size={18} stroke={1.7} aria-hidden />}
          onClick={() => setIsRejecting(true)}
        >
          {t('candidate-decisions:reject')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<MailIcon size={18} stroke={1.7} aria-hidden />}
        onClick={() => setIsWriting(true)}
      >
        {t('bulk.write_to_one')}
      </Button>
      {can.ask && (
        <Button
          variant="default"
          leftSection={<ChatIcon size={18} stroke={1.7} aria-hidden />}
          title={t('pokes:ask_help')}
          loading={poking.isRunning}
          onClick={() => poking.poke(standing)}
        >
          {t('pokes:ask')}
        </Button>
      )}
      {poking.report}
      <WritingDialog
        writing={isWriting ? { jobId: job.jid, candidates: [standing] } : null}
        onClose={() => setIsWriting(false)}
      />
      <RejectDialog
        name={name}
        isOpen={isRejecting}
        onClose={() => setIsRejecting(false)}
        onReject={(rejection) => void placing.place(standing, { status: 'REJECTED', stage: null }, rejection)}
      />
      <CloseAfterHire hired={placing.hired} onDone={placing.forgetHired} />
    </>
  );
}
