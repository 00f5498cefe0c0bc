import type { EducationLevel, Taxonomy } from '#engines/taxonomy/index.ts';
import type { Read } from './asking.ts';
import type { ReadLanguage } from './languages.ts';
import type { Span } from './lines.ts';
import { monthlyPay } from './monthly-pay.ts';
import type { Pay } from './pay.ts';
import { placeText, type ReadPlace } from './place.ts';
import type { Posting, PostingLanguage } from './posting.ts';
import type { EmploymentType, Seniority, WorkPlace } from './terms.ts';

/** What a posting says of a job beside its tasks and skills; null where it does not say. */
export interface PostingFacts {
  years: Read<number> | null;
  education: Read<EducationLevel> | null;
  languages: ReadLanguage[];
  place: ReadPlace | null;
  workPlace: Read<WorkPlace> | null;
  employmentType: Read<EmploymentType> | null;
  seniority: Read<Seniority> | null;
  pay: Pay | null;
}

/** The fields of a posting that its facts fill. */
export function fieldsOf(taxonomy: Taxonomy, facts: PostingFacts, lang: PostingLanguage) {
  const { place, pay } = facts;
  const monthly = pay && monthlyPay(pay);
  return {
    location: place && placeText(taxonomy, place, lang),
    workPlace: facts.workPlace?.value ?? null,
    employmentType: facts.employmentType?.value ?? null,
    seniority: facts.seniority?.value ?? null,
    minYears: facts.years?.value ?? null,
    education: facts.education?.value ?? null,
    languages: facts.languages.map(({ language, level }) => ({ language, level })),
    pay,
    salaryMin: monthly?.min ?? null,
    salaryMax: monthly?.max ?? null,
    salaryCurrency: monthly?.currency ?? null,
    payNote: monthly?.note ?? null,
  } satisfies Partial<Posting>;
}

/** Where the facts were read, by the names of the fields; the pay's field is told. */
export const placesOfFacts = (
  facts: PostingFacts,
  payField: 'salary_min' | 'salary_max',
): Posting['places'] => [
  ...placeOf('min_years', facts.years),
  ...placeOf('education', facts.education),
  ...placeOf('location', facts.place),
  ...placeOf('work_place', facts.workPlace),
  ...placeOf('employment_type', facts.employmentType),
  ...placeOf('seniority', facts.seniority),
  ...placeOf(payField, facts.pay),
];

/** Where a field was read; empty where it was read nowhere. */
export const placeOf = (field: string, span: Span | null): Posting['places'] =>
  span ? [{ field, start: span.start, end: span.end }] : [];

/** Where each item of a list was read: `skills.0`, `skills.1`. */
export const placesOfList = (field: string, spans: readonly Span[]): Posting['places'] =>
  spans.flatMap((span, at) => placeOf(`${field}.${at}`, span));
