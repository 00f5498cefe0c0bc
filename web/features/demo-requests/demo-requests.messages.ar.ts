import type { Translated } from '#web/platform/translated.ts';
import type en from './demo-requests.messages.en.ts';

export default {
  screens: {
    'book-demo': 'حجز عرض توضيحي',
  },
  title: 'احجز عرضًا تجريبيًا',
  lead: 'شاهد على وظائفك أنت كيف نجد المرشحين ونرتّبهم ونشرح الترتيب. يستغرق العرض نصف ساعة.',
  name: 'اسمك',
  email: 'البريد الإلكتروني للعمل',
  company: 'الشركة',
  size: 'كم عدد العاملين فيها؟',
  choose: 'اختر',
  message: 'ما الذي تود مشاهدته؟',
  optional: 'اختياري',
  submit: 'اطلب عرضًا',
  received: 'شكرًا لك يا {{name}}',
  received_help: 'وصلنا طلبك وسنكتب إلى {{email}} للاتفاق على موعد.',
  home: 'إلى صفحة البداية',
} satisfies Translated<typeof en>;
