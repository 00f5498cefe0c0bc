/** Something to do that takes hours: a course, a test, a habit of hiring. */
export interface PlanItem {
  id: string;
  /** Of the whole of it, more than 0. */
  hours: number;
  /** What is there once it is done: ids of skills, or whatever names the matter. */
  brings: readonly string[];
  /** Of that, what it is planned for: with all of it there already, nobody needs the rest. Empty for what is done for itself. */
  wanted: readonly string[];
  /** What should be there before it is begun, by the same names. */
  needs: readonly string[];
  /** Whether the goal cannot do without what it brings. */
  isMust: boolean;
}

/** What is known of a person when weeks are laid. */
export interface Standing {
  /** What is there already, by the names of `brings`. */
  has: ReadonlySet<string>;
  /** Hours that went into each item so far. */
  spent: ReadonlyMap<string, number>;
}

/** What of the items is still to be done: nothing that is there already, and nothing that is finished. */
export const itemsLeft = (items: readonly PlanItem[], { has, spent }: Standing): PlanItem[] =>
  items.filter(
    ({ id, hours, wanted }) =>
      (spent.get(id) ?? 0) < hours && !(wanted.length > 0 && wanted.every((name) => has.has(name))),
  );

/**
 * Items in the order in which they are to be done: what is begun, then what the goal cannot do without, and before each whatever brings
 * what it needs; otherwise as they come. Where items need each other in a circle, the first of them begins.
 */
export function inOrder(
  items: readonly PlanItem[],
  has: ReadonlySet<string>,
  begun: (id: string) => boolean,
): PlanItem[] {
  const urgent = urgentAmong(items, has);
  const left = [...items];
  const ordered: PlanItem[] = [];
  const there = new Set(has);
  while (left.length > 0) {
    const pressing = left.filter(({ id }) => urgent.has(id));
    const underWay = left.filter(({ id }) => begun(id));
    const candidates = underWay.length > 0 ? underWay : pressing.length > 0 ? pressing : left;
    const next = candidates.find((item) => suppliersOf(item, left, there).length === 0) ?? candidates[0];
    if (!next) break;
    left.splice(left.indexOf(next), 1);
    ordered.push(next);
    for (const name of next.brings) there.add(name);
  }
  return ordered;
}

/** Needs of an item that neither the person nor anything before it in the order brings. */
export function lackingBefore(ordered: readonly PlanItem[], has: ReadonlySet<string>): Map<string, string[]> {
  const there = new Set(has);
  const lacking = new Map<string, string[]>();
  for (const { id, needs, brings } of ordered) {
    const missing = needs.filter((name) => !there.has(name) && !brings.includes(name));
    if (missing.length > 0) lacking.set(id, missing);
    for (const name of brings) there.add(name);
  }
  return lacking;
}

/** The musts, and all that they need, however far back. */
function urgentAmong(items: readonly PlanItem[], has: ReadonlySet<string>): Set<string> {
  const urgent = new Set<string>();
  const open = items.filter(({ isMust }) => isMust);
  for (let item = open.pop(); item; item = open.pop()) {
    if (urgent.has(item.id)) continue;
    urgent.add(item.id);
    open.push(...suppliersOf(item, items, has));
  }
  return urgent;
}

/** Other items that bring something which an item needs and which is not there. */
const suppliersOf = (item: PlanItem, among: readonly PlanItem[], there: ReadonlySet<string>): PlanItem[] =>
  among.filter(
    (other) =>
      other.id !== item.id &&
      other.brings.some(
        (name) => item.needs.includes(name) && !there.has(name) && !item.brings.includes(name),
      ),
  );
