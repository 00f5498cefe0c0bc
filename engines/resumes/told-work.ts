/** Work that a resume of few words tells in its sentences: "Before that hostess in a Beirut restaurant 2018-2021". */
import type { Line } from '#engines/documents/index.ts';
import {
  isPlace,
  plainWord,
  stripTrailingPlace,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { findDates, withoutDates } from '#engines/text/index.ts';
import { EARLIER, EARLIER_FIRST } from './earlier-work.ts';
import { tellsStudy } from './few-words.ts';
import type { Found, Read } from './found.ts';
import { placeOf, trimPiece } from './pieces.ts';
import { readPlainJobs } from './plain-jobs.ts';
import type { ParsedWork } from './resume.ts';
import { organisationScore, titleScore } from './titles-and-employers.ts';
import { asLines, sentencesOf } from './told-sentences.ts';
import { SPAN_BEFORE } from './told-spans.ts';

const WORDS = wordingsIn('resumes/told-jobs');
const any = (list: string): string => WORDS.source(list, { edges: 'anywhere' });
/** What parts one job from the one before it within a sentence. */
const ANOTHER_JOB = new RegExp(
  [
    `(?:[,،]|\\s[–—-])\\s*(?=(?:${any('leads to an earlier job')})(?!\\p{L}))`,
    '(?<=(?:\\d{2}|now|present|date|الآن|حاليا|حالياً)\\))\\s*[,،]\\s*',
    '[,،]\\s*(?=(?:since\\s+|منذ\\s+)?(?:19|20)\\d{2}\\s*(?:-|–|to|till|until|إلى|حتى)\\s*\\p{N}*\\p{L}*\\s+\\p{L})',
    '\\s+(?=و(?:أعمل|اعمل|عملت|اشتغلت)(?!\\p{L}))',
  ].join('|'),
  'iu',
);
const GRADUATED = /(?<!\p{L})(?:graduated|تخرجت|تخرّجت|متخرج)/iu;
/** "Worked nine years as a welder", "كهربائي منذ خمس سنوات". */
const AS = new RegExp(
  `(?<!\\p{L})(?:${any('stands before what somebody worked as')})\\s+(?:an?\\s+|the\\s+)?(?<rest>.+)$`,
  'iu',
);
const LASTS =
  /\s+(?:for|since|over|after|منذ|لمدة|مدة|بعد)\s+.*$|\s*[,،(–—-]?\s*(?:(?:about|over|حوالي)\s+)?(?:\d{1,2}\+?|\p{L}+)\s+(?:years?|yrs?|سنوات|سنة|أعوام|عاما|عاماً)(?!\p{L}).*$/iu;
const LEADS = new RegExp(
  `^(?:(?:${any('leads to a job in a sentence')})(?!\\p{L})[\\s,،:]*)+(?:an?\\s+)?`,
  'iu',
);

/** The jobs of these lines. One whose sentence names an employer alone is of the trade that the resume opens with. */
export function toldWork(
  taxonomy: Taxonomy,
  lines: readonly Line[],
  trade: Read<string> | null,
): Found<ParsedWork>[] {
  return lines.flatMap((line) =>
    sentencesOf(line.text)
      .filter((sentence) => !tellsStudy(sentence))
      .flatMap((sentence) => sentence.split(ANOTHER_JOB))
      .filter((clause) => !GRADUATED.test(clause))
      .flatMap((clause) => jobIn(taxonomy, clause, line, trade) ?? []),
  );
}

/** Whether jobs that were read by their signs run over the sentences in which they are told. */
export const isMisread = (taxonomy: Taxonomy, jobs: readonly Found<ParsedWork>[]): boolean =>
  jobs.some(({ value: { title, organisation, details } }) => {
    if (runsOver(title ?? '') || runsOver(organisation ?? '')) return true;
    if (details.some((line) => EARLIER_FIRST.test(line))) return true;
    const words = (title ?? '').split(/\s+/u);
    if (words.length > MOST_WORDS_OF_TITLE && /[،,.]/u.test(title ?? '')) return true;
    if (TELLS_DEED.test(title ?? '')) return true;
    if (organisation === null) return false;
    if (
      /^(?:(?:at|in|from|with|من|في|لدى|before|earlier)\s|\d+\s*\+?\s*(?:years?|yrs?|سنوات|سنة))/iu.test(
        organisation,
      )
    )
      return true;
    return (
      titleScore(taxonomy, organisation.split(/\s(?:in|at|في|لدى)\s/iu)[0] ?? '') > 1 &&
      organisationScore(taxonomy, organisation) <= LEAST_EMPLOYER
    );
  });

/** "Did the exercises from the therapist": what somebody did is no title. */
const TELLS_DEED =
  /^(?:i|we|did|does|do|was|were|had|have|has|took|made|helped|went|got|gave|used|travell?ed)\s/iu;

/** Whether a sentence ends within a text that was read as a name. */
export const runsOver = (text: string): boolean => /[\p{L}\p{N}]{3}\.\s/u.test(text);

function jobIn(
  taxonomy: Taxonomy,
  clause: string,
  line: Line,
  trade: Read<string> | null,
): Found<ParsedWork> | null {
  const { header, details } = headerOf(clause);
  const span = findDates(header).find(({ isRange }) => isRange);
  if (!span) return undatedJob(taxonomy, header, line, trade);
  const undated = withoutLead(withoutDates(header).replaceAll('\ue001', ' '));
  const told = titleAndEmployer(taxonomy, undated);
  const employer = told ?? employerIn(taxonomy, undated) ?? employerBehindVerb(taxonomy, undated);
  const title = told?.title ?? trade?.value;
  if (!employer || title === undefined)
    return (
      readPlainJobs(taxonomy, asLines(line, [header])).find(
        (job) => !isMisread(taxonomy, [job]) && !opensWithPlace(taxonomy, job.value.title ?? ''),
      ) ?? null
    );
  const evidence = { confidence: 0.6, place: placeOf(line) };
  return {
    value: {
      title,
      organisation: employer.organisation,
      location: employer.location,
      start: span.start,
      end: span.end,
      current: span.isOpen,
      details,
    },
    evidence: { title: evidence, organisation: evidence, start: evidence },
  };
}

/** "Riyadh, one boy": a sentence that opens with a place names no trade there. */
const opensWithPlace = (taxonomy: Taxonomy, title: string): boolean =>
  /\s/u.test(title) && isPlace(taxonomy, title.split(/\s+/u)[0] ?? '');

/** "Hostess in a Beirut restaurant", "Cabin crew, Sharjah-based airline": null where no title opens it. */
function titleAndEmployer(taxonomy: Taxonomy, text: string): (Employer & { title: string }) | null {
  const [, first = text, at, behind = ''] = BEHIND_TITLE.exec(text) ?? [];
  const title = withoutAccusative(taxonomy, trimPiece(first));
  const isTitle =
    title.split(/\s+/u).length <= MOST_WORDS_OF_TITLE &&
    titleScore(taxonomy, title) > (opensWithPlace(taxonomy, title) ? SURE_TITLE : LEAST_TITLE);
  if (!isTitle) return null;
  return { title, ...(at ? employerOrPlace(taxonomy, behind) : employerAmong(taxonomy, behind)) };
}

const BEHIND_TITLE =
  /^(.+?)(?:\s+(at|in|with|for|لدى|في|عند|مع)\s+(?:an?\s+|the\s+)?|\s*[,،(|]\s*|\s+[–—-]\s+)(.*)$/iu;

/** "أعمل محاسبا": what somebody works as takes an ending. */
function withoutAccusative(taxonomy: Taxonomy, title: string): string {
  const bare = title.replace(/(?<=\p{L}{3})اً?(?=\s|$)/u, '');
  return bare !== title && titleScore(taxonomy, title) <= LEAST_TITLE ? bare : title;
}

/** Of what stands behind a title, what names an employer best, and the place. */
function employerAmong(taxonomy: Taxonomy, told: string): Employer {
  const pieces = told
    .split(/\s*[,،()|]\s*|\s+[–—-]\s+/u)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const led = pieces.find((piece) => LEADING_AT.test(piece));
  const place = pieces.find((piece) => isPlace(taxonomy, piece)) ?? null;
  const [first = ''] = pieces.filter((piece) => piece !== place);
  const named = pieces.find(
    (piece) => piece !== place && organisationScore(taxonomy, piece) > LEAST_EMPLOYER,
  );
  const employer = employerOrPlace(taxonomy, (led ?? named ?? first).replace(LEADING_AT, ''));
  return { ...employer, location: employer.location ?? place };
}

const LEADING_AT = /^(?:at|in|with|for|لدى|في|عند|مع)\s+(?:an?\s+|the\s+)?/iu;
const LEAST_EMPLOYER = 0.4;

const withoutLead = (clause: string): string =>
  clause.trim().replace(LEADS, '').replace(EARLIER_FIRST, '').replace(SPAN_BEFORE, '').trim();

/** "2017 to date: oilfield services, …" is dated before its colon and tells of the work behind it. */
function headerOf(clause: string): { header: string; details: string[] } {
  const [header = '', ...told] = clause.split(/\s*[:：]\s+/u);
  const isHeader = told.length > 0 && findDates(header).length > 0;
  if (!isHeader) return { header: clause, details: [] };
  const behind = told.join(': ');
  if (withoutDates(header).replace(/[\ue001\P{L}]/gu, '') !== '') return { header, details: [behind] };
  // Nothing but dates before the colon: the employer is the first thing behind it.
  const [first = '', ...rest] = behind.split(/\s*[,،]\s*/u);
  return {
    header: `${first} ${header}`,
    details: rest.length > 0 ? [rest.join(behind.includes('،') ? '، ' : ', ')] : [],
  };
}

/** "I have worked nine years as a welder in Jubail", "before that helper in a garage". */
function undatedJob(
  taxonomy: Taxonomy,
  clause: string,
  line: Line,
  trade: Read<string> | null,
): Found<ParsedWork> | null {
  const as = AS.exec(clause)?.groups?.rest;
  const isEarlier = EARLIER.test(clause);
  if (as === undefined && !isEarlier) return workedAt(taxonomy, clause, line, trade);
  const told = titleAndEmployer(taxonomy, withoutLead(as ?? clause).replace(LASTS, ''));
  if (!told) return workedAt(taxonomy, clause, line, trade);
  const evidence = { confidence: 0.6, place: placeOf(line, told.title) };
  return {
    value: { ...told, start: null, end: null, current: false, details: [] },
    evidence: { title: evidence, ...(told.organisation ? { organisation: evidence } : {}) },
  };
}

/** "For six years I have been working in King Fahad Hospital": of the trade that is told elsewhere. */
function workedAt(
  taxonomy: Taxonomy,
  clause: string,
  line: Line,
  trade: Read<string> | null,
): Found<ParsedWork> | null {
  const verb = WORKED_AT.exec(clause)?.groups?.verb;
  const employer = employerBehindVerb(taxonomy, clause);
  if (!employer?.organisation || !trade) return null;
  const evidence = { confidence: 0.6, place: placeOf(line, employer.organisation) };
  return {
    value: {
      title: trade.value,
      ...employer,
      start: null,
      end: null,
      current: /ing$|^أعمل|^اعمل/iu.test(verb ?? ''),
      details: [],
    },
    evidence: { title: trade.evidence, organisation: evidence },
  };
}

/** "Taught at a special school for pupils with autism": the school. */
function employerBehindVerb(taxonomy: Taxonomy, clause: string): Employer | null {
  const told = WORKED_AT.exec(clause)?.groups?.told;
  if (told === undefined) return null;
  const [whole = ''] = told.replace(LASTS, '').split(/[,،]|\s(?:from|as|where)\s/iu);
  return employerIn(taxonomy, whole) ?? employerIn(taxonomy, whole.split(/\s(?:for|with)\s/iu)[0] ?? '');
}

const WORKED_AT =
  /(?<!\p{L}|(?<!\p{L})(?:to|أن|ان)\s+)(?<verb>work(?:ed|ing)?|taught|teaching|served|و?أعمل|و?اعمل|و?عملت|و?اشتغلت)(?:\s+(?:for\s+)?\p{L}+\s+(?:years?|سنوات|سنة))?\s+(?:at|in|with|for|لدى|في|عند|مع)\s+(?:an?\s+|the\s+)?(?<told>.+)$/iu;

const MOST_WORDS_OF_TITLE = 5;
const LEAST_TITLE = 0.5;
const SURE_TITLE = 1;

type Employer = Pick<ParsedWork, 'organisation' | 'location'>;

function employerOrPlace(taxonomy: Taxonomy, told: string): Employer {
  const text = trimPiece(told.split(/[,،.;؛(]/u)[0] ?? '');
  if (text === '') return { organisation: null, location: null };
  if (isPlace(taxonomy, text)) return { organisation: null, location: text };
  const { rest, place } = stripTrailingPlace(taxonomy, text);
  return { organisation: trimPiece(rest) || text, location: place };
}

/** The employer that a clause names by a word of employers: "Bank", "في منظمة إغاثة", "شركة خدمات نفطية". */
function employerIn(taxonomy: Taxonomy, clause: string): Employer | null {
  const text = trimPiece(clause.replace(LEADING_AT, ''));
  if (text === '' || text.split(/\s+/u).length > MOST_WORDS_OF_EMPLOYER) return null;
  if (taxonomy.resolveSkill(text)) return null;
  const isName =
    text.split(/\s+/u).every((word) => /^\p{Lu}/u.test(word)) &&
    !/^\p{Lu}{1,4}$/u.test(text) &&
    titleScore(taxonomy, text) <= 0;
  const isNamed =
    isName ||
    organisationScore(taxonomy, text) > LEAST_EMPLOYER ||
    (plainWord(taxonomy)(text)?.industries.length ?? 0) > 0;
  return isNamed ? employerOrPlace(taxonomy, text) : null;
}

const MOST_WORDS_OF_EMPLOYER = 6;
