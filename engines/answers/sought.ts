import { fold, isArabic, literal, NUMBER_WORDS } from '#engines/text/index.ts';
import type { Paraphrases } from './paraphrases.ts';
import type { PassageIndex } from './passage-index.ts';
import { stemOfWord, type Token, tokensOf } from './tokens.ts';
import type { WordTable } from './word-table.ts';

/** One thing that a question asks for. */
export type Sought = {
  token: Token;
  /** How rare it is among the passages, as BM25 weighs it. */
  idf: number;
  /** `idf` over that of a word in no passage: 0 to 1. */
  rarity: number;
  /** It says what kind of answer is wanted ("how long", "which year"): an answer of that kind says it as well. */
  isAsking: boolean;
  /** The word table has it in the other language: where that is not said either, it is not there. */
  isTranslated: boolean;
  /** The question asks for it alone: "for managers". */
  isQualifier: boolean;
  /** Stems of what it means where nothing narrows it. */
  usual: ReadonlySet<string>;
  /** Stems that say it, with what each is worth: 1 for the word itself. */
  forms: ReadonlyMap<string, number>;
};

/** How else things may be said. */
export type Wordings = { words: WordTable; paraphrases: Paraphrases };

/** Whether the passages say a stem, or what means it. */
function isSaid(stem: string, index: PassageIndex, words: WordTable): boolean {
  return index.frequency(stem) > 0 || words.meaning(stem).some((other) => index.frequency(other.stem) > 0);
}

/** What a question asks for, in the order of its words; each word once. */
export function soughtOf(question: string, index: PassageIndex, { words, paraphrases }: Wordings): Sought[] {
  const seen = new Set<string>();
  const sought: Sought[] = [];
  const { text, alsoSaid } = paraphrases.reread(question, (stem) => isSaid(stem, index, words));
  for (const token of tokensOf(text)) {
    if (seen.has(token.stem)) continue;
    seen.add(token.stem);
    const forms = formsOf(token, index, { words, paraphrases });
    for (const stem of alsoSaid.get(token.stem) ?? [])
      if (!forms.has(stem) && index.frequency(stem) > 0) forms.set(stem, OF_WORDING);
    let frequency = 0;
    for (const [stem, worth] of forms) if (worth >= 0.9) frequency += index.frequency(stem);
    if (frequency === 0)
      for (const [stem, worth] of forms)
        if (worth >= 0.5) frequency = Math.max(frequency, index.frequency(stem));
    frequency = Math.min(frequency, index.size);
    const idf = Math.log(1 + (index.size - frequency + 0.5) / (frequency + 0.5));
    const isAsking = isOfAsking(token.word);
    const isTranslated = words.meaning(token.stem).some(({ foreign }) => foreign);
    const weight = isAsking ? idf * OF_ASKING : idf;
    sought.push({
      token,
      idf: weight,
      rarity: weight / Math.log(1 + index.size / 0.5),
      isAsking,
      isTranslated,
      isQualifier: isQualifier(text, token),
      usual: new Set(
        paraphrases.usual(token.stem).flatMap((stem) => [stem, ...words.meaning(stem).map((it) => it.stem)]),
      ),
      forms,
    });
  }
  return sought;
}

/** A question without the name of whom it is put to, unless nothing else in it says what it is about. */
export function withoutName(question: string, name: string | undefined): string {
  if (!name) return question;
  const words = name.split(/\s+/u).map(literal);
  const rest = question.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu'),
    ' ',
  );
  return tokensOf(rest).some(({ word }) => !isOfAsking(word)) ? rest : question;
}

/** Whether a word stands right after "for" at the end of a question, or bears an Arabic "for" there. */
function isQualifier(question: string, { start, end }: Token): boolean {
  if (!/^\p{L}*[?؟.]?$/u.test(question.slice(end).trim())) return false;
  return /(?:^|\s)for (?:the |an? )?$/iu.test(question.slice(0, start)) || question.startsWith('لل', start);
}

/** Nouns that say what kind of answer is wanted: a passage seldom repeats them. */
const OF_ASKING = 0.4;
const wordsOfAsking: ReadonlySet<string> = new Set(
  fold(`name names kind kinds type types sort sorts number year years date time percent percentage term word reason reasons
  purpose example examples person people someone thing things many amount long called known referred used happened mean
  considered said type main duration
  اسم الاسم اسماء الأسماء نوع النوع أنواع الأنواع عدد العدد سنة السنة عام العام تاريخ التاريخ وقت نسبة النسبة مصطلح المصطلح كلمة
  سبب السبب أسباب هدف الهدف الغرض مثال الشخص شخص أشخاص شيء الشيء الأشياء يسمى تسمى يطلق يعرف تعرف يعتبر تعتبر يعني حدث الآخر
  أهم اهم يوجد توجد مدة المدة مبلغ المبلغ`).split(/\s+/),
);

function isOfAsking(word: string): boolean {
  return wordsOfAsking.has(word);
}

// What a form is worth beside the word itself; set by hand, in the order of how seldom each misleads.
const WITH_PREFIX = 0.95;
const SAME = 0.85;
const OF_WORDING = 0.5;
const SYNONYM = 0.35;
const TRANSLATION = 0.8;
const SPELLING = 0.9;
const SOUND = 0.75;
const KINDRED = 0.5;

function formsOf(token: Token, index: PassageIndex, { words, paraphrases }: Wordings): Map<string, number> {
  const { stem, word } = token;
  const forms = new Map([[stem, 1]]);
  const add = (other: string, worth: number) => {
    if (worth > (forms.get(other) ?? 0) && index.frequency(other) > 0) forms.set(other, worth);
  };
  if (isArabic(word)) {
    for (const prefix of ['ب', 'ل', 'و', 'ف', 'ك']) add(prefix + stem, WITH_PREFIX);
    if (/^[بلفك]/u.test(stem) && stem.length > 3) add(stem.slice(1), WITH_PREFIX);
    // A ta marbuta is a plain ta before a pronoun: "مدة" is in "مدتها".
    if (/[هت]$/u.test(stem)) add(stem.slice(0, -1) + (stem.endsWith('ه') ? 'ت' : 'ه'), WITH_PREFIX);
    for (const other of index.vocabulary.kindred(stem)) add(other, KINDRED);
  }
  for (const form of numberForms(token)) add(form, 0.95);
  for (const other of paraphrases.same(stem)) {
    add(other, SAME);
    for (const { stem: further, foreign } of words.meaning(other))
      if (foreign) add(further, SAME * TRANSLATION);
  }
  for (const { stem: other, foreign } of words.meaning(stem)) add(other, foreign ? TRANSLATION : SYNONYM);
  const isKnown = index.frequency(stem) > 0;
  if (!token.isNumber && (token.isName || isArabic(word) || !isKnown) && word.length >= 4)
    for (const other of index.vocabulary.sounding(stem)) add(other, SOUND);
  // A word that the table knows is spelt as it is meant: "paternity" is no slip for "maternity".
  if (!isKnown && !token.isNumber && words.meaning(stem).length === 0)
    for (const other of index.vocabulary.misspelt(stem)) add(other, SPELLING);
  return forms;
}

/** A number in digits and in words, a month under its other names. */
function numberForms({ word, isNumber }: Token): string[] {
  if (isNumber) {
    const value = Number(word);
    return Object.entries(NUMBER_WORDS).flatMap(([name, number]) =>
      number === value ? [stemOfWord(name)] : [],
    );
  }
  const value = NUMBER_WORDS[word];
  if (value !== undefined && value > 1)
    return [
      String(value),
      ...Object.entries(NUMBER_WORDS).flatMap(([name, number]) =>
        number === value ? [stemOfWord(name)] : [],
      ),
    ];
  return [];
}
