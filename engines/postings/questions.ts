import {
  type EducationLevel,
  humanLanguages,
  type OccupationSkill,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { isArabic } from '#engines/text/index.ts';
import type { PostingLanguage } from './read-posting.ts';

const PHRASES = wordingsIn('postings/questions');

/** As much of a job as questions are made from. */
export interface AskedJob {
  title: string;
  occupation?: string | null;
  requirements: readonly string[];
  skills: readonly {
    id: string | null;
    name: string;
    importance: 'must' | 'should' | 'nice';
    weight?: number | null;
  }[];
  location?: string | null;
  workPlace?: 'on_site' | 'hybrid' | 'remote' | null;
  minYears?: number | null;
  education?: EducationLevel | null;
  languages: readonly { language: string; level?: string | null }[];
}

export type QuestionReason =
  | { code: 'must_skill'; subject: string }
  | { code: 'licence'; subject: string }
  | { code: 'years'; years: number }
  | { code: 'education'; level: EducationLevel }
  | { code: 'language'; subject: string }
  | { code: 'place'; subject: string };

export interface PossibleQuestion {
  id: string;
  text: string;
  kind: 'text' | 'yes-no' | 'number' | 'choice';
  choices: string[];
  /** Answers worth a second look by a person. */
  flagWhen: { answerIs?: string[]; below?: number } | null;
  reason: QuestionReason;
}

const MOST_SKILLS = 3;
const MOST_LANGUAGES = 2;
const MOST_LICENCES = 2;
export const MOST_QUESTIONS = 8;

/** A requirement that is held or not: a licence, a registration, a certificate to practise. */
const LICENCE = PHRASES.pattern('licences', { flags: 'iu' });
const WISHED =
  /\b(?:preferred|a plus|advantage|desirable|nice to have|bonus|ideally|helpful)\b|يفضل|يُفضَّل|ميزة|مستحسن/iu;
/** A school certificate is asked for as education. */
const DEGREE = /\b(?:degree|bachelor|diploma|school)\b|بكالوريوس|دبلوم|ثانوية|جامعية/iu;

/**
 * Questions to those who apply, made from what a job cannot do without, in the language of the job, the weightiest first.
 * An answer may be flagged for a person to look at; none decides. Nothing is asked of who somebody is.
 */
export function questionsFor(
  taxonomy: Taxonomy,
  job: AskedJob,
  lang: PostingLanguage = languageOfJob(job),
): PossibleQuestion[] {
  const say = WORDS[lang];
  const questions: PossibleQuestion[] = [];
  const must = job.skills
    .filter(({ importance }) => importance === 'must')
    .map((skill, at) => ({
      ...skill,
      at,
      order: (skill.weight ?? 1) + typicality(taxonomy, job.occupation, skill.id),
    }))
    .sort((a, b) => b.order - a.order || a.at - b.at);
  if (job.minYears)
    questions.push({
      id: 'years',
      text: say.years(job.title),
      kind: 'number',
      choices: [],
      flagWhen: { below: job.minYears },
      reason: { code: 'years', years: job.minYears },
    });
  const licences = job.requirements
    .filter((line) => LICENCE.test(line) && !WISHED.test(line) && !DEGREE.test(line))
    .slice(0, MOST_LICENCES);
  licences.forEach((line, at) => {
    questions.push({
      id: `licence-${at + 1}`,
      text: say.licence(shortened(line)),
      kind: 'yes-no',
      choices: [],
      flagWhen: { answerIs: ['no'] },
      reason: { code: 'licence', subject: shortened(line) },
    });
  });
  for (const [at, skill] of must.slice(0, MOST_SKILLS).entries()) {
    const name = taxonomy.skill(skill.id ?? '')?.name[lang] ?? skill.name;
    const id = `skill-${slug(skill.id ?? '') || at + 1}`;
    const reason = { code: 'must_skill', subject: name } as const;
    // The weightiest is told in one's own words; those after it are placed on a scale.
    if (at === 0)
      questions.push({ id, text: say.example(name), kind: 'text', choices: [], flagWhen: null, reason });
    else
      questions.push({
        id,
        text: say.skill(name),
        kind: 'choice',
        choices: [...say.levels],
        flagWhen: { answerIs: [say.levels[0]!] },
        reason,
      });
  }
  for (const { language, level } of job.languages.slice(0, MOST_LANGUAGES)) {
    const known = humanLanguages(taxonomy).find(
      (one) => one.id === language || one.names.en.includes(language) || one.names.ar.includes(language),
    );
    const name = known?.name[lang] ?? language;
    // How well somebody uses a language is asked for, not whether they were born to it.
    const least = Math.min(FLUENT, LANGUAGE_ORDER.indexOf(level ?? 'basic'));
    questions.push({
      id: `language-${slug(known?.id ?? language) || questions.length}`,
      text: say.language(name),
      kind: 'choice',
      choices: [...say.languageLevels],
      flagWhen: { answerIs: say.languageLevels.slice(0, Math.max(1, least + 1)) },
      reason: { code: 'language', subject: name },
    });
  }
  if (job.education && job.education !== 'none')
    questions.push({
      id: 'education',
      text: say.education[job.education],
      kind: 'yes-no',
      choices: [],
      flagWhen: { answerIs: ['no'] },
      reason: { code: 'education', level: job.education },
    });
  if (job.location && job.workPlace !== 'remote')
    questions.push({
      id: 'place',
      text: job.workPlace === 'hybrid' ? say.hybrid(job.location) : say.place(job.location),
      kind: 'yes-no',
      choices: [],
      flagWhen: { answerIs: ['no'] },
      reason: { code: 'place', subject: job.location },
    });
  return questions.slice(0, MOST_QUESTIONS);
}

/** Skills that the occupation itself cannot do without come before others of the same weight. */
function typicality(taxonomy: Taxonomy, occupation: string | null | undefined, skill: string | null): number {
  const own: OccupationSkill | undefined = taxonomy
    .occupation(occupation ?? '')
    ?.skills.find(({ id }) => id === skill);
  return own ? (own.importance === 'essential' ? 0.1 : 0.05) : 0;
}

const LANGUAGE_ORDER: readonly string[] = ['basic', 'intermediate', 'fluent', 'native'];
const FLUENT = 2;

function languageOfJob(job: AskedJob): PostingLanguage {
  return isArabic((job.title || job.requirements.join(' ')).trim()) ? 'ar' : 'en';
}

const slug = (id: string): string => id.replace(/[^\w-]/g, '').slice(0, 30);

/** A requirement as it fits into a question. */
function shortened(line: string): string {
  const plain = line.replace(/[.،؛;]+$/u, '').trim();
  if (plain.length <= 140) return plain;
  return `${plain.slice(0, plain.lastIndexOf(' ', 139))}…`;
}

interface Words {
  years: (title: string) => string;
  licence: (line: string) => string;
  example: (skill: string) => string;
  skill: (skill: string) => string;
  levels: readonly string[];
  language: (language: string) => string;
  languageLevels: readonly string[];
  education: Readonly<Record<Exclude<EducationLevel, 'none'>, string>>;
  place: (place: string) => string;
  hybrid: (place: string) => string;
}

const WORDS: Readonly<Record<PostingLanguage, Words>> = {
  en: {
    years: (title) =>
      title === ''
        ? 'How many years have you worked in a similar job?'
        : `How many years have you worked as ${title} or in a similar job?`,
    licence: (line) => `This job asks for the following: “${line}”. Do you hold it?`,
    example: (skill) =>
      `Describe a piece of work in which you used ${skill}: what was asked, what did you do yourself, and what came of it?`,
    skill: (skill) => `How well do you know this: ${skill}?`,
    levels: ['Not at all', 'I know the basics', 'I use it on my own', 'I teach it to others'],
    language: (language) => `How well do you speak and write ${language}?`,
    languageLevels: ['Not at all', 'Basic', 'Good', 'Fluent', 'It is my first language'],
    education: {
      secondary: 'Do you have a secondary school certificate or higher?',
      diploma: 'Do you have a diploma or higher?',
      bachelor: 'Do you have a bachelor’s degree or higher?',
      master: 'Do you have a master’s degree or higher?',
      doctorate: 'Do you have a doctorate?',
    },
    place: (place) => `The work is done on site in ${place}. Can you work there?`,
    hybrid: (place) => `Part of the work is done on site in ${place}. Can you work there on those days?`,
  },
  ar: {
    years: (title) =>
      title === '' ? 'كم سنة عملت في وظيفة مماثلة؟' : `كم سنة عملت في وظيفة «${title}» أو ما يماثلها؟`,
    licence: (line) => `تشترط هذه الوظيفة ما يلي: «${line}». هل يتوفر لديك؟`,
    example: (skill) =>
      `صف عملًا استخدمت فيه هذه المهارة: «${skill}». ما المطلوب، وما الذي أنجزته بنفسك، وما النتيجة؟`,
    skill: (skill) => `ما مستواك في: «${skill}»؟`,
    levels: ['لا أعرفها', 'أعرف أساسياتها', 'أعمل بها وحدي', 'أدرّب غيري عليها'],
    language: (language) => `ما مستواك في اللغة ${language} تحدثًا وكتابة؟`,
    languageLevels: ['لا أعرفها', 'أساسي', 'جيد', 'طليق', 'لغتي الأولى'],
    education: {
      secondary: 'هل لديك شهادة الثانوية العامة أو أعلى؟',
      diploma: 'هل لديك شهادة دبلوم أو أعلى؟',
      bachelor: 'هل لديك درجة البكالوريوس أو أعلى؟',
      master: 'هل لديك درجة الماجستير أو أعلى؟',
      doctorate: 'هل لديك درجة الدكتوراه؟',
    },
    place: (place) => `مكان العمل: ${place}. هل تستطيع العمل هناك؟`,
    hybrid: (place) => `جزء من العمل حضوري في: ${place}. هل تستطيع الحضور في تلك الأيام؟`,
  },
};
