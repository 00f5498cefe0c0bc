import type { EducationLevel } from '#engines/taxonomy/index.ts';
import type { PostingLanguage } from './posting.ts';

/** What is asked, in one language. */
export interface QuestionWords {
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

/** What is asked, by the language of the job. */
export const QUESTION_WORDS: Readonly<Record<PostingLanguage, QuestionWords>> = {
  en: {
    years: (title) =>
      title === ''
        ? 'How many years have you worked in a similar job?'
        : `How many years have you worked in this or a similar job: ${title}?`,
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
