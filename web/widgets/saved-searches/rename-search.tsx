import { Button, TextInput } from '@mantine/core';
import { z } from 'zod';
import { Required } from '#contract/kernel/fields.ts';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { LONGEST_NAME } from './save-search-fields.tsx';

const Form = z.object({ name: Required(LONGEST_NAME) });

interface RenameSearchProps {
  name: string;
  /** @throws what the form is to show beside the name. */
  onRename: (name: string) => Promise<void>;
  onDone: () => void;
}

/** Gives a saved search another name. */
export function RenameSearch({ name: before, onRename, onDone }: RenameSearchProps) {
  const { t } = useTranslation('saved-searches');
  const form = useContractForm({ schema: Form, initialValues: { name: before } });
  return (
    <form
      {...form.sending(async ({ name }) => {
        await onRename(name);
        onDone();
      })}
    >
      <FormFields>
        <TextInput {...form.getInputProps('name')} label={t('name')} maxLength={LONGEST_NAME} />
        <FormActions>
          <Button type="submit" size="sm">
            {t('keep_name')}
          </Button>
          <Button size="sm" variant="subtle" color="gray" onClick={onDone}>
            {t('cancel')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}
