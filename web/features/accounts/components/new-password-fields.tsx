import { PasswordInput } from '@mantine/core';
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
  const visibilityToggleButtonProps = { 'aria-label': t('signup.show_password') };
  return (
    <>
      <PasswordInput
        {...form.getInputProps('password')}
        dir="ltr"
        label={t('password.new')}
        autoComplete="new-password"
        autoFocus={autoFocus}
        visibilityToggleButtonProps={visibilityToggleButtonProps}
      />
      <PasswordRules password={form.values.password} />
      <PasswordInput
        {...form.getInputProps('confirmation')}
        dir="ltr"
        label={t('password.confirmation')}
        autoComplete="new-password"
        visibilityToggleButtonProps={visibilityToggleButtonProps}
      />
    </>
  );
}
