import { wordingsIn } from '#engines/taxonomy/index.ts';
import { anyOf, rulesIn, type WordingRule } from './wording-rule.ts';

const WORDS = wordingsIn('postings/wording-english');
const any = (list: string): string => anyOf(WORDS, list);
const rule = rulesIn('en', WORDS, (source) => `\\b(?:${source})(?![\\p{L}])`);

const COLON = '\\s*[:-]\\s*';
/** Two ages of people who work. */
const AGES = '(?:1[89]|[2-5]\\d)\\s*(?:-|to|and)\\s*[2-6]\\d';

/** A language that is named, as a sentence begins it. */
function fluentIn(found: string): string {
  const language = LANGUAGE.exec(found)?.[0] ?? '';
  return language === '' ? 'fluent' : `fluent in ${language.slice(0, 1).toUpperCase()}${language.slice(1)}`;
}
const LANGUAGE = new RegExp(`${any('languages')}|tagalog`, 'u');

/** What to point out in English. */
export const ENGLISH_RULES: readonly WordingRule[] = [
  rule('gender', 'names of work that say a gender', { unless: any('said of somebody else') }),
  rule('gender', 'asked for by gender', { unless: `${any('those the work is done for')}[\\w ]*` }),
  rule('gender', 'preferred by gender'),
  rule('gender', 'a gender before others'),
  rule('gender', 'gender on a form', {
    within: (label) => `${label}${COLON}${any('a man or a woman')}(?!\\s*(?:\\/|or|and))`,
  }),
  rule('gender', 'bound to a gender'),
  rule('gender', 'people by their gender', {
    within: (people) => `${people}(?= ${any('after people who are wanted')})`,
  }),
  rule('gender', 'whoever gets the job', {
    unless: `${any('named before as somebody else')}[^.]{0,30}\\b(?:he|she)`,
  }),

  rule('age', 'young and eager', { unless: any('young as they are') }),
  rule('age', 'young people wanted', { unless: any('help for young people') }),
  // Whoever is wanted, before any other word on them: “a young, local engineer”.
  rule('age', 'young', {
    within: (young) =>
      `(?<=\\b${any('before whoever is wanted')}(?: an?)? )${young}(?:,| and)?` +
      `(?= (?!${any('young without being wanted so')}))|(?<=\\b${any('before what somebody has to be')} )${young}`,
  }),
  rule('age', 'new to work'),
  rule('age', 'a highest age', {
    within: (limit) => `${limit}(?:\\s*[:-]?\\s*\\d{2})?(?: years?)?(?: old)?`,
  }),
  rule('age', 'age on a form', {
    within: (label) => `${label}\\s*[:-]?\\s*(?:between |from )?${AGES}(?: years?)?(?: old)?`,
  }),
  rule('age', 'between two ages', { within: (between) => `${between} ${AGES} years (?:old|of age)` }),

  rule('nationality', 'only some nations', { unless: any('a language is preferred') }),
  rule('nationality', 'a nation before others', {
    within: (people) => `${people}(?! ${any('of a nation and no person')})`,
  }),
  rule('nationality', 'bound to a nation', {
    within: (people) => `${people}(?! ${any('of a nation and learnt')})`,
  }),
  rule('nationality', 'nationality on a form', { within: (label) => `${label}${COLON}${any('nations')}` }),
  rule('nationality', 'a passport'),
  rule('nationality', 'people of a nation', {
    within: (people) => `${people}(?= |$|[.,;)])`,
    unless: '(?:for|of|with|to) (?:[\\w ]{0,20})nationals?',
  }),

  rule('religion', 'only of a faith', {
    within: (people) => `${people}|${any('before a faith')}\\s?${any('faiths')}`,
  }),
  rule('religion', 'religion on a form', { within: (label) => `${label}${COLON}\\p{L}+` }),

  rule('appearance', 'good to look at', {
    within: (good) => `${good} (?:${any('how somebody looks')}|(?=${any('somebody who may look so')}\\b))`,
    unless: any('attractive for other reasons'),
  }),
  rule('appearance', 'looks and manners'),
  rule('appearance', 'sends a picture', {
    within: (sends) => `${sends}(?: (?:an?|your))?(?: ${any('which picture')})* ${any('a picture')}`,
    unless: any('pictures of work'),
  }),
  rule('appearance', 'a height', {
    within: (height) => `${height}\\s*[:-]?\\s*(?:\\d|minimum|at least)[\\w. ]{0,12}`,
    unless: any('a height of things'),
  }),

  rule('family', 'family status', { unless: `${any('bachelor degrees')}[\\w ]*` }),
  rule('family', 'family status on a form', { within: (label) => `${label}${COLON}\\p{L}+` }),
  rule('family', 'without a family'),

  rule('disability', 'a body that is fit', {
    within: (fit) => `${fit}|${any('good health')}(?= |$|[.,;])|${any('free of disease')}\\w*`,
    unless: `${any('cares for health')} (?:[\\w' ]{0,20})${any('health of others')}|${any('health and fitness as a trade')}`,
  }),

  rule('native_speaker', 'born to a language', { better: fluentIn }),
  rule('native_speaker', 'a language of childhood', { better: fluentIn }),

  rule('jargon', 'grand words for workers', { unless: any('such words for things') }),
  rule('jargon', 'worn phrases', { unless: any('a family that is none') }),

  rule('vague', 'praises the pay', {
    within: (praise) =>
      `${praise}|${any('pay by something')}[\\w ]{0,20}|${any('pay by experience')} (?:\\w+ )?experience`,
  }),
  rule('vague', 'whatever else comes up', {
    within: (tasks) => `${tasks}(?: by [\\w ]{1,30})?|${any('tasks of all kinds')}`,
  }),
  rule('vague', 'and more of the kind', { within: (more) => `(?:^|, |\\()etc\\.?|${more}` }),
  rule('vague', 'world class', {
    within: (worldClass) => `dynamic (?:and \\w+ )?${any('where one works')}|${worldClass}`,
  }),

  rule('pressure', 'in a hurry', {
    within: (hurry) => `${hurry}(?:,? (?:and |& )?[\\w-]+)? ${any('where one is in a hurry')}|${hurry}`,
  }),
  rule('pressure', 'under pressure', { unless: any('a pressure of things') }),
  rule('pressure', 'at all hours', {
    unless: `${any('services for everybody')}[\\w ]{0,20} ${any('open at all hours')}`,
  }),
];
