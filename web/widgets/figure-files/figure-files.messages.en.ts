const words = { csv: 'Numbers (CSV)', pdf: 'Report (PDF)', png: 'Chart (PNG)' };
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'figure-files': typeof words;
  }
}
