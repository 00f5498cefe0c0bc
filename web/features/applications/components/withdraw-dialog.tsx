import { Button, Text, Textarea } from '@mantine/core';
import {
  type Application,
  getApplication,
  listApplications,
  withdrawApplication,
} from '#contract/features/applications.contract.ts';
import { listCompanyJobs, listMatchingJobs, searchJobs } from '#contract/features/job-lists.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { isolated } from '#web/platform/isolated.ts';
import { refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface WithdrawDialogProps {
  application: Application;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an application is taken back, and why, for whoever wants to say. */
export function WithdrawDialog({ application, isOpen, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('applications');
  const form = useContractForm({
    schema: async () =>
      (await import('#contract/features/applications.contract.ts')).withdrawApplication.body,
    initialValues: { reason: '' },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('withdraw.title')}>
      <Text mb="md">{t('withdraw.body', { company: isolated(application.job.company.company_name) })}</Text>
      <form
        {...form.sending(async ({ reason }) => {
          const { message } = await callWithMessage(withdrawApplication, {
            params: { id: application.id },
            body: { reason: reason || null },
          });
          showNotice(message);
          onClose();
          await refresh(getApplication, listApplications, listMatchingJobs, searchJobs, listCompanyJobs);
        })}
      >
        <FormFields>
          <Textarea
            {...form.getInputProps('reason')}
            label={t('withdraw.reason')}
            description={t('withdraw.reason_help')}
            dir="auto"
            minRows={2}
            maxLength={500}
          />
          <FormActions>
            <Button type="submit" color="problem.7" loading={form.submitting}>
              {t('withdraw.confirm')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('withdraw.keep')}
            </Button>
          </FormActions>
        </FormFields>
      </form>
    </Dialog>
  );
}
