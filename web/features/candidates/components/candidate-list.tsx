import { Checkbox, VisuallyHidden } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type {
  CandidateRow,
  listCandidateKeys,
  listCandidates,
} from '#contract/features/candidates.contract.ts';
import type { Query, Reply } from '#contract/kernel/endpoint.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type Writing, WritingDialog } from '#web/widgets/candidate-messages/writing.tsx';
import { useWishedPay } from '#web/widgets/candidate-rows/wished-pay.ts';
import { usePoking } from '#web/widgets/pokes/poking.tsx';
import { type RecordColumn, RecordList } from '#web/widgets/record-list/record-list.tsx';
import { keyOf } from '../placements.ts';
import { usePlacing } from '../placing.ts';
import { BulkBar } from './bulk-bar.tsx';
import { JobTitle, Notice, Person, RowMenu, Score, Stage, Unknown } from './candidate-cells.tsx';
import classes from './candidate-list.module.css';
import { useMoving } from './moving.tsx';
import { type Selection, useSelection } from './selection.ts';

interface CandidateListProps {
  query: UseQueryResult<Reply<typeof listCandidates>>;
  /** What narrows the list: all that it leaves can be chosen at once. */
  narrowing: Query<typeof listCandidateKeys>;
  empty: ReactNode;
}

/** The company’s candidates in rows, chosen one by one or together. */
export function CandidateList({ query, narrowing, empty }: CandidateListProps) {
  const { t } = useTranslation('candidate-rows');
  const rows = query.data?.results ?? [];
  const selection = useSelection(rows);
  const placing = usePlacing();
  const { move, questions } = useMoving(placing);
  const [writing, setWriting] = useState<Writing | null>(null);
  const poking = usePoking();
  const controls: RowControls = {
    choose: (row) => <ChooseRow row={row} selection={selection} />,
    menu: (row) => (
      <RowMenu row={row} onMove={(target) => move(row, target)} onPoke={poking.poke} onWrite={setWriting} />
    ),
  };
  const columns = useColumns(controls);
  return (
    <>
      {query.data && (
        <BulkBar
          selection={selection}
          placing={placing}
          total={query.data.total}
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
        card={(row) => <CandidateCard row={row} controls={controls} />}
      />
      {questions}
      <WritingDialog writing={writing} onClose={() => setWriting(null)} />
      {poking.dialog}
    </>
  );
}

/** What can be pressed in a row, as in a card. */
interface RowControls {
  choose: (row: CandidateRow) => ReactNode;
  menu: (row: CandidateRow) => ReactNode;
}

function useColumns({ choose, menu }: RowControls): readonly RecordColumn<CandidateRow>[] {
  const { t } = useTranslation('candidates');
  const pay = useWishedPay();
  return [
    {
      header: <VisuallyHidden>{t('list.choose')}</VisuallyHidden>,
      cell: choose,
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
      cell: (row) => (row.expected_salary === null ? <Unknown /> : pay(row, row.is_blind)),
      isNumber: true,
    },
    { header: <VisuallyHidden>{t('list.actions')}</VisuallyHidden>, cell: menu },
  ];
}

/** A row where there is no room for columns. */
const CandidateCard = ({ row, controls }: { row: CandidateRow; controls: RowControls }) => (
  <div className={classes.card}>
    {controls.choose(row)}
    <Person row={row} />
    {controls.menu(row)}
    <div className={classes.cardFacts}>
      <JobTitle row={row} />
      <Stage row={row} />
      <Score row={row} />
    </div>
  </div>
);

function ChooseRow({ row, selection }: { row: CandidateRow; selection: Selection }) {
  const { t } = useTranslation('candidate-rows');
  return (
    <Checkbox
      aria-label={t('select', { name: isolated(row.name) })}
      checked={selection.isChosen(row)}
      // A change does not know of Shift, a click does.
      onClick={(event: MouseEvent) => selection.toggle(row, event.shiftKey)}
      onChange={() => {}}
    />
  );
}
