import { type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { sectionNamed } from './headings.ts';
import { type Span, tidy } from './lines.ts';
import { countsPeople, type PostHeading, postHeading } from './post-headings.ts';
import { type Mark, markOf } from './post-marks.ts';

const WORDS = wordingsIn('postings/post-lists');

/** A line that is the heading of a post. */
export interface HeadingLine extends PostHeading {
  /** Its place among the lines of the text. */
  at: number;
}

/** As many lines are looked up as titles: a text that has more such lines is a list of something else. */
const MOST_LOOKED_UP = 150;
/** What stands in an order needs no more to be told apart; signs and forms do. */
const IN_ORDER = ['named', 'ordinal', 'number', 'letter', 'roman'];
const MOST_WORDS_OF_FORM = 8;

type HeadingAt = (at: number) => HeadingLine | null;

/** The lists of headings that the lines of a text may be, the likeliest first. */
export function listsOfHeadings(taxonomy: Taxonomy, text: string, lines: readonly Span[]): HeadingLine[][] {
  let looked = 0;
  const headingAt: HeadingAt = (at) => {
    const line = lines[at];
    if (!line || ++looked > MOST_LOOKED_UP) return null;
    const heading = postHeading(taxonomy, text, line);
    return heading && { ...heading, at };
  };
  const { marked, formed } = linesByKind(text, lines);
  const ordered = IN_ORDER.flatMap((kind) =>
    listsInOrder(marked.get(kind) ?? [], headingAt, (at) => namesSection(text, lines[at])),
  );
  const signed = [...marked]
    .filter(([kind]) => !IN_ORDER.includes(kind) && kind !== 'bold')
    .map(([, items]) =>
      listOfSigns(
        items.map(({ at }) => at),
        headingAt,
        (from, to) => startsAnew(text, lines, from, to),
      ),
    )
    .filter((list) => list.every(isSure));
  const bold = (marked.get('bold') ?? []).map(({ at }) => at);
  const forms = [bold, ...formed.values()].map((found) =>
    found.flatMap((at) => headingAt(at) ?? []).filter(isSure),
  );
  return [...ordered, ...signed, ...forms].filter(
    (list) => list.length >= 2 && !isOfOthers(text, lines, list[0]?.at ?? 0),
  );
}

/** "You will lead:", "Reports to", "Duties:": whoever is listed below is not sought. */
function isOfOthers(text: string, lines: readonly Span[], at: number): boolean {
  const before = lines.slice(0, at).findLast((line) => text.slice(line.start, line.end).trim() !== '');
  const words = before ? tidy(text.slice(before.start, before.end)) : '';
  if (words === '' || words.split(' ').length > MOST_WORDS_OF_FORM) return false;
  return sectionNamed(words.replace(/[:：]$/u, '')) === 'duties' || OPENS_OTHERS.test(fold(words));
}
const OPENS_OTHERS = WORDS.pattern('opens a list of others', { spaces: 'one' });

/** It names an occupation, or says how many people it seeks. */
export const isSure = ({ occupation, openings }: HeadingLine): boolean =>
  occupation !== null || openings !== null;

function linesByKind(text: string, lines: readonly Span[]) {
  const marked = new Map<string, { at: number; mark: Mark }[]>();
  const formed = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    if (!/\p{L}{2}/u.test(text.slice(line.start, line.end))) continue;
    const mark = markOf(text, line);
    const form = mark ? null : formOf(text, lines, at);
    if (mark) marked.set(mark.kind, [...(marked.get(mark.kind) ?? []), { at, mark }]);
    if (form) formed.set(form, [...(formed.get(form) ?? []), at]);
  }
  return { marked, formed };
}

/** "1) … 2) … 3) …", each a heading, with lists of their own within them; none where the order goes on with something else. */
function listsInOrder(
  items: readonly { at: number; mark: Mark }[],
  headingAt: HeadingAt,
  isSection: (at: number) => boolean,
): HeadingLine[][] {
  return items.flatMap(({ at, mark }, first) => {
    const opening = mark.at === 1 ? headingAt(at) : null;
    if (!opening) return [];
    const list = [opening];
    let within = 0;
    for (const item of items.slice(first + 1)) {
      const isNext = item.mark.at === list.length + 1;
      const heading = isNext ? headingAt(item.at) : null;
      if (heading) {
        list.push(heading);
        within = 0;
      } else if (item.mark.at === within + 1) within++;
      else if (isNext && isSection(item.at)) break;
      else return [];
    }
    return [list];
  });
}

/** All lines with one sign, up to where another paragraph uses it for something else; none where they are mixed. */
function listOfSigns(
  items: readonly number[],
  headingAt: HeadingAt,
  isBreak: (from: number, to: number) => boolean,
): HeadingLine[] {
  const list: HeadingLine[] = [];
  let before = -1;
  for (const at of items) {
    const heading = headingAt(at);
    const isApart = before < 0 || isBreak(before, at);
    before = at;
    if (heading && (list.length > 0 || isApart)) list.push(heading);
    else if (list.length === 0) continue;
    else if (isApart) break;
    else return [];
  }
  return list;
}

/** Whether a line without a mark opens a paragraph between two lines. */
function startsAnew(text: string, lines: readonly Span[], from: number, to: number): boolean {
  return lines.slice(from + 1, to).some((line, at) => {
    const before = lines[from + at];
    const isOpen = before !== undefined && text.slice(before.start, before.end).trim() === '';
    return isOpen && text.slice(line.start, line.end).trim() !== '' && !markOf(text, line);
  });
}

/** How a line without a mark is set apart: by how many people it seeks, by capitals, by a colon. */
function formOf(text: string, lines: readonly Span[], at: number): string | null {
  const [line, before] = [lines[at], lines[at - 1]];
  if (!line) return null;
  const written = tidy(text.slice(line.start, line.end));
  if (countsPeople(text, line)) return 'counted';
  if (written.split(' ').length > MOST_WORDS_OF_FORM || /\d/u.test(written)) return null;
  if (/^[^:：]+[:：]$/u.test(written)) return 'colon';
  const isApart = !before || text.slice(before.start, before.end).trim() === '';
  return isApart && /^[^a-z]*[A-Z]{3}[^a-z]*$/u.test(written) ? 'capitals' : null;
}

/** "3) How to apply: …": what goes on behind the posts, in their order. */
function namesSection(text: string, line: Span | undefined): boolean {
  const mark = line && markOf(text, line);
  const words = mark ? tidy(text.slice(mark.rest.start, mark.rest.end)).split(/[:：]/u)[0] : '';
  return sectionNamed(words ?? '') !== null || sectionNamed((words ?? '').split(' ')[0] ?? '') !== null;
}
