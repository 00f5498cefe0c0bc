import { words } from '#server/platform/words.ts';

export const companyCheckWords = words(
  {
    'company_checks.verify_to_publish':
      'Your company is not verified yet, so it keeps drafts only. Prove in the settings that it is yours, then publish.',
    'company_checks.verify_to_ask':
      'Your company is not verified yet. Prove in the settings that it is yours, then ask and write to people.',
    'company_checks.verify_to_see':
      'Your company is not verified yet. Prove in the settings that it is yours to see and choose by this.',
    'company_checks.pages_used_up':
      'Until your company is verified it opens {limit} people a day. Prove in the settings that it is yours to see more.',
    'company_checks.no_domain':
      'The company has no website of its own yet. Add it to the company’s details first.',
    'company_checks.other_domain': 'Give an address that ends in @{domain}.',
    'company_checks.free_mail':
      'Everyone can have an address of this provider. Give one that ends in @{domain}.',
    'company_checks.nothing_to_prove': 'There is nothing to prove now.',
    'company_checks.resend_too_soon': 'Please wait {seconds:second} before the next mail.',
    'company_checks.too_many_mails': 'No more than {limit} codes are mailed in a day. Try again tomorrow.',
    'company_checks.code_wrong': 'This code is not right.',
    'company_checks.code_expired': 'This code is no longer valid. Ask for a new one.',
    'company_checks.decided_already': 'Somebody decided on this company meanwhile. Look at it again.',
    'company_checks.mailed': 'The mail is on its way.',
    'company_checks.proved': 'The domain is proved.',
    'company_checks.decided': 'Done.',
    'company_checks.mail.subject': '{code} is the code of {company} on {portal}',
    'company_checks.mail.heading': 'Is {company} yours?',
    'company_checks.mail.text':
      '{name} registered {company} on {portal} and gave this address to prove it. Give them this code if they work for you. It is good for {minutes:minute}.',
    'company_checks.mail.otherwise':
      'If you do not know {name}, give the code to nobody: without it they cannot hire in your name.',
  },
  {
    'company_checks.verify_to_publish':
      'لم تُوثَّق شركتك بعد، فلا تُحفظ وظائفها إلا مسودات. أثبت من الإعدادات أنها شركتك ثم انشر.',
    'company_checks.verify_to_ask': 'لم تُوثَّق شركتك بعد. أثبت من الإعدادات أنها شركتك، ثم تواصل مع المرشحين.',
    'company_checks.verify_to_see':
      'لم تُوثَّق شركتك بعد. أثبت من الإعدادات أنها شركتك لتطّلع على ذلك وتختار بحسبه.',
    'company_checks.pages_used_up':
      'إلى أن تُوثَّق شركتك يمكنها فتح صفحات {limit} مرشحين في اليوم. أثبت من الإعدادات أنها شركتك لتطّلع على المزيد.',
    'company_checks.no_domain': 'ليس للشركة موقع خاص بها بعد. أضفه إلى بيانات الشركة أولًا.',
    'company_checks.other_domain': 'أدخل عنوانًا ينتهي بـ ‎@{domain}',
    'company_checks.free_mail': 'عناوين هذا المزوّد متاحة للجميع. أدخل عنوانًا ينتهي بـ ‎@{domain}',
    'company_checks.nothing_to_prove': 'لا شيء يلزم إثباته الآن.',
    'company_checks.resend_too_soon': 'انتظر {seconds:second.object} قبل إرسال رسالة أخرى.',
    'company_checks.too_many_mails': 'لا يُرسل في اليوم أكثر من {limit} رموز. حاول غدًا.',
    'company_checks.code_wrong': 'هذا الرمز غير صحيح.',
    'company_checks.code_expired': 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.',
    'company_checks.decided_already': 'اتُّخذ قرار في هذه الشركة في هذه الأثناء. راجعها من جديد.',
    'company_checks.mailed': 'الرسالة في طريقها إليك.',
    'company_checks.proved': 'ثبت النطاق.',
    'company_checks.decided': 'تم.',
    'company_checks.mail.subject': '{code} هو رمز {company} في {portal}',
    'company_checks.mail.heading': 'هل {company} شركتكم؟',
    'company_checks.mail.text':
      'سجّل {name} شركة {company} في {portal} وأدخل هذا العنوان لإثبات ذلك. أعطه هذا الرمز إن كان يعمل لديكم. الرمز صالح مدة {minutes:minute.object}.',
    'company_checks.mail.otherwise':
      'إن كنت لا تعرف {name} فلا تعطِ الرمز أحدًا: من دونه لا يمكن لأحد أن يوظّف باسمكم.',
  },
);
