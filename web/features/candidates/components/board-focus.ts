import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A card of the board, by whom it is about, and the column that it stands in. */
interface CardInColumn {
  key: string;
  column: number;
}

/** Where the focus is on a board whose columns are marked by `data-column` and whose cards by `data-card`. */
export function useBoardFocus(board: RefObject<HTMLElement | null>) {
  const moved = useRef<CardInColumn | null>(null);
  useLayoutEffect(() => {
    if (board.current && moved.current) followCard(board.current, moved.current);
  });
  return {
    /** A card that was moved by keys or by its menu keeps the focus, also where the list is drawn anew after that. */
    follow: (key: string, column: number) => {
      moved.current = { key, column };
    },
    followNone: () => {
      moved.current = null;
    },
    /** Goes to the card at a place of a column, or to its last one; false where it has none. */
    goTo: (column: number, place: number): boolean => {
      const lists = board.current?.querySelectorAll<HTMLElement>('[data-column]');
      const cards = [...(lists?.[column]?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
      const card = cards[place] ?? cards.at(-1);
      card?.focus();
      return card !== undefined;
    },
  };
}

function followCard(board: HTMLElement, { key, column }: CardInColumn): void {
  const cards = board.querySelectorAll<HTMLElement>(`[data-column="${column}"] [data-card]`);
  const card = [...cards].find((one) => one.dataset.card === key);
  const active = document.activeElement;
  const isElsewhere = active?.closest<HTMLElement>('[data-card]')?.dataset.card !== key;
  const isLost = active === document.body || active === board;
  if (card?.contains(active)) return;
  // Who left the board leaves the focus to it.
  if (!card) {
    if (isLost) board.focus({ preventScroll: true });
    return;
  }
  if (isLost || !isElsewhere || active?.closest('[role="menu"]')) card.focus();
}
