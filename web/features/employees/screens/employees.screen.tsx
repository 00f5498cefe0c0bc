import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { exportEmployees } from '#contract/features/employees.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { DownloadIcon, PeopleIcon, PlusIcon, UploadIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { callForFile } from '#web/platform/call.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { RecordList } from '#web/widgets/record-list/record-list.tsx';
import { EmployeeCard } from '../components/employee-card.tsx';
import { type RowOptions, useEmployeeColumns } from '../components/employee-columns.tsx';
import { EmployeeFilters } from '../components/employee-filters.tsx';
import { JobBar } from '../components/job-bar.tsx';
import { useEmployeeChoice } from '../employee-choice.ts';
import { type Row, useEmployees } from '../employees.queries.ts';
import { type EmployeesAddress, filtersIn, isFiltered, useEmployeesAddress } from '../employees-address.ts';

const EmployeeDialog = lazy(() => import('../components/employee-dialog.tsx'));
const ImportDialog = lazy(() => import('../components/import-dialog.tsx'));

/** The company's people: found, added, imported, asked to link their accounts, and judged for a job of the company. */
export default function EmployeesScreen() {
  const { t } = useTranslation('employees');
  const [address] = useEmployeesAddress();
  const [dialog, setDialog] = useState<Row | 'add' | 'import' | null>(null);
  const choice = useEmployeeChoice();
  const list = useEmployees(address);
  const { data } = list;
  const mayEdit = data?.can.edit ?? false;
  const job = data?.job ?? null;
  const maySend = mayEdit && Boolean(job?.is_internal && job.is_open);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="full"
      actions={
        <ListActions mayEdit={mayEdit} people={data?.people ?? 0} address={address} onOpen={setDialog} />
      }
    >
      {data && !mayEdit && <Text c="dimmed">{t('read_only')}</Text>}
      {job && (
        <JobBar
          job={job}
          unranked={data?.unranked ?? 0}
          ranked={data?.total ?? 0}
          maySend={maySend}
          chosen={choice.chosen}
          department={address.department}
          onSent={choice.clear}
        />
      )}
      <People
        list={list}
        isForJob={job !== null}
        choice={maySend ? choice : null}
        onEdit={mayEdit ? setDialog : null}
      />
      <Suspense>
        {dialog === 'import' && <ImportDialog onClose={() => setDialog(null)} />}
        {dialog && dialog !== 'import' && (
          <EmployeeDialog
            employee={dialog === 'add' ? null : dialog}
            departments={data?.departments ?? []}
            locations={data?.locations ?? []}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </Page>
  );
}

interface PeopleProps extends RowOptions {
  list: ReturnType<typeof useEmployees>;
  isForJob: boolean;
}

/** The list with its filters: a table on a wide screen, else cards. */
function People({ list, isForJob, ...options }: PeopleProps) {
  const { t } = useTranslation('employees');
  const [address, setAddress] = useEmployeesAddress();
  const { data } = list;
  const columns = useEmployeeColumns({ rows: data?.results ?? [], isForJob, ...options });
  const showAll = () =>
    setAddress({ q: '', department: '', location: '', skill: '', link: 'all', page: 1 }, { push: true });
  return (
    <RecordList
      filters={
        <EmployeeFilters
          address={address}
          onChange={setAddress}
          departments={data?.departments ?? []}
          locations={data?.locations ?? []}
        />
      }
      query={list}
      waitingLabel={t('waiting')}
      failedTitle={t('failed')}
      empty={<Nobody isFiltered={isFiltered(address)} onShowAll={showAll} />}
      rowKey={(row) => row.id}
      columns={columns}
      card={(row) => <EmployeeCard row={row} isForJob={isForJob} {...options} />}
    />
  );
}

interface ListActionsProps {
  mayEdit: boolean;
  people: number;
  address: EmployeesAddress;
  onOpen: (dialog: 'add' | 'import') => void;
}

/** What can be done with the list: save it as a file, read one in, add somebody. */
function ListActions({ mayEdit, people, address, onOpen }: ListActionsProps) {
  const { t } = useTranslation('employees');
  const [isRunning, setIsRunning] = useState(false);
  const exportThem = async () => {
    setIsRunning(true);
    try {
      saveFile(await callForFile(exportEmployees, { query: filtersIn(address) }), `${t('file')}.csv`);
    } catch (error) {
      showError(error);
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <>
      {people > 0 && (
        <Button
          variant="default"
          loading={isRunning}
          leftSection={<DownloadIcon size={18} stroke={1.7} aria-hidden />}
          onClick={() => void exportThem()}
        >
          {t('export')}
        </Button>
      )}
      {mayEdit && (
        <>
          <Button
            variant="default"
            leftSection={<UploadIcon size={18} stroke={1.7} aria-hidden />}
            onClick={() => onOpen('import')}
          >
            {t('import')}
          </Button>
          <Button leftSection={<PlusIcon size={18} stroke={1.7} aria-hidden />} onClick={() => onOpen('add')}>
            {t('add')}
          </Button>
        </>
      )}
    </>
  );
}

function Nobody({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const { t } = useTranslation('employees');
  return (
    <EmptyState
      title={t(isFiltered ? 'empty.found' : 'empty.title')}
      icon={<PeopleIcon size={30} stroke={1.5} aria-hidden />}
      action={
        isFiltered && (
          <Button variant="default" onClick={onShowAll}>
            {t('empty.show_all')}
          </Button>
        )
      }
    >
      {!isFiltered && t('empty.body')}
    </EmptyState>
  );
}
