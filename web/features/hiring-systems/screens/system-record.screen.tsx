import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import {
  getHiringSystem,
  getSystemRecord,
  type SystemRecord,
} from '#contract/features/hiring-systems.contract.ts';
import { BackLink } from '#web/design/back-link.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { ExternalIcon, SendIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { ButtonLink, TextLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { Section } from '#web/design/section.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { OneView } from '#web/widgets/query-view/one-view.tsx';
import { RecordBadge } from '#web/widgets/system-records/record-badge.tsx';
import { untilItArrives, useSystemChanges } from '#web/widgets/system-records/system-records.queries.ts';
import { Differences } from '../components/differences.tsx';
import { RecordActions } from '../components/record-actions.tsx';
import { StageThere } from '../components/records-part.tsx';
import { SystemMessages } from '../components/system-messages.tsx';
import classes from './system-record.module.css';

/** One job or candidate in the hiring system: how it stands, what differs, and all that was said about it. */
export default function SystemRecordScreen() {
  const { t } = useTranslation('hiring-systems');
  const { id } = useParams({ strict: false }) as { id: string };
  useSystemChanges();
  const query = useQuery({
    ...queryFor(getSystemRecord, { params: { id } }),
    refetchInterval: untilItArrives,
  });
  const system = useQuery(queryFor(getHiringSystem, {})).data?.system?.name ?? '';
  const record = query.data?.record;
  return (
    <Page
      title={record ? <bdi>{record.candidate?.name ?? record.job.job_title}</bdi> : t('record.title')}
      lead={record && <Lead record={record} />}
      back={<BackLink to="/recruiter/hiring-system">{t('record.back')}</BackLink>}
      actions={record && <RecordActions record={record} />}
    >
      <OneView
        query={query}
        waiting={<ListSkeleton label={t('waiting')} count={5} />}
        missing={
          <EmptyState
            title={t('record.missing')}
            icon={<SendIcon size={30} stroke={1.5} aria-hidden />}
            action={<ButtonLink to="/recruiter/hiring-system">{t('record.back')}</ButtonLink>}
          />
        }
      >
        {(found) => (
          <div className={classes.body}>
            <Standing record={found.record} system={system} />
            <Differences record={found.record} system={system} />
            <Section title={t('messages.title')} help={t('messages.help')}>
              <SystemMessages messages={found.messages} />
            </Section>
          </div>
        )}
      </OneView>
    </Page>
  );
}

function Lead({ record }: { record: SystemRecord }) {
  return (
    <span className={classes.lead}>
      <RecordBadge state={record.state} />
      {record.candidate && <bdi>{record.job.job_title}</bdi>}
    </span>
  );
}

function Standing({ record, system }: { record: SystemRecord; system: string }) {
  const { t } = useTranslation('hiring-systems');
  const format = useFormatters();
  const { job, candidate, url, stage_there, sent_at, refusal, next_try_at } = record;
  const named = { system: isolated(system) };
  return (
    <div className={classes.standing}>
      {refusal && (
        <Text c="var(--problem-ink)" role="status">
          {t('record.refused', named)} <bdi>{refusal}</bdi>
        </Text>
      )}
      {next_try_at && record.state === 'waiting' && (
        <Text role="status">{t('record.next_try', { date: format.dateAndTime(next_try_at) })}</Text>
      )}
      {stage_there && (
        <Text>
          {t('record.stands', named)} <StageThere row={record} />
          {sent_at && record.state === 'agreed' && (
            <Text span c="dimmed">
              <Dot />
              {t('record.sent', { date: format.dateAndTime(sent_at) })}
            </Text>
          )}
        </Text>
      )}
      <div className={classes.ways}>
        {url && (
          <Anchor href={url} target="_blank" rel="noreferrer">
            {t('record.see_there', named)}{' '}
            <ExternalIcon size={15} stroke={1.7} aria-hidden className={classes.external} />
          </Anchor>
        )}
        {job.jid &&
          (candidate ? (
            <TextLink
              to="/recruiter/candidates/$id"
              params={{ id: candidate.candidate_id }}
              search={{ job_id: job.jid }}
            >
              {t('record.to_candidate')}
            </TextLink>
          ) : (
            <TextLink to="/recruiter/jobs/$id" params={{ id: job.jid }}>
              {t('record.to_job')}
            </TextLink>
          ))}
      </div>
    </div>
  );
}
