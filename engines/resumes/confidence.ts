/** How sure a reading is, in the plain sense: of the fields marked with a number, about that share is right. */
import { CONFIDENCE_TABLE } from './confidence-table.ts';

/** The kind of a field: `work.0.title` is `work.title`, `skills.3` is `skills`. */
function fieldKind(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '');
}

/**
 * The reader's own estimate brought to what was observed on made documents (isotonic regression, printed into
 * `confidence-table.ts`). A field that was not observed there keeps its estimate.
 */
export function calibrated(path: string, estimate: number): number {
  const steps = CONFIDENCE_TABLE[fieldKind(path)];
  if (!steps) return round(estimate);
  let share = steps[0]?.[1] ?? estimate;
  for (const [from, observed] of steps) if (estimate >= from) share = observed;
  return share;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
