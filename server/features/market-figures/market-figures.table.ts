import {
  MARKET_COLUMNS,
  type MarketImport,
  MOST_MARKET_ROWS,
} from '#contract/features/market-figures.contract.ts';
import { FEWEST_PEOPLE } from '#contract/features/skill-maps.contract.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName, westernDigits } from '#engines/text/index.ts';
import { linesOf, textOf } from '#server/platform/csv-table.ts';
import { Refusal } from '#server/platform/refusals.ts';

/** A figure as the file says it, with the skill that it names. */
export interface Figure {
  source: string;
  asOf: string;
  kind: 'jobs' | 'people';
  skillId: string;
  place: string;
  count: number;
}

type Column = (typeof MARKET_COLUMNS)[number];
type Cells = Record<Column, string>;
type Fault = MarketImport['faults'][number];

const LONGEST = 120;
const MOST_COUNTED = 1_000_000_000;
const KINDS: Readonly<Record<string, Figure['kind']>> = {
  jobs: 'jobs',
  demand: 'jobs',
  people: 'people',
  supply: 'people',
  [foldName('وظائف')]: 'jobs',
  [foldName('الطلب')]: 'jobs',
  [foldName('أشخاص')]: 'people',
  [foldName('العرض')]: 'people',
};

/** The figures of a file, and what is wrong with its other rows. */
export function figuresIn(
  taxonomy: Taxonomy,
  bytes: Uint8Array,
  today: string,
): { rows: number; figures: Figure[]; faults: Fault[] } {
  const rows = rowsOf(bytes);
  const faults: Fault[] = [];
  const figures = new Map<string, Figure>();
  for (const { row, cells } of rows) {
    const read = figureOf(taxonomy, cells, today);
    if ('fault' in read) {
      faults.push({ row, ...read });
      continue;
    }
    const key = keyOf(read);
    const before = figures.get(key);
    if (before && before.count !== read.count) faults.push({ row, fault: 'said_twice', value: cells.count });
    else figures.set(key, read);
  }
  return { rows: rows.length, figures: [...figures.values()], faults };
}

/** What makes two figures the same one. */
export const keyOf = ({ source, asOf, kind, skillId, place }: Omit<Figure, 'count'>): string =>
  JSON.stringify([source, asOf, kind, skillId, place]);

function figureOf(taxonomy: Taxonomy, cells: Cells, today: string): Figure | Omit<Fault, 'row'> {
  const source = cells.source.slice(0, LONGEST);
  if (!source) return { fault: 'source_missing', value: '' };
  const asOf = westernDigits(cells.as_of);
  if (!isDate(asOf)) return { fault: 'date_unreadable', value: cells.as_of.slice(0, LONGEST) };
  if (asOf > today) return { fault: 'date_in_future', value: asOf };
  const kind = KINDS[foldName(cells.kind)];
  if (!kind) return { fault: 'kind_unknown', value: cells.kind.slice(0, LONGEST) };
  const skill = taxonomy.skill(cells.skill) ?? taxonomy.resolveSkill(cells.skill);
  if (!skill) return { fault: 'skill_unknown', value: cells.skill.slice(0, LONGEST) };
  const digits = westernDigits(cells.count).replace(/[,٬\s]/g, '');
  const count = /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN;
  if (!(count <= MOST_COUNTED)) return { fault: 'count_unreadable', value: cells.count.slice(0, LONGEST) };
  if (kind === 'people' && count > 0 && count < FEWEST_PEOPLE)
    return { fault: 'too_few_people', value: digits };
  return { source, asOf, kind, skillId: skill.id, place: cells.place.slice(0, LONGEST), count };
}

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

function rowsOf(bytes: Uint8Array): { row: number; cells: Cells }[] {
  const lines = linesOf(textOf(bytes));
  if (!lines) throw new Refusal('market_figures.unreadable');
  const [heading, ...body] = lines;
  const names = (heading?.cells ?? []).map((name) => name.toLowerCase().replaceAll(' ', '_'));
  const at = (column: Column) => names.indexOf(column);
  if (MARKET_COLUMNS.some((column) => column !== 'place' && at(column) < 0))
    throw new Refusal('market_figures.columns_missing', { columns: MARKET_COLUMNS.join(', ') });
  if (body.length > MOST_MARKET_ROWS)
    throw new Refusal('market_figures.too_many', { most: MOST_MARKET_ROWS });
  return body
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ row, cells }) => {
      const cell = (column: Column) => cells[at(column)] ?? '';
      return {
        row,
        cells: {
          source: cell('source'),
          as_of: cell('as_of'),
          kind: cell('kind'),
          skill: cell('skill'),
          place: cell('place'),
          count: cell('count'),
        },
      };
    });
}
