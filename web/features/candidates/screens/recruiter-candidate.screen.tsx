import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useDeferredValue } from 'react';
import { getCandidate } from '#contract/features/candidates.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PersonIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { idIn } from '#web/platform/ids.ts';
import { isOffered } from '#web/platform/portal.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { MatchExplanation } from '#web/widgets/match-explanation/match-explanation.tsx';
import { ProfileToRead } from '#web/widgets/profile-view/profile-view.tsx';
import { useHeld } from '#web/widgets/query-view/held.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { RECRUITER_CANDIDATE } from '../candidates.addresses.ts';
import { ApplicationOf, applicationQuery, SentResume } from '../components/application-of.tsx';
import { type Candidate, CandidateActions } from '../components/candidate-actions.tsx';
import { CandidateHistory } from '../components/candidate-history.tsx';
import { CompanyFold } from '../components/company-fold.tsx';
import { Duplicates } from '../components/duplicates.tsx';
import { OtherJobs } from '../components/other-jobs.tsx';
import { SimilarCandidates } from '../components/similar-candidates.tsx';
import { stagesQuery, useColleaguesChanges } from '../pipeline.queries.ts';
import classes from './recruiter-candidate.module.css';

/** Few companies have connected a hiring system: its part comes by itself. */
const SystemCandidate = lazy(() => import('../components/system-candidate.tsx'));

/** One candidate as the company sees them: who it is, beside it the score for a job, and all there was between them. */
export default function RecruiterCandidateScreen() {
  const { t } = useTranslation('candidates');
  const { id } = useParams({ strict: false }) as { id: string };
  const [{ job_id }] = useAddress(RECRUITER_CANDIDATE);
  const jobId = idIn(job_id);
  useColleaguesChanges();
  const candidate = useQuery(
    queryFor(getCandidate, { params: { id }, query: jobId ? { job_id: jobId } : {} }),
  );
  // They make the buttons above: shown without them, the page would move.
  const stages = useQuery(stagesQuery);
  const application = useQuery({ ...applicationQuery(jobId ?? '', id), enabled: jobId !== null });
  const isHeld = useHeld(jobId === null ? [stages] : [stages, application]);
  // Drawn in slices of a few milliseconds, between which a slow phone answers.
  const found = useDeferredValue(isHeld ? undefined : candidate.data);
  const person = found?.profile.personal_details;
  const job = found?.job;

  return (
    <Page
      key={found ? 'there' : 'waiting'}
      title={person ? <bdi>{person.name}</bdi> : t('candidate.title')}
      lead={
        person && (
          <Joined
            parts={[person.headline, person.location && <KnownName key="place" of={person.location} />]}
          />
        )
      }
      width="full"
      back={
        job ? (
          <BackLink to="/recruiter/jobs/$id" params={{ id: job.jid }}>
            <bdi>{job.job_title}</bdi>
          </BackLink>
        ) : (
          <BackLink to="/recruiter/candidates">{t('candidate.back')}</BackLink>
        )
      }
      actions={
        found && (
          <>
            <CandidateActions key={`${id} ${job_id}`} candidate={found} />
            {job && <SentResume jobId={job.jid} candidateId={id} />}
            {job && !found.is_blind && isOffered('hiring-systems') && (
              <Suspense fallback={null}>
                <SystemCandidate candidateId={found.profile.user_id} jobId={job.jid} />
              </Suspense>
            )}
          </>
        )
      }
    >
      <OneView
        query={candidate}
        isHeld={found === undefined}
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
        {(one) => <Columns id={id} found={one} />}
      </OneView>
    </Page>
  );
}

/** The person, beside them the score for a job and what was between them, and below who is alike. */
function Columns({ id, found }: { id: string; found: Candidate }) {
  const { profile, job } = found;
  return (
    <div className={classes.columns}>
      <div className={classes.person}>
        <WhyLittleIsShown found={found} />
        <ProfileToRead profile={profile} isBlind={found.is_blind} />
        {job && <ApplicationOf jobId={job.jid} candidateId={id} />}
      </div>
      <div className={classes.beside}>
        {job && <ScoreFor job={job} explanation={found.explanation} />}
        <Duplicates candidateId={profile.user_id} />
        <CompanyFold id={id} found={found} />
        <OtherJobs candidateId={profile.user_id} jobId={job?.jid ?? null} />
        <CandidateHistory candidateId={profile.user_id} />
      </div>
      <div className={classes.similar}>
        <SimilarCandidates candidateId={profile.user_id} />
      </div>
    </div>
  );
}

/** Why there is no decision here, or why the name is not the person's own; nothing where all of it is shown. */
function WhyLittleIsShown({ found: { job, is_blind } }: { found: Candidate }) {
  const { t } = useTranslation('candidates');
  const mustBeVerified = useSession().user?.companyDetail?.must_be_verified;
  if (job && !is_blind) return null;
  return (
    <Text c="dimmed" className={classes.note}>
      {job ? t(mustBeVerified ? 'candidate.unverified' : 'candidate.blind') : t('candidate.no_job')}
    </Text>
  );
}

/** The score for the job that the page was opened with: its reasons in short, and the whole of it one click away. */
function ScoreFor({
  job,
  explanation,
}: { job: NonNullable<Candidate['job']> } & Pick<Candidate, 'explanation'>) {
  const { t } = useTranslation('candidates');
  return (
    <Section
      title={t('candidate.match', { job: job.job_title })}
      look="sheet"
      help={!explanation && t('candidate.no_explanation')}
    >
      {explanation && <MatchExplanation explanation={explanation} reader="recruiter" isFolded />}
    </Section>
  );
}
