import { isRow, type Span, sentencesOf } from './sentences.ts';

/** A paragraph, a run of rows or a list, with the headings it stands under. Offsets are UTF-16 units of the document. */
export type Passage = Span & {
  /** From the outermost heading in; the passage begins with its own heading where that stands right above it. */
  headings: readonly string[];
  /** Where what stands under them begins. */
  body: number;
};

/** What the maker of a text knows of its pieces; without it, empty lines part paragraphs. */
export type Part = Span & {
  kind: 'heading' | 'paragraph' | 'rows' /** Of a heading: 1 is the outermost. */;
  level?: number;
};

const LONGEST = 1500;
const USUAL = 900;

/** The passages of a text, in order. */
export function passagesOf(text: string, parts: readonly Part[] = partsOf(text)): Passage[] {
  const passages: Passage[] = [];
  let headings: { text: string; level: number }[] = [];
  let opening: number | null = null;
  for (const part of parts) {
    if (part.kind === 'heading') {
      const level = part.level ?? 1;
      headings = [
        ...headings.filter((heading) => heading.level < level),
        { text: headingText(text, part), level },
      ];
      opening ??= part.start;
      continue;
    }
    const under = headings.map((heading) => heading.text);
    const [first, ...rest] = pieces(text, part);
    if (first) passages.push({ ...first, start: opening ?? first.start, body: first.start, headings: under });
    for (const piece of rest) passages.push({ ...piece, body: piece.start, headings: under });
    opening = null;
  }
  // A heading with nothing under it still says something.
  if (opening !== null)
    passages.push({ start: opening, body: opening, end: parts.at(-1)?.end ?? opening, headings: [] });
  return passages;
}

function headingText(text: string, { start, end }: Span): string {
  return text
    .slice(start, end)
    .replace(/^#+\s*/, '')
    .trim();
}

/** Paragraphs by empty lines; a short line without an end, above a paragraph, is its heading. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const match of text.matchAll(/\S[\s\S]*?(?=\n[ \t]*\n|$(?![\s\S]))/g)) {
    const start = match.index;
    const body = match[0].trimEnd();
    const marked = /^(#{1,6})\s/.exec(body);
    const lineEnd = body.indexOf('\n');
    if (marked && lineEnd > 0) {
      parts.push({ start, end: start + lineEnd, kind: 'heading', level: marked[1]?.length ?? 1 });
      parts.push({ start: start + lineEnd + 1, end: start + body.length, kind: 'paragraph' });
    } else if (marked) {
      parts.push({ start, end: start + body.length, kind: 'heading', level: marked[1]?.length ?? 1 });
    } else {
      parts.push({ start, end: start + body.length, kind: looksLikeHeading(body) ? 'heading' : 'paragraph' });
    }
  }
  return parts;
}

function looksLikeHeading(body: string): boolean {
  return body.length <= 80 && !/[\n.!?؟;؛,،]/.test(body) && !isRow(body) && !/^\s*[•●○▪*–—-]\s/u.test(body);
}

/** A long part is cut where sentences end, into pieces of about the usual length. */
function pieces(text: string, part: Span): Span[] {
  if (part.end - part.start <= LONGEST) return [part];
  const wanted = Math.ceil((part.end - part.start) / USUAL);
  const length = (part.end - part.start) / wanted;
  const result: Span[] = [];
  let start = part.start;
  let end = start;
  for (const sentence of sentencesOf(text, part)) {
    if (sentence.end - start > length * 1.15 && end > start) {
      result.push({ start, end });
      start = sentence.start;
    }
    end = sentence.end;
  }
  result.push({ start, end: part.end });
  return result;
}
