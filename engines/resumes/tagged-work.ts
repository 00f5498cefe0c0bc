/** Posts and employers as the tagger reads them, where the readers of headers and sentences read something else or nothing. */
import { plainWord, type Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import type { Found, Read } from './found.ts';
import type { Evidence, ParsedWork } from './resume.ts';
import type { Section } from './section.ts';
import { nationalityNames } from './stated-facts.ts';
import { says, unreadPosts } from './tagged-posts.ts';
import { isEmployer, isTitle, type NameClues } from './tagger/name-odds.ts';
import {
  datesAt,
  evidenceOf,
  isBeside,
  type Named,
  placeIn,
  type TaggedPage,
  taggedPage,
} from './tagger/tagged-page.ts';
import { organisationScore, titleScore } from './titles-and-employers.ts';
import { tokenCount } from './word-count.ts';

/** What the tagger has a say in. */
export interface Posts {
  headline: Read<string> | null;
  work: Found<ParsedWork>[];
}

/**
 * The posts of a resume with what the tagger reads of them: names that are likely no titles or employers are taken away, or
 * replaced by a title beside them, names that run over are cut, and posts that nobody has read are added. A post begins no
 * later than `now`.
 */
export function withTaggedPosts(
  taxonomy: Taxonomy,
  { headline, work }: Posts,
  sections: readonly Section[],
  now: Date,
): Posts {
  const page = taggedPage(taxonomy, sections);
  const share = shareTagged(work, page);
  const reread = work.flatMap((job) => rereadJob(taxonomy, job, page, share) ?? []);
  const own = headlineFor(taxonomy, headline, page);
  const added = isWellRead(page, share)
    ? []
    : unreadPosts(taxonomy, { headline: own, work: reread }, page, now);
  return { headline: own, work: added.length > 0 ? inOrder([...reread, ...added], page) : reread };
}

/** How likely a name of the tagger must be to take the place of what was read. */
const LEAST_BESIDE = 0.5;
const LEAST_WITHIN = 0.7;

/** Under a heading of jobs, readers that find what the tagger finds have found all. */
const isWellRead = ({ isHeaded }: TaggedPage, share: number): boolean => isHeaded && share >= WELL_READ;
const WELL_READ = 0.6;

/** The mean of what the tagger makes of the names that were read, 0 to 1. */
function shareTagged(work: readonly Found<ParsedWork>[], page: TaggedPage): number {
  const odds = work.flatMap(({ value, evidence }) => [
    ...(value.title === null ? [] : [oddsOf(value.title, evidence.title, page, 'titles').odds]),
    ...(value.organisation === null
      ? []
      : [oddsOf(value.organisation, evidence.organisation, page, 'employers').odds]),
  ]);
  return odds.length === 0 ? 0 : odds.reduce((sum, one) => sum + one, 0) / odds.length;
}

type Kind = 'titles' | 'employers';

/** Where a name stands and what the tagger makes of it, 0 where it stands nowhere. */
function oddsOf(text: string, evidence: Evidence | undefined, page: TaggedPage, kind: Kind) {
  const place = placeIn(page, text, evidence);
  const tagged = place && page.tags[place.at];
  if (!place || !tagged) return { place: null, odds: 0 };
  const { from, to } = place;
  return { place, odds: kind === 'titles' ? tagged.titleOdds(from, to) : tagged.employerOdds(from, to) };
}

/** A name as the tagger leaves it: where it stands, and what it is then; null where it is likely none. */
interface Reread {
  at: number | null;
  text: string | null;
  evidence: Evidence | undefined;
}

function rereadName(
  text: string | null,
  evidence: Evidence | undefined,
  page: TaggedPage,
  { kind, share, is }: { kind: Kind; share: number; is: (clues: NameClues) => boolean },
): Reread {
  if (text === null) return { at: null, text, evidence };
  const { place, odds } = oddsOf(text, evidence, page, kind);
  const clues: NameClues = {
    tagged: odds,
    isUnlocated: place === null,
    sure: evidence?.confidence ?? 0.8,
    page: share,
    isHeaded: page.isHeaded,
    text,
  };
  const at = place?.at ?? null;
  const core = place && coreOf(place, page, kind);
  if (core && core.text !== text) return { at, text: core.text, evidence: evidenceOf(page, core) };
  const isKept = core !== null || isWellRead(page, share) || is(clues);
  return isKept ? { at, text, evidence } : { at, text: null, evidence: undefined };
}

/**
 * What the tagger is sure of within a name that was read, without what is likely no part of it: words before it, an employer, a
 * number or a whole clause behind it. A department behind a title belongs to it, and "Firmware & Hardware Engineer" is one.
 */
function coreOf(place: Omit<Named, 'odds'>, page: TaggedPage, kind: Kind): Named | null {
  const tagged = page.tags[place.at];
  const line = page.lines[place.at]?.line.text ?? '';
  const [name, ...others] = page[kind].filter((own) => isWithin(own, place));
  if (!tagged || !name || others.length > 0 || name.odds < LEAST_WITHIN) return null;
  const before = line.slice(place.from, name.from);
  const behind = line.slice(name.to, place.to);
  const isRest = (from: number, to: number): boolean =>
    (kind === 'titles' ? tagged.titleOdds(from, to) : tagged.employerOdds(from, to)) < MOST_OF_REST;
  const isEmployer = tagged.employers.some(({ from, to }) => from < place.to && name.to < to);
  const runsOver = isEmployer || /\p{Nd}/u.test(behind) || tokenCount(behind) > MOST_WORDS_OF_DEPARTMENT;
  const from = /\p{L}/u.test(before) && isRest(place.from, name.from) ? name.from : place.from;
  const to = /\p{L}/u.test(behind) && runsOver && isRest(name.to, place.to) ? name.to : place.to;
  return { ...name, from, to, text: line.slice(from, to) };
}
const MOST_OF_REST = 0.3;
const MOST_WORDS_OF_DEPARTMENT = 4;

const isWithin = (name: Named, place: Omit<Named, 'odds'>): boolean =>
  name.at === place.at && place.from <= name.from && name.to <= place.to;

/** A job as the tagger would read it; null where nothing is left of it. */
function rereadJob(
  taxonomy: Taxonomy,
  job: Found<ParsedWork>,
  page: TaggedPage,
  share: number,
): Found<ParsedWork> | null {
  const { value, evidence } = job;
  const title = rereadName(value.title, evidence.title, page, { kind: 'titles', share, is: isTitle });
  const employer = rereadName(value.organisation, evidence.organisation, page, {
    kind: 'employers',
    share,
    is: (clues) => isKindOfEmployer(taxonomy, clues.text) || isEmployer(clues),
  });
  const beside = title.text === null ? titleBeside(title.at ?? employer.at, page) : null;
  const own = { ...value, title: beside?.text ?? title.text, organisation: employer.text };
  if (own.title === null && own.organisation === null) return null;
  const kept: Found<ParsedWork>['evidence'] = { ...evidence };
  const note = (key: 'title' | 'organisation', why: Evidence | undefined): void => {
    if (own[key] === null || !why) delete kept[key];
    else kept[key] = why;
  };
  note('title', beside ? evidenceOf(page, beside) : title.evidence);
  note('organisation', employer.evidence);
  return { value: own, evidence: kept };
}

/** "Cafe" and "مدرسة خاصة" are no names, and tell where somebody worked. */
const isKindOfEmployer = (taxonomy: Taxonomy, text: string): boolean =>
  organisationScore(taxonomy, text) > 0.4 || (plainWord(taxonomy)(text)?.industries.length ?? 0) > 0;

/** The likeliest title in the line where a job stands, or in one of its neighbours that holds no date of its own. */
function titleBeside(at: number | null, page: TaggedPage): Named | null {
  if (at === null) return null;
  const near = page.titles.filter((name) => name.odds >= LEAST_BESIDE && isBeside(page, name.at, at));
  return near.sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at) || b.odds - a.odds)[0] ?? null;
}

/** What somebody says that they are: as it was read where that may be a title, else what the tagger finds near the top. */
function headlineFor(taxonomy: Taxonomy, read: Posts['headline'], page: TaggedPage): Posts['headline'] {
  const said = read && oddsOf(read.value, read.evidence, page, 'titles');
  if (read && said?.place) {
    const whole = page.titles.find(
      ({ at, odds, text }) =>
        at === said.place.at && odds >= LEAST_BESIDE && isWholeOf(taxonomy, text, read.value),
    );
    if (whole) return { value: whole.text, evidence: evidenceOf(page, whole) };
  }
  const score = read ? titleScore(taxonomy, read.value) : 0;
  if (read && (!said?.place || score > KNOWN_TITLE || said.odds >= LEAST_HEADLINE)) return read;
  const own = page.titles.find(({ at, odds }) => odds >= LEAST_BESIDE && tellsOfSelf(page, at));
  if (own) return { value: own.text, evidence: evidenceOf(page, own) };
  return read && score <= 0 && (said?.odds ?? 0) < LEAST_ALONE ? null : read;
}

/** Whether one title holds all of another and more, which is no nationality; what stands behind a comma may be whose work it is. */
function isWholeOf(taxonomy: Taxonomy, whole: string, part: string): boolean {
  const words = new Set(foldName(part).split(' '));
  const more = foldName(whole)
    .split(' ')
    .filter((word) => !words.has(word));
  if (more.length === 0 || !says(whole, part) || (/[,،]/u.test(whole) && !/[,،]/u.test(part))) return false;
  return !more.some((word) => nationalityNames(taxonomy).has(word));
}

const KNOWN_TITLE = 0.7;
/** So likely must a headline be a title to stay before what else is found, and to stay where nothing is. */
const LEAST_HEADLINE = 0.3;
const LEAST_ALONE = 0.02;

/** Whether a line is one of those in which people say who they are. */
function tellsOfSelf(page: TaggedPage, at: number): boolean {
  const section = page.lines[at]?.asTagged.section ?? '';
  return (
    at < LINES_OF_SELF && ['top', 'summary', 'personal'].includes(section) && datesAt(page, at).length === 0
  );
}
const LINES_OF_SELF = 8;

/** Jobs as they stand on the page; what stands nowhere as it was read stays behind the one it was read after. */
function inOrder(work: readonly Found<ParsedWork>[], page: TaggedPage): Found<ParsedWork>[] {
  let last = -1;
  const placed = work.map((job, index) => {
    const { title, organisation } = job.value;
    const place =
      (organisation && placeIn(page, organisation, job.evidence.organisation)) ||
      (title && placeIn(page, title, job.evidence.title)) ||
      null;
    if (place) last = place.at * LONGEST_LINE + place.from;
    return { job, index, at: last };
  });
  return placed.sort((a, b) => a.at - b.at || a.index - b.index).map(({ job }) => job);
}
const LONGEST_LINE = 10_000;
