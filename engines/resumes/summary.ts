/** The summary: what the person says of themselves. */
import type { Line } from '#engines/documents/index.ts';
import { findDates } from '#engines/text/index.ts';
import { detailTexts } from './detail-texts.ts';
import type { Read } from './found.ts';
import { headsWish, tellsWish } from './introduction.ts';
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
  if (section) return summaryOf(section.lines, textUnder(section), 0.92);
  const prose = firstParagraph(topLines(sections));
  const text = asOneText(paragraphsOf(prose));
  return tokenCount(text) >= 10 ? summaryOf(prose, text, 0.7) : null;
}

/** What stands in a section; with its heading where that alone says that it is wanted: "Career objective: medical coding". */
function textUnder({ heading, lines }: Section): string {
  const text = asOneText(detailTexts(lines));
  const [first = ''] = text.split(/[.\n]/u);
  const label = heading?.text.split(/[:：]/u)[0]?.trim() ?? '';
  const isShort = tokenCount(first) <= LONGEST_UNSAID_WISH && !tellsWish(first);
  return headsWish(label) && isShort ? `${label}: ${text}` : text;
}
/** Longer sentences say themselves that they wish. */
const LONGEST_UNSAID_WISH = 8;

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
