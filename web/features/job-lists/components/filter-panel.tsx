import { Checkbox, NativeSelect, NumberInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import type { ComponentProps } from 'react';
import { WORK_PLACES } from '#contract/features/jobs.contract.ts';
import { type JobFilters, SENIORITY_CHOICES } from '#contract/features/saved-searches.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useClassificationNames } from '../classification-names.ts';
import { DAYS, LEAST_MATCHES } from '../job-filters.ts';
import { useJobFacets } from '../job-lists.queries.ts';
import type { FilterPart } from '../why-not.ts';
import {
  Choices,
  countedOf,
  PLACES_SHOWN,
  PlaceChips,
  PlaceField,
  TYPING_PAUSE_MS,
} from './filter-fields.tsx';
import classes from './filter-panel.module.css';

interface FiltersProps {
  filters: JobFilters;
  onChange: (changes: Partial<JobFilters>, options?: { isTyping?: boolean }) => void;
}

interface FilterPanelProps extends FiltersProps {
  list: 'matching' | 'favorites' | 'all';
  /** Whether the list shows its weaker matches too. */
  weaker: boolean;
  /** Where the focus begins. */
  startAt?: FilterPart | undefined;
}

/** All filters of a list of jobs, each choice with how many jobs it would leave. What is chosen holds at once. */
export default function FilterPanel({ list, weaker, filters, onChange, startAt }: FilterPanelProps) {
  const { t } = useTranslation(['job-lists', 'job-details']);
  const facets = useJobFacets(list, filters, { weaker }).data;
  const names = useClassificationNames();
  const part = { filters, onChange };
  return (
    <div className={classes.panel}>
      <PlaceFilter {...part} places={facets?.places ?? []} isStart={startAt === 'place'} />
      <Choices
        label={t('filters.work')}
        choices={countedOf(facets?.work_places, filters.work_places, WORK_PLACES)}
        nameOf={(value) => t(`job-details:work_place.${value}`)}
        chosen={filters.work_places ?? []}
        onChange={(work_places) => onChange({ work_places })}
      />
      <PostedFilter {...part} />
      <PayFilter {...part} isStart={startAt === 'pay'} />
      <MatchFilter {...part} />
      <Choices
        label={t('filters.level')}
        choices={countedOf(facets?.seniorities, filters.seniorities, SENIORITY_CHOICES)}
        nameOf={(value) => (value === 'unsaid' ? t('filters.unsaid') : t(`job-details:seniority.${value}`))}
        chosen={filters.seniorities ?? []}
        onChange={(seniorities) => onChange({ seniorities })}
        isStart={startAt === 'level'}
      />
      <Choices
        label={t('filters.sector')}
        choices={countedOf(facets?.sectors, filters.sectors)}
        nameOf={names.sector}
        chosen={filters.sectors ?? []}
        onChange={(chosen) => onChange({ sectors: chosen })}
        isStart={startAt === 'sector'}
      />
      <Choices
        label={t('filters.industry')}
        choices={countedOf(facets?.industries, filters.industries)}
        nameOf={names.industry}
        chosen={filters.industries ?? []}
        onChange={(chosen) => onChange({ industries: chosen })}
      />
    </div>
  );
}

interface PlaceFilterProps extends FiltersProps {
  /** Where the most jobs are, first. */
  places: ComponentProps<typeof PlaceChips>['places'];
  isStart: boolean;
}

function PlaceFilter({ filters, onChange, places, isStart }: PlaceFilterProps) {
  const { t } = useTranslation('job-lists');
  return (
    <div className={classes.group}>
      <PlaceField
        value={filters.location ?? ''}
        isStart={isStart}
        onChange={(location) => onChange({ location, or_remote: location ? filters.or_remote : undefined })}
      />
      <PlaceChips
        places={places.slice(0, PLACES_SHOWN)}
        value={filters.location ?? ''}
        onChange={(location) => onChange({ location })}
      />
      {filters.location && (
        <Checkbox
          size="sm"
          label={t('filters.or_remote')}
          checked={filters.or_remote ?? false}
          onChange={(event) => onChange({ or_remote: event.currentTarget.checked || undefined })}
        />
      )}
    </div>
  );
}

function PostedFilter({ filters, onChange }: FiltersProps) {
  const { t } = useTranslation('job-lists');
  return (
    <NativeSelect
      label={t('filters.posted')}
      value={String(filters.posted_within_days ?? 0)}
      onChange={(event) => onChange({ posted_within_days: Number(event.currentTarget.value) || undefined })}
      data={[
        { value: '0', label: t('filters.any_time') },
        ...DAYS.map((days) => ({ value: String(days), label: t('filters.days', { count: days }) })),
      ]}
    />
  );
}

const PAY_STEP = 1_000;
const MOST_PAY = 999_999;

function PayFilter({ filters, onChange, isStart }: FiltersProps & { isStart: boolean }) {
  const { t } = useTranslation('job-lists');
  const changeLater = useDebouncedCallback(onChange, TYPING_PAUSE_MS);
  return (
    <div className={classes.group}>
      <NumberInput
        label={t('filters.pay')}
        description={t('filters.pay_help')}
        placeholder={t('filters.any_pay')}
        data-autofocus={isStart || undefined}
        value={filters.salary_min ?? ''}
        min={0}
        max={MOST_PAY}
        step={PAY_STEP}
        thousandSeparator=","
        allowDecimal={false}
        allowNegative={false}
        onChange={(pay) =>
          changeLater({ salary_min: Math.min(MOST_PAY, Number(pay) || 0) || undefined }, { isTyping: true })
        }
      />
      {filters.salary_min !== undefined && (
        <Checkbox
          size="sm"
          label={t('filters.or_unsaid')}
          checked={filters.or_pay_unsaid ?? false}
          onChange={(event) => onChange({ or_pay_unsaid: event.currentTarget.checked || undefined })}
        />
      )}
    </div>
  );
}

function MatchFilter({ filters, onChange }: FiltersProps) {
  const { t } = useTranslation('job-lists');
  const format = useFormatters();
  return (
    <NativeSelect
      label={t('filters.match')}
      value={String(Math.round((filters.min_score ?? 0) * 100))}
      onChange={(event) => onChange({ min_score: Number(event.currentTarget.value) / 100 || undefined })}
      data={[
        { value: '0', label: t('filters.any_match') },
        ...leastMatches(filters.min_score).map((percent) => ({
          value: String(percent),
          label: t('filters.match_from', { percent: format.percent(percent / 100) }),
        })),
      ]}
    />
  );
}

/** A saved search may ask for a match that is not among the usual ones. */
function leastMatches(chosen: number | undefined): number[] {
  const percent = Math.round((chosen ?? 0) * 100);
  return [...new Set([...LEAST_MATCHES, ...(percent > 0 ? [percent] : [])])].sort((a, b) => a - b);
}
