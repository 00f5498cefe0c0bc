/** Plain text to lines. */

import { countArabic, countLatin, hasArabic, normaliseText } from '#engines/text/index.ts';
import { linksIn, withoutHiddenMarkdown, withoutMarkdown } from './markdown.ts';
import type { Line, Reading, Segment } from './page.ts';
import { BULLET, lineText } from './page.ts';
import { textBlocks } from './text-columns.ts';

/** Longer lines are cut at once, before anything is searched in them. */
const MAX_LINE = 4_000;

/** A mark of a list whose words stand on the next line, as programs print the pages of a PDF. */
const BULLET_ALONE = /^\s*[•●▪◦‣·∙]\s*$/u;
const ALL_BOLD = /^(?:\*\*[^*]+\*\*|__[^_]+__)$/u;

/** Lines of a text file; runs of spaces and tabs part a line into segments, rules mark the line above as a heading. */
export function readText(text: string): Reading {
  const lines: Line[] = [];
  let gap = 0;
  let rows = 0;
  let bullet = '';
  const shown = withoutHiddenMarkdown(text.replaceAll('\0', '').replace(/\r\n?|\f/g, '\n'));
  for (const whole of shown.split('\n')) {
    const raw = whole.slice(0, MAX_LINE);
    rows++;
    if (raw.trim() === '') {
      gap++;
      continue;
    }
    if (/^[\s=\-_*~#─━═]{3,}$/.test(raw)) {
      const above = lines.at(-1);
      if (above && gap === 0 && above.segments.length === 1 && above.text.length < 50)
        above.isHeadingStyle = true;
      gap++;
      continue;
    }
    const markdown = /^(#{1,6})\s+(.*?)\s*#*$/.exec(raw);
    const written = normaliseText(markdown?.[2] ?? raw);
    if (BULLET_ALONE.test(written)) {
      bullet = written.trim();
      continue;
    }
    const bold = ALL_BOLD.test(written.trim());
    const plain = withoutMarkdown(bullet === '' ? written : `${bullet} ${written.trim()}`);
    bullet = '';
    const segments = segmentsOf(plain.replace(/^[|\s]*\|\s*|\s*\|\s*$/g, ''), bold);
    const [first] = segments;
    if (!first) continue;
    const line = lineText(segments);
    lines.push({
      page: 1,
      column: 0,
      x: first.x,
      y: rows * 14,
      width: 0,
      height: 14,
      size: 11,
      bold,
      isBullet: BULLET.test(line),
      isRtl: hasArabic(line),
      gap: lines.length === 0 ? 0 : 1.2 + gap,
      text: line,
      segments,
      isHeadingStyle: Boolean(markdown),
      ...(markdown?.[1] && { headingLevel: markdown[1].length }),
      room: Number.POSITIVE_INFINITY,
    });
    gap = 0;
  }
  const arabic = countArabic(text);
  return {
    blocks: textBlocks(lines),
    pages: 1,
    format: 'txt',
    isRtl: arabic > countLatin(text) * 0.6,
    links: linksIn(text),
  };
}

/** The pieces of a line that are parted by more than a space; a bullet is one with what follows it. */
function segmentsOf(text: string, bold: boolean): Segment[] {
  const segments = [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: piece, index }): Segment => {
    const place = { text: piece, x: index * 6, width: piece.length * 6 };
    const plain = { size: 11, bold, italic: false, font: '', color: '', link: null };
    return { ...place, runs: [{ ...place, ...plain }] };
  });
  const [first, second, ...others] = segments;
  if (!first || !second || first.text.length > 2 || !BULLET.test(`${first.text} x`)) return segments;
  return [{ ...second, text: `${first.text} ${second.text}` }, ...others];
}
