import { Alert, Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { parseJob, type ReadJob } from '#contract/features/jobs.contract.ts';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/call.ts';
import { ShownInPlace, useContractForm } from '#web/platform/contract-form.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { Reading } from './reading.tsx';

/** A post on a professional network, or any page that everyone may open; the server opens it. */
export function FromLink({ onRead }: { onRead: (read: ReadJob) => Promise<void> }) {
  const { t } = useTranslation('jobs');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useContractForm({
    schema: async () => (await import('#contract/features/jobs.contract.ts')).parseJob.body.options[2],
    initialValues: { link: '' },
    draft: 'new-job-link',
  });
  const read = async (link: string) => {
    setFailure(null);
    const draft = await call(parseJob, { body: { link } }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || !error.code.startsWith('jobs.link_')) throw error;
      // What to do instead stands beside the field, and does not go away after six seconds.
      setFailure(error.message);
      throw new ShownInPlace();
    });
    await onRead(draft);
  };
  return (
    <form {...form.sending(({ link }) => read(link))}>
      <FormFields>
        <TextInput
          {...form.getInputProps('link')}
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          label={t('post.link.label')}
          description={t('post.link.help')}
          placeholder="https://"
        />
        <div aria-live="polite">
          {form.submitting && <Reading>{t('post.link.reading')}</Reading>}
          {failure && (
            <Alert color="caution" variant="light">
              <Text>{failure}</Text>
              <ButtonLink
                to="/recruiter/jobs/post-job"
                search={{ mode: 'TEXT_JOB_POST' }}
                variant="default"
                size="compact-sm"
                mt="xs"
              >
                {t('post.link.paste_instead')}
              </ButtonLink>
            </Alert>
          )}
        </div>
        <FormActions>
          <Button type="submit" size="md" loading={form.submitting}>
            {t('post.link.read')}
          </Button>
        </FormActions>
      </FormFields>
    </form>
  );
}
