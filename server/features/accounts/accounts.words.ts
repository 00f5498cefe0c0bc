import { words } from '#server/platform/words.ts';

export const accountWords = words(
  {
    'accounts.registered': 'Signup Successful',
    'accounts.email_verified': 'Your e-mail address is confirmed.',
    'accounts.email_sent': 'Email Send Successfully',
    'accounts.updated': 'Your details are saved.',
    'accounts.email_taken': 'There is already an account with this e-mail address.',
    'field.email_taken': 'There is already an account with this e-mail address.',
    'accounts.code_wrong': 'This code is not right.',
    'accounts.code_expired': 'This code is no longer valid. Ask for a new one.',
    'accounts.resend_too_soon': 'Please wait {seconds} seconds before the next mail.',
    'accounts.confirm_subject': '{code} is your {portal} code',
    'accounts.confirm_greeting': 'Hello {name},',
    'accounts.confirm_text':
      'Enter this code to confirm your e-mail address, or use the button. Both work for {minutes} minutes. If you did not sign up, you can ignore this mail.',
    'accounts.confirm_button': 'Confirm my address',
  },
  {
    'accounts.registered': 'تم إنشاء حسابك بنجاح',
    'accounts.email_verified': 'تم تأكيد بريدك الإلكتروني.',
    'accounts.email_sent': 'أُرسلت الرسالة بنجاح',
    'accounts.updated': 'حُفظت بياناتك.',
    'accounts.email_taken': 'يوجد حساب بهذا البريد الإلكتروني.',
    'field.email_taken': 'يوجد حساب بهذا البريد الإلكتروني.',
    'accounts.code_wrong': 'هذا الرمز غير صحيح.',
    'accounts.code_expired': 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.',
    'accounts.resend_too_soon': 'انتظر {seconds} ثانية قبل إرسال رسالة أخرى.',
    'accounts.confirm_subject': '{code} هو رمزك في {portal}',
    'accounts.confirm_greeting': 'مرحبًا {name}،',
    'accounts.confirm_text':
      'أدخل هذا الرمز لتأكيد بريدك الإلكتروني، أو استخدم الزر. كلاهما صالح لمدة {minutes} دقيقة. إن لم تكن قد أنشأت حسابًا فتجاهل هذه الرسالة.',
    'accounts.confirm_button': 'تأكيد بريدي الإلكتروني',
  },
);
