import { Anchor, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getCompany } from '#contract/features/companies.contract.ts';
import { listCompanyJobs } from '#contract/features/job-lists.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { CompanyIcon, JobIcon } from '#web/design/icons.ts';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { CardSkeleton, PageSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { StoredPicture } from '#web/widgets/pictures/stored-picture.tsx';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { VerifiedBadge } from '#web/widgets/verified-badge/verified-badge.tsx';
import classes from '../components/company.module.css';
import { JobActions } from '../components/job-actions.tsx';
import { JobCard } from '../components/job-card.tsx';
import { JobGrid } from '../components/job-grid.tsx';
import { COMPANY } from '../job-lists.addresses.ts';
import { listAddress } from '../list-address.ts';

type CompanyPage = Reply<typeof getCompany>;

/** A company: what it says of itself, and its open jobs with how well each fits. */
export default function CompanyScreen() {
  const { t } = useTranslation('companies');
  const [{ company: id }] = useAddress(COMPANY);
  const query = useQuery(queryFor(getCompany, { params: { id } }));
  return (
    <OneView
      query={query}
      failedTitle={t('page.failed')}
      waiting={<PageSkeleton label={t('page.loading')} />}
      missing={
        <Page title={t('page.missing.title')} lead={t('page.missing.body')}>
          <div>
            <ButtonLink to="/candidate/jobs">{t('page.missing.action')}</ButtonLink>
          </div>
        </Page>
      }
    >
      {(company) => <CompanyView company={company} />}
    </OneView>
  );
}

function CompanyView({ company }: { company: CompanyPage }) {
  const { t } = useTranslation('companies');
  const format = useFormatters();
  const { company_size: size, company_website: website } = company;
  return (
    <Page
      title={
        <span className={classes.head}>
          <StoredPicture
            fileId={company.company_avatar}
            name={company.company_name}
            size={56}
            fallback={<CompanyIcon size={26} stroke={1.5} aria-hidden />}
          />
          {/* Beside the picture, wherever its own letters would begin. */}
          <span>
            <bdi>{company.company_name}</bdi>
          </span>
        </span>
      }
      back={
        <BackLink to="/candidate/jobs" search={listAddress()}>
          {t('page.back')}
        </BackLink>
      }
    >
      <Section title={t('page.about')}>
        <ul className={classes.facts}>
          {company.is_verified && (
            <li>
              <VerifiedBadge />
            </li>
          )}
          <li>
            <KnownName of={company.company_industry} />
          </li>
          <li>
            <KnownName of={company.company_location} />
          </li>
          <li>{t('page.employees', { count: size, shown: format.number(size) })}</li>
          {website && (
            <li>
              <Anchor href={website} target="_blank" rel="noreferrer" size="sm" dir="ltr">
                {website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
              </Anchor>
            </li>
          )}
        </ul>
        <Text className={classes.text} dir="auto">
          {company.company_description}
        </Text>
      </Section>
      <Section title={t('page.jobs')}>
        <OpenJobs companyId={company.id} />
      </Section>
    </Page>
  );
}

function OpenJobs({ companyId }: { companyId: string }) {
  const { t } = useTranslation(['companies', 'job-lists']);
  const format = useFormatters();
  const [{ page }] = useAddress(COMPANY);
  const query = useQuery({
    ...queryFor(listCompanyJobs, { params: { id: companyId }, query: { page } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.scores === 'computing' ? COMPUTING_POLL_MS : false),
  });
  return (
    <QueryView
      query={query}
      failedTitle={t('page.jobs_failed')}
      waiting={<CardSkeleton label={t('page.jobs_loading')} count={2} />}
      isEmpty={(list) => list.total === 0}
      empty={
        <EmptyState
          title={t('page.none')}
          icon={<JobIcon size={26} stroke={1.6} aria-hidden />}
          action={<ButtonLink to="/candidate/jobs">{t('page.none_action')}</ButtonLink>}
        >
          {t('page.none_body')}
        </EmptyState>
      }
    >
      {(list) => (
        <Stack gap="lg" aria-busy={query.isPlaceholderData}>
          <Text size="sm" c="dimmed" aria-live="polite">
            {t('list.jobs', { count: list.total, shown: format.number(list.total) })}
          </Text>
          {list.scores === 'no_profile' && (
            <Text size="sm">
              {t('page.no_scores')}{' '}
              <TextLink to="/candidate/profile" size="sm">
                {t('job-lists:no_profile.action')}
              </TextLink>
            </Text>
          )}
          <JobGrid label={t('page.jobs')}>
            {list.results.map((job) => (
              <li key={job.jid}>
                <JobCard
                  from="company_page"
                  job={job}
                  explanation={job.explanation ?? (list.scores === 'computing' ? 'waiting' : null)}
                  withoutScore={list.scores === 'known' ? t('job-lists:card.weak') : null}
                  actions={<JobActions job={job} standing={job} />}
                />
              </li>
            ))}
          </JobGrid>
          <AddressPagination total={list.total} limit={list.limit} />
        </Stack>
      )}
    </QueryView>
  );
}

/** While the first ranking is made the scores are asked for again. */
const COMPUTING_POLL_MS = 2_500;
