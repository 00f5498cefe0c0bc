import {
  completeUpload,
  FILE_PURPOSES,
  type FilePurpose,
  type StoredFile,
  uploadFile,
  uploadFileChunk,
} from '#contract/features/files.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { ApiError } from './api-error.ts';
import { call, callWithFile } from './call.ts';
import { sha256 } from './checksum.ts';
import { i18n } from './language.ts';

/** What a file is sent for, who may stop it, and who is told how far it is. */
export interface UploadOptions {
  purpose: FilePurpose;
  /** Called with the share that has arrived, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

const PIECES_AT_ONCE = 3;
const TRIES_OF_A_PIECE = 4;

/**
 * Stores a file on the server: whole when it is under 1 MB, in pieces above, each tried again when the
 * network stumbles, and checked as a whole by its SHA-256.
 * @throws ApiError; `upload.unsupported` or `upload.too_large` before anything is sent; the abort reason
 * when the person cancels.
 */
export async function storeFile(file: File, options: UploadOptions): Promise<StoredFile> {
  const refusal = refusalOf(file, options.purpose);
  if (refusal) throw refusal;
  options.onProgress?.(0);
  const stored =
    file.size < LIMITS.chunkBytes
      ? await callWithFile(uploadFile, { purpose: options.purpose }, file, {
          name: file.name,
          signal: options.signal,
        })
      : await storeInPieces(file, options);
  options.onProgress?.(1);
  return stored;
}

/** The endings a file of this purpose may have, as an `accept` attribute lists them. */
export function acceptedEndings(purpose: FilePurpose): string[] {
  const endings: string[] = FILE_PURPOSES[purpose].kinds.map((kind) => `.${kind}`);
  return endings.includes('.jpg') ? [...endings, '.jpeg'] : endings;
}

/** Why the server would not take the file, so that nobody waits for 30 MB to hear it. */
export function refusalOf(file: File, purpose: FilePurpose): ApiError | null {
  const name = file.name.toLowerCase();
  if (!acceptedEndings(purpose).some((ending) => name.endsWith(ending)))
    return new ApiError({
      status: 415,
      code: 'upload.unsupported',
      message: i18n.t('platform:uploads.unsupported'),
    });
  if (file.size === 0)
    return new ApiError({ status: 422, code: 'upload.empty', message: i18n.t('platform:uploads.empty') });
  if (file.size >= FILE_PURPOSES[purpose].maxBytes)
    return new ApiError({
      status: 413,
      code: 'upload.too_large',
      message: i18n.t(`platform:uploads.too_large.${purpose}`),
    });
  return null;
}

async function storeInPieces(
  file: File,
  { purpose, onProgress, signal }: UploadOptions,
): Promise<StoredFile> {
  const upload_id = randomId();
  const total = Math.ceil(file.size / LIMITS.chunkBytes);
  const checksum = file.arrayBuffer().then((buffer) => sha256(new Uint8Array(buffer)));

  let next = 0;
  let arrived = 0;
  const sendPieces = async () => {
    while (next < total) {
      const index = next++;
      const piece = file.slice(index * LIMITS.chunkBytes, (index + 1) * LIMITS.chunkBytes);
      await sendPiece({ upload_id, index, total }, piece, signal);
      arrived += piece.size;
      // The last hundredth is the joining and checking.
      onProgress?.((arrived / file.size) * 0.99);
    }
  };
  await Promise.all(Array.from({ length: Math.min(PIECES_AT_ONCE, total) }, sendPieces));

  const body = { upload_id, checksum: await checksum, name: file.name, purpose };
  return (await call(completeUpload, { body }, { signal })) as StoredFile;
}

async function sendPiece(
  fields: { upload_id: string; index: number; total: number },
  piece: Blob,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await callWithFile(uploadFileChunk, fields, piece, { name: 'piece', signal });
      return;
    } catch (error) {
      const mayRetry = error instanceof ApiError && error.isPassing && attempt < TRIES_OF_A_PIECE;
      if (!mayRetry) throw error;
      const waitMs = error.retryAfterSeconds ? error.retryAfterSeconds * 1000 : 500 * 2 ** attempt;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      signal?.throwIfAborted();
    }
  }
}

/** A version 4 UUID also where `crypto.randomUUID` is missing, on plain http. */
function randomId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const text = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
