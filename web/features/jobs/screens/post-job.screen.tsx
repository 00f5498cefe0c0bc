import { Button, Loader, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredFile } from '#contract/features/files.contract.ts';
import { type JobDraft, type JobInput, parseJob, postJob } from '#contract/features/jobs.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { ConfirmDialog } from '#web/design/confirm-dialog.tsx';
import { FormActions, FormFields } from '#web/design/form-layout.tsx';
import { AssessmentIcon, DocumentIcon, EditIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { oneOf, useAddress } from '#web/platform/address.ts';
import { call, callWithMessage } from '#web/platform/call.ts';
import { useContractForm } from '#web/platform/contract-form.ts';
import { errorText } from '#web/platform/error-words.ts';
import { mutationFor } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { drafts } from '#web/platform/storage.ts';
import { FileField } from '#web/widgets/file-field.tsx';
import { JobForm } from '../components/job-form.tsx';
import { EMPTY_JOB, type JobFormValues, valuesOf } from '../job-form-values.ts';
import { refreshJobs } from '../jobs.queries.ts';
import classes from './post-job.module.css';

const STEPS = ['choose', 'text', 'file', 'form'] as const;
const ADDRESS = { step: oneOf(STEPS, 'choose') };

/** Names in the tab's storage: the job being written, what its text did not tell, and what else it mentioned. */
const DRAFT = 'new-job';
const GAPS = 'new-job-gaps';
const MENTIONS = 'new-job-mentions';

const keptJob = () => drafts.read(DRAFT) as JobFormValues | null;
const keptGaps = () => (drafts.read(GAPS) as string[] | null) ?? [];
const keptMentions = () => (drafts.read(MENTIONS) as string[] | null) ?? [];
const dropKept = () => {
  drafts.drop(DRAFT);
  drafts.drop(GAPS);
  drafts.drop(MENTIONS);
};

/** A new job: from a text, from a file, or from nothing; then the form, with everything to correct. */
export default function PostJobScreen() {
  const { t } = useTranslation('jobs');
  const [{ step }, setAddress] = useAddress(ADDRESS);
  const edit = ({ job, not_found, also_mentioned }: JobDraft) => {
    drafts.keep(DRAFT, valuesOf(job));
    drafts.keep(GAPS, not_found);
    drafts.keep(MENTIONS, also_mentioned);
    setAddress({ step: 'form' }, { push: true });
  };

  if (step === 'form') return <WriteJob />;
  const back =
    step === 'choose' ? (
      <BackLink to="/recruiter/jobs">{t('back_to_jobs')}</BackLink>
    ) : (
      <BackLink to="/recruiter/jobs/post-job">{t('post.back')}</BackLink>
    );
  return (
    <Page title={t(`post.${step}.title`)} lead={t(`post.${step}.lead`)} width="reading" back={back}>
      {step === 'choose' && <Choices />}
      {step === 'text' && <FromText onRead={edit} />}
      {step === 'file' && <FromFile onRead={edit} />}
    </Page>
  );
}

function Choices() {
  const { t } = useTranslation('jobs');
  const [kept, setKept] = useState(keptJob);
  const ways = [
    { step: 'text', icon: <AssessmentIcon size={26} stroke={1.5} aria-hidden /> },
    { step: 'file', icon: <DocumentIcon size={26} stroke={1.5} aria-hidden /> },
    { step: 'form', icon: <EditIcon size={26} stroke={1.5} aria-hidden /> },
  ] as const;
  return (
    <div className={classes.choices}>
      {kept && (
        <div className={classes.kept}>
          <Text>
            {kept.job_title ? (
              <>
                {t('post.kept')} <bdi className={classes.strong}>{kept.job_title}</bdi>
              </>
            ) : (
              t('post.kept_untitled')
            )}
          </Text>
          <div className={classes.keptActions}>
            <Link to="." search={{ step: 'form' } as never} className={classes.continue}>
              {t('post.continue')}
            </Link>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              onClick={() => {
                const before = { job: kept, gaps: keptGaps(), mentions: keptMentions() };
                dropKept();
                setKept(null);
                showNotice(t('post.discarded'), {
                  undo: () => {
                    drafts.keep(DRAFT, before.job);
                    drafts.keep(GAPS, before.gaps);
                    drafts.keep(MENTIONS, before.mentions);
                    setKept(before.job);
                  },
                });
              }}
            >
              {t('post.discard')}
            </Button>
          </div>
        </div>
      )}
      {ways.map(({ step, icon }) => (
        <Link
          key={step}
          to="."
          search={{ step } as never}
          className={classes.way}
          // An empty form is empty: what was begun before is offered above, and kept until then.
          onClick={() => step === 'form' && !kept && dropKept()}
        >
          <span className={classes.icon}>{icon}</span>
          <span>
            <span className={classes.wayTitle}>{t(`post.ways.${step}.title`)}</span>
            <Text component="span" size="sm" c="dimmed" display="block">
              {t(`post.ways.${step}.body`)}
            </Text>
          </span>
        </Link>
      ))}
    </div>
  );
}

const TextToRead = parseJob.body.options[0];

function FromText({ onRead }: { onRead: (draft: JobDraft) => void }) {
  const { t } = useTranslation('jobs');
  const form = useContractForm({
    schema: TextToRead,
    // Back from the form, the text is still there.
    initialValues: { text: keptJob()?.source_text ?? '' },
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
          autoFocus
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

function FromFile({ onRead }: { onRead: (draft: JobDraft) => void }) {
  const { t } = useTranslation('jobs');
  const [file, setFile] = useState<StoredFile | null>(null);
  const reading = useMutation({
    ...mutationFor(parseJob, { silent: true }),
    onSuccess: ({ data }) => onRead(data),
  });
  const take = (stored: StoredFile | null) => {
    setFile(stored);
    reading.reset();
    if (stored) reading.mutate({ body: { file_id: stored.id } });
  };
  return (
    <FormFields>
      <FileField
        purpose="job"
        title={t('post.file.drop')}
        value={file}
        onChange={take}
        error={reading.isError ? errorText(reading.error) : null}
      />
      <div role="status" className={classes.reading}>
        {reading.isPending && (
          <>
            <Loader size="xs" aria-hidden /> {t('post.file.reading')}
          </>
        )}
      </div>
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

function WriteJob() {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const [, setAddress] = useAddress(ADDRESS);
  const [isAsking, setIsAsking] = useState(false);
  const [gaps] = useState(keptGaps);
  const [mentions] = useState(keptMentions);
  const wasRead = gaps.length > 0 || Boolean(keptJob()?.source_text);

  const save = async (job: JobInput, { publish }: { publish: boolean }) => {
    const { data, message } = await callWithMessage(postJob, { body: { job, publish } });
    drafts.drop(GAPS);
    drafts.drop(MENTIONS);
    drafts.drop('new-job-text');
    showNotice(publish ? message : t('post.saved'));
    await refreshJobs();
    await navigate({
      to: publish ? '/recruiter/jobs/$id' : '/recruiter/jobs/post-job/$id/view',
      params: { id: data.jid },
      replace: true,
    });
  };
  const startOver = () => {
    dropKept();
    setAddress({ step: 'choose' });
  };

  return (
    <Page
      title={t('post.form.title')}
      lead={wasRead ? t('post.form.lead_read') : t('post.form.lead')}
      width="reading"
      back={<BackLink to="/recruiter/jobs/post-job">{t('post.back')}</BackLink>}
    >
      <div>
        <JobForm
          initialValues={EMPTY_JOB}
          draft={DRAFT}
          notFound={gaps}
          alsoMentioned={mentions}
          status="new"
          onSave={save}
        >
          <Button variant="subtle" color="gray" size="md" onClick={() => setIsAsking(true)}>
            {t('post.start_over')}
          </Button>
        </JobForm>
        <ConfirmDialog
          isOpen={isAsking}
          title={t('post.start_over_title')}
          confirm={t('post.start_over')}
          cancel={t('post.keep_writing')}
          isDangerous
          onConfirm={startOver}
          onCancel={() => setIsAsking(false)}
        >
          {t('post.start_over_body')}
        </ConfirmDialog>
      </div>
    </Page>
  );
}
