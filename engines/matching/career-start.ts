import {
  derived,
  normaliseTitle,
  type RankedTitle,
  type Taxonomy,
  titleIsKnown,
} from '#engines/taxonomy/index.ts';
import { best } from './best.ts';
import type { ProfileFeatures, ProfileSkill } from './features.ts';
import type { SkillShares } from './skill-shares.ts';
import { findOccupations } from './titles.ts';

/** A person at the beginning of a career path. */
export interface CareerStart {
  /** Where the person is, where that is known; else it is found by the titles, else by the skills. */
  occupationId?: string;
  /** The present one first. */
  titles?: readonly string[];
  skills: readonly ProfileSkill[];
  /** Years of work; what the occupation usually asks for where they are not known. */
  years?: number | null;
}

/** The occupation that a person was found to stand in. */
export interface FoundStart {
  occupationId: string;
  foundBy: 'given' | 'title' | 'skills';
}

/** Where the person of a profile stands: what they do now comes before what they did. */
export function careerStart({ titles, skills, years }: ProfileFeatures): CareerStart {
  const latestFirst = [...titles].sort((a, b) => Number(b.current) - Number(a.current));
  return { titles: latestFirst.map(({ title }) => title), skills, years: years ?? null };
}

/** Where a person stands: where they say, else by their titles, else by their skills; `null` where nothing tells. */
export function startOf(person: CareerStart, skills: SkillShares): FoundStart | null {
  const given = skills.taxonomy.occupation(person.occupationId ?? '');
  if (given) return { occupationId: given.id, foundBy: 'given' };
  const titles = person.titles ?? [];
  const known = titles.map((title) => knownBy(skills.taxonomy, title)).find((id) => id !== null);
  if (known) return { occupationId: known, foundBy: 'title' };
  const guessed = titles[0]
    ? best(guessesOf(skills.taxonomy, titles[0]), ({ id, score }) => score + skills.fit(id))
    : null;
  if (guessed) return { occupationId: guessed.id, foundBy: 'title' };
  const nearest = best(skills.taxonomy.occupations, ({ id }) => skills.likeness(id));
  return nearest && skills.likeness(nearest.id) > 0 ? { occupationId: nearest.id, foundBy: 'skills' } : null;
}

/** The occupation that a title bears, or else names among other words ("Quantity surveyor, FIDIC, Dubai"). */
export function knownBy(taxonomy: Taxonomy, title: string): string | null {
  const [found] = rankedTitles(taxonomy, title);
  if (found && found.score >= titleIsKnown) return found.id;
  return findOccupations(taxonomy, title)[0] ?? null;
}

/** Below it a title and an occupation share little more than a word. */
const leastForGuess = 0.6;

const guessesOf = (taxonomy: Taxonomy, title: string) =>
  rankedTitles(taxonomy, title).filter(({ score }) => score >= leastForGuess);

/** Many people hold the same title, and placing one takes milliseconds. Bounded, since titles come from strangers. */
const titlesPlaced = derived(() => new Map<string, RankedTitle[]>());

function rankedTitles(taxonomy: Taxonomy, title: string): RankedTitle[] {
  const remembered = titlesPlaced(taxonomy);
  let ranked = remembered.get(title);
  if (!ranked) {
    ranked = normaliseTitle(taxonomy, title, 5);
    if (remembered.size >= 5_000) remembered.clear();
    remembered.set(title, ranked);
  }
  return ranked;
}
