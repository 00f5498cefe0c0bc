import { words } from '#server/platform/words.ts';

export const notificationWords = words(
  {
    'notifications.not_found': 'This notification does not exist.',
    'notifications.welcome': 'Welcome. Your account is ready.',
    'notifications.resume_read': 'Your resume was read. Please check what we found.',
    'notifications.resume_failed':
      'We could not read your resume. You can try another file or fill in your profile by hand.',
    'notifications.matches_found': 'Strong matches for you: {count}',
    'notifications.matches_digest':
      'New jobs that fit you strongly: {count}. The strongest is “{job}” at {company}.',
    'notifications.candidates_found': 'New strong candidates for “{job}”: {count}',
    'notifications.shortlisted': '{company} has shortlisted you for “{job}”.',
  },
  {
    'notifications.not_found': 'هذا الإشعار غير موجود.',
    'notifications.welcome': 'أهلًا بك. حسابك جاهز.',
    'notifications.resume_read': 'قُرئت سيرتك الذاتية. راجع ما وجدناه فيها.',
    'notifications.resume_failed': 'تعذّرت قراءة سيرتك الذاتية. جرّب ملفًا آخر أو أكمل ملفك بنفسك.',
    'notifications.matches_found': 'وظائف تناسبك بقوة: {count}',
    'notifications.matches_digest': 'وظائف جديدة تناسبك بقوة: {count}. أقواها «{job}» لدى {company}.',
    'notifications.candidates_found': 'مرشحون جدد مناسبون بقوة لوظيفة «{job}»: {count}',
    'notifications.shortlisted': 'أضافتك {company} إلى القائمة المختصرة لوظيفة «{job}».',
  },
);
