import { Button } from '@mantine/core';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormFields } from '#web/design/form-layout.tsx';
import { MailIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { besideField } from '#web/platform/api-error.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CodeField } from '../components/code-field.tsx';
import { ResendButton } from '../components/resend-button.tsx';

import { keptReset, mailReset, proveReset, RESET_WAIT } from '../password-reset.ts';

/** The code of the mail; its link does the same. Without an address one begins at the beginning. */
export default function ResetPasswordVerifyScreen() {
  const email = keptReset()?.email;
  if (!email) return <Navigate to="/auth/reset-password/email-verification" replace />;
  return <VerifyReset email={email} />;
}

function VerifyReset({ email }: { email: string }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const form = useContractForm({
    schema: async () => (await import('../forms/code.ts')).Code,
    initialValues: { code: '' },
  });
  const confirm = async ({ code }: { code: string }) => {
    try {
      await proveReset({ email, code });
    } catch (error) {
      throw besideField(error, {
        'accounts.reset_code_wrong': 'code',
        'accounts.reset_expired': 'code',
        'accounts.too_many_tries': 'code',
      });
    }
    // The code is spent: back leads to the beginning, not to a field that takes it no more.
    await navigate({ to: '/auth/reset-password/create-new-password', replace: true });
  };
  return (
    <FlowPage
      icon={<MailIcon size={30} stroke={1.5} aria-hidden />}
      title={t('verify.title')}
      lead={t('reset.sent_to', { email: isolated(email) })}
      footer={
        <>
          {t('verify.wrong_address')}{' '}
          <TextLink to="/auth/reset-password/email-verification" underline="always">
            {t('reset.other_address')}
          </TextLink>
        </>
      }
    >
      <form {...form.sending(confirm)}>
        <FormFields>
          <CodeField form={form} help={t('verify.code_help')} autoFocus />
          <Button type="submit" size="md" fullWidth loading={form.submitting}>
            {t('reset.check')}
          </Button>
          <ResendButton name={RESET_WAIT} send={() => mailReset(email)} />
        </FormFields>
      </form>
    </FlowPage>
  );
}
