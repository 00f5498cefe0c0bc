import { words } from '#server/platform/words.ts';

export const accountWords = words(
  {
    'accounts.registered': 'Signup Successful',
    'accounts.email_verified': 'Your email address is confirmed.',
    'accounts.email_sent': 'Email Send Successfully',
    'accounts.updated': 'Your details are saved.',
    'accounts.email_change_sent': 'We sent a code to the new address. Enter it to make the change.',
    'accounts.email_change_cancelled': 'Your address stays as it is.',
    'accounts.email_changed': 'Your email address is changed.',
    'accounts.password_changed': 'Your password is changed. Your other devices are logged out.',
    'accounts.reset_sent': 'If there is an account with this address, an email with a code is on its way.',
    'accounts.password_reset': 'Your new password is set. Please log in with it.',
    'accounts.deleted': 'Your account is deleted.',
    'accounts.email_taken': 'There is already an account with this email address.',
    'field.email_taken': 'There is already an account with this email address.',
    'accounts.email_same': 'This is your address already.',
    'field.email_same': 'This is your address already.',
    'accounts.code_wrong': 'This code is not right.',
    'accounts.code_expired': 'This code is no longer valid. Ask for a new one.',
    'accounts.reset_code_wrong':
      'This code is wrong or no longer valid. Check it, or ask for a new one: a code works for 15 minutes and five tries.',
    'accounts.reset_expired': 'This link is no longer valid. Please ask for a new one.',
    'accounts.resend_too_soon': 'Please wait {seconds:second} before the next mail.',
    'accounts.too_many_tries': 'Too many attempts. Please wait {seconds:second}.',
    'accounts.password_wrong': 'Wrong current password',
    'field.password_wrong': 'Wrong current password',
    'accounts.password_same': 'This is your present password. Please choose another.',
    'field.password_same': 'This is your present password. Please choose another.',
    'accounts.password_missing': 'Your account has no password yet. You can set one by email.',

    'accounts.mail.confirm-email.subject': '{code} is your {portal} code',
    'accounts.mail.confirm-email.heading': 'Confirm your email address',
    'accounts.mail.confirm-email.greeting': 'Hello {name},',
    'accounts.mail.confirm-email.text':
      'Enter this code to confirm your email address, or use the button. Both work for {minutes:minute}.',
    'accounts.mail.confirm-email.button': 'Confirm my address',
    'accounts.mail.confirm-email.otherwise': 'If you did not sign up, you can ignore this email.',

    'accounts.mail.reset-password.subject': '{code} is your code for a new {portal} password',
    'accounts.mail.reset-password.heading': 'Set a new password',
    'accounts.mail.reset-password.greeting': 'Hello {name},',
    'accounts.mail.reset-password.text':
      'Enter this code to set a new password, or use the button. Both work once, for {minutes:minute}.',
    'accounts.mail.reset-password.button': 'Set a new password',
    'accounts.mail.reset-password.otherwise':
      'If you did not ask for this, ignore this email and tell nobody the code. Your password stays as it is.',

    'accounts.mail.change-email.subject': '{code} is your code for your new {portal} address',
    'accounts.mail.change-email.heading': 'Confirm your new address',
    'accounts.mail.change-email.greeting': 'Hello {name},',
    'accounts.mail.change-email.text':
      'Enter this code in your account settings to use {address} from now on, or use the button. Both work for {minutes:minute}.',
    'accounts.mail.change-email.button': 'Use this address',
    'accounts.mail.change-email.otherwise':
      'If you did not ask for this, ignore this email and tell nobody the code.',

    'accounts.mail.delete-account.subject': '{code} is your code to delete your {portal} account',
    'accounts.mail.delete-account.heading': 'Delete your account',
    'accounts.mail.delete-account.greeting': 'Hello {name},',
    'accounts.mail.delete-account.text':
      'Enter this code to delete your account with everything in it. It works for {minutes:minute}. A deleted account cannot be brought back.',
    'accounts.mail.delete-account.otherwise':
      'If you did not ask for this, someone is logged in to your account: change your password now.',

    'accounts.mail.change-asked.subject': 'A new address for your {portal} account',
    'accounts.mail.change-asked.greeting': 'Hello {name},',
    'accounts.mail.change-asked.text':
      'Someone asked to use {address} for your account instead of this address. It changes once the new address is confirmed. If it was not you, set a new password now: that stops the change.',
    'accounts.mail.email-changed.subject': 'The address of your {portal} account has changed',
    'accounts.mail.email-changed.greeting': 'Hello {name},',
    'accounts.mail.email-changed.text':
      'Your account now uses {address}, and you log in with it. If it was not you who changed it, write to us at once.',
    'accounts.mail.password-changed.subject': 'Your {portal} password was changed',
    'accounts.mail.password-changed.greeting': 'Hello {name},',
    'accounts.mail.password-changed.text':
      'The password of your account was just changed. If it was you, there is nothing to do. If it was not, set a new password now.',
    'accounts.mail.address-in-use.subject': 'Someone wanted to use your address at {portal}',
    'accounts.mail.address-in-use.greeting': 'Hello {name},',
    'accounts.mail.address-in-use.text':
      'Someone wanted to use {address} for another account. Yours has this address already, so nothing has changed. If it was you and you have forgotten your password, you can set a new one.',
    'accounts.mail.new_password': 'Set a new password',
    'accounts.mail.goodbye.subject': 'Your {portal} account is deleted',
    'accounts.mail.goodbye.greeting': 'Goodbye {name},',
    'accounts.mail.goodbye.text':
      'Your account is deleted, with your profile, your files and everything else we kept about you. Thank you for having been with us. You are welcome back whenever you like.',

    'accounts.export.read_me':
      'This is everything {portal} keeps about you, as of {moment}.\n\nThe folder "records" has one JSON file for each kind of record; times are in UTC. The folder "files" has the files that you uploaded.\n\nLeft out are only what would open your account to whoever reads it (hashes of passwords, codes and links) and what belongs to other people.\n',
  },
  {
    'accounts.registered': 'تم إنشاء حسابك',
    'accounts.email_verified': 'تم تأكيد بريدك الإلكتروني.',
    'accounts.email_sent': 'تم إرسال الرسالة',
    'accounts.updated': 'تم حفظ بياناتك.',
    'accounts.email_change_sent': 'أرسلنا رمزًا إلى البريد الجديد. أدخله ليتم التغيير.',
    'accounts.email_change_cancelled': 'بقي بريدك كما هو.',
    'accounts.email_changed': 'تم تغيير بريدك الإلكتروني.',
    'accounts.password_changed': 'تم تغيير كلمة المرور، وسُجّل خروج أجهزتك الأخرى.',
    'accounts.reset_sent': 'إن كان لهذا البريد حساب، فستصله رسالة فيها رمز.',
    'accounts.password_reset': 'تم تعيين كلمة المرور الجديدة. سجّل الدخول بها.',
    'accounts.deleted': 'تم حذف حسابك.',
    'accounts.email_taken': 'يوجد حساب بهذا البريد الإلكتروني.',
    'field.email_taken': 'يوجد حساب بهذا البريد الإلكتروني.',
    'accounts.email_same': 'هذا بريدك الحالي.',
    'field.email_same': 'هذا بريدك الحالي.',
    'accounts.code_wrong': 'هذا الرمز غير صحيح.',
    'accounts.code_expired': 'انتهت صلاحية هذا الرمز. اطلب رمزًا جديدًا.',
    'accounts.reset_code_wrong':
      'الرمز غير صحيح أو انتهت صلاحيته. تحقق منه أو اطلب رمزًا جديدًا: الرمز صالح 15 دقيقة ولخمس محاولات.',
    'accounts.reset_expired': 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.',
    'accounts.resend_too_soon': 'انتظر {seconds:second.object} قبل إرسال رسالة أخرى.',
    'accounts.too_many_tries': 'محاولات كثيرة. انتظر {seconds:second.object}.',
    'accounts.password_wrong': 'كلمة المرور الحالية غير صحيحة',
    'field.password_wrong': 'كلمة المرور الحالية غير صحيحة',
    'accounts.password_same': 'هذه كلمة مرورك الحالية. اختر غيرها.',
    'field.password_same': 'هذه كلمة مرورك الحالية. اختر غيرها.',
    'accounts.password_missing': 'ليست لحسابك كلمة مرور بعد. يمكنك تعيينها عبر بريدك.',

    'accounts.mail.confirm-email.subject': '{code} هو رمزك في {portal}',
    'accounts.mail.confirm-email.heading': 'أكّد بريدك الإلكتروني',
    'accounts.mail.confirm-email.greeting': 'مرحبًا {name}،',
    'accounts.mail.confirm-email.text':
      'أدخل هذا الرمز لتأكيد بريدك الإلكتروني، أو استخدم الزر. كلاهما صالح لمدة {minutes:minute.object}.',
    'accounts.mail.confirm-email.button': 'تأكيد بريدي الإلكتروني',
    'accounts.mail.confirm-email.otherwise': 'إن لم تكن قد أنشأت حسابًا فتجاهل هذه الرسالة.',

    'accounts.mail.reset-password.subject': '{code} هو رمزك لكلمة مرور جديدة في {portal}',
    'accounts.mail.reset-password.heading': 'عيّن كلمة مرور جديدة',
    'accounts.mail.reset-password.greeting': 'مرحبًا {name}،',
    'accounts.mail.reset-password.text':
      'أدخل هذا الرمز لتعيين كلمة مرور جديدة، أو استخدم الزر. كلاهما صالح مرة واحدة لمدة {minutes:minute.object}.',
    'accounts.mail.reset-password.button': 'تعيين كلمة مرور جديدة',
    'accounts.mail.reset-password.otherwise':
      'إن لم تطلب ذلك فتجاهل هذه الرسالة ولا تُطلع أحدًا على الرمز. تبقى كلمة مرورك كما هي.',

    'accounts.mail.change-email.subject': '{code} هو رمزك لتأكيد بريدك الجديد في {portal}',
    'accounts.mail.change-email.heading': 'أكّد بريدك الجديد',
    'accounts.mail.change-email.greeting': 'مرحبًا {name}،',
    'accounts.mail.change-email.text':
      'ليصبح {address} بريد حسابك، أدخل هذا الرمز في إعدادات الحساب أو استخدم الزر. كلاهما صالح لمدة {minutes:minute.object}.',
    'accounts.mail.change-email.button': 'استخدام هذا البريد',
    'accounts.mail.change-email.otherwise': 'إن لم تطلب ذلك فتجاهل هذه الرسالة ولا تُطلع أحدًا على الرمز.',

    'accounts.mail.delete-account.subject': '{code} هو رمزك لحذف حسابك في {portal}',
    'accounts.mail.delete-account.heading': 'حذف حسابك',
    'accounts.mail.delete-account.greeting': 'مرحبًا {name}،',
    'accounts.mail.delete-account.text':
      'أدخل هذا الرمز لحذف حسابك وكل ما فيه. الرمز صالح لمدة {minutes:minute.object}. لا يمكن استرجاع الحساب بعد حذفه.',
    'accounts.mail.delete-account.otherwise': 'إن لم تطلب ذلك فقد دخل أحدهم إلى حسابك: غيّر كلمة المرور الآن.',

    'accounts.mail.change-asked.subject': 'طلب تغيير بريد حسابك في {portal}',
    'accounts.mail.change-asked.greeting': 'مرحبًا {name}،',
    'accounts.mail.change-asked.text':
      'طُلب أن يكون {address} بريد حسابك بدلًا من هذا البريد، ويتم التغيير بعد تأكيد البريد الجديد. إن لم تكن أنت من طلبه فعيّن كلمة مرور جديدة الآن ليتوقف التغيير.',
    'accounts.mail.email-changed.subject': 'تغيّر بريد حسابك في {portal}',
    'accounts.mail.email-changed.greeting': 'مرحبًا {name}،',
    'accounts.mail.email-changed.text':
      'أصبح {address} بريد حسابك، وبه تسجّل الدخول. إن لم تكن أنت من غيّره فراسلنا فورًا.',
    'accounts.mail.password-changed.subject': 'تغيّرت كلمة مرورك في {portal}',
    'accounts.mail.password-changed.greeting': 'مرحبًا {name}،',
    'accounts.mail.password-changed.text':
      'تغيّرت كلمة مرور حسابك قبل قليل. إن كنت أنت من غيّرها فلا حاجة إلى فعل شيء، وإلا فعيّن كلمة مرور جديدة الآن.',
    'accounts.mail.address-in-use.subject': 'محاولة لاستخدام بريدك في {portal}',
    'accounts.mail.address-in-use.greeting': 'مرحبًا {name}،',
    'accounts.mail.address-in-use.text':
      'أراد أحدهم استخدام {address} لحساب آخر، وهو بريد حسابك، فلم يتغيّر شيء. إن كنت أنت من حاول ونسيت كلمة المرور فيمكنك تعيين كلمة جديدة.',
    'accounts.mail.new_password': 'تعيين كلمة مرور جديدة',
    'accounts.mail.goodbye.subject': 'تم حذف حسابك في {portal}',
    'accounts.mail.goodbye.greeting': 'وداعًا {name}،',
    'accounts.mail.goodbye.text':
      'حُذف حسابك وملفك الشخصي وملفاتك وكل ما احتفظنا به عنك. شكرًا لأنك كنت معنا، وأهلًا بك متى شئت.',

    'accounts.export.read_me':
      'هذا كل ما يحتفظ به {portal} عنك حتى {moment}.\n\nفي المجلد "records" ملف JSON لكل نوع من السجلات، والأوقات بالتوقيت العالمي. وفي المجلد "files" الملفات التي رفعتها.\n\nلم يُستثنَ إلا ما قد يفتح حسابك لمن يقرؤه (بصمات كلمات المرور والرموز والروابط) وما يخص غيرك.\n',
  },
);
