import { Button, Text, Textarea } from '@mantine/core';
import type { CheckedCompany } from '#contract/features/company-checks.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface NoteDialogProps {
  checked: CheckedCompany;
  action: 'CONFIRM' | 'REFUSE';
  onDecide: (note: string) => Promise<void>;
  onClose: () => void;
}

/** Asks what was checked, or why the company is refused. */
export function NoteDialog({ checked, action, onDecide, onClose }: NoteDialogProps) {
  const { t } = useTranslation('company-checks');
  const form = useContractForm({
    schema: async () => (await import('#contract/features/company-checks.contract.ts')).CheckNote,
    initialValues: { note: '' },
    draft: `company-check-${action}-${checked.company.id}`,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`note.${action}.title`, { company: isolated(checked.company.company_name) })}
      closeLabel={t('note.close')}
    >
      <form {...form.sending(({ note }) => onDecide(note))}>
        <FormFields>
          <Text size="sm" c="dimmed">
            {t(`note.${action}.lead`)}
          </Text>
          <Textarea
            {...form.getInputProps('note')}
            label={t(`note.${action}.label`)}
            description={t(`note.${action}.help`)}
            minRows={3}
            maxRows={8}
            maxLength={500}
            dir="auto"
            autoFocus
          />
          <FormActions>
            <Button
              type="submit"
              color={action === 'REFUSE' ? 'problem.7' : 'accent'}
              loading={form.submitting}
            >
              {t(`note.${action}.submit`)}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('note.cancel')}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Dialog>
  );
}
