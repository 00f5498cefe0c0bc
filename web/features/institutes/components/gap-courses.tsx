import { Anchor, Stack, Switch, Text } from '@mantine/core';
import type { ProgrammeComparison } from '#contract/features/institutes.contract.ts';
import { hoursTold } from '#contract/kernel/hours.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { DoneIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { type Suggestions, useCoursesFor } from '../institutes.queries.ts';
import { useNames } from '../names.ts';
import classes from './comparison.module.css';

/** So many missing skills are looked for at once, those that weigh most. */
const MOST = 30;

interface GapCoursesProps {
  comparison: ProgrammeComparison;
  isFree: boolean;
  onFree: (isFree: boolean) => void;
}

/** Courses that teach what the programme lacks, under the skills in the order of their weight. */
export function GapCourses({ comparison, isFree, onFree }: GapCoursesProps) {
  const { t } = useTranslation('institutes');
  const query = useCoursesFor(
    comparison.missing.slice(0, MOST).map(({ id }) => id),
    isFree,
  );
  if (comparison.missing.length === 0)
    return (
      <EmptyState title={t('upskill.nothing')} icon={<DoneIcon size={26} stroke={1.6} aria-hidden />}>
        {t('upskill.nothing_body')}
      </EmptyState>
    );
  return (
    <Stack gap="lg">
      <Switch
        label={t('upskill.free')}
        checked={isFree}
        onChange={({ currentTarget }) => onFree(currentTarget.checked)}
      />
      <QueryView query={query} waiting={<ListSkeleton label={t('upskill.loading')} count={4} />}>
        {(suggestions) => <Groups suggestions={suggestions} />}
      </QueryView>
    </Stack>
  );
}

function Groups({ suggestions }: { suggestions: Suggestions }) {
  const { t } = useTranslation('institutes');
  const nameOf = useNames();
  return (
    <>
      <Text c="dimmed">
        {t('upskill.total', { hours: t('upskill.hours', { count: hoursTold(suggestions.hours) }) })}
      </Text>
      {suggestions.groups.map((group) => (
        <Section key={group.id} title={nameOf(group.name)}>
          <ul className={classes.courses}>
            {suggestions.upskill_nf[group.id]?.map((course) => (
              <li key={course.id}>
                <Anchor href={course.link} target="_blank" rel="noreferrer">
                  <bdi>{nameOf(course.title)}</bdi>
                </Anchor>
                <Text size="sm" c="dimmed">
                  <Joined
                    parts={[
                      nameOf(course.provider.name),
                      t('upskill.hours', { count: hoursTold(course.hours) }),
                      t(`costs.${course.cost}`),
                    ]}
                  />
                </Text>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {suggestions.open.length > 0 && (
        <Section title={t('upskill.open')} help={t('upskill.open_help')}>
          <ul className={classes.chips}>
            {suggestions.open.map((skill) => (
              <li key={skill.id}>
                <bdi>{nameOf(skill.name)}</bdi>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
