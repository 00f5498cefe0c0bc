import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import { type Registration, registerUser } from '#contract/features/accounts.contract.ts';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormFields } from '#web/design/form-layout.tsx';
import { TextLink } from '#web/design/links.tsx';
import { PasswordField } from '#web/design/password-field.tsx';
import { ownPath, useAddress } from '#web/platform/address.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { beginSession } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { InvitationBanner } from '#web/widgets/invitation/invitation-banner.tsx';
import { ProviderButtons } from '#web/widgets/provider-buttons/provider-buttons.tsx';
import { NameFields } from '#web/widgets/sign-up/name-fields.tsx';
import { TermsField } from '#web/widgets/sign-up/terms-field.tsx';
import { SIGNUP } from '../accounts.addresses.ts';
import { PasswordRules } from '../components/password-rules.tsx';

export default function SignupScreen() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [{ invitation, redirect }] = useAddress(SIGNUP);
  const goingTo = invitation ? `/invitation/${invitation}` : redirect;
  const form = useContractForm({
    schema: async () => (await import('#contract/features/accounts.contract.ts')).Registration,
    initialValues: { first_name: '', last_name: '', email: '', password: '', terms: false },
    draft: 'signup',
    neverKeep: ['password', 'terms'],
  });

  const signUp = async (values: z.output<typeof Registration>) => {
    const { data, message } = await callWithMessage(registerUser, {
      body: invitation ? { ...values, invitation } : values,
    });
    beginSession(data);
    showNotice(message || t('signup.done'));
    // Whoever may not go there yet is led there once they may.
    await navigate({ href: ownPath(redirect), replace: true });
  };

  return (
    <FlowPage
      title={t('signup.title')}
      lead={t('signup.lead')}
      footer={
        <>
          {t('signup.have_account')}{' '}
          <TextLink to="/auth/login" search={goingTo ? { redirect: goingTo } : {}} underline="always">
            {t('signup.log_in')}
          </TextLink>
        </>
      }
    >
      <InvitationBanner token={invitation} />
      {!invitation && <ProviderButtons redirect={redirect} />}
      <form {...form.sending(signUp)}>
        <FormFields>
          <NameFields form={form} autoFocus />
          <TextInput
            {...form.getInputProps('email')}
            type="email"
            dir="ltr"
            label={t('signup.email')}
            description={t('signup.email_help')}
            autoComplete="email"
            inputMode="email"
          />
          <PasswordField
            {...form.getInputProps('password')}
            label={t('signup.password')}
            autoComplete="new-password"
            showLabel={t('signup.show_password')}
          />
          <PasswordRules password={form.values.password} />
          <TermsField form={form} />
          <Button type="submit" size="md" fullWidth loading={form.submitting}>
            {t('signup.submit')}
          </Button>
        </FormFields>
      </form>
    </FlowPage>
  );
}
