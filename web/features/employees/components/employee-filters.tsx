import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EMPLOYEE_SORTS } from '#contract/features/employees.contract.ts';
import { listRecruiterJobs } from '#contract/features/jobs.contract.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useJobChoices } from '#web/widgets/job-choices/job-choices.ts';
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
  const set: SetFilters = (changes) => onChange({ ...changes, page: 1 }, { push: true });
  return (
    <div className={classes.filters}>
      <SearchField label={t('filters.search')} value={address.q} onSearch={(q) => onChange({ q, page: 1 })} />
      <NameChoice
        label={t('filters.department')}
        all={t('filters.all_departments')}
        names={departments}
        value={address.department}
        onChange={(department) => set({ department })}
      />
      <NameChoice
        label={t('filters.location')}
        all={t('filters.all_locations')}
        names={locations}
        value={address.location}
        onChange={(location) => set({ location })}
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
      <JobChoice jobId={address.job_id} onChange={set} />
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

type SetFilters = (changes: Partial<EmployeesAddress>) => void;

interface NameChoiceProps {
  label: string;
  /** In place of a name: all of them. */
  all: string;
  names: readonly string[];
  value: string;
  onChange: (name: string) => void;
}

const NameChoice = ({ label, all, names, value, onChange }: NameChoiceProps) => (
  <NativeSelect
    size="sm"
    aria-label={label}
    value={value}
    data={[
      { value: '', label: all },
      ...withChosen(names, value).map((name) => ({ value: name, label: name })),
    ]}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

/** The job that the people are judged for: the best first. */
function JobChoice({ jobId, onChange }: { jobId: string; onChange: SetFilters }) {
  const { t } = useTranslation('employees');
  const jobs = useQuery(queryFor(listRecruiterJobs, { body: { page: 1, limit_per_page: JOBS_OFFERED } }));
  const choices = useJobChoices();
  const offered = jobs.data?.results ?? [];
  return (
    <NativeSelect
      size="sm"
      aria-label={t('filters.job')}
      value={jobId}
      data={[
        { value: '', label: t('filters.no_job') },
        ...choices(offered),
        // One beyond those that are offered, from a link.
        ...(jobId && jobs.data && !offered.some((job) => job.jid === jobId)
          ? [{ value: jobId, label: t('filters.job') }]
          : []),
      ]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChange({ job_id: value, sort: value ? 'match' : 'name' });
      }}
    />
  );
}

/** What the address asks for stays a choice while the list is on its way. */
const withChosen = (names: readonly string[], chosen: string): readonly string[] =>
  chosen && !names.includes(chosen) ? [chosen, ...names] : names;
