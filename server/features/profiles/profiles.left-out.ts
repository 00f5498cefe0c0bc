import { isPast } from '#contract/kernel/fields.ts';

export interface LeftOut {
  path: string;
  count: number;
  reason: 'no_place' | 'invalid' | 'too_long' | 'too_many';
}

/** A day loses its day: a profile knows months. */
export const month = (date: string | null | undefined) => (date ? date.slice(0, 7) : null);

export const filled = (text: string | null | undefined): string | null => text?.trim() || null;

export type LeftOutList = ReturnType<typeof leftOutOf>;

/** Counts what finds no place, by where it stands. */
export function leftOutOf() {
  const found = new Map<string, LeftOut>();
  const add = (path: string, reason: LeftOut['reason'], count = 1): [] => {
    const key = `${path} ${reason}`;
    const before = found.get(key);
    found.set(key, { path, reason, count: (before?.count ?? 0) + count });
    return [];
  };
  function shortened(path: string, text: string, most: number): string {
    const whole = text.trim();
    if (whole.length > most) add(path, 'too_long');
    return whole.slice(0, most).trim();
  }
  return {
    add,
    list: () => [...found.values()],
    /** Names that a profile knows nothing of. */
    unknown(path: string, part: Readonly<Record<string, unknown>>, known: readonly string[]) {
      for (const [name, value] of Object.entries(part)) {
        if (known.includes(name) || value === null || value === '') continue;
        if (Array.isArray(value) && value.length === 0) continue;
        add(path ? `${path}.${name}` : name, 'no_place', Array.isArray(value) && !path ? value.length : 1);
      }
    },
    cut(path: string, text: string | null | undefined, most: number): string | null {
      const whole = filled(text);
      return whole && shortened(path, whole, most);
    },
    shortened,
    only(path: string, text: string | null | undefined, isRight: (text: string) => boolean): string | null {
      const whole = filled(text);
      if (!whole || isRight(whole)) return whole;
      add(path, 'invalid');
      return null;
    },
    past(path: string, date: string | null | undefined): string | null {
      const known = month(date);
      if (isPast(known) && (!known || /^(19|20)/.test(known))) return known;
      add(path, 'invalid');
      return null;
    },
    most<T>(path: string, list: readonly T[], most: number): T[] {
      if (list.length > most) add(path, 'too_many', list.length - most);
      return list.slice(0, most);
    },
  };
}
