import { useQuery } from '@tanstack/react-query';
import { listManagedJobs } from '#contract/features/talent-managers.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { JobIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { FittingJobs } from '../components/fitting-jobs.tsx';
import { SearchField } from '../components/search-field.tsx';
import { Unranked } from '../components/unranked.tsx';
import { JOBS } from '../talent-managers.addresses.ts';

/** Open jobs of the portal that people of one's own fit. */
export default function TalentManagerJobsScreen() {
  const { t } = useTranslation('talent-managers');
  const [{ q, page }, setAddress] = useAddress(JOBS);
  const jobs = useQuery(queryFor(listManagedJobs, { query: { q, page } }));
  return (
    <Page title={t('title.jobs')} lead={t('jobs.lead')}>
      <SearchField label={t('jobs.search')} value={q} onSearch={(next) => setAddress({ q: next, page: 1 })} />
      <QueryView
        query={jobs}
        waiting={<ListSkeleton label={t('jobs.waiting')} count={6} />}
        failedTitle={t('jobs.failed')}
        isEmpty={({ results }) => results.length === 0}
        empty={
          <EmptyState
            title={q ? t('jobs.none_found') : t('jobs.none')}
            icon={<JobIcon size={28} stroke={1.5} aria-hidden />}
            action={!q && <ButtonLink to="/talent-manager/people/add">{t('add')}</ButtonLink>}
          >
            {!q && t(jobs.data?.joined ? 'jobs.none_fit' : 'jobs.none_yet')}
          </EmptyState>
        }
      >
        {(list) => (
          <>
            <Unranked joined={list.joined} unranked={list.unranked} />
            <FittingJobs jobs={list.results} />
            <AddressPagination total={list.total} limit={list.limit} />
          </>
        )}
      </QueryView>
    </Page>
  );
}
