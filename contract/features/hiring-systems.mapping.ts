import { z } from 'zod';
import { STAGE_KINDS } from './hiring-stages.contract.ts';

/** How what is ours becomes what is theirs: fields of jobs and candidates, and stages in both directions. */

/** What of a job can be sent. */
export const JOB_SOURCES = [
  'title',
  'description',
  'responsibilities',
  'requirements',
  'skills',
  'location',
  'work_place',
  'employment_type',
  'seniority',
  'min_years',
  'salary',
  'public_url',
  'expires_at',
] as const;
export type JobSource = (typeof JOB_SOURCES)[number];

/** What of a candidate can be sent: nothing that an applicant has not sent to the company themselves. */
export const CANDIDATE_SOURCES = [
  'name',
  'email',
  'phone',
  'location',
  'headline',
  'summary',
  'skills',
  'languages',
  'latest_job',
  'latest_employer',
  'education',
  'profile_url',
] as const;
export type CandidateSource = (typeof CANDIDATE_SOURCES)[number];

/** A field of the hiring system, as it describes it. */
export const SystemField = z.object({ name: z.string(), label: z.string(), required: z.boolean() });
export type SystemField = z.infer<typeof SystemField>;

/** A stage of the hiring system; `kind` is what it seems to be. */
export const SystemStage = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(STAGE_KINDS).nullable(),
});
export type SystemStage = z.infer<typeof SystemStage>;

/** Who the hiring system says it is, and what can be mapped there. */
export const AboutSystem = z.object({
  name: z.string(),
  version: z.string().nullable(),
  stages: z.array(SystemStage),
  job_fields: z.array(SystemField),
  candidate_fields: z.array(SystemField),
  /** How one signs on there: by an address that it gives, or by its own sign-in page. */
  sign_on: z.enum(['address', 'own_page', 'none']),
});
export type AboutSystem = z.infer<typeof AboutSystem>;

const FieldName = z.string().min(1).max(200);
const StageId = z.string().min(1).max(200);

/** What a company set: which of its fields fill which of the hiring system, and which stages of both belong together. */
export const Mapping = z.object({
  /** By the name of their field: what of ours it gets. Fields that are not here get nothing. */
  job: z.record(FieldName, z.enum(JOB_SOURCES)),
  candidate: z.record(FieldName, z.enum(CANDIDATE_SOURCES)),
  /** The stage there of whoever comes to a stage of this kind here; null where they stay as they are there. */
  stages_there: z.record(z.enum(STAGE_KINDS), StageId.nullable()),
  /** The kind of stage here of whoever comes to their stage; null where nothing follows here. */
  stages_here: z.record(StageId, z.enum(STAGE_KINDS).nullable()),
});
export type Mapping = z.infer<typeof Mapping>;

/** Labels of fields that must be filled there and to which nothing is mapped. */
export const unmappedIn = (
  fields: readonly SystemField[],
  mapping: Readonly<Record<string, unknown>>,
): string[] =>
  fields.filter(({ name, required }) => required && !(name in mapping)).map(({ label }) => label);

/** Why every call about a hiring system may be refused. */
export const refused = ['hiring_systems.not_allowed'] as const;
/** Why a call is refused that needs a connected system. */
export const withSystem = [...refused, 'hiring_systems.not_connected'] as const;
