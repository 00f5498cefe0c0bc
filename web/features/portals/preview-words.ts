import type { Language } from '#contract/kernel/fields.ts';

/** The preview shows both languages at once, whichever the screen is in. */
export const PREVIEW_WORDS: Record<
  Language,
  Record<'title' | 'email' | 'log_in' | 'forgot' | 'badge' | 'from' | 'subject', string>
> = {
  en: {
    title: 'Log in',
    email: 'Email',
    log_in: 'Log in',
    forgot: 'Forgot your password?',
    badge: 'Shortlisted',
    from: 'From',
    subject: 'A new job fits you',
  },
  ar: {
    title: 'تسجيل الدخول',
    email: 'البريد الإلكتروني',
    log_in: 'دخول',
    forgot: 'هل نسيت كلمة المرور؟',
    badge: 'في القائمة المختصرة',
    from: 'من',
    subject: 'وظيفة جديدة تناسبك',
  },
};
