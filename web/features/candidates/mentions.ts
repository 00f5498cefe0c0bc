export interface Colleague {
  id: string;
  name: string;
}

/** What is being typed behind an @ before the caret, and where the @ stands; null where no name is being typed. */
export function mentionAt(text: string, caret: number): { from: number; typed: string } | null {
  const from = text.lastIndexOf('@', caret - 1);
  if (from < 0) return null;
  // An @ within a word belongs to an address.
  if (from > 0 && /[\p{L}\p{N}._-]/u.test(text[from - 1]!)) return null;
  const typed = text.slice(from + 1, caret);
  return typed.length <= 40 && !/[\n@]/.test(typed) ? { from, typed } : null;
}

/** Colleagues whose name, or a word of it, begins as typed. */
export function matching(colleagues: readonly Colleague[], typed: string): Colleague[] {
  const wanted = folded(typed);
  return colleagues.filter(
    ({ name }) =>
      folded(name).startsWith(wanted) ||
      folded(name)
        .split(' ')
        .some((word) => word.startsWith(wanted)),
  );
}

const folded = (text: string): string => text.toLocaleLowerCase().replace(/[أإآ]/g, 'ا').replace(/ى/g, 'ي');

/** Whom a text names: those whose whole name follows an @. */
export function namedIn(text: string, colleagues: readonly Colleague[]): string[] {
  const names = new Set(
    inPieces(text, colleagues).flatMap((piece) => (piece.isName ? [piece.text.slice(1)] : [])),
  );
  return colleagues.filter(({ name }) => names.has(name)).map(({ id }) => id);
}

/** A text in pieces, those that name somebody apart. */
export function inPieces(
  text: string,
  named: readonly Pick<Colleague, 'name'>[],
): { text: string; isName: boolean }[] {
  // A longer name first, so that “@Omar Aziz” is not taken for “@Omar”.
  const names = [...new Set(named.map(({ name }) => name))].sort((a, b) => b.length - a.length);
  if (names.length === 0) return [{ text, isName: false }];
  const pattern = names.map((name) => `@${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`).join('|');
  return text
    .split(new RegExp(`(${pattern})`))
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, isName: names.some((name) => piece === `@${name}`) }));
}
