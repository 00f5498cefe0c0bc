import type { EducationLevel } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import type { ProfileSkill } from './features.ts';

/** A person at the beginning of a career path. */
export interface CareerStart {
  /** Where the person is, where that is known; else it is found by the titles, else by the skills. */
  occupationId?: string;
  /** The present one first. */
  titles?: readonly string[];
  /** Titles of the jobs that go on, as a resume lists them with their dates; and of those that are over. */
  dated?: readonly string[];
  over?: readonly string[];
  /** Whether the first of the titles is past, as all are. */
  isPast?: boolean;
  /** Whether a job goes on beside what the person calls themself: then years without work are past. */
  worksNow?: boolean;
  /** Whether the person is trained for what they are called now, and does not do it alone yet. */
  isTrained?: boolean;
  skills: readonly ProfileSkill[];
  /** Years of work; what the occupation usually asks for where they are not known. */
  years?: number | null;
  /** What the present occupation usually asks for where it is not known. */
  education?: EducationLevel;
  /** What the person's work and studies are about, for those whose titles name no trade. */
  text?: string;
  /** The same with what they write that they want or lack, where the text is without it. */
  ownWords?: string;
  /** Ids of the occupations that the person writes they ask for. */
  wishes?: readonly string[];
}

/** The occupation that a person was found to stand in; by `studies` it is where somebody who still learns begins. */
export interface FoundStart {
  occupationId: string;
  foundBy: 'given' | 'title' | 'skills' | 'studies';
  /** Where else people of the same studies begin, the likeliest for this person first. */
  otherIds?: string[];
  /** The profession to whose people somebody is a clerk: their next step. */
  nextId?: string;
  /** 0 to 1: how likely it is, where all that they write was weighed against all other work. */
  odds?: number;
  /** Where it is a profession that the person has and does not practise now, the id of what they do meanwhile. */
  meanwhileId?: string;
}

/** All that a person writes of themselves, what they want and do not want too. */
export const ownWordsOf = ({ ownWords, text = '' }: CareerStart): string => ownWords ?? text;

/** What somebody writes of themselves, without the titles that a profile bears above it. */
export function accountOf({ titles = [], text = '' }: CareerStart): string {
  const names = new Set(titles.map((title) => fold(title).trim()));
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '' && !names.has(fold(line).trim()));
  return first < 0 ? text : lines.slice(first).join('\n').trim();
}
