import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { z } from 'zod';
import { type Login, loginUser } from '#contract/features/sessions.contract.ts';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormFields } from '#web/design/form-layout.tsx';
import { TextLink } from '#web/design/links.tsx';
import { PasswordField } from '#web/design/password-field.tsx';
import { ownPath, useAddress } from '#web/platform/address.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/call.ts';
import { ShownInPlace, useContractForm } from '#web/platform/contract-form.ts';
import { beginSession, loadUser } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ProviderButtons } from '#web/widgets/provider-buttons/provider-buttons.tsx';
import { LoginRefusal } from '../components/login-refusal.tsx';
import { useLoginWait } from '../login-wait.ts';
import { LOGIN } from '../sessions.addresses.ts';
import classes from './login.module.css';

export default function LoginScreen() {
  const { t } = useTranslation('sessions');
  const navigate = useNavigate();
  const [{ redirect }] = useAddress(LOGIN);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const form = useContractForm({
    schema: async () => (await import('#contract/features/sessions.contract.ts')).Login,
    initialValues: { email: '', password: '' },
    draft: 'login',
    neverKeep: ['password'],
  });
  const [waitSeconds, startWait] = useLoginWait(form.values.email);

  const logIn = async (values: z.output<typeof Login>) => {
    setRefusal(null);
    try {
      beginSession(await call(loginUser, { body: values }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.retryAfterSeconds) startWait(error.retryAfterSeconds);
      setRefusal(error);
      throw new ShownInPlace();
    }
    // The state may depend on more than the account: a resume that is still being read.
    await loadUser();
    await navigate({ href: ownPath(redirect), replace: true });
  };

  return (
    <FlowPage
      title={t('login.title')}
      lead={t('login.lead')}
      footer={
        <>
          {t('login.no_account')}{' '}
          <TextLink to="/auth/signup" search={redirect ? { redirect } : {}} underline="always">
            {t('login.create_account')}
          </TextLink>
        </>
      }
    >
      <ProviderButtons redirect={redirect} />
      <form {...form.sending(logIn)}>
        <FormFields>
          <TextInput
            {...form.getInputProps('email')}
            type="email"
            dir="ltr"
            label={t('login.email')}
            autoComplete="username"
            inputMode="email"
            autoFocus
          />
          <div>
            <PasswordField
              {...form.getInputProps('password')}
              label={t('login.password')}
              autoComplete="current-password"
              showLabel={t('login.show_password')}
            />
            <TextLink to="/auth/reset-password/email-verification" size="sm" className={classes.forgot}>
              {t('login.forgot_password')}
            </TextLink>
          </div>
          <LoginRefusal refusal={refusal} waitSeconds={waitSeconds} />
          <Button type="submit" size="md" fullWidth loading={form.submitting} disabled={waitSeconds > 0}>
            {t('login.submit')}
          </Button>
        </FormFields>
      </form>
    </FlowPage>
  );
}

/** Refused for who it was, not for a field or for want of an answer. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.fields.length === 0 && [401, 403, 429].includes(error.status);
