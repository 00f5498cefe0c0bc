import type { ReactNode } from 'react';
import { ButtonLink } from '#web/design/links.tsx';
import { Skeleton } from '#web/design/skeletons.tsx';
import { Heading, Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useJobsToApplyFor, useMatchingJobs, useOwnProfile, useOwnResume } from '../job-lists.queries.ts';
import { type NextStep, nextStepOf } from '../next-step.ts';
import classes from './next-step-panel.module.css';

/** The one thing to do now. It says nothing where too little could be loaded to know. */
export function NextStepPanel() {
  const { t } = useTranslation('job-lists');
  const [profile, resume, matches] = [useOwnProfile(), useOwnResume(), useMatchingJobs()];
  const toApplyFor = useJobsToApplyFor(1);
  if (profile.isPending || resume.isPending)
    return (
      <div className={classes.panel} role="status" aria-label={t('next.loading')}>
        <div>
          <Skeleton height={18} width={220} />
          <Skeleton height={14} width={300} maw="100%" mt={10} />
        </div>
        <Skeleton height={36} width={130} />
      </div>
    );
  const step = nextStepOf({
    profile: profile.data ?? null,
    resume: resume.data ?? null,
    matches: matches.data ?? null,
    toApplyFor,
  });
  return step && <Step step={step} />;
}

interface PanelProps {
  title: ReactNode;
  body: ReactNode;
  action?: ReactNode;
}

function Panel({ title, body, action }: PanelProps) {
  return (
    <section className={classes.panel} aria-labelledby="next-step">
      <div className={classes.words}>
        <Heading level={2} looks={3} id="next-step">
          {title}
        </Heading>
        <Words size="sm">{body}</Words>
      </div>
      {action}
    </section>
  );
}

function Step({ step }: { step: NextStep }) {
  return <Panel {...useStepWords(step)} />;
}

function useStepWords(step: NextStep): PanelProps {
  const { t } = useTranslation('job-lists');
  const { t: word } = useTranslation('resume-reading');
  const format = useFormatters();
  switch (step.kind) {
    case 'resume_failed':
      return {
        title: t('next.resume_failed.title'),
        body: step.failure ? word(`failures.${step.failure}`) : t('next.resume_failed.body'),
        action: <ButtonLink to="/candidate/profile">{t('next.resume_failed.action')}</ButtonLink>,
      };
    case 'profile':
      return {
        title: t(`next.profile.${step.step}`),
        body: t('next.profile.body'),
        action: <ButtonLink to="/candidate/profile">{t('next.profile.action')}</ButtonLink>,
      };
    case 'computing':
      return { title: t('computing.title'), body: t('computing.body', { count: step.jobs }) };
    case 'best_job':
      return {
        title: t('next.best_job.title'),
        body: t('next.best_job.body', {
          title: isolated(step.job.job_title),
          company: isolated(step.job.company.company_name),
          percent: format.percent(step.job.matching_score),
        }),
        action: (
          <ButtonLink
            to="/candidate/jobs/view/$id"
            params={{ id: step.job.jid }}
            search={{ from: 'matches' }}
          >
            {t('next.best_job.action')}
          </ButtonLink>
        ),
      };
    case 'all_applied':
      return {
        title: t('next.all_applied.title', { count: step.jobs }),
        body: t('next.all_applied.body'),
        action: <ButtonLink to="/candidate/applications">{t('next.all_applied.action')}</ButtonLink>,
      };
    case 'no_match':
      return {
        title: t('next.no_match.title'),
        body: t('next.no_match.body', { count: step.jobs }),
        action: (
          <ButtonLink to="/candidate/jobs" search={{ tab: 'all' }}>
            {t('next.no_match.action')}
          </ButtonLink>
        ),
      };
  }
}
