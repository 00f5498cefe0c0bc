import { TextInput } from '@mantine/core';
import { FormRow } from '#web/design/form-layout.tsx';
import { useTranslation } from '#web/platform/translation.ts';

interface NameFieldsProps {
  form: { getInputProps: (field: 'first_name' | 'last_name') => object };
  autoFocus?: boolean;
}

/** First and last name, beside each other where there is room. */
export function NameFields({ form, autoFocus = false }: NameFieldsProps) {
  const { t } = useTranslation('sign-up');
  return (
    <FormRow>
      <TextInput
        {...form.getInputProps('first_name')}
        label={t('names.first')}
        autoComplete="given-name"
        autoFocus={autoFocus}
      />
      <TextInput {...form.getInputProps('last_name')} label={t('names.last')} autoComplete="family-name" />
    </FormRow>
  );
}
