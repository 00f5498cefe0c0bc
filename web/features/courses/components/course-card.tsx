import { Text, Title } from '@mantine/core';
import type { Course } from '#contract/features/courses.contract.ts';
import { CheckIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useCourseWords } from '../course-names.ts';
import { CourseFacts } from './course-facts.tsx';
import classes from './courses.module.css';
import { SaveButton } from './save-button.tsx';

const SKILLS_SHOWN = 5;

/** A course in a list: what it is, what it takes and what it teaches. */
export function CourseCard({ course, skills = [] }: { course: Course; skills?: readonly string[] }) {
  const words = useCourseWords();
  return (
    <article className={classes.card}>
      <div>
        <Title order={3} size="h3">
          <CourseLink id={course.id} className={classes.title}>
            {words.name(course.title)}
          </CourseLink>
        </Title>
        <CourseFacts course={course} />
      </div>
      <Text size="sm">{words.name(course.about)}</Text>
      <Taught course={course} />
      <footer className={classes.footer}>
        <SaveButton course={course} skills={skills} />
      </footer>
    </article>
  );
}

/** Opens a course's details over whatever is on the screen. */
export function CourseLink({
  id,
  ...rest
}: {
  id: string;
  className?: string | undefined;
  children: string;
}) {
  return (
    <TextLink
      to="."
      search={(before) => ({ ...before, course: id })}
      resetScroll={false}
      c="inherit"
      fw={600}
      {...rest}
    />
  );
}

function Taught({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  const rest = course.skills.length - SKILLS_SHOWN;
  return (
    <ul className={classes.skills} aria-label={t('teaches')}>
      {course.skills.slice(0, SKILLS_SHOWN).map(({ id, name, is_known }) => (
        <li key={id} data-known={is_known || undefined} title={is_known ? t('known') : undefined}>
          {is_known && <CheckIcon size={13} stroke={2.4} role="img" aria-label={t('known')} />}
          <bdi>{words.name(name)}</bdi>
        </li>
      ))}
      {rest > 0 && <li data-more>{t('more', { count: rest })}</li>}
    </ul>
  );
}
