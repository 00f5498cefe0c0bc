import type { Content, Fields, Value } from './hiring-systems.port.ts';

/**
 * Three-way merging of a record that both sides may change. For each field there is a pair that both sides agreed on: what
 * we had sent, and what they had made of it. Whoever differs from their half of the pair has changed it since. So texts that
 * a hiring system stores in another form are no change of anybody’s, and nothing is ever written over that was not seen.
 */
export interface Agreed {
  ours: Content;
  theirs: Content;
  /** A state there that led nowhere here: it is no news any more, and not agreed on either. */
  unfollowed?: string;
}

/** What is to be done with a record. */
export type Plan =
  | { deed: 'rest' }
  | { deed: 'send'; content: Content }
  /** They moved a candidate, and nobody did here. */
  | { deed: 'follow'; state: string }
  /** Both changed the same: a person decides. */
  | { deed: 'conflict'; names: string[] };

/** The name under which a record’s state stands among its fields. */
export const STATE = '$state';

const NOTHING: Agreed = { ours: { fields: {}, state: null }, theirs: { fields: {}, state: null } };

/**
 * Decides what is to be done.
 * @param ours as it is here now
 * @param seen as it was there when last seen; null where it is not there
 * @param isFollowed whether a state there is followed here
 */
export function plan(agreed: Agreed | null, ours: Content, seen: Content | null, isFollowed: boolean): Plan {
  if (seen === null) return { deed: 'send', content: ours };
  const base = agreed ?? NOTHING;
  const here = changedNames(base.ours, ours);
  const there = changedNames(base.theirs, seen);
  const both = here.filter(
    (name) => there.includes(name) && !isSame(valueIn(ours, name), valueIn(seen, name)),
  );
  if (both.length > 0) return { deed: 'conflict', names: both };
  const isNews = there.includes(STATE) && !here.includes(STATE) && seen.state !== base.unfollowed;
  if (isFollowed && isNews && seen.state !== null) return { deed: 'follow', state: seen.state };
  const sent = here.filter((name) => !isSame(valueIn(ours, name), valueIn(seen, name)));
  return sent.length === 0 ? { deed: 'rest' } : { deed: 'send', content: part(ours, sent) };
}

/**
 * What both sides agree on once nothing is left to do: what each has now, but where only they changed it. That stays as it
 * was last agreed on, so that a change of ours that comes later is a conflict whenever theirs became known.
 */
export function settled(agreed: Agreed | null, ours: Content, seen: Content): Agreed {
  const base = agreed ?? NOTHING;
  const apart = changedNames(base.theirs, seen).filter(
    (name) => (name === STATE && ours.state === null) || !isSame(valueIn(ours, name), valueIn(seen, name)),
  );
  const names = namesOf(ours).filter((name) => !apart.includes(name));
  const isStateApart = apart.includes(STATE);
  return {
    ours: {
      fields: { ...base.ours.fields, ...part(ours, names).fields },
      state: isStateApart ? base.ours.state : (ours.state ?? base.ours.state),
    },
    theirs: {
      fields: { ...base.theirs.fields, ...part(seen, names).fields },
      state: isStateApart ? base.theirs.state : seen.state,
    },
    ...(isStateApart && base.unfollowed !== undefined && { unfollowed: base.unfollowed }),
  };
}

/** After some of ours was sent and taken: those names are agreed on as they are now on each side. */
export function taken(agreed: Agreed | null, sent: Content, theirs: Content): Agreed {
  const base = agreed ?? NOTHING;
  const names = namesOf(sent);
  const of = part(theirs, names);
  return {
    ours: {
      fields: { ...base.ours.fields, ...sent.fields },
      state: names.includes(STATE) ? sent.state : base.ours.state,
    },
    theirs: {
      fields: { ...base.theirs.fields, ...of.fields },
      state: names.includes(STATE) || agreed === null ? theirs.state : base.theirs.state,
    },
    ...(!names.includes(STATE) && base.unfollowed !== undefined && { unfollowed: base.unfollowed }),
  };
}

/**
 * The record is met there after we had sent some of it and heard nothing. What it says as one of our attempts said it is
 * ours, arrived at last; of a record that was not known before, everything else was changed by its users since.
 */
export function metAgain(
  agreed: Agreed | null,
  attempts: readonly Content[],
  theirs: Content,
): Agreed | null {
  const last = attempts.at(-1);
  if (!last) return agreed;
  const base = agreed ?? { ours: last, theirs: last };
  const arrived = namesOf(theirs).filter((name) =>
    attempts.some((one) => namesOf(one).includes(name) && isSame(valueIn(one, name), valueIn(theirs, name))),
  );
  return keepOurs(base, theirs, arrived);
}

/** Ours goes there: both halves become what they have of these names, so that only we have changed it. */
export function keepOurs(agreed: Agreed | null, seen: Content, names: readonly string[]): Agreed {
  const base = agreed ?? NOTHING;
  const { fields } = part(seen, names);
  const withTheirs = (half: Content): Content => ({
    fields: { ...half.fields, ...fields },
    state: names.includes(STATE) ? seen.state : half.state,
  });
  return { ours: withTheirs(base.ours), theirs: withTheirs(base.theirs) };
}

/**
 * Theirs stays: that ours is another is accepted as it is now. What they changed is still not agreed on, so that a later
 * change of ours does not write over what was kept.
 */
export function keepTheirs(agreed: Agreed | null, ours: Content, names: readonly string[]): Agreed {
  const base = agreed ?? NOTHING;
  const { fields } = part(ours, names);
  return {
    ...base,
    ours: {
      fields: { ...base.ours.fields, ...fields },
      state: names.includes(STATE) ? ours.state : base.ours.state,
    },
  };
}

/** A state there was followed here: both sides agree on where it stands. */
export const followed = (agreed: Agreed | null, ours: Content, seen: Content): Agreed => ({
  ours: { fields: agreed?.ours.fields ?? {}, state: ours.state },
  theirs: { fields: agreed?.theirs.fields ?? {}, state: seen.state },
});

/** A state there that could not be followed: it was seen, and stays a difference. */
export const notFollowed = (agreed: Agreed | null, state: string): Agreed => ({
  ...(agreed ?? NOTHING),
  unfollowed: state,
});

/** Whether it stands somewhere there that was not agreed on, because nothing here follows it. */
export const standsApart = (agreed: Agreed | null, ours: Content, seen: Content): boolean =>
  changedNames((agreed ?? NOTHING).theirs, seen).includes(STATE) && !isSame(ours.state, seen.state);

/** Whether both say the same, in whichever order. */
export function isSameContent(one: Content, other: Content): boolean {
  const names = Object.keys(one.fields);
  return (
    one.state === other.state &&
    names.length === Object.keys(other.fields).length &&
    names.every((name) => name in other.fields && one.fields[name] === other.fields[name])
  );
}

/** Names of which each side has another value, whoever changed it. */
export const differing = (ours: Content, seen: Content): string[] =>
  namesOf(ours).filter((name) => !isSame(valueIn(ours, name), valueIn(seen, name)));

export const valueIn = ({ fields, state }: Content, name: string): Value =>
  name === STATE ? state : (fields[name] ?? null);

const changedNames = (before: Content, now: Content): string[] =>
  [...new Set([...Object.keys(now.fields), STATE])].filter(
    (name) =>
      !(name === STATE && now.state === null) &&
      !(name !== STATE && !(name in now.fields)) &&
      !isSame(valueIn(before, name), valueIn(now, name)),
  );

/** A state of null says nothing. */
const namesOf = ({ fields, state }: Content): string[] => [
  ...Object.keys(fields),
  ...(state === null ? [] : [STATE]),
];

function part(content: Content, names: readonly string[]): Content {
  const fields: Fields = Object.fromEntries(
    names.filter((name) => name !== STATE).map((name) => [name, valueIn(content, name)]),
  );
  return { fields, state: names.includes(STATE) ? content.state : null };
}

/** Spaces at the ends and their number are no difference, nor is an empty text and none. */
function isSame(one: Value, other: Value): boolean {
  return folded(one) === folded(other);
}

function folded(value: Value): Value {
  if (typeof value !== 'string') return value;
  const text = value.replace(/\s+/g, ' ').trim();
  return text === '' ? null : text;
}
