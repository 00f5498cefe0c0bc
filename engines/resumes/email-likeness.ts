import { foldName } from '#engines/text/index.ts';

/** How much of a name is in the user part of an address, 0 to 1. */
export function emailLikeness(name: string, email: string): number {
  const user = foldName(email.replace(/@.*$/s, '')).replace(/[^a-z]/g, '');
  if (user.length < 3) return 0;
  const words = foldName(name)
    .split(' ')
    .filter((word) => /^[a-z]/.test(word));
  // "mohamadk" is Mohammed.
  const found = words.filter((word) => word.length > 1 && user.includes(word.slice(0, 5)));
  if (found.length === 0) return 0;
  // "areddy" is Arjun Reddy: the rest of the user part opens with another word's first letter.
  const rest = found.reduce((left, word) => left.replace(word, ''), user);
  const hasInitial = words.some((word) => !found.includes(word) && rest.startsWith(word.charAt(0)));
  return found.length > 1 || hasInitial ? 1 : 0.5;
}
