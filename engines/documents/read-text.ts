/** Plain text to lines. */

import { countArabic, countLatin, hasArabic, normaliseText } from '#engines/text/index.ts';
import type { Line, Reading, Segment } from './page.ts';
import { BULLET } from './page.ts';

/** Longer lines are cut at once, before anything is searched in them. */
const MAX_LINE = 4_000;

/** Lines of a text file; runs of spaces and tabs part a line into segments, rules mark the line above as a heading. */
export function readText(text: string): Reading {
  const lines: Line[] = [];
  let gap = 0;
  let rows = 0;
  for (const whole of text.replaceAll('\0', '').replace(/\r\n?/g, '\n').replace(/\f/g, '\n').split('\n')) {
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
    const markdown = /^(#{1,4})\s+(.*?)\s*#*$/.exec(raw);
    const clean = normaliseText(markdown ? markdown[2]! : raw)
      .replace(/\*\*|__/g, '')
      .replace(/^[|\s]*\|\s*|\s*\|\s*$/g, '');
    const segments: Segment[] = [];
    for (const match of clean.matchAll(/\S+(?: \S+)*/g)) {
      const piece = match[0];
      const width = piece.length * 6;
      segments.push({
        text: piece,
        x: match.index * 6,
        width,
        runs: [
          {
            text: piece,
            x: match.index * 6,
            width,
            size: 11,
            bold: false,
            italic: false,
            font: '',
            color: '',
            link: null,
          },
        ],
      });
    }
    if (segments.length > 1 && segments[0]!.text.length <= 2 && BULLET.test(`${segments[0]!.text} x`)) {
      segments[1]!.text = `${segments[0]!.text} ${segments[1]!.text}`;
      segments.shift();
    }
    const line = segments.map((segment) => segment.text).join('\t');
    if (line === '') continue;
    lines.push({
      page: 1,
      column: 0,
      x: segments[0]!.x,
      y: rows * 14,
      width: 0,
      height: 14,
      size: 11,
      bold: false,
      isBullet: BULLET.test(line),
      isRtl: hasArabic(line),
      gap: lines.length === 0 ? 0 : 1.2 + gap,
      text: line,
      segments,
      isHeadingStyle: Boolean(markdown),
      room: Number.POSITIVE_INFINITY,
    });
    gap = 0;
  }
  const arabic = countArabic(text);
  return {
    blocks: lines.length > 0 ? [{ page: 1, column: 0, x: 0, width: 500, lines }] : [],
    pages: 1,
    format: 'txt',
    isRtl: arabic > countLatin(text) * 0.6,
    links: [],
  };
}
