/** The summary: what the person says of themselves. */
import type { Line } from '#engines/documents/index.ts';
import { findDates } from '#engines/text/index.ts';
import { detailTexts } from './detail-texts.ts';
import type { Read } from './found.ts';
import { asOneText, paragraphsOf } from './paragraphs.ts';
import { holdsContacts, topLines } from './personal-lines.ts';
import { placeOf } from './pieces.ts';
import type { Section } from './section.ts';
import { tokenCount } from './word-count.ts';

/** The summary section, or the first paragraph under the name where it has no heading. */
export function readSummary(sections: Section[]): Read<string> | null {
  const section = sections.find(
    (candidate) => candidate.kind === 'summary' && candidate.lines.length > 0 && !holdsContacts(candidate),
  );
  if (section) return summaryOf(section.lines, asOneText(detailTexts(section.lines)), 0.92);
  const prose = firstParagraph(topLines(sections));
  const text = asOneText(paragraphsOf(prose));
  return tokenCount(text) >= 10 ? summaryOf(prose, text, 0.7) : null;
}

function summaryOf([first]: Line[], text: string, confidence: number): Read<string> | null {
  return first ? { value: text, evidence: { confidence, place: placeOf(first, text) } } : null;
}

function firstParagraph(lines: Line[]): Line[] {
  const prose: Line[] = [];
  for (const line of lines) {
    const last = prose.at(-1);
    const words = tokenCount(line.text);
    const isProse =
      words >= 8 &&
      findDates(line.text).length === 0 &&
      !/@|https?:|\d{7,}/.test(line.text) &&
      line.segments.length === 1;
    const goesOn = last && line.gap < 1.8 && !/[.!]$/.test(last.text) && line.segments.length === 1;
    if (isProse || goesOn) prose.push(line);
    else if (last) break;
  }
  return prose;
}
