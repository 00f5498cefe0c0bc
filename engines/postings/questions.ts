import {
  type EducationLevel,
  humanLanguages,
  type OccupationSkill,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { isArabic } from '#engines/text/index.ts';
import type { PostingLanguage } from './posting.ts';
import { QUESTION_WORDS, type QuestionWords } from './question-words.ts';

const WORDS = wordingsIn('postings/questions');

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

/** What of the job a question comes from. */
type QuestionReason =
  | { code: 'must_skill'; subject: string }
  | { code: 'licence'; subject: string }
  | { code: 'years'; years: number }
  | { code: 'education'; level: EducationLevel }
  | { code: 'language'; subject: string }
  | { code: 'place'; subject: string };

/** A question that a company may take over. */
interface PossibleQuestion {
  /** Made of its reason, and so the same each time. */
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
/** Made for one job; its recruiter may add others. */
const MOST_QUESTIONS = 8;

/** A requirement that is held or not: a licence, a registration, a certificate to practise. */
const LICENCE = WORDS.pattern('licences', { flags: 'iu' });
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
  const say = QUESTION_WORDS[lang];
  const first = [
    ...yearsQuestion(job, say),
    ...licenceQuestions(job, say),
    ...skillQuestions(taxonomy, job, lang),
  ];
  return [
    ...first,
    ...languageQuestions(taxonomy, job, lang, first.length),
    ...educationQuestion(job, say),
    ...placeQuestion(job, say),
  ].slice(0, MOST_QUESTIONS);
}

function yearsQuestion({ minYears, title }: AskedJob, say: QuestionWords): PossibleQuestion[] {
  if (!minYears) return [];
  return [
    {
      id: 'years',
      text: say.years(title),
      kind: 'number',
      choices: [],
      flagWhen: { below: minYears },
      reason: { code: 'years', years: minYears },
    },
  ];
}

/** A question that is worth a second look where it is answered with no. */
const yesOrNo = (id: string, text: string, reason: QuestionReason): PossibleQuestion => ({
  id,
  text,
  kind: 'yes-no',
  choices: [],
  flagWhen: { answerIs: ['no'] },
  reason,
});

const licenceQuestions = ({ requirements }: AskedJob, say: QuestionWords): PossibleQuestion[] =>
  requirements
    .filter((line) => LICENCE.test(line) && !WISHED.test(line) && !DEGREE.test(line))
    .slice(0, MOST_LICENCES)
    .map(shortened)
    .map((line, at) => yesOrNo(`licence-${at + 1}`, say.licence(line), { code: 'licence', subject: line }));

/** The weightiest skill is told in one's own words; those after it are placed on a scale. */
function skillQuestions(taxonomy: Taxonomy, job: AskedJob, lang: PostingLanguage): PossibleQuestion[] {
  const say = QUESTION_WORDS[lang];
  return mustSkills(taxonomy, job)
    .slice(0, MOST_SKILLS)
    .map((skill, at): PossibleQuestion => {
      const name = taxonomy.skill(skill.id ?? '')?.name[lang] ?? skill.name;
      const id = `skill-${slug(skill.id ?? '') || at + 1}`;
      const reason = { code: 'must_skill', subject: name } as const;
      return at === 0
        ? { id, text: say.example(name), kind: 'text', choices: [], flagWhen: null, reason }
        : {
            id,
            text: say.skill(name),
            kind: 'choice',
            choices: [...say.levels],
            flagWhen: { answerIs: say.levels.slice(0, 1) },
            reason,
          };
    });
}

/** Skills that the job cannot do without, the weightiest first. */
const mustSkills = (taxonomy: Taxonomy, { skills, occupation }: AskedJob) =>
  skills
    .filter(({ importance }) => importance === 'must')
    .map((skill, at) => ({
      ...skill,
      at,
      order: (skill.weight ?? 1) + typicality(taxonomy, occupation, skill.id),
    }))
    .sort((a, b) => b.order - a.order || a.at - b.at);

/** Skills that the occupation itself cannot do without come before others of the same weight. */
function typicality(taxonomy: Taxonomy, occupation: string | null | undefined, skill: string | null): number {
  const own: OccupationSkill | undefined = taxonomy
    .occupation(occupation ?? '')
    ?.skills.find(({ id }) => id === skill);
  return own ? (own.importance === 'essential' ? 0.1 : 0.05) : 0;
}

/** How well somebody uses a language is asked for, not whether they were born to it. `before` questions stand before. */
const languageQuestions = (
  taxonomy: Taxonomy,
  { languages }: AskedJob,
  lang: PostingLanguage,
  before: number,
): PossibleQuestion[] =>
  languages.slice(0, MOST_LANGUAGES).map(({ language, level }, at) => {
    const say = QUESTION_WORDS[lang];
    const known = humanLanguages(taxonomy).find(
      ({ id, names }) => id === language || names.en.includes(language) || names.ar.includes(language),
    );
    const name = known?.name[lang] ?? language;
    const least = Math.min(FLUENT, LANGUAGE_ORDER.indexOf(level ?? 'basic'));
    return {
      id: `language-${slug(known?.id ?? language) || before + at}`,
      text: say.language(name),
      kind: 'choice',
      choices: [...say.languageLevels],
      flagWhen: { answerIs: say.languageLevels.slice(0, Math.max(1, least + 1)) },
      reason: { code: 'language', subject: name },
    };
  });

const LANGUAGE_ORDER: readonly string[] = ['basic', 'intermediate', 'fluent', 'native'];
const FLUENT = 2;

const educationQuestion = ({ education }: AskedJob, say: QuestionWords): PossibleQuestion[] =>
  education && education !== 'none'
    ? [yesOrNo('education', say.education[education], { code: 'education', level: education })]
    : [];

function placeQuestion({ location, workPlace }: AskedJob, say: QuestionWords): PossibleQuestion[] {
  if (!location || workPlace === 'remote') return [];
  const text = workPlace === 'hybrid' ? say.hybrid(location) : say.place(location);
  return [yesOrNo('place', text, { code: 'place', subject: location })];
}

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
