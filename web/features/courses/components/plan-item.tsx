import { ActionIcon, Button, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { LearningItem } from '#contract/features/learning-items.contract.ts';
import { ChevronDownIcon, CloseIcon, DoneIcon, PlayIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { StatusBadge } from '#web/design/status-badge.tsx';
import { today } from '#web/platform/days.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useCourseWords } from '../course-names.ts';
import { removeItem, reopenCourse, setItemDays, startCourse } from '../learning-changes.ts';
import { CourseLink } from './course-card.tsx';
import { CourseFacts } from './course-facts.tsx';
import classes from './plan.module.css';
import { CourseStatus } from './save-button.tsx';

interface PlanItemProps {
  item: LearningItem;
  /** Its place in the whole plan, where it goes back to. */
  position: number;
  onFinish: () => void;
  /** Null where it cannot be moved; each way null at the end of the list. */
  onMove: { up: (() => void) | null; down: (() => void) | null } | null;
}

/** A course of the plan: for what, how far, when, and what comes next. */
export function PlanItem({ item, position, onFinish, onMove }: PlanItemProps) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  const { course, status } = item;
  const title = words.name(course.title);
  return (
    <article className={classes.item}>
      <div className={classes.head}>
        <div className={classes.names}>
          <Title order={3} size="h3">
            <CourseLink id={course.id}>{title}</CourseLink>
          </Title>
          <CourseFacts course={course} />
        </div>
        {onMove && (
          <div className={classes.moves}>
            <MoveButton way="up" label={t('plan.up', { course: title })} onMove={onMove.up} />
            <MoveButton way="down" label={t('plan.down', { course: title })} onMove={onMove.down} />
          </div>
        )}
      </div>
      <HowFar item={item} />
      {item.skills.length > 0 && (
        <Text size="sm">
          <Text span c="dimmed" size="sm">
            {t('plan.for')}{' '}
          </Text>
          {words.names(item.skills)}
        </Text>
      )}
      {item.declared.length > 0 && (
        <Text size="sm">{t('plan.declared', { skills: words.names(item.declared) })}</Text>
      )}
      <div className={classes.bottom}>
        {status !== 'done' && <Days item={item} title={title} />}
        <NextSteps item={item} title={title} position={position} onFinish={onFinish} />
      </div>
    </article>
  );
}

/** Saved, begun or done, since when, and whether it should be done by now. */
function HowFar({ item }: Pick<PlanItemProps, 'item'>) {
  const { t } = useTranslation('courses');
  const format = useFormatters();
  const words = useCourseWords();
  const { status } = item;
  const isLate = status !== 'done' && item.due_on !== null && item.due_on < today();
  return (
    <div className={classes.state}>
      <CourseStatus status={status} />
      {isLate && <StatusBadge tone="caution">{t('plan.late')}</StatusBadge>}
      <Text size="sm" c="dimmed" component="span">
        {status === 'started' && t('plan.since', { date: format.date(item.started_at) })}
        {status === 'done' && t('plan.until', { date: format.date(item.done_at) })}
        {isUnderWay(item) && (
          <>
            <Dot />
            {t('plan.hours_left', { hours: words.hours(item.hours_left) })}
          </>
        )}
      </Text>
    </div>
  );
}

const isUnderWay = ({ status, hours_left, course }: LearningItem) =>
  status === 'started' && hours_left < course.hours;

/** Start, finish or take up again, and remove. */
function NextSteps({ item, title, position, onFinish }: Omit<PlanItemProps, 'onMove'> & { title: string }) {
  const { t } = useTranslation('courses');
  const { course, status } = item;
  const start = useMutation({ mutationFn: () => startCourse(course) });
  const reopen = useMutation({ mutationFn: () => reopenCourse(item) });
  const remove = useMutation({ mutationFn: () => removeItem(item, position) });
  return (
    <div className={classes.actions}>
      {status === 'saved' && (
        <Button
          variant="light"
          size="xs"
          leftSection={<PlayIcon size={15} stroke={1.8} aria-hidden />}
          aria-label={t('plan.start_named', { course: title })}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {t('plan.start')}
        </Button>
      )}
      {status !== 'done' && (
        <Button
          variant={status === 'started' ? 'light' : 'default'}
          size="xs"
          leftSection={<DoneIcon size={15} stroke={1.8} aria-hidden />}
          aria-label={t('plan.finish_named', { course: title })}
          onClick={onFinish}
        >
          {t('plan.finish')}
        </Button>
      )}
      {status === 'done' && (
        <Button
          variant="default"
          size="xs"
          aria-label={t('plan.reopen_named', { course: title })}
          loading={reopen.isPending}
          onClick={() => reopen.mutate()}
        >
          {t('plan.reopen')}
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<CloseIcon size={15} stroke={1.8} aria-hidden />}
        aria-label={t('plan.remove_named', { course: title })}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {t('plan.remove')}
      </Button>
    </div>
  );
}

/** The days of a course; saved when a whole date is there. */
function Days({ item, title }: { item: LearningItem; title: string }) {
  const { t } = useTranslation('courses');
  const save = (days: { start_on?: string | null; due_on?: string | null }) => {
    const { start_on, due_on } = { ...item, ...days };
    if (start_on && due_on && due_on < start_on) return showError(t('plan.days_failed'));
    return void setItemDays(item.course.id, days);
  };
  const field = (name: 'start_on' | 'due_on') => (
    <TextInput
      // A date from elsewhere, such as the laid-out plan's, takes the place of what was typed.
      key={`${name} ${item[name] ?? ''}`}
      type="date"
      size="xs"
      label={t(`plan.${name}`)}
      aria-label={t(`plan.${name}_named`, { course: title })}
      defaultValue={item[name] ?? ''}
      onBlur={({ currentTarget: { value } }) => {
        if (value !== (item[name] ?? '')) save({ [name]: value || null });
      }}
    />
  );
  return (
    <div className={classes.days}>
      {field('start_on')}
      {field('due_on')}
    </div>
  );
}

function MoveButton({
  way,
  label,
  onMove,
}: {
  way: 'up' | 'down';
  label: string;
  onMove: (() => void) | null;
}) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      aria-disabled={onMove === null}
      data-way={way}
      className={classes.move}
      onClick={() => onMove?.()}
    >
      <ChevronDownIcon size={18} stroke={1.8} aria-hidden />
    </ActionIcon>
  );
}
