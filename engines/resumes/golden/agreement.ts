/** How far a reading agrees with what a golden document shows, for the test and for work on the engine. */

import { foldName } from '#engines/text/index.ts';
import type { ParsedResume } from '../resume.ts';

export interface GoldenTruth {
  name: string;
  headline: string | null;
  email: string;
  phone: string;
  location: { city: string };
  links: string[];
  summary: string | null;
  work: { title: string; organisation: string; start: string; end: string | null; current: boolean }[];
  education: { degree: string; field: string | null; institution: string; end: string; expected: boolean }[];
  certifications: {
    name: string;
    issued: string | null;
    expires: string | null;
    credentialId: string | null;
  }[];
  skills: string[];
  languages: { language: string }[];
  awards: { title: string }[];
  projects: { name: string }[];
}

export interface Agreement {
  /** Right values over all values, shown and invented, 0 to 1. */
  score: number;
  /** What differs, as `path: expected / read`. */
  differences: string[];
}

export function agreementOf(truth: GoldenTruth, read: ParsedResume): Agreement {
  const differences: string[] = [];
  let right = 0;
  let all = 0;
  const check = (
    path: string,
    expected: string | boolean | null,
    found: string | boolean | null | undefined,
    alike = same,
  ): void => {
    if (
      (expected === null || expected === false) &&
      (found === null || found === false || found === undefined)
    )
      return;
    all++;
    if (alike(String(expected ?? ''), String(found ?? ''))) right++;
    else differences.push(`${path}: ${expected} / ${found}`);
  };
  check('name', truth.name, read.name);
  check('headline', truth.headline, read.headline);
  check('email', truth.email, read.email);
  check('phone', truth.phone, read.phone, (a, b) => a.replace(/\D/g, '') === b.replace(/\D/g, ''));
  check('location', truth.location.city, read.location, (a, b) =>
    ` ${foldName(b)} `.includes(` ${foldName(a)} `),
  );
  check('summary', truth.summary, read.summary);
  for (let i = 0; i < Math.max(truth.work.length, read.work.length); i++) {
    const a = truth.work[i];
    const b = read.work[i];
    check(`work.${i}.title`, a?.title ?? null, b?.title);
    check(`work.${i}.organisation`, a?.organisation ?? null, b?.organisation);
    check(`work.${i}.start`, a?.start ?? null, b?.start);
    check(`work.${i}.end`, a?.end ?? null, b?.end);
    check(`work.${i}.current`, a?.current ?? null, b?.current);
  }
  for (let i = 0; i < Math.max(truth.education.length, read.education.length); i++) {
    const a = truth.education[i];
    const b = read.education[i];
    check(`education.${i}.degree`, a?.degree ?? null, b?.degree);
    check(`education.${i}.field`, a?.field ?? null, b?.field);
    check(`education.${i}.institution`, a?.institution ?? null, b?.institution);
    check(`education.${i}.end`, a?.end ?? null, b?.end);
    check(`education.${i}.expected`, a?.expected ?? null, b?.expected);
  }
  for (let i = 0; i < Math.max(truth.certifications.length, read.certifications.length); i++) {
    const a = truth.certifications[i];
    const b = read.certifications[i];
    check(`certifications.${i}.name`, a?.name ?? null, b?.name);
    check(`certifications.${i}.issued`, a?.issued ?? null, b?.issued);
    check(`certifications.${i}.expires`, a?.expires ?? null, b?.expires);
    check(`certifications.${i}.credentialId`, a?.credentialId ?? null, b?.credentialId);
  }
  const set = (path: string, expected: string[], found: string[]): void => {
    const rest = [...found];
    for (const value of expected) {
      const at = rest.findIndex((other) => same(value, other));
      check(path, value, at >= 0 ? rest.splice(at, 1)[0]! : null);
    }
    for (const value of rest) check(path, null, value);
  };
  set('links', truth.links, read.links);
  set('skills', truth.skills, read.skills);
  set(
    'languages',
    truth.languages.map((item) => item.language),
    read.languages.map((item) => item.language),
  );
  set(
    'awards',
    truth.awards.map((item) => item.title),
    read.awards.map((item) => item.title),
  );
  set(
    'projects',
    truth.projects.map((item) => item.name),
    read.projects.map((item) => item.name),
  );
  return { score: right / Math.max(1, all), differences };
}

function same(a: string, b: string): boolean {
  return foldName(a).replace(/ /g, '') === foldName(b).replace(/ /g, '');
}
