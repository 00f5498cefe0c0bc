import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { fold, stemOf, wordsOf } from '#engines/text/index.ts';
import { type SearchedJob, termsOf } from './job-search-facts.ts';
import { occupationCloseness } from './occupations.ts';
import { peoplesIn } from './request-nationalities.ts';
import { fieldsAsked } from './request-wordings.ts';
import { titleModel } from './titles.ts';
import { createWordPostings, type WeighedText, type WordPostings } from './word-postings.ts';
import type { WorkTerm } from './work-terms.ts';

/** A job in a search, with what is worked out of it once. */
export interface HeldJob {
  job: SearchedJob;
  stems: ReadonlyMap<string, number>;
  companyStems: ReadonlyMap<string, number>;
  occupations: readonly string[];
  terms: ReadonlySet<WorkTerm>;
  /** Countries whose people it is for. */
  nations: ReadonlySet<string>;
  /** Fields of study of which it asks for a degree. */
  fields: readonly string[];
}

/** The jobs of a search with what finds them. */
export interface HeldJobs {
  jobs: ReadonlyMap<string, HeldJob>;
  words: WordPostings;
  companies: WordPostings;
  ofOccupation(id: string): Iterable<string>;
  ofSkill(id: string): Iterable<string>;
  put(job: SearchedJob): void;
  remove(id: string): void;
}

/** No jobs yet. */
export function createHeldJobs(taxonomy: Taxonomy): HeldJobs {
  const jobs = new Map<string, HeldJob>();
  const words = createWordPostings();
  const companies = createWordPostings();
  const byOccupation = new Map<string, Set<string>>();
  const bySkill = new Map<string, Set<string>>();

  const remove: HeldJobs['remove'] = (id) => {
    const old = jobs.get(id);
    if (!old) return;
    jobs.delete(id);
    words.remove(id, old.stems.keys());
    companies.remove(id, old.companyStems.keys());
    for (const occupation of old.occupations) byOccupation.get(occupation)?.delete(id);
    for (const skill of old.job.skills) bySkill.get(skill)?.delete(id);
  };

  const put: HeldJobs['put'] = (job) => {
    remove(job.id);
    const stems = weightsOf(job.texts);
    const companyStems = weightsOf([{ text: job.company ?? '', weight: COMPANY_WEIGHT }]);
    const occupations = occupationsOf(taxonomy, job);
    const said = fold(job.whole ?? job.texts.map(({ text }) => text).join('\n'));
    jobs.set(job.id, {
      job,
      stems,
      companyStems,
      occupations,
      terms: termsOf(taxonomy, job),
      nations: new Set(peoplesIn(taxonomy, said).map(({ country }) => country)),
      fields: fieldsAsked(taxonomy, said),
    });
    words.add(job.id, stems);
    companies.add(job.id, companyStems);
    for (const it of occupations) byOccupation.set(it, (byOccupation.get(it) ?? new Set()).add(job.id));
    for (const it of job.skills) bySkill.set(it, (bySkill.get(it) ?? new Set()).add(job.id));
  };

  return {
    jobs,
    words,
    companies,
    ofOccupation: (id) => byOccupation.get(id) ?? [],
    ofSkill: (id) => bySkill.get(id) ?? [],
    put,
    remove,
  };
}

/** How soon more of the same word stops to count, in weights; a word of a title counts whole. */
const SATURATION = 2;
const TITLE_WEIGHT = 4;
const COMPANY_WEIGHT = 3;
const WHOLE = TITLE_WEIGHT / (TITLE_WEIGHT + SATURATION);

/** Weights as degrees, 0 to 1. */
export function degreesOf(weights: ReadonlyMap<string, number>): Map<string, number> {
  const degrees = new Map<string, number>();
  for (const [id, weight] of weights) degrees.set(id, Math.min(1, weight / WHOLE));
  return degrees;
}

/** The occupations that a title is surely of. */
function occupationsOf(taxonomy: Taxonomy, { title, occupation }: SearchedJob): string[] {
  const prepared = titleModel(taxonomy).prepare(title);
  const { ids } = occupationCloseness(taxonomy);
  const named = prepared ? [...prepared.occupations].flatMap((index) => ids[index] ?? []) : [];
  return [...new Set([...(occupation ? [occupation] : []), ...named])];
}

/** How much a document says each stem, by how often and in which of its texts. */
function weightsOf(texts: readonly WeighedText[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { text, weight } of texts) {
    const counts = new Map<string, number>();
    for (const word of wordsOf(fold(text))) {
      const stem = stemOf(word.text);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    for (const [stem, count] of counts)
      weights.set(stem, (weights.get(stem) ?? 0) + weight * (1 + Math.log(count)));
  }
  for (const [stem, weight] of weights) weights.set(stem, weight / (weight + SATURATION));
  return weights;
}
