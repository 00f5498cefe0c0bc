import type { StepDocument } from '#engines/matching/index.ts';
import type { IndexedDocument, IndexQuery } from '#engines/text/index.ts';

/** An object of a request, or the whole of it: nothing in it is promised. */
export type Request = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Request {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function record(value: unknown): Request {
  if (!isRecord(value)) throw new Error('an object is missing from the request');
  return value;
}

export function text(value: unknown): string {
  if (value === undefined || value === null) return '';
  return String(value);
}

export function optionalText(value: unknown): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : String(value);
}

export function optionalTexts(value: unknown): string[] | undefined {
  return Array.isArray(value)
    ? value.map((entry) => text(isRecord(entry) ? (entry.name ?? entry.id) : entry))
    : undefined;
}

/** How many answers are wanted; ten where the request does not say. */
export function count(value: unknown): number {
  const k = Number(value ?? 10);
  return Number.isFinite(k) && k > 0 ? Math.floor(k) : 10;
}

export function documentsOf(value: unknown): IndexedDocument[] {
  if (!Array.isArray(value)) throw new Error('docs is a list');
  return value.map((entry) => documentOf(record(entry)));
}

function documentOf(entry: Request): IndexedDocument {
  const aliases = optionalTexts(entry.aliases);
  const skills = optionalTexts(entry.skills);
  return {
    id: text(entry.id),
    title: text(entry.title),
    text: text(entry.text),
    ...(aliases ? { aliases } : {}),
    ...(skills ? { skills } : {}),
  };
}

export function stepDocumentOf(value: unknown): StepDocument {
  const entry = record(value);
  const document = documentOf(entry);
  const tasks = optionalTexts(entry.tasks) ?? (entry.tasks ? [text(entry.tasks)] : []);
  return {
    ...document,
    tasks,
    zone: entry.zone ? Number(entry.zone) : null,
  };
}

export function queryOf(value: unknown): IndexQuery {
  const query = record(value);
  const title = optionalText(query.title);
  const body = optionalText(query.text);
  const skills = optionalTexts(query.skills);
  return { ...(title ? { title } : {}), ...(body ? { text: body } : {}), ...(skills ? { skills } : {}) };
}
