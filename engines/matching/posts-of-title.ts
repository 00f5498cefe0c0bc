import { LRUCache } from 'lru-cache';
import { derived, normaliseTitle, titleIsKnown } from '#engines/taxonomy/index.ts';

/**
 * The occupations of a title that names several posts ("Trailer Driver / Steel Fixer / Scaffolder"), by place in the
 * taxonomy, each once; empty where it names one, or parts of it name none. Whoever fits one of them fits the job.
 */
export const postsOfTitle = derived((taxonomy) => {
  const places = new Map(taxonomy.occupations.map(({ id }, at) => [id, at]));
  // Titles come from strangers: what is kept of them is bounded.
  const kept = new LRUCache<string, readonly number[]>({ max: 5_000 });
  return (title: string): readonly number[] => {
    const parts = title.split('/').filter((part) => part.trim() !== '');
    if (parts.length < 2) return NO_POSTS;
    const known = kept.get(title);
    if (known) return known;
    const posts = new Set(
      parts.slice(0, mostPosts).flatMap((part) => {
        const [named] = normaliseTitle(taxonomy, part, 1);
        const place = named && named.score >= titleIsKnown ? places.get(named.id) : undefined;
        return place === undefined ? [] : [place];
      }),
    );
    const several = posts.size > 1 ? [...posts] : NO_POSTS;
    kept.set(title, several);
    return several;
  };
});

const NO_POSTS: readonly number[] = [];
const mostPosts = 8;
