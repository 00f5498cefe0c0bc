import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getApplicant, getSentResume } from '#contract/features/applications.contract.ts';
import { DownloadIcon } from '#web/design/icons.ts';
import { Section } from '#web/design/section.tsx';
import { callForFile } from '#web/platform/call.ts';
import { queryFor } from '#web/platform/queries.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationSteps } from '#web/widgets/application-stage/application-steps.tsx';
import { ScreeningAnswers, SentProfile } from '#web/widgets/sent-application/sent-application.tsx';
import classes from './application-of.module.css';

interface ApplicationOfProps {
  jobId: string;
  candidateId: string;
}

/** The application of somebody to a job. The first look at it is told to them. */
export const applicationQuery = (jobId: string, candidateId: string) =>
  queryFor(getApplicant, { params: { id: jobId, candidate_id: candidateId } });

const useApplication = ({ jobId, candidateId }: ApplicationOfProps) =>
  useQuery(applicationQuery(jobId, candidateId)).data?.application;

/** The document that came with an application, to be opened; nothing where there is none. */
export function SentResume({ jobId, candidateId }: ApplicationOfProps) {
  const resume = useApplication({ jobId, candidateId })?.sent?.resume;
  return resume && <ResumeButton jobId={jobId} candidateId={candidateId} name={resume.name} />;
}

/** What somebody sent with their application to a job; nothing where they did not apply. */
export function ApplicationOf({ jobId, candidateId }: ApplicationOfProps) {
  const { t } = useTranslation('candidates');
  const application = useApplication({ jobId, candidateId });
  if (!application) return null;
  const { sent, answers, steps, screening_way: way } = application;
  return (
    <Section title={t('application.title')} help={!sent && t('application.withdrawn')} look="sheet">
      <div className={classes.application}>
        <div className={classes.part}>
          <h3>{t('application.steps')}</h3>
          <ApplicationSteps steps={steps} reader="company" />
        </div>
        {answers && (
          <div className={classes.part}>
            <h3>{t('application.answers')}</h3>
            {way === 'conversation' && answers.length > 0 && <p>{t('application.in_conversation')}</p>}
            <ScreeningAnswers answers={answers} />
          </div>
        )}
        {sent && (
          <div className={`${classes.part} ${classes.whole}`}>
            <h3>{t('application.sent')}</h3>
            <SentProfile sent={sent} />
          </div>
        )}
      </div>
    </Section>
  );
}

function ResumeButton({ jobId, candidateId, name }: ApplicationOfProps & { name: string }) {
  const { t } = useTranslation('candidates');
  const fetching = useMutation({
    mutationFn: async () =>
      saveFile(await callForFile(getSentResume, { params: { id: jobId, candidate_id: candidateId } }), name),
    onError: showError,
  });
  return (
    <Button
      variant="default"
      leftSection={<DownloadIcon size={16} stroke={1.7} aria-hidden />}
      loading={fetching.isPending}
      title={name}
      onClick={() => fetching.mutate()}
    >
      {t('application.resume')}
    </Button>
  );
}
