import { FlowPage } from '#web/design/flow-page.tsx';
import { CheckIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { useTranslation } from '#web/platform/translation.ts';

export default function ResetPasswordSuccessScreen() {
  const { t } = useTranslation('accounts');
  return (
    <FlowPage
      icon={<CheckIcon size={32} stroke={1.8} aria-hidden />}
      title={t('reset.done')}
      lead={t('reset.done_lead')}
    >
      <ButtonLink to="/auth/login" size="md" fullWidth replace>
        {t('success.log_in')}
      </ButtonLink>
    </FlowPage>
  );
}
