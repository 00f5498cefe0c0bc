/** The lines of lists of skills, joined where a line breaks inside an item. */
import { BULLET } from '#engines/documents/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { ColumnLine } from './skill-columns.ts';
import { statesLanguages } from './spoken-languages.ts';
import { firstWordWidth } from './wraps.ts';

/** A list, or an item of one, on one line. */
export interface SkillRow {
  text: string;
  /** The line that it begins on. */
  line: ColumnLine;
  hasFollower: boolean;
}

/** Lists that run over lines are joined where a line breaks inside an item. */
export function joinSkillLines(taxonomy: Taxonomy, lines: ColumnLine[]): SkillRow[] {
  const lists = lines.filter((line) => /[,،;|•·]\s*\S/.test(line.text.replace(BULLET, ''))).length;
  const areLists = lists >= Math.max(1, lines.length * 0.4);
  const rows: SkillRow[] = [];
  for (const [index, line] of lines.entries()) {
    const last = rows.at(-1);
    const previous = lines[index - 1];
    const isJoined =
      last &&
      previous &&
      (line.goesOn ||
        isWrapOfBullet(previous, line) ||
        (!areLists && isWrapOfItem(previous, line)) ||
        (isSameFlow(taxonomy, previous, line) && (areLists || isOpenBetween(last.text, line))));
    if (isJoined) last.text = `${last.text} ${line.text}`;
    else {
      if (last) last.hasFollower = true;
      rows.push({ text: line.text, line, hasFollower: false });
    }
  }
  return rows;
}

/** Whether a line stands below another as the next line of one list does. */
function isSameFlow(taxonomy: Taxonomy, previous: ColumnLine, line: ColumnLine): boolean {
  return (
    !line.isBullet &&
    !beginsWithLabel(line) &&
    !statesLanguages(taxonomy, previous.text) &&
    line.gap < 1.9 &&
    previous.column === line.column &&
    previous.bold === line.bold &&
    line.segments.length === 1
  );
}

function beginsWithLabel({ text, segments: [first] }: ColumnLine): boolean {
  return /^[^:：,،]{2,40}[:：]/.test(text) || Boolean(first?.runs.at(0)?.bold && !first.runs.at(-1)?.bold);
}

/** Whether a sign of a list stands where the lines meet. */
function isOpenBetween(text: string, line: ColumnLine): boolean {
  return /[,،;|•·&]\s*$|\band$/.test(text) || (/^[,،;|•·]/.test(line.text) && !line.isBullet);
}

/** Words under those of a bullet. */
function isWrapOfBullet(previous: ColumnLine, line: ColumnLine): boolean {
  if (!previous.isBullet || line.isBullet || line.width <= 0 || previous.width <= 60) return false;
  const isSetIn = line.isRtl
    ? line.x + line.width < previous.x + previous.width - 3
    : line.x > previous.x + 3;
  return isSetIn && line.gap < 1.6;
}

/** The next word would not have fitted, or the column is narrow, and it begins like one that goes on. */
function isWrapOfItem(previous: ColumnLine, line: ColumnLine): boolean {
  if (line.width <= 0 || line.segments.length !== 1 || !/^\p{Ll}/u.test(line.text)) return false;
  const lacksRoom = !line.isBullet && line.gap < 1.7 && previous.room < firstWordWidth(line) + 3;
  const isNarrow =
    line.gap < 1.5 && line.column !== 0 && previous.segments.length === 1 && previous.text.length > 12;
  return lacksRoom || isNarrow;
}
