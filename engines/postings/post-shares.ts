import { fold, foldName } from '#engines/text/index.ts';
import type { Span } from './lines.ts';

/**
 * A stretch of a line that all posts share, and whose it is: "HK Supervisor QAR 3,500; CDP QAR 4,000". `of` is the place of
 * the post among all; null for everybody's.
 */
export interface Share extends Span {
  of: number | null;
}

/** The names of a post by which a line may speak of it alone. */
export type PostNames = readonly ReadonlySet<string>[];

/** By what each post is called and no other of them: words of its title, its first letters, its number or letter. */
export function namesOfPosts(posts: readonly { title: string; mark: string | null }[]): PostNames {
  const all = posts.map(({ title, mark }) => {
    const words = wordsIn(title);
    const initials =
      words.length >= 2 && /^[a-z ]+$/u.test(words.join(' ')) ? words.map((word) => word[0]).join('') : '';
    return new Set([
      ...words.filter((word) => word.length >= 3),
      ...(mark ? [`(${mark})`] : []),
      ...(initials.length >= 2 ? [initials] : []),
    ]);
  });
  return all.map(
    (names, at) =>
      new Set([...names].filter((name) => !all.some((other, of) => of !== at && other.has(name)))),
  );
}

/** Parts a line that all share into what names one post alone and what does not. */
export function sharesOf(text: string, line: Span, names: PostNames): Share[] {
  const written = text.slice(line.start, line.end);
  const label = /^[^:：\n]{2,40}[:：]/u.exec(written)?.[0] ?? '';
  const own = label === '' ? null : postNamed(label, names);
  if (own !== null && wordsIn(label).length <= MOST_IN_HEAD) return [{ ...line, of: own }];
  // "Salary SAR 8,000 (A), 7,000 (B)": what stands before the first amount is of both.
  const ahead = label || (/^\D{2,40}?(?=\d)/u.exec(written)?.[0] ?? '');
  const head = wordsIn(ahead).length <= MOST_IN_HEAD && postNamed(ahead, names) === null ? ahead : '';
  const shares: Share[] = [];
  let from = line.start + head.length;
  if (head !== '') shares.push({ start: line.start, end: from, of: null });
  for (const { index, 0: sign } of written.slice(head.length).matchAll(PARTS)) {
    const end = line.start + head.length + index + sign.length;
    if (end <= from) continue;
    shares.push(shareOf(text, { start: from, end }, names));
    from = end;
  }
  return shares;
}
const MOST_IN_HEAD = 4;
/** Where one amount ends and the next may begin; no comma within a number. */
const PARTS = /[;؛،,/](?=\s)|\s[|•]\s|\s(?=[\p{L}\d]\)\s)|$/gu;

function shareOf(text: string, span: Span, names: PostNames): Share {
  const words = text.slice(span.start, span.end);
  const amount = AMOUNT.exec(words);
  const of = amount ? postNamed(words, names) : null;
  const own = of === null ? undefined : names[of];
  if (!amount || !own) return { ...span, of };
  // "CDP QAR 4,000": in a text of its own, nobody has to say whose pay it is.
  const said = [...words.slice(0, amount.index).matchAll(/[\p{L}\p{M}\d]+\)?/gu)].findLast(({ 0: word }) =>
    wordsIn(word).some((plain) => own.has(plain) || own.has(`(${plain})`)),
  );
  return { start: span.start + (said ? said.index + said[0].length : 0), end: span.end, of };
}
const AMOUNT = /(?<![\d٠-٩])(?:[\d٠-٩]{1,3}(?:[,.٬][\d٠-٩]{3})+|[\d٠-٩]{3,6}|[\d٠-٩]{1,3}k)(?![\d٠-٩])/iu;

/** The one post that the words name; null where it is none or several. */
function postNamed(words: string, names: PostNames): number | null {
  const marks = [...fold(words).matchAll(/(?<![\p{L}\d])([\p{L}\d]{1,2})\)/gu)].map(
    ([, mark = '']) => `(${mark})`,
  );
  const said = new Set([...wordsIn(words), ...marks]);
  const named = names.flatMap((own, at) => ([...own].some((name) => said.has(name)) ? [at] : []));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Words of a name in their plain form: "Welders" are of a welder, «للطبيب» is of «طبيب». */
const wordsIn = (name: string): string[] =>
  foldName(name)
    .split(' ')
    .filter(Boolean)
    .map((word) =>
      /^[\u0600-\u06ff]/u.test(word)
        ? word.replace(/^(?:و?ال|و?لل)(?=...)/u, '')
        : word.replace(/(?<=..[^s])s$/u, ''),
    );
