import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod';
import { deleteAccount, type SignInDetails, sendDeletionCode } from '#contract/features/accounts.contract.ts';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { PasswordField } from '#web/design/password-field.tsx';
import { besideField } from '#web/platform/api-error.ts';
import { call, callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { forgetSession } from '#web/platform/session.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CodeField } from '../components/code-field.tsx';
import { ResendButton } from '../components/resend-button.tsx';
import type { deletionOf } from '../forms/deletion.ts';

interface DeletionFormProps {
  signIn: z.infer<typeof SignInDetails>;
  onClose: () => void;
}

/** The last question: one's own address, typed, and the password, or a mailed code where there is none. */
export function DeletionForm({ signIn, onClose }: DeletionFormProps) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const { email, has_password } = signIn;
  const form = useContractForm({
    schema: async () => (await import('../forms/deletion.ts')).deletionOf(email, has_password),
    initialValues: { own_email: '', password: '', code: '' },
  });

  const deleteAll = async ({ password, code }: z.output<ReturnType<typeof deletionOf>>) => {
    try {
      await call(deleteAccount, { body: has_password ? { password } : { code } });
    } catch (error) {
      throw besideField(error, {
        'accounts.password_wrong': 'password',
        'accounts.code_wrong': 'code',
        'accounts.code_expired': 'code',
        'accounts.too_many_tries': has_password ? 'password' : 'code',
      });
    }
    forgetSession();
    await navigate({ to: '/auth/goodbye', replace: true });
  };

  return (
    <form {...form.sending(deleteAll)}>
      <FormFields>
        <TextInput
          {...form.getInputProps('own_email')}
          dir="ltr"
          label={t('deletion.type_email')}
          description={<bdi>{email}</bdi>}
          autoComplete="off"
          inputMode="email"
          autoFocus
        />
        {has_password ? (
          <PasswordField
            {...form.getInputProps('password')}
            label={t('email.password')}
            autoComplete="current-password"
            showLabel={t('signup.show_password')}
          />
        ) : (
          <div>
            <CodeField form={form} help={t('deletion.code_help')} />
            <ResendButton
              name="deletion-wait"
              first={t('deletion.send_code')}
              send={() => callWithMessage(sendDeletionCode)}
            />
          </div>
        )}
        <FormActions>
          <Button type="submit" color="problem.7" loading={form.submitting}>
            {t('deletion.delete')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('deletion.keep')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}
