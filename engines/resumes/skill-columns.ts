/** Lists of skills that are set in columns. */
import { BULLET, type Line, type Segment } from '#engines/documents/index.ts';
import { isLevelAlone } from './skill-levels.ts';

/** An item of a column, or a line as it is. */
export interface ColumnLine extends Line {
  /** It has no bullet where its column's items have. */
  goesOn?: boolean;
}

/** Points from a bullet to the words below it at most. */
const HANGING = 22;
/** Points by which the edges of one column may differ. */
const SLACK = 3;

/** A list in columns is read down each column: its items may break over two lines there. Other lines stay as they are. */
export function inColumns(lines: Line[]): ColumnLine[] {
  const [first] = lines;
  const areSet = first !== undefined && lines.every(({ width, page }) => width !== 0 && page === first.page);
  if (!areSet || lines.filter((line) => line.segments.length > 1).length < 2) return lines;
  const edges = new ColumnEdges(lines, first.isRtl);
  const cells = lines.flatMap((line) =>
    line.segments.map((segment): Cell => ({ line, segment, column: edges.columnOf(segment) })),
  );
  const columns = edges.all.map((_, column) => cells.filter((cell) => cell.column === column));
  // Columns share their edges throughout, and no cell holds a list of its own or a level beside its skill.
  if (columns.length < 2 || columns.length > 4 || columns.some(({ length }) => length < 2)) return lines;
  if (cells.some(({ segment, column }) => column < 0 || isMoreThanItem(segment.text))) return lines;
  return columns.flatMap((column) => linesOf(column, edges));
}

/** A segment in its column. */
interface Cell {
  line: Line;
  segment: Segment;
  column: number;
}

function isMoreThanItem(text: string): boolean {
  return /[,،;|•·:]\s*\S/.test(text.replace(BULLET, '')) || isLevelAlone(text);
}

/** Where the columns of a list begin. */
class ColumnEdges {
  readonly isRtl: boolean;
  /** Places at which items begin, in points. */
  readonly all: readonly number[];
  /** Those at which an item with a bullet does. */
  readonly #bulleted: readonly number[];

  constructor(lines: Line[], isRtl: boolean) {
    this.isRtl = isRtl;
    const edges: number[] = [];
    for (const segment of lines.filter((line) => line.segments.length > 1).flatMap((line) => line.segments)) {
      const edge = this.#edgeOf(segment);
      if (!edges.some((known) => Math.abs(known - edge) <= SLACK)) edges.push(edge);
    }
    const bullets = lines.flatMap((line) => line.segments).filter((segment) => BULLET.test(segment.text));
    this.#bulleted = edges.filter((known) =>
      bullets.some((segment) => Math.abs(known - this.#edgeOf(segment)) <= SLACK),
    );
    this.all = edges.filter((edge) => !this.#isHanging(edge));
  }

  /** The column of a segment; -1 where it stands in none. */
  columnOf(segment: Segment): number {
    const edge = this.#edgeOf(segment);
    const own = this.all.findIndex((known) => Math.abs(known - edge) <= SLACK);
    if (own >= 0 || BULLET.test(segment.text)) return own;
    return this.all.findIndex((known) => {
      const indent = this.#indent(known, edge);
      return this.#bulleted.includes(known) && indent > 0 && indent < HANGING;
    });
  }

  /** Whether a segment goes on below a bullet: it stands under its words, and no bullet does. */
  isContinuation(segment: Segment): boolean {
    return !BULLET.test(segment.text) && this.#isHanging(this.#edgeOf(segment));
  }

  #isHanging(edge: number): boolean {
    return (
      !this.#bulleted.includes(edge) &&
      this.#bulleted.some((known) => {
        const indent = this.#indent(known, edge);
        return indent > SLACK && indent < HANGING;
      })
    );
  }

  #indent(from: number, to: number): number {
    return this.isRtl ? from - to : to - from;
  }

  #edgeOf({ x, width }: Segment): number {
    return Math.round(this.isRtl ? x + width : x);
  }
}

/** The items of a column as lines of their own. */
function linesOf(column: Cell[], edges: ColumnEdges): ColumnLine[] {
  const { isRtl } = edges;
  const ends = column.map(({ segment }) => (isRtl ? segment.x : segment.x + segment.width));
  const far = isRtl ? Math.min(...ends) : Math.max(...ends);
  const isBulleted = column.some(({ segment }) => BULLET.test(segment.text));
  return column.map(({ line, segment }, index): ColumnLine => {
    const above = column[index - 1];
    return {
      ...line,
      segments: [segment],
      text: segment.text,
      x: segment.x,
      width: segment.width,
      isBullet: BULLET.test(segment.text),
      goesOn: isBulleted && edges.isContinuation(segment),
      gap: above ? (line.y - above.line.y) / Math.max(1, line.size) : 9,
      room: isRtl ? segment.x - far : far - segment.x - segment.width,
    };
  });
}
