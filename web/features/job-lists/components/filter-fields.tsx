import { Button, Checkbox, Chip } from '@mantine/core';
import { useState } from 'react';
import { FieldGroup } from '#web/design/form-layout.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import classes from './filter-panel.module.css';

export const PLACES_SHOWN = 4;

const CHOICES_SHOWN = 6;

export const TYPING_PAUSE_MS = 500;

interface Counted<V extends string> {
  value: V;
  /** Null while it is not known. */
  count: number | null;
}

/** What can be chosen: what leaves jobs over, and what is chosen already. In the given order, else the most jobs first. */
export function countedOf<V extends string>(
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

/** A group of choices, each with how many jobs it would leave; the less common ones are folded up. */
export function Choices<V extends string>({
  label,
  choices,
  nameOf,
  chosen,
  onChange,
  isStart,
}: ChoicesProps<V>) {
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
export function PlaceField({ value, isStart, onChange }: PlaceFieldProps) {
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
export function PlaceChips({ places, value, onChange }: PlaceChipsProps) {
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
