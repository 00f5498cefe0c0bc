import { humanLanguages, type Occupation, type Taxonomy } from '#engines/taxonomy/index.ts';
import { quantity } from '#engines/text/index.ts';
import type { PostingLanguage } from './posting.ts';
import { skillName } from './skills.ts';

/** The conditions of a draft as lines, by what it says of them. */
export function requirementLines(
  taxonomy: Taxonomy,
  job: {
    minYears: number | null;
    education: Occupation['education'] | null;
    languages: readonly { language: string; level: string | null }[];
    skills: readonly { id: string }[];
  },
  lang: PostingLanguage,
): string[] {
  const lines: string[] = [];
  if (job.minYears !== null && job.minYears > 0) lines.push(YEARS[lang](job.minYears));
  if (job.education && job.education !== 'none') lines.push(EDUCATION[lang][job.education]);
  for (const { language, level } of job.languages) {
    const name = humanLanguages(taxonomy).find(({ id }) => id === language)?.name[lang] ?? language;
    lines.push(LANGUAGE[lang](name, level));
  }
  return [...lines, ...job.skills.map(({ id }) => skillName(taxonomy, id, lang))];
}

const YEARS: Readonly<Record<PostingLanguage, (years: number) => string>> = {
  en: (years) =>
    years === 1
      ? 'At least 1 year of experience in similar work'
      : `At least ${years} years of experience in similar work`,
  ar: (years) => `خبرة لا تقل عن ${quantity('ar', years, 'year', 'object')} في عمل مماثل`,
};

const EDUCATION: Readonly<
  Record<PostingLanguage, Readonly<Record<Exclude<Occupation['education'], 'none'>, string>>>
> = {
  en: {
    secondary: 'Secondary school certificate',
    diploma: 'Diploma',
    bachelor: 'Bachelor’s degree',
    master: 'Master’s degree',
    doctorate: 'Doctorate',
  },
  ar: {
    secondary: 'شهادة الثانوية العامة',
    diploma: 'شهادة الدبلوم',
    bachelor: 'درجة البكالوريوس',
    master: 'درجة الماجستير',
    doctorate: 'درجة الدكتوراه',
  },
};

const LANGUAGE: Readonly<Record<PostingLanguage, (name: string, level: string | null) => string>> = {
  en: (name, level) =>
    level === 'native' || level === 'fluent'
      ? `Fluent ${name}`
      : level === 'intermediate'
        ? `Good ${name}`
        : level === 'basic'
          ? `Basic ${name}`
          : name,
  ar: (name, level) =>
    level === 'native' || level === 'fluent'
      ? `إجادة اللغة ${name} إجادة تامة`
      : level === 'intermediate'
        ? `مستوى جيد في اللغة ${name}`
        : level === 'basic'
          ? `أساسيات اللغة ${name}`
          : `اللغة ${name}`,
};
