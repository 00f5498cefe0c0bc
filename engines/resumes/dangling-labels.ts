/** Labels of certificates that stand at the end of a line, and their values on the next. */
import { firstSegment, type Line, lastSegment } from '#engines/documents/index.ts';
import { wordingsIn } from '#engines/taxonomy/index.ts';

const WORDS = wordingsIn('resumes/dangling-labels');
const ENDS_BEFORE_ITS_VALUE = new RegExp(
  `${WORDS.source('ends before its value', { edges: 'anywhere' })}\\p{L}*\\.?$`,
  'iu',
);

/** Lines that break between a label and its value ("Licence No." / "6644120", "Valid until Feb" / "2025") are joined. */
export function joinDangling(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last && !line.isBullet && dangles(last.text, line.text)) {
      const segment = lastSegment(last);
      const first = firstSegment(line);
      out[out.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        segments: [
          ...last.segments.slice(0, -1),
          { ...segment, text: `${segment.text} ${first.text}`, runs: [...segment.runs, ...first.runs] },
          ...line.segments.slice(1),
        ],
      };
    } else out.push(line);
  }
  return out;
}

function dangles(text: string, next: string): boolean {
  const end = text.trim();
  return (
    (ENDS_IN_LABEL.test(end) && BEGINS_WITH_VALUE.test(next)) ||
    (ENDS_BEFORE_ITS_VALUE.test(end) && /^(?:19|20)\d\d\b/.test(next))
  );
}

const ENDS_IN_LABEL =
  /(?:\bno|\bnumber|\bid|#|رقم|الشهادة|until|till|valid|issued|expires|expiry|exp|date|حتى|الإصدار|الانتهاء|:)\.?:?$/iu;
/** A number, or a month and its year. */
const BEGINS_WITH_VALUE = /^[^\p{L}]*[\p{L}]{0,4}[-/]?\d|^\p{L}+\.?\s+['’]?(?:19|20)?\d\d/u;
