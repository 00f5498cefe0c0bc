import { EmptyState } from '#web/design/empty-state.tsx';
import { JobIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { useTranslation } from '#web/platform/translation.ts';

/** The address names a job that was deleted, or never was one of this company. */
export function NoSuchJob() {
  const { t } = useTranslation('jobs');
  return (
    <EmptyState
      title={t('missing.title')}
      icon={<JobIcon size={30} stroke={1.5} aria-hidden />}
      action={<ButtonLink to="/recruiter/jobs">{t('listing.show_all')}</ButtonLink>}
    >
      {t('missing.body')}
    </EmptyState>
  );
}
