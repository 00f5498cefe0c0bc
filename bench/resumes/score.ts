/**
 * Scores readings against the truth of their documents. A wrong value costs a false positive and a false negative;
 * lists are aligned one to one before they are compared. "Everything essential" is the name, the e-mail, and title,
 * employer, start, end and present of every job, with no job invented.
 */
import type { ParsedResume } from '#engines/resumes/index.ts';
import { foldName } from '#engines/text/index.ts';
import { alike, likeness, pair, sameDate, sameDigits, sameName } from './likeness.ts';
import type { Ignored, Truth } from './shown.ts';

/** The fields whose mean F1 is the core figure. */
export const CORE = [
  'name',
  'email',
  'phone',
  'location',
  'work.title',
  'work.organisation',
  'work.start',
  'work.end',
  'education.degree',
  'education.institution',
  'skills',
] as const;

interface Count {
  right: number;
  invented: number;
  missed: number;
}

/** A field that was read with some confidence, and whether it was right. */
export interface Judged {
  field: string;
  confidence: number;
  isRight: boolean;
}

export interface Score {
  counts: Map<string, Count>;
  isEssentialRight: boolean;
  judged: Judged[];
  /** What differs, as `field: expected / read`. */
  differences: string[];
}

/** Compares one reading with the truth of its document; `null` for a document that could not be read. */
export function scoreReading(truth: Truth, ignore: Ignored, reading: ParsedResume | null): Score {
  const tally = createTally(reading);
  scorePerson(tally, truth, reading);
  scoreWork(tally, truth, ignore, reading);
  scoreStudies(tally, truth, reading);
  scoreCertificates(tally, truth, reading);
  scoreLists(tally, truth, ignore, reading);
  return tally.score;
}

type Same = (truth: string, read: string) => boolean;
type Tally = ReturnType<typeof createTally>;

/** Counts, field after field, what is right, invented and missed. */
function createTally(reading: ParsedResume | null) {
  const score: Score = { counts: new Map(), isEssentialRight: true, judged: [], differences: [] };
  const countOf = (field: string): Count => {
    const known = score.counts.get(field) ?? { right: 0, invented: 0, missed: 0 };
    score.counts.set(field, known);
    return known;
  };

  /** Compares a value; `at` is the place of its entry in what was read. Says whether it is right. */
  function compare(
    field: string,
    truth: string | null | undefined,
    read: string | null | undefined,
    isSame: Same,
    at?: number,
  ): boolean {
    const expected = truth ?? null;
    const found = read ?? null;
    if (expected === null && found === null) return true;
    const isRight = expected !== null && found !== null && isSame(expected, found);
    if (isRight) countOf(field).right++;
    else {
      if (found !== null) countOf(field).invented++;
      if (expected !== null) countOf(field).missed++;
      score.differences.push(`${field}: ${expected} / ${found}`);
    }
    const confidence = reading?.evidence[pathOf(field, at)]?.confidence;
    if (found !== null && confidence !== undefined) score.judged.push({ field, confidence, isRight });
    return isRight;
  }

  /** Compares a list one to one, by how like its items are. */
  function compareLists(field: string, truth: readonly string[], read: readonly string[]): void {
    for (const [t, r, at] of pair(truth, read, likeness, 0.85)) compare(field, t, r, () => true, at);
  }

  const need = (isRight: boolean): void => {
    if (!isRight) score.isEssentialRight = false;
  };
  return { score, compare, compareLists, need };
}

/** Where the evidence of a field stands: `work.title` of the third job is `work.2.title`. */
function pathOf(field: string, at: number | undefined): string {
  const [part, ...rest] = field.split('.');
  return at === undefined ? field : [part, at, ...rest].join('.');
}

function scorePerson({ compare, need }: Tally, truth: Truth, reading: ParsedResume | null): void {
  need(compare('name', truth.name, reading?.name, sameName));
  need(compare('email', truth.email, reading?.email, (a, b) => a.toLowerCase() === b.toLowerCase()));
  compare('phone', truth.phone, reading?.phone, sameDigits);
  const holds: Same = (city, read) => ` ${foldName(read)} `.includes(` ${foldName(city)} `);
  compare('location', truth.location?.city, reading?.location, holds);
  compare('headline', truth.headline, reading?.headline, alike);
  compare('summary', truth.summary, reading?.summary, (a, b) => likeness(a, b) >= 0.7);
}

function scoreWork(
  { score, compare, need }: Tally,
  truth: Truth,
  ignore: Ignored,
  reading: ParsedResume | null,
): void {
  const isIgnored = (text: string | null): boolean =>
    text !== null && ignore.organisations.some((own) => likeness(own, text) >= 0.75);
  for (const [t, r, at] of pair(truth.work, reading?.work ?? [], likenessOfJobs, 0.35)) {
    if (!t && r && (isIgnored(r.organisation) || isIgnored(r.title))) continue;
    if (!t || !r) score.isEssentialRight = false;
    need(compare('work.title', t?.title, r?.title, alike, at));
    need(compare('work.organisation', t?.organisation, r?.organisation, alike, at));
    need(compare('work.start', t?.start, r?.start, sameDate, at));
    need(compare('work.end', t?.end, r?.end, sameDate, at));
    need(Boolean(t?.current) === Boolean(r?.current));
  }
}

/** Title and employer may have been read one for the other: that is worth half. */
function likenessOfJobs(t: Truth['work'][number], r: ParsedResume['work'][number]): number {
  const best = (truth: string, own: string | null, other: string | null): number =>
    Math.max(likeness(truth, own ?? ''), 0.5 * likeness(truth, other ?? ''));
  return (
    0.4 * best(t.title, r.title, r.organisation) +
    0.4 * best(t.organisation, r.organisation, r.title) +
    (r.start !== null && sameDate(t.start, r.start) ? 0.2 : 0)
  );
}

function scoreStudies({ compare }: Tally, truth: Truth, reading: ParsedResume | null): void {
  for (const [t, r, at] of pair(truth.education, reading?.education ?? [], likenessOfStudies, 0.35)) {
    const whole = `${t?.degree ?? ''} ${t?.field ?? ''}`;
    const isDegree: Same = (a, b) => alike(a, b) || alike(whole, b) || alike(whole, `${b} ${r?.field ?? ''}`);
    const isField: Same = (a, b) => alike(a, b) || alike(whole, `${r?.degree ?? ''} ${b}`);
    compare('education.degree', t?.degree, r?.degree, isDegree, at);
    compare('education.field', t?.field, r?.field, isField, at);
    compare('education.institution', t?.institution, r?.institution, alike, at);
    compare('education.end', t?.end, r?.end, sameDate, at);
  }
}

const likenessOfStudies = (t: Truth['education'][number], r: ParsedResume['education'][number]): number =>
  0.6 * likeness(t.institution, r.institution ?? '') +
  0.3 * likeness(t.degree, r.degree ?? '') +
  (r.end !== null && sameDate(t.end, r.end) ? 0.1 : 0);

function scoreCertificates({ compare }: Tally, truth: Truth, reading: ParsedResume | null): void {
  const read = reading?.certifications ?? [];
  for (const [t, r, at] of pair(truth.certifications, read, (a, b) => likeness(a.name, b.name), 0.7)) {
    compare('certifications.name', t?.name, r?.name, () => true, at);
    compare('certifications.issued', t?.issued, r?.issued, sameDate, at);
    compare('certifications.expires', t?.expires, r?.expires, sameDate, at);
  }
}

function scoreLists(
  { compareLists }: Tally,
  truth: Truth,
  ignore: Ignored,
  reading: ParsedResume | null,
): void {
  const isIgnored = (skill: string): boolean =>
    ignore.skills.some((own) => foldName(own) === foldName(skill));
  if (truth.skills !== '*')
    compareLists(
      'skills',
      truth.skills,
      (reading?.skills ?? []).filter((skill) => !isIgnored(skill)),
    );
  const languagesOf = (of: readonly { language: string }[]): string[] => of.map(({ language }) => language);
  compareLists('languages', languagesOf(truth.languages), languagesOf(reading?.languages ?? []));
  const titlesOf = (of: readonly { title: string }[]): string[] => of.map(({ title }) => title);
  compareLists('awards', titlesOf(truth.awards), titlesOf(reading?.awards ?? []));
  const namesOf = (of: readonly { name: string }[]): string[] => of.map(({ name }) => name);
  compareLists('projects', namesOf(truth.projects), namesOf(reading?.projects ?? []));
}

export interface Summary {
  documents: number;
  coreF1: number;
  essentials: number;
  fields: { field: string; precision: number; recall: number; f1: number; support: number }[];
}

/** Pools the scores of many documents. */
export function summarise(scores: readonly Score[]): Summary {
  const pooled = new Map<string, Count>();
  for (const { counts } of scores)
    for (const [field, { right, invented, missed }] of counts) {
      const all = pooled.get(field) ?? { right: 0, invented: 0, missed: 0 };
      pooled.set(field, {
        right: all.right + right,
        invented: all.invented + invented,
        missed: all.missed + missed,
      });
    }
  const fields = [...pooled].map(([field, { right, invented, missed }]) => ({
    field,
    precision: right / Math.max(1, right + invented),
    recall: right / Math.max(1, right + missed),
    f1: (2 * right) / Math.max(1, 2 * right + invented + missed),
    support: right + missed,
  }));
  const core = CORE.flatMap((field) => fields.find((it) => it.field === field && it.support > 0) ?? []);
  return {
    documents: scores.length,
    coreF1: core.reduce((sum, it) => sum + it.f1, 0) / Math.max(1, core.length),
    essentials: scores.filter((score) => score.isEssentialRight).length / Math.max(1, scores.length),
    fields,
  };
}

/** Of the fields that were marked this sure or surer, the share that is right. */
export function rightAmongSure(
  scores: readonly Score[],
  least = 0.9,
): { share: number; fields: number; all: number } {
  const judged = scores.flatMap((score) => score.judged);
  const sure = judged.filter(({ confidence }) => confidence >= least);
  return {
    share: sure.filter(({ isRight }) => isRight).length / Math.max(1, sure.length),
    fields: sure.length,
    all: judged.length,
  };
}
