import { z } from 'zod';
import { Id } from '../kernel/fields.ts';

/** Kinds of stages a company may have several of and name, in the order in which people pass them. */
export const NAMED_STAGE_KINDS = ['shortlisted', 'interview', 'offered', 'hired'] as const;
export type NamedStageKind = (typeof NAMED_STAGE_KINDS)[number];

/** Where a person can stand for a job. `new`: they applied or fit, and nobody has decided yet. */
export const STAGE_KINDS = ['new', ...NAMED_STAGE_KINDS, 'rejected', 'withdrawn'] as const;
export type StageKind = (typeof STAGE_KINDS)[number];

export const HiringStage = z.object({
  id: Id,
  kind: z.enum(NAMED_STAGE_KINDS),
  /** Null is the product's own word in the reader's language. */
  name: z.string().nullable(),
});
export type HiringStage = z.infer<typeof HiringStage>;
