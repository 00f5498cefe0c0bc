import { Button, SegmentedControl, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  APPROVAL_STATUSES,
  type ApprovalStatus,
  listApprovals,
} from '#contract/features/approvals.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { EmptyState } from '#web/design/empty-state.tsx';
import { ApprovalIcon } from '#web/design/icons.ts';
import { Page } from '#web/design/page.tsx';
import { ListSkeleton } from '#web/design/skeletons.tsx';
import { useAddress } from '#web/platform/address.ts';
import { useFormatters } from '#web/platform/formatters.ts';
import { queryFor } from '#web/platform/queries.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import { APPROVALS, ROLES } from '../approvals.addresses.ts';
import { ApprovalList } from '../components/approval-list.tsx';
import classes from './approvals.module.css';

type List = Reply<typeof listApprovals>;

const PER_PAGE = 20;
/** Others ask and decide too. */
const LOOK_AGAIN_MS = 45_000;

/** Accounts that the portal lets in by hand: who waits, and what was decided. */
export default function ApprovalsScreen() {
  const { t } = useTranslation('approvals');
  const [{ status, role, q, page }, setAddress] = useAddress(APPROVALS);
  const list = useQuery({
    ...queryFor(listApprovals, {
      query: { status, q, page, limit: PER_PAGE, ...(role === 'all' ? {} : { role }) },
    }),
    placeholderData: (before) => before,
    refetchInterval: LOOK_AGAIN_MS,
  });
  return (
    <Page title={t('title')} lead={t('lead')} width="full">
      <div className={classes.body}>
        <div className={classes.tools}>
          <SearchField label={t('search')} value={q} onSearch={(next) => setAddress({ q: next, page: 1 })} />
          <SegmentedControl
            aria-label={t('role.label')}
            value={role}
            onChange={(next) => setAddress({ role: next, page: 1 }, { push: true })}
            data={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
          />
        </div>
        <StatusTabs
          status={status}
          counts={list.data?.counts}
          onChange={(next) => setAddress({ status: next, page: 1 }, { push: true })}
        />
        <div id="approvals-panel" role="tabpanel" aria-labelledby={`approvals-${status}`}>
          <QueryView
            query={list}
            waiting={<ListSkeleton label={t('waiting')} count={8} />}
            failedTitle={t('failed')}
            isEmpty={(data) => data.results.length === 0}
            empty={
              <EmptyState
                title={t(q || role !== 'all' ? 'empty.search' : `empty.${status}`)}
                icon={<ApprovalIcon size={30} stroke={1.5} aria-hidden />}
                action={
                  (q || role !== 'all' || page > 1) && (
                    <Button
                      variant="default"
                      onClick={() => setAddress({ q: '', role: 'all', page: 1 }, { push: true })}
                    >
                      {t('empty.show_all')}
                    </Button>
                  )
                }
              >
                {!q && role === 'all' && t(`empty.${status}_body`)}
              </EmptyState>
            }
          >
            {(data) => <ApprovalList key={`${status}-${page}`} list={data} status={status} />}
          </QueryView>
        </div>
      </div>
    </Page>
  );
}

interface StatusTabsProps {
  status: ApprovalStatus;
  counts: List['counts'] | undefined;
  onChange: (status: ApprovalStatus) => void;
}

function StatusTabs({ status, counts, onChange }: StatusTabsProps) {
  const { t } = useTranslation('approvals');
  const format = useFormatters();
  return (
    <Tabs
      value={status}
      onChange={(next) => {
        const chosen = APPROVAL_STATUSES.find((one) => one === next);
        if (chosen) onChange(chosen);
      }}
    >
      <Tabs.List aria-label={t('tabs')} className={classes.tabs}>
        {APPROVAL_STATUSES.map((one) => (
          <Tabs.Tab
            key={one}
            value={one}
            id={`approvals-${one}`}
            aria-controls="approvals-panel"
            className={classes.tab}
          >
            {t(`status.${one}`)} <span className={classes.count}>{format.number(counts?.[one])}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
