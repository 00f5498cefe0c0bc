import { Button, Checkbox, TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { useTranslation } from '#web/platform/translation.ts';

export const LONGEST_NAME = 80;

interface SaveSearchFieldsProps {
  name: ComponentProps<typeof TextInput>;
  /** Whether the person is told of what is new. */
  notify: ComponentProps<typeof Checkbox>;
}

/** Under which name a search is kept, and whether to be told of what is new in it. */
export function SaveSearchFields({ name, notify }: SaveSearchFieldsProps) {
  const { t } = useTranslation('saved-searches');
  return (
    <FormFields>
      <TextInput {...name} label={t('name')} maxLength={LONGEST_NAME} />
      <Checkbox {...notify} />
      <FormActions>
        <Button type="submit">{t('save')}</Button>
      </FormActions>
    </FormFields>
  );
}
