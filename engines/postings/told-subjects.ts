import { wordingsIn } from '#engines/taxonomy/index.ts';
import type { SectionKind } from './headings.ts';

const WORDS = wordingsIn('postings/told');

/** Something that a posting may tell, in a section of its own or in a line. */
export interface Subject {
  /** Finds each place of a folded question that names it. */
  asked: RegExp;
  /** Finds it in a folded line of a posting; null where only a section tells it. */
  told: RegExp | null;
  /** Its own names: a line that says one of them tells it better than one that says what it may be. */
  called: RegExp | null;
  /** What is called by the same words and is something else: a "Visa card" is no visa. */
  other: RegExp | null;
  /** The sections that tell it whole; null where it is told in a line. */
  sections: readonly SectionKind[] | null;
  /** What is given to whoever is hired: tasks and conditions name the same things of customers and goods. */
  isGiven: boolean;
  /** Asked by a word that says little: "pay" asks for the salary only where nothing else is asked for. */
  isWeak?: boolean;
}

interface Lists {
  /** Its names in questions and in postings alike. */
  both?: string;
  asked?: string;
  told?: string;
  other?: string;
}

const patternOf = (...lists: (string | undefined)[]): RegExp =>
  new RegExp(lists.flatMap((list) => (list ? [WORDS.source(list)] : [])).join('|'), 'gu');

/** Finds whole words: what Arabic writes onto one goes with it. */
const wordsOf = (...lists: (string | undefined)[]): RegExp =>
  new RegExp(`\\p{L}*(?:${patternOf(...lists).source})\\p{L}*`, 'gu');

const inSection = (sections: readonly SectionKind[], { asked, told }: Lists, isGiven = false): Subject => ({
  asked: wordsOf(asked),
  told: told ? patternOf(told) : null,
  called: null,
  other: null,
  sections,
  isGiven,
});

const inLine = ({ both, asked, told, other }: Lists, isGiven = false): Subject => ({
  asked: wordsOf(both, asked),
  told: patternOf(both, told),
  called: both ? patternOf(both) : null,
  other: other ? wordsOf(other) : null,
  sections: null,
  isGiven,
});

const given = (lists: Lists): Subject => inLine(lists, true);

/** Money for a thing, which is not the thing. */
export const ALLOWANCE = given({ both: 'allowance' });

/** What lines tell. */
export const LINE_SUBJECTS: readonly Subject[] = [
  inLine({ both: 'days off' }),
  inLine({ both: 'deadline', asked: 'deadline, asked' }),
  inLine({ both: 'start', asked: 'start, asked' }),
  given({ both: 'overtime' }),
  inLine({ both: 'hours', asked: 'hours, asked', told: 'hours, told' }),
  { ...inLine({ asked: 'days, asked' }), told: patternOf('hours', 'hours, told', 'days off'), isWeak: true },
  inLine({ both: 'remote' }),
  inLine({ both: 'contract', asked: 'contract, asked' }),
  given({ both: 'probation' }),
  given({ both: 'notice' }),
  inLine({ both: 'visa', other: 'visa, other' }),
  given({ both: 'leave' }),
  given({ both: 'housing', asked: 'housing, asked' }),
  given({ both: 'transport', other: 'transport, other' }),
  given({ both: 'tickets' }),
  given({ both: 'insurance', asked: 'insurance, asked' }),
  given({ both: 'bonus', asked: 'bonus, asked' }),
  ALLOWANCE,
  given({ both: 'shares', other: 'shares, other' }),
  inLine({ both: 'car', other: 'car, other' }),
  given({ both: 'meals' }),
  given({ both: 'training', asked: 'training, asked' }),
  given({ both: 'schooling' }),
  given({ both: 'family', other: 'family, other' }),
  given({ both: 'phone' }),
  inLine({ both: 'licence' }),
  inLine({ both: 'certificate', told: 'degree' }),
  inLine({ both: 'degree' }),
  inLine({ both: 'experience', asked: 'experience, asked', told: 'experience, told' }),
  inLine({ both: 'languages' }),
  inLine({ both: 'process', asked: 'process, asked' }),
  inLine({ asked: 'reply, asked', told: 'reply, told' }),
  inLine({ asked: 'team, asked', told: 'team, told' }),
  inLine({ asked: 'boss, asked', told: 'boss, told' }),
  inLine({ both: 'lessons' }),
  inLine({ both: 'place', asked: 'place, asked' }),
  given({ both: 'pay', told: 'pay, told' }),
  { ...given({ asked: 'pay, asked' }), told: patternOf('pay', 'pay, told'), isWeak: true },
];

/** What sections tell, those before that ask in more words. */
export const SECTION_SUBJECTS: readonly Subject[] = [
  inSection(['duties'], { asked: 'duties, asked', told: 'duties, told' }),
  inSection(['apply'], { asked: 'apply, asked', told: 'apply, told' }),
  inSection(['company'], { asked: 'company, asked' }),
  inSection(['benefits'], { asked: 'benefits, asked', told: 'benefits, told' }, true),
  inSection(['requirements', 'nice'], { asked: 'requirements, asked', told: 'requirements, told' }),
];

/** Words of a question that name nothing by themselves. */
export const SAYS_NOTHING = wordsOf('says nothing');
/** What a question says that asks for what its writer would be given, whatever that is. */
export const ASKS_TO_BE_GIVEN = WORDS.pattern('asks to be given');
/** A question that wants a number, and what a line says as one. */
export const ASKS_HOW_MUCH = WORDS.pattern('asks how much');
export const NUMBER = WORDS.pattern('numbers');
