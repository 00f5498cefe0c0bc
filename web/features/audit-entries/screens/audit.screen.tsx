import { Button, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AuditEntry,
  exportAuditEntries,
  listAuditEntries,
} from '#contract/features/audit-entries.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { ClockIcon, CloseIcon, DownloadIcon } from '#web/design/icons.ts';
import { Dot } from '#web/design/joined.tsx';
import { LateSelect } from '#web/design/late-select.tsx';
import { Page } from '#web/design/page.tsx';
import { useAddress } from '#web/platform/address.ts';
import { callForFile } from '#web/platform/call.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { useLanguage } from '#web/platform/language.ts';
import { queryFor } from '#web/platform/queries.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { showError } from '#web/platform/snackbars.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { type RecordColumn, RecordList } from '#web/widgets/record-list/record-list.tsx';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import { AUDIT, KINDS } from '../audit-entries.addresses.ts';
import { dayEnd, dayStart } from '../days.ts';
import classes from './audit.module.css';

const EVERYTHING = { kind: 'all', q: '', actor: '', subject: '', from: '', to: '', page: 1 } as const;
const PER_PAGE = 25;
const AN_ID = /^[0-9a-f-]{36}$/i;

/** Who did what to whom in the portal. */
export default function AuditScreen() {
  const { t } = useTranslation('audit-entries');
  const [address, setAddress] = useAddress(AUDIT);
  const filter = filterOf(address);
  const list = useQuery({
    ...queryFor(listAuditEntries, { query: { ...filter, page: address.page, limit: PER_PAGE } }),
    placeholderData: (before) => before,
  });
  const isFiltered = Object.keys(filter).length > 0;
  const columns = useColumns();
  return (
    <Page title={t('title')} lead={t('lead')} width="full" actions={<Export filter={filter} />}>
      <RecordList
        filters={<Filters entries={list.data?.results ?? []} />}
        query={list}
        waitingLabel={t('waiting')}
        failedTitle={t('failed')}
        empty={
          <EmptyState
            title={t(isFiltered ? 'empty.filtered' : 'empty.title')}
            icon={<ClockIcon size={30} stroke={1.5} aria-hidden />}
            action={
              (isFiltered || address.page > 1) && (
                <Button variant="default" onClick={() => setAddress(EVERYTHING, { push: true })}>
                  {t('empty.show_all')}
                </Button>
              )
            }
          >
            {!isFiltered && t('empty.body')}
          </EmptyState>
        }
        rowKey={(row) => row.id}
        columns={columns}
        card={(row) => <Card row={row} />}
      />
    </Page>
  );
}

function useColumns(): readonly RecordColumn<AuditEntry>[] {
  const { t } = useTranslation('audit-entries');
  const format = useFormatters();
  const { language } = useLanguage();
  return [
    { header: t('columns.time'), className: classes.time, cell: (row) => format.dateAndTime(row.at) },
    { header: t('columns.what'), className: classes.what, cell: (row) => row.text[language] },
    { header: t('columns.actor'), cell: (row) => <Only person={row.actor} of="actor" /> },
    {
      header: t('columns.subject'),
      cell: (row) => row.subject?.id !== row.actor?.id && <Only person={row.subject} of="subject" />,
    },
    { header: t('columns.address'), cell: (row) => <bdi dir="ltr">{row.address}</bdi> },
  ];
}

function Card({ row }: { row: AuditEntry }) {
  const format = useFormatters();
  const { language } = useLanguage();
  return (
    <div className={classes.card}>
      <Text>{row.text[language]}</Text>
      <Text size="sm" c="dimmed">
        {format.dateAndTime(row.at)}
        {row.address && (
          <>
            <Dot />
            <bdi dir="ltr">{row.address}</bdi>
          </>
        )}
      </Text>
      <div className={classes.only}>
        <Only person={row.actor} of="actor" />
        {row.subject?.id !== row.actor?.id && <Only person={row.subject} of="subject" />}
      </div>
    </div>
  );
}

function Filters({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('audit-entries');
  const [{ kind, q, actor, subject, from, to }, setAddress] = useAddress(AUDIT);
  const nameOf = (id: string) =>
    entries.flatMap((entry) => [entry.actor, entry.subject]).find((person) => person?.id === id)?.name ??
    t('one_person');
  return (
    <div className={classes.filters}>
      <div className={classes.search}>
        <SearchField label={t('search')} value={q} onSearch={(next) => setAddress({ q: next, page: 1 })} />
      </div>
      <LateSelect
        className={classes.kind}
        size="sm"
        label={t('kind.label')}
        allowDeselect={false}
        value={kind}
        data={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(next) =>
          setAddress({ kind: KINDS.find((one) => one === next) ?? 'all', page: 1 }, { push: true })
        }
      />
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          className={classes.day}
          size="sm"
          type="date"
          label={t(end)}
          value={end === 'from' ? from : to}
          {...(end === 'from' ? { max: to } : { min: from })}
          onChange={(event) => setAddress({ [end]: event.currentTarget.value, page: 1 })}
        />
      ))}
      {(actor || subject) && (
        <div className={classes.chosen}>
          {actor && (
            <Chosen onRemove={() => setAddress({ actor: '', page: 1 })}>
              {t('by', { name: nameOf(actor) })}
            </Chosen>
          )}
          {subject && (
            <Chosen onRemove={() => setAddress({ subject: '', page: 1 })}>
              {t('about', { name: nameOf(subject) })}
            </Chosen>
          )}
        </div>
      )}
    </div>
  );
}

function Chosen({ children, onRemove }: { children: string; onRemove: () => void }) {
  const { t } = useTranslation('audit-entries');
  return (
    <Button
      size="xs"
      variant="light"
      rightSection={<CloseIcon size={14} aria-hidden />}
      aria-label={t('without', { filter: children })}
      onClick={onRemove}
    >
      {children}
    </Button>
  );
}

/** A name that narrows the list to what this person did, or to what was done to them. */
function Only({ person, of }: { person: AuditEntry['actor']; of: 'actor' | 'subject' }) {
  const { t } = useTranslation('audit-entries');
  const [, setAddress] = useAddress(AUDIT);
  if (!person) return null;
  const { id, name } = person;
  const label = t(of === 'actor' ? 'only_by' : 'only_to', { name });
  return (
    <UnstyledButton
      className={classes.name}
      c="var(--accent-ink)"
      fz="sm"
      title={label}
      aria-label={label}
      onClick={() =>
        setAddress(of === 'actor' ? { actor: id, page: 1 } : { subject: id, page: 1 }, { push: true })
      }
    >
      <bdi>{name}</bdi>
    </UnstyledButton>
  );
}

function Export({ filter }: { filter: Filter }) {
  const { t } = useTranslation('audit-entries');
  const [isComing, setIsComing] = useState(false);
  const fetchAll = async () => {
    setIsComing(true);
    try {
      const bytes = await callForFile(exportAuditEntries, { query: filter });
      saveFile(bytes, `masar-audit-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      showError(error);
    } finally {
      setIsComing(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isComing}
      leftSection={<DownloadIcon size={18} stroke={1.7} aria-hidden />}
      onClick={() => void fetchAll()}
    >
      {t('export')}
    </Button>
  );
}

type Filter = ReturnType<typeof filterOf>;

/** What the address asks for, as the API takes it; what cannot be meant is left out. */
function filterOf({
  kind,
  q,
  actor,
  subject,
  from,
  to,
}: Record<keyof Omit<typeof AUDIT, 'page' | 'kind'>, string> & { kind: (typeof KINDS)[number] }) {
  const [start, end] = [dayStart(from), dayEnd(to)];
  return {
    ...(kind !== 'all' && { kind }),
    ...(q && { q }),
    ...(AN_ID.test(actor) && { actor_id: actor }),
    ...(AN_ID.test(subject) && { subject_id: subject }),
    ...(start && { from: start }),
    ...(end && { to: end }),
  };
}
