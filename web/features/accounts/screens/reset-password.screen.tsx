import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import type { forgotPassword } from '#contract/features/accounts.contract.ts';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormFields } from '#web/design/form-layout.tsx';
import { TextLink } from '#web/design/links.tsx';
import { useContractForm } from '#web/platform/contract-form.ts';
import { drafts } from '#web/platform/storage.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { keptReset, mailReset } from '../password-reset.ts';

/** Where a forgotten password begins. It takes over the address that was typed at the login. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const form = useContractForm({
    schema: async () => (await import('#contract/features/accounts.contract.ts')).forgotPassword.body,
    initialValues: { email: keptReset()?.email ?? typedAtLogin() },
    draft: 'reset-password',
  });
  const send = async ({ email }: z.output<typeof forgotPassword.body>) => {
    await mailReset(email);
    await navigate({ to: '/auth/reset-password/verify' });
  };
  return (
    <FlowPage
      title={t('reset.title')}
      lead={t('reset.lead')}
      footer={
        <>
          {t('reset.remembered')}{' '}
          <TextLink to="/auth/login" underline="always">
            {t('reset.log_in')}
          </TextLink>
        </>
      }
    >
      <form {...form.sending(send)}>
        <FormFields>
          <TextInput
            {...form.getInputProps('email')}
            type="email"
            dir="ltr"
            label={t('signup.email')}
            autoComplete="username"
            inputMode="email"
            autoFocus
          />
          <Button type="submit" size="md" fullWidth loading={form.submitting}>
            {t('reset.submit')}
          </Button>
        </FormFields>
      </form>
    </FlowPage>
  );
}

function typedAtLogin(): string {
  const typed = drafts.read('login') as { email?: unknown } | null;
  return typeof typed?.email === 'string' ? typed.email : '';
}
