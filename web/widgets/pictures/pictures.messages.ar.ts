import type { Translated } from '#web/platform/translated.ts';
import type en from './pictures.messages.en.ts';

export default {
  optional: 'اختياري',
  crop: {
    title: 'اختر الجزء الذي يظهر',
    help: 'اسحب الصورة، أو حرّكها بأسهم لوحة المفاتيح.',
    area: 'الجزء الذي يظهر: حرّكه بالأسهم',
    zoom: 'الحجم',
    use: 'استخدام هذا الجزء',
    cancel: 'إلغاء',
  },
  own: {
    title: 'صورتك',
    help: 'تظهر بجانب اسمك حيث يراك الآخرون، وتبقى مخفية في المراجعات بلا أسماء.',
    choose: 'اختيار صورة',
    change: 'تغيير الصورة',
    file: 'ملف صورتك',
    remove: 'إزالة',
    remove_title: 'إزالة صورتك؟',
    remove_body: 'تُحذف الصورة، وتظهر مكانها الأحرف الأولى من اسمك.',
    keep: 'إبقاء الصورة',
  },
  picture: 'صورة {{name}}',
} satisfies Translated<typeof en>;
