import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredFile } from '#contract/features/files.contract.ts';
import { parseJob, type ReadJob } from '#contract/features/jobs.contract.ts';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { errorText } from '#web/platform/error-words.ts';
import { mutationFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { FileField } from '#web/widgets/file-field/file-field.tsx';
import { Reading } from './reading.tsx';

/** A posting in a file. */
export function FromFile({ onRead }: { onRead: (read: ReadJob) => Promise<void> }) {
  const { t } = useTranslation('jobs');
  const [file, setFile] = useState<StoredFile | null>(null);
  const reading = useMutation({
    ...mutationFor(parseJob, { silent: true }),
    onSuccess: ({ data }) => onRead(data),
  });
  return (
    <FormFields>
      <FileField
        purpose="job"
        title={t('post.file.drop')}
        value={file}
        error={reading.isError ? errorText(reading.error) : null}
        onChange={(stored) => {
          setFile(stored);
          reading.reset();
          if (stored) reading.mutate({ body: { file_id: stored.id } });
        }}
      />
      <div aria-live="polite">{reading.isPending && <Reading>{t('post.file.reading')}</Reading>}</div>
      {reading.isError && file && (
        <FormActions>
          <Button
            variant="default"
            onClick={() => reading.mutate({ body: { file_id: file.id } })}
            loading={reading.isPending}
          >
            {t('post.file.again')}
          </Button>
        </FormActions>
      )}
    </FormFields>
  );
}
