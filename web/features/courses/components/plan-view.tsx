import { Stack, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { LearningItem, listLearningItems } from '#contract/features/learning-items.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { CoursesIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { useCourseWords } from '../course-names.ts';
import { setOrder } from '../learning-changes.ts';
import { FinishDialog } from './finish-dialog.tsx';
import classes from './plan.module.css';
import { PlanItem } from './plan-item.tsx';
import { PlanSchedule } from './plan-schedule.tsx';

type Plan = Reply<typeof listLearningItems>;

/** The courses that a person wants to learn, in their order, and those that are done. */
export function PlanView({ query }: { query: UseQueryResult<Plan> }) {
  const { t } = useTranslation('courses');
  return (
    <QueryView
      query={query}
      failedTitle={t('plan.failed')}
      waiting={<ListSkeleton label={t('plan.loading')} count={4} />}
      isEmpty={(plan) => plan.results.length === 0}
      empty={
        <EmptyState
          title={t('plan.empty.title')}
          icon={<CoursesIcon size={26} stroke={1.6} aria-hidden />}
          action={<ButtonLink to="/candidate/jobs/upskill-career">{t('plan.empty.action')}</ButtonLink>}
        >
          {t('plan.empty.body')}
        </EmptyState>
      }
    >
      {(plan) => <FullPlan plan={plan} />}
    </QueryView>
  );
}

function FullPlan({ plan }: { plan: Plan }) {
  const { t } = useTranslation('courses');
  const words = useCourseWords();
  const [finishing, setFinishing] = useState<LearningItem | null>(null);
  // The order that is on its way to the server, so that a course moves at once.
  const [order, setShownOrder] = useState<readonly string[] | null>(null);
  const left = inOrder(
    plan.results.filter(({ status }) => status !== 'done'),
    order,
  );
  const done = plan.results.filter(({ status }) => status === 'done');
  const move = async (from: number, to: number) => {
    const ids = left.map(({ course }) => course.id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    setShownOrder(ids);
    await setOrder(ids);
    setShownOrder(null);
  };
  const itemsOf = (items: readonly LearningItem[]) =>
    items.map((item, at) => (
      <li key={item.course.id}>
        <PlanItem
          item={item}
          position={plan.results.indexOf(item)}
          onFinish={() => setFinishing(item)}
          onMove={
            item.status === 'done'
              ? null
              : {
                  up: at > 0 ? () => void move(at, at - 1) : null,
                  down: at < items.length - 1 ? () => void move(at, at + 1) : null,
                }
          }
        />
      </li>
    ));
  return (
    <Stack gap="xl">
      <Text c="dimmed" aria-live="polite">
        {t('plan.left', { count: left.length })}
        <Dot />
        {t('plan.hours_left', { hours: words.hours(plan.hours_left) })}
        {done.length > 0 && (
          <>
            <Dot />
            {t('plan.hours_done', { hours: words.hours(plan.hours_done) })}
          </>
        )}
      </Text>
      {left.length > 0 && (
        <>
          <PlanSchedule items={left} />
          <ol className={classes.list} aria-label={t('plan.list')}>
            {itemsOf(left)}
          </ol>
        </>
      )}
      {done.length > 0 && (
        <section>
          <Title order={2} mb="sm">
            {t('plan.done_list')}
          </Title>
          <ul className={classes.list}>{itemsOf(done)}</ul>
        </section>
      )}
      {finishing && <FinishDialog item={finishing} onClose={() => setFinishing(null)} />}
    </Stack>
  );
}

/** In a given order, what it does not name last. */
function inOrder(items: readonly LearningItem[], order: readonly string[] | null): LearningItem[] {
  if (!order) return [...items];
  const place = ({ course }: LearningItem) => {
    const at = order.indexOf(course.id);
    return at < 0 ? order.length : at;
  };
  return [...items].sort((a, b) => place(a) - place(b));
}
