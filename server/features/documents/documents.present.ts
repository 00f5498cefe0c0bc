import type { AnswerSource, KnowledgeDocument, PageBox } from '#contract/features/documents.contract.ts';
import type { Ctx } from '#server/platform/context.ts';
import { say } from '#server/platform/words.ts';
import type { ListedDocument } from './documents.reads.ts';

const FLAGS = { processing: 'Processing', processed: 'Processed', failed: 'Failed' } as const;

export function presentDocument(
  { lang }: Pick<Ctx, 'lang'>,
  { document, version, file, author }: ListedDocument,
): KnowledgeDocument {
  const { status, step, percent, failure } = version;
  return {
    uri: document.id,
    filename: file.name,
    audience: document.audience,
    info: { flag: FLAGS[status], msg: stateInWords(lang, version), step, percent, failure },
    version: version.number,
    is_answering: document.answeringId !== null,
    pages: version.pages,
    unread_pages: version.unreadPages,
    bytes: file.bytes,
    corrects: document.corrects,
    added_by: author,
    added_at: document.createdAt.toISOString(),
    updated_at: version.updatedAt.toISOString(),
  };
}

function stateInWords(lang: Ctx['lang'], version: ListedDocument['version']): string {
  const { status, step, failure, unreadPages } = version;
  if (status === 'failed') return say(lang, `documents.failure.${failure ?? 'damaged'}`);
  if (status === 'processing') return say(lang, `documents.step.${step}`);
  if (unreadPages.length > 0)
    return say(lang, 'documents.step.done_in_part', { pages: unreadPages.join(lang === 'ar' ? '، ' : ', ') });
  return say(lang, 'documents.step.done');
}

interface Cited {
  uri: string;
  filename: string;
  passage: { place: number; page: number | null; headings: string[]; lines: readonly PlacedLine[] };
}

interface PlacedLine extends PageBox {
  start: number;
}

/** Where words of a passage stand: on the page of their first line. */
export function sourceOf(
  { uri, filename, passage }: Cited,
  { start, end }: { start: number; end: number },
): AnswerSource {
  const boxes = boxesOf(passage.lines, start, end);
  return {
    kind: 'document',
    uri,
    filename,
    passage: passage.place,
    page: boxes[0]?.page ?? passage.page,
    headings: passage.headings,
    boxes,
  };
}

/** The lines of a passage on which words from one offset to another stand. */
function boxesOf(lines: readonly PlacedLine[], start: number, end: number): PageBox[] {
  return lines.flatMap(({ start: begins, page, x, y, width, height }, at) => {
    const ends = lines[at + 1]?.start ?? Number.POSITIVE_INFINITY;
    return begins < end && ends > start ? [{ page, x, y, width, height }] : [];
  });
}
