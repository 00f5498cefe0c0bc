import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import type { Application } from '#contract/features/applications.contract.ts';
import type { JobDetails } from '#contract/features/jobs.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { SendIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { yesOrNo } from '#web/platform/address-values.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';
import { applicationQuery } from '../job-lists.queries.ts';
import classes from './apply-to-job.module.css';

const ApplyForm = lazy(async () => ({ default: (await import('./apply-form.tsx')).ApplyForm }));

/** The form is open: a link can lead straight to it. */
const ADDRESS = { apply: yesOrNo(false) };

type AppliedTo = Pick<JobDetails, 'jid' | 'job_title' | 'company' | 'screening_questions'>;

/** One's application to a job: the way to send it, or where it stands. */
export function ApplyToJob({ job }: { job: AppliedTo }) {
  const { t } = useTranslation('job-lists');
  const [{ apply }, setAddress] = useAddress(ADDRESS);
  const query = useQuery(applicationQuery(job.jid));
  const application = query.data?.results[0];
  const mayApply = !application || application.can.apply_again;
  const standing = useRef<HTMLDivElement>(null);
  const [isSent, setIsSent] = useState(false);
  const close = () => setAddress({ apply: false });
  // The button that opened the form is gone: what came of it is read next.
  useEffect(() => {
    if (isSent && application && !apply) standing.current?.focus();
  }, [isSent, application, apply]);
  if (!query.data) return null;
  return (
    <div className={classes.panel}>
      {application && <Standing ref={standing} application={application} />}
      {mayApply && (
        <Button
          size="md"
          leftSection={<SendIcon size={18} stroke={1.7} aria-hidden />}
          onClick={() => setAddress({ apply: true })}
        >
          {t(application ? 'apply.again' : 'apply.action')}
        </Button>
      )}
      <Dialog
        isOpen={apply && mayApply}
        onClose={close}
        title={t('apply.title', { job: isolated(job.job_title) })}
        closeLabel={t('apply.close')}
        size="large"
      >
        <Suspense fallback={<ListSkeleton label={t('apply.loading')} count={3} />}>
          <ApplyForm
            job={job}
            onCancel={close}
            onSent={() => {
              setIsSent(true);
              close();
            }}
          />
        </Suspense>
      </Dialog>
    </div>
  );
}

function Standing({ application, ref }: { application: Application; ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('job-lists');
  const format = useFormatters();
  return (
    <div ref={ref} tabIndex={-1} className={classes.standing}>
      <ApplicationStageBadge stage={application.stage} />
      <Text size="sm" c="dimmed" component="span">
        {t('apply.applied_on', { date: format.date(application.applied_at) })}
      </Text>
      <TextLink to="/candidate/applications/$id" params={{ id: application.id }} size="sm">
        {t('apply.see')}
      </TextLink>
    </div>
  );
}
