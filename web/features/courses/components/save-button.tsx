import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { Course } from '#contract/features/courses.contract.ts';
import { PlusIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { useCourseWords } from '../course-names.ts';
import { saveCourse } from '../learning-changes.ts';

const TONES: Record<NonNullable<Course['status']>, Tone> = {
  saved: 'accent',
  started: 'alive',
  done: 'good',
};

/** Takes a course into the plan, or says how far it is there. */
export function SaveButton({
  course,
  skills = [],
}: {
  course: Pick<Course, 'id' | 'title' | 'status'>;
  /** Ids of the skills for which. */
  skills?: readonly string[];
}) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  const save = useMutation({ mutationFn: () => saveCourse(course, skills) });
  if (course.status)
    return (
      <TextLink to="/candidate/courses" search={{ tab: 'plan' }} underline="never">
        <CourseStatus status={course.status} />
      </TextLink>
    );
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<PlusIcon size={15} stroke={1.8} aria-hidden />}
      aria-label={t('plan.save_named', { course: words.name(course.title) })}
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      {t('plan.save')}
    </Button>
  );
}

export function CourseStatus({ status }: { status: NonNullable<Course['status']> }) {
  const { t } = useTranslation('courses');
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}
