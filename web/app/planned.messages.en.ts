const words = {
  screens: {
    'candidate-interviews': 'Interviews',
    'interview-start': 'Interview',
    'recruiter-interviews': 'Interviews',
    'recruiter-interview-report': 'Interview report',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    planned: typeof words;
  }
}
