import { Alert, Button, Collapse, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getFile } from '#contract/features/files.contract.ts';
import type { ResumeStatus } from '#contract/features/resumes.contract.ts';
import { AlertIcon, DocumentIcon, RefreshIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { callForFile } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { FileField } from '#web/widgets/file-field/file-field.tsx';
import { ResumeAgain } from '#web/widgets/resume-reading/resume-again.tsx';
import { useView } from '../views.ts';
import classes from './resume-section.module.css';

interface ResumeSectionProps {
  resume: ResumeStatus | undefined;
  /** The profile says all that counts without it. */
  isComplete: boolean;
}

/** The file behind the profile: what became of it, and the ways to another reading. */
export function ResumeSection({ resume, isComplete }: ResumeSectionProps) {
  const { t } = useTranslation('profiles');
  const upload = resume?.upload_response;
  return (
    <Section look="sheet" title={t('resume.title')}>
      {resume?.status === 'failed' && <FailedReading resume={resume} />}
      {upload ? (
        <UploadedResume upload={upload} status={resume.status} />
      ) : (
        <>
          <Text c="dimmed" mb="sm">
            {t(isComplete ? 'resume.none_needed' : 'resume.none')}
          </Text>
          <ResumeAgain hasFile={false} />
        </>
      )}
    </Section>
  );
}

function FailedReading({ resume }: { resume: ResumeStatus }) {
  const { t } = useTranslation(['profiles', 'resume-reading']);
  const { show } = useView();
  return (
    <Alert
      color="yellow"
      mb="md"
      icon={<AlertIcon size={20} stroke={1.7} aria-hidden />}
      title={t('resume.failed')}
    >
      <Text size="sm">{resume.failure && t(`resume-reading:failures.${resume.failure}`)}</Text>
      {resume.upload_response && (
        <Button
          variant="default"
          size="compact-md"
          mt="sm"
          onClick={() => show('original')}
          classNames={{ root: classes.wrapping, label: classes.wrapping }}
        >
          {t('resume.by_hand')}
        </Button>
      )}
    </Alert>
  );
}

interface UploadedResumeProps {
  upload: NonNullable<ResumeStatus['upload_response']>;
  status: ResumeStatus['status'];
}

/** The file, to open it, and folded away, to have it or another one read. */
function UploadedResume({ upload, status }: UploadedResumeProps) {
  const { t } = useTranslation('profiles');
  const format = useFormatters();
  const [isWanted, setIsWanted] = useState<boolean | null>(null);
  // After a failure another try is what one comes for.
  const isOpen = isWanted ?? status === 'failed';
  const open = useMutation({
    mutationFn: () => callForFile(getFile, { params: { id: upload.file.id } }),
    onSuccess: (bytes) => saveFile(bytes, upload.file.name),
    onError: showError,
  });
  return (
    <>
      <div className={classes.file}>
        <DocumentIcon size={22} stroke={1.6} aria-hidden />
        <div className={classes.words}>
          <bdi>{upload.file.name}</bdi>
          <Text size="sm" c="dimmed">
            {t('resume.uploaded', { date: format.date(upload.uploaded_at) })}
          </Text>
        </div>
      </div>
      <div className={classes.ways}>
        <Button variant="default" size="compact-md" loading={open.isPending} onClick={() => open.mutate()}>
          {t('resume.open')}
        </Button>
        <Button
          variant="subtle"
          size="compact-md"
          aria-expanded={isOpen}
          onClick={() => setIsWanted(!isOpen)}
          classNames={{ root: classes.wrapping, label: classes.wrapping }}
        >
          {t('resume.replace')}
        </Button>
      </div>
      <Collapse expanded={isOpen}>
        {status === 'completed' ? (
          <CompareReading />
        ) : (
          <>
            <Text size="sm" c="dimmed" mb="sm">
              {t('resume.replace_note')}
            </Text>
            <ResumeAgain hasFile />
          </>
        )}
      </Collapse>
    </>
  );
}

/** Another reading is set beside the profile: of the same file, or of a newer one. */
function CompareReading() {
  const { t } = useTranslation('profiles');
  const { compare } = useView();
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {t('resume.compare_note')}
      </Text>
      <div className={classes.again}>
        <Button
          variant="default"
          leftSection={<RefreshIcon size={18} stroke={1.7} aria-hidden />}
          onClick={() => compare()}
        >
          {t('resume.read_again')}
        </Button>
        <FileField
          purpose="resume"
          title={t('resume.newer')}
          value={null}
          onChange={(file) => file && compare(file.id)}
        />
      </div>
    </>
  );
}
