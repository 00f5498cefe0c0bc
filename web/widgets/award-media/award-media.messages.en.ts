const words = {
  enlarge: 'Show large: {{title}}',
  close: 'Close',
  picture: 'Picture: {{title}}',
  document: 'Download the document: {{title}}',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'award-media': typeof words;
  }
}
