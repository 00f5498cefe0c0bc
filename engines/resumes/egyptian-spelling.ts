/** Words that people in Egypt write with an undotted last letter, as everybody else writes them. */
import type { Line, Reading } from '#engines/documents/index.ts';

/** As long as before, so that places in the text stay what they were. */
const DOTTED: Readonly<Record<string, string>> = { فى: 'في', دلوقتى: 'دلوقتي', لغايه: 'لغاية' };
const UNDOTTED = new RegExp(`(?<!\\p{L})(?:${Object.keys(DOTTED).join('|')})(?!\\p{L})`, 'gu');

/** The reading with "in" and "now" spelt as the words by which jobs and places are found spell them. */
export function withDots(reading: Reading): Reading {
  if (!reading.isRtl) return reading;
  return {
    ...reading,
    blocks: reading.blocks.map((block) => ({ ...block, lines: block.lines.map(dotted) })),
  };
}

function dotted(line: Line): Line {
  const text = spelt(line.text);
  if (text === line.text) return line;
  return { ...line, text, segments: line.segments.map((it) => ({ ...it, text: spelt(it.text) })) };
}

const spelt = (text: string): string => text.replace(UNDOTTED, (word) => DOTTED[word] ?? word);
