/** What postings of the panel answer, read as papers of a company. */
import type { Parts } from '#engines/text/golden/digests.ts';
import { panelSet } from '#engines/text/golden/panel-texts.ts';
import { hasArabic } from '#engines/text/index.ts';
import { benefits, handbook, indexOf, shifts } from '../answers.fixtures.ts';

const QUESTIONS = {
  en: [
    (title: string) => `How much does the ${title} earn a month?`,
    (title: string) => `Where does the ${title} work?`,
    (title: string) => `How many years of experience must a ${title} have?`,
    () => 'When must applications be sent, and to which address?',
    (title: string) => `Does the ${title} get housing or transport?`,
    (title: string) => `Who leads the ${title}, and why?`,
    () => 'Is a driving licence required?',
    (title: string) => `what are the hours of ${title}`,
  ],
  ar: [
    (title: string) => `كم راتب ${title} شهريا؟`,
    (title: string) => `أين يعمل ${title}؟`,
    (title: string) => `كم سنة خبرة يحتاج ${title}؟`,
    () => 'متى آخر موعد للتقديم وعلى أي بريد؟',
    (title: string) => `هل يوفر السكن أو المواصلات لوظيفة ${title}؟`,
    () => 'من المسؤول عن التوظيف؟',
  ],
};

/** `second 4`: five postings of a set from the fourth on, asked of the first of them. */
export function paperParts(name: string): Parts {
  const [set = '', from = ''] = name.split(' ');
  const jobs = [...panelSet(set).jobs].slice(Number(from), Number(from) + 5);
  const papers = jobs.map(([id, text]) => ({ id, title: text.split('\n', 1)[0] ?? id, text }));
  const index = indexOf(handbook, benefits, shifts, ...papers);
  const [first] = papers;
  const lang = hasArabic(first?.text.slice(0, 80) ?? '') ? 'ar' : 'en';
  const asked = QUESTIONS[lang].map((ask) => ask(first?.title ?? ''));
  return {
    ...Object.fromEntries(
      asked.map((question, at) => [
        `question ${at + 1}`,
        index.answer(question, { lang, thread: at % 3 === 2 ? asked.slice(0, at) : [] }),
      ]),
    ),
    size: [index.size, index.remove(first?.id ?? ''), index.size],
  };
}
