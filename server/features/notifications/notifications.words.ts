import { type Words, words } from '#server/platform/words.ts';

const plain = words(
  {
    'notifications.not_found': 'This notification does not exist.',
    'notifications.fixed_kind':
      'These notifications cannot be switched off: they concern your account’s safety.',
    'notifications.link_unknown':
      'This link does not work. You can choose your emails in your account settings.',
    'notifications.somebody': 'Someone',

    'notifications.matches_digest':
      'New jobs that fit you strongly: {count}. The strongest is “{job}” at {company}.',
    'notifications.matches_found': 'Strong matches for you: {count}',
    'notifications.saved_search': 'New jobs in your search “{search}”: {count}. The latest is “{job}”.',
    'notifications.shortlisted': '{company} has shortlisted you for “{job}”.',
    'notifications.poked': '{company} invites you to look at “{job}”.',
    'notifications.internal_job': '{company} has a job for its own people: “{job}”.',
    'notifications.job_closed': '{company} no longer takes applications for “{job}”.',
    'notifications.application_viewed': '{company} has looked at your application for “{job}”.',
    'notifications.application_interview': '{company} would like to interview you for “{job}”.',
    'notifications.application_offered': '{company} is making you an offer for “{job}”.',
    'notifications.application_hired': '{company} has marked you as hired for “{job}”.',
    'notifications.application_rejected': '{company} will not go on with your application for “{job}”.',
    'notifications.application_reopened': '{company} is looking at your application for “{job}” again.',
    'notifications.application_received': '{actor} has applied for “{job}”.',
    'notifications.poke_interested': '{actor} is interested in “{job}”.',
    'notifications.poke_declined': '{actor} is not interested in “{job}”.',
    'notifications.application_withdrawn': '{actor} has withdrawn the application for “{job}”.',
    'notifications.note_mention': '{actor} mentions you in a note about {candidate}.',
    'notifications.job_expiring': '“{job}” closes by itself on {date}.',
    'notifications.job_expired': '“{job}” has come to its end and is closed.',
    'notifications.candidates_found': 'New strong candidates for “{job}”: {count}',
    'notifications.people_found': 'New or updated people in your saved searches: {count} ({searches})',

    'notifications.approval_requested': '{actor} is waiting for your approval.',
    'notifications.join_requested': '{actor} asks to join the team of {company}.',
    'notifications.invitation_accepted': '{actor} has accepted your invitation.',

    'notifications.welcome': 'Welcome. Your account is ready.',
    'notifications.resume_read': 'Your resume was read. Please check what we found.',
    'notifications.resume_failed':
      'We could not read your resume. You can try another file or fill in your profile by hand.',
    'notifications.account_approved': 'Your account is approved. Welcome.',
    'notifications.account_declined':
      'Your account is not approved yet. You can change what is missing and ask again. The reason given: {reason}',
    'notifications.account_rejected': 'Your account was not approved. The reason given: {reason}',
    'notifications.join_accepted': 'You are now in the team of {company}.',
    'notifications.join_declined': '{company} did not accept your request to join its team.',
    'notifications.role_changed': 'Your role at {company} is now: {role}.',
    'notifications.role.owner': 'owner',
    'notifications.role.manager': 'manager',
    'notifications.role.member': 'member',
    'notifications.system_notice': '{en}',

    'notifications.email_changed': 'Your account’s email address is now {email}.',
    'notifications.password_changed':
      'Your password was changed. If this was not you, reset it now and end the other sessions.',
    'notifications.new_sign_in':
      'Someone signed in to your account on a new device: {device}. If this was not you, change your password.',

    'notifications.account_approved.subject': 'Your account on {portal} is approved',
    'notifications.account_declined.subject': 'Your account on {portal} is not approved yet',
    'notifications.account_rejected.subject': 'Your account on {portal} was not approved',
    'notifications.resume_failed.subject': 'We could not read your resume',
    'notifications.new_sign_in.subject': 'A new sign-in to your account',
    'notifications.matches_digest.subject': 'New jobs that fit you strongly',
    'notifications.saved_search.subject': 'New jobs in a search of yours',
    'notifications.mail.open': 'See it on {portal}',
    'notifications.digest.intro': 'This is what is new for you since yesterday.',
    'notifications.group.jobs': 'Jobs for you',
    'notifications.group.hiring': 'Hiring',
    'notifications.group.team': 'Your team',
    'notifications.group.account': 'Your account',
    'notifications.group.security': 'Security',
  },
  {
    'notifications.not_found': 'هذا الإشعار غير موجود.',
    'notifications.fixed_kind': 'لا يمكن إيقاف هذه الإشعارات لأنها تتعلق بأمان حسابك.',
    'notifications.link_unknown': 'هذا الرابط لا يعمل. يمكنك اختيار رسائلك من إعدادات حسابك.',
    'notifications.somebody': 'شخص ما',

    'notifications.matches_digest': 'وظائف جديدة تناسبك بقوة: {count}. أقواها «{job}» لدى {company}.',
    'notifications.matches_found': 'وظائف تناسبك بقوة: {count}',
    'notifications.saved_search': 'وظائف جديدة في بحثك «{search}»: {count}. أحدثها «{job}».',
    'notifications.shortlisted': 'أضافتك {company} إلى القائمة المختصرة لوظيفة «{job}».',
    'notifications.poked': 'تدعوك {company} إلى الاطّلاع على وظيفة «{job}».',
    'notifications.internal_job': 'لدى {company} وظيفة لموظفيها: «{job}».',
    'notifications.job_closed': 'لم تعد {company} تستقبل الطلبات لوظيفة «{job}».',
    'notifications.application_viewed': 'اطّلعت {company} على طلبك لوظيفة «{job}».',
    'notifications.application_interview': 'تودّ {company} مقابلتك لوظيفة «{job}».',
    'notifications.application_offered': 'تقدّم لك {company} عرض عمل لوظيفة «{job}».',
    'notifications.application_hired': 'سجّلت {company} تعيينك في وظيفة «{job}».',
    'notifications.application_rejected': 'لن تتابع {company} طلبك لوظيفة «{job}».',
    'notifications.application_reopened': 'تعيد {company} النظر في طلبك لوظيفة «{job}».',
    'notifications.application_received': 'طلب جديد لوظيفة «{job}» من {actor}.',
    'notifications.poke_interested': '{actor}: مهتم بوظيفة «{job}».',
    'notifications.poke_declined': '{actor}: غير مهتم بوظيفة «{job}».',
    'notifications.application_withdrawn': 'طلب مسحوب لوظيفة «{job}»، وصاحبه {actor}.',
    'notifications.note_mention': 'ورد ذكرك في ملاحظة عن {candidate} كتبها {actor}.',
    'notifications.job_expiring': 'تُغلق وظيفة «{job}» تلقائيًا في {date}.',
    'notifications.job_expired': 'انتهت مدة وظيفة «{job}» فأُغلقت.',
    'notifications.candidates_found': 'مرشحون جدد مناسبون بقوة لوظيفة «{job}»: {count}',
    'notifications.people_found': 'أشخاص جدد أو محدَّثة ملفاتهم في عمليات بحثك المحفوظة: {count} ({searches})',

    'notifications.approval_requested': 'طلب موافقة جديد من {actor}.',
    'notifications.join_requested': 'طلب جديد للانضمام إلى فريق {company} من {actor}.',
    'notifications.invitation_accepted': 'دعوتك إلى {actor} قُبلت.',

    'notifications.welcome': 'أهلًا بك. حسابك جاهز.',
    'notifications.resume_read': 'قُرئت سيرتك الذاتية. راجع ما وجدناه فيها.',
    'notifications.resume_failed': 'تعذّرت قراءة سيرتك الذاتية. جرّب ملفًا آخر أو أكمل ملفك بنفسك.',
    'notifications.account_approved': 'تمت الموافقة على حسابك. أهلًا بك.',
    'notifications.account_declined':
      'لم تتم الموافقة على حسابك بعد. يمكنك استكمال الناقص وتقديم الطلب من جديد. السبب: {reason}',
    'notifications.account_rejected': 'لم تتم الموافقة على حسابك. السبب: {reason}',
    'notifications.join_accepted': 'أصبحت ضمن فريق {company}.',
    'notifications.join_declined': 'لم تقبل {company} طلب انضمامك إلى فريقها.',
    'notifications.role_changed': 'دورك في {company} الآن: {role}.',
    'notifications.role.owner': 'مالك',
    'notifications.role.manager': 'مدير',
    'notifications.role.member': 'عضو',
    'notifications.system_notice': '{ar}',

    'notifications.email_changed': 'صار بريد حسابك {email}.',
    'notifications.password_changed':
      'تغيّرت كلمة مرور حسابك. إن لم تكن أنت من غيّرها فأعد تعيينها الآن وأنهِ الجلسات الأخرى.',
    'notifications.new_sign_in':
      'تم تسجيل الدخول إلى حسابك من جهاز جديد: {device}. إن لم تكن أنت فغيّر كلمة المرور.',

    'notifications.account_approved.subject': 'تمت الموافقة على حسابك في {portal}',
    'notifications.account_declined.subject': 'لم تتم الموافقة على حسابك في {portal} بعد',
    'notifications.account_rejected.subject': 'لم تتم الموافقة على حسابك في {portal}',
    'notifications.resume_failed.subject': 'تعذّرت قراءة سيرتك الذاتية',
    'notifications.new_sign_in.subject': 'تسجيل دخول جديد إلى حسابك',
    'notifications.matches_digest.subject': 'وظائف جديدة تناسبك بقوة',
    'notifications.saved_search.subject': 'وظائف جديدة في إحدى عمليات بحثك المحفوظة',
    'notifications.mail.open': 'عرض التفاصيل في {portal}',
    'notifications.digest.intro': 'هذا جديدك منذ الأمس.',
    'notifications.group.jobs': 'وظائف لك',
    'notifications.group.hiring': 'التوظيف',
    'notifications.group.team': 'فريقك',
    'notifications.group.account': 'حسابك',
    'notifications.group.security': 'الأمان',
  },
);

type Forms<K extends string> = Record<K, string>;

/** A sentence in the forms that numbers take in each language. */
function numbered(
  key: string,
  en: Forms<'one' | 'other'>,
  ar: Forms<'one' | 'two' | 'few' | 'many' | 'other'>,
): Words {
  const named = (forms: Record<string, string>) =>
    Object.fromEntries(Object.entries(forms).map(([form, text]) => [`${key}_${form}`, text]));
  return { en: named(en), ar: named(ar) };
}

const counted: readonly Words[] = [
  numbered(
    'notifications.approval_requested.others',
    {
      one: '{actor} and one other person are waiting for your approval.',
      other: '{actor} and {count} others are waiting for your approval.',
    },
    {
      one: 'طلبا موافقة جديدان من {actor} وشخص آخر.',
      two: 'طلبات موافقة جديدة من {actor} وشخصين آخرين.',
      few: 'طلبات موافقة جديدة من {actor} و{count} أشخاص آخرين.',
      many: 'طلبات موافقة جديدة من {actor} و{count} شخصًا آخر.',
      other: 'طلبات موافقة جديدة من {actor} و{count} شخص آخر.',
    },
  ),
  numbered(
    'notifications.join_requested.others',
    {
      one: '{actor} and one other person ask to join the team of {company}.',
      other: '{actor} and {count} others ask to join the team of {company}.',
    },
    {
      one: 'طلبان جديدان للانضمام إلى فريق {company} من {actor} وشخص آخر.',
      two: 'طلبات جديدة للانضمام إلى فريق {company} من {actor} وشخصين آخرين.',
      few: 'طلبات جديدة للانضمام إلى فريق {company} من {actor} و{count} أشخاص آخرين.',
      many: 'طلبات جديدة للانضمام إلى فريق {company} من {actor} و{count} شخصًا آخر.',
      other: 'طلبات جديدة للانضمام إلى فريق {company} من {actor} و{count} شخص آخر.',
    },
  ),
  numbered(
    'notifications.invitation_accepted.others',
    {
      one: '{actor} and one other person have accepted your invitations.',
      other: '{actor} and {count} others have accepted your invitations.',
    },
    {
      one: 'قُبلت دعوتاك إلى {actor} وشخص آخر.',
      two: 'قُبلت دعواتك إلى {actor} وشخصين آخرين.',
      few: 'قُبلت دعواتك إلى {actor} و{count} أشخاص آخرين.',
      many: 'قُبلت دعواتك إلى {actor} و{count} شخصًا آخر.',
      other: 'قُبلت دعواتك إلى {actor} و{count} شخص آخر.',
    },
  ),
  numbered(
    'notifications.application_received.others',
    {
      one: '{actor} and one other person have applied for “{job}”.',
      other: '{actor} and {count} others have applied for “{job}”.',
    },
    {
      one: 'طلبان جديدان لوظيفة «{job}» من {actor} وشخص آخر.',
      two: 'طلبات جديدة لوظيفة «{job}» من {actor} وشخصين آخرين.',
      few: 'طلبات جديدة لوظيفة «{job}» من {actor} و{count} أشخاص آخرين.',
      many: 'طلبات جديدة لوظيفة «{job}» من {actor} و{count} شخصًا آخر.',
      other: 'طلبات جديدة لوظيفة «{job}» من {actor} و{count} شخص آخر.',
    },
  ),
  numbered(
    'notifications.digest.subject',
    { one: 'One piece of news for you', other: '{count} pieces of news for you' },
    {
      one: 'لديك خبر جديد',
      two: 'لديك خبران جديدان',
      few: 'لديك {count} أخبار جديدة',
      many: 'لديك {count} خبرًا جديدًا',
      other: 'لديك {count} خبر جديد',
    },
  ),
];

export const notificationWords: Words = {
  en: Object.assign({}, plain.en, ...counted.map((it) => it.en)),
  ar: Object.assign({}, plain.ar, ...counted.map((it) => it.ar)),
};
