import { Button } from '@mantine/core';
import { useState } from 'react';
import type { getCandidate } from '#contract/features/candidates.contract.ts';
import { mayBePut } from '#contract/features/candidates.steps.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import {
  AssessmentIcon,
  ChatIcon,
  ChevronDownIcon,
  MailIcon,
  RejectIcon,
  ShortlistIcon,
} from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { isOffered } from '#web/platform/portal.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { applicantsAmong } from '#web/widgets/candidate-decisions/applicants.ts';
import { RejectDialog } from '#web/widgets/candidate-decisions/reject-dialog.tsx';
import { WritingDialog } from '#web/widgets/candidate-messages/writing.tsx';
import { PipelineStageBadge } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';
import { PokeBadge, usePoking } from '#web/widgets/pokes/poking.tsx';
import { useStages } from '../pipeline.queries.ts';
import { REJECTED, type Standing, type Target } from '../placements.ts';
import { usePlacing } from '../placing.ts';
import { CloseAfterHire } from './close-after-hire.tsx';
import { LateMoveMenu } from './late-move-menu.tsx';

export type Candidate = Reply<typeof getCandidate>;

/** Where they stand for the job, and where they can go from there. Without a job there is nothing to decide. */
export function CandidateActions({ candidate }: { candidate: Candidate }) {
  const poking = usePoking();
  const placing = usePlacing();
  const stages = useStages();
  const [open, setOpen] = useState<'rejection' | 'message' | null>(null);
  const { job, placed, application_stage, poke, profile, can } = candidate;
  if (!job || !placed) return null;
  const { name } = profile.personal_details;
  const standing = { ...placed, candidate_id: profile.user_id, job_id: job.jid, name, application_stage };
  const close = () => setOpen(null);
  return (
    <>
      <PipelineStageBadge
        stage={{ kind: placed.kind, name: stages.find((one) => one.id === placed.stage_id)?.name }}
      />
      <PokeBadge poke={poke} />
      <MoveButtons
        standing={standing}
        onMove={(target) =>
          target.status === 'REJECTED' && applicantsAmong([standing]).length > 0
            ? setOpen('rejection')
            : void placing.place(standing, target)
        }
      />
      <ContactButtons
        standing={standing}
        onWrite={() => setOpen('message')}
        onAsk={can.ask ? () => poking.poke(standing) : null}
      />
      {poking.dialog}
      <WritingDialog
        writing={open === 'message' ? { jobId: job.jid, candidates: [standing] } : null}
        onClose={close}
      />
      <RejectDialog
        name={name}
        isOpen={open === 'rejection'}
        onClose={close}
        onReject={(rejection) => void placing.place(standing, REJECTED, rejection)}
      />
      <CloseAfterHire hired={placing.hired} onDone={placing.forgetHired} />
    </>
  );
}

interface MoveButtonsProps {
  standing: Standing;
  /** A rejection asks why first: that is the caller’s. */
  onMove: (target: Target) => void;
}

/** Shortlists whoever is undecided, moves them to any stage, or rejects them. */
function MoveButtons({ standing, onMove }: MoveButtonsProps) {
  const { t } = useTranslation(['candidates', 'candidate-decisions']);
  const first = useStages().find(({ kind }) => kind === 'shortlisted');
  const mayGoOn = mayBePut(standing, { status: 'SHORTLISTED' });
  const isUndecided = standing.status === 'PENDING' && mayGoOn;
  return (
    <>
      {isUndecided && first && (
        <Button
          leftSection={<ShortlistIcon size={18} stroke={1.7} aria-hidden />}
          onClick={() => onMove({ status: 'SHORTLISTED', stage: first })}
        >
          {t('candidate-decisions:shortlist')}
        </Button>
      )}
      {(mayGoOn || standing.status !== 'PENDING') && (
        <LateMoveMenu
          people={[standing]}
          onMove={onMove}
          button={
            <Button
              variant={isUndecided ? 'default' : 'filled'}
              rightSection={<ChevronDownIcon size={16} stroke={1.8} aria-hidden />}
            >
              {t('bulk.move')}
            </Button>
          }
        />
      )}
      {standing.status !== 'REJECTED' && (
        <Button
          variant="default"
          leftSection={<RejectIcon size={18} stroke={1.7} aria-hidden />}
          onClick={() => onMove(REJECTED)}
        >
          {t('candidate-decisions:reject')}
        </Button>
      )}
    </>
  );
}

interface ContactButtonsProps {
  standing: Standing;
  onWrite: () => void;
  /** Asks whether the job interests them; null where nobody can. */
  onAsk: (() => void) | null;
}

function ContactButtons({ standing, onWrite, onAsk }: ContactButtonsProps) {
  const { t } = useTranslation(['candidates', 'pokes']);
  return (
    <>
      <Button
        variant="default"
        leftSection={<MailIcon size={18} stroke={1.7} aria-hidden />}
        onClick={onWrite}
      >
        {t('bulk.write_to_one')}
      </Button>
      {onAsk && (
        <Button
          variant="default"
          leftSection={<ChatIcon size={18} stroke={1.7} aria-hidden />}
          title={t('pokes:ask_help')}
          onClick={onAsk}
        >
          {t('pokes:ask')}
        </Button>
      )}
      {isOffered('assessments') && (
        <ButtonLink
          variant="default"
          leftSection={<AssessmentIcon size={18} stroke={1.7} aria-hidden />}
          to="/recruiter/assessments"
          search={{ invite: standing.candidate_id, job: standing.job_id }}
        >
          {t('candidate.invite_to_assessment')}
        </ButtonLink>
      )}
    </>
  );
}
