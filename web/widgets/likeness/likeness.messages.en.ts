const words = {
  in_common: 'Skills in common: {{shared}} of {{all}}',
  further: 'Also asks for {{list}}',
  shared: 'In common',
  none: 'No skill in common: the titles and texts are alike.',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    likeness: typeof words;
  }
}
