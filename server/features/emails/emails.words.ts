import { words } from '#server/platform/words.ts';

export const emailWords = words(
  {
    'emails.why_account': 'You get this email because you have, or had, an account at {portal}.',
    'emails.why_address':
      'You get this email because this address was entered at {portal}. If it was not you, you need do nothing.',
    'emails.why_asked':
      'You get this email because someone asked for it at {portal} with this address. If it was not you, you need do nothing: your account is safe.',
    'emails.why_security':
      'You get this email because it concerns the security of your account at {portal}. Such emails cannot be switched off.',
    'emails.why_invited':
      'You get this email because someone at {portal} entered your address to write to you.',
    'emails.why_role': 'You get this email because of your role at {portal}.',
    'emails.why_applied':
      'You get this email because you were among the candidates for a job that a company offers on {portal}.',
    'emails.why_choices': 'You get this email because of your notification choices at {portal}.',
    'emails.why_test': 'An operator of {portal} sent this email to see whether emails arrive.',
    'emails.daily_limit': 'You may send {limit} emails a day; {left} are left for now. Nothing was sent.',
    'emails.link_unknown': 'This link is not known. The email may be from long ago.',
    'emails.hello': 'Hello,',
    'emails.hello_name': 'Hello {name},',
    'emails.of_company': '{name} of {company}',
    'emails.portal_subject': '{sender} invites you to {portal}',
    'emails.portal_text':
      '{sender} invites you to {portal}. Open an account and upload your resume: you will see which jobs fit you, and why.',
    'emails.portal_button': 'Open an account',
    'emails.job_subject': '{company} invites you to look at a job: {job}',
    'emails.job_text':
      '{sender} thinks this job could be for you: {job}. Have a look; nothing is sent or decided by opening it.',
    'emails.job_button': 'See the job',
    'emails.internal_subject': 'Open within {company}: {job}',
    'emails.internal_text':
      '{company} has an open position and offers it to its own people first: {job}. If you or a colleague would like it, have a look.',
    'emails.rejected_subject': 'About {job} at {company}',
    'emails.rejected_text':
      'Thank you for your interest in {job} at {company}. The company has decided to go on with other candidates this time. Your profile stays as it is, and this decision has no bearing on other jobs.',
    'emails.rejected_button': 'See other jobs that fit',
    'emails.test_subject': 'A test email from {portal}',
    'emails.test_text': 'This email arrived, so emails of the product arrive. There is nothing to do.',
    'emails.test_button': 'Open the product',
    'field.too_many_recipients': 'Write to at most 100 at once.',
    'emails.unsubscribe': 'Do not send me such emails',
    'emails.contact': 'Questions? Write to {address}',
  },
  {
    'emails.why_account': 'وصلتك هذه الرسالة لأن لك حسابًا في {portal}، أو كان لك حساب فيه.',
    'emails.why_address':
      'وصلتك هذه الرسالة لأن عنوانك أُدخل في {portal}. إن لم تكن أنت من أدخله، فلا حاجة إلى فعل شيء.',
    'emails.why_asked':
      'وصلتك هذه الرسالة لأنها طُلبت في {portal} لهذا العنوان. إن لم تطلبها أنت، فلا حاجة إلى فعل شيء، وحسابك آمن.',
    'emails.why_security':
      'وصلتك هذه الرسالة لأنها تخص أمان حسابك في {portal}، ولا يمكن إيقاف هذا النوع من الرسائل.',
    'emails.why_invited': 'وصلتك هذه الرسالة لأن أحد مستخدمي {portal} أدخل عنوانك ليراسلك.',
    'emails.why_role': 'وصلتك هذه الرسالة بحكم دورك في {portal}.',
    'emails.why_applied': 'وصلتك هذه الرسالة لأنك كنت من المرشحين لوظيفة تعرضها شركة على {portal}.',
    'emails.why_choices': 'وصلتك هذه الرسالة وفق خيارات الإشعارات التي حددتها في {portal}.',
    'emails.why_test': 'أرسل هذه الرسالة أحد مشغّلي {portal} للتأكد من وصول البريد.',
    'emails.daily_limit': 'الحد اليومي {limit:message}، والمتبقي الآن {left}. لم تُرسل أي رسالة.',
    'emails.link_unknown': 'هذا الرابط غير معروف. ربما كانت الرسالة قديمة.',
    'emails.hello': 'مرحبًا،',
    'emails.hello_name': 'مرحبًا {name}،',
    'emails.of_company': '{name} من {company}',
    'emails.portal_subject': 'دعوة من {sender} إلى {portal}',
    'emails.portal_text':
      'يدعوك {sender} إلى {portal}. أنشئ حسابًا وارفع سيرتك الذاتية، فتعرف الوظائف التي تناسبك ولماذا تناسبك.',
    'emails.portal_button': 'إنشاء حساب',
    'emails.job_subject': 'دعوة من {company} للاطلاع على وظيفة: {job}',
    'emails.job_text':
      'يرى {sender} أن هذه الوظيفة قد تناسبك: {job}. اطّلع عليها، ففتحها لا يعني إرسال شيء أو الموافقة عليه.',
    'emails.job_button': 'عرض الوظيفة',
    'emails.internal_subject': 'فرصة داخلية في {company}: {job}',
    'emails.internal_text':
      'لدى {company} وظيفة شاغرة تعرضها على العاملين فيها أولًا: {job}. إن كانت تناسبك أو تناسب أحد زملائك، فاطّلع عليها.',
    'emails.rejected_subject': 'بخصوص وظيفة {job} في {company}',
    'emails.rejected_text':
      'نشكرك على اهتمامك بوظيفة {job} في {company}. قررت الشركة هذه المرة المضي مع مرشحين آخرين. يبقى ملفك كما هو، ولا أثر لهذا القرار في الوظائف الأخرى.',
    'emails.rejected_button': 'عرض وظائف أخرى تناسبك',
    'emails.test_subject': 'رسالة تجريبية من {portal}',
    'emails.test_text': 'وصلت هذه الرسالة، إذن يعمل إرسال البريد. لا حاجة إلى فعل شيء.',
    'emails.test_button': 'فتح المنصة',
    'field.too_many_recipients': 'يمكن مراسلة 100 شخص على الأكثر في كل مرة.',
    'emails.unsubscribe': 'إيقاف هذا النوع من الرسائل',
    'emails.contact': 'لديك سؤال؟ راسلنا على {address}',
  },
);
