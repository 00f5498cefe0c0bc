import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type CareerGoal, getCareerGoal } from '#contract/features/career-paths.contract.ts';
import { suggestCourses } from '#contract/features/courses.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { GoalLine } from '#web/widgets/goal-line/goal-line.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import classes from './growth-cards.module.css';

/** A candidate's goal: where they stand on the path, and what to gain next. Without one, the way to choose it. */
export function CareerGoalCard() {
  const { t } = useTranslation('job-lists');
  const query = useQuery(queryFor(getCareerGoal, {}));
  return (
    <Section
      look="sheet"
      title={t('career_goal.title')}
      actions={
        query.data?.goal && (
          <TextLink to="/candidate/career-path" size="sm">
            {t('career_goal.open')}
          </TextLink>
        )
      }
    >
      <QueryView
        query={query}
        failedTitle={t('career_goal.failed')}
        waiting={<ListSkeleton label={t('career_goal.loading')} count={2} />}
      >
        {({ goal }) => (goal ? <Goal goal={goal} /> : <NoGoal />)}
      </QueryView>
    </Section>
  );
}

/** So many skills are named; the rest are a press away. */
const SKILLS_SHOWN = 4;

function Goal({ goal }: { goal: CareerGoal }) {
  const { t } = useTranslation('job-lists');
  const { language } = useLanguage();
  const format = useFormatters();
  const next = goal.steps[goal.reached];
  const end = goal.steps.at(-1)!;
  const gain = useToGain(next?.occupation.id);
  return (
    <>
      <GoalLine goal={goal} />
      <Text size="sm" mt="md">
        {next
          ? goal.years > 0
            ? t('career_goal.years', { count: Math.max(1, Math.round(goal.years)) })
            : t('career_goal.years_now')
          : t('career_goal.arrived')}
        <Dot />
        {end.open_jobs > 0 ? t('career_goal.jobs', { count: end.open_jobs }) : t('career_goal.jobs_none')}
      </Text>
      {gain.length > 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('career_goal.gain', {
            skills: format.list(gain.map(({ name }) => name[language] || name.en)),
          })}
        </Text>
      )}
      {next && (
        <div className={classes.actions}>
          <ButtonLink to="/candidate/jobs/upskill-career" variant="light" size="sm">
            {t('career_goal.learn')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** What is to be learned first for an occupation, as the screen of skills to learn names it. */
function useToGain(occupation: string | undefined) {
  const query = useQuery({
    ...queryFor(suggestCourses, { body: { occupation_id: occupation ?? '' } }),
    enabled: occupation !== undefined,
  });
  const { groups = [], open = [] } = query.data ?? {};
  return [...groups, ...open].slice(0, SKILLS_SHOWN);
}

function NoGoal() {
  const { t } = useTranslation('job-lists');
  return (
    <EmptyState
      title={t('career_goal.none')}
      size="small"
      action={
        <ButtonLink to="/candidate/career-path" variant="default" size="sm">
          {t('career_goal.choose')}
        </ButtonLink>
      }
    >
      {t('career_goal.none_body')}
    </EmptyState>
  );
}
