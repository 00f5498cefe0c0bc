import type { Translated } from '#web/platform/translated.ts';
import type en from './likeness.messages.en.ts';

export default {
  alike: 'تشابه {{percent}}',
  shared: 'المشترك',
  none: 'لا مهارات مشتركة: التشابه في المسمى والنص.',
} satisfies Translated<typeof en>;
