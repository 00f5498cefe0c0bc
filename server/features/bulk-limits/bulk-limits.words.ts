import { words } from '#server/platform/words.ts';

export const bulkLimitWords = words(
  {
    'bulk_limits.ask':
      'Your company may ask {limit} people a day; {left} are left. More come on {more} (Gulf time). The limit grows as the company is known longer and people say yes.',
    'bulk_limits.shortlist':
      'Your company may shortlist {limit} people a day together; {left} are left. More come on {more} (Gulf time).',
    'bulk_limits.reject':
      'Your company may reject {limit} people a day together; {left} are left. More come on {more} (Gulf time).',
    'bulk_limits.message':
      'Your company may write to {limit} people a day together; {left} are left. More come on {more} (Gulf time).',
    'bulk_limits.export':
      'Your company may export {limit} people a day; {left} are left. More come on {more} (Gulf time).',
  },
  {
    'bulk_limits.ask':
      'حدّ شركتك اليومي لسؤال الأشخاص {limit}، والمتبقي {left}. يتجدّد الرصيد {more} بتوقيت الخليج، ويكبر الحدّ كلما عُرفت الشركة أكثر وكثر من أجابها بالإيجاب.',
    'bulk_limits.shortlist':
      'حدّ شركتك اليومي للإضافة الجماعية إلى القائمة المختصرة {limit}، والمتبقي {left}. يتجدّد الرصيد {more} بتوقيت الخليج.',
    'bulk_limits.reject':
      'حدّ شركتك اليومي للرفض الجماعي {limit}، والمتبقي {left}. يتجدّد الرصيد {more} بتوقيت الخليج.',
    'bulk_limits.message':
      'حدّ شركتك اليومي للمراسلة الجماعية {limit}، والمتبقي {left}. يتجدّد الرصيد {more} بتوقيت الخليج.',
    'bulk_limits.export':
      'حدّ شركتك اليومي لتصدير بيانات الأشخاص {limit}، والمتبقي {left}. يتجدّد الرصيد {more} بتوقيت الخليج.',
  },
);
