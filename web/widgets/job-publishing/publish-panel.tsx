import { Button, Skeleton, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import {
  getJob,
  getJobAddress,
  type Job,
  listRecruiterJobs,
  setJobExpiry,
} from '#contract/features/jobs.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { CopyIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { copyText } from '#web/platform/clipboard.ts';
import { dayOf, endOfDay, today } from '#web/platform/days.ts';
import { isolated } from '#web/platform/isolated.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '../query-view/query-view.tsx';
import classes from './publish-panel.module.css';

/** Drawn when somebody looks: its code is nobody's first need. */
const QrCode = lazy(() => import('./qr-code.tsx'));

/** The same over the screen. */
export function PublishDialog({
  jobId,
  title,
  onClose,
}: {
  jobId: string;
  title: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('job-publishing');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title', { job: isolated(title) })}
      closeLabel={t('close')}
      size="large"
    >
      <PublishPanel jobId={jobId} />
    </Dialog>
  );
}

/** How a job reaches people: its public address, a code that opens it, the company's feeds, and when it ends. */
export function PublishPanel({ jobId }: { jobId: string }) {
  const { t } = useTranslation('job-publishing');
  const address = useQuery(queryFor(getJobAddress, { body: { job_id: jobId } }));
  const job = useQuery(queryFor(getJob, { params: { id: jobId }, query: { company_job: 'true' } }));
  return (
    <QueryView query={address} waiting={<Skeleton height={220} aria-label={t('waiting')} />}>
      {({ url, is_open, feeds }) => (
        <div className={classes.panel}>
          <Address
            label={t('address')}
            help={
              is_open
                ? t('address_open')
                : job.data?.own?.audience === 'employees'
                  ? t('address_employees')
                  : t('address_not_yet')
            }
            value={url}
          />
          {job.data?.own?.audience === 'employees' && job.data.status === 'published' && (
            <ButtonLink to="/recruiter/employees" search={{ job_id: jobId, sort: 'match' }}>
              {t('to_employees')}
            </ButtonLink>
          )}
          <section className={classes.code} aria-label={t('code')}>
            <Suspense fallback={<Skeleton height={136} width={136} />}>
              <QrCode text={url} />
            </Suspense>
          </section>
          {job.data && job.data.status !== 'closed' && <Expiry key={job.data.expires_at} job={job.data} />}
          <section aria-label={t('feeds')}>
            <Text fw={500}>{t('feeds')}</Text>
            <Text size="sm" c="dimmed" mb="xs">
              {t('feeds_help')}
            </Text>
            <Address label={t('xml')} value={feeds.xml} />
            <Address label={t('json')} value={feeds.json} />
          </section>
        </div>
      )}
    </QueryView>
  );
}

function Address({ label, help, value }: { label: string; help?: string; value: string }) {
  const { t } = useTranslation('job-publishing');
  const copy = () => copyText(value, { copied: t('copied'), copyYourself: t('copy_yourself') });
  return (
    <div className={classes.address}>
      <TextInput
        label={label}
        description={help}
        value={value}
        readOnly
        dir="ltr"
        className={classes.grows}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        variant="default"
        size="md"
        leftSection={<CopyIcon size={17} stroke={1.7} aria-hidden />}
        aria-label={t('copy_named', { what: label })}
        onClick={() => void copy()}
      >
        {t('copy')}
      </Button>
    </div>
  );
}

function Expiry({ job }: { job: Job }) {
  const { t } = useTranslation('job-publishing');
  const stored = dayOf(job.expires_at ?? '');
  const [day, setDay] = useState(stored);
  const setting = useMutation({
    ...mutationFor(setJobExpiry),
    onSuccess: ({ message }) => {
      showNotice(message);
      return refresh(getJob, listRecruiterJobs);
    },
  });
  const set = (next: string) =>
    setting.mutate({ body: { job_id: job.jid, expires_at: endOfDay(next) || null } });
  return (
    <div className={classes.address}>
      <TextInput
        type="date"
        label={t('expiry')}
        description={t('expiry_help')}
        min={today()}
        value={day}
        className={classes.grows}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Button
        variant="default"
        size="md"
        disabled={day === '' || day === stored}
        loading={setting.isPending}
        onClick={() => set(day)}
      >
        {t('expiry_set')}
      </Button>
      {stored !== '' && (
        <Button variant="subtle" color="gray" size="md" disabled={setting.isPending} onClick={() => set('')}>
          {t('expiry_never')}
        </Button>
      )}
    </div>
  );
}
