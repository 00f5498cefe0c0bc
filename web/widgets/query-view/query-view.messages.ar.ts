import type { Translated } from '#web/platform/translated.ts';
import type en from './query-view.messages.en.ts';

export default { failed: { title: 'تعذّر تحميل هذا الجزء', retry: 'إعادة المحاولة' } } satisfies Translated<
  typeof en
>;
