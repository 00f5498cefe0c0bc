import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type LearningItem, listLearningItems } from '#contract/features/learning-items.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { hoursTold } from '#contract/kernel/hours.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { ShareBar } from '#web/design/share-bar.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import classes from './growth-cards.module.css';

const PLAN = { tab: 'plan' } as never;

/** A candidate's learning plan in short: how much of it is done, and what comes next. */
export function LearningCard() {
  const { t } = useTranslation('job-lists');
  const query = useQuery(queryFor(listLearningItems, {}));
  return (
    <Section
      look="sheet"
      title={t('learning.title')}
      actions={
        query.data &&
        query.data.results.length > 0 && (
          <TextLink to="/candidate/courses" search={PLAN} size="sm">
            {t('learning.open')}
          </TextLink>
        )
      }
    >
      <QueryView
        query={query}
        failedTitle={t('learning.failed')}
        waiting={<ListSkeleton label={t('learning.loading')} count={2} />}
        isEmpty={(plan) => plan.results.length === 0}
        empty={
          <EmptyState
            title={t('learning.none')}
            size="small"
            action={
              <ButtonLink to="/candidate/courses" variant="default" size="sm">
                {t('learning.find')}
              </ButtonLink>
            }
          >
            {t('learning.none_body')}
          </EmptyState>
        }
      >
        {(plan) => <Plan plan={plan} />}
      </QueryView>
    </Section>
  );
}

/** Begun ones first: they are what a person comes back to. */
const NEXT_SHOWN = 3;

function Plan({ plan: { results, hours_done, hours_left } }: { plan: Reply<typeof listLearningItems> }) {
  const { t } = useTranslation('job-lists');
  const format = useFormatters();
  const left = results.filter(({ status }) => status !== 'done');
  const next = [
    ...left.filter(({ status }) => status === 'started'),
    ...left.filter(({ status }) => status === 'saved'),
  ].slice(0, NEXT_SHOWN);
  const share = hours_done / Math.max(1, hours_done + hours_left);
  const said = t('learning.progress', {
    done: format.number(results.length - left.length),
    all: format.number(results.length),
    hours: t('learning.hours', { count: hoursTold(hours_left) }),
  });
  return (
    <>
      <Text size="sm" mb={8}>
        {left.length === 0 ? t('learning.all_done') : said}
      </Text>
      <ShareBar share={share} label={said} />
      <ul className={classes.list}>
        {next.map((item) => (
          <NextCourse key={item.course.id} item={item} />
        ))}
      </ul>
    </>
  );
}

function NextCourse({ item: { course, status, due_on } }: { item: LearningItem }) {
  const { t } = useTranslation('job-lists');
  const { language } = useLanguage();
  const format = useFormatters();
  return (
    <li>
      <TextLink to="/candidate/courses" search={{ tab: 'plan', course: course.id }} c="inherit" fw={500}>
        {course.title[language] || course.title.en}
      </TextLink>
      <Text size="sm" c="dimmed">
        {t(`learning.${status === 'started' ? 'started' : 'next'}`)}
        {due_on && (
          <>
            <Dot />
            {t('learning.until', { date: format.date(due_on) })}
          </>
        )}
      </Text>
    </li>
  );
}
