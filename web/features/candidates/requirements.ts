import type { Job } from '#contract/features/jobs.contract.ts';
import type { Requirements } from './candidates.queries.ts';

export const NOTHING_REQUIRED: Requirements = { skills: [], years: 0, languages: [] };

export const countOf = ({ skills, years, languages }: Requirements): number =>
  skills.length + languages.length + (years > 0 ? 1 : 0);

/** The job's skills, and those that the address names beside them. A comma parts words there, so none holds one. */
export function skillsToChoose(
  { skills }: Pick<Job, 'skills'>,
  chosen: readonly string[],
): { value: string; name: string }[] {
  const own = skills.map(({ ref_skill, name }) => ({ value: ref_skill ?? name.replace(/,/g, ' '), name }));
  return unique([...own, ...chosen.map((value) => ({ value, name: value }))], ({ value }) => value);
}

/** The job's languages, each with its level after a colon, and those that the address names beside them. */
export function languagesToChoose(
  { languages }: Pick<Job, 'languages'>,
  chosen: readonly string[],
): string[] {
  const own = languages.map(({ language, level }) => {
    const name = language.toLowerCase().replace(/[,:]/g, ' ');
    return level ? `${name}:${level}` : name;
  });
  return unique([...own, ...chosen], (one) => one);
}

function unique<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  return [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].reverse();
}
