import MiniSearch from 'minisearch';
import type { JobFeatures, ProfileFeatures } from '#engines/matching/index.ts';

/**
 * A job or a profile as a search over words sees it: with the skills by the names that the product found for them,
 * which serves it better, above all across languages, than what people typed.
 */
export interface Words {
  title: string;
  skills: string;
  text: string;
}

export const wordsOfJobFeatures = ({ title, skills, text }: JobFeatures): Words => ({
  title,
  skills: namesOf(skills),
  text,
});

export const wordsOfProfileFeatures = ({ titles, skills, text }: ProfileFeatures): Words => ({
  title: titles.map(({ title }) => title).join('\n'),
  skills: namesOf(skills),
  text,
});

const namesOf = (skills: readonly { name: string }[]) => skills.map(({ name }) => name).join('\n');

/**
 * MiniSearch over title, skills and text, all else as it comes: BM25+ a field, the fields added up, any word may
 * match. What it finds for a document is asked with all the document's words, best first, by position in `documents`.
 */
export function searchOf(documents: readonly Words[]): (asking: Words) => { at: number; score: number }[] {
  const search = new MiniSearch<Words & { id: number }>({ fields: ['title', 'skills', 'text'] });
  documents.forEach((words, id) => {
    search.add({ id, ...words });
  });
  return ({ title, skills, text }) =>
    search.search(`${title}\n${skills}\n${text}`).map(({ id, score }) => ({ at: Number(id), score }));
}
