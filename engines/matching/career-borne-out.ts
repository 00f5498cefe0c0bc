import type { Occupation, Taxonomy } from '#engines/taxonomy/index.ts';
import { stemsOf } from '#engines/text/index.ts';
import { best } from './best.ts';
import { likenessOfWords } from './career-beginnings.ts';
import type { CareerStart, FoundStart } from './career-persons.ts';
import { isOfForces } from './career-qualified.ts';
import { leadsTrade } from './career-titles.ts';
import { risenTo } from './career-wording.ts';
import { rankOfEducation } from './education.ts';
import { levelOfLeaders, levelOfTitle } from './levels.ts';

/**
 * Where somebody stands by their titles, unless hardly a word of what they write is of that work and much of it is of
 * another: then a stray word was taken for a title ("GM" in "I report to the GM", a surname that is a trade), or nothing
 * was, and the work that they tell of is where they stand.
 */
export function borneOut(
  found: FoundStart | null,
  person: CareerStart,
  taxonomy: Taxonomy,
): FoundStart | null {
  const { text = '' } = person;
  if (found && (found.foundBy !== 'title' || found.nextId || found.meanwhileId)) return found;
  const work = taxonomy.occupation(found?.occupationId ?? '');
  if (work && isOfForces(work)) return found;
  const stems = stemsOf(text);
  if (stems.length < fewestWords) return found;
  const likeness = likenessOfWords(stems, taxonomy);
  // What somebody wants to become they tell of too.
  const wished = new Set(person.wishes);
  const works = worksWithin(person, taxonomy).filter(({ id }) => !wished.has(id));
  const nearest = best(works, ({ id }) => likeness(id));
  if (!nearest || likeness(nearest.id) < leastLikeness) return found;
  if (work && likeness(work.id) >= leastShare * likeness(nearest.id)) return found;
  return { occupationId: (risenTo(taxonomy, nearest, text) ?? nearest).id, foundBy: 'skills' };
}

/** Fewer words tell nothing but what somebody is called. */
const fewestWords = 12;
/** Below it a text and an occupation share words that any text may have. */
const leastLikeness = 0.09;
/**
 * A title of which the text is this much less of than of other work was no title: tried on 180 texts of people with the
 * work that counsellors placed them in, where it righted 13 and took 5 that were right.
 */
const leastShare = 0.5;

/** Work in which a person may stand without saying so: not above their years or studies, and led by nobody who does not say that they lead. */
export function worksWithin({ years, education }: CareerStart, { occupations }: Taxonomy): Occupation[] {
  const mostYears = (years ?? Number.POSITIVE_INFINITY) + 1;
  const mostEducation = education ? rankOfEducation(education) : Number.POSITIVE_INFINITY;
  return occupations.filter(
    (work) =>
      work.years <= mostYears &&
      rankOfEducation(work.education) <= mostEducation &&
      levelOfTitle(work.name.en) < levelOfLeaders &&
      !leadsTrade(work.name.en),
  );
}
