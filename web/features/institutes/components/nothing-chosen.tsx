import type { ReactNode } from 'react';
import { EmptyState } from '#web/design/empty-state.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { useTranslation } from '#web/platform/translation.ts';

/** An address that names no programme: nothing can be compared, and where one chooses. */
export function NothingChosen({ title, back }: { title: string; back: ReactNode }) {
  const { t } = useTranslation('institutes');
  return (
    <Page title={title} back={back}>
      <EmptyState
        title={t('nothing_chosen')}
        action={<ButtonLink to="/institute/select">{t('back_to_select')}</ButtonLink>}
      >
        {t('nothing_chosen_body')}
      </EmptyState>
    </Page>
  );
}
