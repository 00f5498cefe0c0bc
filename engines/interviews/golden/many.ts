/** What texts of the panel earn as answers to questions of an interview. */
import type { Parts } from '#engines/text/golden/digests.ts';
import { panelSet, panelText } from '#engines/text/golden/panel-texts.ts';
import { hasArabic } from '#engines/text/index.ts';
import { judgeAnswer, readSenses } from '../index.ts';

const senses = readSenses();

const QUESTIONS = {
  en: [
    'Tell me about a time when you solved a problem at work.',
    'How many years have you worked, and with which tools?',
    'Why do you want this job, and what would you do first?',
  ],
  ar: [
    'حدثني عن موقف صعب واجهته في العمل وكيف حللته؟',
    'كم سنة خبرتك وما الأدوات التي تستخدمها؟',
    'لماذا تريد هذه الوظيفة؟',
  ],
};
const FRAMES = {
  en: [
    (told: string) => told,
    (told: string) =>
      `Last year we had a problem. ${told} As a result the costs fell by 12 %, and I learned to ask earlier.`,
    (told: string) => `I never did that, but ${told}`,
    (told: string) => `${told} ${told}`,
  ],
  ar: [
    (told: string) => told,
    (told: string) => `في العام الماضي واجهنا مشكلة. ${told} ونتيجة لذلك انخفضت التكاليف 12٪ وتعلمت الكثير.`,
    (told: string) => `لم أفعل ذلك أبدا، لكن ${told}`,
    (told: string) => `${told} ${told}`,
  ],
};

/** `second/people/qa-tester`: lines of a resume as answers, held against a posting of the same set. */
export function answerParts(name: string): Parts {
  const lines = panelText(name)
    .split('\n')
    .map((line) => line.replace(/^\W+/u, '').trim())
    .filter((line) => line.length > 40)
    .slice(0, 4);
  const [set = ''] = name.split('/');
  return Object.fromEntries(
    lines.map((line, at) => {
      const lang = hasArabic(line) ? 'ar' : 'en';
      const jobs = [...panelSet(set).jobs.values()].filter((text) => hasArabic(text) === (lang === 'ar'));
      const wanted = (jobs[at % jobs.length] ?? '').split('\n').filter((one) => one.length > 20);
      const rubrics = [
        {},
        { reference: wanted[1] ?? line, alternatives: [line.slice(0, 60), wanted[2] ?? ''] },
        { keyPoints: [...wanted.slice(2, 5), line.split(/[,،.]/)[0] ?? ''] },
        { reference: line.split(' ').reverse().join(' '), keyPoints: [line.slice(0, 40)] },
      ];
      const question = QUESTIONS[lang][at % 3]!;
      const answer = FRAMES[lang][(at + line.length) % 4]!(line);
      return [`line ${at + 1}`, rubrics.map((rubric) => judgeAnswer(senses, { question, answer, rubric }))];
    }),
  );
}
