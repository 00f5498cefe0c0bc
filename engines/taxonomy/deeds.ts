/** What people do as they tell it, where they write no title: "I bake bread in a hotel", «بسوق تريلا», «بشتغل على الكاشير». */
import { fold, hasArabic, isArabic, sourceOfWordings } from '#engines/text/index.ts';
import { wordingsIn } from './wordings.ts';

/** A deed that somebody tells of themselves. */
export interface ToldDeed {
  /** The occupation that does it. */
  occupationId: string;
  /** Where it stands in the folded text. */
  at: number;
  /** Whether it is told as past. */
  isPast: boolean;
  /** Whether it names no more than where somebody works: "I work in a factory". */
  isPlaceAlone: boolean;
  /** Whether nothing was named behind the verb that tells the work: "I clean", of what it may be. */
  isGeneral: boolean;
}

const WORDS = wordingsIn('deeds');
const source = (list: string): string => WORDS.source(list, { edges: 'anywhere', spaces: 'one' });

/** A kind of deeds: its verbs, and what they are done to. */
interface Kind {
  name: string;
  verbs: RegExp;
  objects: readonly { pattern: RegExp; occupationId: string }[];
  /** Who does it where no object is named. */
  anything: string | null;
}

/** What Arabic writes onto a word: "and", "in", "for", and the article. */
const ARABIC_EDGE = '(?<!\\p{L})(?:[وفبلكع]?(?:ال|لل)?|عال)';

/** The lists of verbs, each with that of what it is done to. */
const LISTS = [
  ['drive', 'drive what'],
  ['ride', 'ride what'],
  ['deliver', 'deliver what'],
  ['fix', 'fix what'],
  ['install', 'install what'],
  ['build', 'build what'],
  ['paint', 'paint what'],
  ['weld', 'weld what'],
  ['cook', 'cook what'],
  ['bake', 'bake what'],
  ['make', 'make what'],
  ['sew', 'sew what'],
  ['wash', 'wash what'],
  ['iron', 'iron what'],
  ['clean', 'clean what'],
  ['tidy', 'tidy what'],
  ['guard', 'guard what'],
  ['look after', 'look after what'],
  ['raise', 'raise what'],
  ['teach', 'teach what'],
  ['coach', 'coach what'],
  ['sell', 'sell what'],
  ['farm', 'farm what'],
  ['fish', 'fish what'],
  ['cut', 'cut what'],
  ['butcher', 'butcher what'],
  ['load', 'load what'],
  ['pack', 'pack what'],
  ['fill', 'fill what'],
  ['serve', 'serve what'],
  ['answer', 'answer what'],
  ['enter', 'enter what'],
  ['keep', 'keep what'],
  ['check', 'check what'],
  ['design', 'design what'],
  ['program', 'program what'],
  ['film', 'film what'],
  ['translate', 'translate what'],
  ['massage', 'massage what'],
  ['treat', 'treat what'],
  ['collect', 'collect what'],
  ['work in', 'work in what'],
  ['keep house', 'keep house what'],
  ['hire', 'hire what'],
  ['own', 'own what'],
] as const;

const KINDS: readonly Kind[] = LISTS.map(([name, what]) => {
  const lines = WORDS.lines(what).map((line) => line.split(' => '));
  return {
    name,
    verbs: new RegExp(`${source(name)}(?!\\p{L})`, 'uy'),
    objects: lines
      .filter(([wording]) => wording !== 'anything')
      .map(([wording = '', occupationId = '']) => {
        const words = sourceOfWordings([wording], { edges: 'anywhere', spaces: 'one' });
        const before = hasArabic(wording) ? ARABIC_EDGE : '(?<![\\p{L}\\d])';
        return { pattern: new RegExp(`${before}(?:${words})(?![\\p{L}\\d])`, 'u'), occupationId };
      }),
    anything: lines.find(([wording]) => wording === 'anything')?.[1] ?? null,
  };
});

/** The kinds of deeds whose verbs begin with a word: few words of a text do, and only these are looked at. */
const KINDS_BY_WORD = new Map<string, Set<Kind>>();
for (const kind of KINDS)
  for (const verb of WORDS.spellings(kind.name)) {
    const [first = ''] = verb.split(' ');
    const known = KINDS_BY_WORD.get(first);
    if (known) known.add(kind);
    else KINDS_BY_WORD.set(first, new Set([kind]));
  }
const word = /(?<![\p{L}\p{M}])\p{L}[\p{L}\p{M}'’\d]*/gu;

const doer = new RegExp(`(?:^|[^\\p{L}\\d])${source('who does it')}\\s*$`, 'u');
const notDone = new RegExp(`(?:^|[^\\p{L}])${source('not done')}\\s*$`, 'u');
const past = new RegExp(`(?:^|[^\\p{L}])${source('told as past')}(?!\\p{L})[^.\\n;؛]*$`, 'u');
const pastVerb = new RegExp(`^${source('past verb')}`, 'u');

const endOfSentence = /[\n.;؛!?؟]/u;
const opensClause = /[,،:()|/&+–—-]\s*$/u;
/** Further from the verb another thing is told. */
const mostWords = 6;

/**
 * The deeds that a text tells of whoever writes it, in their order; none that others do, that are wanted, refused or only known.
 * Of what is named behind a verb the nearest counts.
 */
export function deedsTold(text: string): ToldDeed[] {
  const deeds: ToldDeed[] = [];
  let from = 0;
  const folded = fold(text);
  for (const sentence of folded.split(endOfSentence)) {
    for (const { 0: first, index } of sentence.matchAll(word))
      for (const kind of KINDS_BY_WORD.get(first) ?? []) {
        const deed = deedAt(kind, sentence, index);
        if (deed) deeds.push({ ...deed, at: from + index });
      }
    from += sentence.length + 1;
  }
  return deeds;
}

/** The deed of a kind whose verb stands at a place in a sentence. */
function deedAt(kind: Kind, sentence: string, at: number): Omit<ToldDeed, 'at'> | null {
  kind.verbs.lastIndex = at;
  const [verb] = kind.verbs.exec(sentence) ?? [];
  const before = sentence.slice(0, at);
  if (verb === undefined || !isOwn(before, verb)) return null;
  const named = doerOf(kind, sentence.slice(at + verb.length));
  const occupationId = named ?? kind.anything;
  if (!occupationId) return null;
  const isPast = past.test(before) || pastVerb.test(verb);
  return { occupationId, isPast, isPlaceAlone: kind.name === 'work in', isGeneral: named === null };
}

/** Whether what stands before a verb leaves it to whoever writes: an Arabic verb says "I" itself. */
function isOwn(before: string, verb: string): boolean {
  if (notDone.test(before)) return false;
  return isArabic(verb) || before.trim() === '' || opensClause.test(before) || doer.test(before);
}

/** Who does something to what is named nearest behind the verb; `null` where that is nothing that tells. */
function doerOf(kind: Kind, rest: string): string | null {
  const words = rest.split(/\s+/u).filter(Boolean).slice(0, mostWords).join(' ');
  let nearest: { at: number; end: number; occupationId: string } | null = null;
  for (const { pattern, occupationId } of kind.objects) {
    const found = pattern.exec(words);
    if (!found) continue;
    const [at, end] = [found.index, found.index + found[0].length];
    // Of names that begin together the longer says more.
    if (!nearest || at < nearest.at || (at === nearest.at && end > nearest.end))
      nearest = { at, end, occupationId };
  }
  return nearest?.occupationId ?? null;
}
