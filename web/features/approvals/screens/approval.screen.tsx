import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { type ApprovalDetails, getApproval } from '#contract/features/approvals.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { Fact, Facts } from '#web/design/facts.tsx';
import { ApprovalIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { PageSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CompanyFacts } from '#web/widgets/company-details/company-facts.tsx';
import { ProfileToRead } from '#web/widgets/profile-view/profile-view.tsx';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { useApprovalDecision } from '../approvals.queries.ts';
import { ApprovalStatusBadge } from '../components/approval-status-badge.tsx';
import { DecisionButtons } from '../components/decision-buttons.tsx';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import classes from './approval.module.css';

/** One account: who it is, what they say of themselves, what was decided, and the decision. */
export default function ApprovalScreen() {
  const { t } = useTranslation('approvals');
  const { id } = useParams({ strict: false }) as { id: string };
  const approval = useQuery(queryFor(getApproval, { params: { id } }));
  const person = approval.data;
  return (
    <Page
      title={person ? <bdi>{person.name}</bdi> : t('one.title')}
      lead={
        person && (
          <>
            {t(`role.${person.role_name}`)}
            {person.about && (
              <>
                <Dot />
                <bdi>{person.about}</bdi>
              </>
            )}
          </>
        )
      }
      back={<BackLink to="/recruiter/admin/candidates">{t('title')}</BackLink>}
      actions={person && <Decide person={person} />}
    >
      <OneView
        query={approval}
        waiting={<PageSkeleton label={t('one.waiting')} />}
        failedTitle={t('one.failed')}
        missing={
          <EmptyState
            title={t('one.missing')}
            icon={<ApprovalIcon size={30} stroke={1.5} aria-hidden />}
            action={<ButtonLink to="/recruiter/admin/candidates">{t('one.all')}</ButtonLink>}
          >
            {t('one.missing_body')}
          </EmptyState>
        }
      >
        {(found) => (
          <>
            <Account person={found} />
            {found.company && <CompanyOf company={found.company} />}
            {found.profile && <ProfileToRead profile={found.profile} />}
            <History person={found} />
          </>
        )}
      </OneView>
    </Page>
  );
}

function Decide({ person }: { person: ApprovalDetails }) {
  const { run, isRunning } = useApprovalDecision();
  const [asking, setAsking] = useState<'DECLINED' | 'REJECTED' | null>(null);
  return (
    <>
      <DecisionButtons
        status={person.status}
        isRunning={isRunning}
        onDecide={(decision) =>
          decision === 'DECLINED' || decision === 'REJECTED'
            ? setAsking(decision)
            : void run([person], decision)
        }
      />
      {asking && (
        <ReasonDialog
          people={[person]}
          action={asking}
          onClose={() => setAsking(null)}
          onDecide={async (reason) => {
            if (await run([person], asking, reason)) setAsking(null);
          }}
        />
      )}
    </>
  );
}

function Account({ person }: { person: ApprovalDetails }) {
  const { t } = useTranslation('approvals');
  const format = useFormatters();
  const { resume } = person;
  return (
    <Section title={t('one.account')}>
      <Facts>
        <Fact label={t('one.status')}>
          <ApprovalStatusBadge status={person.status} />
        </Fact>
        <Fact label={t('one.email')}>
          <bdi dir="ltr">{person.email}</bdi>
        </Fact>
        <Fact label={t('one.registered')}>{format.dateAndTime(person.registered_at)}</Fact>
        <Fact label={t('one.requested')}>{format.dateAndTime(person.requested_at)}</Fact>
        {person.role_name === 'individual' && (
          <Fact label={t('one.resume')}>
            {resume ? (
              <>
                <bdi>{resume.name}</bdi>
                <Text size="sm" c="dimmed">
                  {t(`one.resume_${resume.status}`)}
                </Text>
              </>
            ) : (
              t('one.no_resume')
            )}
          </Fact>
        )}
      </Facts>
    </Section>
  );
}

function CompanyOf({ company }: { company: NonNullable<ApprovalDetails['company']> }) {
  return (
    <Section title={<bdi>{company.company_name}</bdi>} look="sheet">
      <CompanyFacts company={company} />
    </Section>
  );
}

/** Everything that was asked and decided, latest first. */
function History({ person }: { person: ApprovalDetails }) {
  const { t } = useTranslation('approvals');
  const format = useFormatters();
  return (
    <Section title={t('one.history')}>
      <ol className={classes.history}>
        {person.history.map((entry) => (
          <li key={`${entry.at}-${entry.action}`}>
            <Text fw={500}>{t(`history.${entry.action}`)}</Text>
            <Text size="sm" c="dimmed">
              {format.dateAndTime(entry.at)}
              {entry.by && (
                <>
                  <Dot />
                  <bdi>{entry.by}</bdi>
                </>
              )}
            </Text>
            {entry.reason && (
              <Text size="sm" className={classes.text} dir="auto">
                {entry.reason}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
