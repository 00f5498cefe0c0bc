/** Posts that the tagger finds and no reader has read. */
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { type DateSpan, foldName } from '#engines/text/index.ts';
import type { Found } from './found.ts';
import { placeOf } from './pieces.ts';
import type { ParsedWork } from './resume.ts';
import { datesAt, evidenceOf, isBeside, type Named, type TaggedPage } from './tagger/tagged-page.ts';
import { titleScore } from './titles-and-employers.ts';

type Posts = { headline: { value: string } | null; work: readonly Found<ParsedWork>[] };

/** So likely must words be the name of a post, or of an employer beside it. */
const LEAST = 0.5;
/** A degree is tagged like a title at times, and holds no word of one. */
const LEAST_SCORE = 0.5;

/** The posts of a page that are not among these, with the employer and the dates of their lines or of the next ones. */
export function unreadPosts(
  taxonomy: Taxonomy,
  posts: Posts,
  page: TaggedPage,
  now: Date,
): Found<ParsedWork>[] {
  const today = now.toISOString().slice(0, 10);
  const added: Found<ParsedWork>[] = [];
  for (const name of page.titles) {
    if (name.odds < LEAST || titleScore(taxonomy, name.text) <= LEAST_SCORE) continue;
    if (!isUnread(name, posts.work, page) || isOfTop(name, posts, page)) continue;
    const job = jobOf(name, page, today);
    if (saysMore(job.value, { ...posts, work: [...posts.work, ...added] })) added.push(job);
  }
  return added;
}

/** Whether no job has taken the words of a title, as they stand or in other words of the same line. */
function isUnread(name: Named, work: readonly Found<ParsedWork>[], page: TaggedPage): boolean {
  const line = page.lines[name.at]?.line.text ?? '';
  return !work.some(({ value: { title, organisation, details }, evidence }) => {
    if (details.some((detail) => line.includes(detail) && detail.includes(name.text))) return true;
    const isHere = [evidence.title, evidence.organisation, evidence.start].some(
      (own) => own?.place && line.includes(own.place.text),
    );
    if (isHere && title !== null && (says(title, name.text) || says(name.text, title))) return true;
    return [title, organisation].some((own) => {
      const from = own === null ? -1 : line.indexOf(own);
      return own !== null && from >= 0 && from < name.to && name.from < from + own.length;
    });
  });
}

/** Whether a title stands where the person says, above all that they did, what they are. */
function isOfTop({ at, text }: Named, { headline }: Posts, page: TaggedPage): boolean {
  if (at >= LINES_OF_TOP || headline === null || datesAt(page, at).length > 0) return false;
  return (page.lines[at]?.line.text ?? '').includes(headline.value) || says(headline.value, text);
}
const LINES_OF_TOP = 4;

function jobOf(name: Named, page: TaggedPage, today: string): Found<ParsedWork> {
  const employers = page.employers.filter(({ odds }) => odds >= LEAST);
  // The employer of a neighbour belongs to the post that is named there.
  const isFree = (at: number): boolean => page.titles.every((other) => other.at !== at);
  const employer =
    employers.find(({ at }) => at === name.at) ??
    employers.find(({ at }) => isFree(at) && isBeside(page, at, name.at));
  const isAlone = page.titles.every((other) => other === name || other.at !== name.at);
  const span = spanOn(name, page, today) ?? (isAlone ? spanBeside(name, page) : null);
  const line = page.lines[name.at]?.line;
  const told = /^[^:：]{0,60}[:：]\s*(?<told>.{12,})$/su.exec(line?.text.slice(name.to) ?? '')?.groups?.told;
  return {
    value: {
      title: name.text,
      organisation: employer?.text ?? null,
      location: null,
      start: span?.start ?? null,
      end: span?.end ?? null,
      current: span?.isOpen ?? false,
      details: told === undefined ? [] : [told.trim()],
    },
    evidence: {
      title: evidenceOf(page, name),
      ...(employer && { organisation: evidenceOf(page, employer) }),
      ...(span && line && { start: { confidence: 0.5, place: placeOf(line) } }),
    },
  };
}

/** Of the dates in the sentence of a title the first behind it, else the last before it; what lies ahead is when something runs out. */
function spanOn({ at, from, to }: Named, page: TaggedPage, today: string): DateSpan | null {
  const line = page.lines[at]?.line.text ?? '';
  const past = datesAt(page, at).filter((span) => {
    const between = span.from >= to ? line.slice(to, span.from) : line.slice(span.to, from);
    return span.start !== null && span.start <= today && !/[.;؛]\s/u.test(between);
  });
  return past.find((span) => span.from >= to) ?? past.at(-1) ?? null;
}

/** The dates of a neighbour that names no post of its own. */
function spanBeside({ at }: Named, page: TaggedPage): DateSpan | null {
  const spans = [at + 1, at - 1]
    .filter((other) => page.titles.every((name) => name.at !== other))
    .map((other) => datesAt(page, other)[0]);
  return spans.find((span) => span?.isRange) ?? null;
}

/** Whether a post is named otherwise than those that were read, or dated otherwise. */
function saysMore({ title, start, organisation }: ParsedWork, { headline, work }: Posts): boolean {
  const isAlike = (other: string | null | undefined): boolean =>
    other != null && title !== null && (says(other, title) || says(title, other));
  const alike = work.filter(({ value }) => isAlike(value.title));
  if (start !== null) return !alike.some(({ value }) => value.start === start);
  return alike.length === 0 && (organisation !== null || !isAlike(headline?.value));
}

/** Whether a title holds all words of another. */
export function says(title: string, other: string): boolean {
  const words = foldName(title).split(' ');
  return foldName(other)
    .split(' ')
    .every((word) => words.includes(word));
}
