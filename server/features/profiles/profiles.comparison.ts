import { type Profile, type ProfileChange, READ_DETAILS } from '#contract/features/profiles.contract.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { type InTime, rankInTime } from './profiles.experience.ts';
import { isInOrder, languageKey, type Sections } from './profiles.from-resume.ts';

/** What a document says, in the sections of a profile. */
export interface ReadDocument extends Sections {
  social_links?: Profile['social_links'];
}

export interface Compared {
  profile: Profile;
  read: ReadDocument;
  /** What the reading before this one said: what it said and the profile still says is nobody's own word. */
  former: Sections | null;
  /** The document is the one that `former` was read from. */
  isSameDocument: boolean;
}

/** A change as it is shown, with what it does. */
export interface Difference {
  view: ProfileChange;
  before: unknown;
  after: unknown;
}

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

const LISTS = [
  'work_history_detailed',
  'education',
  'skills',
  'certifications',
  'languages',
  'highlights',
] as const;
type ListName = (typeof LISTS)[number];
/** The lists differ in their fields; what is done with them is the same, by the names of fields. */
type Entry = Record<string, unknown> & InTime & { confidence?: number | null | undefined };

interface Rule {
  section: ListName;
  /** What an entry is called by. */
  name: string;
  /** Other fields that are compared and shown. */
  fields: readonly string[];
  /** How much two entries tell of the same thing; from `SAME` on they are one. */
  likeness: (one: Entry, other: Entry, taxonomy: Taxonomy) => number;
  /** The end of its time, and the mark that there is none yet. */
  span?: { end: string; isOpen: string };
  /** By which new entries find their place, latest first; without one they go to the end. */
  rank?: (entry: Entry) => string;
  most: number;
}

const SAME = 4;
const RULES: readonly Rule[] = [
  {
    section: 'work_history_detailed',
    name: 'job_title',
    fields: ['organisation', 'location', 'start_date', 'end_date', 'currently_working', 'details'],
    likeness: (one, other) =>
      sameName(one.job_title, other.job_title) +
      sameOther(one.organisation, other.organisation) +
      sameTime(one.start_date, other.start_date, -2),
    span: { end: 'end_date', isOpen: 'currently_working' },
    rank: rankInTime,
    most: 60,
  },
  {
    section: 'education',
    name: 'degree_title',
    fields: ['field', 'institution', 'start_date', 'end_date', 'expected', 'level'],
    likeness: (one, other) =>
      sameName(one.degree_title, other.degree_title) +
      sameOther(one.institution, other.institution) +
      sameTime(one.end_date, other.end_date, -1),
    span: { end: 'end_date', isOpen: 'expected' },
    rank: rankInTime,
    most: 40,
  },
  {
    section: 'skills',
    name: 'name',
    fields: [],
    likeness: (one, other) =>
      one.ref_skill !== null && one.ref_skill === other.ref_skill ? SAME : sameName(one.name, other.name, 0),
    most: 300,
  },
  {
    section: 'certifications',
    name: 'name',
    fields: ['issuer', 'issue_date', 'expiration_date', 'no_expiration', 'credential_id'],
    likeness: (one, other) =>
      sameName(one.name, other.name) +
      sameOther(one.credential_id, other.credential_id) +
      sameTime(one.issue_date, other.issue_date, 0),
    span: { end: 'expiration_date', isOpen: 'no_expiration' },
    most: 60,
  },
  {
    section: 'languages',
    name: 'language',
    fields: ['level'],
    likeness: (one, other, taxonomy) =>
      languageKey(taxonomy, String(one.language)) === languageKey(taxonomy, String(other.language))
        ? SAME
        : 0,
    most: 30,
  },
  {
    section: 'highlights',
    name: 'title',
    fields: ['date', 'description'],
    likeness: (one, other) => sameName(one.title, other.title) + sameTime(one.date, other.date, 0),
    most: 60,
  },
];

const plain = (text: unknown) => fold(String(text)).trim();

function sameName(one: unknown, other: unknown, partly = 2): number {
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return SAME;
  return a.includes(b) || b.includes(a) ? partly : 0;
}

function sameOther(one: unknown, other: unknown): number {
  if (isNothing(one) || isNothing(other)) return 0;
  const [a, b] = [plain(one), plain(other)];
  if (a === b) return 3;
  return a.includes(b) || b.includes(a) ? 2 : -2;
}

/** Dates compare as far as both are known; `against` counts where the years differ. */
function sameTime(one: unknown, other: unknown, against: number): number {
  if (typeof one !== 'string' || typeof other !== 'string') return 0;
  if (one === other) return 2;
  return one.slice(0, 4) === other.slice(0, 4) ? 1 : against;
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
    const toldAt = pairs.own.get(at);
    if (toldAt === undefined) {
      const isSuggested = isSameDocument && !isOwn(before);
      add('gone', at, { before, after: null }, { isOwn: isOwn(before), isSuggested });
      return;
    }
    const after = merged(rule, before, told[toldAt]!);
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

const shown = (value: unknown) =>
  (isNothing(value) ? null : value) as ProfileChange['fields'][number]['after'];

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

function detailDifferences({ profile, read, former }: Compared): Difference[] {
  const own = profile.personal_details;
  const single = READ_DETAILS.flatMap((field) =>
    detail(
      'personal_details',
      field,
      own[field],
      read.personal_details[field],
      former?.personal_details[field],
    ),
  );
  const known = new Set([...own.links, ...Object.values(profile.social_links)].map(plainAddress));
  const more = read.personal_details.links.filter((link) => !known.has(plainAddress(link)));
  if (more.length === 0) return single;
  const formerly = new Set(former?.personal_details.links.map(plainAddress));
  const after = [...own.links, ...more].slice(0, 20);
  return [
    ...single,
    {
      before: own.links,
      after,
      view: {
        id: 'personal_details.links',
        section: 'personal_details',
        kind: own.links.length > 0 ? 'changed' : 'added',
        title: '',
        fields: [{ field: 'links', before: own.links.length > 0 ? own.links : null, after }],
        is_own: false,
        is_suggested: !more.every((link) => formerly.has(plainAddress(link))),
        confidence: null,
      },
    },
  ];
}

const NETWORKS = ['linkedin', 'twitter', 'facebook', 'instagram'] as const;

/** An address that stands among the links already is nothing new. */
const networkDifferences = ({ profile, read }: Compared): Difference[] => {
  const links = new Set(profile.personal_details.links.map(plainAddress));
  return NETWORKS.flatMap((network) => {
    const told = read.social_links?.[network];
    if (told && links.has(plainAddress(told))) return [];
    return detail('social_links', network, profile.social_links[network], told, undefined);
  });
};

/** A single field: what the document is silent about stays. */
function detail(
  section: 'personal_details' | 'social_links',
  field: string,
  before: string | null | undefined,
  after: string | null | undefined,
  formerly: string | null | undefined,
): Difference[] {
  if (isNothing(after) || plain(before ?? '') === plain(after)) return [];
  const isNew = isNothing(before);
  const isOwn = !isNew && !isSame(before, formerly);
  return [
    {
      before,
      after,
      view: {
        id: `${section}.${field}`,
        section,
        kind: isNew ? 'added' : 'changed',
        title: '',
        fields: [{ field, before: before || null, after: after ?? null }],
        is_own: isOwn,
        is_suggested: isNew ? !isSame(after, formerly) : !isOwn,
        confidence: null,
      },
    },
  ];
}

const plainAddress = (address: string | null | undefined) =>
  (address ?? '')
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?/, '')
    .replace(/\/$/, '');

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function isSame(one: unknown, other: unknown): boolean {
  // A mark that is not set says as much as none.
  if (typeof one === 'boolean' || typeof other === 'boolean') return Boolean(one) === Boolean(other);
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => item === other[at]);
  return one === other;
}
