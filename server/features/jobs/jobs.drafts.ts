import type {
  DraftPlace,
  generateJob,
  JobDraft,
  JobInput,
  parseJob,
  ReadJob,
} from '#contract/features/jobs.contract.ts';
import type { Body } from '#contract/kernel/endpoint.ts';
import {
  deadlineIn,
  type Posting,
  postingFromPrompt,
  readPosts,
  type ToldField,
} from '#engines/postings/index.ts';
import { newSkillNames, shownSkill, type Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { ownFile, readFile } from '#server/features/files/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { expected } from '#server/platform/expected.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { readLink } from './jobs.from-link.ts';
import { improvedByModel } from './jobs.from-model.ts';

/** Reads a text, an uploaded file or a public page into a draft of each of its positions. Nothing is saved. */
export async function readJob(
  ctx: SignedInCtx & Uses<'config' | 'reader' | 'storage' | 'taxonomy'>,
  input: Body<typeof parseJob>,
): Promise<ReadJob> {
  if ('text' in input) return draftsOf(ctx, input.text, { madeBy: 'text', source: 'text' });
  if ('link' in input) {
    const { posting, text, fromData, address, validThrough } = await readLink(ctx, input.link);
    const expiresAt = toCome(ctx, validThrough);
    const origin = { madeBy: 'link', source: 'link', address } as const;
    // The data of a page describe one job, whatever its text says.
    if (fromData.length === 0) return draftsOf(ctx, text, { ...origin, expiresAt });
    const draft = draftOf(ctx, posting, {
      ...origin,
      text,
      fromData: expiresAt ? [...fromData, 'expires_at'] : fromData,
      expiresAt: expiresAt ?? toCome(ctx, deadlineIn(text)),
    });
    return { ...draft, others: [] };
  }
  const { id } = await ownFile(ctx, input.file_id, 'job');
  const file = found(await readFile(ctx, id), 'files.not_found');
  const read = await ctx.reader.readText(file.bytes, file.name).catch(() => null);
  if (!read?.text.trim()) throw new Refusal('jobs.file_unreadable');
  return draftsOf(ctx, read.text, { madeBy: 'file', source: 'file' });
}

/** A draft of each position that a text offers. Until when one may apply is said of all of them. */
function draftsOf(ctx: SignedInCtx & Uses<'taxonomy'>, whole: string, origin: Omit<Origin, 'text'>): ReadJob {
  const expiresAt = origin.expiresAt ?? toCome(ctx, deadlineIn(whole));
  const [first, ...others] = readPosts(ctx.taxonomy, whole).map(({ text, posting }) =>
    draftOf(ctx, posting, { ...origin, text, expiresAt }),
  );
  return { ...expected(first, 'position of the text'), others };
}

/** An end that has passed would be refused as the editor's is: it is left open. */
const toCome = ({ now }: SignedInCtx, end: Date | null): Date | null => (end && end > now ? end : null);

/**
 * Makes a draft from a sentence: of the taxonomy, and of the external model where one is configured. Where the model fails,
 * what the taxonomy made stands, and the draft says so. Nothing is saved.
 */
export async function makeJob(
  ctx: SignedInCtx & Uses<'config' | 'taxonomy'>,
  input: Body<typeof generateJob>,
): Promise<JobDraft> {
  const made = postingFromPrompt(
    ctx.taxonomy,
    input.prompt,
    ctx.taxonomy.occupation(input.occupation ?? '')?.id,
  );
  if (!made) throw new Refusal('jobs.prompt_unclear');
  const { posting, fromTaxonomy, isKnown } = made;
  const draft = draftOf(ctx, posting, {
    madeBy: 'taxonomy',
    source: 'prompt',
    text: input.prompt,
    fromTaxonomy,
  });
  const notices: JobDraft['notices'] = [...draft.notices];
  const tell = (code: JobDraft['notices'][number]['code']) =>
    notices.push({ code, message: say(ctx.lang, `jobs.draft.${code}`) });
  tell(
    isKnown
      ? 'made_from_taxonomy'
      : posting.occupations.length > 0
        ? 'other_occupations'
        : 'occupation_unknown',
  );
  if (isKnown && posting.occupations.length > 1) tell('other_occupations');
  if (!ctx.config.model) return { ...draft, notices };
  const improved = await improvedByModel(
    ctx.taxonomy,
    ctx.config.model,
    ctx.log,
    input.prompt,
    { ...draft, notices },
    posting.lang,
  );
  if (improved) {
    return {
      ...improved,
      notices: [
        ...draft.notices,
        { code: 'made_by_model', message: say(ctx.lang, 'jobs.draft.made_by_model') },
      ],
    };
  }
  tell('model_failed');
  return { ...draft, notices };
}

interface Origin {
  madeBy: JobDraft['made_by'];
  source: JobInput['source'];
  /** What the posting's places are in. */
  text: string;
  address?: string;
  expiresAt?: Date | null;
  /** Fields of the page's data, and fields that the taxonomy filled. */
  fromData?: readonly string[];
  fromTaxonomy?: readonly string[];
}

const MOST_SOURCE_TEXT = 200_000;
/** An occupation that is less sure tells nothing of the sector. */
const LEAST_FOR_SECTOR = 0.75;

function draftOf(ctx: SignedInCtx & Uses<'taxonomy'>, posting: Posting, origin: Origin): JobDraft {
  const { lang } = posting;
  const likeliest = posting.occupations[0];
  const occupation = ctx.taxonomy.occupation(
    posting.occupation ?? (likeliest && likeliest.score >= LEAST_FOR_SECTOR ? likeliest.id : ''),
  );
  const job: JobDraft['job'] = {
    job_title: posting.title.slice(0, 160),
    occupation: posting.occupation,
    description: posting.summary,
    full_text: posting.fullText || null,
    responsibilities: posting.responsibilities,
    requirements: posting.requirements,
    skills: posting.skills.map(({ id, importance, level, weight }) => ({
      ref_skill: id,
      name: (shownSkill(ctx.taxonomy, id)?.[lang] ?? id).slice(0, 120),
      importance,
      level,
      weight,
    })),
    sector: occupation?.sectorId ?? null,
    industry: occupation?.industryId ?? null,
    location: posting.location?.slice(0, 160) ?? null,
    work_place: posting.workPlace ?? 'on_site',
    employment_type: posting.employmentType ?? 'full_time',
    seniority: posting.seniority,
    min_years: posting.minYears,
    education: posting.education,
    languages: posting.languages.slice(0, 20),
    salary_min: posting.salaryMin,
    salary_max: posting.salaryMax,
    ...(posting.salaryCurrency && { salary_currency: posting.salaryCurrency }),
    screening_questions: [],
    source: origin.source,
    source_text: origin.text.slice(0, MOST_SOURCE_TEXT),
    ...(origin.address && { source_url: origin.address }),
    ...(origin.expiresAt && { expires_at: origin.expiresAt.toISOString() }),
  };
  return {
    job,
    made_by: origin.madeBy,
    found_in: placesOf(posting, origin),
    not_found: posting.notFound satisfies ToldField[],
    also_mentioned:
      origin.source === 'prompt'
        ? []
        : alsoMentioned(ctx.taxonomy, origin.text.slice(0, MOST_LOOKED_THROUGH), job),
    occupations: posting.occupations.flatMap(({ id, score }) => {
      const name = ctx.taxonomy.occupation(id)?.name;
      return name ? [{ id, name, score }] : [];
    }),
    notices: payNotice(ctx, posting),
  };
}

/** Where each field was found: in the text, in the page's data, in the taxonomy. */
function placesOf(posting: Posting, { text, fromData = [], fromTaxonomy = [] }: Origin): DraftPlace[] {
  const elsewhere = (from: DraftPlace['from']) => (field: string) => ({
    field,
    from,
    text: null,
    start: null,
    end: null,
  });
  return [
    ...posting.places.map(({ field, start, end }) => ({
      field,
      from: 'text' as const,
      text: text.slice(start, end),
      start,
      end,
    })),
    ...fromData.map(elsewhere('page_data')),
    ...fromTaxonomy.map(elsewhere('taxonomy')),
  ];
}

/** Pay that could not be taken as it stands is told as it stands. */
function payNotice(ctx: SignedInCtx, { pay, payNote }: Posting): JobDraft['notices'] {
  if (!pay || !payNote) return [];
  return [{ code: payNote, message: say(ctx.lang, `jobs.draft.${payNote}`, { written: pay.written }) }];
}

const MOST_MENTIONED = 6;
/** Names beyond it are of no posting. */
const MOST_LOOKED_THROUGH = 20_000;

/** Offered and never added: of such names half are a skill to the letter, which is too few for a job to ask for. */
function alsoMentioned(taxonomy: Taxonomy, text: string, job: JobDraft['job']): string[] {
  const told = foldName([job.job_title, job.location, ...job.skills.map(({ name }) => name)].join('\n'));
  return newSkillNames(taxonomy, text)
    .filter((name) => !told.includes(foldName(name)))
    .slice(0, MOST_MENTIONED)
    .map((name) => name.slice(0, 120));
}
