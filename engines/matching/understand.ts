import {
  arabicStemsOf,
  derived,
  findSkills,
  humanLanguages,
  isOnMap,
  knownPlaces,
  type Place,
  type Skill,
  type Taxonomy,
  withoutRank,
} from '#engines/taxonomy/index.ts';
import { foldName, foldWithMap, isArabic, keyOf, type Word, wordsOf } from '#engines/text/index.ts';
import {
  type Amount,
  readDistances,
  readEducations,
  readNotices,
  readSalaryRanges,
  readYearRanges,
} from './request-amounts.ts';
import { readWishes, type Wishes } from './request-wishes.ts';
import type { Condition, RequestLevel, RequestSpan, Understanding, Wish } from './requests.ts';

/** As long as a request may be; what comes after it is not read. */
export const LONGEST_REQUEST = 500;

/**
 * Reads a request for people in plain words, English, Arabic or both: "nurses in Dubai or within 50 km with ICU
 * experience, at least 3 years, Arabic required, no agency background". Nothing is guessed: what it names no rule and
 * no data for is told as not understood.
 */
export function understand(taxonomy: Taxonomy, request: string): Understanding {
  const text = request.slice(0, LONGEST_REQUEST);
  const { folded, starts, ends } = foldWithMap(text);
  const taken = new Uint8Array(folded.length);
  const found: Found[] = [];
  const isFree = (at: number, end: number) => taken.subarray(at, end).every((it) => it === 0);
  const take = (at: number, end: number): void => void taken.fill(1, at, end);
  const put = (at: number, end: number, conditions: readonly Loose[]): void => {
    take(at, end);
    for (const of of conditions) found.push({ at, end, of });
  };
  const amounts = <V>(read: readonly Amount<V>[], toCondition: (value: V) => Loose): void => {
    for (const { value, at, end } of read) if (isFree(at, end)) put(at, end, [toCondition(value)]);
  };

  amounts(readDistances(folded), (km) => ({ kind: 'place', place: '', km }));
  amounts(readSalaryRanges(folded), (range) => ({ kind: 'salary', ...range }));
  amounts(readNotices(folded), (days) => ({ kind: 'notice', days }));
  amounts(readYearRanges(folded), (range) => ({ kind: 'years', ...range }));
  const nationalities = readNationalities(taxonomy, folded);
  for (const { value, at, end } of nationalities)
    if (isFree(at, end)) put(at, end, [{ kind: 'nationality', country: value }]);

  const wishes = readWishes(folded, (at) => taken[at] === 1);
  const words = wordsOf(folded);
  const isCue = (word: Word) => wishes.cues.some((cue) => word.start < cue.end && word.end > cue.at);

  for (const { value, at, end } of readPlaces(taxonomy, words, folded))
    if (isFree(at, end)) put(at, end, [{ kind: 'place', place: value.id, km: null }]);
  for (const { value, at, end } of readTitles(
    taxonomy,
    words,
    folded,
    (word) => taken[word.start] === 1 || isCue(word),
  ))
    if (isFree(at, end)) put(at, end, [{ kind: 'title', ...value }]);
  amounts(readEducations(folded), (level) => ({ kind: 'education', level }));
  for (const { value, at, end } of readLanguages(taxonomy, folded))
    if (isFree(at, end)) put(at, end, [{ kind: 'language', ...value, either: null }]);
  for (const { start, end, skillId } of findSkills(taxonomy, text)) {
    const at = starts.findIndex((it) => it >= start);
    const last = ends.findLastIndex((it) => it <= end) + 1;
    const name = taxonomy.skill(skillId)?.name[isArabic(folded[at] ?? '') ? 'ar' : 'en'] ?? skillId;
    const isInTitle = found.some((it) => it.of.kind === 'title' && it.at <= at && it.end >= last);
    // "Python developers" are to know Python as well; what an accountant does the title says already.
    const isNamedTool = isInTitle && taxonomy.skill(skillId)?.kind === 'tool';
    if (at >= 0 && (isFree(at, last) || isNamedTool))
      put(at, last, [{ kind: 'skill', id: skillId, name, either: null }]);
  }

  const left = readRest(taxonomy, words, folded, {
    isTaken: (word) => taken[word.start] === 1 || isCue(word),
    wishes,
  });
  for (const { at, end, id } of left.skills)
    found.push({
      at,
      end,
      of: { kind: 'skill', id, name: taxonomy.skill(id)?.name.en ?? id, either: null },
    });
  for (const { at, end } of left.words)
    found.push({ at, end, of: { kind: 'word', text: text.slice(starts[at], ends[end - 1]) } });
  found.sort((a, b) => a.at - b.at || a.end - b.end);
  joinEither(found, folded);
  const span = ({ at, end }: { at: number; end: number }): RequestSpan => ({
    start: starts[at]!,
    end: ends[end - 1]!,
  });
  const placed = placeDistances(taxonomy, found);
  const result: Understanding = { conditions: [], needless: [], notUnderstood: left.rest.map(span) };
  for (const it of placed) {
    const said = wishes.at(it.at);
    if (said === 'needless') result.needless.push(span(it));
    else result.conditions.push({ ...it.of, wish: wishOf(it.of, said), ...span(it) });
  }
  return result;
}

/** A condition before it is known how much it is wished for. */
type Loose = Condition extends infer C ? (C extends Condition ? Omit<C, 'wish'> : never) : never;

interface Found {
  at: number;
  end: number;
  of: Loose;
}

function wishOf(of: Loose, said: Wish | null): Wish {
  // "Not under 3 years" is a range of its own; a range is never turned round.
  const isRange =
    of.kind === 'years' || of.kind === 'salary' || of.kind === 'notice' || of.kind === 'education';
  if (said === 'not' && isRange) return 'must';
  return said ?? 'must';
}

/* Nationality: only where the request says that it speaks of it, for "Indian" is a kitchen and "English" a language. */
const NATION_CUE = '(?:nationals?|citizens?|nationality|passport holders?)';

function readNationalities(taxonomy: Taxonomy, folded: string): Amount<string>[] {
  const found: Amount<string>[] = [];
  for (const { form, country, isOwnCue } of nationalForms(taxonomy)) {
    const escaped = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const pattern = isOwnCue
      ? `(?<!\\p{L})(?:(?:من\\s+)?(?:ال)?(?:مواطن(?:ون|ين|ه|ات|ي)?|جنسيه)\\s+)?(?:ال)?${escaped}(?!\\p{L})(?:\\s+${NATION_CUE}(?!\\p{L}))?`
      : `(?<!\\p{L})(?:${escaped}\\s+${NATION_CUE}|(?:nationals|citizens)\\s+of\\s+(?:the\\s+)?${escaped}|nationality:?\\s+${escaped}|(?:(?:ب|من|ال)*جنسيه|مواطن(?:ون|ين|ه|ات|ي)?)\\s+(?:ال)?${escaped})(?!\\p{L})`;
    for (const match of folded.matchAll(new RegExp(pattern, 'gu'))) {
      const [at, end] = [match.index, match.index + match[0].length];
      if (!found.some((other) => at < other.end && end > other.at)) found.push({ value: country, at, end });
    }
  }
  return found;
}

/** Forms of nationality, the longest first; Emiratis are named without another word, for that is what it means. */
const nationalForms = derived(({ countries }) =>
  countries
    .flatMap(({ id, name, aliases, nationality }) => {
      const people = [nationality.en, nationality.ar, ...nationality.aliases.en, ...nationality.aliases.ar];
      const lands = [name.en, name.ar, ...aliases.en, ...aliases.ar];
      return [
        ...people.map((form) => ({ form: foldName(form), country: id, isOwnCue: id === 'AE' })),
        ...lands.map((form) => ({ form: foldName(form), country: id, isOwnCue: false })),
      ];
    })
    .filter(({ form }) => form.length > 2)
    .toSorted((a, b) => b.form.length - a.form.length),
);

const NEAR =
  /(?:^|(?<!\p{L}))(?:in|at|near|from|around|based in|live in|living in|residents? of|في|من|ب|داخل|قرب|بالقرب من|مقيم(?:ون|ين|ه|ات)? في|حول)\s*$/u;
const PLACE_WORDS_BEFORE =
  /(?<!\p{L})(?:(?:who (?:are|is|live|lives) )?(?:currently )?(?:based|located|living|residing|resident) (?:in|near)|in or near|in|near|from|around|(?:ال)?مقيم(?:ون|ين|ه|ات)? في|(?:ال)?موجود(?:ون|ين)? في|يقيم(?:ون)? في|يسكن(?:ون)? في|في|قرب|بالقرب من|داخل)\s+(?:the\s+)?$/u;

/** Places by their folded names; certain names go before doubtful ones. */
const placeNames = derived((taxonomy) => {
  const names = new Map<string, { place: Place; isDoubtful: boolean }>();
  for (const place of knownPlaces(taxonomy)) {
    for (const name of place.names) {
      const key = foldName(name);
      if (!names.has(key)) names.set(key, { place, isDoubtful: false });
    }
  }
  for (const place of knownPlaces(taxonomy)) {
    for (const name of place.doubtful) {
      const key = foldName(name);
      if (key.length > 2 && !names.has(key)) names.set(key, { place, isDoubtful: true });
    }
  }
  return names;
});

/** Towns, districts and countries with where they stand; a doubtful name only behind "in" or its like. */
function readPlaces(taxonomy: Taxonomy, words: readonly Word[], folded: string): Amount<Place>[] {
  const known = placeNames(taxonomy);
  const found: Amount<Place>[] = [];
  for (let first = 0; first < words.length; first++) {
    for (let last = Math.min(words.length, first + 4) - 1; last >= first; last--) {
      const [start, end] = [words[first]!.start, words[last]!.end];
      const written = foldName(folded.slice(start, end)).replace(/ s$/u, '');
      const bare = /^[وبل]/u.test(written) ? written.slice(1) : written;
      const hit = known.get(written) ?? (bare.length > 2 ? known.get(bare) : undefined);
      const before = folded.slice(0, start);
      const isBehind = NEAR.test(before) || (!known.has(written) && /^[بل]/u.test(written));
      if (!hit || (hit.isDoubtful && !isBehind)) continue;
      const lead = PLACE_WORDS_BEFORE.exec(before)?.[0].length ?? 0;
      // The country behind a town says which town it is.
      found.push({ value: hit.place, at: start - lead, end });
      first = last;
      break;
    }
  }
  return withoutCountriesBehind(found, folded);
}

function withoutCountriesBehind(found: readonly Amount<Place>[], folded: string): Amount<Place>[] {
  const kept: Amount<Place>[] = [];
  for (const it of found) {
    const last = kept.at(-1);
    const isOwnCountry =
      last &&
      last.value.kind !== 'country' &&
      it.value.kind === 'country' &&
      it.value.id === last.value.country &&
      /^[\s,،]*$/u.test(folded.slice(last.end, it.at));
    if (isOwnCountry) last.end = it.end;
    else kept.push({ ...it });
  }
  return kept;
}

/** "Within 50 km" belongs to the towns named beside it; where none is, it is left as it stands. */
function placeDistances(taxonomy: Taxonomy, found: readonly Found[]): Found[] {
  const result: Found[] = [];
  const towns = found.filter((it) => it.of.kind === 'place' && it.of.place !== '');
  const used = new Map<Found, { km: number; at: number; end: number }>();
  for (const it of found) {
    if (it.of.kind !== 'place' || it.of.place !== '') continue;
    const { km } = it.of;
    // The town right behind it, "50 km of Dubai", else the one before it, "Dubai or within 50 km".
    const own =
      towns.find((town) => town.at >= it.end && town.at - it.end <= 4) ??
      towns.findLast((town) => town.end <= it.at) ??
      towns[0];
    if (own && km !== null && own.of.kind === 'place' && isOnMap(taxonomy, own.of.place))
      used.set(own, { km, at: it.at, end: it.end });
  }
  for (const it of found) {
    if (it.of.kind === 'place' && it.of.place === '') continue;
    const around = used.get(it);
    if (!around || it.of.kind !== 'place') result.push(it);
    else {
      const isBeside = Math.max(it.at, around.at) - Math.min(it.end, around.end) <= 12;
      result.push({
        at: isBeside ? Math.min(it.at, around.at) : it.at,
        end: isBeside ? Math.max(it.end, around.end) : it.end,
        of: { ...it.of, km: around.km },
      });
    }
  }
  return result;
}

const LONGEST_TITLE = 5;

/** Occupations that the request names, with where; words of rank stay with the title. */
function readTitles(
  taxonomy: Taxonomy,
  words: readonly Word[],
  folded: string,
  isUsed: (word: Word) => boolean,
): Amount<{ text: string; occupation: string | null }>[] {
  const found: Amount<{ text: string; occupation: string | null }>[] = [];
  for (let first = 0; first < words.length; first++) {
    if (isUsed(words[first]!)) continue;
    for (let last = Math.min(words.length, first + LONGEST_TITLE) - 1; last >= first; last--) {
      const window = words.slice(first, last + 1);
      const [start, end] = [words[first]!.start, words[last]!.end];
      if (window.some(isUsed) || /[,;:.\n،؛()]/u.test(folded.slice(start, end))) continue;
      const title = titleOf(
        taxonomy,
        window.map((word) => word.text),
      );
      if (!title) continue;
      found.push({ value: { text: title.text, occupation: title.id }, at: start, end });
      first = last;
      break;
    }
  }
  return found;
}

const titlesMet = derived(() => new Map<string, { id: string; text: string } | null>());
const REMEMBERED_TITLES = 20_000;

/** The occupation that some words name in the singular or the plural, in the name's own form. */
function titleOf(taxonomy: Taxonomy, words: readonly string[]): { id: string; text: string } | null {
  const key = words.join(' ');
  const knownTitles = titlesMet(taxonomy);
  const known = knownTitles.get(key);
  if (known !== undefined) return known;
  let title: { id: string; text: string } | null = null;
  for (const form of singularForms(words)) {
    const id = NO_TITLE.has(form) ? undefined : occupationNamed(taxonomy, form);
    if (id === undefined) continue;
    title = { id, text: form };
    break;
  }
  if (knownTitles.size >= REMEMBERED_TITLES) knownTitles.clear();
  knownTitles.set(key, title);
  return title;
}

/** The occupation that bears this name but for an ending or a rank; preferred names go before aliases. */
function occupationNamed(taxonomy: Taxonomy, title: string): string | undefined {
  const byName = occupationsByName(taxonomy);
  const plain = withoutRank(title);
  // A title says no more than its occupation: "of" or "and" alone would be none.
  const key = keyOf(title);
  return key.length > 2 ? (byName.get(key) ?? byName.get(keyOf(plain))) : undefined;
}

const occupationsByName = derived(({ occupations }) => {
  const byName = new Map<string, string>();
  const named = (id: string, all: readonly string[]) => {
    for (const key of all.map(keyOf)) if (!byName.has(key)) byName.set(key, id);
  };
  for (const { id, name } of occupations) named(id, [name.en, name.ar]);
  for (const { id, aliases } of occupations) named(id, [...aliases.en, ...aliases.ar]);
  return byName;
});

/** Words that some occupation bears as an alias and that in a request mean something else. */
const NO_TITLE = new Set([
  'experience',
  'manager of',
  'remote',
  'professional',
  'staff',
  'agency',
  'graduate',
  'hr',
  'it',
]);

function singularForms(words: readonly string[]): string[] {
  const isArabicText = isArabic(words[0] ?? '');
  if (!isArabicText) {
    const last = words.at(-1)!;
    const lead = words.slice(0, -1);
    const singular = last
      .replace(/men$/u, 'man')
      .replace(/ies$/u, 'y')
      .replace(/(ss|sh|ch|x)es$/u, '$1')
      .replace(/([^s])s$/u, '$1');
    return [...new Set([[...lead, singular].join(' '), words.join(' ')])];
  }
  const bare = words.map((word, at) =>
    at === 0 ? word.replace(/^(?:وال|بال|لل|ال|و)(?=\p{L}{4})/u, '') : word.replace(/^ال(?=\p{L}{3})/u, ''),
  );
  const form = (ending: RegExp, put: string) => bare.map((word) => word.replace(ending, put)).join(' ');
  const first = (ending: RegExp, put: string) => [bare[0]!.replace(ending, put), ...bare.slice(1)].join(' ');
  const broken = BROKEN_PLURALS.get(bare[0]!);
  return [
    ...new Set([
      bare.join(' '),
      words.join(' '),
      ...(broken ? [[broken, ...bare.slice(1)].join(' ')] : []),
      form(/(?:ون|ين)$/u, ''),
      form(/(?:ون|ين)$/u, 'ي'),
      first(/(?:ون|ين)$/u, ''),
      first(/و$/u, ''),
      first(/ي$/u, ''),
      form(/ات$/u, 'ه'),
      form(/ات$/u, ''),
      first(/ات$/u, 'ه'),
      first(/ه$/u, ''),
    ]),
  ].filter((it) => it.length > 2);
}

/** Plurals that are no ending but another word. */
const BROKEN_PLURALS = new Map(
  Object.entries({
    اطباء: 'طبيب',
    مدراء: 'مدير',
    عمال: 'عامل',
    طهاه: 'طاه',
    سعاه: 'ساعي',
    سواقون: 'سائق',
    محامون: 'محامي',
    محامين: 'محامي',
    صيادله: 'صيدلي',
    كهرباييون: 'كهربايي',
    كهرباييين: 'كهربايي',
    نجارون: 'نجار',
    سايقون: 'سايق',
    سايقين: 'سايق',
    حراس: 'حارس',
    كتاب: 'كاتب',
    وكلاء: 'وكيل',
    وكلا: 'وكيل',
    اطبا: 'طبيب',
    مدرا: 'مدير',
    خبرا: 'خبير',
    روسا: 'رييس',
    امنا: 'امين',
  }),
);

const LEVEL_WORDS: readonly (readonly [RequestLevel, string])[] = [
  ['native', 'native(?:[- ]level)?(?: speakers?(?: of)?)?|mother tongue|(?:ال)?لغه الام|لغتهم الام|ك?لغه ام'],
  [
    'fluent',
    'fluent(?:ly)?(?: in| speakers?(?: of)?)?|fluency(?: in)?|excellent|bilingual in|proficient(?: in)?|perfect|very good|advanced|بطلاقه|طلاقه(?: في)?|(?:ال)?ممتازه?|باتقان|باجاده تامه|اتقان|اجاده',
  ],
  ['intermediate', 'good|conversational|working|intermediate|decent|(?:ال)?متوسطه?|(?:ال)?جيده?|جيدا'],
  ['basic', 'basic|some|elementary|beginner|(?:ال)?اساسيه?|مبادي|اساسيات'],
];

/** Languages of people, each with the level said beside it. */
function readLanguages(
  taxonomy: Taxonomy,
  folded: string,
): Amount<{ language: string; level: RequestLevel | null }>[] {
  const found: Amount<{ language: string; level: RequestLevel | null }>[] = [];
  for (const { id, pattern } of languagePatterns(taxonomy)) {
    for (const match of folded.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].trimEnd().length];
      if (found.some((other) => at < other.end && end > other.at)) continue;
      if (
        /^\s*(?:cuisine|food|kitchen|restaurants?|dishes|literature|law|teachers?|market|culture|calligraphy|coffee|clients?)(?!\p{L})/u.test(
          folded.slice(end),
        )
      )
        continue;
      found.push({ value: { language: id, level: null }, at, end });
    }
  }
  found.sort((a, b) => a.at - b.at);
  let carried: RequestLevel | null = null;
  for (const [order, it] of found.entries()) {
    const before = folded.slice(found[order - 1]?.end ?? 0, it.at);
    const behind = folded.slice(it.end, found[order + 1]?.at ?? folded.length);
    const own = levelBefore(before) ?? levelBehind(behind);
    // "Fluent in Arabic and English" is said of both.
    const isJoined = order > 0 && /^\s*(?:and|&|و|,|،)?\s*$/u.test(before);
    it.value.level = own?.level ?? (isJoined ? carried : null);
    carried = own ? (own.before > 0 ? own.level : null) : isJoined ? carried : null;
    if (own) {
      it.at -= own.before;
      it.end += own.behind;
    }
  }
  return found;
}

function levelBefore(before: string) {
  for (const [level, words] of LEVEL_WORDS) {
    const hit = new RegExp(`(?<!\\p{L})(?:${words})\\s+(?:in\\s+|(?:في\\s+)?(?:اللغه\\s+)?)?$`, 'u').exec(
      before,
    );
    if (hit) return { level, before: hit[0].length, behind: 0 };
  }
  return null;
}

function levelBehind(behind: string) {
  for (const [level, words] of LEVEL_WORDS) {
    const hit = new RegExp(
      `^\\s*(?:\\(|-|:)?\\s*(?:at an? |to an? |is |at )?(?:${words})(?:\\s+level)?\\)?(?!\\p{L})`,
      'u',
    ).exec(behind);
    if (hit) return { level, before: 0, behind: hit[0].length };
  }
  return null;
}

const languagePatterns = derived((taxonomy) =>
  humanLanguages(taxonomy).flatMap((language) => {
    const doubtful = new Set(language.doubtful.map((name) => foldName(name)));
    const latin = language.names.en.map((name) => foldName(name)).filter((name) => !doubtful.has(name));
    const arabic = language.doubtful.length > 0 ? [] : arabicStemsOf(language);
    const either = [
      ...(latin.length > 0 ? [`(?:${latin.join('|')})(?:[- ]speak(?:ing|ers?))?`] : []),
      ...(arabic.length > 0
        ? [`(?:و|ب|ل)?(?:اللغه\\s+|لغه\\s+|اللغتين\\s+)?(?:وال|بال|لل|ال|و|ب)?(?:${arabic.join('|')})ه?`]
        : []),
    ];
    return either.length > 0
      ? [{ id: language.id, pattern: new RegExp(`(?<!\\p{L})(?:${either.join('|')})(?!\\p{L})`, 'gu') }]
      : [];
  }),
);

/** Neighbours of one kind with "or" between them are choices of one another. */
function joinEither(found: Found[], folded: string): void {
  let group = 0;
  for (let at = 1; at < found.length; at++) {
    const [last, it] = [found[at - 1]!, found[at]!];
    if (last.of.kind !== it.of.kind || (it.of.kind !== 'skill' && it.of.kind !== 'language')) continue;
    if (!/^[\s,،/]*(?:or|او|ام|\/)[\s,،]*$/u.test(folded.slice(last.end, it.at))) continue;
    const joined = last.of as { either: number | null };
    joined.either ??= ++group;
    it.of.either = joined.either;
  }
}

/** Words that join the parts of a request and ask for nothing themselves. */
const FILLERS = new Set(
  (
    'a an the i we you me us my our find show list get give need want looking look for seeking search hire hiring please people ' +
    'person persons someone somebody anyone candidates candidate applicants profiles staff employees workers professionals professional ' +
    'who whom that which with having has have had is are be been being was were can could should must will would may of in on at to from by as and or ' +
    'but also plus any all some very good great strong solid proven relevant excellent experienced skilled skills skill experience ' +
    'experiences background knowledge know knows knowing familiar familiarity able ability speaking speak speaks speakers speaker language languages fluent working ' +
    'work worked works years year least most more less than about around near based living live lives located open willing both either ' +
    'level their them they he she it this these those there here into over under within available availability using use used ' +
    'required preferred degree degrees holder holders ideally preferably do does did have done not no only just like such similar ' +
    'اريد نريد ابحث نبحث عن اعثر علي اعرض هات لي لنا احتاج نحتاج الي من في مع علي او و ثم الذين الذي التي ممن لديهم لديه لديها لهم له ' +
    'يجيدون يجيد تجيد يجدن يتقنون يتقن تتقن يتحدثون يتحدث تتحدث يعرفون يعرف تعرف يعملون يعمل تعمل عملوا عمل خبره خبرات خبرتهم بخبره وخبره مهاره مهارات اشخاص ' +
    'شخص مرشحين مرشحون مرشح موظفين موظفون موظف كل اي بعض جيد جيده ممتاز قوي قويه سنوات سنه شهر يكون يكونوا ان كان كانوا هو هي هم اللغه ' +
    'لغه اللغتين اللغات بشرط شرط مطلوب مطلوبه ذوي ذو ذات اصحاب حاصلين حاصلون حاصل ويجيدون ويجيد ولديهم ولديه ويتحدثون ويتقنون مقيمين مقيمون مقيم يقيمون ' +
    'متاحين متاحون متاح للعمل العمل هناك ايضا فقط جدا معرفه بمعرفه لا ليس وليس ليسوا وليسوا بحاجه خلال لدي ممتازه بشكل'
  ).split(' '),
);
/** Longer runs of words stand in nobody's profile. */
const LONGEST_WORD = 100;
const BACKGROUND =
  /^\s*(?:experience|background|industry|sector|field|knowledge|skills?|exposure|companies|company|clients?)(?!\p{L})/u;
const OF_EXPERIENCE =
  /(?:experience|experienced|background|knowledge|worked|working|skilled|familiar|expertise|خبره|خبرات|معرفه|عملوا|عمل|يعملون|مجال|قطاع|خلفيه)(?:\s+(?:of|in|with|at|for|on|as|the|a|an|في|مع|ب|لدي))*\s*$/u;

/** "Can weld" is welding. */
function skillOfDeed(taxonomy: Taxonomy, words: string): Skill | null {
  // A name that also means something else, such as Excel, means the skill where it stands alone.
  const named = taxonomy.resolveSkill(words);
  if (named || isArabic(words)) return named;
  const deeds = [`${words}ing`, `${words.replace(/e$/u, '')}ing`];
  return deeds.map((deed) => taxonomy.resolveSkill(deed)).find((skill) => skill !== null) ?? null;
}

interface Rest {
  isTaken: (word: Word) => boolean;
  wishes: Wishes;
}

/**
 * What no rule read: words that are said to be experience, or not wanted, are looked for in what people write; others
 * are told as not understood.
 */
function readRest(taxonomy: Taxonomy, words: readonly Word[], folded: string, { isTaken, wishes }: Rest) {
  type Piece = { at: number; end: number };
  const result: { skills: (Piece & { id: string })[]; words: Piece[]; rest: Piece[] } = {
    skills: [],
    words: [],
    rest: [],
  };
  let run: Word[] = [];
  const close = (): void => {
    const [first, last] = [run[0], run.at(-1)];
    run = [];
    if (!first || !last) return;
    const span = { at: first.start, end: last.end };
    const isExperience =
      BACKGROUND.test(folded.slice(span.end)) || OF_EXPERIENCE.test(folded.slice(0, span.at));
    const isUnwanted = wishes.at(span.at) === 'not';
    const skill = skillOfDeed(taxonomy, folded.slice(span.at, span.end));
    if (skill) result.skills.push({ ...span, id: skill.id });
    else if (span.end - span.at >= 2 && span.end - span.at <= LONGEST_WORD && (isExperience || isUnwanted))
      result.words.push(span);
    else result.rest.push(span);
  };
  let before: Word | null = null;
  for (const word of words) {
    const isBroken = before !== null && /[,;:.\n،؛()]/u.test(folded.slice(before.end, word.start));
    const bare = word.text.replace(/^(?:وال|بال|لل|ال)(?=\p{L}{3})/u, '');
    const isIdle = isTaken(word) || FILLERS.has(word.text) || FILLERS.has(bare);
    if (isIdle || isBroken) close();
    if (!isIdle) run.push(word);
    before = word;
  }
  close();
  return result;
}
