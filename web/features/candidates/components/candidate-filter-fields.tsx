import { MultiSelect, NumberInput, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listCandidateChoices, REJECTION_REASONS } from '#contract/features/candidates.contract.ts';
import { getJob } from '#contract/features/jobs.contract.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import {
  FactsFilters,
  useAskedLanguage,
  wholeNumber,
} from '#web/widgets/candidate-filters/facts-filters.tsx';
import type { Filters } from '../candidates-address.ts';
import { TagField } from './tag-field.tsx';

export interface CandidateFiltersProps {
  value: Filters;
  /** Reasons narrow only those who were rejected. */
  hasReasons: boolean;
  /** The one job that the list is of; null where it is of all. */
  jobId: string | null;
  onChange: (changes: Partial<Filters>) => void;
}

const LANGUAGES = ['arabic', 'english', 'hindi', 'urdu', 'french', 'tagalog'];

/** The fields of the filters, which come when these are opened. */
export default function CandidateFilterFields({ value, hasReasons, jobId, onChange }: CandidateFiltersProps) {
  const { t } = useTranslation(['candidates', 'candidate-decisions', 'candidate-filters']);
  const nameOf = useAskedLanguage();
  const choices = useQuery({ ...queryFor(listCandidateChoices, {}), staleTime: 60_000 }).data;
  // Only a job that states a law lets people be narrowed by nationality.
  const job = useQuery({ ...queryFor(getJob, { params: { id: jobId ?? '' } }), enabled: jobId !== null });
  const stated = job.data?.nationality_condition?.nationalities ?? [];
  const offered = (all: readonly { value: string }[] | undefined, chosen: readonly string[]) => [
    ...new Set([...(all ?? []).map((one) => one.value), ...chosen]),
  ];
  const languages = [
    ...new Set([...LANGUAGES.flatMap((name) => [name, `${name}:fluent`]), ...value.languages]),
  ];
  return (
    <>
      <TagsInput
        label={t('filters.skills')}
        description={t('filters.skills_help')}
        value={[...value.skills]}
        onChange={(skills) => onChange({ skills: skills.map((skill) => skill.replace(/,/g, ' ')) })}
        maxTags={20}
        maxLength={80}
        acceptValueOnBlur
      />
      <MultiSelect
        label={t('candidate-filters:languages')}
        searchable
        value={[...value.languages]}
        data={languages.map((one) => ({ value: one, label: nameOf(one) }))}
        onChange={(next) => onChange({ languages: next })}
      />
      <MultiSelect
        label={t('candidate-filters:places')}
        searchable
        nothingFoundMessage={t('filters.nothing')}
        value={[...value.places]}
        data={offered(choices?.locations, value.places)}
        onChange={(places) => onChange({ places: places.map((one) => one.split(/[,،]/)[0]!.trim()) })}
      />
      {stated.length > 0 && (
        <MultiSelect
          label={t('candidate-filters:nationalities')}
          value={value.nationalities.filter((one) => stated.includes(one))}
          data={stated}
          onChange={(nationalities) => onChange({ nationalities })}
        />
      )}
      <NumberInput
        label={t('candidate-filters:years')}
        {...wholeNumber(value.years, 50, (years) => onChange({ years }))}
      />
      <FactsFilters value={value} onChange={onChange} />
      <TagField label={t('filters.tags')} value={value.tags} onChange={(tags) => onChange({ tags })} />
      {hasReasons && (
        <MultiSelect
          label={t('filters.reasons')}
          value={[...value.reasons]}
          data={REJECTION_REASONS.map((reason) => ({
            value: reason,
            label: t(`candidate-decisions:rejection.reasons.${reason}`),
          }))}
          onChange={(reasons) => onChange({ reasons })}
        />
      )}
    </>
  );
}
