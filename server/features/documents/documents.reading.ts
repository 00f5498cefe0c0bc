import { Readable } from 'node:stream';
import { and, asc, between, eq, max } from 'drizzle-orm';
import type { z } from 'zod';
import * as contract from '#contract/features/documents.contract.ts';
import { documentPassages } from '#server/db/tables/index.ts';
import { readFile, streamFile } from '#server/features/files/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { findReadable } from './documents.reads.ts';

/** Passages shown at once of a document without pages. */
const AROUND = 30;

/** The text of a page, or around a passage. */
export async function read(
  ctx: SignedInCtx,
  uri: string,
  { page, passage = 0 }: z.output<typeof contract.readDocument.query>,
): Promise<z.input<typeof contract.readDocument.response>> {
  const { file, version } = found(await findReadable(ctx.db, ctx.actor, uri), 'documents.not_found');
  const isPaged = version.pages !== null;
  const from = Math.max(0, passage - AROUND / 2);
  const rows = await ctx.db
    .select({
      passage: documentPassages.place,
      kind: documentPassages.kind,
      text: documentPassages.text,
      lines: documentPassages.lines,
    })
    .from(documentPassages)
    .where(
      and(
        eq(documentPassages.versionId, version.id),
        isPaged
          ? eq(documentPassages.page, page ?? 1)
          : between(documentPassages.place, from, from + AROUND - 1),
      ),
    )
    .orderBy(asc(documentPassages.place));
  const [last] = await ctx.db
    .select({ place: max(documentPassages.place) })
    .from(documentPassages)
    .where(eq(documentPassages.versionId, version.id));
  const next = from + AROUND;
  return {
    uri,
    filename: file.name,
    has_pictures: file.mediaType === 'application/pdf',
    pages: version.pages,
    page: isPaged ? (page ?? 1) : null,
    passages: rows.map(({ lines, ...passage }) => ({
      ...passage,
      boxes: lines.map(({ start: _start, ...box }) => box),
    })),
    before: !isPaged && from > 0 ? Math.max(0, from - AROUND / 2) : null,
    after: !isPaged && next <= (last?.place ?? 0) ? next + AROUND / 2 : null,
  };
}

/** A picture of a page. */
export async function openPage(
  ctx: SignedInCtx & Uses<'reader' | 'storage'>,
  uri: string,
  page: number,
): Promise<OutgoingFile> {
  const { file } = found(await findReadable(ctx.db, ctx.actor, uri), 'documents.not_found');
  const stored = file.mediaType === 'application/pdf' ? await readFile(ctx, file.id) : null;
  const { bytes } = found(stored, 'documents.not_found');
  const picture = found(
    await ctx.reader.drawPage(bytes, page, contract.DOCUMENT_PAGE_SCALE),
    'documents.not_found',
  );
  return {
    name: `page-${page}.png`,
    mediaType: 'image/png',
    bytes: null,
    open: async () => Readable.from([Buffer.from(picture)]),
  };
}

/** The file itself. */
export async function openFile(ctx: SignedInCtx & Uses<'storage'>, uri: string): Promise<OutgoingFile> {
  const { file } = found(await findReadable(ctx.db, ctx.actor, uri), 'documents.not_found');
  return {
    name: file.name,
    mediaType: file.mediaType,
    bytes: file.bytes,
    open: async () => streamFile(ctx, file.id),
  };
}
