import { Button, Checkbox, SegmentedControl, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
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
import { KeysHint } from '#web/widgets/list-keys/keys-hint.tsx';
import { useListKeys } from '#web/widgets/list-keys/list-keys.ts';
import { QueryView } from '#web/widgets/query-view/query-view.tsx';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { SearchField } from '#web/widgets/record-list/search-field.tsx';
import { APPROVALS, ROLES } from '../approvals.addresses.ts';
import { type Deciding, useApprovalDecision } from '../approvals.queries.ts';
import { ApprovalEntry } from '../components/approval-entry.tsx';
import { type Decision, DecisionButtons } from '../components/decision-buttons.tsx';
import { ReasonDialog } from '../components/reason-dialog.tsx';
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
            {(data) => <Rows key={`${status}-${page}`} list={data} status={status} />}
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

type Asking = { people: readonly Deciding[]; action: 'DECLINED' | 'REJECTED' } | null;

/** The people of a page: selected together, decided one by one or at once, by mouse or keys. */
function Rows({ list, status }: { list: List; status: ApprovalStatus }) {
  const { t } = useTranslation('approvals');
  const navigate = useNavigate();
  const { run, isRunning } = useApprovalDecision();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Asking>(null);
  const [at, setAt] = useState(0);
  const rows = useRef<HTMLUListElement>(null);
  const chosen = list.results.filter(({ id }) => selected.has(id));
  const current = list.results[Math.min(at, list.results.length - 1)];

  const decide = (people: readonly Deciding[], decision: Decision) => {
    if (people.length === 0 || isRunning) return;
    if (decision === 'DECLINED' || decision === 'REJECTED') return setAsking({ people, action: decision });
    setSelected(new Set());
    void run(people, decision);
  };
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const move = (step: 1 | -1) => {
    const isOnRow = document.activeElement?.matches('[data-review-row]') ?? false;
    const next = isOnRow ? Math.min(Math.max(at + step, 0), list.results.length - 1) : at;
    setAt(next);
    rows.current?.querySelectorAll<HTMLElement>('[data-review-row]')[next]?.focus();
  };
  const open = () =>
    current && void navigate({ to: '/recruiter/admin/view/$id', params: { id: current.id } });
  const ofKeys = chosen.length > 0 ? chosen : current ? [current] : [];
  const isWaiting = status === 'PENDING';
  useListKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      x: () => current && toggle(current.id),
      ...(isWaiting
        ? {
            a: () => decide(ofKeys, 'APPROVED'),
            d: () => decide(ofKeys, 'DECLINED'),
            r: () => decide(ofKeys, 'REJECTED'),
          }
        : { u: () => decide(ofKeys, 'UNDO') }),
    },
    { down: () => move(1), up: () => move(-1), enter: open },
  );
  const isAll = chosen.length === list.results.length;

  return (
    <div className={classes.body}>
      <div className={classes.selection}>
        <Checkbox
          checked={isAll}
          indeterminate={chosen.length > 0 && !isAll}
          label={chosen.length > 0 ? t('selected', { count: chosen.length }) : t('select_all')}
          onChange={() => setSelected(isAll ? new Set() : new Set(list.results.map(({ id }) => id)))}
        />
        {chosen.length > 0 && (
          <DecisionButtons
            status={status}
            size="xs"
            isRunning={isRunning}
            onDecide={(decision) => decide(chosen, decision)}
          />
        )}
      </div>
      <ul className={classes.rows} ref={rows} aria-label={t(`status.${status}`)}>
        {list.results.map((row, index) => (
          <ApprovalEntry
            key={row.id}
            row={row}
            isSelected={selected.has(row.id)}
            isRunning={isRunning}
            onSelect={() => toggle(row.id)}
            onFocus={() => setAt(index)}
            onDecide={(decision) => decide([row], decision)}
          />
        ))}
      </ul>
      <div className={classes.end}>
        <KeysHint label={t('keys.label')} keys={useKeyWords(isWaiting)} />
        <AddressPagination total={list.total} limit={list.limit} />
      </div>
      {asking && (
        <ReasonDialog
          {...asking}
          onClose={() => setAsking(null)}
          onDecide={async (reason) => {
            if (!(await run(asking.people, asking.action, reason))) return;
            setSelected(new Set());
            setAsking(null);
          }}
        />
      )}
    </div>
  );
}

function useKeyWords(isWaiting: boolean) {
  const { t } = useTranslation('approvals');
  const deciding = isWaiting
    ? [
        { keys: ['A'], meaning: t('action.APPROVED') },
        { keys: ['D'], meaning: t('action.DECLINED') },
        { keys: ['R'], meaning: t('action.REJECTED') },
      ]
    : [{ keys: ['U'], meaning: t('action.UNDO') }];
  return [
    { keys: ['J', 'K'], meaning: t('keys.move') },
    ...deciding,
    { keys: ['X'], meaning: t('keys.select') },
    { keys: ['Enter'], meaning: t('keys.open') },
  ];
}
