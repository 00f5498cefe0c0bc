import { words } from '#server/platform/words.ts';

export const candidateNoteWords = words(
  {
    'candidate_notes.added': 'The note is saved.',
    'candidate_notes.changed': 'The note is changed.',
    'candidate_notes.deleted': 'The note is deleted.',
    'candidate_notes.not_found': 'This note does not exist, or a colleague wrote it.',
    'candidate_notes.not_a_colleague': 'A note can name only people of your company.',
    'candidate_notes.hidden_by_blind_review':
      'A blind review hides who this is: notes are written from its job, and tags wait until the name is known.',
    'candidate_notes.too_many_tags': 'A candidate has at most {most} tags.',
  },
  {
    'candidate_notes.added': 'حُفظت الملاحظة.',
    'candidate_notes.changed': 'عُدّلت الملاحظة.',
    'candidate_notes.deleted': 'حُذفت الملاحظة.',
    'candidate_notes.not_found': 'هذه الملاحظة غير موجودة، أو كتبها أحد زملائك.',
    'candidate_notes.not_a_colleague': 'لا يُذكر في الملاحظات إلا العاملون في شركتك.',
    'candidate_notes.hidden_by_blind_review':
      'هذه مراجعة بلا أسماء: تُكتب الملاحظات من صفحة المرشح في وظيفتها، وتنتظر الوسوم حتى يُعرف الاسم.',
    'candidate_notes.too_many_tags': 'لا تتجاوز وسوم المرشح {most} وسمًا.',
  },
);
