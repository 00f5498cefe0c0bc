import { Button, Text, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { actOnCandidate } from '#contract/features/candidates.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';

const Reason = z.object({ reason: actOnCandidate.body.shape.reason });

interface RejectDialogProps {
  name: string;
  isOpen: boolean;
  onClose: () => void;
  onReject: (reason: string | null) => void;
}

/** Before an applicant is turned down: a reason helps them, and nobody has to give one. */
export function RejectDialog({ name, isOpen, onClose, onReject }: RejectDialogProps) {
  const { t } = useTranslation('candidates');
  const form = useContractForm({ schema: Reason, initialValues: { reason: '' } });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('reject_dialog.title', { name: isolated(name) })}>
      <Text mb="md">{t('reject_dialog.body')}</Text>
      <form
        {...form.sending(({ reason }) => {
          onReject(reason || null);
          onClose();
        })}
      >
        <FormFields>
          <Textarea
            {...form.getInputProps('reason')}
            label={t('reject_dialog.reason')}
            description={t('reject_dialog.reason_help')}
            dir="auto"
            minRows={3}
            maxLength={500}
          />
          <FormActions>
            <Button type="submit">{t('reject')}</Button>
            <Button variant="default" onClick={onClose}>
              {t('reject_dialog.cancel')}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Dialog>
  );
}
