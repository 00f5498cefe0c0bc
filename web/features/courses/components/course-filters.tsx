import { Button, MultiSelect, Pill, Select } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId, useState } from 'react';
import {
  COURSE_COSTS,
  COURSE_KINDS,
  COURSE_LEVELS,
  COURSE_SORTS,
} from '#contract/features/courses.contract.ts';
import { FilterIcon } from '#web/design/icons.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import { SuggestField } from '#web/widgets/suggest-field/suggest-field.tsx';
import {
  type CatalogueAddress,
  chosenFilters,
  HOUR_CHOICES,
  NO_FILTERS,
  queryOf,
  type SetCatalogueAddress,
} from '../catalogue-address.ts';
import { useCourseWords } from '../course-names.ts';
import { type CourseCounts, useCourseCounts } from '../courses.queries.ts';
import classes from './course-filters.module.css';

interface CourseFiltersProps {
  address: CatalogueAddress;
  setAddress: SetCatalogueAddress;
}

/** What searches and narrows the catalogue, each choice with how many courses it would leave; and the order. */
export function CourseFilters({ address, setAddress }: CourseFiltersProps) {
  const { t } = useTranslation('courses');
  const [isOpen, { toggle }] = useDisclosure(false);
  const panelId = useId();
  const chosen = chosenFilters(address);
  const { data: counts } = useCourseCounts(queryOf(address));
  return (
    <div className={classes.filters}>
      <div className={classes.bar}>
        <SearchField
          label={t('search')}
          value={address.text}
          onSearch={(text) => setAddress({ text, page: 1 })}
        />
        <Button
          variant="default"
          size="sm"
          leftSection={<FilterIcon size={17} stroke={1.7} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
        >
          {isOpen
            ? t('filters.hide')
            : chosen > 0
              ? t('filters.show', { count: chosen })
              : t('filters.show_none')}
        </Button>
        <Select
          size="sm"
          className={classes.sort}
          aria-label={t('sort.label')}
          allowDeselect={false}
          data={COURSE_SORTS.map((one) => ({ value: one, label: t(`sort.${one}`) }))}
          value={address.sort}
          onChange={(value) => setAddress({ sort: COURSE_SORTS.find((one) => one === value), page: 1 })}
        />
      </div>
      {isOpen && (
        <fieldset id={panelId} className={classes.panel} aria-label={t('filters.title')}>
          <Choices address={address} setAddress={setAddress} counts={counts} />
        </fieldset>
      )}
      {chosen > 0 && (
        <Chosen address={address} setAddress={setAddress} counts={counts} isPanelOpen={isOpen} />
      )}
    </div>
  );
}

const CHOICES = ['skills', 'providers', 'languages', 'levels', 'kinds', 'costs'] as const;

type WithCounts = CourseFiltersProps & { counts: CourseCounts | undefined };
type Choice = 'providers' | 'languages' | 'levels' | 'kinds' | 'costs';

function Choices({ address, setAddress, counts }: WithCounts) {
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
      <Select
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

/** What is chosen, each to be let go of. The open panel shows all of it but the skills itself. */
function Chosen({ address, setAddress, counts, isPanelOpen }: WithCounts & { isPanelOpen: boolean }) {
  const { t } = useTranslation('courses');
  const names = useFilterNames(counts);
  const shown = isPanelOpen ? (['skills'] as const) : CHOICES;
  const pill = (name: string, remove: () => void, key: string) => (
    <Pill
      key={key}
      size="md"
      withRemoveButton
      removeButtonProps={{ 'aria-label': t('filters.remove', { name }), 'aria-hidden': false, tabIndex: 0 }}
      onRemove={remove}
    >
      <bdi>{name}</bdi>
    </Pill>
  );
  return (
    <div className={classes.chosen}>
      {shown.flatMap((choice) =>
        address[choice].map((id) =>
          pill(
            names[choice](id),
            () => setAddress({ [choice]: address[choice].filter((one) => one !== id), page: 1 }),
            `${choice} ${id}`,
          ),
        ),
      )}
      {address.hours &&
        !isPanelOpen &&
        pill(
          t('filters.most_hours', { count: Number(address.hours) }),
          () => setAddress({ hours: '', page: 1 }),
          'hours',
        )}
      <Button variant="subtle" size="compact-sm" onClick={() => setAddress(NO_FILTERS)}>
        {t('filters.clear')}
      </Button>
    </div>
  );
}

/** How choices are called; one that nothing is known of by its id. */
function useFilterNames(counts: CourseCounts | undefined) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  const named = (list: CourseCounts['skills'] | undefined) => (id: string) => {
    const found = list?.find((one) => one.id === id);
    return found ? words.name(found.name) : id;
  };
  const oneOf =
    <W extends string>(known: readonly W[], name: (word: W) => string) =>
    (id: string) => {
      const word = known.find((one) => one === id);
      return word ? name(word) : id;
    };
  return {
    skills: named(counts?.skills),
    providers: named(counts?.providers),
    languages: words.language,
    levels: oneOf(COURSE_LEVELS, (level) => t(`level.${level}`)),
    kinds: oneOf(COURSE_KINDS, (kind) => t(`kind.${kind}`)),
    costs: oneOf(COURSE_COSTS, (cost) => t(`cost.${cost}`)),
  };
}
