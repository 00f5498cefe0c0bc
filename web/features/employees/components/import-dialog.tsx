import { Alert, Button, NativeSelect, Table, Text } from '@mantine/core';
import { useState } from 'react';
import {
  type EmployeeImport,
  getEmployeesTemplate,
  IMPORT_OUTCOMES,
  type ImportOutcome,
  importEmployees,
  listEmployees,
  MOST_IMPORTED,
} from '#contract/features/employees.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FileDrop } from '#web/design/file-drop.tsx';
import { FormActions } from '#web/design/form-layout.tsx';
import { DownloadIcon } from '#web/design/icons.ts';
import { StatusBadge, type Tone } from '#web/design/status-badge.tsx';
import { callForFile, callWithFile } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { refresh } from '#web/platform/queries.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import classes from './import-dialog.module.css';

const TONES: Record<ImportOutcome, Tone> = {
  created: 'good',
  updated: 'accent',
  unchanged: 'neutral',
  refused: 'problem',
};
/** Rows on the screen at once; the filter leads to the others. */
const SHOWN = 200;

/** Reads a file of employees: first what it would do, row by row, and only when that is confirmed it is done. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('employees');
  const format = useFormatters();
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<EmployeeImport | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);

  const run = async (chosen: File, confirm: boolean) => {
    setIsRunning(true);
    setError(null);
    try {
      const answer = await callWithFile(importEmployees, { confirm: String(confirm) }, chosen, {
        name: chosen.name,
      });
      setReport(answer);
      if (confirm) await refresh(listEmployees);
    } catch (failure) {
      setReport(null);
      setError(errorText(failure));
    } finally {
      setIsRunning(false);
    }
  };
  const forget = () => {
    setFile(null);
    setReport(null);
    setError(null);
  };
  const changes = report ? report.counts.created + report.counts.updated : 0;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('importing.title')}
      closeLabel={t('importing.close')}
      size="wide"
    >
      <Text size="sm" c="dimmed" mb="md">
        {t('importing.help', { most: format.number(MOST_IMPORTED) })}
      </Text>
      <FileDrop
        accept={['.csv', '.txt', '.tsv']}
        title={t('importing.drop')}
        help={t('importing.drop_help')}
        choose={t('importing.choose')}
        error={error}
        chosen={
          file && {
            name: file.name,
            detail: isRunning ? t('importing.checking') : format.fileSize(file.size),
          }
        }
        {...(file && !isRunning && { remove: { label: t('importing.other'), onRemove: forget } })}
        onFile={(chosen) => {
          setFile(chosen);
          if (chosen.size > importEmployees.maxBytes) setError(t('importing.too_large'));
          else void run(chosen, false);
        }}
      />
      {!file && <Template />}
      {report && <Report key={String(report.is_saved)} report={report} />}
      {report && !report.is_saved && changes === 0 && <Text mt="md">{t('importing.nothing')}</Text>}
      <FormActions>
        {report && !report.is_saved && changes > 0 && file && (
          <Button loading={isRunning} onClick={() => void run(file, true)}>
            {t('importing.confirm')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t(report?.is_saved ? 'importing.close' : 'cancel')}
        </Button>
      </FormActions>
    </Dialog>
  );
}

function Template() {
  const { t } = useTranslation('employees');
  const fetchIt = async () => {
    try {
      saveFile(await callForFile(getEmployeesTemplate), `${t('file')}.csv`);
    } catch (failure) {
      showError(failure);
    }
  };
  return (
    <Button
      mt="md"
      variant="subtle"
      size="compact-sm"
      leftSection={<DownloadIcon size={16} stroke={1.7} aria-hidden />}
      onClick={() => void fetchIt()}
    >
      {t('template')}
    </Button>
  );
}

function Report({ report }: { report: EmployeeImport }) {
  const { t } = useTranslation('employees');
  const format = useFormatters();
  const [shown, setShown] = useState<ImportOutcome | 'all'>(report.counts.refused > 0 ? 'refused' : 'all');
  const words = report.is_saved ? 'done' : 'outcomes';
  const rows = report.rows.filter(({ outcome }) => shown === 'all' || outcome === shown);
  return (
    <section className={classes.report} aria-label={t('importing.outcome')}>
      <Alert color={report.is_saved ? 'good' : 'accent'} variant="light" role="status">
        {t(report.is_saved ? 'importing.saved' : 'importing.nothing_saved')}
      </Alert>
      <ul className={classes.counts}>
        {IMPORT_OUTCOMES.map((outcome) => (
          <li key={outcome}>
            <Text size="xl" fw={600} className={classes.number}>
              {format.number(report.counts[outcome])}
            </Text>
            <StatusBadge tone={TONES[outcome]}>{t(`importing.${words}.${outcome}`)}</StatusBadge>
          </li>
        ))}
      </ul>
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
          ...IMPORT_OUTCOMES.map((outcome) => ({
            value: outcome,
            label: t(`importing.${words}.${outcome}`),
          })),
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
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section className={classes.rows} tabIndex={0} aria-label={t('importing.outcome')}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('importing.row')}</Table.Th>
                <Table.Th>{t('importing.who')}</Table.Th>
                <Table.Th>{t('importing.outcome')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.slice(0, SHOWN).map((row) => (
                <Table.Tr key={row.row}>
                  <Table.Td>{format.number(row.row)}</Table.Td>
                  <Table.Td>
                    <bdi>{row.name}</bdi>
                    <Text size="xs" c="dimmed">
                      <bdi dir="ltr">{row.email}</bdi>
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <StatusBadge tone={TONES[row.outcome]}>
                      {t(`importing.${words}.${row.outcome}`)}
                    </StatusBadge>
                    {row.problems.map(({ column, text }) => (
                      <Text key={column} size="sm">
                        <b>{t(`dialog.${column}`)}</b>: {text}
                      </Text>
                    ))}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
    </section>
  );
}
