/** Which section goes on where a column begins. */
import type { Block } from '#engines/documents/index.ts';
import type { Section } from './section.ts';

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
    if (block.page === 1) return block.column === 0 ? this.#last : this.#over;
    if (block.column !== 0) return this.#byColumn.get(block.column) ?? this.#last;
    const isFirst = block === this.#blocks.find(({ page }) => page === block.page);
    const main = isFirst ? widestColumn(this.#blocks, block.page - 1) : null;
    return (main === null ? undefined : this.#byColumn.get(main)) ?? this.#last;
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
