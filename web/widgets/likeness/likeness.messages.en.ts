const words = {
  alike: '{{percent}} alike',
  shared: 'In common',
  none: 'No skill in common: the titles and texts are alike.',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    likeness: typeof words;
  }
}
