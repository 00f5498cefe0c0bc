/** What texts count, in the forms that numbers take. Arabic has six; its dual stands without a number and has a case. */
const NOUNS = {
  year: {
    en: ['year', 'years'],
    one: 'سنة واحدة',
    two: ['سنتان', 'سنتين'],
    few: 'سنوات',
    many: 'سنة',
    other: 'سنة',
  },
  month: {
    en: ['month', 'months'],
    one: 'شهر واحد',
    two: ['شهران', 'شهرين'],
    few: 'أشهر',
    many: 'شهرًا',
    other: 'شهر',
  },
  day: {
    en: ['day', 'days'],
    one: 'يوم واحد',
    two: ['يومان', 'يومين'],
    few: 'أيام',
    many: 'يومًا',
    other: 'يوم',
  },
  hour: {
    en: ['hour', 'hours'],
    one: 'ساعة واحدة',
    two: ['ساعتان', 'ساعتين'],
    few: 'ساعات',
    many: 'ساعة',
    other: 'ساعة',
  },
  minute: {
    en: ['minute', 'minutes'],
    one: 'دقيقة واحدة',
    two: ['دقيقتان', 'دقيقتين'],
    few: 'دقائق',
    many: 'دقيقة',
    other: 'دقيقة',
  },
  second: {
    en: ['second', 'seconds'],
    one: 'ثانية واحدة',
    two: ['ثانيتان', 'ثانيتين'],
    few: 'ثوانٍ',
    many: 'ثانية',
    other: 'ثانية',
  },
  person: {
    en: ['person', 'people'],
    one: 'شخص واحد',
    two: ['شخصان', 'شخصين'],
    few: 'أشخاص',
    many: 'شخصًا',
    other: 'شخص',
  },
  skill: {
    en: ['skill', 'skills'],
    one: 'مهارة واحدة',
    two: ['مهارتان', 'مهارتين'],
    few: 'مهارات',
    many: 'مهارة',
    other: 'مهارة',
  },
  job: {
    en: ['job', 'jobs'],
    one: 'وظيفة واحدة',
    two: ['وظيفتان', 'وظيفتين'],
    few: 'وظائف',
    many: 'وظيفة',
    other: 'وظيفة',
  },
  point: {
    en: ['point', 'points'],
    one: 'نقطة واحدة',
    two: ['نقطتان', 'نقطتين'],
    few: 'نقاط',
    many: 'نقطة',
    other: 'نقطة',
  },
  message: {
    en: ['message', 'messages'],
    one: 'رسالة واحدة',
    two: ['رسالتان', 'رسالتين'],
    few: 'رسائل',
    many: 'رسالة',
    other: 'رسالة',
  },
} as const;

/** A noun that `quantity` counts. */
type CountedNoun = keyof typeof NOUNS;

/** Whether `quantity` knows a noun. */
export const isCountedNoun = (noun: string): noun is CountedNoun => Object.hasOwn(NOUNS, noun);

const RULES = new Intl.PluralRules('ar');

/**
 * A number with what it counts, as each language writes it: "2 years" is «سنتان», and «سنتين» where it is the object of
 * a verb or follows a preposition.
 */
export function quantity(
  language: 'en' | 'ar',
  count: number,
  noun: CountedNoun,
  role: 'subject' | 'object' = 'subject',
): string {
  const { en, one, two, ...forms } = NOUNS[noun];
  if (language === 'en') return `${count} ${en[count === 1 ? 0 : 1]}`;
  const form = RULES.select(count);
  if (form === 'one') return one;
  if (form === 'two') return two[role === 'subject' ? 0 : 1];
  return `${count} ${form === 'zero' ? forms.other : forms[form]}`;
}
