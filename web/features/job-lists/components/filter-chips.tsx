import { Button } from '@mantine/core';
import type { JobFilters } from '#contract/features/saved-searches.contract.ts';
import { CloseIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useClassificationNames } from '../classification-names.ts';
import classes from './filter-chips.module.css';

export interface FilterInWords {
  key: string;
  words: string;
  /** The filters without it. */
  without: Partial<JobFilters>;
}

/** Every filter that is on, in words, the words of the search apart. */
export function useFiltersInWords(filters: JobFilters): FilterInWords[] {
  const { t } = useTranslation(['job-lists', 'job-details']);
  const format = useFormatters();
  const names = useClassificationNames();
  const without = <V extends string>(all: readonly V[] | undefined, one: V) =>
    all?.filter((other) => other !== one);
  return [
    ...(filters.location
      ? [
          {
            key: 'place',
            words: t(filters.or_remote ? 'filters.on.place_or_remote' : 'filters.on.place', {
              place: isolated(filters.location),
            }),
            without: { location: undefined, or_remote: undefined },
          },
        ]
      : []),
    ...(filters.work_places ?? []).map((one) => ({
      key: `work ${one}`,
      words: t(`job-details:work_place.${one}`),
      without: { work_places: without(filters.work_places, one) },
    })),
    ...(filters.posted_within_days
      ? [
          {
            key: 'days',
            words: t('filters.days', { count: filters.posted_within_days }),
            without: { posted_within_days: undefined },
          },
        ]
      : []),
    ...(filters.salary_min
      ? [
          {
            key: 'pay',
            words: t(filters.or_pay_unsaid ? 'filters.on.pay_or_unsaid' : 'filters.on.pay', {
              pay: format.money(filters.salary_min),
            }),
            without: { salary_min: undefined, or_pay_unsaid: undefined },
          },
        ]
      : []),
    ...(filters.min_score
      ? [
          {
            key: 'match',
            words: t('filters.on.match', { percent: format.percent(filters.min_score) }),
            without: { min_score: undefined },
          },
        ]
      : []),
    ...(filters.seniorities ?? []).map((one) => ({
      key: `level ${one}`,
      words: one === 'unsaid' ? t('filters.on.level_unsaid') : t(`job-details:seniority.${one}`),
      without: { seniorities: without(filters.seniorities, one) },
    })),
    ...(filters.sectors ?? []).map((one) => ({
      key: `sector ${one}`,
      words: names.sector(one),
      without: { sectors: without(filters.sectors, one) },
    })),
    ...(filters.industries ?? []).map((one) => ({
      key: `industry ${one}`,
      words: names.industry(one),
      without: { industries: without(filters.industries, one) },
    })),
  ];
}

interface FilterChipsProps {
  filters: JobFilters;
  onChange: (changes: Partial<JobFilters>) => void;
  onClear: () => void;
}

/** What is on, each with a press that takes it off. */
export function FilterChips({ filters, onChange, onClear }: FilterChipsProps) {
  const { t } = useTranslation('job-lists');
  const on = useFiltersInWords(filters);
  if (on.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('filters.on.label')}>
      {on.map(({ key, words, without }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t('filters.on.remove', { filter: words })}
            onClick={() => onChange(without)}
          >
            <bdi>{words}</bdi>
            <CloseIcon size={14} stroke={1.9} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      </li>
    </ul>
  );
}
