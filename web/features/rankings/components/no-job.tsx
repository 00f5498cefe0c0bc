import { EmptyState } from '#web/design/empty-state.tsx';
import { JobIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { useTranslation } from '#web/platform/translation.ts';

/** A screen about one job that was opened without one, or with one that is not there. */
export function NoJob({ title }: { title: string }) {
  const { t } = useTranslation('rankings');
  return (
    <Page title={title}>
      <EmptyState
        title={t('swipe.no_job')}
        icon={<JobIcon size={30} stroke={1.5} aria-hidden />}
        action={<ButtonLink to="/recruiter/jobs">{t('swipe.jobs')}</ButtonLink>}
      >
        {t('swipe.no_job_body')}
      </EmptyState>
    </Page>
  );
}
