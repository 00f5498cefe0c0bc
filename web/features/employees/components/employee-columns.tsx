import { Checkbox, Text, VisuallyHidden } from '@mantine/core';
import { useFormatters } from '#web/platform/formatters.ts';
import { isolated } from '#web/platform/isolated.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { EmployeeMatch } from '#web/widgets/employee-match/employee-match.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import type { RecordColumn } from '#web/widgets/record-list/record-list.tsx';
import type { EmployeeChoice } from '../employee-choice.ts';
import type { Row } from '../employees.queries.ts';
import { EmployeeActions } from './employee-actions.tsx';
import classes from './employee-columns.module.css';
import { LinkStatus, Skills, TextOrUnsaid } from './employee-facts.tsx';

type Column = RecordColumn<Row>;

/** What can be done with the rows of a list; null where nobody may. */
export interface RowOptions {
  choice: EmployeeChoice | null;
  onEdit: ((row: Row) => void) | null;
}

interface EmployeeColumns extends RowOptions {
  /** Of the page. */
  rows: readonly Row[];
  /** They are judged for a job, which has its own column in place of lesser facts. */
  isForJob: boolean;
}

/** The columns of the company's people on a wide screen. */
export function useEmployeeColumns({ rows, isForJob, choice, onEdit }: EmployeeColumns): Column[] {
  const { t } = useTranslation('employees');
  const format = useFormatters();
  const match: Column = { header: t('columns.match'), cell: (row) => <EmployeeMatch match={row.match} /> };
  const location: Column = {
    header: t('columns.location'),
    className: classes.place,
    cell: (row) => (row.location ? <KnownName of={row.location} /> : <TextOrUnsaid>{null}</TextOrUnsaid>),
  };
  const since: Column = {
    header: t('columns.since'),
    className: classes.since,
    cell: (row) => format.month(row.started_on?.slice(0, 7)),
  };
  const skills: Column = { header: t('columns.skills'), cell: (row) => <Skills row={row} /> };
  const columns: Column[] = [
    { header: t('columns.name'), cell: (row) => <Name row={row} /> },
    { header: t('columns.title'), cell: (row) => <TextOrUnsaid>{row.job_title}</TextOrUnsaid> },
    isForJob ? match : location,
    { header: t('columns.department'), cell: (row) => <TextOrUnsaid>{row.department}</TextOrUnsaid> },
    ...(isForJob ? [] : [since, skills]),
    { header: t('columns.link'), cell: (row) => <LinkStatus row={row} /> },
  ];
  if (choice)
    columns.unshift({
      header: <ChoosePage rows={rows} choice={choice} />,
      cell: (row) => <ChooseRow row={row} choice={choice} />,
    });
  if (onEdit)
    columns.push({
      header: <VisuallyHidden>{t('columns.actions')}</VisuallyHidden>,
      cell: (row) => <EmployeeActions employee={row} onEdit={() => onEdit(row)} />,
    });
  return columns;
}

const Name = ({ row }: { row: Row }) => (
  <>
    <Text fw={600}>
      <bdi>{row.name}</bdi>
    </Text>
    <Text size="xs" c="dimmed">
      <bdi dir="ltr">{row.email}</bdi>
    </Text>
  </>
);

function ChoosePage({ rows, choice }: { rows: readonly Row[]; choice: EmployeeChoice }) {
  const { t } = useTranslation('employees');
  const ids = rows.map(({ id }) => id);
  return (
    <Checkbox
      aria-label={t('sending.choose_page')}
      checked={choice.hasAll(ids)}
      onChange={(event) => choice.choose(ids, event.currentTarget.checked)}
    />
  );
}

/** Chooses one of them, to be sent the job. */
export function ChooseRow({ row, choice }: { row: Row; choice: EmployeeChoice }) {
  const { t } = useTranslation('employees');
  return (
    <Checkbox
      aria-label={t('sending.choose', { name: isolated(row.name) })}
      checked={choice.chosen.has(row.id)}
      onChange={(event) => choice.choose([row.id], event.currentTarget.checked)}
    />
  );
}
