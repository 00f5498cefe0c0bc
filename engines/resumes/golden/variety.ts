/** The choices a layout makes, drawn from a seed: words of headings, notation of dates, order of header parts. */
import type { Person } from './people.ts';

export type Draw = <T>(choices: readonly T[]) => T;

/** A small deterministic generator (mulberry32), so that a seed names a document for good. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  for (let i = 0; i < 5; i++) next();
  return (choices) => choices[Math.floor(next() * choices.length)]!;
}

const HEADINGS = {
  en: {
    contact: ['Contact', 'Contact Details', 'Get in touch', 'Contact Information'],
    summary: [
      'Summary',
      'Professional Summary',
      'Profile',
      'About me',
      'Career Objective',
      'Executive Summary',
      'Objective',
    ],
    work: [
      'Experience',
      'Work Experience',
      'Professional Experience',
      'Employment History',
      'Career History',
      'Work History',
    ],
    education: [
      'Education',
      'Academic Background',
      'Educational Qualifications',
      'Academic Qualifications',
      'Education & Training',
    ],
    certifications: [
      'Certifications',
      'Licenses & Certifications',
      'Certificates',
      'Training & Certifications',
      'Professional Certifications',
      'Courses and Certificates',
    ],
    skills: [
      'Skills',
      'Key Skills',
      'Core Competencies',
      'Areas of Expertise',
      'Technical Skills',
      'Skills & Expertise',
    ],
    languages: ['Languages', 'Language Skills', 'Languages Known'],
    awards: ['Awards', 'Honors & Awards', 'Achievements', 'Awards & Recognition'],
    projects: ['Projects', 'Key Projects', 'Selected Projects'],
    personal: ['Personal Details', 'Personal Information', 'Additional Information'],
    hobbies: ['Interests', 'Hobbies', 'Hobbies and Interests'],
    references: ['References'],
  },
  ar: {
    contact: ['بيانات التواصل', 'معلومات الاتصال', 'التواصل'],
    summary: ['نبذة شخصية', 'الملخص المهني', 'الهدف الوظيفي', 'نبذة عني'],
    work: ['الخبرات العملية', 'الخبرة المهنية', 'الخبرات', 'السجل الوظيفي', 'الخبرات الوظيفية'],
    education: ['المؤهلات العلمية', 'التعليم', 'المؤهل العلمي', 'الشهادات العلمية'],
    certifications: ['الشهادات المهنية', 'الدورات التدريبية', 'الدورات والشهادات', 'الشهادات'],
    skills: ['المهارات', 'المهارات الأساسية', 'أهم المهارات', 'المهارات والقدرات'],
    languages: ['اللغات', 'المهارات اللغوية'],
    awards: ['الجوائز', 'الجوائز والتكريم', 'الإنجازات'],
    projects: ['المشاريع', 'أهم المشاريع'],
    personal: ['البيانات الشخصية', 'معلومات شخصية'],
    hobbies: ['الهوايات', 'الاهتمامات'],
    references: ['المراجع'],
  },
} as const;

export type HeadingKey = keyof (typeof HEADINGS)['en'];

const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LONG = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const ARABIC = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
];
const LEVANT = [
  'كانون الثاني',
  'شباط',
  'آذار',
  'نيسان',
  'أيار',
  'حزيران',
  'تموز',
  'آب',
  'أيلول',
  'تشرين الأول',
  'تشرين الثاني',
  'كانون الأول',
];

export interface Style {
  draw: Draw;
  heading: (key: HeadingKey) => string;
  date: (value: string) => string;
  range: (start: string, end: string | null) => string;
  yearsOnly: boolean;
  isArabic: boolean;
  bullet: string;
}

export function styleFor(person: Person, seed: number): Style {
  const draw = drawFrom(seed * 7919 + person.id.length * 131 + person.id.charCodeAt(0));
  const isArabic = person.language === 'ar';
  const words = HEADINGS[person.language];
  const notation = isArabic
    ? draw(['month', 'month', 'levant', 'numeric', 'year', 'arabic-digits'] as const)
    : draw(['short', 'short', 'long', 'numeric', 'iso', 'apostrophe', 'year', 'dots', 'dashed'] as const);
  const joint = isArabic ? draw([' - ', ' – ', ' إلى ', ' – ']) : draw([' – ', ' - ', ' to ', '–', ' — ']);
  const open = isArabic
    ? draw(['حتى الآن', 'الآن', 'حتى تاريخه', 'الوقت الحالي'])
    : draw(['Present', 'Present', 'Current', 'Till date', 'Now', 'to date', 'present']);
  const indian = (text: string): string => text.replace(/\d/g, (d) => '٠١٢٣٤٥٦٧٨٩'[Number(d)]!);
  const date = (value: string): string => {
    const [year, month] = value.split('-') as [string, string | undefined];
    if (!month || notation === 'year') return notation === 'arabic-digits' ? indian(year) : year;
    const m = Number(month) - 1;
    switch (notation) {
      case 'short':
        return `${SHORT[m]} ${year}`;
      case 'long':
        return `${LONG[m]} ${year}`;
      case 'numeric':
        return `${month}/${year}`;
      case 'iso':
        return `${year}-${month}`;
      case 'apostrophe':
        return `${SHORT[m]} '${year.slice(2)}`;
      case 'dots':
        return `${month}.${year}`;
      case 'dashed':
        return `${SHORT[m]}-${year}`;
      case 'levant':
        return `${LEVANT[m]} ${year}`;
      case 'arabic-digits':
        return indian(`${ARABIC[m]} ${year}`);
      default:
        return `${ARABIC[m]} ${year}`;
    }
  };
  const capitals = !isArabic && draw([true, false, false]);
  const chosen = new Map<HeadingKey, string>();
  const heading = (key: HeadingKey): string => {
    if (!chosen.has(key)) chosen.set(key, draw(words[key]));
    const text = chosen.get(key)!;
    return capitals ? text.toUpperCase() : text;
  };
  return {
    draw,
    heading,
    date,
    range: (start, end) => {
      const to =
        end === null
          ? joint === ' to ' && open === 'to date'
            ? 'date'
            : joint === ' إلى '
              ? 'الآن'
              : open.replace(/^to date$/, 'Present')
          : date(end);
      return isArabic && joint === ' إلى ' ? `من ${date(start)} إلى ${to}` : `${date(start)}${joint}${to}`;
    },
    yearsOnly: notation === 'year',
    isArabic,
    bullet: draw(['•', '▪', '-', '➢', '–', 'o', '✓']),
  };
}

export interface Truth {
  [key: string]: unknown;
}

/** What a document shows of a person, in the shape that a reading is compared with. */
export function truthOf(
  person: Person,
  style: Style,
  shown: { personal: boolean; summary: boolean; headline: boolean },
  now: string,
): Truth {
  const cut = (value: string | null): string | null => (value && style.yearsOnly ? value.slice(0, 4) : value);
  return {
    name: person.name,
    headline: shown.headline ? person.headline : null,
    email: person.email,
    phone: person.phone,
    location: { city: person.city, country: person.country },
    links: person.links,
    summary: shown.summary ? person.summary : null,
    work: person.work.map((job) => ({
      title: job.title,
      organisation: job.organisation,
      start: cut(job.start),
      end: cut(job.end),
      current: job.end === null,
      details: job.details,
    })),
    education: person.education.map((study) => ({
      degree: study.degree,
      field: study.field,
      institution: study.institution,
      start: '*',
      end: cut(study.end),
      expected: study.end > now,
    })),
    certifications: person.certifications.map((item) => ({
      name: item.name,
      issued: cut(item.issued),
      expires: cut(item.expires),
      credentialId: item.id,
    })),
    skills: person.skills,
    languages: person.languages.map(([language, level]) => ({ language, level })),
    awards: person.awards.map(([title]) => ({ title })),
    projects: person.projects.map(([name]) => ({ name })),
  };
}
