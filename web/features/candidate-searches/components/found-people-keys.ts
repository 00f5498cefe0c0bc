import { useEffect, useRef } from 'react';
import type { FoundPerson } from '#contract/features/candidate-searches.contract.ts';
import { useListKeys } from '#web/widgets/list-keys/list-keys.ts';

/** Keys of the list: up and down go from person to person, S shortlists, Enter opens. */
export function useFoundPeopleKeys(
  people: readonly FoundPerson[],
  onShortlist: (person: FoundPerson) => void,
) {
  const list = useRef<HTMLOListElement>(null);
  const at = useRef(-1);
  // A new list is gone through from its beginning.
  useEffect(() => {
    at.current = people.length > 0 ? -1 : at.current;
  }, [people]);
  const rowAt = (place: number) => list.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  const placeInFocus = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-review-row]');
    return row ? Number(row.dataset.place) : at.current;
  };
  const move = (by: number) => {
    at.current = Math.min(people.length - 1, Math.max(0, placeInFocus() + by));
    rowAt(at.current)?.focus();
  };
  useListKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      down: () => move(1),
      up: () => move(-1),
      s: () => {
        const person = people[placeInFocus()];
        if (person) onShortlist(person);
      },
    },
    { enter: () => rowAt(placeInFocus())?.querySelector<HTMLElement>('[data-open]')?.click() },
  );
  return list;
}
