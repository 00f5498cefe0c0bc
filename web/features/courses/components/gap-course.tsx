import { Text, Title } from '@mantine/core';
import type { UpskillCourse } from '#contract/features/courses.contract.ts';
import { Section } from '#web/design/section.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useCourseWords } from '../course-names.ts';
import type { Suggestions } from '../courses.queries.ts';
import { pointsBetween } from '../points.ts';
import { CourseLink } from './course-card.tsx';
import { CourseFacts } from './course-facts.tsx';
import classes from './gap-courses.module.css';
import { SaveButton } from './save-button.tsx';

type Group = Suggestions['groups'][number];

/** The courses that teach one missing skill. */
export function SkillSection({ group, suggestions }: { group: Group; suggestions: Suggestions }) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  const { of, upskill_nf } = suggestions;
  const points = of?.score == null ? null : pointsBetween(of.score, of.score + group.lift);
  const help = helpOf(group, of);
  return (
    <Section
      title={
        <span className={classes.skillTitle}>
          <bdi>{words.name(group.name)}</bdi>
          {of && points !== null && group.is_missing && (
            <span className={classes.points}>
              {points > 0 ? t('upskill.points', { count: points }) : t('upskill.points_small')}
            </span>
          )}
        </span>
      }
      help={help === null ? undefined : t(help)}
    >
      <ul className={classes.courses}>
        {upskill_nf[group.id]?.map((course) => (
          <li key={course.id}>
            <GapCourse course={course} group={group} before={of?.score ?? null} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The words for what the figure beside the skill means, or for why there is none. */
function helpOf({ is_usual, is_missing, is_had }: Group, of: Suggestions['of']) {
  if (is_usual) return of?.kind === 'occupation' ? ('upskill.usual_occupation' as const) : 'upskill.usual';
  if (is_had) return 'upskill.had';
  if (!is_missing) return 'upskill.besides';
  return of?.score == null ? null : (`upskill.points_${of.kind}` as const);
}

interface GapCourseProps {
  course: UpskillCourse;
  group: Group;
  before: number | null;
}

function GapCourse({ course, group, before }: GapCourseProps) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  const here = course.closes.find(({ id }) => id === group.id);
  const others = course.closes.filter(({ id }) => id !== group.id);
  return (
    <article className={classes.course}>
      <div className={classes.words}>
        <Title order={3} size="h3">
          <CourseLink id={course.id}>{words.name(course.title)}</CourseLink>
        </Title>
        <CourseFacts course={course} />
        <Effect before={before} after={course.score_after} />
        {here?.through && (
          <Text size="sm">{t('upskill.through', { skill: words.name(here.through.name) })}</Text>
        )}
        {others.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('upskill.also', { skills: words.names(others) })}
          </Text>
        )}
        {course.bring.length > 0 && (
          <Text size="sm" c="dimmed">
            {t('upskill.bring', { skills: words.names(course.bring) })}
          </Text>
        )}
      </div>
      <SaveButton course={course} skills={course.closes.map(({ id }) => id)} />
    </article>
  );
}

/** The figure before and with all that the course teaches. */
function Effect({ before, after }: { before: number | null; after: number | null }) {
  const { t } = useTranslation('courses');
  const format = useFormatters();
  if (before === null || after === null) return null;
  return (
    <Text size="sm">
      {pointsBetween(before, after) > 0
        ? t('upskill.after', { before: format.percent(before), after: format.percent(after) })
        : t('upskill.after_same')}
    </Text>
  );
}

/** Skills by name. */
export function SkillNames({
  skills,
}: {
  skills: readonly Pick<Suggestions['open'][number], 'id' | 'name'>[];
}) {
  const words = useCourseWords();
  return (
    <ul className={classes.names}>
      {skills.map(({ id, name }) => (
        <li key={id}>
          <bdi>{words.name(name)}</bdi>
        </li>
      ))}
    </ul>
  );
}
