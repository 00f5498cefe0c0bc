import { Checkbox, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRecruiterStats, JOB_STATUSES } from '#contract/features/jobs.contract.ts';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import { RECRUITER_JOBS } from '../jobs.addresses.ts';
import classes from '../screens/recruiter-jobs.module.css';

/** What narrows the list of jobs: words, a status, one's own; the address keeps it. */
export function JobListFilters() {
  const { t } = useTranslation(['jobs', 'job-details']);
  const [{ status, q, mine }, setAddress] = useAddress(RECRUITER_JOBS);
  const labelOf = useStatusLabels();
  return (
    <>
      <SearchField
        label={t('listing.search')}
        value={q}
        onSearch={(found) => setAddress({ q: found, page: 1 })}
      />
      <SegmentedControl
        className={classes.statuses}
        aria-label={t('listing.status')}
        value={status}
        onChange={(next) => setAddress({ status: next, page: 1 }, { push: true })}
        data={(['all', ...JOB_STATUSES] as const).map((value) => ({ value, label: labelOf(value) }))}
      />
      <Checkbox
        className={classes.mine}
        label={t('listing.mine')}
        checked={mine}
        onChange={(event) => setAddress({ mine: event.currentTarget.checked, page: 1 }, { push: true })}
      />
    </>
  );
}

/** What a status is called in the filter, with how many jobs have it once that is known. */
function useStatusLabels() {
  const { t } = useTranslation(['jobs', 'job-details']);
  const format = useFormatters();
  const stats = useQuery(queryFor(getRecruiterStats, {})).data;
  const totals = stats && { draft: stats.drafts, published: stats.published, closed: stats.closed };
  return (value: 'all' | (typeof JOB_STATUSES)[number]): string => {
    if (value === 'all') return t('listing.all');
    const status = t(`job-details:status.${value}`);
    return totals ? t('listing.status_count', { status, number: format.number(totals[value]) }) : status;
  };
}
