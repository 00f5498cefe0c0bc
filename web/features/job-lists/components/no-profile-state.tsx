import { EmptyState } from '#web/design/empty-state.tsx';
import { PersonIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { useTranslation } from '#web/platform/translation.ts';

/** There is nothing to compare jobs with yet. */
export function NoProfileState() {
  const { t } = useTranslation('job-lists');
  return (
    <EmptyState
      title={t('no_profile.title')}
      icon={<PersonIcon size={26} stroke={1.6} aria-hidden />}
      action={<ButtonLink to="/candidate/profile">{t('no_profile.action')}</ButtonLink>}
    >
      {t('no_profile.body')}
    </EmptyState>
  );
}
