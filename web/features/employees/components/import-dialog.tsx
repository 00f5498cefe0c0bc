import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import {
  type EmployeeImport,
  getEmployeesTemplate,
  importEmployees,
  listEmployees,
  MOST_IMPORTED,
} from '#contract/features/employees.contract.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { FileDrop } from '#web/design/file-drop.tsx';
import { FormActions } from '#web/design/form-layout.tsx';
import { DownloadIcon } from '#web/design/icons.ts';
import { callForFile, callWithFile } from '#web/platform/call.ts';
import { errorText } from '#web/platform/error-words.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { refresh } from '#web/platform/queries.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { ImportReport } from './import-report.tsx';

/** Reads a file of employees: first what it would do, row by row, and only when that is confirmed it is done. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('employees');
  const format = useFormatters();
  const { file, report, error, isRunning, choose, confirm, forget } = useImport();
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
        onFile={choose}
      />
      {!file && <Template />}
      {report && <ImportReport key={String(report.is_saved)} report={report} />}
      {report && !report.is_saved && changes === 0 && <Text mt="md">{t('importing.nothing')}</Text>}
      <FormActions>
        {report && !report.is_saved && changes > 0 && file && (
          <Button loading={isRunning} onClick={confirm}>
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

/** The file that was chosen, what the server says of it, and why it could not be read. */
function useImport() {
  const { t } = useTranslation('employees');
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<EmployeeImport | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const send = async (chosen: File, isConfirmed: boolean) => {
    setIsRunning(true);
    setError(null);
    try {
      const input = { confirm: String(isConfirmed) };
      setReport(await callWithFile(importEmployees, input, chosen, { name: chosen.name }));
      if (isConfirmed) await refresh(listEmployees);
    } catch (failure) {
      setReport(null);
      setError(errorText(failure));
    } finally {
      setIsRunning(false);
    }
  };
  return {
    file,
    report,
    error,
    isRunning,
    choose: (chosen: File) => {
      setFile(chosen);
      if (chosen.size > importEmployees.maxBytes) setError(t('importing.too_large'));
      else void send(chosen, false);
    },
    confirm: () => {
      if (file) void send(file, true);
    },
    forget: () => {
      setFile(null);
      setReport(null);
      setError(null);
    },
  };
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
