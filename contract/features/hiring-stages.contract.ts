import { z } from 'zod';
import { endpoint, RECRUITERS } from '../kernel/endpoint.ts';
import { Id, Required } from '../kernel/fields.ts';

/** Kinds of stages a company may have several of and name, in the order in which people pass them. */
export const NAMED_STAGE_KINDS = ['shortlisted', 'interview', 'offered', 'hired'] as const;
export type NamedStageKind = (typeof NAMED_STAGE_KINDS)[number];

/** Where a person can stand for a job. `new`: they applied or fit, and nobody has decided yet. */
export const STAGE_KINDS = ['new', ...NAMED_STAGE_KINDS, 'rejected', 'withdrawn'] as const;
export type StageKind = (typeof STAGE_KINDS)[number];

/** Kinds without which a pipeline has no beginning or no end: their last stage stays. */
export const NEEDED_STAGE_KINDS = ['shortlisted', 'hired'] as const satisfies readonly NamedStageKind[];

/** Stages that the pipeline of one company may have. */
export const MOST_STAGES = 20;

/** A column of a company's pipeline. */
export const HiringStage = z.object({
  id: Id,
  kind: z.enum(NAMED_STAGE_KINDS),
  /** Null is the product's own word in the reader's language. */
  name: z.string().nullable(),
});
export type HiringStage = z.infer<typeof HiringStage>;

/** The stages of a company as its settings show them. */
export const HiringStages = z.object({
  /** In the order in which people pass them. */
  results: z.array(
    HiringStage.extend({
      /** How many stand there now, over all jobs. */
      people: z.number().int(),
      /** The last of a kind that a pipeline cannot be without. */
      is_needed: z.boolean(),
    }),
  ),
  can: z.object({ edit: z.boolean() }),
});
export type HiringStages = z.infer<typeof HiringStages>;

const StageName = Required(60);
const refused = ['companies.not_found', 'companies.not_allowed'] as const;

export const listHiringStages = endpoint({
  method: 'GET',
  path: '/recruiter/hiring-stages',
  access: RECRUITERS,
  summary: 'The stages of one’s own company between the shortlist and the hire.',
  response: HiringStages,
  errors: ['companies.not_found'],
});

export const addHiringStage = endpoint({
  method: 'POST',
  path: '/recruiter/hiring-stages',
  access: RECRUITERS,
  summary: 'Adds a stage as the last of its kind.',
  body: z.object({ kind: z.enum(NAMED_STAGE_KINDS), name: StageName }),
  response: HiringStages,
  errors: [
    ...refused,
    'hiring_stages.too_many',
    'hiring_stages.name_taken',
    'hiring_stages.name_of_other_kind',
  ],
  message: 'hiring_stages.added',
});

export const renameHiringStage = endpoint({
  method: 'PATCH',
  path: '/recruiter/hiring-stages/{id}',
  access: RECRUITERS,
  summary: 'Names a stage anew, or gives it the product’s own word again.',
  params: z.object({ id: Id }),
  body: z.object({
    name: StageName.nullable(),
    /** The name as the caller saw it: one that a colleague changed meanwhile is not written over. */
    was: z.string().nullable(),
  }),
  response: HiringStages,
  errors: [
    ...refused,
    'hiring_stages.not_found',
    'hiring_stages.changed_elsewhere',
    'hiring_stages.name_taken',
    'hiring_stages.name_of_other_kind',
  ],
  message: 'hiring_stages.renamed',
});

export const moveHiringStage = endpoint({
  method: 'POST',
  path: '/recruiter/hiring-stages/{id}/move',
  access: RECRUITERS,
  summary:
    'Puts a stage behind another of its kind, or first among them: what a colleague moved stays moved.',
  params: z.object({ id: Id }),
  body: z.object({ after_id: Id.nullable() }),
  response: HiringStages,
  errors: [...refused, 'hiring_stages.not_found', 'hiring_stages.other_kind'],
  message: 'hiring_stages.moved',
});

export const removeHiringStage = endpoint({
  method: 'POST',
  path: '/recruiter/hiring-stages/{id}/remove',
  access: RECRUITERS,
  summary: 'Removes a stage; its people move to another, and those who applied see where they stand then.',
  params: z.object({ id: Id }),
  body: z.object({ move_to_id: Id }),
  response: HiringStages,
  errors: [...refused, 'hiring_stages.not_found', 'hiring_stages.needed'],
  message: 'hiring_stages.removed',
});

/** Why a change of a company's stages is refused, with the HTTP status of each. */
export const hiringStageErrors = {
  'hiring_stages.not_found': 404,
  'hiring_stages.too_many': 422,
  'hiring_stages.name_taken': 409,
  /** The name is the product's own word for a stage of another kind, and would mislead. */
  'hiring_stages.name_of_other_kind': 422,
  /** A colleague renamed it since the caller looked. */
  'hiring_stages.changed_elsewhere': 409,
  /** A stage can be put behind none but those of its kind. */
  'hiring_stages.other_kind': 422,
  /** The last of a kind without which a pipeline has no beginning or no end. */
  'hiring_stages.needed': 409,
} as const;

declare module '../kernel/errors.ts' {
  interface ErrorCodes extends Record<keyof typeof hiringStageErrors, number> {}
}
