import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { changePassword } from '#contract/features/accounts.contract.ts';
import { listSessions } from '#contract/features/sessions.contract.ts';
import { FormFields } from '#web/design/form-layout.tsx';
import { PasswordField } from '#web/design/password-field.tsx';
import { Section } from '#web/design/section.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { besideField } from '#web/platform/api-error.ts';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { refresh } from '#web/platform/queries.ts';
import { useSession } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { NewPasswordFields } from '../components/new-password-fields.tsx';
import type { PasswordChange } from '../forms/new-password.ts';
import { signInQuery } from '../sign-in-details.ts';
import { PasswordMissing } from './password-missing.tsx';

export function PasswordSection() {
  const { t } = useTranslation('accounts');
  const details = useQuery(signInQuery);
  return (
    <Section title={t('password.title')} help={t('password.help')}>
      <QueryView query={details} waiting={<FormSkeleton label={t('password.title')} count={3} />}>
        {({ has_password }) =>
          has_password ? <PasswordForm /> : <PasswordMissing why={t('password.none')} />
        }
      </QueryView>
    </Section>
  );
}

function PasswordForm() {
  const { t } = useTranslation('accounts');
  const { user } = useSession();
  const form = useContractForm({
    schema: async () => (await import('../forms/new-password.ts')).PasswordChange,
    initialValues: { current_password: '', password: '', confirmation: '' },
  });
  const change = async ({ current_password, password }: z.output<typeof PasswordChange>) => {
    try {
      const { message } = await callWithMessage(changePassword, { body: { current_password, password } });
      form.reset();
      showNotice(message || t('password.changed'));
    } catch (error) {
      throw besideField(error, {
        'accounts.password_wrong': 'current_password',
        'accounts.too_many_tries': 'current_password',
        'accounts.password_same': 'password',
      });
    }
    void refresh(listSessions);
  };
  return (
    <form {...form.sending(change)} aria-label={t('password.title')}>
      <FormFields>
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <div>
          <PasswordField
            {...form.getInputProps('current_password')}
            label={t('password.current')}
            autoComplete="current-password"
            showLabel={t('signup.show_password')}
          />
        </div>
        <NewPasswordFields form={form} />
        <div>
          <Button type="submit" loading={form.submitting}>
            {t('password.change')}
          </Button>
        </div>
      </FormFields>
    </form>
  );
}
