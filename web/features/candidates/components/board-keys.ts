import { useNavigate } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import type { CandidateRow } from '#contract/features/candidates.contract.ts';
import { useLanguage } from '#web/platform/language.ts';
import { type Column, keyOf } from '../placements.ts';
import type { useBoardFocus } from './board-focus.ts';

interface BoardKeys {
  columns: readonly Column[];
  focus: ReturnType<typeof useBoardFocus>;
  onPut: (row: CandidateRow, column: Column) => void;
}

/** Where a card stands: its column, and its place in it. */
interface CardPlace {
  row: CandidateRow;
  column: number;
  place: number;
}

/** Keys of a card: arrows go from card to card, with Shift they move it, M opens its menu, Enter the person. */
export function useBoardKeys({ columns, focus, onPut }: BoardKeys) {
  const { direction } = useLanguage();
  const navigate = useNavigate();

  const moveAlong = ({ row, column }: CardPlace, step: number) => {
    const next = columns[column + step];
    if (!next) return;
    focus.follow(keyOf(row), column + step);
    onPut(row, next);
  };
  const goAlong = ({ column, place }: CardPlace, step: number) => {
    for (let at = column + step; at >= 0 && at < columns.length; at += step) if (focus.goTo(at, place)) break;
  };
  return (event: KeyboardEvent<HTMLElement>, card: CardPlace) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    focus.followNone();
    const along = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const step = along && (direction === 'rtl' ? -along : along);
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && event.shiftKey) moveAlong(card, step);
    else if (step) goAlong(card, step);
    else if (down) focus.goTo(card.column, Math.max(0, card.place + down));
    else if (event.key === 'Enter')
      void navigate({
        to: '/recruiter/candidates/$id',
        params: { id: card.row.candidate_id },
        search: { job_id: card.row.job_id },
      });
    else if (event.code === 'KeyM') event.currentTarget.querySelector<HTMLElement>('[data-menu]')?.click();
    else return;
    event.preventDefault();
  };
}
