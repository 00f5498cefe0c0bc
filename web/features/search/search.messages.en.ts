const words = {
  title: 'Search',
  placeholder: 'A screen, a job or a candidate',
  placeholder_jobs: 'A screen or a job',
  places: 'Screens',
  jobs: 'Jobs',
  candidates: 'Candidates',
  nothing: 'Nothing found for “{{text}}”. Check the spelling, or try fewer words.',
  searching: 'Searching',
  failed: 'Jobs and candidates could not be searched just now. Screens can.',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    search: typeof words;
  }
}
