import { words } from '#server/platform/words.ts';

export const assessmentInvitationWords = words(
  {
    'assessment_invitations.not_found': 'There is no such invitation, or it was taken back.',
    'assessment_invitations.over': 'This invitation is over: it was answered, or its time has passed.',
    'assessment_invitations.reminded_today': 'They were reminded within a day. Try again tomorrow.',
    'assessment_invitations.not_for_hiring':
      'This assessment helps people find work for themselves. Nobody is invited to it.',
    'assessment_invitations.sent': 'The invitations are on their way.',
    'assessment_invitations.reminded': 'The reminder is on its way.',
    'assessment_invitations.revoked': 'The invitation is taken back.',
    'assessment_invitations.declined': 'You declined. The company gets no result.',
  },
  {
    'assessment_invitations.not_found': 'لا توجد دعوة بهذا الوصف، أو أنها سُحبت.',
    'assessment_invitations.over': 'انتهت هذه الدعوة: أُجيب عنها أو فات موعدها.',
    'assessment_invitations.reminded_today': 'أُرسل تذكير خلال اليوم الماضي. حاول مرة أخرى غدًا.',
    'assessment_invitations.not_for_hiring':
      'هذا التقييم يساعد الناس على إيجاد عمل يناسبهم، ولا يُدعى إليه أحد.',
    'assessment_invitations.sent': 'الدعوات في طريقها.',
    'assessment_invitations.reminded': 'التذكير في طريقه.',
    'assessment_invitations.revoked': 'سُحبت الدعوة.',
    'assessment_invitations.declined': 'سُجّل اعتذارك، ولن تحصل الشركة على نتيجة.',
  },
);
