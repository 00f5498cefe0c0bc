import { words } from '#server/platform/words.ts';

export const programmeWords = words(
  {
    'programmes.not_found': 'This programme is not there.',
    'programmes.version_not_found': 'This version of the programme is not there.',
    'programmes.empty': 'The file is empty. Choose another one, or type the study plan.',
    'programmes.encrypted':
      'The file is locked with a password. Remove the password and upload it again, or type the study plan.',
    'programmes.scanned':
      'The pages are pictures in which no letters could be made out. Upload a sharper scan, or type the study plan.',
    'programmes.damaged':
      'The file is damaged and could not be opened. Save it anew, or type the study plan.',
    'programmes.unsupported':
      'We read PDF, Word (docx) and text files. Save the file as one of these, or type the study plan.',
    'programmes.too_large':
      'The file is larger than the 20 MB that we read, or holds more text than any study plan. Upload the study plan alone, or type it.',
    'programmes.too_slow':
      'Reading this file took longer than we allow. Upload the study plan alone, or type it.',
    'programmes.no_courses':
      'The file could be read, but there are no courses in it. Upload a study plan or syllabus, or type one course a line with its outcomes.',
    'programmes.not_a_syllabus':
      'This does not look like a syllabus or study plan: there are no course codes, credit hours, outcomes or topics.',
    'programmes.too_many': 'You keep {most} programmes already. Delete one that you no longer need.',
    'programmes.changed_elsewhere':
      'This programme was changed in another window. Load it again; what you changed here is not saved.',
    'programmes.skill_unknown': 'We do not know this skill or course.',
    'programmes.no_colleagues':
      'There is nobody to share with: your account belongs to no company, and your address to no institute.',
    'programmes.read': 'The programme has been read.',
    'programmes.saved': 'The programme is saved.',
    'programmes.deleted': 'The programme is deleted.',
    'programmes.untitled': 'Programme without a title',
  },
  {
    'programmes.not_found': 'هذا البرنامج غير موجود.',
    'programmes.version_not_found': 'هذه النسخة من البرنامج غير موجودة.',
    'programmes.empty': 'الملف فارغ. يمكن اختيار ملف آخر أو كتابة الخطة الدراسية.',
    'programmes.encrypted':
      'الملف مقفل بكلمة مرور. يمكن إزالة كلمة المرور ورفعه من جديد، أو كتابة الخطة الدراسية.',
    'programmes.scanned':
      'صفحات الملف صور لم نتبيّن فيها أي حروف. يمكن رفع نسخة أوضح أو كتابة الخطة الدراسية.',
    'programmes.damaged': 'الملف تالف وتعذّر فتحه. يمكن حفظه من جديد أو كتابة الخطة الدراسية.',
    'programmes.unsupported':
      'نقرأ ملفات PDF وWord (docx) والملفات النصية. يمكن حفظ الملف بإحدى هذه الصيغ أو كتابة الخطة الدراسية.',
    'programmes.too_large':
      'الملف أكبر من 20 ميغابايت، أو فيه نص أطول من أي خطة دراسية. يمكن رفع الخطة الدراسية وحدها أو كتابتها.',
    'programmes.too_slow':
      'استغرقت قراءة هذا الملف أكثر من الوقت المسموح. يمكن رفع الخطة الدراسية وحدها أو كتابتها.',
    'programmes.no_courses':
      'قُرئ الملف لكن لا مساقات فيه. يمكن رفع خطة دراسية أو توصيف مساقات، أو كتابة كل مساق في سطر مع مخرجاته.',
    'programmes.not_a_syllabus':
      'لا يبدو هذا توصيف مساقات ولا خطة دراسية: لا رموز مساقات فيه ولا ساعات معتمدة ولا مخرجات ولا موضوعات.',
    'programmes.too_many': 'لديك {most} من البرامج المحفوظة. يمكن حذف ما لم تعد الحاجة إليه قائمة.',
    'programmes.changed_elsewhere':
      'عُدّل هذا البرنامج في نافذة أخرى. يلزم تحميله من جديد؛ ما عُدّل هنا لم يُحفظ.',
    'programmes.skill_unknown': 'لا نعرف هذه المهارة أو هذا المساق.',
    'programmes.no_colleagues':
      'لا أحد تمكن مشاركته: حسابك غير مرتبط بشركة، وعنوان بريدك غير تابع لمؤسسة تعليمية.',
    'programmes.read': 'تمت قراءة البرنامج.',
    'programmes.saved': 'حُفظ البرنامج.',
    'programmes.deleted': 'حُذف البرنامج.',
    'programmes.untitled': 'برنامج بلا عنوان',
  },
);
