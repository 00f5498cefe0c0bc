import { useRef, useState } from 'react';
import { keyOf, type Standing } from '../placements.ts';

/**
 * Rows that are chosen, also over several pages. A click with Shift chooses, or lets go of, all between it and the click
 * before.
 */
export function useSelection(rows: readonly Standing[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Standing>>(new Map());
  const last = useRef<string | null>(null);

  const toggle = (row: Standing, withShift: boolean) => {
    const isOn = !chosen.has(keyOf(row));
    const keys = rows.map(keyOf);
    const [here, before] = [keys.indexOf(keyOf(row)), last.current ? keys.indexOf(last.current) : -1];
    const span =
      withShift && before >= 0 ? rows.slice(Math.min(here, before), Math.max(here, before) + 1) : [row];
    last.current = keyOf(row);
    const next = new Map(chosen);
    for (const one of span) {
      if (isOn) next.set(keyOf(one), one);
      else next.delete(keyOf(one));
    }
    setChosen(next);
  };
  return {
    chosen: [...chosen.values()],
    isChosen: (row: Standing) => chosen.has(keyOf(row)),
    toggle,
    choose: (all: readonly Standing[]) => setChosen(new Map(all.map((one) => [keyOf(one), one]))),
    clear: () => setChosen(new Map()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
