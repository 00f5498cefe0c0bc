const words = { failed: { title: 'We could not load this', retry: 'Try again' } };
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'query-view': typeof words;
  }
}
