import { expected } from '#server/platform/expected.ts';

/** One name in both languages. */
export interface Both {
  en: string;
  ar: string;
}

/** A name in both languages; Arabic says whether it is a man's or a woman's. */
export interface Gendered {
  en: string;
  ar: { man: string; woman: string };
}

/** An entry of a data file: what stands in its first line, and its other lines by their names. */
export interface Entry {
  id: string;
  facts: string[];
  /** The only line of a name. Throws where it is missing. */
  line: (name: string) => string;
  lines: (name: string) => string[];
}

/** The entries of a kind in a text as `data/README.txt` explains it. */
export function entriesOf(kind: string, text: string): Entry[] {
  const entries: (Entry & { add: (name: string, value: string) => void })[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith(`${kind} `)) entries.push(newEntry(line.slice(kind.length + 1)));
    else {
      const at = line.indexOf(':');
      expected(entries.at(-1), `an entry before "${line}"`).add(line.slice(0, at), line.slice(at + 1).trim());
    }
  }
  return entries;
}

function newEntry(head: string) {
  const [id = '', ...facts] = partsOf(head, '|');
  const lines = new Map<string, string[]>();
  return {
    id,
    facts,
    lines: (name: string) => lines.get(name) ?? [],
    line: (name: string) => expected(lines.get(name)?.[0], `"${name}" of ${id}`),
    add: (name: string, value: string) => void lines.set(name, [...(lines.get(name) ?? []), value]),
  };
}

/** The parts of a line, without the spaces around them. */
export const partsOf = (text: string, mark: string): string[] => text.split(mark).map((part) => part.trim());

/** "English = Arabic". */
export function bothOf(text: string): Both {
  const [en = '', ar = ''] = partsOf(text, ' = ');
  if (!en || !ar) throw new Error(`"${text}" is not said in both languages.`);
  return { en, ar };
}

/** A list of names in both languages. */
export const allBoth = (text: string): Both[] => partsOf(text, ';').map(bothOf);

/** "English = Arabic of a man / of a woman"; the same where Arabic has one form. */
export function genderedOf(text: string): Gendered {
  const { en, ar } = bothOf(text);
  const [man = ar, woman = man] = partsOf(ar, ' / ');
  return { en, ar: { man, woman } };
}

/** "3-9". */
export function rangeOf(text: string): [low: number, high: number] {
  const [low, high] = partsOf(text, '-').map(Number);
  if (low === undefined || high === undefined || !(low <= high)) throw new Error(`"${text}" is no range.`);
  return [low, high];
}

/** "dubai 5; sharjah 1": names with what they weigh. */
export function weighedOf(text: string): { id: string; weight: number }[] {
  return partsOf(text, ';').map((part) => {
    const [id = '', weight = ''] = part.split(' ');
    if (!(Number(weight) > 0)) throw new Error(`"${part}" has no weight.`);
    return { id, weight: Number(weight) };
  });
}
