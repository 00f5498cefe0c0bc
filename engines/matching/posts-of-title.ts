import { normaliseTitle, type Taxonomy, titleIsKnown } from '#engines/taxonomy/index.ts';
import { placesOfOccupations } from './occupations.ts';

/**
 * The occupations of a title that names several posts ("Trailer Driver / Steel Fixer / Scaffolder"), by place in the
 * taxonomy, each once; empty where it names one, or parts of it name none. Whoever fits one of them fits the job.
 */
export function postsOfTitle(taxonomy: Taxonomy, title: string): readonly number[] {
  const parts = title.split('/').filter((part) => part.trim() !== '');
  if (parts.length < 2) return [];
  const places = placesOfOccupations(taxonomy);
  const posts = new Set(
    parts.slice(0, mostPosts).flatMap((part) => {
      const [named] = normaliseTitle(taxonomy, part, 1);
      return named && named.score >= titleIsKnown ? (places.get(named.id) ?? []) : [];
    }),
  );
  return posts.size > 1 ? [...posts] : [];
}

const mostPosts = 8;
