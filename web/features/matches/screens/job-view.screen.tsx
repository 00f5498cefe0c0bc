import { Button, Text } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { JobDetails as JobDetailsReply } from '#contract/features/jobs.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { LinkIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useSession } from '#web/platform/session.ts';
import { showNotice } from '#web/platform/snackbars.ts';
import { JobDetails } from '#web/widgets/job-details.tsx';
import { QueryView } from '#web/widgets/query-view.tsx';
import { JobButtons } from '../components/job-actions.tsx';
import classes from '../components/job-view.module.css';
import { OwnMatch, OwnMatchInShort } from '../components/own-match.tsx';
import { listAddress } from '../list-address.ts';
import { isGone, useJobDetails } from '../matches.queries.ts';

/** One job, for whoever may see it; a candidate also sees how well it fits and why. */
export default function JobViewScreen() {
  const { t } = useTranslation('matches');
  const { id = '' } = useParams({ strict: false });
  const query = useJobDetails(id);
  if (isGone(query.error))
    return (
      <Page title={t('view.gone.title')} lead={t('view.gone.body')}>
        <div>
          <ButtonLink to="/">{t('view.gone.action')}</ButtonLink>
        </div>
      </Page>
    );
  return (
    <QueryView
      query={query}
      failedTitle={t('view.failed')}
      waiting={<PageSkeleton label={t('view.loading')} />}
    >
      {(job) => <JobView job={job} />}
    </QueryView>
  );
}

function JobView({ job }: { job: JobDetailsReply }) {
  const { t } = useTranslation('matches');
  const format = useFormatters();
  const { state } = useSession();
  const isCandidate = state === 'CANDIDATE';
  return (
    <Page
      title={<bdi>{job.job_title}</bdi>}
      lead={
        <>
          <bdi>{job.company.company_name}</bdi>
          {job.posted_at && (
            <Text component="span" size="sm" className={classes.posted}>
              {t('view.posted', { when: format.relative(job.posted_at) })}
            </Text>
          )}
        </>
      }
      back={
        isCandidate && (
          <BackLink to="/candidate/jobs" search={listAddress() as never}>
            {t('view.back')}
          </BackLink>
        )
      }
      actions={
        <>
          {isCandidate && <JobButtons job={job} standing={job} />}
          <ShareButton jobId={job.jid} />
        </>
      }
    >
      {isCandidate ? (
        <>
          <OwnMatchInShort jobId={job.jid} />
          <div className={classes.columns}>
            <div className={classes.job}>
              <JobDetails job={job} />
            </div>
            <OwnMatch jobId={job.jid} />
          </div>
        </>
      ) : (
        <JobDetails job={job} />
      )}
    </Page>
  );
}

/** The address that everyone signed in may open, whatever their role. */
function ShareButton({ jobId }: { jobId: string }) {
  const { t } = useTranslation('matches');
  const copy = async () => {
    const link = `${location.origin}/job/${jobId}`;
    try {
      await navigator.clipboard.writeText(link);
      showNotice(t('view.copied'));
    } catch {
      // Browsers give the clipboard to secure pages only.
      showNotice(t('view.copy_yourself', { link }));
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<LinkIcon size={18} stroke={1.7} aria-hidden />}
      onClick={() => void copy()}
    >
      {t('view.share')}
    </Button>
  );
}
