/**
 * The forms under which words of questions and passages meet: whole inflections, not only the names of skills. English
 * after Porter ("An algorithm for suffix stripping", 1980); Arabic after Larkey's "light10" (SIGIR 2002), taken to its
 * end so that a word with and without its article or conjunction comes to one form.
 */
import { isArabic } from '#engines/text/index.ts';

/** The stem of a folded word. */
export function answerStem(word: string): string {
  return isArabic(word) ? arabicStem(word) : englishStem(word);
}

const arabicEndings = [
  'هما',
  'كما',
  'ات',
  'ون',
  'ين',
  'ان',
  'ها',
  'هم',
  'هن',
  'يه',
  'وا',
  'نا',
  'ه',
  'ي',
  'ا',
];

function arabicStem(word: string): string {
  let stem = word
    .replace(/^[وف](?=(?:ال|لل)..)/u, '')
    .replace(/^و(?=....)/u, '')
    .replace(/^[بكل]?ال(?=..)/u, '')
    .replace(/^لل(?=..)/u, '');
  for (let pass = 0; pass < 2; pass++)
    for (const ending of arabicEndings)
      if (stem.endsWith(ending) && stem.length - ending.length >= 3) {
        stem = stem.slice(0, -ending.length);
        break;
      }
  return stem;
}

/**
 * What stays of an Arabic stem when the letters of its pattern go: plurals, participles and verbs of one root come near
 * to each other ("مدارس", "مدرسه"). Confuses much; a weak sign. Empty where too little stays.
 */
export function arabicSkeleton(stem: string): string {
  if (!isArabic(stem) || stem.length < 3) return '';
  const bare = stem
    .replace(/^[بلكفس](?=....)/u, '')
    .replace(/^(?:است|مست|يست|تست)(?=...)/u, '')
    .replace(/^[ميتنا](?=...)/u, '');
  const skeleton = bare[0] + bare.slice(1).replace(/[اوي]/gu, '');
  return skeleton.length >= 3 ? skeleton : '';
}

const consonant = '(?:[bcdfghjklmnpqrstvwxz]|(?<=^|[aeiou])y)';
const vowel = '(?:[aeiou]|(?<=[bcdfghjklmnpqrstvwxz])y)';
const measureOne = new RegExp(`^${consonant}*${vowel}+${consonant}`);
const measureTwo = new RegExp(`^${consonant}*(?:${vowel}+${consonant}+){2}`);
const measureExactlyOne = new RegExp(`^${consonant}*${vowel}+${consonant}+${vowel}*$`);
const holdsVowel = new RegExp(vowel);
const doubled = /([bcdfghjkmnpqrtvwx])\1$/;
const shortEnd = new RegExp(`${consonant}[aeiouy][bcdfghjklmnpqrstvz]$`);

const second: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['isation', 'ize'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['entli', 'ent'],
  ['ousli', 'ous'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['iser', 'ize'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['ator', 'ate'],
  ['eli', 'e'],
];
const third: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['alise', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const fourth =
  /(?:ement|ment|ance|ence|able|ible|ant|ent|ism|ate|iti|ous|ive|ize|ise|al|er|ic|(?<=[st])ion|ou)$/;

function englishStem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let stem = withoutInflection(word.replace(/our(?=$|s$|al|ed|ing|er)/, 'or'));
  if (stem.endsWith('y') && holdsVowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  for (const list of [second, third])
    for (const [ending, other] of list)
      if (stem.endsWith(ending)) {
        const rest = stem.slice(0, -ending.length);
        if (measureOne.test(rest)) stem = rest + other;
        break;
      }
  const rest = stem.replace(fourth, '');
  if (rest !== stem && measureTwo.test(rest)) stem = rest;
  if (stem.endsWith('e')) {
    const bare = stem.slice(0, -1);
    if (
      measureTwo.test(bare) ||
      (measureOne.test(bare) && !(measureExactlyOne.test(bare) && shortEnd.test(bare)))
    )
      stem = bare;
  }
  return stem.endsWith('ll') && measureTwo.test(stem) ? stem.slice(0, -1) : stem;
}

function withoutInflection(word: string): string {
  let stem = word;
  if (/(?:ss|i)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.endsWith('eed')) return measureOne.test(stem.slice(0, -3)) ? stem.slice(0, -1) : stem;
  const bare = stem.replace(/(?:ed|ing)$/, '');
  if (bare === stem || !holdsVowel.test(bare)) return stem;
  if (/(?:at|bl|iz)$/.test(bare)) return `${bare}e`;
  if (doubled.test(bare)) return bare.slice(0, -1);
  return measureExactlyOne.test(bare) && shortEnd.test(bare) ? `${bare}e` : bare;
}
