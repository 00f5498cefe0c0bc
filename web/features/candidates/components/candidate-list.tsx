import { ActionIcon, Checkbox, Menu, Text, VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  CandidateRow,
  listCandidateKeys,
  listCandidates,
} from '#contract/features/candidates.contract.ts';
import type { Query, Reply } from '#contract/kernel/endpoint.ts';
import { ChatIcon, MailIcon, MoreIcon } from '#web/design/icons.ts';
import { TextLink } from '#web/design/links.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { Experience } from '#web/widgets/experience/experience.tsx';
import { PipelineStageBadge } from '#web/widgets/pipeline-stage/pipeline-stage.tsx';
import { PokeBadge, usePoking } from '#web/widgets/pokes/poking.tsx';
import { type RecordColumn, RecordList } from '#web/widgets/record-list/record-list.tsx';
import { type Target, usePlacing, useStages } from '../pipeline.queries.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CandidateLink } from './candidate-link.tsx';
import classes from './candidate-list.module.css';
import { TagPills } from './candidate-tags.tsx';
import { CloseAfterHire } from './close-after-hire.tsx';
import { MoveMenu } from './move-menu.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { keyOf, useSelection } from './selection.ts';
import { type Writing, WritingDialog } from './writing.tsx';

interface CandidateListProps {
  query: UseQueryResult<Reply<typeof listCandidates>>;
  /** What narrows the list: all that it leaves can be chosen at once. */
  narrowing: Query<typeof listCandidateKeys>;
  empty: ReactNode;
}

/** The company’s candidates in rows, chosen one by one or together. */
export function CandidateList({ query, narrowing, empty }: CandidateListProps) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  const rows = query.data?.results ?? [];
  const selection = useSelection(rows);
  const placing = usePlacing();
  const [rejecting, setRejecting] = useState<CandidateRow | null>(null);
  const [writing, setWriting] = useState<Writing | null>(null);
  const poking = usePoking();
  const move = (row: CandidateRow, target: Target) => {
    if (target.status === 'REJECTED') setRejecting(row);
    else void placing.place(row, target);
  };
  const check = (row: CandidateRow) => (
    <Checkbox
      aria-label={t('row.select', { name: isolated(row.name) })}
      checked={selection.isChosen(row)}
      // A change does not know of Shift, a click does.
      onClick={(event: MouseEvent) => selection.toggle(row, event.shiftKey)}
      onChange={() => {}}
    />
  );

  const columns: readonly RecordColumn<CandidateRow>[] = [
    {
      header: <VisuallyHidden>{t('list.choose')}</VisuallyHidden>,
      cell: check,
      className: classes.check,
    },
    { header: t('list.candidate'), cell: (row) => <Person row={row} /> },
    { header: t('list.job'), cell: (row) => <JobTitle row={row} /> },
    { header: t('list.stage'), cell: (row) => <Stage row={row} /> },
    { header: t('list.score'), cell: (row) => <Score row={row} />, isNumber: true },
    {
      header: t('list.notice'),
      cell: (row) => <Notice days={row.notice_period_days} />,
      isNumber: true,
    },
    {
      header: t('list.salary'),
      cell: (row) => (row.expected_salary === null ? <Unknown /> : format.money(row.expected_salary)),
      isNumber: true,
    },
    {
      header: <VisuallyHidden>{t('list.actions')}</VisuallyHidden>,
      cell: (row) => (
        <RowMenu row={row} onMove={(target) => move(row, target)} onPoke={poking.poke} onWrite={setWriting} />
      ),
    },
  ];

  return (
    <>
      {query.data && (
        <BulkBar
          selection={selection}
          placing={placing}
          total={query.data?.total ?? 0}
          query={narrowing}
          rows={rows}
        />
      )}
      <RecordList
        filters={null}
        query={query}
        waitingLabel={t('waiting')}
        failedTitle={t('failed')}
        empty={empty}
        rowKey={keyOf}
        columns={columns}
        card={(row) => (
          <div className={classes.card}>
            {check(row)}
            <Person row={row} />
            <RowMenu
              row={row}
              onMove={(target) => move(row, target)}
              onPoke={poking.poke}
              onWrite={setWriting}
            />
            <div className={classes.cardFacts}>
              <JobTitle row={row} />
              <Stage row={row} />
              <Score row={row} />
            </div>
          </div>
        )}
      />
      <RejectDialog
        key={rejecting ? keyOf(rejecting) : ''}
        name={rejecting?.name}
        isOpen={rejecting !== null}
        onClose={() => setRejecting(null)}
        onReject={(rejection) =>
          rejecting && void placing.place(rejecting, { status: 'REJECTED', stage: null }, rejection)
        }
      />
      <CloseAfterHire hired={placing.hired} onDone={placing.forgetHired} />
      <WritingDialog writing={writing} onClose={() => setWriting(null)} />
      {poking.report}
    </>
  );
}

function Person({ row }: { row: CandidateRow }) {
  return (
    <div>
      <CandidateLink jobId={row.job_id} person={row} />
      <Text size="sm" c="dimmed">
        {[row.headline, row.location].filter(Boolean).map((fact, at) => (
          <span key={fact}>
            {at > 0 && ' · '}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </Text>
      <Text size="xs" c="dimmed">
        <Experience months={row.experience_months} />
      </Text>
      {row.tags.length > 0 && (
        <div className={classes.tags}>
          <TagPills tags={row.tags} />
        </div>
      )}
    </div>
  );
}

function JobTitle({ row }: { row: CandidateRow }) {
  return (
    <TextLink to="/recruiter/jobs/$id" params={{ id: row.job_id }} size="sm">
      <bdi>{row.job_title}</bdi>
    </TextLink>
  );
}

/** Where they stand, since when, and of the rejected why. */
function Stage({ row }: { row: CandidateRow }) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  const name = useStages().find(({ id }) => id === row.stage_id)?.name;
  const isNamed = row.status === 'SHORTLISTED' && row.kind !== 'withdrawn';
  return (
    <div>
      <PipelineStageBadge stage={{ kind: row.kind, name: isNamed ? name : null }} />{' '}
      <PokeBadge poke={row.poke} />
      <Text size="xs" c="dimmed" title={format.dateAndTime(row.acted_at)}>
        {row.acted_by
          ? t('list.acted_by', { ago: format.relative(row.acted_at), name: isolated(row.acted_by) })
          : format.relative(row.acted_at)}
      </Text>
      {row.reason_code && (
        <Text size="xs" c="dimmed">
          {t(`rejection.reasons.${row.reason_code}`)}
        </Text>
      )}
    </div>
  );
}

/** The score leads to its reasons. A closed job keeps no scores, which is not a score of nothing. */
function Score({ row }: { row: CandidateRow }) {
  const { t } = useTranslation('candidates');
  const format = useFormatters();
  if (row.score === null)
    return (
      <Text size="sm" c="dimmed" component="span">
        {t('list.no_score')}
      </Text>
    );
  return (
    <TextLink
      to="/recruiter/candidates/$id"
      params={{ id: row.candidate_id }}
      search={{ job_id: row.job_id }}
      size="sm"
      aria-label={t('row.score', { percent: format.percent(row.score) })}
    >
      {format.percent(row.score)}
    </TextLink>
  );
}

function Notice({ days }: { days: number | null }) {
  const { t } = useTranslation('candidates');
  if (days === null) return <Unknown />;
  return days === 0 ? t('filters.at_once') : t('filters.days', { count: days });
}

function Unknown() {
  const { t } = useTranslation('candidates');
  return (
    <Text size="sm" c="dimmed" component="span">
      {t('list.unknown')}
    </Text>
  );
}

interface RowMenuProps {
  row: CandidateRow;
  onMove: (target: Target) => void;
  onPoke: (row: CandidateRow) => void;
  onWrite: (writing: Writing) => void;
}

function RowMenu({ row, onMove, onPoke, onWrite }: RowMenuProps) {
  const { t } = useTranslation(['candidates', 'pokes']);
  return (
    <MoveMenu
      standing={row}
      onMove={onMove}
      button={
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('pipeline.move', { name: isolated(row.name) })}
        >
          <MoreIcon size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      }
    >
      <Menu.Item
        leftSection={<MailIcon size={16} stroke={1.7} aria-hidden />}
        onClick={() => onWrite({ jobId: row.job_id, candidates: [row] })}
      >
        {t('bulk.write_to_one')}
      </Menu.Item>
      {mayBeAsked(row) && (
        <Menu.Item leftSection={<ChatIcon size={16} stroke={1.7} aria-hidden />} onClick={() => onPoke(row)}>
          {t('pokes:ask')}
        </Menu.Item>
      )}
    </MoveMenu>
  );
}

/** Who applied has said so, and who was asked is not asked again. */
const mayBeAsked = ({ poke, application_stage: stage }: CandidateRow) =>
  !poke && (stage === null || stage === 'WITHDRAWN');
