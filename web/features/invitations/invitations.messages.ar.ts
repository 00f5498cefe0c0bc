import type { Translated } from '#web/platform/translated.ts';
import type en from './invitations.messages.en.ts';

export default {
  screens: {
    invitation: 'دعوة',
    'admin-invitations': 'الدعوات',
  },
  title: 'الدعوات',
  lead: 'لا يدخل مستخدمو المؤسسات التعليمية ومديرو المواهب والمشرفون إلى هذه المنصة إلا بدعوة، ويمكن دعوة مسؤولي التوظيف أيضًا.',
  invite: {
    title: 'دعوة جديدة',
    help: 'يصل المدعوَّ بالبريد رابط يعمل مرة واحدة خلال 14 يومًا، ولا يحتاج حسابه إلى موافقة أخرى.',
    email: 'البريد الإلكتروني',
    role: 'الدور',
    send: 'إرسال الدعوة',
  },
  status: { all: 'الكل', open: 'سارية', accepted: 'مقبولة', expired: 'منتهية المدة', revoked: 'مسحوبة' },
  list: {
    search: 'ابحث بالعنوان',
    email: 'البريد الإلكتروني',
    role: 'الدور',
    status: 'الحالة',
    by: 'الداعي',
    sent: 'تاريخ الإرسال',
    actions: 'الإجراءات',
    waiting: 'جارٍ تحميل الدعوات',
    failed: 'تعذّر تحميل الدعوات',
  },
  empty: {
    title: 'لم يُدعَ أحد بعد',
    body: 'من تدعوه يظهر هنا قبل قبوله وبعده.',
    search: 'لا دعوة تطابق البحث',
  },
  one: {
    title: 'وصلتك دعوة',
    as: 'حسابك الحالي {{email}}.',
    accept: 'قبول الدعوة',
    other_account: 'استخدام حساب آخر',
    sign_up: 'إنشاء حساب',
    log_in: 'لديّ حساب',
    home: 'المتابعة دونها',
  },
} satisfies Translated<typeof en>;
