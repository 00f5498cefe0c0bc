import { derived, type Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import type { RequestSpan, Understanding } from './requests.ts';

/** A nationality beside a title, in the words that no rule has read. */
export interface UnreadNationality extends RequestSpan {
  /** ISO 3166-1 code. */
  country: string;
  text: string;
}

/**
 * "Egyptian accountant", «محاسب مصري»: what stands right beside a title and is a people's name says of which nationality
 * somebody is to be, though no word says so. Beside a cook it is a kitchen, and anywhere else it may be a curriculum, a
 * standard or a bank: there it stays a word.
 */
export function unreadNationalities(
  taxonomy: Taxonomy,
  request: string,
  { conditions, notUnderstood }: Understanding,
): UnreadNationality[] {
  const titles = conditions.filter(({ kind }) => kind === 'title');
  const people = countryOfPeople(taxonomy);
  return notUnderstood.flatMap((span) => {
    const found: UnreadNationality[] = [];
    for (const { 0: text, index } of request.slice(span.start, span.end).matchAll(/[\p{L}\p{M}]+/gu)) {
      const start = span.start + index;
      const end = start + text.length;
      const country = people.get(foldName(text)) ?? people.get(foldName(text).replace(/^ال/u, ''));
      const title = titles.find((it) => isBeside(request, it, { start, end }));
      if (country && title && !KITCHEN.test(request.slice(title.start, title.end)))
        found.push({ country, text, start, end });
    }
    return found;
  });
}

/** Whether a word is a people's name: it is no slip of a title's, «مصري» is not «مصرفي». */
export const isPeople = (taxonomy: Taxonomy, word: string): boolean =>
  countryOfPeople(taxonomy).has(foldName(word));

const isBeside = (request: string, one: RequestSpan, other: RequestSpan): boolean => {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return first.end <= second.start && request.slice(first.end, second.start).trim() === '';
};

const KITCHEN = /chef|cook|baker|pastry|kitchen|restaurant|waiter|barista|شيف|طباخ|طاه|خباز|حلوان|مطعم/iu;

/** Names of peoples, never of lands: "France accountant" names a place. */
const countryOfPeople = derived(
  ({ countries }) =>
    new Map(
      countries.flatMap(({ id, nationality }) =>
        [nationality.en, nationality.ar, ...nationality.aliases.en, ...nationality.aliases.ar]
          .filter((form) => !/\s/.test(form.trim()))
          .map((form) => [foldName(form), id] as const),
      ),
    ),
);
