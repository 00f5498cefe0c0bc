const words = { title: 'Where our data comes from', visit: 'Visit {{name}}' };
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'data-sources': typeof words;
  }
}
