import { words } from '#server/platform/words.ts';

export const sessionWords = words(
  {
    'sessions.wrong_credentials': 'The email address or the password is not right.',
    'sessions.ended': 'Your session has ended. Please log in again.',
    'sessions.logged_out': 'You are logged out.',
    'sessions.too_many_tries':
      'Too many attempts. Please wait {seconds:second}, or set a new password by email.',
    'sessions.account_disabled': 'This account is closed. Please write to us if you think this is a mistake.',
    'sessions.not_found': 'This session has ended already.',
    'sessions.ended_one': 'That device is logged out.',
    'sessions.ended_others': 'All your other devices are logged out.',
  },
  {
    'sessions.wrong_credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    'sessions.ended': 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.',
    'sessions.logged_out': 'تم تسجيل خروجك.',
    'sessions.too_many_tries':
      'محاولات كثيرة. انتظر {seconds:second.object}، أو عيّن كلمة مرور جديدة عبر بريدك.',
    'sessions.account_disabled': 'هذا الحساب مغلق. راسلنا إن كنت ترى أن في الأمر خطأ.',
    'sessions.not_found': 'هذه الجلسة منتهية.',
    'sessions.ended_one': 'تم تسجيل خروج ذلك الجهاز.',
    'sessions.ended_others': 'تم تسجيل خروج جميع أجهزتك الأخرى.',
  },
);
