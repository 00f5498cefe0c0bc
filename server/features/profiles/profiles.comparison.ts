import type { Profile, ProfileChange } from '#contract/features/profiles.contract.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { detailDifferences, networkDifferences } from './profiles.detail-differences.ts';
import { type Compared, type Difference, isNothing, isSame, plain, shown } from './profiles.differences.ts';
import { type Entry, type LISTS, RULES, type Rule, SAME } from './profiles.entry-rules.ts';
import { isInOrder } from './profiles.experience.ts';

/**
 * What a document says differently from a profile, in the order of its sections. Pure: the same profile and document give
 * the same list, so that a choice can name its changes. A document that is silent about a single detail takes nothing
 * away.
 */
export function differencesOf(taxonomy: Taxonomy, compared: Compared): Difference[] {
  return [
    ...detailDifferences(compared),
    ...RULES.flatMap((rule) => entryDifferences(taxonomy, rule, compared)),
    ...networkDifferences(compared),
  ];
}

export type ChosenSections = Partial<
  Pick<Profile, (typeof LISTS)[number] | 'personal_details' | 'social_links'>
>;

/** The sections of a profile with the chosen changes in them; sections that stay as they are, are left out. */
export function withChosen(
  profile: Profile,
  differences: readonly Difference[],
  chosen: readonly string[],
): ChosenSections {
  const ids = new Set(chosen);
  const taken = differences.filter(({ view }) => ids.has(view.id));
  const sections: ChosenSections = {};
  for (const { view, after } of taken) {
    const [field] = view.fields;
    if (view.section === 'personal_details' && field)
      sections.personal_details = {
        ...(sections.personal_details ?? profile.personal_details),
        [field.field]: after,
      };
    if (view.section === 'social_links' && field)
      sections.social_links = { ...(sections.social_links ?? profile.social_links), [field.field]: after };
  }
  for (const rule of RULES) {
    const ofSection = taken.filter(({ view }) => view.section === rule.section);
    if (ofSection.length > 0)
      Object.assign(sections, { [rule.section]: withTaken(rule, profile, ofSection) });
  }
  return sections;
}

function entryDifferences(
  taxonomy: Taxonomy,
  rule: Rule,
  { profile, read, former, isSameDocument }: Compared,
): Difference[] {
  const own = profile[rule.section] as Entry[];
  const told = read[rule.section] as Entry[];
  const formerly = (former?.[rule.section] ?? []) as Entry[];
  const pairs = pairsOf(taxonomy, rule, own, told);
  // An award with a picture is among the media; told again in words it is no other one.
  const elsewhere: Entry[] =
    rule.section === 'highlights' ? profile.media.map(({ title }) => ({ title })) : [];
  const isOwn = (entry: Entry) =>
    entry.confidence == null && !formerly.some((one) => isSameEntry(rule, one, entry));
  const isLike = (entries: readonly Entry[], entry: Entry) =>
    entries.some((one) => rule.likeness(one, entry, taxonomy) >= SAME);

  const differences: Difference[] = [];
  const add = (
    kind: ProfileChange['kind'],
    at: number,
    { before, after }: { before: Entry | null; after: Entry | null },
    about: { isOwn: boolean; isSuggested: boolean },
  ) => {
    differences.push({
      before,
      after,
      view: {
        id: `${rule.section}.${kind}.${at}`,
        section: rule.section,
        kind,
        title: String((after ?? before)?.[rule.name]),
        fields: shownFields(rule, before, after),
        is_own: about.isOwn,
        is_suggested: about.isSuggested,
        confidence: after?.confidence ?? null,
      },
    });
  };
  told.forEach((entry, at) => {
    if (pairs.told.has(at) || isLike(elsewhere, entry)) return;
    // What was read before and is not there was taken away by the person.
    const isSuggested = !isLike(formerly, entry);
    add('added', at, { before: null, after: entry }, { isOwn: false, isSuggested });
  });
  own.forEach((before, at) => {
    const own = told[pairs.own.get(at) ?? -1];
    if (!own) {
      const isSuggested = isSameDocument && !isOwn(before);
      add('gone', at, { before, after: null }, { isOwn: isOwn(before), isSuggested });
      return;
    }
    const after = merged(rule, before, own);
    if (isSameEntry(rule, before, after)) return;
    add('changed', at, { before, after }, { isOwn: isOwn(before), isSuggested: !isOwn(before) });
  });
  return differences;
}

/** Which entry of a profile is which of the document, the most alike first. */
function pairsOf(taxonomy: Taxonomy, rule: Rule, own: readonly Entry[], told: readonly Entry[]) {
  const alike = own.flatMap((entry, at) =>
    told
      .map((other, toldAt) => ({ at, toldAt, likeness: rule.likeness(entry, other, taxonomy) }))
      .filter(({ likeness }) => likeness >= SAME),
  );
  alike.sort((a, b) => b.likeness - a.likeness || a.at - b.at || a.toldAt - b.toldAt);
  const pairs = { own: new Map<number, number>(), told: new Set<number>() };
  for (const { at, toldAt } of alike) {
    if (pairs.own.has(at) || pairs.told.has(toldAt)) continue;
    pairs.own.set(at, toldAt);
    pairs.told.add(toldAt);
  }
  return pairs;
}

/** What the document tells, over what it is silent about. */
function merged(rule: Rule, before: Entry, told: Entry): Entry {
  if (rule.section === 'skills') return before;
  const after: Entry = { ...before };
  const { end, isOpen } = rule.span ?? { end: '', isOpen: '' };
  for (const field of [rule.name, ...rule.fields]) {
    if (field !== isOpen && !isNothing(told[field])) after[field] = told[field];
  }
  if (!isNothing(told[end])) after[isOpen] = told[isOpen];
  else if (told[isOpen] === true && isNothing(before[end])) after[isOpen] = true;
  else if (told[isOpen] === true && !isNothing(told.start_date))
    Object.assign(after, { [isOpen]: true, [end]: null });
  // Half of one span and half of the other may be no span at all.
  if (!isInOrder(after.start_date as Day, after[end] as Day)) after.start_date = told.start_date ?? null;
  // The same words but for case, vowels or script are the person's own way of writing it.
  if (plain(before[rule.name]) === plain(after[rule.name]) || rule.section === 'languages')
    after[rule.name] = before[rule.name];
  if ('confidence' in told) after.confidence = told.confidence;
  return after;
}

type Day = string | null | undefined;

const isSameEntry = (rule: Rule, one: Entry, other: Entry) =>
  [rule.name, ...rule.fields].every((field) => isSame(one[field], other[field]));

function shownFields(rule: Rule, before: Entry | null, after: Entry | null): ProfileChange['fields'] {
  return [rule.name, ...rule.fields]
    .filter((field) => !isSame(before?.[field], after?.[field]))
    .map((field) => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }));
}

function withTaken(rule: Rule, profile: Profile, taken: readonly Difference[]): Entry[] {
  const byBefore = new Map(taken.map((difference) => [difference.before, difference]));
  const entries = (profile[rule.section] as Entry[]).flatMap((entry) => {
    const difference = byBefore.get(entry);
    if (!difference) return [entry];
    return difference.after ? [difference.after as Entry] : [];
  });
  for (const { view, after } of taken) {
    if (view.kind !== 'added') continue;
    const entry = after as Entry;
    const rank = rule.rank;
    const at = rank ? entries.findIndex((one) => rank(one) < rank(entry)) : -1;
    entries.splice(at < 0 ? entries.length : at, 0, entry);
  }
  return entries.slice(0, rule.most);
}
