import { normaliseTitle, type Taxonomy, titleIsKnown } from '#engines/taxonomy/index.ts';
import { placesOfOccupations } from './occupations.ts';

/**
 * The occupations of a title that names several posts ("Trailer Driver / Steel Fixer / Scaffolder"), by place in the
 * taxonomy, each once; empty where it names one, or parts of it name none. Whoever fits one of them fits the job.
 */
export function postsOfTitle(taxonomy: Taxonomy, title: string): readonly number[] {
  const places = placesOfOccupations(taxonomy);
  const posts = new Set(postsNamed(taxonomy, title).flatMap(({ id }) => places.get(id) ?? []));
  return posts.size > 1 ? [...posts] : [];
}

/**
 * What a title that names several posts says of those that were chosen of them; the title as it is where it says nothing
 * of their own.
 */
export function titleOfChosen(taxonomy: Taxonomy, title: string, chosen: readonly string[]): string {
  const own = postsNamed(taxonomy, title).filter(({ id }) => chosen.includes(id));
  return own.length > 0 ? own.map(({ part }) => part.trim()).join(' / ') : title;
}

/** The parts of a title that name an occupation, each with its own. */
function postsNamed(taxonomy: Taxonomy, title: string): { part: string; id: string }[] {
  const parts = title.split('/').filter((part) => part.trim() !== '');
  if (parts.length < 2) return [];
  return parts.slice(0, mostPosts).flatMap((part) => {
    const [named] = normaliseTitle(taxonomy, part, 1);
    return named && named.score >= titleIsKnown ? { part, id: named.id } : [];
  });
}

const mostPosts = 8;
