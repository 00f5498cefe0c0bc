import type { JobDraft, JobInput } from '#contract/features/jobs.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { jobFeaturesFromText } from '#engines/matching/index.ts';
import {
  fold,
  foldName,
  isArabic,
  newSkillNames,
  normaliseTitle,
  placeName,
  taxonomy,
  westernDigits,
} from '#engines/taxonomy/index.ts';

/**
 * Reads the text of a job posting into a job that a recruiter can edit. What the text does not tell stays empty and
 * is named; nothing is made up. Skills, years, education, languages and place are the matching engine's reading, so
 * that what is shown is what will be matched.
 */
export function jobFromText(text: string, source: 'text' | 'file'): JobDraft {
  const lines = text.replace(/\r/g, '').split('\n').map(clean);
  const title = titleOf(lines);
  const sections = sectionsOf(lines, title);
  const features = jobFeaturesFromText({ title, text });
  const occupation = taxonomy().occupation(normaliseTitle(title, 1)[0]?.id ?? '');
  const salary = salaryOf(text);
  const lang = isArabic(title || text) ? 'ar' : 'en';
  const place = [features.location?.city, features.location?.country]
    .flatMap((id) => (id ? placeName(id, lang) : []))
    .join(lang === 'ar' ? '، ' : ', ');
  const job: JobInput = {
    job_title: title.slice(0, 160),
    description: descriptionOf(sections.about),
    responsibilities: sections.duties.slice(0, 60).map((line) => line.slice(0, 600)),
    requirements: sections.requirements.slice(0, 60).map((line) => line.slice(0, 600)),
    skills: features.skills.slice(0, 80).map(({ id, name, importance, level }) => ({
      ref_skill: id,
      name: name.slice(0, 120),
      importance,
      level: level ?? null,
    })),
    sector: occupation?.sectorId ?? null,
    industry: occupation?.industryId ?? null,
    location: place || null,
    work_place: /\bhybrid\b|هجين/i.test(text) ? 'hybrid' : features.remote ? 'remote' : 'on_site',
    employment_type: employmentOf(text),
    seniority: seniorityOf(title),
    min_years: features.minYears ?? null,
    education: features.education ?? null,
    languages: (features.languages ?? []).map(({ language, level }) => ({ language, level: levelOf(level) })),
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    screening_questions: [],
    source,
    source_text: text.slice(0, 200_000),
  };
  const mayMiss = [
    'job_title',
    'description',
    'location',
    'min_years',
    'education',
    'salary_min',
    'seniority',
  ] as const;
  const not_found: string[] = mayMiss.filter((field) => job[field] === null || job[field] === '');
  if (job.skills.length === 0) not_found.push('skills');
  return { job, not_found, also_mentioned: alsoMentioned(text, job) };
}

const MOST_MENTIONED = 6;

/** Offered and never added: of such names half are a skill to the letter, which is too few for a job to ask for. */
function alsoMentioned(text: string, job: JobInput): string[] {
  const told = foldName([job.job_title, job.location, ...job.skills.map(({ name }) => name)].join('\n'));
  return newSkillNames(text)
    .filter((name) => !told.includes(foldName(name)))
    .slice(0, MOST_MENTIONED)
    .map((name) => name.slice(0, 120));
}

const clean = (line: string) =>
  line
    .replace(/^[\s•▪●◦*·–—\-–>]+/, '')
    .replace(/\s+/g, ' ')
    .trim();

const TITLE_LABEL =
  /^(?:job title|position|title|role|vacancy|المسمى الوظيفي|الوظيفة|عنوان الوظيفة|المنصب)\s*[:：-]\s*(.+)$/i;
const HIRING =
  /^(?:we are (?:hiring|looking for)|hiring|now hiring|urgently required|required|مطلوب|نبحث عن|نوظف)\s*:?\s*(?:an?\s+)?(.{3,80}?)(?:[.!]|$)/i;

/** A labelled title, else the first short line, without what surrounds a title in an announcement. */
function titleOf(lines: readonly string[]): string {
  for (const line of lines.slice(0, 25)) {
    const labelled = line.match(TITLE_LABEL)?.[1];
    if (labelled) return labelled.trim();
  }
  const first = lines.find((line) => line !== '') ?? '';
  const announced = first.match(HIRING)?.[1];
  if (announced) return announced.trim();
  return first.length <= 90 ? first.replace(/[:.]$/, '') : '';
}

type SectionKind = 'about' | 'duties' | 'requirements' | 'other';

const HEADINGS: readonly [SectionKind, RegExp][] = [
  [
    'duties',
    /^(key |main |your |job |role )?(responsibilities|duties|tasks|accountabilities|what you('|’)?ll do|what you will do|the role|المهام|المسؤوليات|مهام|مسؤوليات|الواجبات)/,
  ],
  [
    'requirements',
    /^(job |minimum |key |basic |preferred |required |desired )?(requirements?|qualifications?|skills|experience|what (we|you)|who you are|must have|nice to have|preferred|education|المتطلبات|متطلبات|الشروط|شروط|المؤهلات|المهارات|الخبرات|الخبره|يفضل)/,
  ],
  [
    'about',
    /^(about|overview|summary|job (description|summary|purpose)|description|purpose|introduction|الوصف|وصف|نبذه|ملخص|عن)/,
  ],
  [
    'other',
    /^(benefits|we offer|what we offer|salary|how to apply|apply|perks|compensation|المزايا|ما نقدمه|الراتب|للتقديم|طريقه التقديم)/,
  ],
];

/** The lines of a posting by the section they stand in. Lines before any heading are about the job. */
function sectionsOf(lines: readonly string[], title: string) {
  const sections: Record<SectionKind, string[]> = { about: [], duties: [], requirements: [], other: [] };
  let current: SectionKind = 'about';
  for (const line of lines) {
    if (!line || line === title || TITLE_LABEL.test(line)) continue;
    const folded = fold(line);
    const isShort = folded.replace(/:.*/, '').split(' ').length <= 7;
    const heading = isShort && HEADINGS.find(([, pattern]) => pattern.test(folded));
    if (heading && (/[:：]\s*$/.test(line) || line.length < 45)) {
      current = heading[0];
      continue;
    }
    const inline = heading && line.match(/^[^:：]{3,40}[:：]\s*(.+)$/);
    if (heading && inline) {
      current = heading[0];
      sections[current].push(inline[1]!);
      continue;
    }
    sections[current].push(line);
  }
  return sections;
}

/** What the job is, in whole sentences, no longer than a description may be. */
function descriptionOf(about: readonly string[]): string {
  const text = about.join(' ').trim();
  if (text.length <= LIMITS.descriptionMax) return text;
  const cut = text.slice(0, LIMITS.descriptionMax);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('؟ '), cut.lastIndexOf('! '));
  return end >= LIMITS.descriptionMin ? cut.slice(0, end + 1) : cut.slice(0, cut.lastIndexOf(' '));
}

function employmentOf(text: string): JobInput['employment_type'] {
  if (/\bintern(ship)?\b|تدريب تعاوني|متدرب/i.test(text)) return 'internship';
  if (/\bpart[- ]time\b|دوام جزئي/i.test(text)) return 'part_time';
  if (/\btemporary\b|\bseasonal\b|مؤقت|موسمي/i.test(text)) return 'temporary';
  if (/\b(contractor|fixed[- ]term|contract (role|position|basis))\b|عقد محدد/i.test(text)) return 'contract';
  return 'full_time';
}

const SENIORITY_WORDS: readonly [NonNullable<JobInput['seniority']>, RegExp][] = [
  ['executive', /\b(chief|ceo|cfo|cto|coo|vice president|vp)\b|رئيس تنفيذي/i],
  ['director', /\bdirector\b|مدير عام/i],
  ['manager', /\b(manager|head of)\b|مدير/i],
  ['lead', /\b(lead|principal|supervisor|foreman)\b|قائد|مشرف/i],
  ['senior', /\b(senior|sr\.?)\b|أول|كبير/i],
  ['junior', /\b(junior|jr\.?)\b|مبتدئ/i],
  ['entry', /\b(intern|trainee|graduate|entry[- ]level|fresh)\b|متدرب|حديث التخرج/i],
];
const seniorityOf = (title: string) => SENIORITY_WORDS.find(([, word]) => word.test(title))?.[0] ?? null;

/** A monthly range or figure in dirhams, where the text says the currency. */
function salaryOf(text: string): { min: number; max: number } | null {
  const match = westernDigits(text).match(
    /(?:AED|Dhs?\.?|درهم)\s*([\d,]{4,9})(?:\s*(?:-|–|to|إلى)\s*(?:AED|Dhs?\.?)?\s*([\d,]{4,9}))?|([\d,]{4,9})\s*(?:-|–|to|إلى)\s*([\d,]{4,9})\s*(?:AED|Dhs?\.?|درهم)|([\d,]{4,9})\s*(?:AED|درهم)/i,
  );
  if (!match) return null;
  const number = (digits: string | undefined) => (digits ? Number(digits.replace(/,/g, '')) : null);
  const min = number(match[1] ?? match[3] ?? match[5]);
  const max = number(match[2] ?? match[4]) ?? min;
  return min && max && max >= min ? { min, max } : null;
}

const levelOf = (level: string | undefined) =>
  level === 'basic' || level === 'intermediate' || level === 'fluent' || level === 'native'
    ? level
    : level === 'advanced'
      ? 'fluent'
      : null;
