/**
 * A simple reader to compare with: the plain text in stream order, regular expressions for contacts, the first line
 * as the name, one job a date range with the line before it. It is what a parser without layout can do.
 */

import type { ParsedResume } from '#engines/resumes/index.ts';
import { sectionOfHeading } from '#engines/taxonomy/index.ts';
import { findDates, withoutDates } from '#engines/text/index.ts';

export function readSimply(text: string): ParsedResume {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const resume: ParsedResume = {
    name: lines[0] ?? null,
    headline: lines[1] ?? null,
    summary: null,
    email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text)?.[0] ?? null,
    phone: /\+?\d[\d\s()-]{7,}\d/.exec(text)?.[0] ?? null,
    location: lines.find((line) => /^[\p{Lu}\u0621-\u064a][\p{L} ]+[,،] [\p{L} ]+$/u.test(line)) ?? null,
    links: [...text.matchAll(/(?:https?:\/\/|www\.|linkedin\.com|github\.com)\S+/g)].map((match) => match[0]),
    work: [],
    education: [],
    certifications: [],
    skills: [],
    languages: [],
    awards: [],
    projects: [],
    evidence: {},
  };
  let kind: string | null = null;
  lines.forEach((line, index) => {
    const heading = sectionOfHeading(line);
    if (heading) {
      kind = heading;
      return;
    }
    const span = findDates(line).find((candidate) => candidate.isRange);
    const rest = withoutDates(line)
      .replace(/\ue001/g, '')
      .trim();
    const parts = (rest || (lines[index - 1] ?? '')).split(/\s*(?:,|،|\||–|—| - | at )\s*/).filter(Boolean);
    if (kind === 'work' && span)
      resume.work.push({
        title: parts[0] ?? null,
        organisation: parts[1] ?? (rest ? (lines[index + 1] ?? null) : (lines[index - 2] ?? null)),
        location: null,
        start: span.start,
        end: span.end,
        current: span.isOpen,
        details: [],
      });
    else if (kind === 'education' && findDates(line).length > 0)
      resume.education.push({
        degree: parts[0] ?? null,
        field: null,
        institution: parts[1] ?? lines[index + 1] ?? null,
        start: span?.start ?? null,
        end: span?.end ?? findDates(line)[0]?.start ?? null,
        expected: false,
      });
    else if (kind === 'skills') resume.skills.push(...line.split(/\s*[,،•|·;]\s*/).filter(Boolean));
    else if (kind === 'languages')
      resume.languages.push(
        ...line.split(/\s*[,،|]\s*/).map((item) => ({ language: item.split(/[\s(:–-]/)[0]!, level: null })),
      );
  });
  return resume;
}
