import { useState } from 'react';

/** Employees who are chosen, over all pages. */
export function useEmployeeChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen,
    hasAll: (ids: readonly string[]) => ids.length > 0 && ids.every((id) => chosen.has(id)),
    choose: (ids: readonly string[], isChosen: boolean) => {
      const next = new Set(chosen);
      for (const id of ids) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      setChosen(next);
    },
    clear: () => setChosen(new Set()),
  };
}

export type EmployeeChoice = ReturnType<typeof useEmployeeChoice>;
