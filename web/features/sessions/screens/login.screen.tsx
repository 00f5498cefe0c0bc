import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { Login, loginUser } from '#contract/features/sessions.contract.ts';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormFields } from '#web/design/form-layout.tsx';
import { TextLink } from '#web/design/links.tsx';
import { ownPath, text, useAddress } from '#web/platform/address.ts';
import { call } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { beginSession, loadUser } from '#web/platform/session.ts';

const ADDRESS = { redirect: text() };

export default function LoginScreen() {
  const { t } = useTranslation('sessions');
  const navigate = useNavigate();
  const [{ redirect }] = useAddress(ADDRESS);
  const form = useContractForm({
    schema: Login,
    initialValues: { email: '', password: '' },
    draft: 'login',
    neverKeep: ['password'],
  });

  const logIn = async (values: z.output<typeof Login>) => {
    beginSession(await call(loginUser, { body: values }));
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
          <TextLink to="/auth/signup" underline="always">
            {t('login.create_account')}
          </TextLink>
        </>
      }
    >
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
          <PasswordInput
            {...form.getInputProps('password')}
            dir="ltr"
            label={t('login.password')}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': t('login.show_password') }}
          />
          <Button type="submit" size="md" fullWidth loading={form.submitting}>
            {t('login.submit')}
          </Button>
        </FormFields>
      </form>
    </FlowPage>
  );
}
