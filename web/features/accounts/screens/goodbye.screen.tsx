import { FlowPage } from '#web/design/flow-page.tsx';
import { CheckIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { useTranslation } from '#web/platform/translation.ts';

/** After the deletion of an account. */
export default function GoodbyeScreen() {
  const { t } = useTranslation('accounts');
  return (
    <FlowPage
      icon={<CheckIcon size={32} stroke={1.8} aria-hidden />}
      title={t('goodbye.title')}
      lead={t('goodbye.lead')}
      footer={
        <>
          {t('goodbye.changed_mind')}{' '}
          <TextLink to="/auth/signup" underline="always">
            {t('goodbye.sign_up')}
          </TextLink>
        </>
      }
    />
  );
}
