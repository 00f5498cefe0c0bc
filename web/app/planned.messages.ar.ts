import type { Translated } from '#web/platform/translated.ts';
import type en from './planned.messages.en.ts';

export default {
  screens: {
    chat: 'المحادثة',
    'ai-coaching': 'الإرشاد المهني',
    'candidate-interviews': 'المقابلات',
    'interview-start': 'المقابلة',
    personality: 'الشخصية',
    'personality-success': 'اكتمل التقييم',
    'personality-report': 'تقرير الشخصية',
    'skills-demand': 'المهارات المطلوبة',
    'skills-supply': 'المهارات المتاحة',
    'skills-error': 'حدث خطأ',
    'recruiter-interviews': 'المقابلات',
    'recruiter-interview-report': 'تقرير المقابلة',
    'knowledge-base': 'قاعدة المعرفة',
    'skills-analytics': 'تحليلات المهارات',
    'talent-manager-dashboard': 'لوحة المتابعة',
    'talent-manager-jobs': 'الوظائف',
    'talent-manager-job': 'الوظيفة',
    'institute-select': 'مقارنة المناهج',
    'national-global': 'البرامج الوطنية والعالمية',
    'national-global-result': 'نتيجة مقارنة البرامج',
    'national-global-upskill': 'دورات لسد الفجوة',
    'national-job': 'البرنامج والوظائف',
    'national-job-result': 'نتيجة المقارنة بالوظائف',
    'national-job-upskill': 'دورات لسد الفجوة',
    'institute-error': 'حدث خطأ',
  },
} satisfies Translated<typeof en>;
