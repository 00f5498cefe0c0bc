import { Button, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { getCourse } from '#contract/features/courses.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { CheckIcon, ExternalIcon } from '#web/design/icons.ts';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { useCourseWords } from '../course-names.ts';
import { useCourse } from '../courses.queries.ts';
import { CourseLink } from './course-card.tsx';
import classes from './course-dialog.module.css';
import { CourseFacts } from './course-facts.tsx';
import { SaveButton } from './save-button.tsx';

type Details = Reply<typeof getCourse>;

/** All that is known of a course, over whatever is on the screen. */
export function CourseDialog({
  id,
  onClose,
  skills = [],
}: {
  id: string;
  onClose: () => void;
  /** Ids of the skills for which it would be taken into the plan. */
  skills?: readonly string[];
}) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  const query = useCourse(id);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={query.data ? words.name(query.data.title) : t('detail.title')}
      closeLabel={t('detail.close')}
      size="large"
    >
      <OneView
        query={query}
        waiting={<FormSkeleton label={t('detail.loading')} />}
        missing={<EmptyState title={t('detail.missing.title')}>{t('detail.missing.body')}</EmptyState>}
      >
        {(course) => <CourseDetails course={course} skills={skills} />}
      </OneView>
    </Dialog>
  );
}

function CourseDetails({ course, skills }: { course: Details; skills: readonly string[] }) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  return (
    <Stack gap="lg">
      <Text>{words.name(course.about)}</Text>
      <div className={classes.actions}>
        <Button
          component="a"
          href={course.link}
          target="_blank"
          rel="noreferrer"
          leftSection={<ExternalIcon size={17} stroke={1.7} aria-hidden />}
        >
          {t(course.link_is_certain ? 'detail.open' : 'detail.look', {
            provider: words.name(course.provider.name),
          })}
        </Button>
        <SaveButton course={course} skills={skills} />
      </div>
      {!course.link_is_certain && (
        <Text size="sm" c="dimmed">
          {t('detail.look_help')}
        </Text>
      )}
      <Facts course={course} />
      <TaughtSkills course={course} />
      <NeededSkills course={course} />
      {course.others.length > 0 && <OtherCourses course={course} />}
    </Stack>
  );
}

interface PartProps {
  course: Details;
}

function Facts({ course }: PartProps) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  return (
    <dl className={classes.facts} aria-label={t('detail.facts')}>
      <Fact label={t('detail.provider')}>
        <a href={course.home} target="_blank" rel="noreferrer">
          <bdi>{words.name(course.provider.name)}</bdi>
        </a>
      </Fact>
      <Fact label={t('detail.length')} help={t('detail.length_help')}>
        {words.hours(course.hours)}
      </Fact>
      <Fact label={t('detail.level')}>{t(`level.${course.level}`)}</Fact>
      <Fact label={t('detail.kind')}>{t(`kind.${course.kind}`)}</Fact>
      <Fact label={t('detail.cost')} help={course.cost === 'free' ? undefined : t('detail.cost_help')}>
        {t(`cost.${course.cost}`)}
      </Fact>
      <Fact label={t('detail.languages')}>{words.languages(course.languages)}</Fact>
    </dl>
  );
}

function TaughtSkills({ course }: PartProps) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  return (
    <section>
      <Title order={3}>{t('detail.skills')}</Title>
      <ul className={classes.list}>
        {course.skills.map(({ id, name, level, is_known }) => (
          <li key={id}>
            <bdi className={classes.skill}>{words.name(name)}</bdi>
            <span className={classes.note}>{t(`detail.skill_levels.${levelKey(level)}`)}</span>
            {is_known && <Known />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NeededSkills({ course }: PartProps) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  return (
    <section>
      <Title order={3}>{t('detail.needs')}</Title>
      {course.needs.length === 0 ? (
        <Text size="sm">{t('detail.needs_none')}</Text>
      ) : (
        <ul className={classes.list}>
          {course.needs.map(({ id, name, is_known }) => (
            <li key={id}>
              <bdi className={classes.skill}>{words.name(name)}</bdi>
              {is_known ? <Known /> : <span className={classes.note}>{t('detail.to_learn')}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OtherCourses({ course }: PartProps) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  return (
    <section>
      <Title order={3}>{t('detail.others')}</Title>
      <ul className={classes.others}>
        {course.others.map((other) => (
          <li key={other.id}>
            <CourseLink id={other.id}>{words.name(other.title)}</CourseLink>
            <CourseFacts course={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ label, help, children }: { label: string; help?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {help && (
          <Text size="xs" c="dimmed">
            {help}
          </Text>
        )}
      </dd>
    </div>
  );
}

function Known() {
  const { t } = useTranslation('courses');
  return (
    <span className={classes.known}>
      <CheckIcon size={14} stroke={2.2} aria-hidden />
      {t('known')}
    </span>
  );
}

const LEVEL_KEYS = ['1', '2', '3', '4', '5'] as const;
/** What is beyond the levels is called as the nearest. */
const levelKey = (level: number) => LEVEL_KEYS[Math.max(1, level) - 1] ?? '5';
