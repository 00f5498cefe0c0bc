import { Button } from '@mantine/core';
import { RefreshIcon } from '#web/design/icons.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { FileField } from '../file-field/file-field.tsx';
import classes from './resume-again.module.css';
import { useReadResume } from './use-read-resume.ts';

/** Two ways to a better reading: the same resume again, or another file. */
export function ResumeAgain({ hasFile }: { hasFile: boolean }) {
  const { t } = useTranslation('resume-reading');
  const reading = useReadResume();
  return (
    <div className={classes.ways}>
      {hasFile && (
        <Button
          variant="default"
          leftSection={<RefreshIcon size={18} stroke={1.7} aria-hidden />}
          loading={reading.isPending}
          onClick={() => reading.mutate({ body: {} })}
        >
          {t('read_again')}
        </Button>
      )}
      <FileField
        purpose="resume"
        title={t(hasFile ? 'new_file' : 'first_file')}
        value={null}
        onChange={(file) => file && reading.mutate({ body: { file_id: file.id } })}
      />
    </div>
  );
}
