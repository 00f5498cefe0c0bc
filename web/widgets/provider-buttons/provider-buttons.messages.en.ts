const words = { continue: { google: 'Continue with Google', linkedin: 'Continue with LinkedIn' }, or: 'or' };
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'provider-buttons': typeof words;
  }
}
