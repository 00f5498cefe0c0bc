import type { Translated } from '#web/platform/translated.ts';
import type en from './app.messages.en.ts';

export default {
  screens: {
    error: 'حدث خطأ',
    'not-found': 'الصفحة غير موجودة',
  },
  product: 'مسار',
  loading: 'جارٍ التحميل',
  try_again: 'إعادة المحاولة',
  go_home: 'الانتقال إلى صفحة البداية',
  skip_to_content: 'الانتقال إلى المحتوى',
  language: { switch: 'English', label: 'تغيير اللغة إلى الإنجليزية' },
  scheme: {
    label: 'المظهر',
    light: 'فاتح',
    dark: 'داكن',
    auto: 'حسب النظام',
    to_dark: 'استخدام الألوان الداكنة',
    to_light: 'استخدام الألوان الفاتحة',
  },
  navigation: {
    main: 'القائمة الرئيسية',
    more: 'المزيد',
    menu: 'القائمة',
    work: 'العمل',
    growth: 'التطوّر',
    people: 'الأشخاص',
    insight: 'التحليلات',
    administration: 'الإدارة',
  },
  user_menu: {
    label: '{{initials}}، حسابك',
    account: 'إعدادات الحساب',
    company: 'الشركة',
    log_out: 'تسجيل الخروج',
  },
  keyboard: {
    title: 'اختصارات لوحة المفاتيح',
    palette: 'الانتقال إلى صفحة أو وظيفة أو مرشح',
    search: 'البحث',
    undo: 'التراجع عن آخر إجراء ما دام ذلك متاحًا',
    help: 'عرض هذه القائمة',
    close: 'إغلاق النافذة المفتوحة',
    or: 'أو',
    everywhere: 'في كل الشاشات',
  },
  busy: 'الخدمة مشغولة جدًا الآن. سيصلك ما طلبته تلقائيًا حالما يتاح ذلك.',
  offline: 'أنت غير متصل بالإنترنت. قد يكون المعروض قديمًا، وما تكتبه محفوظ.',
  new_version: {
    text: 'يتوفر إصدار جديد. ما كتبته محفوظ.',
    reload: 'تحديث الصفحة',
    later: 'لاحقًا',
  },
  screen_failed: {
    title: 'تعذّر عرض هذه الصفحة',
    body: 'حدث خلل في هذه الصفحة. غالبًا ما تنجح إعادة المحاولة، ولن يضيع شيء مما حفظته.',
  },
  chunk_failed: {
    title: 'لم يصل هذا الجزء من مسار',
    body: 'ربما صدر إصدار جديد أو انقطع الاتصال. إعادة تحميل الصفحة تحلّ المشكلة.',
    reload: 'إعادة تحميل الصفحة',
  },
  root_error: {
    title: 'تعذّر تحميل ما تحتاج إليه هذه الصفحة',
    body: 'ما كتبته محفوظ. أعد المحاولة بعد لحظات.',
  },
  not_found: {
    title: 'لا شيء في هذا العنوان',
    body: 'قد يكون الرابط قديمًا أو ينقصه حرف.',
  },
  not_built: {
    title: 'هذه الصفحة لم تُبنَ بعد',
    body: 'ستجدها هنا في إصدار لاحق.',
  },
  tagline: 'اعثر على الطريق الذي يناسبك.',
  legal: 'يحتفظ مسار بما تخبره به لنفسه، ولا يعرضه إلا لمن تختار.',
} satisfies Translated<typeof en>;
