import type { Translated } from '#web/platform/translated.ts';
import type en from './provider-buttons.messages.en.ts';

export default {
  continue: { google: 'المتابعة باستخدام Google', linkedin: 'المتابعة باستخدام LinkedIn' },
  or: 'أو',
} satisfies Translated<typeof en>;
