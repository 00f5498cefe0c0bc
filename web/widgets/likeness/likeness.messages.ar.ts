import type { Translated } from '#web/platform/translated.ts';
import type en from './likeness.messages.en.ts';

export default {
  in_common: 'المهارات المشتركة: {{shared}} من {{all}}',
  further: 'وتطلب أيضًا {{list}}',
  shared: 'المشترك',
  none: 'لا مهارات مشتركة: التشابه في المسمى والنص.',
} satisfies Translated<typeof en>;
