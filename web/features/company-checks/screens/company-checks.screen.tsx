import { Button, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  COMPANY_CHECK_STATES,
  type CompanyCheckState,
  listCompanyChecks,
} from '#contract/features/company-checks.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { CompanyIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import { COMPANY_CHECKS } from '../company-checks.addresses.ts';
import { CheckedCompanyCard } from '../components/checked-company.tsx';
import classes from './company-checks.module.css';

type List = Reply<typeof listCompanyChecks>;

const PER_PAGE = 20;
/** Others register and decide too. */
const LOOK_AGAIN_MS = 45_000;
/** What waits for an admin comes first. */
const ORDER = ['held', 'unverified', 'verified', 'refused'] as const satisfies readonly CompanyCheckState[];

/** The companies of the portal by the state of their check: those that are held, and what was decided. */
export default function CompanyChecksScreen() {
  const { t } = useTranslation('company-checks');
  const [{ state, q, page }, setAddress] = useAddress(COMPANY_CHECKS);
  const list = useQuery({
    ...queryFor(listCompanyChecks, { query: { state, q, page, limit: PER_PAGE } }),
    placeholderData: (before) => before,
    refetchInterval: LOOK_AGAIN_MS,
  });
  return (
    <Page title={t('admin.title')} lead={t('admin.lead')} width="full">
      <div className={classes.body}>
        <div className={classes.search}>
          <SearchField
            label={t('admin.search')}
            value={q}
            onSearch={(next) => setAddress({ q: next, page: 1 })}
          />
        </div>
        <StateTabs
          state={state}
          counts={list.data?.counts}
          onChange={(next) => setAddress({ state: next, page: 1 }, { push: true })}
        />
        <div id="company-checks-panel" role="tabpanel" aria-labelledby={`company-checks-${state}`}>
          <QueryView
            query={list}
            waiting={<ListSkeleton label={t('admin.waiting')} count={4} />}
            failedTitle={t('admin.failed')}
            isEmpty={(data) => data.results.length === 0}
            empty={
              <EmptyState
                title={t(q ? 'admin.empty.search' : `admin.empty.${state}`)}
                icon={<CompanyIcon size={30} stroke={1.5} aria-hidden />}
                action={
                  q || page > 1 ? (
                    <Button variant="default" onClick={() => setAddress({ q: '', page: 1 }, { push: true })}>
                      {t('admin.show_all')}
                    </Button>
                  ) : (
                    state === 'held' && (
                      <ToUnverified
                        count={list.data?.counts.unverified ?? 0}
                        onOpen={() => setAddress({ state: 'unverified' }, { push: true })}
                      />
                    )
                  )
                }
              >
                {!q && state === 'held' && t('admin.empty.held_why')}
              </EmptyState>
            }
          >
            {(data) => (
              <div className={classes.body}>
                <ul className={classes.list}>
                  {data.results.map((checked) => (
                    <li key={checked.company.id}>
                      <CheckedCompanyCard checked={checked} />
                    </li>
                  ))}
                </ul>
                <AddressPagination total={data.total} limit={data.limit} />
              </div>
            )}
          </QueryView>
        </div>
      </div>
    </Page>
  );
}

/** Where nothing is held, companies may wait all the same. */
function ToUnverified({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { t } = useTranslation('company-checks');
  return (
    count > 0 && (
      <Button variant="default" onClick={onOpen}>
        {t('admin.to_unverified', { count })}
      </Button>
    )
  );
}

interface StateTabsProps {
  state: CompanyCheckState;
  counts: List['counts'] | undefined;
  onChange: (state: CompanyCheckState) => void;
}

function StateTabs({ state, counts, onChange }: StateTabsProps) {
  const { t } = useTranslation('company-checks');
  const format = useFormatters();
  return (
    <Tabs
      value={state}
      onChange={(next) => {
        const chosen = COMPANY_CHECK_STATES.find((one) => one === next);
        if (chosen) onChange(chosen);
      }}
    >
      <Tabs.List aria-label={t('admin.tabs')} className={classes.tabs}>
        {ORDER.map((one) => (
          <Tabs.Tab
            key={one}
            value={one}
            id={`company-checks-${one}`}
            aria-controls="company-checks-panel"
            className={classes.tab}
          >
            {t(`state.${one}`)}
            {counts && <span className={classes.count}>{format.number(counts[one])}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
