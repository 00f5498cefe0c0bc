import type { JsonResume } from '#contract/features/profiles.json-resume.ts';
import { fold } from '#engines/text/index.ts';
import type { ReadDocument } from './profiles.differences.ts';
import { FIELDS_READ } from './profiles.json-resume-fields.ts';
import { asUri, withoutEmpty } from './profiles.to-json-resume.ts';

type Read = (document: JsonResume) => ReadDocument;
type Entry = Readonly<Record<string, unknown>>;
type Lists = Readonly<Record<string, readonly Entry[]>>;

/** Lists whose entries a profile has one by one. */
const ENTRIES = [
  'work',
  'education',
  'certificates',
  'languages',
  'awards',
  'projects',
  'publications',
  'volunteer',
] as const;
type EntryList = (typeof ENTRIES)[number];
/** What a profile knows nothing of. */
const UNREAD_LISTS = ['interests', 'references'] as const;
const MOST_KEPT = 500;

/**
 * A profile written as JSON Resume, with what the document that it was brought from said beyond a profile: addresses,
 * courses, levels, interests, references, days. An entry that still reads like one that was brought is given back as it
 * came; of one that was changed since, only what a profile does not know. What was taken out of the profile stays out.
 */
export function withKept(made: JsonResume, kept: JsonResume, read: Read): JsonResume {
  const lists = made as Lists;
  const keptLists = kept as Lists;
  const entries = ENTRIES.map((list) => [
    list,
    entriesOf(list, lists[list] ?? [], keptLists[list] ?? [], read),
  ]);
  const unread = UNREAD_LISTS.map((list) => [list, keptLists[list]]);
  return clean({
    ...made,
    basics: basicsOf(made, kept, read),
    ...Object.fromEntries([...entries, ...unread]),
    skills: skillsOf(made, kept, read),
    // The format lets nothing else stand at its top.
    meta: { ...kept.meta, ...beyond('document', kept), ...made.meta },
  }) as JsonResume;
}

/** What was brought before, and what is brought now, as one document. */
export function joinedKept(former: JsonResume, brought: JsonResume): JsonResume {
  const lists = [...ENTRIES, ...UNREAD_LISTS, 'skills'].map((list) => {
    const all = [...((brought as Lists)[list] ?? []), ...((former as Lists)[list] ?? [])];
    return [list, [...new Map(all.map((one) => [JSON.stringify(one), one])).values()].slice(0, MOST_KEPT)];
  });
  return {
    ...former,
    ...brought,
    ...Object.fromEntries(lists),
    basics: { ...former.basics, ...brought.basics },
    meta: { ...former.meta, ...brought.meta },
  };
}

function entriesOf(list: EntryList, made: readonly Entry[], kept: readonly Entry[], read: Read): Entry[] {
  const reading = (one: Entry) => JSON.stringify(read({ [list]: [one] } as JsonResume));
  const nothing = JSON.stringify(read({} as JsonResume));
  const brought = kept.map((one) => ({ one, says: reading(one) }));
  const take = (isIt: (one: (typeof brought)[number]) => boolean) => {
    const at = brought.findIndex(isIt);
    return at < 0 ? null : brought.splice(at, 1)[0];
  };
  const written = made.map((one) => {
    const says = reading(one);
    return take((it) => it.says === says)?.one ?? one;
  });
  const changed = written.map((one) => {
    if (!made.includes(one)) return one;
    const former = take((it) => it.says !== nothing && nameOf(list, it.one) === nameOf(list, one));
    return former ? { ...beyond(list, former.one), ...one } : one;
  });
  return [...changed, ...brought.filter(({ says }) => says === nothing).map(({ one }) => one)];
}

/** By which an entry that was changed is known again. */
const nameOf = (list: EntryList, one: Entry): string =>
  fold(
    FIELDS_READ[list]
      .slice(0, 2)
      .map((field) => String(one[field] ?? ''))
      .join(' '),
  );

/** What of an entry no profile knows. */
const beyond = (part: EntryList | 'basics' | 'document', one: Entry): Entry =>
  Object.fromEntries(Object.entries(one).filter(([field]) => !FIELDS_READ[part].includes(field)));

/** What of a person a profile may have cut short, or not understood: the field here, and there. */
const PERSON_FIELDS = [
  ['name', 'name'],
  ['label', 'headline'],
  ['phone', 'phone'],
  ['summary', 'summary'],
  ['location', 'location'],
] as const;

function basicsOf(made: JsonResume, kept: JsonResume, read: Read): JsonResume['basics'] {
  const [now, then] = [made, kept].map((one) => read({ basics: one.basics }).personal_details);
  const unchanged = PERSON_FIELDS.filter(([, ours]) => now?.[ours] === then?.[ours]);
  const profiles = kept.basics?.profiles ?? [];
  const known = new Map(profiles.map((one) => [one.url ? asUri(one.url) : null, one]));
  // A profile takes its first address for the person's own; whoever brought it may have named it otherwise.
  const website = made.basics?.url ?? null;
  const isOwn = !known.has(website) || asUri(kept.basics?.url ?? '') === website;
  const named = [...(isOwn ? [] : [{ url: website }]), ...(made.basics?.profiles ?? [])];
  return {
    ...beyond('basics', kept.basics ?? {}),
    ...made.basics,
    ...Object.fromEntries(unchanged.map(([field]) => [field, kept.basics?.[field]])),
    url: isOwn ? website : null,
    profiles: [
      ...named.map((one) => known.get(one.url ?? null) ?? one),
      ...profiles.filter(({ url }) => !url),
    ],
  };
}

/** A skill with its keywords as it was brought, where all that it names is still there; then what else there is. */
function skillsOf(made: JsonResume, kept: JsonResume, read: Read): JsonResume['skills'] {
  const namesIn = (skills: JsonResume['skills']) => read({ skills }).skills.map(({ name }) => fold(name));
  const there = new Set(namesIn(made.skills));
  const given = (kept.skills ?? []).filter((one) => {
    const names = namesIn([one]);
    return names.length > 0 && names.every((name) => there.has(name));
  });
  const left = new Set(there);
  for (const name of namesIn(given)) left.delete(name);
  const rest = (made.skills ?? []).flatMap((one) => {
    if (!one.keywords) return left.has(fold(one.name ?? '')) ? [one] : [];
    const keywords = one.keywords.filter((name) => left.has(fold(name)));
    return keywords.length > 0 ? [{ ...one, keywords }] : [];
  });
  return [...given, ...rest];
}

/** As the schema wants it: nothing written as nothing, and addresses that are some. */
function clean(value: unknown): unknown {
  return withoutEmpty(withAddresses(value));
}

function withAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAddresses);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      key === 'url' && typeof one === 'string' ? asUri(one) : withAddresses(one),
    ]),
  );
}
