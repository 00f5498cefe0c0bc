/**
 * How a name sounds, in either script: its consonants in classes that Arabic and Latin spellings share, vowels left out
 * ("Baghdad" and "بغداد" are both "bgdd"). After the idea of Soundex and of transliteration by consonant skeletons.
 */
import { isArabic } from '#engines/text/index.ts';

/** The sound of a folded word; empty where too few consonants stay to know a name by. */
export function soundOf(word: string): string {
  const sound = isArabic(word) ? arabicSound(word) : latinSound(word);
  const plain = sound.replace(/(.)\1+/g, '$1');
  return plain.length >= 3 ? plain : '';
}

const arabicClasses: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'g',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 's',
  س: 's',
  ش: 's',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 's',
  ع: '',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: '',
  ي: '',
  ا: '',
};

function arabicSound(word: string): string {
  const ended = word.replace(/تش/gu, 'ش').replace(/كس/gu, 'كس').replace(/ه$/u, '');
  return [...ended]
    .map((letter) => arabicClasses[letter] ?? '')
    .join('')
    .replace(/h/g, '');
}

const latinClasses: readonly (readonly [RegExp, string])[] = [
  [/tion|sion/g, 'sn'],
  [/sch|sh|ch(?=[aeiou])|tch/g, 's'],
  [/ch/g, 's'],
  [/th/g, 't'],
  [/ph/g, 'f'],
  [/kh|ck|q/g, 'k'],
  [/gh|j/g, 'g'],
  [/dg/g, 'g'],
  [/x/g, 'ks'],
  [/c(?=[eiy])|z/g, 's'],
  [/c/g, 'k'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/[aeiouywh']/g, ''],
];

function latinSound(word: string): string {
  let sound = word;
  for (const [letters, other] of latinClasses) sound = sound.replace(letters, other);
  return sound.replace(/[^a-z]/g, '');
}
