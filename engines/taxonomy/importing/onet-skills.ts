/** What people use and can do in O*NET's occupations, as skills of the taxonomy. */
import type { SkillNames } from './known.ts';
import { cell, type Row } from './tables.ts';
import { cellText, idFor, type LastWritten, type Written } from './written.ts';

/** Importance on O*NET's scale of 1 to 5 from which a skill counts, and from which it is essential. */
const LEAST_IMPORTANCE = 3;
const ESSENTIAL_IMPORTANCE = 3.75;

/** Products as skills: those that are new, and the ids of all by their names. */
export interface ImportedTools {
  written: Written[];
  idOf: ReadonlyMap<string, string>;
}

/** Products that O*NET marks as hot, as skills of their own where the taxonomy lacks them. */
export function importTools(rows: readonly Row[], names: SkillNames, record: LastWritten): ImportedTools {
  const idOf = new Map<string, string>();
  const written: Written[] = [];
  for (const row of rows) {
    const name = cell(row, 'Example');
    if (name === '' || idOf.has(name)) continue;
    const known = names.merge([{ text: name, isPreferred: true }]);
    if (known) idOf.set(name, known.id);
    else if (cell(row, 'Hot Technology') === 'Y') {
      const source = `technology/${name}`;
      const id = idFor(name, source, record, (slug) => names.hasId(slug));
      if (!names.take(name, id)) continue;
      idOf.set(name, id);
      const kind = cellText(cell(row, 'Commodity Title')) || 'Software';
      written.push({
        source,
        id,
        heading: '## it / Software products / منتجات برمجية',
        text: `${id} | ${cellText(name)} | ${cellText(name)} | tool | ${kind}. = ${kind}. | |`,
      });
    }
  }
  return { idOf, written };
}

/** References to the products of an occupation, in the taxonomy's notation: `!` is essential, `?` is not. */
export function toolsIn(rows: readonly Row[], idOf: ReadonlyMap<string, string>): string[] {
  return rows.flatMap((row) => {
    const id = idOf.get(cell(row, 'Example'));
    return id ? [`${id}${cell(row, 'In Demand') === 'Y' ? '!' : '?'}3`] : [];
  });
}

/** O*NET's own skills, where the taxonomy has one of that name, by importance. */
export function skillsIn(rows: readonly Row[], names: SkillNames): string[] {
  return rows
    .filter((row) => cell(row, 'Scale ID') === 'IM' && Number(cell(row, 'Data Value')) >= LEAST_IMPORTANCE)
    .sort((a, b) => Number(cell(b, 'Data Value')) - Number(cell(a, 'Data Value')))
    .flatMap((row) => {
      const skill = names.merge([{ text: cell(row, 'Element Name'), isPreferred: true }]);
      const value = Number(cell(row, 'Data Value'));
      return skill ? [`${skill.id}${value >= ESSENTIAL_IMPORTANCE ? '!' : '?'}${Math.round(value)}`] : [];
    });
}
