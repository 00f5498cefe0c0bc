import type { Occupation, Taxonomy } from '#engines/taxonomy/index.ts';
import { best } from './best.ts';
import { knownBy } from './career-titles.ts';
import type { JobFeatures, ProfileFeatures } from './features.ts';
import type { MatchModel } from './model.ts';
import { prepareProfile } from './prepare.ts';
import { rungOf } from './rungs.ts';
import { nearnessOfWork } from './work.ts';

/** The post that is meant of the several of a posting, and what only the others ask for. */
export interface PostMeant {
  id: string;
  isOfOthers: (skillId: string) => boolean;
}

/**
 * Of the posts of one posting ("hotel opening: guest service agents, waiters, commis, room attendants") the one nearest to
 * somebody's own work: nobody learns the trades of the others for it. Where all are far, it is the one that asks for least.
 * `null` where the posting is for one trade.
 */
export function postMeant(job: JobFeatures, person: ProfileFeatures, model: MatchModel): PostMeant | null {
  const posts = postsOf(job, model.taxonomy);
  if (posts.length === 0) return null;
  const near = nearnessOfWork(prepareProfile('', person, model).work, model.occupations);
  const nearness = new Map(model.taxonomy.occupations.map(({ id }, at) => [id, near[at] ?? 0]));
  const closeness = ({ id }: Occupation) => (nearness.get(id) ?? 0) + worthOfRung[rungOf(person, id, model)];
  const nearest = best(posts, closeness);
  const isNear = nearest !== null && closeness(nearest) >= leastNear;
  const meant = isNear ? nearest : best(posts, (post) => closeness(post) - post.zone);
  if (!meant) return null;
  const asks = ({ skills }: Occupation, skillId: string) => skills.some(({ id }) => id === skillId);
  return {
    id: meant.id,
    isOfOthers: (skillId) => !asks(meant, skillId) && posts.some((post) => asks(post, skillId)),
  };
}

const worthOfRung = { deeper: 0.6, step: 0.3, new: 0 } as const;
const leastNear = 0.15;

/** The different occupations that a posting seeks people for whose title parts several by strokes; its list may name more of their sectors. */
function postsOf({ title, text, occupationIds }: JobFeatures, taxonomy: Taxonomy): Occupation[] {
  const known = (names: readonly string[]) => [
    ...new Set(names.flatMap((name) => knownBy(taxonomy, name.trim()) ?? [])),
  ];
  const occupationsOf = (names: readonly string[]) =>
    known(names).flatMap((id) => taxonomy.occupation(id) ?? []);
  const titled = occupationsOf(title.split(' / '));
  if (occupationIds?.length || titled.length < 2) return [];
  const sectors = new Set(titled.map(({ sectorId }) => sectorId));
  const listed = occupationsOf(text.split('\n').flatMap(namesInItem));
  const all = [...new Set([...titled, ...listed.filter(({ sectorId }) => sectors.has(sectorId))])];
  return all.length >= fewestPosts ? all : [];
}
/** Two may be names of one post ("Data Analyst / BI Developer"). */
const fewestPosts = 3;

/** What an item of a list names between its marks, where that is no longer than a title. */
function namesInItem(line: string): string[] {
  if (!item.test(line)) return [];
  return line
    .replace(item, '')
    .split(/[,،;؛:/()]|\s[-–—]\s/u)
    .filter((part) => /\p{L}/u.test(part) && part.trim().split(/\s+/u).length <= mostWords);
}
const item = /^\s*(?:[-*•●▪–]|[\d٠-٩]{1,3}[.)]?(?=\s))\s*/u;
const mostWords = 3;
