import type { Translated } from '#web/platform/translated.ts';
import type en from './company-details.messages.en.ts';

export default {
  optional: 'اختياري',
  not_said: 'غير مذكور',
  name: 'اسم الشركة',
  logo: 'الشعار',
  logo_drop: 'أفلت الشعار هنا',
  logo_present: 'الشعار الحالي',
  size: 'عدد الموظفين',
  size_help: 'يكفي تقدير قريب.',
  industry: 'مجال النشاط',
  industry_help: 'اختر من القائمة، أو اكتب ما يناسبك.',
  location: 'الموقع',
  location_help: 'مدينة المقر الرئيسي.',
  website: 'الموقع الإلكتروني',
  description: 'ما الذي تعمل فيه الشركة',
  written: 'عدد المحارف: {{written}} من {{most}}، والحد الأدنى {{least}}',
} satisfies Translated<typeof en>;
