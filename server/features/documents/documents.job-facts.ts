import type { Language } from '#contract/kernel/fields.ts';
import { placeText, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { JobRow } from '#server/features/jobs/index.ts';
import type { AnsweringText } from '#server/platform/answering.ts';
import { say } from '#server/platform/words.ts';
import { answeringText } from './documents.texts.ts';

type Piece = Parameters<typeof answeringText>[2][number];

const heading = (text: string): Piece => ({ kind: 'heading', level: 1, text });
const paragraph = (text: string): Piece => ({ kind: 'paragraph', level: 0, text });

/** What a job says, as a text that answers: its facts in sentences of the asker's language, the rest as it is written. */
export function factsOfJob(taxonomy: Taxonomy, lang: Language, job: JobRow): AnsweringText {
  const place = job.location && (placeText(taxonomy, job.location)?.[lang] ?? job.location);
  const facts = factSentences(lang, { ...job, location: place });
  const lists: readonly [string, readonly string[]][] = [
    ['responsibilities', job.responsibilities],
    ['requirements', job.requirements],
    ['skills', job.skills.map(({ name }) => name)],
  ];
  return answeringText(job.id, job.title, [
    heading(job.title),
    ...facts.map(paragraph),
    ...writtenText(job)
      .split(/\n\s*\n/u)
      .flatMap((text) => (text.trim() ? [paragraph(text.trim())] : [])),
    ...lists.flatMap(([name, items]) =>
      items.length === 0
        ? []
        : [
            heading(say(lang, `documents.job.${name}`)),
            paragraph(items.map((item) => `• ${item}`).join('\n')),
          ],
    ),
  ]);
}

/** Description and full text, as candidates read them; once where the full text begins with the description or holds it. */
function writtenText({ description, fullText }: JobRow): string {
  const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();
  if (fullText === null || plain(description).includes(plain(fullText))) return description;
  return plain(fullText).includes(plain(description)) ? fullText : `${description}\n\n${fullText}`;
}

function factSentences(lang: Language, job: JobRow): string[] {
  const number = (value: number) =>
    new Intl.NumberFormat(lang === 'ar' ? 'ar-u-nu-latn' : 'en').format(value);
  const facts: (string | false | null)[] = [
    job.location !== null && say(lang, 'documents.job.place', { place: job.location }),
    say(lang, `documents.job.work_place.${job.workPlace}`),
    say(lang, `documents.job.employment.${job.employmentType}`),
    payOf(lang, job, number),
    job.minYears !== null && say(lang, 'documents.job.years', { years: job.minYears }),
    job.languages.length > 0 &&
      say(lang, 'documents.job.languages', {
        languages: new Intl.ListFormat(lang).format(job.languages.map(({ language }) => language)),
      }),
    job.expiresAt !== null &&
      say(lang, 'documents.job.closes', {
        date: new Intl.DateTimeFormat(lang === 'ar' ? 'ar-u-nu-latn' : 'en', {
          dateStyle: 'long',
          timeZone: 'UTC',
        }).format(job.expiresAt),
      }),
  ];
  return facts.filter((fact) => typeof fact === 'string');
}

function payOf(
  lang: Language,
  { salaryMin, salaryMax, salaryCurrency }: JobRow,
  number: (value: number) => string,
): string | null {
  const currency = salaryCurrency;
  if (salaryMin !== null && salaryMax !== null)
    return say(lang, 'documents.job.pay', { from: number(salaryMin), to: number(salaryMax), currency });
  const one = salaryMin ?? salaryMax;
  if (one === null) return null;
  const key = salaryMin === null ? 'documents.job.pay_up_to' : 'documents.job.pay_from';
  return say(lang, key, { amount: number(one), currency });
}
