/** For an element that shows words of somebody else: the language they are written in, and that they run as it does. */
export const writtenIn = (text: string): { lang: 'ar' | 'en'; dir: 'auto' } => ({
  lang: /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en',
  dir: 'auto',
});
