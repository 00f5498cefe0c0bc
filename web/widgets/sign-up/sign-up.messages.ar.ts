import type { Translated } from '#web/platform/translated.ts';
import type en from './sign-up.messages.en.ts';

export default {
  names: { first: 'الاسم الأول', last: 'اسم العائلة' },
  terms: {
    accept: 'أوافق على الشروط والأحكام.',
    read: 'قراءتها',
    title: 'الشروط والأحكام',
    yours: 'ما ترفعه يبقى ملكك. يستخدمه مسار لبناء ملفك الشخصي ومطابقته بالوظائف.',
    seen: 'لا يرى مسؤولو التوظيف من ملفك إلا ما تسمح به، ولا تُعرض بيانات التواصل معك إلا بموافقتك.',
    decides: 'تأتي كل درجة مع أسبابها، وهي ترتّب النتائج فقط. القرار للناس، لا للدرجة وحدها.',
    truth: 'يجب أن يكون ما تقوله عن نفسك أو عن شركتك صحيحًا.',
    leave: 'يمكنك حذف حسابك في أي وقت، ويُحذف معه كل ما يخصّك.',
    close: 'إغلاق',
  },
} satisfies Translated<typeof en>;
