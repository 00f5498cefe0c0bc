import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { COURSE_COSTS, COURSE_KINDS, COURSE_LEVELS } from '#contract/features/courses.contract.ts';
import { LateSelect } from '#web/design/late-select.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import { HOUR_CHOICES } from '../catalogue-address.ts';
import { type CourseFiltersProps, useFilterNames, type WithCounts } from '../filter-names.ts';

type Choice = 'providers' | 'languages' | 'levels' | 'kinds' | 'costs';

/** The panel of the filters, which comes when it is opened. */
export default function CourseChoices({ address, setAddress, counts }: WithCounts) {
  const { t } = useTranslation('courses');
  const format = useFormatters();
  const names = useFilterNames(counts);
  const number = (choice: Choice, id: string) => counts?.[choice].find((one) => one.id === id)?.count ?? 0;
  const optionsOf = (choice: Choice, ids: readonly string[]) =>
    ids.map((value) => ({
      value,
      label: t('filters.counted', {
        name: names[choice](value),
        number: format.number(number(choice, value)),
      }),
    }));
  const known = (choice: 'providers' | 'languages') => [
    ...new Set([...(counts?.[choice].map(({ id }) => id) ?? []), ...address[choice]]),
  ];
  const field = (choice: Choice, ids: readonly string[]) => (
    <MultiSelect
      size="sm"
      label={t(`filters.${choice}`)}
      placeholder={address[choice].length === 0 ? t('filters.any') : ''}
      data={optionsOf(choice, ids)}
      value={[...address[choice]]}
      onChange={(values) => setAddress({ [choice]: values, page: 1 })}
      searchable={choice === 'providers' || choice === 'languages'}
      limit={60}
      clearable
    />
  );
  return (
    <>
      <SkillChoice address={address} setAddress={setAddress} />
      {field('providers', known('providers'))}
      {field('languages', known('languages'))}
      {field('levels', COURSE_LEVELS)}
      {field('costs', COURSE_COSTS)}
      {field('kinds', COURSE_KINDS)}
      <LateSelect
        size="sm"
        label={t('filters.hours')}
        placeholder={t('filters.any')}
        data={HOUR_CHOICES.map((hours) => ({
          value: String(hours),
          label: t('filters.most_hours', { count: hours }),
        }))}
        value={address.hours || null}
        onChange={(value) => setAddress({ hours: value ?? '', page: 1 })}
        clearable
      />
    </>
  );
}

/** Typed and chosen from the taxonomy; each joins those chosen before. */
function SkillChoice({ address, setAddress }: CourseFiltersProps) {
  const { t } = useTranslation('courses');
  const [typed, setTyped] = useState('');
  return (
    <SuggestField
      of="skill"
      onlyConcepts
      size="sm"
      label={t('filters.skill')}
      placeholder={t('filters.skill_hint')}
      value={typed}
      onChange={setTyped}
      onSuggestion={({ id }) => {
        if (!id) return;
        setAddress({ skills: [...new Set([...address.skills, id])], page: 1 });
        // The field writes the name of what was chosen after telling of it.
        setTimeout(() => setTyped(''));
      }}
    />
  );
}
