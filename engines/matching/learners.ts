import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { knownBy } from './career-start.ts';
import { zoneOfProfessions } from './career-steps.ts';
import type { ProfileFeatures } from './features.ts';
import { isOfTrade } from './gap-worth.ts';
import { type Level, levelOfTitle, plainLevel } from './levels.ts';
import { yearsTold } from './work-years.ts';

/** How far somebody has come in their work: what is taught to beginners in it they have long known. */
export interface Learner {
  /** Ids of the occupations that their titles name. */
  workIds: readonly string[];
  /** Of work, where they are known. */
  years: number | null;
  /** The highest that one of their titles names. */
  level: Level;
  /** Whether they have a degree: no diploma of months below it is a step. */
  isGraduate?: boolean;
}

/** How far a person has come, by their titles and the years that they tell. */
export function learnerOf(person: ProfileFeatures, taxonomy: Taxonomy): Learner {
  const { titles, years, text, education } = person;
  const levels = titles.map(({ title }) => levelOfTitle(title));
  return {
    workIds: workDone(person, taxonomy),
    years: years ?? yearsTold(text),
    level: levels.toSorted((a, b) => b - a)[0] ?? plainLevel,
    isGraduate: education !== undefined && degrees.has(education),
  };
}

const degrees: ReadonlySet<string> = new Set(['bachelor', 'master', 'doctorate']);

/** The occupations that somebody's titles name. */
export const workDone = ({ titles }: ProfileFeatures, taxonomy: Taxonomy): string[] =>
  titles.flatMap(({ title }) => knownBy(taxonomy, title) ?? []);

const yearsOfNewcomer = 1;
const yearsOfSeasoned = 5;
const levelOfSeasoned = 3;

/** Whether somebody has done their work for long, or is called senior in it. */
export const isSeasoned = ({ years, level }: Learner): boolean =>
  (years ?? 0) >= yearsOfSeasoned || level >= levelOfSeasoned;

/** Whether somebody leads others already. */
export const isLeading = ({ level }: Learner): boolean => level >= 4;

/** Whether somebody has only begun to work, or still learns. */
export const isNewcomer = ({ years, level }: Learner): boolean =>
  level === 0 || (years !== null && years <= yearsOfNewcomer && level <= plainLevel);

/**
 * Whether a skill is one that somebody's own work is made of, or of its kind where that is a profession: long practised,
 * though they do not say so. Trades are learned each by itself, however near they stand.
 */
export const isOfOwnWork = (taxonomy: Taxonomy, skillId: string, learner: Learner): boolean =>
  taxonomy.skill(skillId)?.kind !== 'tool' &&
  (isOfEveryDay(taxonomy, skillId, learner) ||
    learner.workIds.some((id) => {
      const work = taxonomy.occupation(id);
      return work !== null && work.zone >= zoneOfProfessions && isOfTrade(taxonomy, skillId, id);
    }));

/** Whether somebody's own work asks for a skill of everybody. */
export const isOfEveryDay = (taxonomy: Taxonomy, skillId: string, { workIds }: Learner): boolean =>
  workIds.some((id) => taxonomy.occupation(id)?.skills.some((skill) => skill.id === skillId));
