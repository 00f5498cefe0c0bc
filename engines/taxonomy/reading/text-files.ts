import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Name, Names } from '../concepts.ts';

/** The data of a release. */
export const RELEASE_FOLDER = join(import.meta.dirname, '..', 'data');

/** A data file; its name stands in front of every problem that is found in it. */
export type TextFile = { name: string; text: string };
/** A line without its comment. `place` is the file and the line's number, for whoever mends it: `degrees.txt:12`. */
export type Line = { text: string; place: string };

/** The `.txt` files of a folder by name, which says the folder too; none where there is no such folder. */
export function textFiles(folder: string): TextFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ ...textFile(folder, name), name: `${basename(folder)}/${name}` }));
}

/** An absent file reads as an empty one. */
export function textFile(folder: string, name: string): TextFile {
  const path = join(folder, name);
  return { name: basename(path), text: existsSync(path) ? readFileSync(path, 'utf8') : '' };
}

/** A file of the release that a taxonomy stands on. */
export function releaseFile({ folders }: { folders: readonly string[] }, name: string): TextFile {
  return textFile(folders[0] ?? RELEASE_FOLDER, name);
}

/** The lines of a data file, trimmed, with empty ones and headings ("## ") but without comments. */
export function linesOf(file: TextFile): Line[] {
  return file.text
    .split('\n')
    .map((text, index) => ({ text: text.trim(), place: `${file.name}:${index + 1}` }))
    .filter((line) => line.text === '' || !line.text.startsWith('#') || line.text.startsWith('## '));
}

/** A line that stands alone, with the heading above it. */
export type HeadedLine = Line & { heading: string | null };

/** The lines of a file whose headings ("## …") say something about the lines below them. */
export function headedLinesOf(file: TextFile): HeadedLine[] {
  let heading: string | null = null;
  return linesOf(file).flatMap((line) => {
    if (line.text.startsWith('## ')) heading = line.text.slice(3);
    return line.text === '' || line.text.startsWith('## ') ? [] : [{ ...line, heading }];
  });
}

/** A concept of several lines: `kind id`, then `field: value` lines. */
export type Block = {
  id: string;
  place: string;
  /** The value of a field that stands once; empty where it is absent. */
  field(name: string): string;
  /** Every value of a field that may stand more than once. */
  all(name: string): Line[];
};

/** The blocks of a file. Fields other than the given ones, and repeated ones not in `repeated`, are problems. */
export function blocksOf(
  file: TextFile,
  kind: string,
  fields: { once: readonly string[]; repeated?: readonly string[] },
  problems: string[],
): Block[] {
  const blocks: Block[] = [];
  let values: Map<string, Line[]> | null = null;
  for (const line of linesOf(file)) {
    if (line.text === '') {
      values = null;
      continue;
    }
    const id = line.text.startsWith(`${kind} `) ? line.text.slice(kind.length + 1).trim() : null;
    if (id !== null) {
      values = new Map();
      blocks.push(blockOf(id, line.place, values));
      continue;
    }
    if (!values) {
      problems.push(`${line.place}: a block begins with "${kind} <id>"`);
      values = new Map();
      continue;
    }
    const colon = line.text.indexOf(':');
    const name = line.text.slice(0, Math.max(colon, 0)).trim();
    const value = { text: line.text.slice(colon + 1).trim(), place: line.place };
    const id_ = blocks.at(-1)?.id ?? '';
    if (fields.repeated?.includes(name)) values.set(name, [...(values.get(name) ?? []), value]);
    else if (!fields.once.includes(name)) problems.push(`${line.place}: unknown field "${name}" of ${id_}`);
    else if (values.has(name)) problems.push(`${line.place}: "${name}" of ${id_} stands twice`);
    else values.set(name, [value]);
  }
  return blocks;
}

function blockOf(id: string, place: string, values: ReadonlyMap<string, Line[]>): Block {
  return {
    id,
    place,
    field: (name) => values.get(name)?.[0]?.text ?? '',
    all: (name) => values.get(name) ?? [],
  };
}

/** The cells of a line: `a | b | c`. */
export function columns(text: string): string[] {
  return text.split('|').map((column) => column.trim());
}

/** The names of a cell: `a = b = c`. */
export function alternatives(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\s+=\s+/)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** A text in both languages: `English = Arabic`. */
export function bilingual(text: string | undefined): Name {
  const [en = '', ar = ''] = alternatives(text);
  return { en, ar };
}

/**
 * Preferred names and aliases of two cells. A cell that begins with "=" gives aliases alone, for a concept that is
 * named elsewhere.
 */
export function namesOf(english: string | undefined, arabic: string | undefined) {
  const [en, ar] = [namesOfCell(english), namesOfCell(arabic)];
  return {
    name: { en: en.preferred, ar: ar.preferred } satisfies Name,
    aliases: { en: en.aliases, ar: ar.aliases } satisfies Names,
  };
}

function namesOfCell(cell: string | undefined): { preferred: string; aliases: string[] } {
  const isAliasesOnly = /^=\s/.test(cell ?? '');
  const names = alternatives(isAliasesOnly ? cell?.slice(1).trim() : cell);
  return isAliasesOnly
    ? { preferred: '', aliases: names }
    : { preferred: names[0] ?? '', aliases: names.slice(1) };
}

/** Ids with a level from 1 to 5: `python:3 sql:2`. */
export function leveledIds(
  text: string | undefined,
  place: string,
  problems: string[],
): { id: string; level: number }[] {
  return words(text).flatMap((item) => {
    const [, id, level] = /^([a-z0-9-]+):([1-5])$/.exec(item) ?? [];
    if (id) return [{ id, level: Number(level) }];
    problems.push(`${place}: "${item}" is not an id and a level of 1 to 5`);
    return [];
  });
}

/** What stands between spaces. */
export function words(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter(Boolean);
}

/** Whether a cell holds one of the words that its column allows. */
export function oneOf<T extends string>(allowed: readonly T[], word: string | undefined): word is T {
  return (allowed as readonly (string | undefined)[]).includes(word);
}
