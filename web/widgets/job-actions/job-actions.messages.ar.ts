import type { Translated } from '#web/platform/translated.ts';
import type en from './job-actions.messages.en.ts';

export default {
  menu: 'المزيد من الخيارات لوظيفة {{job}}',
  edit: 'تعديل',
  preview: 'معاينة',
  one_by_one: 'المرشحون واحدًا تلو الآخر',
  share: 'المشاركة والرمز والخلاصات',
  copy: 'استخدامها نموذجًا',
  publish: 'نشر',
  publish_again: 'إعادة النشر',
  close: 'إغلاق الوظيفة',
  delete: 'حذف الوظيفة',
  delete_title: 'هل تريد حذف هذه الوظيفة؟',
  delete_body:
    'ستختفي الوظيفة من قوائمك مع كل ما قررته فيها، ولا يمكن التراجع عن ذلك. ويُبلَّغ من تقدموا إليها وتبقى بين طلباتهم.',
  cancel: 'الإبقاء عليها',
} satisfies Translated<typeof en>;
