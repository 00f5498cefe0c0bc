const words = {
  failed: { title: 'We could not load this', retry: 'Try again' },
  offline: {
    title: 'This has not been loaded yet',
    body: 'You are offline. It comes by itself once you are back online.',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'query-view': typeof words;
  }
}
