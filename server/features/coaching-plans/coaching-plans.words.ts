import { words } from '#server/platform/words.ts';

export const coachingPlanWords = words(
  {
    'coaching_plans.not_found': 'You have no plan at present.',
    'coaching_plans.note_not_found': 'This note is not there any more.',
    'coaching_plans.no_goal': 'A plan needs a goal: choose a career path with a step that still lies ahead.',
    'coaching_plans.nothing_missing':
      'You already show every skill of your next step, so there is nothing to plan. Look at its open jobs.',
    'coaching_plans.no_course':
      'We know no course for what you still need. Such skills come with work, a licence or a degree.',
    'coaching_plans.hours_too_few':
      'No course for your goal fits into so little time. For {weeks} weeks it takes at least {hours:hour} a week.',
    'coaching_plans.nothing_amiss':
      'We found nothing to mend in the jobs that you posted yourself: pay, must-haves and questions are there, and nobody waits long. Jobs of colleagues are not looked at.',
    'coaching_plans.start_in_past': 'A plan begins today at the earliest.',
    'coaching_plans.not_due':
      'This week is not to be looked back on now. Load the page again to see which is.',
    'coaching_plans.no_such_step': 'The week has no such step any more. Load the page again.',
    'coaching_plans.too_many_notes': 'You have 500 notes. Delete some that you no longer need.',
    'coaching_plans.started': 'Your plan is laid.',
    'coaching_plans.ended': 'The plan has ended. Your courses and notes are still there.',
    'coaching_plans.note_deleted': 'The note is deleted.',
  },
  {
    'coaching_plans.not_found': 'ليست لديك خطة حاليًا.',
    'coaching_plans.note_not_found': 'لم تعد هذه الملاحظة موجودة.',
    'coaching_plans.no_goal': 'تحتاج الخطة إلى هدف: اختر مسارًا مهنيًا لا تزال أمامك فيه خطوة.',
    'coaching_plans.nothing_missing':
      'يُظهر ملفك كل مهارات خطوتك التالية، فلا شيء نخطط له. اطّلع على وظائفها المفتوحة.',
    'coaching_plans.no_course':
      'لا نعرف دورة لما ينقصك. تُكتسب هذه المهارات بالعمل أو برخصة أو بشهادة جامعية.',
    'coaching_plans.hours_too_few':
      'لا تتسع هذه المدة لأي دورة تخدم هدفك. حين يكون عدد الأسابيع {weeks}، تحتاج إلى {hours:hour.object} في الأسبوع على الأقل.',
    'coaching_plans.nothing_amiss':
      'لم نجد ما يحتاج إلى إصلاح في الوظائف التي نشرتها بنفسك: الأجر والشروط الأساسية والأسئلة مذكورة، ولا أحد ينتظر طويلًا. ولا تشمل هذه النظرة وظائف زملائك.',
    'coaching_plans.start_in_past': 'تبدأ الخطة اليوم على أقرب تقدير.',
    'coaching_plans.not_due': 'ليس هذا الأسبوع موعد مراجعته الآن. أعد تحميل الصفحة لترى الأسبوع المطلوب.',
    'coaching_plans.no_such_step': 'لم تعد هذه الخطوة في الأسبوع. أعد تحميل الصفحة.',
    'coaching_plans.too_many_notes': 'لديك 500 ملاحظة. احذف ما لم تعد تحتاج إليه.',
    'coaching_plans.started': 'خطتك جاهزة.',
    'coaching_plans.ended': 'انتهت الخطة، ودوراتك وملاحظاتك باقية.',
    'coaching_plans.note_deleted': 'حُذفت الملاحظة.',
  },
);
