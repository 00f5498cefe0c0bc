import { EmptyState } from '#web/design/empty-state.tsx';
import { TargetIcon } from '#web/design/icons.ts';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { CardSkeleton } from '#web/design/skeletons.tsx';
import { Words } from '#web/design/words.tsx';
import { isolated } from '#web/platform/isolated.ts';
import { isOffered } from '#web/platform/portal.ts';
import { useSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { CareerGoalCard } from '../components/career-goal-card.tsx';
import { LearningCard } from '../components/learning-card.tsx';
import { MatchingJobGrid } from '../components/matching-job-grid.tsx';
import { NextStepPanel } from '../components/next-step-panel.tsx';
import { NoProfileState } from '../components/no-profile-state.tsx';
import { OwnApplications } from '../components/own-applications.tsx';
import { PokeQuestions } from '../components/poke-questions.tsx';
import { Figures } from '../components/standing-figures.tsx';
import { isWithoutProfile, useJobsToApplyFor, useMatchingJobs, useOwnResume } from '../job-lists.queries.ts';
import classes from './dashboard.module.css';

const BEST_SHOWN = 4;

/** Where a candidate stands, what to do next, the best matches, and how applications, goal and learning go on. */
export default function DashboardScreen() {
  const { t } = useTranslation('job-lists');
  const { user } = useSession();
  return (
    <Page title={t('dashboard.title', { name: isolated(user?.first_name ?? '') })} lead={t('dashboard.lead')}>
      <NextStepPanel />
      <PokeQuestions />
      <Figures />
      <BestMatches />
      <div className={classes.sections}>
        <div className={classes.column}>
          <OwnApplications />
          {isOffered('courses') && <LearningCard />}
        </div>
        {isOffered('career-paths') && <CareerGoalCard />}
      </div>
    </Page>
  );
}

function BestMatches() {
  const { t } = useTranslation('job-lists');
  const query = useMatchingJobs();
  const resume = useOwnResume();
  const toApplyFor = useJobsToApplyFor(BEST_SHOWN);
  // Where the resume failed, the next step has said it already.
  if (isWithoutProfile(query.error)) return resume.data?.status === 'failed' ? null : <NoProfileState />;
  return (
    <Section
      title={t('dashboard.best')}
      actions={
        Boolean(query.data?.total) && (
          <TextLink to="/candidate/jobs" size="sm">
            {t('dashboard.all_matches', { count: query.data?.total ?? 0 })}
          </TextLink>
        )
      }
    >
      <QueryView
        query={query}
        failedTitle={t('jobs.failed')}
        waiting={<CardSkeleton label={t('jobs.loading')} count={BEST_SHOWN} />}
      >
        {(list) => {
          // The panel above says what is going on.
          if (list.computing || !toApplyFor)
            return <CardSkeleton label={t('computing.title')} count={BEST_SHOWN} />;
          if (list.results.length === 0)
            return (
              <EmptyState
                title={t('jobs.no_matches.title')}
                icon={<TargetIcon size={26} stroke={1.6} aria-hidden />}
                action={
                  <ButtonLink to="/candidate/jobs" search={{ tab: 'all' }} variant="default">
                    {t('dashboard.search_all')}
                  </ButtonLink>
                }
              >
                {t('jobs.no_matches.body', { count: list.job_data_count })}
              </EmptyState>
            );
          if (toApplyFor.length === 0) return <Words size="sm">{t('dashboard.all_applied')}</Words>;
          return (
            <>
              <Words size="sm" isDimmed className={classes.meaning}>
                {t('jobs.meaning')}
              </Words>
              <MatchingJobGrid label={t('dashboard.best')} jobs={toApplyFor.slice(0, BEST_SHOWN)} />
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}
