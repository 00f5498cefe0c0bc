const words = {
  unknown: 'Experience not known',
  months_one: '{{count}} month of experience',
  months_other: '{{count}} months of experience',
  years_one: '{{count}} year of experience',
  years_other: '{{count}} years of experience',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    experience: typeof words;
  }
}
