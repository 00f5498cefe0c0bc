import { PasswordField } from '#web/design/password-field.tsx';
import { useTranslation } from '#web/platform/translation.ts';
import { PasswordRules } from './password-rules.tsx';

interface NewPasswordFieldsProps {
  form: {
    values: { password: string };
    getInputProps: (field: 'password' | 'confirmation') => object;
  };
  autoFocus?: boolean;
}

/** A new password with its rules, ticked off while it is typed, and the same once more. */
export function NewPasswordFields({ form, autoFocus = false }: NewPasswordFieldsProps) {
  const { t } = useTranslation('accounts');
  return (
    <>
      <PasswordField
        {...form.getInputProps('password')}
        label={t('password.new')}
        autoComplete="new-password"
        autoFocus={autoFocus}
        showLabel={t('signup.show_password')}
      />
      <PasswordRules password={form.values.password} />
      <PasswordField
        {...form.getInputProps('confirmation')}
        label={t('password.confirmation')}
        autoComplete="new-password"
        showLabel={t('signup.show_password')}
      />
    </>
  );
}
