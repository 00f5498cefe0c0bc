import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getCourse } from '#contract/features/courses.contract.ts';
import type { Profile } from '#contract/features/profiles.contract.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useShownName } from '#web/platform/known-names.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './declared-skills.module.css';

type Skill = Profile['skills'][number];

/** Which skills only their owner's word shows, by the course after which it was given. */
export function DeclaredSkills({ skills }: { skills: readonly Skill[] }) {
  const byCourse = Map.groupBy(skills, ({ declared_after }) => declared_after ?? '');
  // The others are shown by more than a word.
  byCourse.delete('');
  if (byCourse.size === 0) return null;
  return (
    <ul className={classes.list}>
      {[...byCourse].map(([courseId, members]) => (
        <DeclaredAfter key={courseId} courseId={courseId} skills={members} />
      ))}
    </ul>
  );
}

function DeclaredAfter({ courseId, skills }: { courseId: string; skills: readonly Skill[] }) {
  const { t } = useTranslation('profile-view');
  const shown = useShownName();
  const { language } = useLanguage();
  const format = useFormatters();
  const { data: course } = useQuery(queryFor(getCourse, { params: { id: courseId } }));
  const names = format.list(skills.map(({ name }) => isolated(shown(name))));
  return (
    <Text component="li" size="sm" c="dimmed">
      {course
        ? t('declared.after', { course: course.title[language] || course.title.en, skills: names })
        : t('declared.after_some', { skills: names })}
    </Text>
  );
}
