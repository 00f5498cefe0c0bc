import { Checkbox } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ApprovalStatus, listApprovals } from '#contract/features/approvals.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { useTranslation } from '#web/platform/translation.ts';
import { KeysHint } from '#web/widgets/list-keys/keys-hint.tsx';
import { useListKeys } from '#web/widgets/list-keys/list-keys.ts';
import { AddressPagination } from '#web/widgets/record-list/address-pagination.tsx';
import { type Deciding, useApprovalDecision } from '../approvals.queries.ts';
import { ApprovalEntry } from './approval-entry.tsx';
import classes from './approval-list.module.css';
import { type Decision, DecisionButtons } from './decision-buttons.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type List = Reply<typeof listApprovals>;

/** The people of a page: selected together, decided one by one or at once, by mouse or keys. */
export function ApprovalList({ list, status }: { list: List; status: ApprovalStatus }) {
  const { t } = useTranslation('approvals');
  const { selected, toggle, select } = useSelected();
  const { decide, isRunning, asking, dropReason, giveReason } = useDeciding(() => select([]));
  const { rows, at, setAt, move } = useRowAtHand(list.results.length);
  const chosen = list.results.filter(({ id }) => selected.has(id));
  const current = list.results[at];
  useReviewKeys({
    isWaiting: status === 'PENDING',
    currentId: current?.id,
    onMove: move,
    onSelect: toggle,
    onDecide: (decision) => decide(chosen.length > 0 ? chosen : current ? [current] : [], decision),
  });
  const isAll = chosen.length === list.results.length;
  return (
    <div className={classes.body}>
      <div className={classes.selection}>
        <Checkbox
          checked={isAll}
          indeterminate={chosen.length > 0 && !isAll}
          label={chosen.length > 0 ? t('selected', { count: chosen.length }) : t('select_all')}
          onChange={() => select(isAll ? [] : list.results.map(({ id }) => id))}
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
        <KeysHint label={t('keys.label')} keys={useKeyWords(status === 'PENDING')} />
        <AddressPagination total={list.total} limit={list.limit} />
      </div>
      {asking && <ReasonDialog {...asking} onClose={dropReason} onDecide={giveReason} />}
    </div>
  );
}

function useSelected() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    selected,
    toggle: (id: string) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setSelected(next);
    },
    select: (ids: readonly string[]) => setSelected(new Set(ids)),
  };
}

/** Whom a reason is asked for, before they are turned down. */
interface Asking {
  people: readonly Deciding[];
  action: 'DECLINED' | 'REJECTED';
}

function useDeciding(onDecided: () => void) {
  const { run, isRunning } = useApprovalDecision();
  const [asking, setAsking] = useState<Asking | null>(null);
  return {
    isRunning,
    decide: (people: readonly Deciding[], action: Decision) => {
      if (people.length === 0 || isRunning) return;
      if (action === 'DECLINED' || action === 'REJECTED') return setAsking({ people, action });
      onDecided();
      void run(people, action);
    },
    asking,
    dropReason: () => setAsking(null),
    giveReason: async (reason: Parameters<typeof run>[2]) => {
      if (!asking || !(await run(asking.people, asking.action, reason))) return;
      onDecided();
      setAsking(null);
    },
  };
}

/** The row that keys are for: where the focus is, or was at last. */
function useRowAtHand(count: number) {
  const rows = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const move = (step: 1 | -1) => {
    const isOnRow = document.activeElement?.matches('[data-review-row]') ?? false;
    const next = isOnRow ? Math.min(Math.max(at + step, 0), count - 1) : at;
    setAt(next);
    rows.current?.querySelectorAll<HTMLElement>('[data-review-row]')[next]?.focus();
  };
  return { rows, at: Math.min(at, count - 1), setAt, move };
}

interface ReviewKeys {
  /** Nothing is decided yet: there is nothing to undo. */
  isWaiting: boolean;
  currentId: string | undefined;
  onMove: (step: 1 | -1) => void;
  onSelect: (id: string) => void;
  onDecide: (decision: Decision) => void;
}

function useReviewKeys({ isWaiting, currentId, onMove, onSelect, onDecide }: ReviewKeys): void {
  const navigate = useNavigate();
  const [down, up] = [() => onMove(1), () => onMove(-1)];
  const deciding = {
    a: () => onDecide('APPROVED'),
    d: () => onDecide('DECLINED'),
    r: () => onDecide('REJECTED'),
  };
  useListKeys(
    {
      j: down,
      k: up,
      x: () => currentId !== undefined && onSelect(currentId),
      ...(isWaiting ? deciding : { u: () => onDecide('UNDO') }),
    },
    {
      down,
      up,
      enter: () =>
        currentId !== undefined &&
        void navigate({ to: '/recruiter/admin/view/$id', params: { id: currentId } }),
    },
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
