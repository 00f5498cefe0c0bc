import type { Translated } from '#web/platform/translated.ts';
import type en from './identities.messages.en.ts';

export default {
  screens: {
    google: 'تسجيل الدخول عبر جوجل',
    linkedin: 'تسجيل الدخول عبر لينكدإن',
  },
  working: 'جارٍ تسجيل دخولك',
  failed: 'لم يتم تسجيل دخولك',
  log_in: 'العودة إلى تسجيل الدخول',
  new: {
    title: 'إنشاء حسابك',
    lead: 'لا يوجد هنا حساب بالبريد {{email}} بعد. راجع اسمك واقبل الشروط.',
    submit: 'إنشاء الحساب',
  },
  proof: {
    title: 'لديك حساب من قبل',
    lead: 'اكتب كلمة مروره مرة واحدة لنتأكد أن {{email}} لك هنا أيضًا. بعدها تدخل بهذه الطريقة مباشرة.',
    password: 'كلمة المرور',
    show_password: 'إظهار كلمة المرور أو إخفاؤها',
    submit: 'الربط والدخول',
    forgot: 'نسيتها؟ عيّن كلمة جديدة',
    no_password:
      'لا كلمة مرور بعد للحساب {{email}}. ادخل كما كنت تدخل من قبل، أو عيّن كلمة مرور بالبريد ثم عُد.',
    set_password: 'تعيين كلمة مرور',
  },
} satisfies Translated<typeof en>;
