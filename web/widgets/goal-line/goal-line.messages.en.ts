const words = {
  states: { behind: 'Behind you', here: 'You are here' },
  fit: 'you have {{percent}} of its skills',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'goal-line': typeof words;
  }
}
