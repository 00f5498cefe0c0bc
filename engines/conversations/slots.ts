import { findSkills, humanLanguages, languageNamed, type Taxonomy } from '#engines/taxonomy/index.ts';
import { fold, westernDigits } from '#engines/text/index.ts';
import type { Meant } from './lexicon.ts';
import { type PlaceNamed, placeMeant } from './place-meant.ts';
import type { WorkFound, WorkNames } from './work-names.ts';

/** What a question names, beside what it is about. All of it is optional. */
export interface Slots {
  /** 0 to 100. */
  percent?: number;
  /** Which of what was shown last, from 1; −1 is the last. */
  nth?: number;
  /** Id of a place, and its names. */
  place?: PlaceNamed;
  /** Another place of the same spelling, where nothing tells the two apart. */
  otherPlace?: PlaceNamed;
  /** Work by name: as it was written, and the occupation where the taxonomy has it. */
  work?: { text: string; occupation: string | null };
  /** Ids of skills, with their names. */
  skills?: { id: string; name: { en: string; ar: string } }[];
  /** A language that people speak, by its id. */
  language?: string;
  isRemote?: boolean;
  /** Only what costs nothing. */
  isFree?: boolean;
  /** What came lately. */
  isNew?: boolean;
  /** The least pay, AED a month; who asks the engine reads it, and it goes on like the others. */
  leastPay?: number;
  /** How far an application or an applicant is. */
  stage?: StageNamed;
}

/** Stages as people name them; `waiting` is every one in which the company has something to say. */
export type StageNamed =
  | 'waiting'
  | 'screening'
  | 'shortlisted'
  | 'interview'
  | 'offer'
  | 'hired'
  | 'rejected';

const STAGES: readonly (readonly [string, StageNamed])[] = [
  ['REJECTED', 'rejected'],
  ['INTERVIEW', 'interview'],
  ['OFFER', 'offer'],
  ['SHORTLISTED', 'shortlisted'],
  ['HIRED', 'hired'],
  ['SCREENING', 'screening'],
  ['WAIT', 'waiting'],
];

/** Finds what a question names. `words` are its folded words, respelt; `meant` what they are about. */
export function slotsIn(
  taxonomy: Taxonomy,
  workNames: WorkNames,
  text: string,
  words: readonly string[],
  meant: readonly Meant[],
): Slots {
  const respelt = words.join(' ');
  const slots: Slots = {};
  const percent = percentIn(text);
  if (percent !== null) slots.percent = percent;
  const nth = nthIn(words, meant);
  if (nth !== null) slots.nth = nth;
  const meantPlace = placeMeant(taxonomy, text, respelt);
  if (meantPlace) slots.place = meantPlace.place;
  if (meantPlace?.other) slots.otherPlace = meantPlace.other;
  const language = languageIn(taxonomy, words);
  if (language) slots.language = language;
  const work = workNames.workIn(words);
  if (work) slots.work = { text: work.text, occupation: work.occupation };
  const skills = skillsIn(taxonomy, respelt, work && spanOf(words, work));
  if (skills.length > 0) slots.skills = skills;
  const concepts = new Set(meant.map(({ concept }) => concept));
  if (concepts.has('REMOTE')) slots.isRemote = true;
  if (concepts.has('FREE')) slots.isFree = true;
  if (concepts.has('NEWTODAY')) slots.isNew = true;
  const stage = STAGES.find(([concept]) => concepts.has(concept))?.[1];
  if (stage) slots.stage = stage;
  else if (concepts.has('APPLICATION') && concepts.has('OPEN')) slots.stage = 'waiting';
  return slots;
}

function percentIn(text: string): number | null {
  const found = /(\d{1,3})(?:[.,]\d+)?\s*(?:%|٪|percent|per cent|بالم|في الم)/u.exec(
    westernDigits(fold(text)),
  );
  const percent = found ? Number(found[1]) : null;
  return percent !== null && percent <= 100 ? percent : null;
}

const ORDINALS: readonly (readonly [number, RegExp])[] = [
  [1, /^(?:first|1st|الاولي|اول|اولي)$/u],
  [2, /^(?:second|2nd|ال?ثاني(?:ه)?|ال?تاني(?:ه)?)$/u],
  [3, /^(?:third|3rd|ال?ثالث(?:ه)?|ال?تالت(?:ه)?)$/u],
  [4, /^(?:fourth|4th|ال?رابع(?:ه)?)$/u],
  [5, /^(?:fifth|5th|ال?خامس(?:ه)?)$/u],
  [-1, /^(?:last|الاخيره?|اخر)$/u],
];
const LISTED = new Set(['JOB', 'COURSE', 'PATH', 'APPLICATION']);

/** "first" counts things only where it stands by one: "what should I learn first" counts nothing. */
function nthIn(words: readonly string[], meant: readonly Meant[]): number | null {
  const isListed = (at: number) =>
    meant.some(({ concept, start, end }) => LISTED.has(concept) && start <= at && at < end);
  for (const [at, word] of words.entries()) {
    if (/^(?:number|no|nr|رقم)$/u.test(word)) {
      const next = Number(words[at + 1]);
      if (Number.isInteger(next) && next >= 1 && next <= 20) return next;
    }
    if (word === 'الاول' && isListed(at - 1)) return 1;
    const nth = ORDINALS.find(([, pattern]) => pattern.test(withoutPreposition(word)))?.[0];
    if (nth === undefined) continue;
    const isEnglish = /^[a-z0-9]+$/.test(word);
    const after = words[at + 1] ?? '';
    if (isEnglish && !isListed(at + 1) && !/^ones?$/.test(after) && words[at - 1] !== 'the') continue;
    if (/^(?:اول|اخر)$/u.test(word) && !isListed(at + 1)) continue;
    if (/night|week|month|year/.test(after)) continue;
    return nth;
  }
  return null;
}

const withoutPreposition = (word: string) =>
  word
    .replace(/^[وفبل](?=ال)/u, '')
    .replace(/^عال/u, 'ال')
    .replace(/^لل/u, 'ال');

function languageIn(taxonomy: Taxonomy, words: readonly string[]): string | null {
  for (const word of words) {
    const bare = word.replace(/^[وبل](?=ال)/u, '').replace(/^[بل](?=...)/u, '');
    const language = languageNamed(taxonomy, word) ?? (bare === word ? null : languageNamed(taxonomy, bare));
    if (language && !language.doubtful.some((one) => fold(one) === word)) return language.id;
  }
  return null;
}

interface Span {
  start: number;
  end: number;
}

/** Where the words of a name stand in all of them, joined by spaces. */
function spanOf(words: readonly string[], { at, length }: Pick<WorkFound, 'at' | 'length'>): Span {
  const lengthOf = (some: readonly string[]) => some.join(' ').length;
  const start = at === 0 ? 0 : lengthOf(words.slice(0, at)) + 1;
  return { start, end: start + lengthOf(words.slice(at, at + length)) };
}

/** The skills that a text names, but for what begins within the name of a work and ends outside: «محلل بيانات مفتوحة» asks for no open data. */
function skillsIn(
  taxonomy: Taxonomy,
  text: string,
  work: Span | null,
): { id: string; name: { en: string; ar: string } }[] {
  const isTorn = ({ start, end }: Span) =>
    work !== null && start < work.end && end > work.start && (start < work.start || end > work.end);
  const isLanguage = new Set<string>(humanLanguages(taxonomy).map(({ id }) => id));
  const found = new Map<string, { id: string; name: { en: string; ar: string } }>();
  for (const { skillId, start, end } of findSkills(taxonomy, text)) {
    if (isTorn({ start, end })) continue;
    const skill = taxonomy.skill(skillId);
    if (skill && !isLanguage.has(skillId)) found.set(skillId, { id: skillId, name: skill.name });
  }
  return [...found.values()];
}
