import { EmptyState } from '#web/design/empty-state.tsx';
import { CompassIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { useTranslation } from '#web/platform/translation.ts';

export default function NotFoundScreen() {
  const { t } = useTranslation('app');
  return (
    <EmptyState
      level={1}
      icon={<CompassIcon size={28} stroke={1.6} aria-hidden />}
      title={t('not_found.title')}
      action={
        <ButtonLink to="/" variant="default">
          {t('go_home')}
        </ButtonLink>
      }
    >
      {t('not_found.body')}
    </EmptyState>
  );
}
