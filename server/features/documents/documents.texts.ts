import type { AnsweringText } from '#server/platform/answering.ts';
import type { Database } from '#server/platform/database.ts';
import { wholeText } from './documents.reads.ts';

interface Piece {
  kind: 'heading' | 'paragraph' | 'rows';
  level: number;
  text: string;
}

/** Parts of a text as the engine reads them, with an empty line between. */
export function answeringText(id: string, title: string, pieces: readonly Piece[]): AnsweringText {
  let text = '';
  const starts: number[] = [];
  const parts = pieces.map(({ kind, level, text: own }) => {
    if (text !== '') text += '\n\n';
    const start = text.length;
    starts.push(start);
    text += own;
    return { kind, start, end: text.length, ...(kind === 'heading' && { level }) };
  });
  return { document: { id, title, text, parts }, starts };
}

/** The text of a version; null where it has gone, or is not read yet. */
export async function loadText(db: Database, versionId: string): Promise<AnsweringText | null> {
  const whole = await wholeText(db, versionId);
  if (!whole || whole.passages.length === 0) return null;
  return answeringText(versionId, titleOf(whole.filename), whole.passages);
}

/** What a file is called, without its ending. */
export const titleOf = (filename: string): string =>
  filename
    .replace(/\.\w{1,5}$/u, '')
    .replace(/[_-]+/gu, ' ')
    .trim();
