import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCandidate } from '#contract/features/candidates.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PersonIcon, RefreshIcon, RejectIcon, ShortlistIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { text, useAddress } from '#web/platform/address.ts';
import { queryFor } from '#web/platform/queries.ts';
import { MatchExplanation } from '#web/widgets/match-explanation.tsx';
import { OneView } from '#web/widgets/one-view.tsx';
import { ProfileToRead } from '#web/widgets/profile-to-read.tsx';
import { applicantQuery } from '../applicants.queries.ts';
import { useDecide } from '../candidates.queries.ts';
import { ApplicationOf } from '../components/application-of.tsx';
import { CandidateStatusBadge } from '../components/candidate-status-badge.tsx';
import { RejectDialog } from '../components/reject-dialog.tsx';
import { SimilarCandidates } from '../components/similar-candidates.tsx';
import classes from './recruiter-candidate.module.css';

type Candidate = Reply<typeof getCandidate>;

const ADDRESS = { job_id: text() };
const IS_ID = /^[0-9a-f-]{36}$/i;

/** One candidate: the profile to read, and for a job the score taken apart and the decision. */
export default function RecruiterCandidateScreen() {
  const { t } = useTranslation('candidates');
  const { id } = useParams({ strict: false }) as { id: string };
  const [{ job_id }] = useAddress(ADDRESS);
  const jobId = IS_ID.test(job_id) ? job_id : null;
  const candidate = useQuery(
    queryFor(getCandidate, { params: { id }, query: jobId ? { job_id: jobId } : {} }),
  );
  const person = candidate.data?.profile.personal_details;
  const job = candidate.data?.job;

  return (
    <Page
      title={person ? <bdi>{person.name}</bdi> : t('candidate.title')}
      lead={person && <bdi>{[person.headline, person.location].filter(Boolean).join(' · ')}</bdi>}
      back={
        job ? (
          <BackLink to="/recruiter/jobs/$id" params={{ id: job.jid }}>
            <bdi>{job.job_title}</bdi>
          </BackLink>
        ) : (
          <BackLink to="/recruiter/candidates">{t('candidate.back')}</BackLink>
        )
      }
      actions={candidate.data && <DecisionButtons candidate={candidate.data} />}
    >
      <OneView
        query={candidate}
        missing={
          <EmptyState
            title={t('candidate.missing')}
            icon={<PersonIcon size={30} stroke={1.5} aria-hidden />}
            action={<ButtonLink to="/recruiter/candidates">{t('candidate.all')}</ButtonLink>}
          >
            {t('candidate.missing_body')}
          </EmptyState>
        }
        waiting={<PageSkeleton label={t('candidate.waiting')} />}
        failedTitle={t('candidate.failed')}
      >
        {(found) => (
          <>
            {found.job && <ApplicationOf jobId={found.job.jid} candidateId={id} />}
            {found.job && (
              <Section
                title={t('candidate.match', { job: found.job.job_title })}
                look="sheet"
                help={!found.explanation && t('candidate.no_explanation')}
              >
                {found.explanation && <MatchExplanation explanation={found.explanation} reader="recruiter" />}
              </Section>
            )}
            {!found.job && (
              <Text c="dimmed" className={classes.note}>
                {t('candidate.no_job')}
              </Text>
            )}
            <ProfileToRead profile={found.profile} />
            <SimilarCandidates candidateId={id} />
          </>
        )}
      </OneView>
    </Page>
  );
}

/** The decision for the job the page was opened with. Without one there is nothing to decide. */
function DecisionButtons({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation('candidates');
  const { decide, isRunning } = useDecide();
  const { job, status, profile } = candidate;
  const [isRejecting, setIsRejecting] = useState(false);
  const query = useQuery({
    ...applicantQuery(job?.jid ?? '', profile.user_id),
    enabled: job !== null,
  });
  if (!job || !status) return null;
  const { name } = profile.personal_details;
  const hasApplied = Boolean(query.data?.application && query.data.application.stage !== 'WITHDRAWN');
  const put = (next: typeof status, reason: string | null = null) =>
    void decide(
      { jobId: job.jid, candidateId: profile.user_id, name, status: next, reason },
      { before: status },
    );
  if (status !== 'PENDING')
    return (
      <>
        <CandidateStatusBadge status={status} />
        <Button
          variant="default"
          leftSection={<RefreshIcon size={18} stroke={1.7} aria-hidden />}
          disabled={isRunning}
          onClick={() => put('PENDING')}
        >
          {t('take_back')}
        </Button>
      </>
    );
  return (
    <>
      <Button
        leftSection={<ShortlistIcon size={18} stroke={1.7} aria-hidden />}
        disabled={isRunning}
        onClick={() => put('SHORTLISTED')}
      >
        {t('shortlist')}
      </Button>
      <Button
        variant="default"
        leftSection={<RejectIcon size={18} stroke={1.7} aria-hidden />}
        disabled={isRunning}
        onClick={() => (hasApplied ? setIsRejecting(true) : put('REJECTED'))}
      >
        {t('reject')}
      </Button>
      <RejectDialog
        name={name}
        isOpen={isRejecting}
        onClose={() => setIsRejecting(false)}
        onReject={(reason) => put('REJECTED', reason)}
      />
    </>
  );
}
