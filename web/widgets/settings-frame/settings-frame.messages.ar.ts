import type { Translated } from '#web/platform/translated.ts';
import type en from './settings-frame.messages.en.ts';

export default {
  label: 'الإعدادات',
  tabs: {
    security: 'الدخول والأمان',
    notifications: 'الإشعارات',
    data: 'بياناتك',
  },
} satisfies Translated<typeof en>;
