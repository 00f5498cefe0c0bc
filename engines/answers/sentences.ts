/** A piece of a text, in UTF-16 units. */
export type Span = { start: number; end: number };

/** A sentence longer than this is parted where it pauses: nobody reads more as one answer. */
const LONGEST = 560;

const abbreviation =
  /(?:^|[\s(])(?:[a-z]|mr|mrs|ms|dr|st|prof|gen|col|lt|capt|gov|sen|rep|jr|sr|vs|no|nos|vol|fig|approx|ca|cf|e\.g|i\.e|etc|inc|ltd|co|corp|dept|est|al|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|(?:[a-z]\.)+[a-z]|[ء-ي](?:\.[ء-ي])*)\.$/iu;

/** The sentences of a part of a text. Rows of tables and items of lists are sentences of their own. */
export function sentencesOf(text: string, within: Span = { start: 0, end: text.length }): Span[] {
  const sentences: Span[] = [];
  for (const line of linesOf(text, within)) {
    let start = line.start;
    for (const match of text
      .slice(line.start, line.end)
      .matchAll(/[.!?؟…]+["'”’»)\]]*(?=\s|$)|(?<=[ء-ي]{2})[.؟](?=[ء-ي]{2})/gu)) {
      const end = line.start + match.index + match[0].length;
      if (!endsSentence(text, start, end, line.end)) continue;
      pushTrimmed(sentences, text, { start, end });
      start = end;
    }
    pushTrimmed(sentences, text, { start, end: line.end });
  }
  return sentences.flatMap((sentence) => shortened(text, sentence));
}

function endsSentence(text: string, start: number, end: number, lineEnd: number): boolean {
  if (end >= lineEnd) return true;
  const next = text.slice(end, end + 4).trimStart();
  if (/^\p{Ll}/u.test(next)) return false;
  return !abbreviation.test(text.slice(Math.max(start, end - 12), end));
}

/** Below this width a text is not wrapped: its lines are said one by one. */
const NARROW = 40;
const PAUSES = /[.!?؟…,،;؛:]["'”’»)\]]*\s*$/u;

/** A wrapped line goes on in the next; a bullet, a numbered item or a row of cells begins anew. */
function linesOf(text: string, within: Span): Span[] {
  return blocksOf(text, within).flatMap((block) => {
    const lines: Span[] = [];
    const written = block.map(({ start, end }) => text.slice(start, end).trim());
    // What a text opens with is its title, over as many lines as it takes.
    const isList =
      block[0]?.start !== 0 &&
      !standsAlone(written[0] ?? '') &&
      written.every((line) => line.length <= NARROW && !PAUSES.test(line));
    for (const line of block) {
      const last = lines.at(-1);
      if (last && !isList) last.end = line.end;
      else lines.push({ ...line });
    }
    return lines;
  });
}

/** Lines one below the other, of which some may go on in the next. */
function blocksOf(text: string, within: Span): Span[][] {
  const blocks: Span[][] = [];
  let block: Span[] = [];
  for (let start = within.start; start <= within.end; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? within.end : Math.min(found, within.end);
    const line = text.slice(start, end);
    const isBlank = line.trim() === '';
    const before = block.at(-1);
    if (isBlank || standsAlone(line) || (before && isRow(text.slice(before.start, before.end)))) {
      if (block.length > 0) blocks.push(block);
      block = [];
    }
    if (!isBlank) block.push({ start, end });
    start = end + 1;
  }
  return block.length > 0 ? [...blocks, block] : blocks;
}

function standsAlone(line: string): boolean {
  return isRow(line) || /^\s*(?:[•●○▪■◆*–—-]|\d{1,2}[.)])\s/u.test(line);
}

/** Whether a line is a row of a table: cells parted by tabs or bars. */
export function isRow(line: string): boolean {
  return /\S\t+\S|\S\s\|\s\S/.test(line);
}

function pushTrimmed(sentences: Span[], text: string, { start, end }: Span): void {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from] ?? '')) from++;
  while (to > from && /\s/.test(text[to - 1] ?? '')) to--;
  if (to > from) sentences.push({ start: from, end: to });
}

function shortened(text: string, sentence: Span): Span[] {
  if (sentence.end - sentence.start <= LONGEST) return [sentence];
  const middle = (sentence.start + sentence.end) / 2;
  for (const pause of [/[;؛](?=\s)/gu, /[,،](?=\s)/gu, /\s(?=و)/gu, /\s/gu]) {
    let cut = -1;
    for (const match of text.slice(sentence.start, sentence.end).matchAll(pause)) {
      const at = sentence.start + match.index + 1;
      if (cut < 0 || Math.abs(at - middle) < Math.abs(cut - middle)) cut = at;
    }
    if (cut - sentence.start < 80 || sentence.end - cut < 80) continue;
    const parts: Span[] = [];
    pushTrimmed(parts, text, { start: sentence.start, end: cut });
    pushTrimmed(parts, text, { start: cut, end: sentence.end });
    return parts.flatMap((part) => shortened(text, part));
  }
  return [sentence];
}
