import { Anchor, Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { Registration, registerUser } from '#contract/features/accounts.contract.ts';
import { FlowPage } from '#web/design/flow-page.tsx';
import { FormFields } from '#web/design/form-layout.tsx';
import { TextLink } from '#web/design/links.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { beginSession } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { NameFields } from '../components/name-fields.tsx';
import { PasswordRules } from '../components/password-rules.tsx';
import { TermsDialog } from '../components/terms-dialog.tsx';

export default function SignupScreen() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [areTermsOpen, terms] = useDisclosure(false);
  const form = useContractForm({
    schema: Registration,
    initialValues: { first_name: '', last_name: '', email: '', password: '', terms: false },
    draft: 'signup',
    neverKeep: ['password', 'terms'],
  });

  const signUp = async (values: z.output<typeof Registration>) => {
    const { data, message } = await callWithMessage(registerUser, { body: values });
    beginSession(data);
    showNotice(message || t('signup.done'));
    await navigate({ to: '/', replace: true });
  };

  return (
    <FlowPage
      title={t('signup.title')}
      lead={t('signup.lead')}
      footer={
        <>
          {t('signup.have_account')}{' '}
          <TextLink to="/auth/login" underline="always">
            {t('signup.log_in')}
          </TextLink>
        </>
      }
    >
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
          <PasswordInput
            {...form.getInputProps('password')}
            dir="ltr"
            label={t('signup.password')}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t('signup.show_password') }}
          />
          <PasswordRules password={form.values.password} />
          <Checkbox
            {...form.getInputProps('terms', { type: 'checkbox' })}
            label={
              <>
                {t('signup.terms')}{' '}
                <Anchor component="button" type="button" underline="always" onClick={terms.open}>
                  {t('signup.read_terms')}
                </Anchor>
              </>
            }
          />
          <Button type="submit" size="md" fullWidth loading={form.submitting}>
            {t('signup.submit')}
          </Button>
        </FormFields>
      </form>
      <TermsDialog isOpen={areTermsOpen} onClose={terms.close} />
    </FlowPage>
  );
}
