import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { listEmployees, sendInternalJob } from '#contract/features/employees.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';

interface SendDialogProps {
  job: { id: string; title: string };
  /** Employees by id, or everybody of a department. */
  to: { ids: readonly string[] } | { department: string };
  onClose: () => void;
  onSent: () => void;
}

/** Sends a job within the company, with a few words, and says whom it reached. */
export default function SendDialog(props: SendDialogProps) {
  const { job, onClose, onSent } = props;
  const { t } = useTranslation('employees');
  const [reached, setReached] = useState<Reached | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={t('sending.title', { job: isolated(job.title) })}>
      {reached ? (
        <Outcome reached={reached} onClose={onClose} />
      ) : (
        <SendForm
          {...props}
          onSent={(to) => {
            setReached(to);
            onSent();
          }}
        />
      )}
    </Dialog>
  );
}

type Reached = Reply<typeof sendInternalJob>;

interface SendFormProps extends Pick<SendDialogProps, 'job' | 'to' | 'onClose'> {
  onSent: (to: Reached) => void;
}

function SendForm({ job, to, onClose, onSent }: SendFormProps) {
  const { t } = useTranslation('employees');
  const format = useFormatters();
  const form = useContractForm({
    schema: sendInternalJob.body,
    initialValues: {
      job_id: job.id,
      employee_ids: 'ids' in to ? [...to.ids] : ([] as string[]),
      department: 'department' in to ? to.department : undefined,
      message: '',
    },
  });
  return (
    <form
      {...form.sending(async (body) => {
        const { data, message } = await callWithMessage(sendInternalJob, { body });
        onSent(data);
        showNotice(message);
        await refresh(listEmployees);
      })}
    >
      <FormFields>
        <Text>{t('sending.body')}</Text>
        <Text fw={500}>
          {'ids' in to
            ? t('sending.to_chosen', { number: format.number(to.ids.length) })
            : t('sending.to_department', { department: isolated(to.department) })}
        </Text>
        <Textarea
          {...form.getInputProps('message')}
          label={t('sending.message')}
          description={t('sending.message_help')}
          dir="auto"
          minRows={3}
          maxLength={1000}
        />
        <FormActions>
          <Button type="submit" loading={form.submitting}>
            {t('sending.send')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}

/** How many were told and mailed, and how many were not, and why. */
function Outcome({ reached, onClose }: { reached: Reached; onClose: () => void }) {
  const { t } = useTranslation('employees');
  const format = useFormatters();
  const skipped = (['already_sent', 'opted_out'] as const)
    .map((reason) => ({ reason, count: reached.skipped.filter((one) => one.reason === reason).length }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <ul role="status">
        <li>{t('sending.told', { number: format.number(reached.told) })}</li>
        <li>{t('sending.mailed', { number: format.number(reached.mailed) })}</li>
        {skipped.map(({ reason, count }) => (
          <li key={reason}>{t(`sending.${reason}`, { number: format.number(count) })}</li>
        ))}
      </ul>
      <Button variant="default" onClick={onClose}>
        {t('sending.close')}
      </Button>
    </>
  );
}
