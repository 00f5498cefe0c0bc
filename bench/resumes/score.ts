/**
 * Scores readings against the truth of their documents. A wrong value costs a false positive and a false negative;
 * lists are aligned one to one before they are compared. "Everything essential" is the name, the e-mail, and title,
 * employer, start, end and present of every job, with no job invented.
 */
import type { ParsedResume } from '#engines/resumes/index.ts';
import { foldName } from '#engines/text/index.ts';
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

/** Share of letters' pairs that two texts have in common, or of their words, whichever is more: 0 to 1. */
export function likeness(a: string, b: string): number {
  const [x, y] = [foldName(a), foldName(b)];
  if (x === y) return 1;
  const dice = (first: string[], second: string[]): number => {
    const left = [...second];
    const common = first.filter((item) => {
      const at = left.indexOf(item);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    }).length;
    return first.length + second.length === 0 ? 0 : (2 * common) / (first.length + second.length);
  };
  const pairs = (text: string): string[] => [...text].slice(1).map((letter, index) => text[index]! + letter);
  return Math.max(
    dice(x.split(' '), y.split(' ')),
    dice(pairs(x.replace(/ /g, '')), pairs(y.replace(/ /g, ''))),
  );
}

const alike = (a: string, b: string): boolean => likeness(a, b) >= 0.8;
const sameDigits = (a: string, b: string): boolean => {
  const [x, y] = [a, b].map((text) => foldName(text).replace(/\D/g, '').replace(/^0+/, '')) as [
    string,
    string,
  ];
  return x === y || (Math.min(x.length, y.length) >= 8 && (x.endsWith(y) || y.endsWith(x)));
};
const sameDate = (truth: string, read: string): boolean =>
  truth.length === 4 ? read.slice(0, 4) === truth : read === truth;
const sameName = (a: string, b: string): boolean =>
  foldName(a).split(' ').sort().join(' ') === foldName(b).split(' ').sort().join(' ');

/** Pairs items best first; what is below `least` stays alone. */
function pair<T, R>(
  truth: T[],
  read: R[],
  worth: (t: T, r: R) => number,
  least: number,
): [T | null, R | null, number][] {
  const all = truth
    .flatMap((t, i) => read.map((r, j) => ({ i, j, worth: worth(t, r) })))
    .filter((it) => it.worth >= least);
  all.sort((a, b) => b.worth - a.worth || a.i - b.i);
  const takenTruth = new Set<number>();
  const takenRead = new Set<number>();
  const pairs: [T | null, R | null, number][] = [];
  for (const { i, j } of all) {
    if (takenTruth.has(i) || takenRead.has(j)) continue;
    takenTruth.add(i);
    takenRead.add(j);
    pairs.push([truth[i]!, read[j]!, j]);
  }
  for (const [i, t] of truth.entries()) if (!takenTruth.has(i)) pairs.push([t, null, -1]);
  for (const [j, r] of read.entries()) if (!takenRead.has(j)) pairs.push([null, r, j]);
  return pairs;
}

/** Compares one reading with the truth of its document; `null` for a document that could not be read. */
export function scoreReading(truth: Truth, ignore: Ignored, reading: ParsedResume | null): Score {
  const score: Score = { counts: new Map(), isEssentialRight: true, judged: [], differences: [] };
  const count = (field: string): Count => {
    const known = score.counts.get(field) ?? { right: 0, invented: 0, missed: 0 };
    score.counts.set(field, known);
    return known;
  };
  const value = (
    field: string,
    expected: string | null,
    read: string | null | undefined,
    isSame: (truth: string, read: string) => boolean,
    path: string,
  ): boolean => {
    const found = read ?? null;
    if (expected === null && found === null) return true;
    const isRight = expected !== null && found !== null && isSame(expected, found);
    if (isRight) count(field).right++;
    else {
      if (found !== null) count(field).invented++;
      if (expected !== null) count(field).missed++;
      score.differences.push(`${field}: ${expected} / ${found}`);
    }
    const confidence = reading?.evidence[path]?.confidence;
    if (found !== null && confidence !== undefined) score.judged.push({ field, confidence, isRight });
    return isRight;
  };
  const need = (isRight: boolean): void => {
    if (!isRight) score.isEssentialRight = false;
  };
  need(value('name', truth.name, reading?.name, sameName, 'name'));
  need(value('email', truth.email, reading?.email, (a, b) => a.toLowerCase() === b.toLowerCase(), 'email'));
  value('phone', truth.phone, reading?.phone, sameDigits, 'phone');
  value(
    'location',
    truth.location?.city ?? null,
    reading?.location,
    (a, b) => ` ${foldName(b)} `.includes(` ${foldName(a)} `),
    'location',
  );
  value('headline', truth.headline, reading?.headline, alike, 'headline');
  value('summary', truth.summary, reading?.summary, (a, b) => likeness(a, b) >= 0.7, 'summary');

  const isIgnored = (text: string | null): boolean =>
    text !== null && ignore.organisations.some((own) => likeness(own, text) >= 0.75);
  const works = pair(
    truth.work,
    reading?.work ?? [],
    (t, r) =>
      0.4 * Math.max(likeness(t.title, r.title ?? ''), 0.5 * likeness(t.title, r.organisation ?? '')) +
      0.4 *
        Math.max(
          likeness(t.organisation, r.organisation ?? ''),
          0.5 * likeness(t.organisation, r.title ?? ''),
        ) +
      (r.start !== null && sameDate(t.start, r.start) ? 0.2 : 0),
    0.35,
  );
  for (const [t, r, at] of works) {
    if (!t && r && (isIgnored(r.organisation) || isIgnored(r.title))) continue;
    if (!t || !r) score.isEssentialRight = false;
    need(value('work.title', t?.title ?? null, r?.title, alike, `work.${at}.title`));
    need(
      value('work.organisation', t?.organisation ?? null, r?.organisation, alike, `work.${at}.organisation`),
    );
    need(value('work.start', t?.start ?? null, r?.start, sameDate, `work.${at}.start`));
    need(value('work.end', t?.end ?? null, r?.end, sameDate, `work.${at}.end`));
    need(Boolean(t?.current) === Boolean(r?.current));
  }
  const studies = pair(
    truth.education,
    reading?.education ?? [],
    (t, r) =>
      0.6 * likeness(t.institution, r.institution ?? '') +
      0.3 * likeness(t.degree, r.degree ?? '') +
      (r.end !== null && sameDate(t.end, r.end) ? 0.1 : 0),
    0.35,
  );
  for (const [t, r, at] of studies) {
    const whole = `${t?.degree ?? ''} ${t?.field ?? ''}`;
    const isDegree = (a: string, b: string): boolean =>
      alike(a, b) || alike(whole, b) || alike(whole, `${b} ${r?.field ?? ''}`);
    value('education.degree', t?.degree ?? null, r?.degree, isDegree, `education.${at}.degree`);
    value(
      'education.field',
      t?.field ?? null,
      r?.field,
      (a, b) => alike(a, b) || alike(whole, `${r?.degree ?? ''} ${b}`),
      `education.${at}.field`,
    );
    value(
      'education.institution',
      t?.institution ?? null,
      r?.institution,
      alike,
      `education.${at}.institution`,
    );
    value('education.end', t?.end ?? null, r?.end, sameDate, `education.${at}.end`);
  }
  const certificates = pair(
    truth.certifications,
    reading?.certifications ?? [],
    (t, r) => likeness(t.name, r.name),
    0.7,
  );
  for (const [t, r, at] of certificates) {
    value('certifications.name', t?.name ?? null, r?.name, () => true, `certifications.${at}.name`);
    value('certifications.issued', t?.issued ?? null, r?.issued, sameDate, `certifications.${at}.issued`);
    value('certifications.expires', t?.expires ?? null, r?.expires, sameDate, `certifications.${at}.expires`);
  }
  const list = (field: string, expected: string[], read: string[]): void => {
    for (const [t, r, at] of pair(expected, read, likeness, 0.85))
      value(field, t, r, () => true, `${field}.${at}`);
  };
  if (truth.skills !== '*')
    list(
      'skills',
      truth.skills,
      (reading?.skills ?? []).filter(
        (skill) => !ignore.skills.some((own) => foldName(own) === foldName(skill)),
      ),
    );
  list(
    'languages',
    truth.languages.map(({ language }) => language),
    (reading?.languages ?? []).map(({ language }) => language),
  );
  list(
    'awards',
    truth.awards.map(({ title }) => title),
    (reading?.awards ?? []).map(({ title }) => title),
  );
  list(
    'projects',
    truth.projects.map(({ name }) => name),
    (reading?.projects ?? []).map(({ name }) => name),
  );
  return score;
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
  const core = CORE.map((field) => fields.find((it) => it.field === field)).filter(
    (it) => it !== undefined && it.support > 0,
  );
  return {
    documents: scores.length,
    coreF1: core.reduce((sum, it) => sum + it!.f1, 0) / Math.max(1, core.length),
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
