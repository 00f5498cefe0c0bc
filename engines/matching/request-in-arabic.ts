import { derived, placeNamed, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold, isArabic, wordsOf } from '#engines/text/index.ts';
import { isInUse, isOfTaxonomy, type Put } from './request-spelling.ts';

const WORDS = wordingsIn('matching/requests');
const FILLERS = new Set(WORDS.spellings('ask for nothing themselves').map(fold));

/** Shorter ones sound like too many Arabic words. */
const LEAST_CONSONANTS = 4;
/** Of words that are each known: «سيلز فورس». */
const LEAST_OF_KNOWN = 6;
const MOST_WORDS = 3;
const LEAST_LETTERS = 3;
const MOST_LETTERS = 5;

/**
 * The tools and short names that a request writes in Arabic letters as they are heard: «نافيس وركس» asks for Navisworks, and
 * «بي اي ام» for BIM. Words that the taxonomy knows are taken for no other unless all together sound so.
 */
export function latinInArabic(taxonomy: Taxonomy, text: string): Put[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    word: fold(match[0]),
  }));
  const puts: Put[] = [];
  for (let first = 0; first < words.length; first++) {
    const found = spelt(first) ?? heard(first);
    if (!found) continue;
    const [from, to] = [words[first], words[found.last]];
    if (from && to) puts.push({ start: from.start, end: to.end, text: found.text });
    first = found.last;
  }
  return puts;

  /** Letters called by their names: «بي اي ام». */
  function spelt(first: number): { last: number; text: string } | null {
    const letters: string[] = [];
    for (const { word } of words.slice(first, first + MOST_LETTERS)) {
      const bare =
        letters.length === 0
          ? (LETTERS.get(word) ?? LETTERS.get(word.replace(/^[وب]/u, '')))
          : LETTERS.get(word);
      if (!bare) break;
      letters.push(bare);
    }
    for (let count = letters.length; count >= LEAST_LETTERS; count--) {
      const name = shortNames(taxonomy).find(
        (it) => it.length === count && [...it].every((letter, at) => letters[at]?.includes(letter)),
      );
      if (name) return { last: first + count - 1, text: name };
    }
    return null;
  }

  /** A name by its sound, of one word or of several written apart. */
  function heard(first: number): { last: number; text: string } | null {
    for (let count = Math.min(MOST_WORDS, words.length - first); count > 0; count--) {
      const window = words.slice(first, first + count);
      if (!window.every(({ word }) => isArabic(word) && !FILLERS.has(word))) continue;
      const isOfKnown = window.every(({ word }) => isKnown(taxonomy, word));
      const least = isOfKnown ? LEAST_OF_KNOWN : LEAST_CONSONANTS;
      if (isOfKnown && count === 1) continue;
      const own = window.map(({ word }) => word).join('');
      const ways = [own, own.replace(/^(?:وال|بال|لل|ال|و|ب|ل)(?=\p{L}{4})/u, '')];
      for (const way of new Set(ways)) {
        const name = nameHeardIn(taxonomy, way, least);
        if (name) return { last: first + count - 1, text: name };
      }
    }
    return null;
  }
}

const isKnown = (taxonomy: Taxonomy, word: string): boolean =>
  isOfTaxonomy(taxonomy, word) || isInUse(taxonomy, word) || placeNamed(taxonomy, word) !== null;

/** What Latin letters are called in Arabic, with the letters that are called so. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  WORDS.lines('names of Latin letters').flatMap((line) => {
    const [names = '', letters = ''] = line.split(' => ');
    return names.split(' = ').map((name): [string, string] => [fold(name), letters.toUpperCase()]);
  }),
);

/** The short names of skills, "BIM" and "ERP", those of tools first. */
const shortNames = derived(({ skills }) => {
  const names = [...skills]
    .sort((a, b) => Number(b.kind === 'tool') - Number(a.kind === 'tool'))
    .flatMap(({ name, aliases }) => [name.en, ...aliases.en]);
  return [...new Set(names.filter((name) => /^\p{Lu}{3,5}$/u.test(name)))];
});

/** A name as it sounds: its consonants, and whether a vowel stands before, between and behind them. */
interface Sound {
  consonants: string;
  vowels: readonly boolean[];
}

function nameHeardIn(taxonomy: Taxonomy, word: string, least: number): string | null {
  const arabic = soundIn(word, OF_ARABIC);
  if (arabic.consonants.length < least) return null;
  const alike = toolsBySound(taxonomy).get(arabic.consonants) ?? [];
  // Arabic writes long vowels alone: where it writes one, the name has one.
  return alike.find(({ sound }) => arabic.vowels.every((is, at) => !is || sound.vowels[at]))?.name ?? null;
}

const toolsBySound = derived(({ skills }) => {
  const bySound = new Map<string, { name: string; sound: Sound }[]>();
  for (const { kind, name, aliases } of skills) {
    if (kind !== 'tool') continue;
    for (const one of [name.en, ...aliases.en]) {
      const letters = wordsOf(fold(one));
      if (letters.length > MOST_WORDS || !/^[a-z ]+$/u.test(fold(one))) continue;
      const sound = soundIn(letters.map(({ text }) => text).join(''), OF_LATIN);
      if (sound.consonants.length < LEAST_CONSONANTS) continue;
      bySound.set(sound.consonants, [...(bySound.get(sound.consonants) ?? []), { name: one, sound }]);
    }
  }
  return bySound;
});

function soundIn(word: string, letters: readonly (readonly [RegExp, string])[]): Sound {
  let consonants = '';
  const vowels = [false];
  for (let at = 0; at < word.length; ) {
    const rest = word.slice(at);
    const known = letters.find(([pattern]) => pattern.test(rest));
    const length = known?.[0].exec(rest)?.[0].length ?? 1;
    for (const consonant of known?.[1] ?? '') {
      if (consonant === VOWEL) vowels[vowels.length - 1] = true;
      // A doubled letter is one consonant.
      else if (consonant !== consonants.at(-1) || vowels.at(-1)) {
        consonants += consonant;
        vowels.push(false);
      }
    }
    at += length;
  }
  return { consonants, vowels };
}

const VOWEL = '-';
/* Letters with the sounds that writers of Arabic do not tell apart: p and b, v and f, g, j, k and q, s and z. */
const OF_LATIN = soundsOf(
  'ph:f sh:$ ch:$ tch:$ ck:k th:t x:ks c(?=[eiy]):s [ckqgj]:k [bp]:b [fv]:f [sz]:s t:t d:d l:l m:m n:n r:r h: [aeiouyw]:-',
);
const OF_ARABIC = soundsOf(
  'تش:$ [شچ]:$ [كقغجخگ]:k [بپ]:b [فڤ]:f [سصزثظ]:s [تط]:t [دضذ]:d ل:l م:m ن:n ر:r [هحع]: [اوي]:-',
);

function soundsOf(line: string): readonly (readonly [RegExp, string])[] {
  return line.split(' ').map((one) => {
    const [letters = '', sound = ''] = one.split(':');
    return [new RegExp(`^(?:${letters})`, 'u'), sound] as const;
  });
}
