import { Button, Checkbox, Chip, NativeSelect, NumberInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WORK_PLACES } from '#contract/features/jobs.contract.ts';
import { type JobFilters, SENIORITY_CHOICES } from '#contract/features/saved-searches.contract.ts';
import { FieldGroup } from '#web/design/form-layout.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import { useClassificationNames } from '../classification-names.ts';
import { DAYS, LEAST_MATCHES } from '../job-filters.ts';
import { useJobFacets } from '../job-lists.queries.ts';
import type { FilterPart } from '../why-not.ts';
import classes from './filter-panel.module.css';

interface FilterPanelProps {
  list: 'matching' | 'favorites' | 'all';
  filters: JobFilters;
  onChange: (changes: Partial<JobFilters>, options?: { isTyping?: boolean }) => void;
  /** Where the focus begins. */
  startAt?: FilterPart | undefined;
}

const PLACES_SHOWN = 4;
const CHOICES_SHOWN = 6;
const TYPING_PAUSE_MS = 500;
const PAY_STEP = 1_000;

/** All filters of a list of jobs, each choice with how many jobs it would leave. What is chosen holds at once. */
export default function FilterPanel({ list, filters, onChange, startAt }: FilterPanelProps) {
  const { t } = useTranslation(['job-lists', 'job-details']);
  const format = useFormatters();
  const facets = useJobFacets(list, filters).data;
  const names = useClassificationNames();
  const changeLater = useDebouncedCallback(onChange, TYPING_PAUSE_MS);
  const sectors = countedOf(facets?.sectors, filters.sectors);
  const industries = countedOf(facets?.industries, filters.industries);
  return (
    <div className={classes.panel}>
      <div className={classes.group}>
        <PlaceField
          value={filters.location ?? ''}
          isStart={startAt === 'place'}
          onChange={(location) => onChange({ location, or_remote: location ? filters.or_remote : undefined })}
        />
        <PlaceChips
          places={facets?.places.slice(0, PLACES_SHOWN) ?? []}
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
      <Choices
        label={t('filters.work')}
        choices={countedOf(facets?.work_places, filters.work_places, WORK_PLACES)}
        nameOf={(value) => t(`job-details:work_place.${value}`)}
        chosen={filters.work_places ?? []}
        onChange={(work_places) => onChange({ work_places })}
      />
      <NativeSelect
        label={t('filters.posted')}
        value={String(filters.posted_within_days ?? 0)}
        onChange={(event) => onChange({ posted_within_days: Number(event.currentTarget.value) || undefined })}
        data={[
          { value: '0', label: t('filters.any_time') },
          ...DAYS.map((days) => ({ value: String(days), label: t('filters.days', { count: days }) })),
        ]}
      />
      <div className={classes.group}>
        <NumberInput
          label={t('filters.pay')}
          description={t('filters.pay_help')}
          placeholder={t('filters.any_pay')}
          data-autofocus={startAt === 'pay' || undefined}
          value={filters.salary_min ?? ''}
          min={0}
          max={999_999}
          step={PAY_STEP}
          thousandSeparator=","
          allowDecimal={false}
          allowNegative={false}
          onChange={(pay) =>
            changeLater({ salary_min: Math.min(999_999, Number(pay) || 0) || undefined }, { isTyping: true })
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
        choices={sectors}
        nameOf={names.sector}
        chosen={filters.sectors ?? []}
        onChange={(chosen) => onChange({ sectors: chosen })}
        isStart={startAt === 'sector'}
      />
      <Choices
        label={t('filters.industry')}
        choices={industries}
        nameOf={names.industry}
        chosen={filters.industries ?? []}
        onChange={(chosen) => onChange({ industries: chosen })}
      />
    </div>
  );
}

/** A saved search may ask for a match that is not among the usual ones. */
function leastMatches(chosen: number | undefined): number[] {
  const percent = Math.round((chosen ?? 0) * 100);
  return [...new Set([...LEAST_MATCHES, ...(percent > 0 ? [percent] : [])])].sort((a, b) => a - b);
}

interface Counted<V extends string> {
  value: V;
  /** Null while it is not known. */
  count: number | null;
}

/** What can be chosen: what leaves jobs over, and what is chosen already. In the given order, else the most jobs first. */
function countedOf<V extends string>(
  counted: readonly { value: string; count: number }[] | undefined,
  chosen: readonly V[] | undefined,
  order?: readonly V[],
): Counted<V>[] {
  const counts = new Map(counted?.map(({ value, count }) => [value, count]));
  const values = order ?? [
    ...new Set([...(counted ?? []).map(({ value }) => value as V), ...(chosen ?? [])]),
  ];
  return values
    .map((value) => ({ value, count: counted ? (counts.get(value) ?? 0) : null }))
    .filter(({ value, count }) => count !== 0 || chosen?.includes(value));
}

interface ChoicesProps<V extends string> {
  label: string;
  choices: readonly Counted<V>[];
  nameOf: (value: V) => string;
  chosen: readonly V[];
  onChange: (chosen: V[]) => void;
  isStart?: boolean;
}

function Choices<V extends string>({ label, choices, nameOf, chosen, onChange, isStart }: ChoicesProps<V>) {
  const { t } = useTranslation('job-lists');
  const format = useFormatters();
  const [isWhole, setIsWhole] = useState(false);
  if (choices.length === 0) return null;
  const shown = isWhole
    ? choices
    : choices.filter(({ value }, at) => at < CHOICES_SHOWN || chosen.includes(value));
  const rest = choices.length - shown.length;
  return (
    <FieldGroup label={label}>
      <div className={classes.choices}>
        {shown.map(({ value, count }, at) => (
          <Checkbox
            key={value}
            size="sm"
            data-autofocus={(isStart && at === 0) || undefined}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
              )
            }
            label={
              <>
                <bdi>{nameOf(value)}</bdi>{' '}
                {count !== null && <span className={classes.count}>{format.number(count)}</span>}
              </>
            }
          />
        ))}
        {rest > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.more}
            onClick={() => setIsWhole(true)}
          >
            {t('filters.more', { count: rest })}
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}

interface PlaceFieldProps {
  value: string;
  isStart: boolean;
  onChange: (place: string | undefined) => void;
}

/** A place holds once it is chosen or the field is left: a half-typed one would empty the list. */
function PlaceField({ value, isStart, onChange }: PlaceFieldProps) {
  const { t } = useTranslation('job-lists');
  const [typed, setTyped] = useState(value);
  const [before, setBefore] = useState(value);
  if (value !== before) {
    setBefore(value);
    setTyped(value);
  }
  const send = (place: string) => {
    if (place.trim() !== value) onChange(place.trim() || undefined);
  };
  return (
    <SuggestField
      of="location"
      label={t('filters.place')}
      placeholder={t('filters.any_place')}
      data-autofocus={isStart || undefined}
      // In a sheet nothing opens above the sheet itself.
      comboboxProps={{ withinPortal: false }}
      maxLength={120}
      value={typed}
      onChange={(place) => {
        setTyped(place);
        if (place === '') send('');
      }}
      onSuggestion={({ name }) => send(name)}
      onBlur={() => send(typed)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(typed);
      }}
    />
  );
}

interface PlaceChipsProps {
  places: readonly { name: { en: string; ar: string }; count: number }[];
  value: string;
  onChange: (place: string | undefined) => void;
}

/** Where most jobs are, one press away. */
function PlaceChips({ places, value, onChange }: PlaceChipsProps) {
  const { language } = useLanguage();
  const format = useFormatters();
  if (places.length === 0) return null;
  return (
    <div className={classes.places}>
      {places.map(({ name, count }) => {
        const place = name[language];
        const isOn = place === value;
        return (
          <Chip
            key={place}
            size="xs"
            variant="outline"
            checked={isOn}
            onChange={() => onChange(isOn ? undefined : place)}
          >
            <bdi>{place}</bdi> <span className={classes.count}>{format.number(count)}</span>
          </Chip>
        );
      })}
    </div>
  );
}
