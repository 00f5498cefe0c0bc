import { wordingsIn } from '#engines/taxonomy/index.ts';
import { anyOf, rulesIn, type WordingRule } from './wording-rule.ts';

const WORDS = wordingsIn('postings/wording-arabic');
const any = (list: string): string => anyOf(WORDS, list);
const rule = rulesIn('ar', WORDS, (source) => `(?<!\\p{L})(?:${source})(?!\\p{L})`);

const COLON = '\\s*[:-]\\s*';
const ENDS = '(?= |$|[.،؛])';
const AGE = `\\d{2}(?: ${any('years')})?`;

/** The languages as they are folded, and as they are written. */
const LANGUAGES = WORDS.lines('languages').map((line) => line.split(' => '));
/** What to ask for in place of a language of childhood. */
function fluentIn(found: string): string | null {
  const language = LANGUAGES.find(([folded = '']) => found.includes(folded))?.[1];
  return language === undefined ? null : `إجادة تامة للغة ${language}`;
}

const PEOPLE = new RegExp(`${any('people by gender or age')}$`, 'u');
/** What to point out in Arabic. */
export const ARABIC_RULES: readonly WordingRule[] = [
  rule('gender', 'for one gender only'),
  rule('gender', 'gender on a form', {
    within: (label) => `${label}${COLON}${any('a gender')}(?!\\s*(?:\\/|${any('or')}|و))`,
  }),
  rule('gender', 'preferred by gender'),
  rule('gender', 'people by gender or age', {
    within: (people) => `${any('says who is wanted')} ${people}`,
    better: (found) => found.replace(PEOPLE, 'موظفين'),
  }),
  rule('gender', 'names of work that say a gender'),

  rule('age', 'age on a form', {
    within: (label) =>
      `${label}\\s*[:-]?\\s*${any('before an age range')}\\s*\\d{2}\\s*${any('between two ages')}\\s*${AGE}`,
  }),
  rule('age', 'an age that may not be more', { within: (limit) => `${limit} ${AGE}` }),
  rule('age', 'their age that may not be more', { within: (limit) => `${limit} ${AGE}` }),
  rule('age', 'an age below', { within: (limit) => `${limit} ${AGE}` }),
  // Whoever is wanted, by the name of the work: «مهندس مدني شاب».
  rule('age', 'young', {
    within: (young) => `(?<=${any('before the work that is wanted')} (?:\\p{L}+ ){1,3})${young}`,
  }),
  rule('age', 'youth', {
    within: (youth) => `${youth}(?= ${any('eager')}|$|[.،,؛])(?: ${any('eager')})?`,
    unless: any('work with youth'),
  }),

  rule('nationality', 'of a nation', {
    within: (nation) => `${nation} \\p{L}+(?: (?:${any('only')}|${any('or')} \\p{L}+))?`,
    unless: any('of all nations'),
  }),
  rule('nationality', 'preferred by nation', { within: (nation) => `${nation} \\p{L}+` }),
  rule('nationality', 'nationality on a form', {
    within: (label) => `${label}${COLON}(?!${any('nationalities that may be asked for')})\\p{L}+`,
  }),
  rule('nationality', 'for some nations only', { unless: any('a language and no nation') }),

  rule('religion', 'of a faith', {
    within: (people) => `${people}|${any('religion on a form')}${COLON}\\p{L}+`,
  }),

  rule('appearance', 'good to look at'),
  rule('appearance', 'looks'),
  rule('appearance', 'sends a picture', {
    within: (sends) => `${sends}(?: \\p{L}+){0,3} ${any('a picture')}`,
  }),
  rule('appearance', 'a headscarf'),

  rule('family', 'family status', {
    within: (status) => `${status}${ENDS}|${any('family status on a form')}${COLON}\\p{L}+`,
    unless: `${any('given to families')}[\\p{L} ]{0,12} ${any('families it is given to')}`,
  }),
  rule('family', 'without a family'),

  rule('disability', 'a sound body', {
    within: (sound) => `${sound}|${any('free of disease')}(?: \\p{L}+)?|${any('strong in body')}${ENDS}`,
    unless: any('fitness as a trade'),
  }),

  rule('native_speaker', 'a language of childhood', {
    within: (native) =>
      `${any('speaks a language')}(?: \\p{L}+){0,2} ${any('born to it')}(?: ب?(?:لل|ال)\\p{L}+){0,2}|` +
      `(?:ال)?${any('languages')} ${any('is a first language')}${ENDS}|${native}`,
    better: fluentIn,
  }),

  rule('jargon', 'grand words for workers', {
    within: (grand) => `${grand}(?= ${any('where such words are used')}|$|[.،؛])`,
    unless: `${any('stars of a hotel')}[\\p{L} ]{0,10} نجوم|${any('stars of a stage')}`,
  }),
  rule('jargon', 'worn phrases', { unless: any('of a family') }),

  rule('vague', 'leaves the pay open', {
    within: (open) =>
      `${any('pay')} (?:و\\p{L}+ )?${any('praised')}|${open}|${any('pay by something')} [\\p{L} ]{2,20}`,
  }),
  rule('vague', 'whatever else comes up', {
    within: (tasks) =>
      `${tasks}(?: ${any('from whom it comes')} [\\p{L} ]{2,20})?|${any('and more of the kind')}|(?<=\\s)${any('and so on')}`,
  }),
  rule('vague', 'where one works'),

  rule('pressure', 'under pressure', {
    unless: `${any('things under pressure')}[\\p{L} ]{0,14}${any('a pressure of things')}`,
  }),
  rule('pressure', 'in a hurry', {
    within: (hurry) =>
      `${hurry}|${any('ready')}(?: \\p{L}+){0,2} ${any('for long hours')}|${any('free for work alone')}(?: \\p{L}+)? 24`,
  }),
];
