import { Button, TextInput } from '@mantine/core';
import type { z } from 'zod';
import { changeEmail, getSignInDetails } from '#contract/features/accounts.contract.ts';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { PasswordField } from '#web/design/password-field.tsx';
import { besideField } from '#web/platform/api-error.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { drafts } from '#web/platform/storage.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { PasswordMissing } from './password-missing.tsx';

interface EmailChangeFormProps {
  hasPassword: boolean;
  /** The address that was asked for before; empty for a first change. */
  wanted: string;
  onClose: () => void;
}

const DRAFT = 'change-email';

/** The new address, and the password, so that nobody who finds the browser open takes the account over. */
export function EmailChangeForm({ hasPassword, wanted, onClose }: EmailChangeFormProps) {
  const { t } = useTranslation('accounts');
  const form = useContractForm({
    schema: async () => (await import('#contract/features/accounts.contract.ts')).changeEmail.body,
    initialValues: { email: wanted, password: '' },
    draft: DRAFT,
    neverKeep: ['password'],
  });
  const leave = () => {
    drafts.drop(DRAFT);
    onClose();
  };
  const send = async (body: z.output<typeof changeEmail.body>) => {
    try {
      const { message } = await callWithMessage(changeEmail, { body });
      await refresh(getSignInDetails);
      showNotice(message || t('verify.sent'));
    } catch (error) {
      throw besideField(error, {
        'accounts.email_same': 'email',
        'accounts.resend_too_soon': 'email',
        'accounts.password_wrong': 'password',
        'accounts.too_many_tries': 'password',
      });
    }
    onClose();
  };
  if (!hasPassword) return <PasswordMissing why={t('email.needs_password')} />;
  return (
    <form {...form.sending(send)} aria-label={t('email.change')}>
      <FormFields>
        <TextInput
          {...form.getInputProps('email')}
          type="email"
          dir="ltr"
          label={t('email.new')}
          description={t('email.new_help')}
          autoComplete="email"
          inputMode="email"
          autoFocus
        />
        <PasswordField
          {...form.getInputProps('password')}
          label={t('email.password')}
          autoComplete="current-password"
          showLabel={t('signup.show_password')}
        />
        <FormActions>
          <Button type="submit" loading={form.submitting}>
            {t('email.send')}
          </Button>
          <Button variant="subtle" color="gray" onClick={leave}>
            {t('cancel')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}
