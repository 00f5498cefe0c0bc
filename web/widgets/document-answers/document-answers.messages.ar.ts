import type { Translated } from '#web/platform/translated.ts';
import type en from './document-answers.messages.en.ts';

export default {
  ask: {
    title: 'اسأل عن هذه الوظيفة',
    help: 'تُقتبس الإجابات كما هي من هذه الوظيفة ومن وثائق {{company}}، وإن لم تذكر ذلك أخبرناك.',
    help_visitor: 'تُقتبس الإجابات كما هي من هذه الوظيفة ومما تنشره {{company}} للجميع. ولا تُحفظ أسئلتك.',
    question: 'سؤالك',
    example: 'كم عدد أيام الإجازة؟',
    send: 'إرسال السؤال',
    nothing_asked: 'اكتب سؤالًا أولًا.',
    reading: 'جارٍ البحث في الوظيفة والوثائق…',
  },
  answer: {
    unknown: 'لا أعرف: لا يذكر أي مستند شيئًا عن هذا.',
    unknown_nearest: 'لا أعرف. وهذا أقرب ما وجدته:',
    from: 'كما ورد حرفيًا في:',
    page: 'صفحة {{page}}',
    yes: 'نعم',
    no: 'لا',
    conflicts: 'يرد في مستند آخر غير ذلك:',
  },
  original: {
    title: 'المستند',
    close: 'إغلاق',
    waiting: 'جارٍ فتح المستند',
    missing: 'لم يعد هذا المستند متاحًا',
    missing_body: 'حُذف، أو لم يعد موجهًا إليك.',
    back: 'السابق',
    on: 'التالي',
    page: 'الصفحة {{page}} من {{pages}}',
    picture: 'صورة الصفحة {{page}}',
    download: 'تنزيل',
  },
} satisfies Translated<typeof en>;
