import type { Line } from '#engines/documents/index.ts';
import type { SectionKind } from '#engines/taxonomy/index.ts';

/** A heading with the lines under it; "top" is what stands under none. */
export interface Section {
  kind: SectionKind | 'top';
  heading: Line | null;
  lines: Line[];
  /** The heading is one by its looks alone: what stands under it tells what it is. */
  isUnknown?: boolean;
}
