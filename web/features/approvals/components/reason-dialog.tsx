import { Button, Text, Textarea } from '@mantine/core';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import type { Deciding } from '../approvals.queries.ts';

interface ReasonDialogProps {
  people: readonly Deciding[];
  action: 'DECLINED' | 'REJECTED';
  onDecide: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why: the person reads it word for word. What was written survives a reload. */
export function ReasonDialog({ people, action, onDecide, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('approvals');
  const form = useContractForm({
    schema: async () => (await import('#contract/features/approvals.contract.ts')).ApprovalReason,
    initialValues: { reason: '' },
    draft: `approval-${action}`,
  });
  const name = isolated(people[0]?.name ?? '');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`reason.title.${action}`, { count: people.length, name })}
      closeLabel={t('reason.close')}
    >
      <form {...form.sending(({ reason }) => onDecide(reason))}>
        <FormFields>
          <Text size="sm" c="dimmed">
            {t(`reason.lead.${action}`)}
          </Text>
          <Textarea
            {...form.getInputProps('reason')}
            label={t('reason.label')}
            description={t('reason.help')}
            minRows={3}
            maxRows={8}
            maxLength={500}
            dir="auto"
            autoFocus
          />
          <FormActions>
            <Button
              type="submit"
              color={action === 'REJECTED' ? 'problem.7' : 'accent'}
              loading={form.submitting}
            >
              {t(`reason.submit.${action}`)}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('reason.cancel')}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Dialog>
  );
}
