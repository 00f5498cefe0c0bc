/** Which section goes on where a column begins. */
import type { Block, Line } from '#engines/documents/index.ts';
import { sectionOfHeading } from '#engines/taxonomy/index.ts';
import { findDates } from '#engines/text/index.ts';
import type { Section } from './section.ts';

/** An address of e-mail or the web, or a telephone number. */
const CONTACT = /\S@\S|https?:|www\.|linkedin\.|\+\d[\d\s().-]{6,}\d|(?<!\d)0\d[\d\s().-]{6,}\d/iu;

/** The sections that blocks, in the order of the document, leave open. */
export class OpenSections {
  readonly #blocks: readonly Block[];
  /** The section in which each column ended. */
  readonly #byColumn = new Map<number, Section>();
  #last: Section | null = null;
  /** What stood open over a list in columns goes on in each of them. */
  #over: Section | null = null;

  constructor(blocks: readonly Block[]) {
    this.#blocks = blocks;
  }

  /** The section that goes on where a block begins; null where none is open. */
  enter(block: Block): Section | null {
    if (block.page === 1 && block.column !== 0) return this.#over ?? this.#goesOnIn(block);
    if (block.page === 1) return this.#last;
    if (block.column !== 0) return this.#byColumn.get(block.column) ?? this.#last;
    const isFirst = block === this.#blocks.find(({ page }) => page === block.page);
    const main = isFirst ? widestColumn(this.#blocks, block.page - 1) : null;
    return (main === null ? undefined : this.#byColumn.get(main)) ?? this.#last;
  }

  /** The jobs or studies that the column before left unfinished, where this one begins with the rest of an entry. */
  #goesOnIn(block: Block): Section | null {
    const last = this.#last;
    if (!last?.heading || (last.kind !== 'work' && last.kind !== 'education')) return null;
    if (last.heading.column === 0 || last.heading.column === block.column) return null;
    const to = block.lines.findIndex((line) => sectionOfHeading(line.text) !== null);
    const lines = to < 0 ? [] : block.lines.slice(0, to);
    if (lines.some(({ text }) => CONTACT.test(text))) return null;
    const isRest = ({ text, isBullet }: Line): boolean =>
      isBullet || findDates(text).some(({ isRange }) => isRange);
    return lines.some(isRest) ? last : null;
  }

  /** Takes note of the section in which a block ends; `isHeaded` says that it had a heading. */
  leave(block: Block, current: Section, isHeaded: boolean): void {
    if (block.column === 0) this.#over = current.kind !== 'top' && current.heading ? current : null;
    else if (isHeaded) this.#over = null;
    this.#byColumn.set(block.column, current);
    this.#last = current;
  }
}

/** The column of a page's text: the widest, or 0 where the page ends in a band over its whole width; null of no page. */
function widestColumn(blocks: readonly Block[], page: number): number | null {
  const own = blocks.filter((block) => block.page === page);
  const end = own.at(-1);
  if (!end || end.column === 0) return end ? 0 : null;
  let best = end;
  for (const block of own) if (block.column !== 0 && block.width > best.width) best = block;
  return best.column;
}
