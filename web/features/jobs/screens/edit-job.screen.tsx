import { Button } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Job, type JobInput, publishJob, updateJob } from '#contract/features/jobs.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { Page } from '#web/design/page.tsx';
import { FormSkeleton } from '#web/design/skeletons.tsx';
import { callWithMessage } from '#web/platform/call.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { drafts } from '#web/platform/storage.ts';
import { JobStatusBadge } from '#web/widgets/job-status-badge.tsx';
import { OneView } from '#web/widgets/one-view.tsx';
import { JobForm } from '../components/job-form.tsx';
import { NoSuchJob } from '../components/no-such-job.tsx';
import { valuesOf } from '../job-form-values.ts';
import { refreshJobs, useOwnJob } from '../jobs.queries.ts';
import classes from './post-job.module.css';

/** A job that exists, in the same form it was posted with. */
export default function EditJobScreen() {
  const { t } = useTranslation('jobs');
  const { id } = useParams({ strict: false }) as { id: string };
  const job = useOwnJob(id);
  const isDraft = job.data?.status === 'draft';
  return (
    <Page
      title={t('edit.title')}
      lead={job.data && <bdi>{job.data.job_title}</bdi>}
      width="reading"
      actions={job.data && <JobStatusBadge status={job.data.status} />}
      back={
        <BackLink to={isDraft ? '/recruiter/jobs/post-job/$id/view' : '/recruiter/jobs/$id'} params={{ id }}>
          {t('back_to_job')}
        </BackLink>
      }
    >
      <OneView
        query={job}
        missing={<NoSuchJob />}
        waiting={<FormSkeleton label={t('edit.waiting')} count={6} />}
      >
        {(found) => <EditJob key={found.jid} job={found} />}
      </OneView>
    </Page>
  );
}

function EditJob({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const draft = `job-${job.jid}`;
  const [wasKept, setWasKept] = useState(() => drafts.read(draft) !== null);
  const [round, setRound] = useState(0);

  const save = async (input: JobInput, { publish }: { publish: boolean }) => {
    const saved = await callWithMessage(updateJob, { body: { job_id: job.jid, job: input } });
    const published = publish ? await callWithMessage(publishJob, { params: { id: job.jid } }) : null;
    showNotice((published ?? saved).message);
    await refreshJobs();
    const isDraft = job.status === 'draft' && !publish;
    await navigate({
      to: isDraft ? '/recruiter/jobs/post-job/$id/view' : '/recruiter/jobs/$id',
      params: { id: job.jid },
    });
  };

  return (
    <div>
      {wasKept && (
        <div className={classes.kept}>
          <span>{t('edit.kept')}</span>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => {
              drafts.drop(draft);
              setWasKept(false);
              setRound(round + 1);
            }}
          >
            {t('edit.discard')}
          </Button>
        </div>
      )}
      <JobForm key={round} initialValues={valuesOf(job)} draft={draft} status={job.status} onSave={save} />
    </div>
  );
}
