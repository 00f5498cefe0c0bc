import { words } from '#server/platform/words.ts';

export const skillMapWords = words(
  {
    'skill_maps.skill_not_found': 'We do not know this skill.',
    'skill_maps.report_failed': 'The file could not be made. Try it again in a moment.',
    'skill_maps.file.demand': 'Skills in demand',
    'skill_maps.file.people': 'Skills that people have',
    'skill_maps.file.courses': 'Skills that courses teach',
    'skill_maps.file.gap': 'Skills that are lacking',
    'skill_maps.column.skill': 'Skill',
    'skill_maps.column.jobs': 'Jobs',
    'skill_maps.column.people': 'People',
    'skill_maps.column.courses': 'Courses',
    'skill_maps.column.gap': 'Jobs minus people',
    'skill_maps.fewer': 'under {count}',
    'skill_maps.untold': 'not told',
    'skill_maps.everywhere': 'Everywhere, without filters',
    'skill_maps.basis': 'Counted: jobs {jobs}, people {people}, courses {courses}',
    'skill_maps.rest': 'Skills beyond these: {count}. The CSV file has them.',
    'skill_maps.note':
      'Jobs are live ones of this portal, people those who let themselves be found. Of fewer than {count} people no number is told.',
  },
  {
    'skill_maps.skill_not_found': 'لا نعرف هذه المهارة.',
    'skill_maps.report_failed': 'تعذر إعداد الملف. يُرجى إعادة المحاولة بعد قليل.',
    'skill_maps.file.demand': 'المهارات المطلوبة',
    'skill_maps.file.people': 'مهارات الباحثين عن عمل',
    'skill_maps.file.courses': 'المهارات في الدورات',
    'skill_maps.file.gap': 'فجوة المهارات',
    'skill_maps.column.skill': 'المهارة',
    'skill_maps.column.jobs': 'الوظائف',
    'skill_maps.column.people': 'الأشخاص',
    'skill_maps.column.courses': 'الدورات',
    'skill_maps.column.gap': 'الوظائف ناقص الأشخاص',
    'skill_maps.fewer': 'أقل من {count}',
    'skill_maps.untold': 'غير معلن',
    'skill_maps.everywhere': 'كل مكان، دون تصفية',
    'skill_maps.basis': 'المحتسب: الوظائف {jobs}، الأشخاص {people}، الدورات {courses}',
    'skill_maps.rest': 'مهارات أخرى غير هذه: {count}، وهي في ملف CSV.',
    'skill_maps.note':
      'الوظائف هي المنشورة في هذه البوابة، والأشخاص هم من أتاحوا ظهورهم. لا يُذكر عدد يقل عن {count} أشخاص.',
  },
);
