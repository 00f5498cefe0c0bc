import { words } from '#server/platform/words.ts';

export const messageWords = words(
  {
    'messages.not_found': 'This message does not exist.',
    'messages.template_not_found': 'This template does not exist.',
    'messages.too_many_templates':
      'Your company has {most} templates, which is as many as we keep. Delete one first.',
    'messages.name_taken': 'Your company has a template of this name in this language already.',
    'messages.nobody_to_write_to': 'None of them can be written to.',
    'messages.has_left': 'The message has left and can no longer be taken back.',
    'messages.template_saved': 'The template is saved.',
    'messages.template_deleted': 'The template is deleted.',
    'messages.leaving': 'The message leaves in a few seconds.',
    'messages.taken_back': 'The message is taken back. Nobody got it.',
    'messages.button': 'See the job',
    'messages.usual_invitation_name': 'Invitation to an interview',
    'messages.usual_invitation_subject': 'Interview for {{job}} at {{company}}',
    'messages.usual_invitation_body':
      'Dear {{name}},\n\nWe think that the job {{job}} could suit you, and would like to get to know you in an interview. Please answer this email with two or three times that would suit you this week or next.\n\nKind regards\n{{recruiter}}\n{{company}}',
    'messages.usual_rejection_name': 'Rejection',
    'messages.usual_rejection_subject': 'About {{job}} at {{company}}',
    'messages.usual_rejection_body':
      'Dear {{name}},\n\nThank you for your interest in the job {{job}}. We have decided to go on with other candidates. That says something about this one job and nothing about your worth.\n\nWe wish you well.\n{{recruiter}}\n{{company}}',
    'messages.usual_other_name': 'A question',
    'messages.usual_other_subject': 'A question about {{job}}',
    'messages.usual_other_body':
      'Dear {{name}},\n\nBefore we go on with {{job}}, we would like to ask you one thing:\n\n\nKind regards\n{{recruiter}}\n{{company}}',
  },
  {
    'messages.not_found': 'هذه الرسالة غير موجودة.',
    'messages.template_not_found': 'هذا القالب غير موجود.',
    'messages.too_many_templates': 'لدى شركتك {most} قالبًا، وهو أقصى ما نحفظه. احذف واحدًا منها أولًا.',
    'messages.name_taken': 'لدى شركتك قالب بهذا الاسم وبهذه اللغة.',
    'messages.nobody_to_write_to': 'لا يمكن مراسلة أي منهم.',
    'messages.has_left': 'أُرسلت الرسالة ولم يعد سحبها ممكنًا.',
    'messages.template_saved': 'حُفظ القالب.',
    'messages.template_deleted': 'حُذف القالب.',
    'messages.leaving': 'تُرسل الرسالة خلال ثوانٍ.',
    'messages.taken_back': 'سُحبت الرسالة ولم تصل إلى أحد.',
    'messages.button': 'عرض الوظيفة',
    'messages.usual_invitation_name': 'دعوة إلى مقابلة',
    'messages.usual_invitation_subject': 'مقابلة لوظيفة {{job}} في {{company}}',
    'messages.usual_invitation_body':
      'تحية طيبة {{name}}،\n\nنرى أن وظيفة {{job}} قد تناسبك، ويسعدنا أن نتعرف إليك في مقابلة. نرجو الرد على هذه الرسالة بموعدين أو ثلاثة تناسبك هذا الأسبوع أو الذي يليه.\n\nمع التحية\n{{recruiter}}\n{{company}}',
    'messages.usual_rejection_name': 'اعتذار',
    'messages.usual_rejection_subject': 'بشأن وظيفة {{job}} في {{company}}',
    'messages.usual_rejection_body':
      'تحية طيبة {{name}}،\n\nنشكر لك اهتمامك بوظيفة {{job}}. قررنا المتابعة مع مرشحين آخرين، وهذا القرار يخص هذه الوظيفة وحدها ولا يمسّ كفاءتك.\n\nنتمنى لك التوفيق.\n{{recruiter}}\n{{company}}',
    'messages.usual_other_name': 'سؤال',
    'messages.usual_other_subject': 'سؤال عن وظيفة {{job}}',
    'messages.usual_other_body':
      'تحية طيبة {{name}}،\n\nقبل أن نتابع في شأن وظيفة {{job}} نود أن نسألك:\n\n\nمع التحية\n{{recruiter}}\n{{company}}',
  },
);
