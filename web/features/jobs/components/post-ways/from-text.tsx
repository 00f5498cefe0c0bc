import { Button, Textarea } from '@mantine/core';
import { parseJob, type ReadJob } from '#contract/features/jobs.contract.ts';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { call } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { useTranslation } from '#web/platform/translation.ts';

/** A posting that is pasted or typed. */
export function FromText({ onRead }: { onRead: (read: ReadJob) => Promise<void> }) {
  const { t } = useTranslation('jobs');
  const form = useContractForm({
    schema: async () => (await import('#contract/features/jobs.contract.ts')).parseJob.body.options[0],
    initialValues: { text: '' },
    draft: 'new-job-text',
  });
  return (
    <form {...form.sending(async (body) => onRead(await call(parseJob, { body })))}>
      <FormFields>
        <Textarea
          {...form.getInputProps('text')}
          label={t('post.text.label')}
          description={t('post.text.help')}
          dir="auto"
          minRows={12}
          maxRows={24}
        />
        <FormActions>
          <Button type="submit" size="md" loading={form.submitting}>
            {t('post.text.read')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}
