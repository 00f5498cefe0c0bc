import { z } from 'zod';
import { download, endpoint, upload } from '../kernel/endpoint.ts';
import { Id, NameOf, Optional, PastDate } from '../kernel/fields.ts';
import { LIMITS } from '../kernel/limits.ts';
import { StoredFile } from './files.contract.ts';

/** What a highlight is; `highlight` is none of the others. */
export const AWARD_KINDS = ['highlight', 'award', 'project', 'publication', 'volunteering'] as const;
/** A kind of highlight; profiles, forms and awards share it. */
export const AwardKind = z.enum(AWARD_KINDS);

/** What a person says of a highlight or award. Forms send an empty text for no date. */
export const AwardFields = z.object({
  kind: AwardKind,
  title: NameOf(200),
  description: Optional(1_000),
  date: z.union([z.literal('').transform(() => null), z.null(), PastDate]).optional(),
});

/** A highlight or award with a picture or document. Those without one are lines of the profile. */
export const Award = z.object({
  id: Id,
  kind: AwardKind,
  title: z.string(),
  description: z.string().nullable(),
  date: z.string().nullable(),
  /** Null where the file has gone. */
  file: StoredFile.nullable(),
});
export type Award = z.infer<typeof Award>;

export const postAward = upload({
  path: '/awards',
  access: ['CANDIDATE'],
  summary: 'Adds a highlight or award with its picture or document to one’s own profile.',
  fields: AwardFields,
  maxBytes: LIMITS.awardBytes,
  response: Award,
  errors: [
    'awards.too_many',
    'files.unsupported_type',
    'files.empty',
    'files.picture_broken',
    'files.picture_too_large',
    'files.award_too_large',
  ],
  message: 'awards.added',
});

export const changeAward = endpoint({
  method: 'PATCH',
  path: '/awards/{id}',
  access: ['CANDIDATE'],
  summary: 'Changes what is said of one’s own highlight or award; its file stays.',
  params: z.object({ id: Id }),
  body: AwardFields,
  response: Award,
  errors: ['awards.not_found'],
  message: 'awards.changed',
});

export const replaceAwardMedia = upload({
  path: '/awards/media',
  access: ['CANDIDATE'],
  summary: 'Puts another picture or document in place of that of one’s own highlight or award.',
  fields: z.object({ award_id: Id }),
  maxBytes: LIMITS.awardBytes,
  response: Award,
  errors: [
    'awards.not_found',
    'files.unsupported_type',
    'files.empty',
    'files.picture_broken',
    'files.picture_too_large',
    'files.award_too_large',
  ],
  message: 'awards.changed',
});

export const deleteAward = endpoint({
  method: 'DELETE',
  path: '/award',
  access: ['CANDIDATE'],
  summary: 'Deletes one’s own highlight or award, with its file.',
  query: z.object({ reward_id: Id, uid: Id }),
  response: z.object({ reward_id: Id }),
  errors: ['awards.not_found'],
  message: 'awards.deleted',
});

export const getAwardMedia = download({
  path: '/awards/{id}/media',
  access: ['CANDIDATE', 'RECRUITER', 'RECRUITER_ADMIN', 'TALENT_MANAGER'],
  weight: 'usual',
  summary: 'The picture or document of an award, for its owner and for those with whom it is shared.',
  params: z.object({ id: Id }),
  errors: ['awards.not_found'],
});

/** Why a call about awards is refused, with the HTTP status of each. */
export const awardErrors = {
  'awards.not_found': 404,
  /** A person keeps as many as `LIMITS.awards` says. */
  'awards.too_many': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof awardErrors, number> {}
}
