import crypto from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  FILE_PURPOSES,
  type FilePurpose,
  type StoredFile,
  type StoredPurpose,
} from '#contract/features/files.contract.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { IncomingFile, OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { type FileKind, kindOf, MEDIA_TYPES } from './files.kinds.ts';
import { drawnAnew, PAGE_SIDE, PICTURE_SIDE } from './files.pictures.ts';
import { maySee } from './files.policy.ts';
import { withRoom } from './files.room.ts';
import {
  deleteUpload,
  type FileRow,
  findFile,
  findUpload,
  holdFile,
  insertFile,
  listChunks,
  openUpload,
  saveChunk,
} from './files.store.ts';

export const keyOf = (id: string) => `files/${id.slice(0, 2)}/${id}`;
const chunkKeyOf = (uploadId: string, index: number) => `${folderOf(uploadId)}/${index}`;
export const folderOf = (uploadId: string) => `uploads/${uploadId}`;

/** Takes a file that came in one piece. */
export async function storeFile(
  ctx: SignedInCtx & Uses<'storage'>,
  purpose: FilePurpose,
  file: IncomingFile,
): Promise<StoredFile> {
  const bytes = await collect(file.stream, FILE_PURPOSES[purpose].maxBytes, FILE_PURPOSES[purpose].tooLarge);
  const good = await accepted(purpose, file.name, bytes);
  const row = await withRoom(ctx, good.bytes.length, (tx) => keepFor(tx, tx.actor, good));
  return presentFile(row);
}

/** Takes one piece of a file. The same piece may come again, after a lost reply or a restart. */
export async function storeChunk(
  ctx: SignedInCtx & Uses<'storage'>,
  { upload_id: uploadId, index, total }: { upload_id: string; index: number; total: number },
  file: IncomingFile,
): Promise<{ received: number[] }> {
  if (index >= total) throw new Refusal('files.chunk_out_of_range');
  const upload = found(
    await openUpload(ctx.db, { id: uploadId, ownerId: ctx.actor.id, total, createdAt: ctx.now }),
    'files.upload_not_found',
  );
  if (upload.total !== total) throw new Refusal('files.chunk_out_of_range');
  const bytes = await collect(file.stream, Number.POSITIVE_INFINITY, 'request.too_large');
  await withRoom(ctx, bytes.length, async (tx) => {
    await tx.storage.write(chunkKeyOf(uploadId, index), bytes);
    await saveChunk(tx.db, { uploadId, index, bytes: bytes.length });
  });
  return { received: (await listChunks(ctx.db, uploadId)).map((chunk) => chunk.index) };
}

/** Joins the pieces when they are all there and are what the sender meant. */
export async function completeChunks(
  ctx: SignedInCtx & Uses<'storage'>,
  input: { upload_id: string; checksum: string; name: string; purpose: FilePurpose },
): Promise<StoredFile> {
  const upload = found(await findUpload(ctx.db, input.upload_id, ctx.actor.id), 'files.upload_not_found');
  const chunks = await listChunks(ctx.db, upload.id);
  if (chunks.length !== upload.total) throw new Refusal('files.incomplete');
  const rules = FILE_PURPOSES[input.purpose];
  if (chunks.reduce((sum, chunk) => sum + chunk.bytes, 0) > rules.maxBytes) throw new Refusal(rules.tooLarge);

  const pieces: Uint8Array[] = [];
  for (const chunk of chunks) pieces.push(await ctx.storage.read(chunkKeyOf(upload.id, chunk.index)));
  const bytes = Buffer.concat(pieces);
  if (sha256(bytes) !== input.checksum) throw new Refusal('files.checksum_differs');

  const good = await accepted(input.purpose, input.name, bytes);
  // Its pieces make room for it.
  const row = await ctx.transaction(async (tx) => {
    await deleteUpload(tx.db, upload.id);
    return keepFor(tx, tx.actor, good);
  });
  await ctx.storage.removeAll(folderOf(upload.id));
  return presentFile(row);
}

/** A file for its reader, as a stream. */
export async function openFile(ctx: SignedInCtx & Uses<'storage'>, id: string): Promise<OutgoingFile> {
  const file = await findFile(ctx.db, id);
  if (!file || !maySee(ctx.actor, file)) throw new Refusal('files.not_found');
  return {
    name: file.name,
    mediaType: file.mediaType,
    bytes: file.bytes,
    open: (range) => ctx.storage.stream(keyOf(file.id), range),
  };
}

/** A file of the caller's own that was uploaded for this purpose. */
export async function ownFile(ctx: SignedInCtx, id: string, purpose: FilePurpose): Promise<FileRow> {
  const file = await holdFile(ctx.db, id);
  if (!file || file.ownerId !== ctx.actor.id || file.purpose !== purpose)
    throw new Refusal('files.not_found');
  return file;
}

/** The bytes of a file, for work that acts for its owner. */
export async function readFile(
  ctx: Ctx & Uses<'storage'>,
  id: string,
): Promise<{ name: string; bytes: Uint8Array } | null> {
  const file = await findFile(ctx.db, id);
  return file ? { name: file.name, bytes: await ctx.storage.read(keyOf(file.id)) } : null;
}

export const presentFile = (file: FileRow): StoredFile => ({
  id: file.id,
  name: file.name,
  media_type: file.mediaType,
  bytes: file.bytes,
});

/** What is kept of bytes that somebody sent for a purpose: pictures are drawn anew, everything else stays as it is. */
async function accepted(purpose: FilePurpose, name: string, bytes: Uint8Array): Promise<ToKeep> {
  if (bytes.length === 0) throw new Refusal('files.empty');
  const kind = await kindOf(bytes);
  const kinds: readonly string[] = FILE_PURPOSES[purpose].kinds;
  if (!kind || !kinds.includes(kind)) throw new Refusal('files.unsupported_type');
  const side = purpose === 'award' ? PAGE_SIDE : PICTURE_SIDE;
  const stored = isPicture(kind) ? await drawnAnew(bytes, kind, side) : { bytes, kind };
  return {
    purpose,
    name: isPicture(kind) ? renamed(cleanName(name), stored.kind) : cleanName(name),
    mediaType: MEDIA_TYPES[stored.kind],
    bytes: stored.bytes,
  };
}

/** A file that was judged, or made, before it is kept. */
interface ToKeep {
  purpose: StoredPurpose;
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** Keeps bytes of a person that were judged, or made, by who calls. */
export async function keepFor(
  ctx: Ctx & Uses<'storage'>,
  owner: { id: string; portal: string },
  file: ToKeep,
): Promise<FileRow> {
  const id = crypto.randomUUID();
  await ctx.storage.write(keyOf(id), file.bytes);
  return insertFile(ctx.db, {
    id,
    ownerId: owner.id,
    portal: owner.portal,
    purpose: file.purpose,
    name: file.name,
    mediaType: file.mediaType,
    bytes: file.bytes.length,
    sha256: sha256(file.bytes),
    createdAt: ctx.now,
  });
}

/** Whether a file that is kept has these bytes. */
export const holds = (file: FileRow, bytes: Uint8Array): boolean => file.sha256 === sha256(bytes);

const isPicture = (kind: FileKind): kind is 'png' | 'jpg' | 'svg' => ['png', 'jpg', 'svg'].includes(kind);

type TooLarge = (typeof FILE_PURPOSES)[FilePurpose]['tooLarge'] | 'request.too_large';

async function collect(
  stream: Readable & { truncated?: boolean },
  most: number,
  tooLarge: TooLarge,
): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    bytes += piece.length;
    if (bytes <= most) pieces.push(piece);
  }
  if (bytes > most || stream.truncated) throw new Refusal(tooLarge);
  return Buffer.concat(pieces);
}

/** The last part of a path, without characters that no file system or header should see. */
const cleanName = (name: string) =>
  (name.split(/[\\/]/).pop() ?? '').replace(/\p{Cc}/gu, '').slice(0, 255) || 'file';

/** A name says what the bytes are. */
const renamed = (name: string, kind: FileKind) => `${name.replace(/\.\w{1,5}$/, '')}.${kind}`;

const sha256 = (bytes: Uint8Array) => crypto.createHash('sha256').update(bytes).digest('hex');
