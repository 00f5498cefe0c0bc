const words = {
  unknown: 'Experience not known',
  months_one: '{{count}} month of experience',
  months_other: '{{count}} months of experience',
  short_months_one: '{{count}} month',
  short_months_other: '{{count}} months',
  short_years_one: '{{count}} year',
  short_years_other: '{{count}} years',
  years_one: '{{count}} year of experience',
  years_other: '{{count}} years of experience',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    experience: typeof words;
  }
}
