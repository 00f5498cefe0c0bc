import type { JobSkill } from '#contract/features/jobs.contract.ts';
import {
  createJobSearch,
  type FoundJobs,
  findOccupations,
  type JobSearch,
  type SearchedJob,
  termsNamed,
  type WeighedText,
} from '#engines/matching/index.ts';
import { withoutOffers } from '#engines/postings/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { Config } from '#server/platform/config.ts';
import type { Ctx } from '#server/platform/context.ts';
import { expected } from '#server/platform/expected.ts';
import type { Uses } from '#server/platform/ports.ts';
import { placesOf } from './jobs.filters.ts';
import { listTexts, stampOfPublished, stampsOfPublished } from './jobs.text-reads.ts';

/** What a portal's published jobs are found by in this process, made from the database and made again as it changes. */
interface PortalTexts {
  search: JobSearch;
  /** What each job was read at. */
  stamps: Map<string, string>;
  /** Of all of them together. */
  stamp: string | null;
  reading: Promise<void> | null;
}

const kept = new WeakMap<Config, Map<string, PortalTexts>>();
const BATCH = 100;

/**
 * The published jobs of the portal that a text finds, or those nearest to it; null for a text that asks for nothing. Whether
 * anything has changed is asked each time, so that what was published is found at once and on every node.
 */
export async function findByText(
  ctx: Ctx & Uses<'config' | 'taxonomy'>,
  text: string,
): Promise<FoundJobs | null> {
  const texts = textsOf(ctx);
  const { key: portal } = ctx.portal;
  if (texts.stamp !== (await stampOfPublished(ctx.db, portal))) {
    await texts.reading?.catch(() => {});
    if (texts.stamp !== (await stampOfPublished(ctx.db, portal))) {
      texts.reading ??= readChanged(ctx.taxonomy, ctx, texts).finally(() => {
        texts.reading = null;
      });
      await texts.reading;
    }
  }
  return texts.search.find(text);
}

function textsOf({ config, portal, taxonomy }: Ctx & Uses<'config' | 'taxonomy'>): PortalTexts {
  const portals = kept.get(config) ?? new Map<string, PortalTexts>();
  kept.set(config, portals);
  const texts = portals.get(portal.key) ?? {
    search: createJobSearch(taxonomy),
    stamps: new Map<string, string>(),
    stamp: null,
    reading: null,
  };
  portals.set(portal.key, texts);
  return texts;
}

async function readChanged(taxonomy: Taxonomy, { db, portal }: Ctx, texts: PortalTexts): Promise<void> {
  // Asked first: what changes from here on is found to have changed the next time.
  const stamp = await stampOfPublished(db, portal.key);
  const now = new Map((await stampsOfPublished(db, portal.key)).map((row) => [row.id, row.stamp]));
  for (const id of texts.stamps.keys()) {
    if (now.has(id)) continue;
    texts.search.remove(id);
    texts.stamps.delete(id);
  }
  const changed = [...now].filter(([id, of]) => texts.stamps.get(id) !== of).map(([id]) => id);
  for (let from = 0; from < changed.length; from += BATCH) {
    for (const job of await listTexts(db, changed.slice(from, from + BATCH))) {
      texts.search.put(searchedJob(taxonomy, job));
      texts.stamps.set(job.id, expected(now.get(job.id), 'stamp of the job'));
    }
  }
  texts.stamp = stamp;
}

type JobText = Awaited<ReturnType<typeof listTexts>>[number];

function searchedJob(taxonomy: Taxonomy, job: JobText): SearchedJob {
  const [place] = job.location ? placesOf(taxonomy, job.location) : [];
  const pay = job.salaryMax ?? job.salaryMin;
  return {
    id: job.id,
    title: job.title,
    occupation: job.occupation,
    skills: job.skills.flatMap(({ ref_skill }) => ref_skill ?? []),
    texts: textsIn(taxonomy, job),
    whole: [job.fullText ?? job.description, ...job.responsibilities, ...job.requirements].join('\n'),
    remote: job.workPlace === 'remote',
    company: job.company,
    terms: termsNamed([
      job.workPlace,
      job.employmentType,
      job.seniority,
      asksForDegree(taxonomy, job) ? null : 'no_degree',
    ]),
    ...(place ? { location: { ...(place.town ? { city: place.town } : {}), country: place.country } } : {}),
    ...(job.minYears === null ? {} : { minYears: job.minYears }),
    languages: job.languages.map(({ language }) => ({ language })),
    ...(pay === null ? {} : { pay }),
  };
}

/** Whether a job needs more than school; one that does not say needs what its occupation does. */
function asksForDegree(taxonomy: Taxonomy, { education, occupation }: JobText): boolean {
  const asked = education ?? taxonomy.occupation(occupation ?? '')?.education;
  return asked !== 'none' && asked !== 'secondary';
}

/** What a job is found by. Its occupation, skills and places are, in both languages. */
function textsIn(taxonomy: Taxonomy, job: JobText): WeighedText[] {
  return [
    { text: job.title, weight: 4 },
    {
      text: findOccupations(taxonomy, job.title)
        .slice(0, 1)
        .flatMap((id) => namesOfOccupation(taxonomy, id))
        .join(' . '),
      weight: 2,
    },
    { text: job.skills.flatMap((skill) => namesOfSkill(taxonomy, skill)).join(' . '), weight: 1.5 },
    {
      text: job.location ? [job.location, ...namesOfPlaces(taxonomy, job.location)].join(' . ') : '',
      weight: 1.5,
    },
    {
      text: withoutOffers([job.description, ...job.responsibilities, ...job.requirements].join('\n')),
      weight: 0.5,
    },
  ];
}

function namesOfOccupation(taxonomy: Taxonomy, id: string): string[] {
  const occupation = taxonomy.occupation(id);
  return occupation ? [occupation.name.en, occupation.name.ar] : [];
}

function namesOfSkill(taxonomy: Taxonomy, { name, ref_skill }: JobSkill): string[] {
  const concept = ref_skill ? taxonomy.skill(ref_skill)?.name : undefined;
  return concept ? [name, concept.en, concept.ar] : [name];
}

const namesOfPlaces = (taxonomy: Taxonomy, location: string): string[] =>
  placesOf(taxonomy, location).flatMap(({ name }) => [name.en, name.ar]);
