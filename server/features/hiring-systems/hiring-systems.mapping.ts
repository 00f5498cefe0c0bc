import { STAGE_KINDS, type StageKind } from '#contract/features/hiring-stages.contract.ts';
import type {
  AboutSystem,
  CandidateSource,
  JobSource,
  Mapping,
  SystemField,
} from '#contract/features/hiring-systems.mapping.ts';
import { recordOf } from '#contract/kernel/records.ts';
import type { Fields, Value } from './hiring-systems.port.ts';

/** Names by which hiring systems call what we have; the first that fits a field is proposed for it. */
const JOB_NAMES: readonly [JobSource, RegExp][] = [
  ['title', /^(title|job_?title|name|position)$/i],
  ['description', /^(description|text|body|advert(isement)?|job_?description)$/i],
  ['requirements', /requirement/i],
  ['responsibilities', /responsibilit|duties/i],
  ['skills', /skill/i],
  ['location', /city|location|place/i],
  ['salary', /salary|pay/i],
  ['public_url', /^(url|link|apply_?url|website_?url)$/i],
];

/** Only what a candidate’s record cannot do without: everything else a person adds knowingly. */
const CANDIDATE_NAMES: readonly [CandidateSource, RegExp][] = [
  ['name', /^(full_?name|name|partner_name|candidate_?name)$/i],
  ['email', /^(e?mail|email_from|email_?address)$/i],
  ['phone', /^(phone|mobile|partner_phone|phone_?number)$/i],
  ['profile_url', /^(link|profile(_url)?|url)$/i],
];

/** What is proposed before anybody has mapped anything. */
export function proposedMapping(about: AboutSystem): Mapping {
  return {
    job: proposed(about.job_fields, JOB_NAMES),
    candidate: proposed(about.candidate_fields, CANDIDATE_NAMES),
    stages_there: recordOf(STAGE_KINDS, (kind) => stageFor(about, kind)),
    stages_here: Object.fromEntries(
      about.stages.map(({ id, kind }) => [id, kind === 'withdrawn' ? null : kind]),
    ),
  };
}

/** A stage of that kind; whoever withdraws stands where the rejected do, if there is no stage for them. */
const stageFor = ({ stages }: AboutSystem, kind: StageKind): string | null =>
  stages.find((stage) => stage.kind === kind)?.id ??
  (kind === 'withdrawn' ? (stages.find((stage) => stage.kind === 'rejected')?.id ?? null) : null);

function proposed<S extends string>(
  fields: readonly SystemField[],
  names: readonly [S, RegExp][],
): Record<string, S> {
  const mapping: Record<string, S> = {};
  for (const [source, pattern] of names) {
    const field = fields.find(({ name }) => !(name in mapping) && pattern.test(name));
    if (field) mapping[field.name] = source;
  }
  return mapping;
}

/** Names in a mapping that the system does not have. */
export function unknownIn(about: AboutSystem, mapping: Mapping): string[] {
  const unknown = (names: Iterable<string>, known: readonly { name: string }[]) =>
    [...names].filter((name) => !known.some((field) => field.name === name));
  const stages = about.stages.map(({ id }) => ({ name: id }));
  const stagesThere = Object.values(mapping.stages_there).filter((id) => id !== null);
  return [
    ...unknown(Object.keys(mapping.job), about.job_fields),
    ...unknown(Object.keys(mapping.candidate), about.candidate_fields),
    ...unknown(stagesThere, stages),
    ...unknown(Object.keys(mapping.stages_here), stages),
  ];
}

/** Labels of fields that must be filled and get nothing. */
export const missingIn = (fields: readonly SystemField[], values: Fields): string[] =>
  fields.filter(({ name, required }) => required && (values[name] ?? '') === '').map(({ label }) => label);

/** The fields of a record, from what we have. */
export function mapped<S extends string>(
  mapping: Readonly<Record<string, S>>,
  sources: Readonly<Record<S, Value>>,
): Fields {
  return Object.fromEntries(Object.entries(mapping).map(([name, source]) => [name, sources[source as S]]));
}

/** The kind of stage here that follows a stage there; null where none does. */
export const kindHere = (mapping: Mapping, stage: string): StageKind | null =>
  mapping.stages_here[stage] ?? null;
