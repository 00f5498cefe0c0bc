const words = {
  sources: { profile: 'By their profile', company: 'By the company’s own list' },
  skills: { has: 'Has', partly: 'Partly', lacks: 'Lacks' },
  nothing: 'None of the skills asked for is known',
  percent: '{{score}} match',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'employee-match': typeof words;
  }
}
