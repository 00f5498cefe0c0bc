/**
 * Measures the skills that are read from the resumes and postings beside this file: `node bench/skills/measure.ts`, with
 * `--names` to see what was missed and what was added. The texts and what they show were written before anything was
 * read from them; words and rules were written with the "seen" halves and the "fresh" postings in view, the "unseen" ones
 * and the "kept" postings only measure.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobFeatures, profileFeatures } from '#engines/matching/index.ts';
import { readPosting } from '#engines/postings/index.ts';
import { openTaxonomy } from '#engines/taxonomy/index.ts';

/** A document with the skills that it shows. */
interface Annotated {
  name: string;
  text: string;
  /** What whoever knows the trade would expect to be read. */
  important: string[];
  /** Right as well, and no loss where it is not read. */
  also: string[];
}

/** Counts of skills, over documents. */
interface Counts {
  important: number;
  met: number;
  read: number;
  right: number;
}

const taxonomy = openTaxonomy();
const shows = process.argv.includes('--names');

/** Reads a file of documents: `=== name`, the text, `--- important: ids`, `--- also: ids`. */
export function documentsOf(file: string): Annotated[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  return text
    .split(/^=== /mu)
    .slice(1)
    .map((part) => {
      const [name = '', ...lines] = part.split('\n');
      const idsAfter = (label: string): string[] =>
        lines
          .find((line) => line.startsWith(`--- ${label}:`))
          ?.slice(label.length + 5)
          .split(/\s+/)
          .filter(Boolean) ?? [];
      return {
        name: name.trim(),
        text: lines
          .filter((line) => !line.startsWith('--- '))
          .join('\n')
          .trim(),
        important: idsAfter('important'),
        also: idsAfter('also'),
      };
    });
}

/** The title of a posting is its first line, or what stands behind its label. */
const titleOf = (text: string): string =>
  (text.split('\n')[0] ?? '').replace(/^(?:Title|المسمى(?: الوظيفي)?):\s*/u, '');

const readers: Record<string, (text: string) => string[]> = {
  resumes: (text) => profileFeatures(taxonomy, { text }).skills.flatMap(({ id }) => id ?? []),
  postings: (text) =>
    jobFeatures(taxonomy, { title: titleOf(text), text }).skills.flatMap(({ id }) => id ?? []),
  'postings (form)': (text) => readPosting(taxonomy, text).skills.map(({ id }) => id),
};

function measured(file: string, read: (text: string) => string[]): Counts {
  const counts: Counts = { important: 0, met: 0, read: 0, right: 0 };
  for (const { name, text, important, also } of documentsOf(file)) {
    const found = new Set(read(text));
    const right = [...found].filter((id) => important.includes(id) || also.includes(id));
    const missed = important.filter((id) => !found.has(id));
    counts.important += important.length;
    counts.met += important.length - missed.length;
    counts.read += found.size;
    counts.right += right.length;
    if (!shows) continue;
    const added = [...found].filter((id) => !right.includes(id));
    console.log(`${name}\n  missed ${missed.join(' ')}\n  added  ${added.join(' ')}`);
  }
  return counts;
}

/** The halves of a kind of document that are asked for: those that are worked on, or all. */
const halvesOf = (kind: string): string[] => {
  const isSeenOnly = process.argv.includes('--seen');
  const more = kind.startsWith('postings') ? (isSeenOnly ? ['fresh'] : ['fresh', 'kept']) : [];
  return [...(isSeenOnly ? ['seen'] : ['seen', 'unseen']), ...more];
};

if (process.argv[1]?.endsWith('measure.ts'))
  for (const [kind, read] of Object.entries(readers)) {
    for (const half of halvesOf(kind)) {
      const { important, met, read: all, right } = measured(`${kind.split(' ')[0]}-${half}.txt`, read);
      console.log(
        `${kind} ${half}: recall ${(met / important).toFixed(3)} of ${important}, precision ${(right / all).toFixed(3)} of ${all}`,
      );
    }
  }
