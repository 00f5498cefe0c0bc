import type { Translated } from '#web/platform/translated.ts';
import type en from './goal-line.messages.en.ts';

export default {
  states: { behind: 'خلفك', here: 'أنت هنا' },
  fit: 'لديك {{percent}} من مهاراتها',
} satisfies Translated<typeof en>;
