import { words } from '#server/platform/words.ts';

export const jobWords = words(
  {
    'jobs.parsed': 'The job was read. Check it before you publish.',
    'jobs.posted': 'Job posted',
    'jobs.updated': 'Job updated',
    'jobs.published': 'The job is published.',
    'jobs.closed': 'The job is closed.',
    'jobs.removed': 'Job removed',
    'jobs.not_found': 'Job not exist',
    'jobs.limit_reached': 'Limit Reached. Please contact at {email} for more information',
    'jobs.file_unreadable': 'We could not read any text in this file. Try another file, or paste the text.',
    'jobs.incomplete': 'Some parts of the job are still missing.',
  },
  {
    'jobs.parsed': 'قُرئت الوظيفة. راجعها قبل نشرها.',
    'jobs.posted': 'أُضيفت الوظيفة',
    'jobs.updated': 'حُدّثت الوظيفة',
    'jobs.published': 'نُشرت الوظيفة.',
    'jobs.closed': 'أُغلقت الوظيفة.',
    'jobs.removed': 'حُذفت الوظيفة',
    'jobs.not_found': 'الوظيفة غير موجودة',
    'jobs.limit_reached': 'بلغت الحد الأقصى. للمزيد من المعلومات تواصل عبر {email}',
    'jobs.file_unreadable': 'لم نتمكن من قراءة أي نص في هذا الملف. جرّب ملفًا آخر أو ألصق النص.',
    'jobs.incomplete': 'ما زالت بعض أجزاء الوظيفة ناقصة.',
  },
);
