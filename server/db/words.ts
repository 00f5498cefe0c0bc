import { type SQL, sql } from 'drizzle-orm';

/** A text with letters made one that Arabic writes differently and means alike, as the engine folds them, and without its vowel signs. */
export const alike = (text: SQL): SQL => sql`translate(lower(${text}), 'أإآٱىةؤئـًٌٍَُِّْ', 'اااايهوي')`;

const nfkc = (text: SQL): SQL => alike(sql`normalize(${text}, NFKC)`);
const split = (text: SQL): SQL =>
  sql`array_remove(regexp_split_to_array(${text}, '[[:space:][:punct:]،؛؟«»–—·•]+'), '')`;

/** The words by which a short text is found, those with an article also without it; of type tsvector. */
export const wordsOf = (text: SQL): SQL =>
  sql`array_to_tsvector(${split(sql`${nfkc(text)} || ' ' || regexp_replace(${nfkc(text)}, '(^|[[:space:]])ال', '\\1', 'g')`)})`;

/** Asks for texts of which every word that was typed begins a word; of type tsquery, and null where nothing was typed. */
export const beginningsOf = (typed: string): SQL =>
  sql`(select string_agg(quote_literal(word) || ':*', ' & ') from unnest(${split(nfkc(sql`${typed}::text`))}) as word)::tsquery`;
