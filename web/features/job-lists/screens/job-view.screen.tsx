import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { JobDetails as JobDetailsReply } from '#contract/features/jobs.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isOffered } from '#web/platform/portal.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { JobDetails } from '#web/widgets/job-details/job-details.tsx';
import { ShareJob } from '#web/widgets/job-sharing/share-job.tsx';
import { useHeld } from '#web/widgets/query-view/held.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { ApplyToJob } from '../components/apply-to-job.tsx';
import { JobButtons } from '../components/job-actions.tsx';
import classes from '../components/job-view.module.css';
import { OwnMatch, OwnMatchInShort } from '../components/own-match.tsx';
import { PokeOfJob } from '../components/poke-questions.tsx';
import { SimilarJobs } from '../components/similar-jobs.tsx';
import { WhatIf } from '../components/what-if.tsx';
import { WhyNotCard } from '../components/why-not-card.tsx';
import { filtersAt, listWith } from '../job-filters.ts';
import { applicationQuery, isGone, pokeQuery, useJobDetails } from '../job-lists.queries.ts';
import { listAddress } from '../list-address.ts';
import { changeStanding, type Standing, takeBackDislike } from '../standing.ts';

const AskAboutJob = lazy(() => import('#web/widgets/document-answers/ask-about-job.tsx'));

/** One job, for whoever may see it; a candidate also sees how well it fits and why. */
export default function JobViewScreen() {
  const { t } = useTranslation('job-lists');
  const { id = '' } = useParams({ strict: false });
  const query = useJobDetails(id);
  const isHeld = useIsHeld(id);
  if (isGone(query.error))
    return (
      <Page title={t('view.gone.title')} lead={t('view.gone.body')}>
        <div>
          <ButtonLink to="/">{t('view.gone.action')}</ButtonLink>
        </div>
      </Page>
    );
  return (
    <QueryView
      query={query}
      isHeld={isHeld}
      failedTitle={t('view.failed')}
      waiting={<PageSkeleton label={t('view.loading')} />}
    >
      {(job) => <JobView key={job.jid} job={job} />}
    </QueryView>
  );
}

/** What a company asked and how one applies stand above the posting: it is not shown before them, to be pushed down. */
function useIsHeld(jobId: string): boolean {
  const enabled = useSession().state === 'CANDIDATE';
  const poke = useQuery({ ...pokeQuery(jobId), enabled });
  const application = useQuery({ ...applicationQuery(jobId), enabled });
  return useHeld(enabled ? [poke, application] : []);
}

function JobView({ job }: { job: JobDetailsReply }) {
  const { t } = useTranslation('job-lists');
  const { state } = useSession();
  const isCandidate = state === 'CANDIDATE';
  // What it was before it was disliked here, for as long as it is asked why.
  const [before, setBefore] = useState<Standing | null>(null);
  return (
    <Page
      title={<bdi>{job.job_title}</bdi>}
      lead={<CompanyAndDate job={job} isLink={isCandidate} />}
      back={
        isCandidate && (
          <BackLink to="/candidate/jobs" search={listAddress()}>
            {t('view.back')}
          </BackLink>
        )
      }
      actions={
        <>
          {isCandidate && (
            <JobButtons
              job={job}
              standing={job}
              onDislike={() => {
                setBefore({ is_favorite: job.is_favorite, reaction: job.reaction });
                void changeStanding(job.jid, job, { reaction: 'dislike' });
              }}
            />
          )}
          {job.public_url && (
            <ShareJob url={job.public_url} title={job.job_title} company={job.company.company_name} />
          )}
        </>
      }
    >
      {isCandidate ? (
        <>
          <PokeOfJob jobId={job.jid} />
          {before && job.reaction === 'dislike' && (
            <WhyNot job={job} before={before} onBack={() => setBefore(null)} />
          )}
          <JobWithMatch job={job} />
        </>
      ) : (
        <JobDetails job={job} />
      )}
      <SimilarJobs jobId={job.jid} />
    </Page>
  );
}

/** Whose job it is, and when it was posted. */
function CompanyAndDate({ job, isLink }: { job: JobDetailsReply; isLink: boolean }) {
  const { t } = useTranslation('job-lists');
  const format = useFormatters();
  const name = <bdi>{job.company.company_name}</bdi>;
  return (
    <>
      {isLink ? (
        <TextLink to="/candidate/jobs/company-profile" search={{ company: job.company.id }}>
          {name}
        </TextLink>
      ) : (
        name
      )}
      {job.posted_at && (
        <Text component="span" size="sm" className={classes.posted}>
          {t('view.posted', { when: format.relative(job.posted_at) })}
        </Text>
      )}
    </>
  );
}

/** The job for a candidate: the way to apply, the posting, and beside it how well it fits them. */
const JobWithMatch = ({ job }: { job: JobDetailsReply }) => (
  <>
    <ApplyToJob job={job} />
    <OwnMatchInShort jobId={job.jid} />
    <div className={classes.columns}>
      <div className={classes.job}>
        <JobDetails job={job} />
        <Suspense>
          {isOffered('documents') && (
            <AskAboutJob jobId={job.jid} jobKey={null} company={job.company.company_name} />
          )}
        </Suspense>
      </div>
      <div className={classes.reasons}>
        <OwnMatch jobId={job.jid} />
        <WhatIf jobId={job.jid} />
      </div>
    </div>
  </>
);

interface WhyNotProps {
  job: JobDetailsReply;
  before: Standing;
  onBack: () => void;
}

/** Asks why, as the lists do; what the answer suggests leads to the list of jobs. */
function WhyNot({ job, before, onBack }: WhyNotProps) {
  const navigate = useNavigate();
  return (
    <WhyNotCard
      job={job}
      filters={filtersAt(listAddress())}
      order={2}
      onUndo={() => {
        onBack();
        void takeBackDislike(job.jid, before);
      }}
      onChange={(changes) =>
        void navigate({ to: '/candidate/jobs', search: listWith(listAddress(), changes) })
      }
    />
  );
}
