import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EMPLOYEE_SORTS } from '#contract/features/employees.contract.ts';
import { listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import { LINK_CHOICES } from '../employees.addresses.ts';
import type { EmployeesAddress } from '../employees-address.ts';
import classes from './employee-filters.module.css';

interface EmployeeFiltersProps {
  address: EmployeesAddress;
  onChange: (changes: Partial<EmployeesAddress>, options?: { push?: boolean }) => void;
  departments: readonly string[];
  locations: readonly string[];
}

const JOBS_OFFERED = 100;

/** What narrows and orders the list. */
export function EmployeeFilters({ address, onChange, departments, locations }: EmployeeFiltersProps) {
  const { t } = useTranslation('employees');
  const jobs = useQuery(queryFor(listRecruiterJobs, { body: { page: 1, limit_per_page: JOBS_OFFERED } }));
  const set = (changes: Partial<EmployeesAddress>) => onChange({ ...changes, page: 1 }, { push: true });
  const offered = jobs.data?.results ?? [];
  return (
    <div className={classes.filters}>
      <SearchField label={t('filters.search')} value={address.q} onSearch={(q) => onChange({ q, page: 1 })} />
      <NativeSelect
        size="sm"
        aria-label={t('filters.department')}
        value={address.department}
        data={[
          { value: '', label: t('filters.all_departments') },
          ...withChosen(departments, address.department).map((name) => ({ value: name, label: name })),
        ]}
        onChange={(event) => set({ department: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label={t('filters.location')}
        value={address.location}
        data={[
          { value: '', label: t('filters.all_locations') },
          ...withChosen(locations, address.location).map((name) => ({ value: name, label: name })),
        ]}
        onChange={(event) => set({ location: event.currentTarget.value })}
      />
      <SearchField
        label={t('filters.skill')}
        value={address.skill}
        onSearch={(skill) => onChange({ skill, page: 1 })}
      />
      <NativeSelect
        size="sm"
        aria-label={t('filters.link')}
        value={address.link}
        data={LINK_CHOICES.map((value) => ({
          value,
          label: value === 'all' ? t('filters.all_links') : t(`links.${value}`),
        }))}
        onChange={(event) =>
          set({ link: LINK_CHOICES.find((one) => one === event.currentTarget.value) ?? 'all' })
        }
      />
      <NativeSelect
        size="sm"
        aria-label={t('filters.job')}
        value={address.job_id}
        data={[
          { value: '', label: t('filters.no_job') },
          ...offered.map((job) => ({ value: job.jid, label: job.job_title })),
          // One beyond those that are offered, from a link.
          ...(address.job_id && jobs.data && !offered.some((job) => job.jid === address.job_id)
            ? [{ value: address.job_id, label: t('filters.job') }]
            : []),
        ]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          set({ job_id: value, sort: value ? 'match' : 'name' });
        }}
      />
      <NativeSelect
        size="sm"
        aria-label={t('filters.sort')}
        value={address.sort}
        data={EMPLOYEE_SORTS.filter((one) => one !== 'match' || address.job_id).map((value) => ({
          value,
          label: t(`sorts.${value}`),
        }))}
        onChange={(event) =>
          set({ sort: EMPLOYEE_SORTS.find((one) => one === event.currentTarget.value) ?? 'name' })
        }
      />
    </div>
  );
}

/** What the address asks for stays a choice while the list is on its way. */
const withChosen = (names: readonly string[], chosen: string): readonly string[] =>
  chosen && !names.includes(chosen) ? [chosen, ...names] : names;
