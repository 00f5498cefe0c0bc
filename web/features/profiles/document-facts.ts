import { type Profile, READ_DETAILS } from '#contract/features/profiles.contract.ts';
import { detailSource, type FieldSource, type SourceKind, sourceOf, type Upload } from './resume-evidence.ts';

/** One entry of the profile beside the words of the resume that it was read from. */
export interface DocumentFact {
  /** Names it in the address: `work-0`. */
  key: string;
  section: 'details' | 'work' | 'education' | 'certifications' | 'languages' | 'awards' | 'skills';
  title: string;
  /** A detail says which it is. */
  detail: (typeof READ_DETAILS)[number] | null;
  /** Null for what the person typed themselves. */
  confidence: number | null;
  /** The resume's words by field; empty where they are not to be found. */
  fields: Readonly<Record<string, FieldSource>>;
}

/** The reading's own name of a detail, where it has another. */
const READ_AS: Readonly<Partial<Record<(typeof READ_DETAILS)[number], string>>> = {
  driving_licence: 'drivingLicence',
};

/** Everything of a profile that a resume may tell, in the order of the screen. */
export function documentFacts(profile: Profile, upload: Upload): DocumentFact[] {
  const details = READ_DETAILS.flatMap((detail): DocumentFact[] => {
    const value = profile.personal_details[detail];
    if (!value) return [];
    const source = detailSource(upload, READ_AS[detail] ?? detail, value);
    return [
      {
        key: `details-${detail}`,
        section: 'details',
        title: value,
        detail,
        confidence: source?.confidence ?? null,
        fields: source ? { [detail]: source } : {},
      },
    ];
  });
  const entries = <E extends { confidence?: number | null | undefined }>(
    section: Exclude<SourceKind, never>,
    list: readonly E[],
    titleOf: (entry: E) => string,
    namesOf: (entry: E) => readonly (string | null | undefined)[],
  ): DocumentFact[] =>
    list.map((entry, index) => ({
      key: `${section}-${index}`,
      section,
      title: titleOf(entry),
      detail: null,
      confidence: entry.confidence ?? null,
      fields: sourceOf(upload, section, namesOf(entry))?.fields ?? {},
    }));
  return [
    ...details,
    ...entries(
      'work',
      profile.work_history_detailed,
      (work) => [work.job_title, work.organisation].filter(Boolean).join(' · '),
      (work) => [work.job_title, work.organisation],
    ),
    ...entries(
      'education',
      profile.education,
      (one) => one.degree_title,
      (one) => [one.degree_title, one.institution],
    ),
    ...entries(
      'certifications',
      profile.certifications,
      (one) => one.name,
      (one) => [one.name, one.issuer],
    ),
    ...entries(
      'languages',
      profile.languages as readonly { language: string; confidence?: null }[],
      (one) => one.language,
      (one) => [one.language],
    ),
    ...entries(
      'awards',
      profile.highlights as readonly { title: string; confidence?: null }[],
      (one) => one.title,
      (one) => [one.title],
    ),
    ...entries(
      'skills',
      profile.skills,
      (one) => one.name,
      (one) => [one.name],
    ),
  ];
}
