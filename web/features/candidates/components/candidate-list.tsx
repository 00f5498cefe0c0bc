import { Checkbox, VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type {
  CandidateRow,
  listCandidateKeys,
  listCandidates,
} from '#contract/features/candidates.contract.ts';
import type { Query, Reply } from '#contract/kernel/endpoint.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { RejectDialog } from '#web/widgets/candidate-decisions/reject-dialog.tsx';
import { type Writing, WritingDialog } from '#web/widgets/candidate-messages/writing.tsx';
import { usePoking } from '#web/widgets/pokes/poking.tsx';
import { type RecordColumn, RecordList } from '#web/widgets/record-list/record-list.tsx';
import { type Target, usePlacing } from '../pipeline.queries.ts';
import { BulkBar } from './bulk-bar.tsx';
import { JobTitle, Notice, Person, RowMenu, Score, Stage, Unknown } from './candidate-cells.tsx';
import classes from './candidate-list.module.css';
import { CloseAfterHire } from './close-after-hire.tsx';
import { keyOf, useSelection } from './selection.ts';

interface CandidateListProps {
  query: UseQueryResult<Reply<typeof listCandidates>>;
  /** What narrows the list: all that it leaves can be chosen at once. */
  narrowing: Query<typeof listCandidateKeys>;
  empty: ReactNode;
}

/** The company’s candidates in rows, chosen one by one or together. */
export function CandidateList({ query, narrowing, empty }: CandidateListProps) {
  const { t } = useTranslation(['candidates', 'candidate-rows']);
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
      aria-label={t('candidate-rows:select', { name: isolated(row.name) })}
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
        waitingLabel={t('candidate-rows:waiting')}
        failedTitle={t('candidate-rows:failed')}
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
