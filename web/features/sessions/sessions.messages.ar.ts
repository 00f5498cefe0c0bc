import type { Translated } from '#web/platform/translated.ts';
import type en from './sessions.messages.en.ts';

export default {
  screens: {
    login: 'تسجيل الدخول',
  },
  login: {
    title: 'أهلًا بعودتك',
    lead: 'سجّل الدخول لتتابع من حيث توقفت.',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    show_password: 'إظهار كلمة المرور أو إخفاؤها',
    submit: 'تسجيل الدخول',
    forgot_password: 'نسيت كلمة المرور؟',
    too_many_tries: 'تكرر الإدخال الخاطئ، فانتظر قليلًا.',
    next_try: 'المحاولة التالية بعد {{time}}',
    try_now: 'يمكنك المحاولة الآن.',
    no_account: 'ليس لديك حساب؟',
    create_account: 'أنشئ حسابًا',
  },
} satisfies Translated<typeof en>;
