import { Button, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getCompany, listCompanies } from '#contract/features/companies.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { Dialog } from '#web/design/dialog.tsx';
import { EmptyState } from '#web/design/empty-state.tsx';
import { CompanyIcon, SearchIcon } from '#web/design/icons.ts';
import { Joined } from '#web/design/joined.tsx';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { CompanyFacts } from '#web/widgets/company-details/company-facts.tsx';
import { KnownName } from '#web/widgets/known-name/known-name.tsx';
import { StoredPicture } from '#web/widgets/pictures/stored-picture.tsx';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { type RecordColumn, RecordList } from '#web/widgets/record-list/record-list.tsx';
import { VerifiedBadge } from '#web/widgets/verified-badge/verified-badge.tsx';
import { COMPANIES } from '../companies.addresses.ts';
import classes from './companies.module.css';

type Row = Reply<typeof listCompanies>['results'][number];

const AN_ID = /^[0-9a-f-]{36}$/i;
const PER_PAGE = 20;
const TYPING_PAUSE_MS = 250;

/** The companies of the portal, with how many jobs each has open. */
export default function CompaniesScreen() {
  const { t } = useTranslation('companies');
  const [{ q, page, company }, setAddress] = useAddress(COMPANIES);
  const companies = useQuery({
    ...queryFor(listCompanies, { query: { q, page, limit: PER_PAGE } }),
    placeholderData: (before) => before,
  });
  const open = (id: string) => setAddress({ company: id }, { push: true, scroll: false });
  const columns = useColumns(open);
  return (
    <Page title={t('list.title')} lead={t('list.lead')} width="full">
      <RecordList
        filters={<Search />}
        query={companies}
        waitingLabel={t('list.waiting')}
        failedTitle={t('list.failed')}
        empty={
          <EmptyState
            title={t('list.empty')}
            icon={<CompanyIcon size={30} stroke={1.5} aria-hidden />}
            action={
              <Button variant="default" onClick={() => setAddress({ q: '', page: 1 })}>
                {t('list.show_all')}
              </Button>
            }
          />
        }
        rowKey={(row) => row.id}
        columns={columns}
        card={(row) => <Card row={row} onOpen={open} />}
      />
      {AN_ID.test(company) && (
        <Profile id={company} onClose={() => setAddress({ company: '' }, { scroll: false })} />
      )}
    </Page>
  );
}

/** What is typed is searched after a pause. */
function Search() {
  const { t } = useTranslation('companies');
  const [{ q }, setAddress] = useAddress(COMPANIES);
  const [typed, setTyped] = useState(q);
  const search = useDebouncedCallback((next: string) => setAddress({ q: next, page: 1 }), TYPING_PAUSE_MS);
  useEffect(() => setTyped(q), [q]);
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={t('list.search')}
      placeholder={t('list.search')}
      leftSection={<SearchIcon size={18} stroke={1.7} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        search(event.currentTarget.value.trim());
      }}
    />
  );
}

function useColumns(onOpen: (id: string) => void): readonly RecordColumn<Row>[] {
  const { t } = useTranslation(['companies', 'company-details']);
  const format = useFormatters();
  return [
    { header: t('company-details:name'), cell: (row) => <Named row={row} onOpen={onOpen} /> },
    { header: t('company-details:industry'), cell: (row) => <KnownName of={row.company_industry} /> },
    { header: t('company-details:location'), cell: (row) => <KnownName of={row.company_location} /> },
    { header: t('company-details:size'), cell: (row) => format.number(row.company_size), isNumber: true },
    { header: t('list.open_jobs'), cell: (row) => format.number(row.open_jobs), isNumber: true },
  ];
}

function Card({ row, onOpen }: NamedProps) {
  const { t } = useTranslation('companies');
  const format = useFormatters();
  return (
    <div className={classes.card}>
      <Named row={row} onOpen={onOpen} />
      <Text size="sm">
        <Joined
          parts={[
            <KnownName key="industry" of={row.company_industry} />,
            <KnownName key="place" of={row.company_location} />,
          ]}
        />
      </Text>
      <Text size="sm" c="dimmed">
        {t('list.jobs', { count: row.open_jobs, shown: format.number(row.open_jobs) })}
      </Text>
    </div>
  );
}

/** What a company says of itself, as candidates read it. */
function Profile({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('companies');
  const format = useFormatters();
  const company = useQuery(queryFor(getCompany, { params: { id } }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={company.data ? <bdi>{company.data.company_name}</bdi> : t('list.profile')}
      closeLabel={t('list.close')}
      size="large"
    >
      <QueryView
        query={company}
        waiting={<ListSkeleton label={t('list.profile_waiting')} count={2} />}
        failedTitle={t('list.profile_failed')}
      >
        {(told) => (
          <>
            {told.is_verified && (
              <Text component="div" mb="sm">
                <VerifiedBadge />
              </Text>
            )}
            <CompanyFacts company={told} />
            <Text mt="md">
              {t('list.jobs', { count: told.open_jobs, shown: format.number(told.open_jobs) })}
            </Text>
          </>
        )}
      </QueryView>
    </Dialog>
  );
}

interface NamedProps {
  row: Row;
  onOpen: (id: string) => void;
}

function Named({ row, onOpen }: NamedProps) {
  return (
    <span className={classes.company}>
      <StoredPicture
        fileId={row.company_avatar}
        name={row.company_name}
        size={36}
        fallback={<CompanyIcon size={18} stroke={1.5} aria-hidden />}
      />
      <UnstyledButton className={classes.name} aria-haspopup="dialog" onClick={() => onOpen(row.id)}>
        <bdi>{row.company_name}</bdi>
      </UnstyledButton>
    </span>
  );
}
