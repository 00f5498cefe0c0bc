/**
 * Arabic written in Latin letters and digits, as people type it: "fanni takyeef", "sawa2", "mo7aseb". Words of both scripts are
 * compared by their consonants, for which every writer has a letter of their own, and then by their long vowels.
 */

/** Consonants by the letters that people write for them, the longest first. Several where a letter stands for more. */
const LATIN: readonly (readonly [letters: string, consonants: readonly string[]])[] = [
  ['sh', ['$']],
  ['ch', ['$', 'k']],
  ['kh', ['x']],
  ['gh', ['G']],
  ['th', ['t', 's']],
  ['dh', ['d', 'z']],
  ['ph', ['f']],
  ["3'", ['G']],
  ['2', ['q', '']],
  ['3', ['']],
  ['4', ['$', 'd']],
  ['5', ['x']],
  ['6', ['t']],
  ['7', ['h']],
  ['8', ['q', 'G']],
  ['9', ['s', 'q']],
  ['b', ['b']],
  ['p', ['b']],
  ['t', ['t']],
  ['j', ['j']],
  ['g', ['j', 'q', 'G']],
  ['h', ['h']],
  ['d', ['d']],
  ['r', ['r']],
  ['z', ['z']],
  ['s', ['s']],
  ['f', ['f']],
  ['v', ['f']],
  ['q', ['q']],
  ['k', ['k', 'q']],
  ['c', ['k', 's']],
  ['l', ['l']],
  ['m', ['m']],
  ['n', ['n']],
  ['x', ['ks', 'x']],
];
const ARABIC: Readonly<Record<string, readonly string[]>> = {
  ب: ['b'],
  ت: ['t'],
  ط: ['t'],
  ث: ['t', 's'],
  ج: ['j'],
  ح: ['h'],
  ه: ['h'],
  خ: ['x'],
  د: ['d'],
  ض: ['d'],
  ذ: ['d', 'z'],
  ظ: ['z', 'd'],
  ر: ['r'],
  ز: ['z'],
  س: ['s'],
  ص: ['s'],
  ش: ['$'],
  غ: ['G'],
  ف: ['f'],
  ق: ['q'],
  ك: ['k'],
  ل: ['l'],
  م: ['m'],
  ن: ['n'],
};

/** One way to hear a word: its consonants, and before, between and behind them its vowels. */
export interface Heard {
  consonants: string;
  /** One more than there are consonants. */
  vowels: readonly string[];
}

/** More ways than these are of no word that anybody typed. */
const MOST_WAYS = 48;

/** The ways to hear a small-lettered word of Latin letters and digits as an Arabic one. */
export function heardInLatin(word: string): Heard[] {
  let ways: { consonants: string; vowels: string[] }[] = [{ consonants: '', vowels: [''] }];
  let before = '';
  for (let at = 0; at < word.length; ) {
    const known = LATIN.find(([letters]) => word.startsWith(letters, at));
    const letters = known?.[0] ?? word[at] ?? '';
    // A doubled letter is one consonant.
    if (known && letters === before) {
      at += letters.length;
      continue;
    }
    ways = ways
      .flatMap((way) => (known ? known[1].map((it) => withConsonants(way, it)) : [withVowel(way, letters)]))
      .slice(0, MOST_WAYS);
    before = known ? letters : '';
    at += letters.length;
  }
  // What ends in "ah" may end in ة, and so may "et" before another word.
  const mayEndInTa = /h$|[aei]t$/u.test(word);
  return ways.flatMap((way) => (mayEndInTa ? [way, withoutLast(way)] : [way]));
}

/** The ways to hear a folded Arabic word; its article is left out. */
export function heardInArabic(word: string): Heard[] {
  const bare = word.replace(/^(?:وال|بال|لل|ال)(?=\p{L}{3})/u, '').replace(/ه$/u, '');
  let ways: { consonants: string; vowels: string[] }[] = [{ consonants: '', vowels: [''] }];
  for (const letter of bare) {
    const consonants = ARABIC[letter];
    ways = ways
      .flatMap((way) =>
        consonants ? consonants.map((it) => withConsonants(way, it)) : [withVowel(way, VOWELS[letter] ?? '')],
      )
      .slice(0, MOST_WAYS);
  }
  return ways;
}

const VOWELS: Readonly<Record<string, string>> = { ا: 'a', و: 'u', ي: 'i' };

/**
 * How many long vowels of an Arabic word a Latin one leaves out or writes otherwise; short ones that it adds cost nothing.
 * Infinite where their consonants differ.
 */
export function vowelsApart(latin: Heard, arabic: Heard): number {
  if (latin.consonants !== arabic.consonants) return Number.POSITIVE_INFINITY;
  return arabic.vowels.reduce((sum, long, at) => {
    const written = latin.vowels[at] ?? '';
    const isHeard = [...long].every((vowel) => ALIKE[vowel]?.test(written));
    const isAdded = long === '' && /[ou]{2}|[ie]{2}|aa|[aiu][yw]|^[wy]/u.test(written);
    // "Awa" is heard as two: سواق and not سوق.
    const isTwo = long.length === 1 && /[aeiou][wy][aeiou]/u.test(written);
    return sum + (isHeard ? 0 : 1) + (isAdded || isTwo ? 1 : 0);
  }, 0);
}

const ALIKE: Readonly<Record<string, RegExp>> = { a: /[ae]/u, u: /[ouw]/u, i: /[iey]/u };

function withConsonants({ consonants, vowels }: { consonants: string; vowels: string[] }, more: string) {
  return { consonants: consonants + more, vowels: [...vowels, ...[...more].map(() => '')] };
}

function withVowel({ consonants, vowels }: { consonants: string; vowels: string[] }, vowel: string) {
  return { consonants, vowels: [...vowels.slice(0, -1), `${vowels.at(-1) ?? ''}${vowel}`] };
}

function withoutLast({ consonants, vowels }: Heard): Heard {
  return { consonants: consonants.slice(0, -1), vowels: [...vowels.slice(0, -2), vowels.slice(-2).join('')] };
}
