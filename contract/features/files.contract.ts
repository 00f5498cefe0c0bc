import { z } from 'zod';
import { download, endpoint, upload, VERIFIED } from '../kernel/endpoint.ts';
import { Id } from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';

/** What a file is for decides which kinds and sizes are taken. */
export const FILE_PURPOSES = {
  avatar: { kinds: ['png', 'jpg', 'svg'], maxBytes: LIMITS.avatarBytes, tooLarge: 'files.avatar_too_large' },
  logo: { kinds: ['png', 'jpg', 'svg'], maxBytes: LIMITS.avatarBytes, tooLarge: 'files.logo_too_large' },
  resume: { kinds: ['pdf', 'docx', 'txt'], maxBytes: LIMITS.resumeBytes, tooLarge: 'files.resume_too_large' },
  job: { kinds: ['pdf', 'docx', 'txt'], maxBytes: LIMITS.jobFileBytes, tooLarge: 'files.job_file_too_large' },
  award: {
    kinds: ['png', 'jpg', 'svg', 'pdf'],
    maxBytes: LIMITS.awardBytes,
    tooLarge: 'files.award_too_large',
  },
  recording: {
    kinds: ['webm', 'ogg', 'm4a'],
    maxBytes: LIMITS.awardBytes,
    tooLarge: 'files.recording_too_large',
  },
  document: {
    kinds: ['pdf', 'docx', 'txt', 'md', 'html'],
    maxBytes: LIMITS.documentBytes,
    tooLarge: 'files.document_too_large',
  },
} as const;
/** What the sender uploads a file for. */
export const FilePurpose = z.enum(['avatar', 'logo', 'resume', 'job', 'award', 'document', 'recording']);
export type FilePurpose = z.infer<typeof FilePurpose>;
/** What is kept besides: a photograph found in a resume, which its owner has not made their picture. */
export type StoredPurpose = FilePurpose | 'photo';

/** What is told of a file that is kept; its bytes are had from `getFile`. */
export const StoredFile = z.object({
  id: Id,
  /** As the sender called it. */
  name: z.string(),
  /** Media type found in the content, not the one the sender claimed. */
  media_type: z.string(),
  bytes: z.number().int(),
});
export type StoredFile = z.infer<typeof StoredFile>;

const fileErrors_ = [
  'files.unsupported_type',
  'files.empty',
  'files.picture_broken',
  'files.picture_too_large',
  'files.avatar_too_large',
  'files.logo_too_large',
  'files.resume_too_large',
  'files.job_file_too_large',
  'files.award_too_large',
  'files.document_too_large',
  'files.recording_too_large',
  'files.no_room',
  'files.company_full',
  'files.storage_full',
] as const;

export const uploadFile = upload({
  path: '/upload-file',
  access: VERIFIED,
  summary: 'Takes a whole file at once.',
  fields: z.object({ purpose: FilePurpose }),
  maxBytes: LIMITS.resumeBytes,
  response: StoredFile,
  errors: fileErrors_,
});

export const uploadFileChunk = upload({
  path: '/upload-file-chunk',
  access: VERIFIED,
  summary: 'Takes one piece of a file. Pieces may come in any order, and again.',
  fields: z.object({
    upload_id: Id,
    index: z.coerce.number<number>().int().min(0).max(10_000),
    total: z.coerce.number<number>().int().min(1).max(10_000),
  }),
  maxBytes: LIMITS.chunkBytes,
  response: z.object({ received: z.array(z.number().int()) }),
  errors: [
    'files.chunk_out_of_range',
    'files.upload_not_found',
    'files.no_room',
    'files.company_full',
    'files.storage_full',
  ],
  ratePerMinute: 3000,
});

export const completeUpload = endpoint({
  method: 'POST',
  path: '/upload-file-chunk/complete',
  access: VERIFIED,
  summary: 'Joins the pieces into a file when they are all there and their SHA-256 agrees.',
  body: z.object({
    upload_id: Id,
    /** SHA-256 of the whole file, hexadecimal. */
    checksum: z.string().regex(/^[0-9a-f]{64}$/, 'invalid'),
    name: z.string().trim().min(1, 'required').max(255, 'too_long'),
    purpose: FilePurpose,
  }),
  response: StoredFile,
  errors: [...fileErrors_, 'files.incomplete', 'files.checksum_differs', 'files.upload_not_found'],
});

export const getFile = download({
  path: '/files/{id}',
  access: 'signed-in',
  weight: 'usual',
  summary: 'The bytes of a file the caller may see. Ranges are honoured.',
  params: z.object({ id: Id }),
  errors: ['files.not_found'],
});

/** Why a file is not taken, or not given, with the HTTP status of each. */
export const fileErrors = {
  /** Judged by the content, for the purpose it was sent for. */
  'files.unsupported_type': 415,
  'files.empty': 422,
  'files.picture_broken': 422,
  /** In pixels, or in the parts of a drawing; the codes below are about bytes. */
  'files.picture_too_large': 422,
  'files.avatar_too_large': 413,
  'files.logo_too_large': 413,
  'files.resume_too_large': 413,
  'files.job_file_too_large': 413,
  'files.award_too_large': 413,
  'files.document_too_large': 413,
  'files.recording_too_large': 413,
  /** All that one person may keep is there already. */
  'files.no_room': 413,
  /** All that the people of one company may keep is there already. */
  'files.company_full': 413,
  /** The disk is full, or all that the people of the portal may keep is there already. */
  'files.storage_full': 507,
  'files.chunk_out_of_range': 422,
  /** Some pieces have not arrived; they may be sent again. */
  'files.incomplete': 409,
  /** The pieces do not make the file whose SHA-256 was sent. */
  'files.checksum_differs': 409,
  'files.upload_not_found': 404,
  /** Also where the file is there and the caller may not see it. */
  'files.not_found': 404,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof fileErrors, number> {}
}
