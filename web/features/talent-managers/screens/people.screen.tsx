import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listManagedPeople } from '#contract/features/talent-managers.contract.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { PeopleIcon, PlusIcon } from '#web/design/icons.ts';
import { LateSelect } from '#web/design/late-select.tsx';
import { ButtonLink } from '#web/design/links.tsx';
import { Page } from '#web/design/page.tsx';
import { useAddress } from '#web/platform/address.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { RecordList } from '#web/widgets/record-list/record-list.tsx';
import { LatestAdditions } from '../components/latest-additions.tsx';
import {
  PersonActions,
  PersonFacts,
  PersonFit,
  PersonName,
  PersonStanding,
} from '../components/person-row.tsx';
import { SearchField } from '../components/search-field.tsx';
import { LISTS, PEOPLE } from '../talent-managers.addresses.ts';

/** A talent manager's people, by where they stand. */
export default function TalentManagerPeopleScreen() {
  const { t } = useTranslation('talent-managers');
  const [{ list, q, page }, setAddress] = useAddress(PEOPLE);
  const people = useQuery(queryFor(listManagedPeople, { query: { list, q, page } }));
  return (
    <Page
      title={t('title.people')}
      lead={t(`means.${list}`)}
      width="full"
      actions={
        <ButtonLink
          to="/talent-manager/people/add"
          leftSection={<PlusIcon size={18} stroke={1.8} aria-hidden />}
        >
          {t('add')}
        </ButtonLink>
      }
    >
      <RecordList
        filters={
          <>
            <LateSelect
              aria-label={t('people.list')}
              value={list}
              allowDeselect={false}
              data={LISTS.map((value) => ({ value, label: t(`list.${value}`) }))}
              onChange={(next) => setAddress({ list: LISTS.find((it) => it === next) ?? 'invited', page: 1 })}
            />
            <SearchField
              label={t('people.search')}
              value={q}
              onSearch={(next) => setAddress({ q: next, page: 1 })}
            />
          </>
        }
        query={people}
        waitingLabel={t('people.waiting')}
        failedTitle={t('people.failed')}
        empty={
          <EmptyState
            title={t(q ? 'people.none_found' : 'people.none')}
            icon={<PeopleIcon size={28} stroke={1.5} aria-hidden />}
            action={
              list === 'invited' && !q && <ButtonLink to="/talent-manager/people/add">{t('add')}</ButtonLink>
            }
          >
            {!q && t(`none.${list}`)}
          </EmptyState>
        }
        rowKey={({ id }) => id}
        columns={[
          { header: t('people.person'), cell: (person) => <PersonName person={person} /> },
          { header: t('people.standing'), cell: (person) => <PersonStanding person={person} /> },
          { header: t('people.profile'), cell: (person) => <PersonFacts person={person} /> },
          { header: t('people.jobs'), cell: (person) => <PersonFit person={person} /> },
          { header: t('people.actions'), cell: (person) => <PersonActions person={person} /> },
        ]}
        card={(person) => (
          <>
            <PersonName person={person} />
            <PersonStanding person={person} />
            <PersonFacts person={person} />
            <PersonFit person={person} />
            <Box mt={8}>
              <PersonActions person={person} />
            </Box>
          </>
        )}
      />
      <LatestAdditions />
    </Page>
  );
}
