import type { Translated } from '#web/platform/translated.ts';
import type en from './notifications.messages.en.ts';

export default {
  title: 'الإشعارات',
  bell_zero: 'الإشعارات، لا إشعارات غير مقروءة',
  bell_one: 'الإشعارات، إشعار واحد غير مقروء',
  bell_two: 'الإشعارات، إشعاران غير مقروءين',
  bell_few: 'الإشعارات، {{count}} إشعارات غير مقروءة',
  bell_many: 'الإشعارات، {{count}} إشعارًا غير مقروء',
  bell_other: 'الإشعارات، {{count}} إشعار غير مقروء',
  read_all: 'تحديد الكل كمقروء',
  delete: 'حذف هذا الإشعار',
  unread: 'غير مقروء',
  loading: 'جارٍ تحميل إشعاراتك',
  empty: { title: 'لا جديد', body: 'عندما نعثر على وظيفة تناسبك أو يرشّحك أحد، سنخبرك هنا.' },
  failed: { title: 'تعذّر تحميل إشعاراتك', retry: 'إعادة المحاولة' },
} satisfies Translated<typeof en>;
