import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { IndexedDocument, IndexQuery, Ranked } from '#engines/text/index.ts';
import { trainModel } from './model.ts';
import { prepareJob, prepareProfile } from './prepare.ts';
import { rankJobs, rankProfiles } from './rank.ts';
import { jobFeatures, profileFeatures } from './read-features.ts';
import { createRetrieval, type Retrieval } from './retrieval.ts';

/**
 * Jobs for a person or people for a job, told apart by who has a title: ranked by the very score that lists show, with a
 * model that has learned from the documents. A query of a title alone is no person and no job: it is looked for among the
 * documents' names and words.
 */
export function createPairRetrieval(taxonomy: Taxonomy, documents: readonly IndexedDocument[]): Retrieval {
  const once = <T>(make: () => T): (() => T) => {
    let made: { value: T } | null = null;
    return () => {
      made ??= { value: make() };
      return made.value;
    };
  };
  const byName = once(() => createRetrieval(taxonomy, documents));
  const model = once(() => trainModel(taxonomy, documents));
  const jobs = once(() => documents.map((document) => jobOf(document)));
  const people = once(() => documents.map((document) => personOf(document)));
  const jobOf = ({ id, title, text, skills }: IndexedDocument) =>
    prepareJob(id, jobFeatures(taxonomy, { title, text, ...listed(skills) }), model());
  const personOf = ({ id, title, text, skills }: IndexedDocument) =>
    prepareProfile(id, profileFeatures(taxonomy, { title, text, ...listed(skills) }), model());
  const haveTitles = documents.filter(({ title }) => title.trim() !== '').length * 2 > documents.length;
  return {
    rank(query: IndexQuery, k: number): Ranked[] {
      if (!query.text?.trim() || documents.every(({ text }) => text.trim() === ''))
        return byName().rank(query, k);
      const asked = { id: '', title: query.title ?? '', text: query.text, ...listed(query.skills) };
      const isJob = asked.title.trim() !== '' && !haveTitles;
      return isJob
        ? rankProfiles(jobOf(asked), people(), model(), { limit: k })
        : rankJobs(personOf(asked), jobs(), model(), { limit: k });
    },
  };
}

const listed = (skills: readonly string[] | undefined) => (skills ? { skills: [...skills] } : {});
