import { words } from '#server/platform/words.ts';

export const hiringSystemWords = words(
  {
    'hiring_systems.not_allowed': 'ATS Permission Not Allowed. Ask {by}, who can grant it.',
    'hiring_systems.not_connected': 'No hiring system is connected.',
    'hiring_systems.connected_already':
      'A hiring system is connected already. Disconnect it first, or give its address again to change its key.',
    'hiring_systems.needs_https':
      'Keys must not travel in the clear: give an address that begins with https. In a network that the operator opened, give the number of the machine in place of its name.',
    'hiring_systems.line_failed': 'The hiring system did not answer as it should: {reason}',
    'hiring_systems.unknown_field':
      'The hiring system has no “{name}” (any more). Test the line, then map again.',
    'hiring_systems.not_published': 'Publish the job first: drafts and closed jobs are not posted.',
    'hiring_systems.profile_missing': 'Candidate Profile Not Exist',
    'hiring_systems.not_turned_to':
      'Only who applied for this job, or said that it interests them, may be sent to the hiring system.',
    'hiring_systems.blind':
      'This job is reviewed blind. Who somebody is may be sent once they are shortlisted.',
    'hiring_systems.post_failed': 'Failed to post the job to the hiring system',
    'hiring_systems.sign_on_failed': 'Failed to get SSO token',
    'hiring_systems.sign_on_refused': 'Failed to get SSO token: {reason}',
    'hiring_systems.record_not_found': 'This is not (any more) in the hiring system’s list.',
    'hiring_systems.no_conflict': 'This is decided already.',
    'hiring_systems.person_not_found': 'This person is not in your company.',
    'hiring_systems.bad_signature': 'The signature or the time of this event is not right.',
    'hiring_systems.connected': 'The hiring system is connected.',
    'hiring_systems.line_works': 'The line works.',
    'hiring_systems.mapped': 'The mapping is saved.',
    'hiring_systems.disconnected': 'The hiring system is disconnected.',
    'hiring_systems.job_on_its_way': 'The job is on its way to the hiring system.',
    'hiring_systems.candidate_on_its_way': 'The candidate is on the way to the hiring system.',
    'hiring_systems.on_its_way': 'It is on its way.',
    'hiring_systems.resolved': 'Decided.',
    'hiring_systems.asked': 'The hiring system is being asked.',
    'hiring_systems.granted': 'Saved.',
    'hiring_systems.fault.unreachable': 'nothing answers at this address.',
    'hiring_systems.fault.too_slow': 'it did not answer within ten seconds.',
    'hiring_systems.fault.bad_answer': 'its answer is none that its documentation promises.',
    'hiring_systems.fault.server_error': 'it failed.',
    'hiring_systems.fault.busy': 'it is busy. Try again in a moment.',
    'hiring_systems.fault.key_refused': 'it does not accept the key.',
    'hiring_systems.fault.forbidden_address':
      'this address is of this machine or a private network. Whoever runs this portal can open it.',
    'hiring_systems.fault.forbidden_port':
      'ports other than 443, 8443, 8069 and 80 are called only in networks that whoever runs this portal opened.',
    'hiring_systems.fault.wrong_address':
      'something answers there, but not this interface: check the address and its path.',
    'hiring_systems.fault.sealed': 'its key can no longer be read here. Give it again.',
    'hiring_systems.refusal.gone': 'It was deleted there. Send it again to make it anew.',
    'hiring_systems.refusal.job_refused': 'The job of this candidate was refused.',
    'hiring_systems.refusal.job_gone':
      'The job of this candidate was deleted there. Post the job again, then send the candidate again.',
    'hiring_systems.state_of.job': 'State',
    'hiring_systems.state_of.candidate': 'Stage',
  },
  {
    'hiring_systems.not_allowed': 'غير مسموح لك باستخدام نظام التوظيف. اطلب الصلاحية من {by}.',
    'hiring_systems.not_connected': 'لا يوجد نظام توظيف مرتبط.',
    'hiring_systems.connected_already':
      'هناك نظام توظيف مرتبط بالفعل. افصله أولًا، أو أدخل عنوانه نفسه لتغيير مفتاحه.',
    'hiring_systems.needs_https':
      'لا تُرسل المفاتيح دون تشفير. أدخل عنوانًا يبدأ بـ https. وفي شبكة سمح بها المشغّل، أدخل رقم الجهاز بدل اسمه.',
    'hiring_systems.line_failed': 'لم يُجب نظام التوظيف كما ينبغي: {reason}',
    'hiring_systems.unknown_field':
      'لا يوجد «{name}» في نظام التوظيف. اختبر الاتصال ثم أعد الربط بين الحقول.',
    'hiring_systems.not_published': 'انشر الوظيفة أولًا، فالمسودات والوظائف المغلقة لا تُرسل.',
    'hiring_systems.profile_missing': 'ملف المرشح غير موجود',
    'hiring_systems.not_turned_to':
      'لا يُرسل إلى نظام التوظيف إلا من تقدّم إلى هذه الوظيفة أو أبدى اهتمامه بها.',
    'hiring_systems.blind':
      'هذه الوظيفة تُراجع بلا أسماء. يمكن إرسال البيانات بعد الإضافة إلى القائمة المختصرة.',
    'hiring_systems.post_failed': 'تعذّر إرسال الوظيفة إلى نظام التوظيف',
    'hiring_systems.sign_on_failed': 'تعذّر الحصول على رمز الدخول الموحّد',
    'hiring_systems.sign_on_refused': 'تعذّر الحصول على رمز الدخول الموحّد: {reason}',
    'hiring_systems.record_not_found': 'لا يوجد هذا السجل في قائمة نظام التوظيف.',
    'hiring_systems.no_conflict': 'حُسم هذا الأمر من قبل.',
    'hiring_systems.person_not_found': 'هذا الشخص ليس من شركتك.',
    'hiring_systems.bad_signature': 'توقيع هذا الحدث أو وقته غير صحيح.',
    'hiring_systems.connected': 'رُبط نظام التوظيف.',
    'hiring_systems.line_works': 'الاتصال يعمل.',
    'hiring_systems.mapped': 'حُفظ الربط بين الحقول.',
    'hiring_systems.disconnected': 'فُصل نظام التوظيف.',
    'hiring_systems.job_on_its_way': 'الوظيفة في طريقها إلى نظام التوظيف.',
    'hiring_systems.candidate_on_its_way': 'بيانات المرشح في طريقها إلى نظام التوظيف.',
    'hiring_systems.on_its_way': 'قيد الإرسال.',
    'hiring_systems.resolved': 'حُسم الأمر.',
    'hiring_systems.asked': 'يجري سؤال نظام التوظيف.',
    'hiring_systems.granted': 'حُفظ.',
    'hiring_systems.fault.unreachable': 'لا شيء يُجيب على هذا العنوان.',
    'hiring_systems.fault.too_slow': 'لم يُجب خلال عشر ثوانٍ.',
    'hiring_systems.fault.bad_answer': 'إجابته ليست كما تنص وثائقه.',
    'hiring_systems.fault.server_error': 'حدث فيه خطأ.',
    'hiring_systems.fault.busy': 'هو مشغول الآن. حاول بعد قليل.',
    'hiring_systems.fault.key_refused': 'لا يقبل المفتاح.',
    'hiring_systems.fault.forbidden_address':
      'هذا عنوان لهذا الجهاز أو لشبكة خاصة، ويمكن لمن يدير هذه البوابة السماح به.',
    'hiring_systems.fault.forbidden_port':
      'لا تُستخدم منافذ غير 443 و8443 و8069 و80 إلا في الشبكات التي سمح بها من يدير هذه البوابة.',
    'hiring_systems.fault.wrong_address': 'هناك ما يُجيب، لكن ليس بهذه الواجهة. تحقّق من العنوان ومساره.',
    'hiring_systems.fault.sealed': 'لم يعد مفتاحه مقروءًا هنا. أدخله من جديد.',
    'hiring_systems.refusal.gone': 'حُذف هناك. أعد إرساله ليُنشأ من جديد.',
    'hiring_systems.refusal.job_refused': 'رُفضت وظيفة هذا المرشح.',
    'hiring_systems.refusal.job_gone':
      'حُذفت وظيفة هذا المرشح هناك. أعد إرسال الوظيفة، ثم أعد إرسال بيانات المرشح.',
    'hiring_systems.state_of.job': 'الحالة',
    'hiring_systems.state_of.candidate': 'المرحلة',
  },
);
