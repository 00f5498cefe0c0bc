import { describe, expect, it } from 'vitest';
import { createAnswerIndex } from '#engines/answers/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { FoundAnswer } from '#server/platform/answering.ts';
import { answeringText } from './documents.texts.ts';
import { placedIn, withTold } from './documents.told.ts';

const textOf = (paragraphs: readonly string[]) =>
  answeringText(
    'job',
    'Job',
    paragraphs.map((text) => ({ kind: 'paragraph', level: 0, text })),
  );

/** What a question about one job is answered. */
function answerTo(question: string, paragraphs: readonly string[]): FoundAnswer {
  const job = textOf(paragraphs);
  const index = createAnswerIndex(releaseTaxonomy);
  index.add(job.document);
  const lang = /\p{Script=Arabic}/u.test(question) ? 'ar' : 'en';
  const { refused, confidence, short, ...found } = index.answer(question, { lang });
  const placed = (words: { start: number; end: number }) => placedIn(job.starts, 'job', words);
  return withTold(
    {
      isRefused: refused,
      confidence,
      short: short && 'documentId' in short ? { kind: short.kind, text: short.text, textId: 'job' } : short,
      sentences: found.sentences.map(placed),
      conflicts: found.conflicts.map(placed),
      passages: found.passages.map(placed),
    },
    question,
    [job],
  );
}

/** All that is shown of it; null where it is refused. */
function shownFor(question: string, paragraphs: readonly string[]): string[] | null {
  const answer = answerTo(question, paragraphs);
  const job = textOf(paragraphs);
  if (answer.isRefused) return null;
  return answer.sentences.map(({ passage, start, end }) => {
    const from = (job.starts[passage] ?? 0) + start;
    return job.document.text.slice(from, from + end - start);
  });
}

const HOTEL = [
  'Front Office Agent\nGrand Corniche Hotel, Abu Dhabi',
  'WHY JOIN US\n* AED 4,200 plus service charge\n* Shared room in staff housing\n* Duty meals\n* Ticket home every year',
];
const HOSPITAL = [
  'Staff Nurse',
  'BENEFITS:\nTax-free salary\nFree single accommodation near the hospital\nYearly ticket home\nVisa and relocation costs paid by the hospital',
];
const BANK = [
  'Payroll Accountant',
  'The bank: Levant Bank serves 400,000 customers and leads the Visa card business in Jordan.',
  'Responsibilities\n1. Run the monthly payroll for 900 staff',
];

describe('what is shown of a job', () => {
  it.each([
    ['Is there housing?', HOTEL, ['Shared room in staff housing']],
    ['هل يوجد سكن؟', HOTEL, ['Shared room in staff housing']],
    ['Is there a visa?', HOSPITAL, ['Visa and relocation costs paid by the hospital']],
  ])('is the item that tells it and none beside it: %s', (question, job, shown) => {
    expect(shownFor(question, job)).toEqual(shown);
  });

  it('does not say yes to whoever asks for a thing and is offered money for it', () => {
    const job = ['Engineer', 'What we offer\n• a housing allowance\n• 30 days of leave'];
    expect(answerTo('Is there housing?', job)).toMatchObject({ isRefused: false, short: null });
    expect(answerTo('Is there a housing allowance?', job).short).toMatchObject({ kind: 'yes' });
  });

  it.each([
    ['Is there a visa?', BANK],
    ['Does the job offer a visa?', BANK],
    ['Will I get a Visa card?', BANK],
    ['هل توجد فيزا؟', BANK],
    ['Do I get shares?', HOTEL],
  ])('is nothing where the same words say something else: %s', (question, job) => {
    expect(shownFor(question, job)).toBeNull();
  });
});
