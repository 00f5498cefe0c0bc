/** Headings, and labels of forms and tables, that stand in two languages: "Name | Huda Salem | الاسم". */
import { type Line, lineText, type Reading, type Segment } from '#engines/documents/index.ts';
import { rolesOfLabel, sectionOfHeading } from '#engines/taxonomy/index.ts';
import { hasArabic } from '#engines/text/index.ts';

type IsLesser = (text: string) => boolean;

/** The reading with each heading and each label before its value once, and heads of tables in one language. */
export function withoutTranslatedLabels(reading: Reading, isLesser: IsLesser): Reading {
  const blocks = reading.blocks.map((block) => ({
    ...block,
    lines: block.lines
      .map((line) => withoutSecondLabel(withoutSecondHeading(line, isLesser), isLesser))
      .filter((line, at, lines) => !isHeadAgain(line, [lines[at - 1], lines[at + 1]], isLesser)),
  }));
  return { ...reading, blocks };
}

/** "Experience | الخبرات", each at an edge of the page. */
function withoutSecondHeading(line: Line, isLesser: IsLesser): Line {
  const [one, other, third] = line.segments;
  if (!one || !other || third || hasArabic(one.text) === hasArabic(other.text)) return line;
  const kind = sectionOfHeading(one.text);
  if (kind === null || kind !== sectionOfHeading(other.text)) return line;
  const heading = isLesser(one.text) ? other : one;
  return { ...line, segments: [heading], text: heading.text };
}

/** A row between two labels of one meaning, one in each script. */
function withoutSecondLabel(line: Line, isLesser: IsLesser): Line {
  const first = line.segments.at(0);
  const last = line.segments.at(-1);
  if (!first || !last || line.segments.length < 2 || !isSameLabel(first, last)) return line;
  const label = isLesser(first.text) ? last : first;
  const segments = [label, ...withoutTranslatedValue(line.segments.slice(1, -1), isLesser)];
  return { ...line, segments, text: lineText(segments) };
}

function isSameLabel({ text }: Segment, { text: other }: Segment): boolean {
  const roles = rolesOfLabel(other);
  return hasArabic(text) !== hasArabic(other) && rolesOfLabel(text).some((role) => roles.includes(role));
}

/** Of two values between the labels, one in each script, that of the language that is read. */
function withoutTranslatedValue(values: Segment[], isLesser: IsLesser): Segment[] {
  const kept = values.filter(({ text }) => !isLesser(text));
  return kept.length > 0 ? kept : values;
}

/** The head of a table in the lesser script, under or over the same head in the other. */
function isHeadAgain(line: Line, beside: readonly (Line | undefined)[], isLesser: IsLesser): boolean {
  const areLabels = ({ segments }: Line) =>
    segments.length > 1 && segments.every(({ text }) => rolesOfLabel(text).length > 0);
  return (
    isLesser(line.text) &&
    areLabels(line) &&
    beside.some(
      (other) =>
        other !== undefined &&
        other.segments.length === line.segments.length &&
        !isLesser(other.text) &&
        areLabels(other),
    )
  );
}
