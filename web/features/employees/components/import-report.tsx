import { Alert, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import {
  type EmployeeImport,
  IMPORT_OUTCOMES,
  type ImportOutcome,
} from '#contract/features/employees.contract.ts';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { Table } from '#web/design/table.tsx';
import { useFormatters } from '#web/platform/formatters.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './import-report.module.css';

/** Rows on the screen at once; the filter leads to the others. */
const SHOWN = 200;

/** What an import did, or would do: how many rows of each outcome, and the rows themselves. */
export function ImportReport({ report }: { report: EmployeeImport }) {
  const { t } = useTranslation('employees');
  const format = useFormatters();
  const [shown, setShown] = useState<ImportOutcome | 'all'>(report.counts.refused > 0 ? 'refused' : 'all');
  const nameOf = useOutcomeName(report);
  const rows = report.rows.filter(({ outcome }) => shown === 'all' || outcome === shown);
  return (
    <section className={classes.report} aria-label={t('importing.outcome')}>
      <Alert color={report.is_saved ? 'good' : 'accent'} variant="light" role="status">
        {t(report.is_saved ? 'importing.saved' : 'importing.nothing_saved')}
      </Alert>
      <Counts report={report} />
      {report.ignored.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('importing.ignored', { columns: format.list(report.ignored) })}
        </Text>
      )}
      <NativeSelect
        label={t('importing.show')}
        size="sm"
        className={classes.choice}
        value={shown}
        data={[
          { value: 'all', label: t('importing.show_all') },
          ...IMPORT_OUTCOMES.map((outcome) => ({ value: outcome, label: nameOf(outcome) })),
        ]}
        onChange={(event) =>
          setShown(IMPORT_OUTCOMES.find((one) => one === event.currentTarget.value) ?? 'all')
        }
      />
      {rows.length > SHOWN && (
        <Text size="sm" c="dimmed">
          {t('importing.shown_first', { number: format.number(SHOWN) })}
        </Text>
      )}
      {rows.length > 0 && <Rows report={report} rows={rows.slice(0, SHOWN)} />}
    </section>
  );
}

/** How an outcome is named: as what would happen, or as what has. */
function useOutcomeName({ is_saved }: EmployeeImport): (outcome: ImportOutcome) => string {
  const { t } = useTranslation('employees');
  return (outcome) => (is_saved ? t(`importing.done.${outcome}`) : t(`importing.outcomes.${outcome}`));
}

const TONES: Record<ImportOutcome, Tone> = {
  created: 'good',
  updated: 'accent',
  unchanged: 'neutral',
  refused: 'problem',
};

function Counts({ report }: { report: EmployeeImport }) {
  const format = useFormatters();
  const nameOf = useOutcomeName(report);
  return (
    <ul className={classes.counts}>
      {IMPORT_OUTCOMES.map((outcome) => (
        <li key={outcome}>
          <Text size="xl" fw={600} className={classes.number}>
            {format.number(report.counts[outcome])}
          </Text>
          <StatusBadge tone={TONES[outcome]}>{nameOf(outcome)}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}

interface RowsProps {
  report: EmployeeImport;
  rows: EmployeeImport['rows'];
}

/** Rows of the file, each with what became of it and what is wrong with it. */
function Rows({ report, rows }: RowsProps) {
  const { t } = useTranslation('employees');
  const format = useFormatters();
  const nameOf = useOutcomeName(report);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className={classes.rows} tabIndex={0} aria-label={t('importing.outcome')}>
      <Table>
        <thead>
          <tr>
            <th>{t('importing.row')}</th>
            <th>{t('importing.who')}</th>
            <th>{t('importing.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <td>{format.number(row.row)}</td>
              <td>
                <bdi>{row.name}</bdi>
                <Text size="xs" c="dimmed">
                  <bdi dir="ltr">{row.email}</bdi>
                </Text>
              </td>
              <td>
                <StatusBadge tone={TONES[row.outcome]}>{nameOf(row.outcome)}</StatusBadge>
                {row.problems.map(({ column, text }) => (
                  <Text key={column} size="sm">
                    <b>{t(`dialog.${column}`)}</b>: {text}
                  </Text>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
