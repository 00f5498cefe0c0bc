/** What stands for a picture that is missing: two letters of a Latin name, its first and last; one of an Arabic name,
 *  since letters that are cut out of it change their shape. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0]);
  const [first = '', last = ''] = letters;
  return /^[A-Za-zÀ-ž]/.test(first) ? `${first}${last}`.toLocaleUpperCase() : first;
}
