import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { z } from 'zod';
import { resetPassword } from '#contract/features/accounts.contract.ts';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormFields } from '#web/design/form-layout.tsx';
import { TextLink } from '#web/design/links.tsx';
import { ApiError, besideField } from '#web/platform/api-error.ts';
import { call } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';
import { forgetSession } from '#web/platform/session.ts';
import { drafts } from '#web/platform/storage.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import { ResetOver } from '../components/reset-over.tsx';
import type { PasswordTwice } from '../forms/new-password.ts';
import { keptReset } from '../password-reset.ts';

export default function CreateNewPasswordScreen() {
  // Read once: it is gone from the browser before this screen is.
  const [reset] = useState(keptReset);
  const [failure, setFailure] = useState<ApiError | null>(null);
  if (!reset?.token || failure) return <ResetOver error={failure ?? undefined} />;
  return <CreatePassword email={reset.email} token={reset.token} onOver={setFailure} />;
}

interface CreatePasswordProps {
  email: string;
  token: string;
  /** The proof holds no more. */
  onOver: (failure: ApiError) => void;
}

function CreatePassword({ email, token, onOver }: CreatePasswordProps) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const form = useContractForm({
    schema: async () => (await import('../forms/new-password.ts')).PasswordTwice,
    initialValues: { password: '', confirmation: '' },
  });
  const save = async ({ password }: z.output<typeof PasswordTwice>) => {
    try {
      await call(resetPassword, { body: { token, password } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'accounts.reset_expired') return onOver(error);
      throw besideField(error, { 'accounts.password_same': 'password' });
    }
    // Every session of the person is over, and one of somebody else in this browser would only confuse.
    forgetSession('RESET_PASSWORD_COMPLETED');
    drafts.keep('login', { email });
    await navigate({ to: '/auth/reset-password/success', replace: true });
  };
  return (
    <FlowPage
      title={t('reset.create')}
      lead={t('reset.create_for', { email: isolated(email) })}
      footer={
        <TextLink to="/auth/login" underline="always">
          {t('reset.keep_old')}
        </TextLink>
      }
    >
      <form {...form.sending(save)}>
        <FormFields>
          {/* Tells a password manager whose password this is. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordFields form={form} autoFocus />
          <Button type="submit" size="md" fullWidth loading={form.submitting}>
            {t('reset.save')}
          </Button>
        </FormFields>
      </form>
    </FlowPage>
  );
}
