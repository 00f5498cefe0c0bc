import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { listSimilarPublicJobs } from '#contract/features/job-lists.contract.ts';
import { getPublicJob } from '#contract/features/jobs.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { JobIcon, SendIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { isOffered } from '#web/platform/portal.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CompanyFacts } from '#web/widgets/company-details/company-facts.tsx';
import { JobDetails } from '#web/widgets/job-details/job-details.tsx';
import { ShareJob } from '#web/widgets/job-sharing/share-job.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { VerifiedBadge } from '#web/widgets/verified-badge/verified-badge.tsx';
import classes from './public-job.module.css';

const AskAboutJob = lazy(() => import('#web/widgets/document-answers/ask-about-job.tsx'));

type Found = Extract<Reply<typeof getPublicJob>, { is_open: true }>;

/** A job for everyone who has its address, signed in or not. */
export default function PublicJobScreen() {
  const { t } = useTranslation('jobs');
  const { key } = useParams({ strict: false }) as { key: string };
  const query = useQuery(queryFor(getPublicJob, { params: { key } }));
  return (
    <OneView
      query={query}
      failedTitle={t('public.failed')}
      waiting={<PageSkeleton label={t('public.loading')} />}
      missing={
        <EmptyState
          level={1}
          title={t('public.missing')}
          icon={<JobIcon size={30} stroke={1.5} aria-hidden />}
          action={<ButtonLink to="/">{t('public.home')}</ButtonLink>}
        >
          {t('public.missing_body')}
        </EmptyState>
      }
    >
      {(found) =>
        found.is_open ? (
          <OpenJob found={found} />
        ) : (
          <Page
            title={t('public.closed')}
            lead={t('public.closed_body', {
              job: isolated(found.job_title),
              company: isolated(found.company_name),
            })}
          >
            <SimilarOpenJobs jobKey={key} />
          </Page>
        )
      }
    </OneView>
  );
}

function OpenJob({ found: { job, company, posting, is_company_verified: isVerified } }: { found: Found }) {
  const { t } = useTranslation('jobs');
  const format = useFormatters();
  return (
    <Page
      title={<bdi>{job.job_title}</bdi>}
      lead={
        <>
          <Joined
            parts={[job.company.company_name, job.location && <KnownName key="place" of={job.location} />]}
          />
          {isVerified && (
            <span className={classes.verified}>
              <VerifiedBadge />
            </span>
          )}
          {job.posted_at && (
            <Text component="span" size="sm" className={classes.posted}>
              {t('public.posted', { when: format.relative(job.posted_at) })}
            </Text>
          )}
        </>
      }
      actions={
        <ShareJob url={String(posting.url)} title={job.job_title} company={job.company.company_name} />
      }
    >
      <Apply jobId={job.jid} />
      <div className={classes.columns}>
        <div className={classes.job}>
          <JobDetails job={job} />
          <Suspense>
            {isOffered('documents') && (
              <AskAboutJob jobId={job.jid} jobKey={job.key} company={company.company_name} />
            )}
          </Suspense>
        </div>
        <Section title={t('public.company', { company: isolated(company.company_name) })} look="sheet">
          <CompanyFacts company={company} />
        </Section>
      </div>
      <SimilarOpenJobs jobKey={job.key} />
    </Page>
  );
}

/** Into the application: at once for a candidate, by way of an account for whoever has none yet. */
function Apply({ jobId }: { jobId: string }) {
  const { t } = useTranslation('jobs');
  const { state } = useSession();
  const icon = <SendIcon size={18} stroke={1.7} aria-hidden />;
  if (state === 'UNAUTHENTICATED') {
    const search = { redirect: `/candidate/jobs/view/${jobId}?apply=1&from=public_page` };
    return (
      <div className={classes.apply}>
        <ButtonLink to="/auth/signup" search={search} size="md" leftSection={icon}>
          {t('public.apply')}
        </ButtonLink>
        <Text size="sm" c="dimmed">
          {t('public.apply_help')}{' '}
          <TextLink to="/auth/login" search={search} underline="always">
            {t('public.log_in')}
          </TextLink>
        </Text>
      </div>
    );
  }
  if (!MAY_BECOME_APPLICANTS.includes(state)) return <Text c="dimmed">{t('public.not_for_you')}</Text>;
  return (
    <div className={classes.apply}>
      <ButtonLink
        to="/candidate/jobs/view/$id"
        params={{ id: jobId }}
        search={{ apply: true, from: 'public_page' }}
        size="md"
        leftSection={icon}
      >
        {t('public.apply')}
      </ButtonLink>
    </div>
  );
}

/** Candidates, and those on their way there: the guard leads them on and back to the job. */
const MAY_BECOME_APPLICANTS: readonly string[] = [
  'CANDIDATE',
  'CANDIDATE_PROFILE_PENDING',
  'EMAIL_VERIFICATION_PENDING',
  'EMAIL_VERIFICATION_COMPLETED',
  'ONBOARDING_PENDING',
  'ONBOARDING_COMPLETED',
];

/** Open jobs like this one; nothing where there are none, or while they cannot be had. */
function SimilarOpenJobs({ jobKey }: { jobKey: string }) {
  const { t } = useTranslation(['jobs', 'job-details']);
  const format = useFormatters();
  const { data: jobs = [] } = useQuery(
    queryFor(listSimilarPublicJobs, { params: { key: jobKey }, query: { limit: 4 } }),
  );
  if (jobs.length === 0) return null;
  return (
    <Section title={t('public.similar')}>
      <ul className={classes.similar}>
        {jobs.map((job) => (
          <li key={job.key}>
            <TextLink to="/public/job/$key" params={{ key: job.key }} fw={600}>
              <bdi>{job.job_title}</bdi>
            </TextLink>
            <Text size="sm">
              <Joined
                parts={[job.company_name, job.location && <KnownName key="place" of={job.location} />]}
              />
            </Text>
            <Text size="sm" c="dimmed">
              <Joined
                parts={[t(`job-details:work_place.${job.work_place}`), format.relative(job.posted_at)]}
              />
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
