import { words } from '#server/platform/words.ts';

export const identityWords = words(
  {
    'identities.expired': 'This sign-in has run out or was used already. Please begin again.',
    'identities.cancelled': 'You did not finish signing in there. Nothing was changed.',
    'identities.no_email':
      'They did not give us a confirmed email address of yours. Please sign up with your email address.',
    'identities.provider_failed':
      'We could not sign you in there just now. Please try again, or another way.',
    'identities.linked': 'Linked. From now on you can sign in this way too.',
    'identities.not_found': 'There is no such sign-in method.',
    'identities.last_way_in': 'This is your only way in. Set a password first, or link another account.',
    'identities.removed': 'Unlinked.',
  },
  {
    'identities.expired': 'انتهت صلاحية محاولة الدخول هذه أو استُخدمت من قبل. يُرجى البدء من جديد.',
    'identities.cancelled': 'لم تُكمل تسجيل الدخول هناك، ولم يتغيّر شيء.',
    'identities.no_email': 'لم نحصل على بريد إلكتروني مؤكَّد لك من هناك. يُرجى إنشاء الحساب ببريدك الإلكتروني.',
    'identities.provider_failed': 'تعذّر تسجيل دخولك من هناك الآن. حاول مرة أخرى أو استخدم طريقة أخرى.',
    'identities.linked': 'تم الربط. يمكنك من الآن الدخول بهذه الطريقة أيضًا.',
    'identities.not_found': 'لا توجد طريقة دخول كهذه.',
    'identities.last_way_in': 'هذه طريقتك الوحيدة للدخول. عيّن كلمة مرور أولًا أو اربط حسابًا آخر.',
    'identities.removed': 'أُلغي الربط.',
  },
);
