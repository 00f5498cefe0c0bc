/** The words and notations a document uses throughout: headings, dates, marks. Drawn once per document. */
import type { Half, Person } from './person.ts';
import { drawFrom, type Random } from './random.ts';

const HEADINGS = {
  dev: {
    contact: 'Contact|Contact Details|Contact Information|Get in Touch',
    summary: 'Summary|Professional Summary|Profile|Career Objective|About Me|Objective',
    work: 'Experience|Work Experience|Professional Experience|Employment History|Work History',
    education: 'Education|Academic Background|Educational Qualifications|Education & Training',
    certifications: 'Certifications|Licenses & Certifications|Certificates|Training & Certifications',
    skills: 'Skills|Key Skills|Core Competencies|Technical Skills|Areas of Expertise',
    languages: 'Languages|Language Skills|Languages Known',
    awards: 'Awards|Honors & Awards|Achievements',
    projects: 'Projects|Key Projects|Personal Projects',
    publications: 'Publications|Selected Publications',
    volunteering: 'Volunteering|Volunteer Experience',
    personal: 'Personal Details|Personal Information|Personal Data',
    hobbies: 'Interests|Hobbies',
    references: 'References|Referees',
  },
  more: {
    contact: 'Reach Me|Contact Info|How to reach me|Details',
    summary: 'Professional Profile|Executive Summary|Personal Statement|Career Summary|Who I Am',
    work: 'Career History|Professional Background|Relevant Experience|Employment|Career Summary & Experience|Where I’ve Worked',
    education:
      'Qualifications|Academic Qualifications|Education History|Studies|Education and Qualifications',
    certifications:
      'Professional Development|Courses & Certificates|Licences|Professional Qualifications|Trainings Attended',
    skills: 'Expertise|Skills Summary|Key Strengths|Skills & Tools|Strengths|Professional Skills',
    languages: 'Languages Spoken|Linguistic Skills|Language Proficiency',
    awards: 'Recognition|Awards & Recognition|Accomplishments',
    projects: 'Selected Projects|Projects Undertaken|Notable Projects',
    publications: 'Papers|Research & Publications',
    volunteering: 'Voluntary Work|Community Involvement',
    personal: 'Personal Particulars|Additional Information|Bio Data',
    hobbies: 'Hobbies & Interests|Activities and Interests',
    references: 'Professional References|Reference',
  },
  'ar-dev': {
    contact: 'معلومات الاتصال|بيانات التواصل',
    summary: 'الملخص المهني|نبذة شخصية|الهدف الوظيفي',
    work: 'الخبرات العملية|الخبرة المهنية|السجل الوظيفي',
    education: 'المؤهلات العلمية|التعليم|الشهادات العلمية',
    certifications: 'الدورات التدريبية|الشهادات المهنية|الدورات والشهادات',
    skills: 'المهارات|المهارات الأساسية|أهم المهارات',
    languages: 'اللغات|المهارات اللغوية',
    awards: 'الجوائز|الإنجازات',
    projects: 'المشاريع|أهم المشاريع',
    publications: 'الأبحاث والمنشورات',
    volunteering: 'العمل التطوعي',
    personal: 'البيانات الشخصية|معلومات شخصية',
    hobbies: 'الهوايات|الاهتمامات',
    references: 'المراجع',
  },
  'ar-more': {
    contact: 'التواصل|للتواصل',
    summary: 'نبذة عني|الملف الشخصي|الهدف المهني',
    work: 'المسيرة المهنية|الخبرات|التدرج الوظيفي|الخبرات السابقة',
    education: 'المؤهل العلمي|المؤهلات الأكاديمية|التحصيل العلمي',
    certifications: 'الشهادات والتراخيص|التدريب والدورات|الرخص والشهادات',
    skills: 'القدرات والمهارات|الكفاءات|مهاراتي',
    languages: 'اللغات|إجادة اللغات',
    awards: 'الجوائز والتكريم|شهادات التقدير',
    projects: 'أبرز المشاريع|مشاريع مختارة',
    publications: 'الأبحاث',
    volunteering: 'الأعمال التطوعية',
    personal: 'معلومات عامة|بيانات شخصية',
    hobbies: 'الهوايات والاهتمامات',
    references: 'المعرفون',
  },
  look: {
    contact: 'Contacts|Let’s Talk|Contact Me|Personal Contact',
    summary: 'Introduction|Overview|Career Profile|Professional Overview|In Brief|Professional Objective',
    work: 'Work Background|Positions Held|Professional History|Job History|Career Path|Recent Experience|Professional Journey',
    education: 'Academic History|Educational Background|Academic Credentials|Schooling|Education Details',
    certifications:
      'Certificates and Courses|Credentials|Professional Licenses|Training Courses|Accreditations & Licenses',
    skills: 'Abilities|Competencies|My Skills|Skill Set|Specialties|Tools & Technologies',
    languages: 'Spoken Languages|Language|Language Proficiencies',
    awards: 'Distinctions|Prizes & Awards|Key Achievements',
    projects: 'Featured Projects|Recent Projects',
    publications: 'Research Output|Published Work',
    volunteering: 'Community Service|Giving Back',
    personal: 'Personal Info|Other Details|Personal Profile Details',
    hobbies: 'Beyond Work|Leisure|Pastimes',
    references: 'Character References|References Available',
  },
  'ar-look': {
    contact: 'معلومات التواصل|وسائل التواصل',
    summary: 'مقدمة|لمحة مهنية|من أنا',
    work: 'التاريخ الوظيفي|الخبرة العملية|الوظائف السابقة|المسار المهني',
    education: 'الدراسة|الخلفية التعليمية|المؤهلات الدراسية',
    certifications: 'الشهادات|الاعتمادات المهنية|ورش العمل والدورات',
    skills: 'الكفاءات الأساسية|القدرات|المهارات والخبرات',
    languages: 'المعرفة باللغات|لغات',
    awards: 'التكريمات|الجوائز والتقدير',
    projects: 'المشاريع المنفذة|أعمالي',
    publications: 'المنشورات',
    volunteering: 'خدمة المجتمع',
    personal: 'التفاصيل الشخصية|معلومات إضافية',
    hobbies: 'أوقات الفراغ|هوايات',
    references: 'جهات مرجعية',
  },
} as const;

export type HeadingKey = keyof (typeof HEADINGS)['dev'];

const SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const LONG = 'January February March April May June July August September October November December'.split(
  ' ',
);
const GULF = 'يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر'.split('|');
const LEVANT =
  'كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول'.split('|');

const MAGHREB = 'جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر'.split('|');

const NOTATIONS = {
  dev: ['short', 'short', 'long', 'numeric', 'iso', 'year', 'dots', 'comma'],
  more: [
    'short',
    'long',
    'numeric',
    'short-year',
    'slash-year',
    'ordinal',
    'tight',
    'apostrophe',
    'sept',
    'year',
    'day',
    'dashed',
    'caps',
  ],
  look: ['short', 'long', 'slash-year', 'short-year', 'numeric', 'ordinal', 'year', 'tight', 'iso-slash'],
  'ar-dev': ['gulf', 'gulf', 'levant', 'numeric', 'year'],
  'ar-look': ['gulf', 'levant', 'indian-numeric', 'bracket', 'maghreb', 'year'],
  'ar-more': ['gulf', 'levant', 'indian', 'both', 'numeric', 'year-mark', 'iso'],
} as const;
const JOINTS = {
  dev: [' – ', ' - ', '–', ' to ', ' — '],
  more: [' – ', '-', ' until ', ' — ', ' - '],
  look: [' – ', ' - ', ' ‒ ', ' through ', ' ~ ', ' / ', '—'],
};
const OPEN = {
  look: ['Present', 'Ongoing', 'Till Present', 'current', 'Now', 'Present Day'],
  'ar-look': ['إلى الآن', 'مستمر', 'حتى الوقت الحالي', 'الآن'],
  dev: ['Present', 'Present', 'present', 'Current', 'Till date'],
  more: ['Present', 'Now', 'Today', 'Till Now', 'to date', 'PRESENT', 'Currently'],
  'ar-dev': ['حتى الآن', 'الآن', 'الوقت الحالي'],
  'ar-more': ['حتى تاريخه', 'حاليا', 'حتى اليوم', 'الحاضر'],
};

export interface Wording {
  random: Random;
  isArabic: boolean;
  half: Half;
  heading: (key: HeadingKey) => string;
  date: (value: string) => string;
  range: (start: string, end: string | null) => string;
  yearsOnly: boolean;
  comma: string;
  bullet: string;
}

const indian = (text: string): string => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);

export function wordingFor(person: Person, half: Half, seed: number): Wording {
  const random = drawFrom(seed * 7919 + 13);
  const isArabic = person.language === 'ar';
  const set = isArabic ? (`ar-${half}` as const) : half;
  const words = HEADINGS[set];
  const notation = random.one<string>(NOTATIONS[set]);
  const joint = isArabic ? random.one([' - ', ' – ', ' إلى ']) : random.one(JOINTS[half]);
  const open = random.one(OPEN[set]);
  const capitals = !isArabic && random.chance(0.35);
  const chosen = new Map<HeadingKey, string>();
  const date = (value: string): string => {
    const [year, month] = value.split('-') as [string, string | undefined];
    if (!month || notation === 'year') return year;
    const m = Number(month) - 1;
    switch (notation) {
      case 'long':
        return `${LONG[m]} ${year}`;
      case 'numeric':
        return `${month}/${year}`;
      case 'iso':
        return `${year}-${month}`;
      case 'dots':
        return `${month}.${year}`;
      case 'comma':
        return `${LONG[m]}, ${year}`;
      case 'apostrophe':
        return `${SHORT[m]} ’${year.slice(2)}`;
      case 'sept':
        return `${SHORT[m] === 'Sep' ? 'Sept' : SHORT[m]}. ${year}`;
      case 'day':
        return `${((m * 7) % 27) + 1 < 10 ? '0' : ''}${((m * 7) % 27) + 1} ${SHORT[m]} ${year}`;
      case 'dashed':
        return `${SHORT[m]}-${year}`;
      case 'caps':
        return `${SHORT[m]!.toUpperCase()} ${year}`;
      case 'slash-year':
        return `${month}/${year.slice(2)}`;
      case 'short-year':
        return `${SHORT[m]} ${year.slice(2)}`;
      case 'ordinal':
        return `${((m * 5) % 27) + 4}th ${LONG[m]} ${year}`;
      case 'tight':
        return `${SHORT[m]}${year}`;
      case 'iso-slash':
        return `${year}/${month}`;
      case 'indian-numeric':
        return indian(`${month}/${year}`);
      case 'bracket':
        return `${LEVANT[m]} (${GULF[m]}) ${year}`;
      case 'maghreb':
        return `${MAGHREB[m]} ${year}`;
      case 'gulf':
        return `${GULF[m]} ${year}`;
      case 'levant':
        return `${LEVANT[m]} ${year}`;
      case 'indian':
        return indian(`${GULF[m]} ${year}`);
      case 'both':
        return `${LEVANT[m]}/${GULF[m]} ${year}`;
      case 'year-mark':
        return `${GULF[m]} ${year}م`;
      default:
        return `${SHORT[m]} ${year}`;
    }
  };
  return {
    random,
    isArabic,
    half,
    heading: (key) => {
      if (key === 'work' && person.workHeading)
        return capitals ? person.workHeading.toUpperCase() : person.workHeading;
      if (!chosen.has(key)) chosen.set(key, random.one(words[key].split('|')));
      return capitals ? chosen.get(key)!.toUpperCase() : chosen.get(key)!;
    },
    date,
    range: (start, end) => {
      if (end === null && isArabic && joint === ' إلى ') return `من ${date(start)} إلى الآن`;
      if (end === null && joint === ' until ') return `${date(start)} until now`;
      const last = end === null ? (joint === ' to ' && /date/i.test(open) ? 'date' : open) : date(end);
      return isArabic && joint === ' إلى '
        ? `من ${date(start)} إلى ${last}`
        : `${date(start)}${joint}${last}`;
    },
    yearsOnly: notation === 'year',
    comma: isArabic ? '، ' : ', ',
    bullet: random.one(
      {
        dev: ['•', '-', '▪', '–'],
        more: ['•', '➢', 'o', '✓', '◦', '»'],
        look: ['•', '*', '■', '→', '‣', '·'],
      }[half],
    ),
  };
}
