import { EmptyState } from '#web/design/empty-state.tsx';
import { PathIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { useTranslation } from '#web/platform/translation.ts';

/** Stands in for a screen whose address exists before it does. */
export default function NotBuiltScreen() {
  const { t } = useTranslation('app');
  return (
    <EmptyState
      level={1}
      icon={<PathIcon size={28} stroke={1.6} aria-hidden />}
      title={t('not_built.title')}
      action={
        <ButtonLink to="/" variant="default">
          {t('go_home')}
        </ButtonLink>
      }
    >
      {t('not_built.body')}
    </EmptyState>
  );
}
