import type { Course } from '#contract/features/courses.contract.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useCourseWords } from '../course-names.ts';
import classes from './courses.module.css';

type Facts = Pick<Course, 'provider' | 'hours' | 'level' | 'cost' | 'languages' | 'kind'>;

/** Who gives a course, how long it takes, how hard it is, and whether it costs. */
export function CourseFacts({ course }: { course: Facts }) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  return (
    <ul className={classes.facts}>
      <li>
        <bdi>{words.name(course.provider.name)}</bdi>
      </li>
      <li>{words.hours(course.hours)}</li>
      <li>{t(`level.${course.level}`)}</li>
      <li>{t(`cost.${course.cost}`)}</li>
      <li>{words.languages(course.languages)}</li>
    </ul>
  );
}
