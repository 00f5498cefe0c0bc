import { Text } from '@mantine/core';
import { TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useCourseWords } from '../course-names.ts';
import type { Suggestions } from '../courses.queries.ts';
import { CourseLink } from './course-card.tsx';
import classes from './gap-courses.module.css';

/** Skills that finished courses taught and the profile does not name yet, each with its course. */
export function LearnedInCourses({ skills }: { skills: Suggestions['learned'] }) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  return (
    <Section
      title={t('upskill.learned_title')}
      help={t('upskill.learned_help')}
      actions={
        <TextLink to="/candidate/profile" size="sm">
          {t('upskill.learned_profile')}
        </TextLink>
      }
    >
      <ul className={classes.courses}>
        {skills.map(({ id, name, course }) => (
          <li key={id}>
            <Text fw={500}>
              <bdi>{words.name(name)}</bdi>
            </Text>
            <Text size="sm">
              <CourseLink id={course.id}>{words.name(course.title)}</CourseLink>
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
