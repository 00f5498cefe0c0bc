const words = {
  verified: 'Verified company',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'verified-badge': typeof words;
  }
}
