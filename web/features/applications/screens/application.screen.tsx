import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { type ApplicationDetails, getApplication } from '#contract/features/applications.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { SendIcon } from '#web/design/icons.ts';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ApplicationStageBadge } from '#web/widgets/application-stage/application-stage.tsx';
import { ApplicationSteps } from '#web/widgets/application-stage/application-steps.tsx';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { ScreeningAnswers, SentProfile } from '#web/widgets/sent-application/sent-application.tsx';
import { EqualityInvitation } from '../components/equality-invitation.tsx';
import { WithdrawDialog } from '../components/withdraw-dialog.tsx';
import classes from './application.module.css';

/** One of one's applications: where it stands, how it came there, and what went out with it. */
export default function ApplicationScreen() {
  const { t } = useTranslation('applications');
  const { id } = useParams({ strict: false }) as { id: string };
  const query = useQuery(queryFor(getApplication, { params: { id } }));
  return (
    <OneView
      query={query}
      failedTitle={t('one.failed')}
      waiting={<PageSkeleton label={t('one.loading')} />}
      missing={
        <EmptyState
          level={1}
          title={t('one.missing')}
          icon={<SendIcon size={30} stroke={1.5} aria-hidden />}
          action={<ButtonLink to="/candidate/applications">{t('one.back')}</ButtonLink>}
        >
          {t('one.missing_body')}
        </EmptyState>
      }
    >
      {(application) => <ApplicationView application={application} />}
    </OneView>
  );
}

function ApplicationView({ application }: { application: ApplicationDetails }) {
  const { t } = useTranslation('applications');
  const [isAsking, setIsAsking] = useState(false);
  const { job, can } = application;
  const isOpen = job.status === 'published';
  return (
    <Page
      title={<bdi>{job.job_title}</bdi>}
      lead={
        <span className={classes.lead}>
          <bdi>{job.company.company_name}</bdi>
          <ApplicationStageBadge stage={application.stage} />
        </span>
      }
      back={<BackLink to="/candidate/applications">{t('one.back')}</BackLink>}
      actions={
        <>
          {can.apply_again && (
            <ButtonLink
              to="/candidate/jobs/view/$id"
              params={{ id: job.jid }}
              search={{ apply: true }}
              leftSection={<SendIcon size={18} stroke={1.7} aria-hidden />}
            >
              {t('apply_again')}
            </ButtonLink>
          )}
          {isOpen && (
            <ButtonLink to="/candidate/jobs/view/$id" params={{ id: job.jid }} variant="default">
              {t('one.see_job')}
            </ButtonLink>
          )}
          {can.withdraw && (
            <Button variant="default" onClick={() => setIsAsking(true)}>
              {t('withdraw.action')}
            </Button>
          )}
        </>
      }
    >
      {!isOpen && <Text c="dimmed">{t('one.job_closed')}</Text>}
      <div className={classes.columns}>
        <div className={classes.column}>
          <Section title={t('one.steps')}>
            <ApplicationSteps steps={application.steps} />
          </Section>
          <Section title={t('one.answers')}>
            <ScreeningAnswers answers={application.answers} />
          </Section>
        </div>
        <Section title={t('one.sent')} help={t('one.sent_help')} look="sheet">
          <SentProfile sent={application.sent} />
        </Section>
      </div>
      <EqualityInvitation />
      <WithdrawDialog
        application={application}
        isOpen={isAsking && can.withdraw}
        onClose={() => setIsAsking(false)}
      />
    </Page>
  );
}
