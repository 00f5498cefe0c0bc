import type { Translated } from '#web/platform/translated.ts';
import type en from './planned.messages.en.ts';

export default {
  screens: {
    'candidate-interviews': 'المقابلات',
    'interview-start': 'المقابلة',
    'recruiter-interviews': 'المقابلات',
    'recruiter-interview-report': 'تقرير المقابلة',
  },
} satisfies Translated<typeof en>;
