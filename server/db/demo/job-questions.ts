import type { JobInput } from '#contract/features/jobs.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';

/** What companies ask of who applies for work that takes experience. */
export const QUESTIONS: Record<Language, JobInput['screening_questions']> = {
  en: [
    {
      id: 'permit',
      kind: 'yes-no',
      text: 'May you work in the country of this job now?',
      choices: [],
      required: true,
    },
    {
      id: 'start',
      kind: 'choice',
      text: 'When could you start?',
      choices: ['At once', 'Within a month', 'Within three months'],
      required: true,
    },
    {
      id: 'years',
      kind: 'number',
      text: 'How many years have you done this work?',
      choices: [],
      required: true,
    },
    { id: 'why', kind: 'text', text: 'What draws you to this job?', choices: [], required: false },
  ],
  ar: [
    {
      id: 'permit',
      kind: 'yes-no',
      text: 'هل يحق لك العمل الآن في بلد هذه الوظيفة؟',
      choices: [],
      required: true,
    },
    {
      id: 'start',
      kind: 'choice',
      text: 'متى يمكنك مباشرة العمل؟',
      choices: ['فورًا', 'خلال شهر', 'خلال ثلاثة أشهر'],
      required: true,
    },
    { id: 'years', kind: 'number', text: 'كم سنة مارست هذا العمل؟', choices: [], required: true },
    { id: 'why', kind: 'text', text: 'ما الذي يجذبك إلى هذه الوظيفة؟', choices: [], required: false },
  ],
};

/** What people say draws them to a job, where they say it. */
export const REASONS_TO_APPLY: Record<Language, readonly string[]> = {
  en: [
    'I have done this work for a smaller company and would like to do it where there is more to learn.',
    'The tasks are what I do best, and I could be there within half an hour.',
    'A former colleague works with you and speaks well of the team.',
  ],
  ar: [
    'مارست هذا العمل في شركة أصغر، وأود ممارسته حيث توجد فرص أكبر للتعلم.',
    'هذه المهام هي أكثر ما أُتقنه، ومكان العمل قريب من سكني.',
    'تعمل لديكم زميلة سابقة وتتحدث عن الفريق بكل خير.',
  ],
};
