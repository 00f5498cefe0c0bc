import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '#web/design/empty-state.tsx';
import { AssessmentIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { Words } from '#web/design/words.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { useNames } from '#web/widgets/assessment-result/scales.ts';
import { type RecordColumn, RecordList } from '#web/widgets/record-list/record-list.tsx';
import { USUAL_TRAIT } from '../assessment-invitations.addresses.ts';
import { type Row, useAssessmentsAddress, useSharedResults } from '../assessment-invitations.queries.ts';
import { ChosenBar } from './chosen-bar.tsx';
import classes from './lists.module.css';
import { PersonLink } from './person-link.tsx';
import { ResultFigure } from './result-figure.tsx';
import { ResultFilters } from './result-filters.tsx';

const EVERYTHING = { assessment: '', trait: USUAL_TRAIT, from: '', to: '', users: [], page: 1 };

/** Results that people show the company, the latest first: in no order of merit. */
export function ResultList() {
  const { t } = useTranslation('assessment-invitations');
  const [address, setAddress] = useAssessmentsAddress();
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const query = useSharedResults(address);
  const { assessment, from, to, users, page } = address;
  const isNarrowed = Boolean(assessment || from || to || users.length > 0);
  const toggle = (row: Row) =>
    setChosen((before) =>
      before.some((one) => one.attempt_id === row.attempt_id)
        ? before.filter((one) => one.attempt_id !== row.attempt_id)
        : [...before, row],
    );
  const isChosen = (row: Row) => chosen.some((one) => one.attempt_id === row.attempt_id);
  const columns = useColumns({ isChosen, onToggle: toggle });
  return (
    <>
      <Words size="sm" isDimmed className={classes.note}>
        {t('never_ranked')}
      </Words>
      <RecordList
        filters={<ResultFilters bar={<ChosenBar chosen={chosen} onClear={() => setChosen([])} />} />}
        query={query}
        waitingLabel={t('results.waiting')}
        failedTitle={t('results.failed')}
        empty={
          <EmptyState
            title={t(isNarrowed ? 'results.none_narrowed' : 'results.none')}
            icon={<AssessmentIcon size={30} stroke={1.5} aria-hidden />}
            action={
              isNarrowed || page > 1 ? (
                <Button variant="default" onClick={() => setAddress(EVERYTHING, { push: true })}>
                  {t('results.all')}
                </Button>
              ) : (
                <Button onClick={() => setAddress({ invite: 'somebody' })}>{t('invite.open')}</Button>
              )
            }
          >
            {!isNarrowed && t('results.none_body')}
          </EmptyState>
        }
        rowKey={(row) => row.attempt_id}
        columns={columns}
        card={(row) => <Card row={row} isChosen={isChosen(row)} onToggle={toggle} />}
      />
    </>
  );
}

interface Choosing {
  isChosen: (row: Row) => boolean;
  onToggle: (row: Row) => void;
}

function useColumns({ isChosen, onToggle }: Choosing): readonly RecordColumn<Row>[] {
  const { t } = useTranslation('assessment-invitations');
  const format = useFormatters();
  const names = useNames();
  return [
    { header: null, cell: (row) => <Choice row={row} isChosen={isChosen(row)} onToggle={onToggle} /> },
    { header: t('columns.person'), cell: (row) => <PersonLink row={row} /> },
    {
      header: t('columns.assessment'),
      cell: (row) => (
        <>
          {names(row.name)}
          {row.form === 'short' && <span className={classes.small}>{t('short')}</span>}
        </>
      ),
    },
    { header: t('columns.job'), cell: (row) => <bdi>{row.job?.job_title ?? t('no_job')}</bdi> },
    { header: t('columns.completed'), cell: (row) => format.date(row.completed_at) },
    { header: t('columns.result'), cell: (row) => <ResultFigure row={row} /> },
  ];
}

function Choice({ row, isChosen, onToggle }: { row: Row; isChosen: boolean; onToggle: (row: Row) => void }) {
  const { t } = useTranslation('assessment-invitations');
  const names = useNames();
  return (
    <Checkbox
      checked={isChosen}
      aria-label={t('choose', { name: row.person, assessment: names(row.name) })}
      onChange={() => onToggle(row)}
    />
  );
}

function Card({ row, isChosen, onToggle }: { row: Row; isChosen: boolean; onToggle: (row: Row) => void }) {
  const format = useFormatters();
  const names = useNames();
  return (
    <div className={classes.card}>
      <Choice row={row} isChosen={isChosen} onToggle={onToggle} />
      <div>
        <PersonLink row={row} />
        <Words size="sm" isDimmed>
          <Joined parts={[names(row.name), format.date(row.completed_at)]} />
        </Words>
        <ResultFigure row={row} />
      </div>
    </div>
  );
}
