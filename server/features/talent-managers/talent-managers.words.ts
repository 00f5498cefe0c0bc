import { words } from '#server/platform/words.ts';

export const talentManagerWords = words(
  {
    'talent_managers.person_not_found': 'This person is not among those you look after.',
    'talent_managers.addition_not_found': 'This addition does not exist.',
    'talent_managers.proposal_not_found': 'This proposal does not exist any more.',
    'talent_managers.link_unknown': 'This invitation has ended or was replaced by a newer email.',
    'talent_managers.other_address':
      'This invitation was sent to another address. Sign in with the address that received it.',
    'talent_managers.managed_already':
      'Another talent manager looks after this person already. They can leave them in their settings first.',
    'talent_managers.too_soon': 'They have been written to within the last day. Try again in {hours:hour}.',
    'talent_managers.daily_limit': 'You may add {limit} people a day; {left} are left. Nobody was added.',
    'talent_managers.file_unreadable': 'This file could not be read. Save it as CSV and try again.',
    'talent_managers.no_addresses': 'There are no email addresses in it.',
    'talent_managers.too_many': 'At most {most} people can be added at once. Split the list.',
    'talent_managers.adding': 'The people are being added.',
    'talent_managers.invited': 'The invitation is on its way.',
    'talent_managers.ended': 'You no longer look after this person.',
    'talent_managers.answered': 'Your answer is saved.',
    'talent_managers.declined': 'You will get no more reminders of this invitation.',
    'talent_managers.left': 'The talent manager no longer sees your profile.',
    'talent_managers.proposed': 'They are asked whether they agree.',
    'talent_managers.proposal_answered': 'Your answer is saved.',
    'talent_managers.invitation_subject': '{manager} would like to look after you at {portal}',
    'talent_managers.invitation_text':
      '{manager} is a talent manager at {portal} and would like to help you find the jobs that fit you.',
    'talent_managers.invitation_meaning':
      'You open an account of your own and say yes or no. If you say yes, {manager} sees your profile, which jobs fit you and where your applications stand. Nothing goes to a company before you agree, and you can leave at any time.',
    'talent_managers.invitation_resume':
      '{manager} has given us your resume. It is used for nothing until you take it into your account; if you do not, it is deleted.',
    'talent_managers.invitation_button': 'Read and decide',
    'talent_managers.invitation_end':
      'The invitation is open until {date}. If you do not want this, you need do nothing.',
    'talent_managers.reminder_subject': 'The invitation of {manager} to {portal} is still open',
    'talent_managers.reminder_text':
      '{manager} invited you to {portal} a few days ago. The invitation is open until {date}.',
  },
  {
    'talent_managers.person_not_found': 'هذا الشخص ليس ممن تتابعهم.',
    'talent_managers.addition_not_found': 'عملية الإضافة هذه غير موجودة.',
    'talent_managers.proposal_not_found': 'لم يعد هذا الترشيح قائمًا.',
    'talent_managers.link_unknown': 'انتهت هذه الدعوة أو حلّت محلها رسالة أحدث.',
    'talent_managers.other_address': 'أُرسلت هذه الدعوة إلى عنوان آخر. سجّل الدخول بالعنوان الذي وصلته.',
    'talent_managers.managed_already':
      'يتابع هذا الشخص مدير مواهب آخر، ويمكنه إنهاء تلك المتابعة من إعداداته أولًا.',
    'talent_managers.too_soon': 'أُرسلت إليه رسالة خلال اليوم الماضي. حاول بعد {hours:hour.object}.',
    'talent_managers.daily_limit': 'حدّك اليومي {limit} من الأشخاص، والمتبقي {left}. لم يُضف أحد.',
    'talent_managers.file_unreadable': 'تعذّرت قراءة هذا الملف. احفظه بصيغة CSV وحاول مجددًا.',
    'talent_managers.no_addresses': 'لا توجد فيه عناوين بريد إلكتروني.',
    'talent_managers.too_many': 'لا يمكن إضافة أكثر من {most} دفعة واحدة. قسّم القائمة.',
    'talent_managers.adding': 'تجري إضافة الأشخاص.',
    'talent_managers.invited': 'أُرسلت الدعوة.',
    'talent_managers.ended': 'لم تعد تتابع هذا الشخص.',
    'talent_managers.answered': 'حُفظ ردّك.',
    'talent_managers.declined': 'لن تصلك تذكيرات أخرى بهذه الدعوة.',
    'talent_managers.left': 'لم يعد مدير المواهب يرى ملفك.',
    'talent_managers.proposed': 'وُجّه إليهم سؤال الموافقة.',
    'talent_managers.proposal_answered': 'حُفظ ردّك.',
    'talent_managers.invitation_subject': 'يودّ {manager} متابعتك في {portal}',
    'talent_managers.invitation_text':
      '{manager} مدير مواهب في {portal}، ويودّ مساعدتك على الوصول إلى الوظائف المناسبة لك.',
    'talent_managers.invitation_meaning':
      'تفتح حسابًا خاصًا بك ثم توافق أو تعتذر. إذا وافقت، اطّلع {manager} على ملفك وعلى الوظائف المناسبة لك ومراحل طلباتك. ولا يصل شيء إلى أي شركة قبل موافقتك، ويمكنك إنهاء المتابعة متى شئت.',
    'talent_managers.invitation_resume':
      'زوّدنا {manager} بسيرتك الذاتية. لا تُستخدم في شيء حتى تنقلها إلى حسابك، وإن لم تفعل حُذفت.',
    'talent_managers.invitation_button': 'الاطلاع واتخاذ القرار',
    'talent_managers.invitation_end': 'الدعوة مفتوحة حتى {date}. إن لم ترغب في ذلك فلا يلزمك فعل شيء.',
    'talent_managers.reminder_subject': 'ما زالت دعوة {manager} إلى {portal} مفتوحة',
    'talent_managers.reminder_text': 'دعاك {manager} إلى {portal} قبل أيام. الدعوة مفتوحة حتى {date}.',
  },
);
