import { createHash } from 'node:crypto';

/** A concept as it will stand in a data file: one line, or the lines of a block. */
export type Written = {
  /** What identifies it in the release: an ESCO URI or an O*NET-SOC code. */
  source: string;
  id: string;
  /** The heading ("## …") it stands under; null for blocks, which have none. */
  heading: string | null;
  text: string;
};

/** What was written last time, by the release's identifier. */
export type LastWritten = Record<string, { id: string; hash: string }>;

/** The file as it stands now, with what the last import wrote into it. */
export type Before = { text: string; record: LastWritten };

/** Stands before the record at the end of a file: one file is replaced whole, so that the two always agree. */
const RECORD_SIGN = '# Kept by the import, not to be edited: ';

/** Reads a file that an import wrote; an empty text where there is none yet. Throws where its record was damaged. */
export function beforeOf(text: string): Before {
  const line = text.split('\n').findLast((one) => one.startsWith(RECORD_SIGN));
  try {
    return { text, record: JSON.parse(line?.slice(RECORD_SIGN.length) ?? '{}') as LastWritten };
  } catch {
    throw new Error(
      `The line "${RECORD_SIGN.trim()}" of the imported file is damaged, so what was edited by hand cannot be told apart. Put it back, or delete the file to import afresh.`,
    );
  }
}

/** The text of a file, and how many of its concepts are new, as they were, kept as a person left them, or gone. */
export type FileToWrite = {
  text: string;
  counts: { written: number; unchanged: number; kept: number; removed: number };
};

/**
 * A data file of imported concepts. What was edited by hand since the last import stays as it was edited, what was
 * deleted by hand stays deleted, and what the release no longer holds goes.
 */
export function fileOf(intro: readonly string[], concepts: readonly Written[], before: Before): FileToWrite {
  const standing = conceptsIn(before.text);
  const counts = { written: 0, unchanged: 0, kept: 0, removed: 0 };
  const record: LastWritten = {};
  const sections = new Map<string | null, string[]>();
  const put = (heading: string | null, text: string): void => {
    const list = sections.get(heading);
    if (list) list.push(text);
    else sections.set(heading, [text]);
  };
  for (const given of concepts) {
    const concept = { ...given, text: trimmedLines(given.text) };
    const last = before.record[concept.source];
    const now = standing.get(concept.id);
    const isDeleted = last !== undefined && now === undefined;
    const isEdited = last !== undefined && now !== undefined && hashOf(now.text) !== last.hash;
    record[concept.source] = {
      id: concept.id,
      hash: isDeleted || isEdited ? last.hash : hashOf(concept.text),
    };
    if (isDeleted) counts.kept++;
    else if (isEdited) {
      put(now.heading, now.text);
      counts.kept++;
    } else {
      put(concept.heading, concept.text);
      if (last && now?.text === concept.text) counts.unchanged++;
      else counts.written++;
    }
  }
  // What a person added to the file by hand stays as well.
  const known = new Set([
    ...concepts.map(({ id }) => id),
    ...Object.values(before.record).map(({ id }) => id),
  ]);
  for (const [id, { heading, text }] of standing) {
    if (known.has(id)) continue;
    put(heading, text);
    counts.kept++;
  }
  const present = new Set(concepts.map(({ source }) => source));
  counts.removed = Object.keys(before.record).filter((source) => !present.has(source)).length;
  const body = [...sections].map(([heading, texts]) =>
    heading === null ? texts.join('\n\n') : `${heading}\n${texts.join('\n')}`,
  );
  const parts = [
    intro.map((line) => `# ${line}`).join('\n'),
    ...body,
    `${RECORD_SIGN}${JSON.stringify(record)}`,
  ];
  return { text: `${parts.join('\n\n')}\n`, counts };
}

/** The concepts that stand in a file, by id, whether lines under headings or blocks. */
function conceptsIn(text: string): Map<string, { heading: string | null; text: string }> {
  const found = new Map<string, { heading: string | null; text: string }>();
  let heading: string | null = null;
  let block: { id: string; lines: string[] } | null = null;
  const close = (): void => {
    if (block) found.set(block.id, { heading: null, text: block.lines.join('\n') });
    block = null;
  };
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [, id] = /^occupation (\S+)$/.exec(line) ?? [];
    if (line === '' || id) close();
    if (id) block = { id, lines: [line] };
    else if (block) block.lines.push(line);
    else if (line.startsWith('## ')) heading = line;
    else if (line !== '' && !line.startsWith('#')) {
      const [cell = ''] = line.split('|');
      found.set(cell.trim(), { heading, text: line });
    }
  }
  close();
  return found;
}

function trimmedLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** A text that can stand in a cell: on one line, without the signs that part cells and names. */
export function cellText(text: string): string {
  return text
    .replace(/[|\r\n\t]+/g, ' ')
    .replace(/\s+=\s+/g, ' - ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** `a = b = c`, with the first name preferred; a leading "=" where there are aliases alone. */
export function namesCell(preferred: string, aliases: readonly string[]): string {
  const rest = aliases.map(cellText).filter(Boolean);
  return preferred === '' && rest.length > 0
    ? `= ${rest.join(' = ')}`
    : [cellText(preferred), ...rest].filter(Boolean).join(' = ');
}

/** The block of an occupation: a line for each field that is not null. */
export function occupationBlock(id: string, fields: Readonly<Record<string, string | null>>): string {
  const lines = Object.entries(fields).flatMap(([field, value]) =>
    value === null ? [] : [`${field}: ${value}`],
  );
  return [`occupation ${id}`, ...lines].join('\n');
}

/** At most so many characters, cut at the end of a sentence or else of a word. */
export function shortened(text: string, most: number): string {
  const clean = cellText(text);
  if (clean.length <= most) return clean;
  const cut = clean.slice(0, most);
  const sentence = cut.lastIndexOf('. ');
  return sentence > most / 3 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

/** The id that a concept of the release keeps: the one it had, else the slug of its name, with a part of its identifier where that is taken. */
export function idFor(
  name: string,
  source: string,
  record: LastWritten,
  isTaken: (id: string) => boolean,
): string {
  const before = record[source]?.id;
  if (before) return before;
  const slug = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const ending = source
    .replace(/^.*\//, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .slice(0, 10)
    .toLowerCase()
    .replace(/-$/, '');
  return slug !== '' && !isTaken(slug) ? slug : `${slug || 'concept'}-${ending}`;
}
