import { words } from '#server/platform/words.ts';

export const sessionWords = words(
  {
    'sessions.wrong_credentials': 'The e-mail address or the password is not right.',
    'sessions.ended': 'Your session has ended. Please log in again.',
    'sessions.logged_out': 'You are logged out.',
  },
  {
    'sessions.wrong_credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    'sessions.ended': 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
    'sessions.logged_out': 'تم تسجيل خروجك.',
  },
);
