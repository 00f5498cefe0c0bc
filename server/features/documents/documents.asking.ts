import type { z } from 'zod';
import type * as contract from '#contract/features/documents.contract.ts';
import {
  type Audience,
  type DocumentAnswer,
  QUESTIONS_FOLLOWED,
  type VisitorAnswer,
} from '#contract/features/documents.contract.ts';
import { hasArabic } from '#engines/text/index.ts';
import { companyHere, companyNamedIn } from '#server/features/companies/index.ts';
import {
  findPublicJob,
  isPublicJob,
  type JobRow,
  listedJob,
  openJobsOf,
} from '#server/features/jobs/index.ts';
import type { AnsweringText, FoundAnswer, FoundWords } from '#server/platform/answering.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { factsOfJob } from './documents.job-facts.ts';
import { isAboutOneself } from './documents.personal.ts';
import { sourceOf } from './documents.present.ts';
import { soughtIn } from './documents.questions.ts';
import { answeringVersions, listThread, passagesFor, type Reader } from './documents.reads.ts';
import { insertQuestion } from './documents.store.ts';
import { loadText } from './documents.texts.ts';

type AskCtx = SignedInCtx & Uses<'answering' | 'taxonomy'>;
type Sentence = DocumentAnswer['sentences'][number] & { place: FoundWords };

/** Answers from what the caller may read of a company, or from what is meant for everybody in the portal. */
export async function ask(
  ctx: AskCtx,
  body: z.output<typeof contract.askDocuments.body>,
): Promise<DocumentAnswer & { named_company: string | null }> {
  const { question, thread_id: thread } = body;
  const before = thread ? await listThread(ctx.db, ctx.actor.id, thread) : [];
  if (thread && before.length === 0) throw new Refusal('documents.thread_not_found');
  const { companyId, jobs, named } = await whoIsAsked(ctx, body);
  const isForCompany = (!body.is_aside || named !== null) && !isAboutOneself(question);
  const answer = await answerFor(ctx, ctx.actor, {
    question,
    thread: before.map((it) => it.question).slice(-QUESTIONS_FOLLOWED),
    companyId,
    jobs,
    named,
  });
  const asked = await insertQuestion(ctx.db, {
    portal: ctx.actor.portal,
    // What people ask about themselves, or asked nobody in particular, is not for a company to read.
    companyId: isForCompany ? companyId : null,
    userId: ctx.actor.id,
    threadId: thread ?? crypto.randomUUID(),
    question,
    sought: soughtIn(question),
    isRefused: answer.is_refused,
    createdAt: ctx.now,
  });
  return { id: asked.id, thread_id: asked.threadId, named_company: named, ...answer };
}

/**
 * Answers whoever has no account about an open job: from the job, and from what its company publishes for everybody. The
 * question is kept nowhere; what it goes on from is sent along.
 */
export async function askAsVisitor(
  ctx: Ctx & Uses<'answering' | 'taxonomy'>,
  key: string,
  { question, before }: z.output<typeof contract.askAboutPublicJob.body>,
): Promise<VisitorAnswer> {
  const row = await findPublicJob(ctx.db, ctx.portal.key, key);
  if (!row || !isPublicJob(row.job)) throw new Refusal('jobs.not_found');
  const visitor: Reader = { id: null, portal: ctx.portal.key, companyId: null };
  const { job } = row;
  return answerFor(ctx, visitor, {
    question,
    thread: before,
    companyId: job.companyId,
    jobs: [job],
    named: null,
  });
}

interface Asked {
  question: string;
  /** Questions that it may go on from, the last one last. */
  thread: readonly string[];
  /** Whose documents are asked; null for those of everybody. */
  companyId: string | null;
  /** The jobs that it is about, all of them the company's. */
  jobs: readonly JobRow[];
  /** The name of the company, where the question bears it. */
  named: string | null;
}

async function answerFor(
  ctx: Ctx & Uses<'answering' | 'taxonomy'>,
  reader: Reader,
  { question, thread, companyId, jobs, named }: Asked,
): Promise<VisitorAnswer> {
  const told = jobs.map((job) => ({ job, facts: factsOfJob(ctx.taxonomy, ctx.lang, job) }));
  const found = await findAnswer(ctx, reader, { question, thread, companyId, named, told });
  const nearest = await quoted(ctx.db, reader, found.sentences, told);
  const conflicts = found.isRefused ? [] : await quoted(ctx.db, reader, found.conflicts, told);
  // What was deleted while the answer was sought is not quoted, and nothing is said without a quotation.
  const isRefused = found.isRefused || nearest.length === 0;
  // An answer is quoted from its own sentences: what else came near is none of its sources.
  const sentences = isRefused ? nearest : togetherWithBest(nearest);
  return {
    question,
    is_refused: isRefused,
    answer: isRefused ? null : answerIn(sentences),
    short: isRefused ? null : shortIn(found, sentences),
    confidence: found.confidence,
    sentences: sentences.map(shown),
    conflicts: conflicts.map(shown),
  };
}

/** A job that is asked about, with what it says of itself as a text. */
interface ToldJob {
  job: JobRow;
  facts: AnsweringText;
}

/**
 * The company whose documents are asked, null for those of everybody; and the jobs that are asked beside them. Where
 * the question names a company, no other answers it.
 */
async function whoIsAsked(
  ctx: AskCtx,
  { question, company_id, job_id }: z.output<typeof contract.askDocuments.body>,
): Promise<{ companyId: string | null; jobs: JobRow[]; named: string | null }> {
  const job = job_id ? await listedJob(ctx, job_id) : null;
  const named = company_id ? null : await companyNamedIn(ctx, question);
  if (named && named.id !== job?.companyId)
    return {
      companyId: named.id,
      jobs: await openJobsOf(ctx.db, ctx.portal.key, named.id, MOST_JOBS),
      named: named.name,
    };
  if (job) return { companyId: job.companyId, jobs: [job], named: named?.name ?? null };
  const companyId = company_id ? (await companyHere(ctx, company_id)).id : ctx.actor.companyId;
  return { companyId, jobs: [], named: null };
}

/** Jobs of a company that are asked beside its documents, the latest ones. */
const MOST_JOBS = 20;

const shown = ({ text, source }: Sentence) => ({ text, source });

/** Said only where its document is still quoted. */
function shortIn({ short }: FoundAnswer, sentences: readonly Sentence[]): DocumentAnswer['short'] {
  if (!short || !('textId' in short)) return short;
  const { kind, text, textId } = short;
  return sentences.some(({ place }) => place.textId === textId) ? { kind, text } : null;
}

const NOTHING: FoundAnswer = {
  isRefused: true,
  confidence: 0,
  short: null,
  sentences: [],
  conflicts: [],
  passages: [],
};

async function findAnswer(
  ctx: Ctx & Uses<'answering' | 'taxonomy'>,
  reader: Reader,
  { question, thread, companyId, named, told }: Omit<Asked, 'jobs'> & { told: readonly ToldJob[] },
): Promise<FoundAnswer> {
  const texts = await answeringVersions(ctx.db, reader, companyId);
  const besides: AnsweringText[] = told.map(({ facts }) => facts);
  if (texts.length + besides.length === 0) return NOTHING;
  return ctx.answering.ask({
    key: shelfOf(reader, companyId, texts),
    texts: texts.map(({ id }) => id),
    besides,
    question,
    thread,
    lang: hasArabic(question) ? 'ar' : 'en',
    whose: named ?? undefined,
    load: (id) => loadText(ctx.db, id),
  });
}

/** Those who may read the same texts of a company share an index: one for each person would take too much room. */
function shelfOf(reader: Reader, companyId: string | null, texts: readonly { audience: Audience }[]): string {
  const isOwn = companyId !== null && companyId === reader.companyId;
  const readers = texts.some(({ audience }) => audience === 'candidates') ? 'candidates' : 'portal';
  return `${reader.portal} ${companyId ?? 'everybody'} ${isOwn ? 'recruiters' : readers}`;
}

/** The found words as they stand in what the caller may read at this moment. */
async function quoted(
  db: Database,
  reader: Reader,
  found: readonly FoundWords[],
  told: readonly ToldJob[],
): Promise<Sentence[]> {
  const toldIn = ({ textId }: FoundWords) => told.find(({ job }) => job.id === textId);
  const places = found.filter((place) => !toldIn(place));
  const rows = places.length > 0 ? await passagesFor(db, reader, places) : [];
  return found.flatMap((place): Sentence[] => {
    const own = toldIn(place);
    if (own) {
      const { job, facts } = own;
      const from = (facts.starts[place.passage] ?? 0) + place.start;
      const text = asWritten(facts.document.text.slice(from, from + place.end - place.start));
      return [{ place, text, source: { kind: 'job', job_id: job.id, job_title: job.title, headings: [] } }];
    }
    const row = rows.find(
      ({ passage }) => passage.versionId === place.textId && passage.place === place.passage,
    );
    if (!row) return [];
    const text = asWritten(row.passage.text.slice(place.start, place.end));
    return text === '' ? [] : [{ place, text, source: sourceOf(row, place) }];
  });
}

/** An item of a list as a sentence: its bullet is none of its words. Of several each keeps its line. */
function asWritten(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');
  const isList = lines.length > 1 && (lines.some((line) => BULLET.test(line)) || lines.every(isShort));
  if (!isList) return lines.map((line) => line.replace(BULLET, '')).join(' ');
  return lines.map((line) => line.replace(BULLET, '• ')).join('\n');
}

const BULLET = /^[•●○▪■◆*–—-]\s+/u;
/** No line that was broken for want of room is shorter. */
const isShort = (line: string): boolean => line.length < 60;

/** Sentences this close to the best one belong to what it says. */
const NEAR = 3;

/** The best sentence, with those that stand right beside it, the best one first. */
function togetherWithBest([best, ...others]: readonly Sentence[]): Sentence[] {
  if (!best) return [];
  const together = [best];
  for (const it of others) {
    const { textId, passage, start, end } = it.place;
    const isBeside = together.some(
      ({ place }) =>
        place.textId === textId &&
        place.passage === passage &&
        (Math.abs(place.end - start) <= NEAR || Math.abs(end - place.start) <= NEAR),
    );
    if (isBeside) together.push(it);
  }
  return together;
}

/** Sentences that stand beside each other, as they are read. */
const answerIn = (together: readonly Sentence[]): string =>
  together
    .toSorted((a, b) => a.place.start - b.place.start)
    .map(({ text }) => text)
    .join(' ');
