import { z } from 'zod';
import { CURRENCIES } from './currencies.ts';
import { LIMITS } from './limits.ts';

/** Pieces that many features' schemas are made of. */

export const Id = z.uuid();
/** The languages that the product speaks, each whole. */
export const Language = z.enum(['en', 'ar']);
export type Language = z.infer<typeof Language>;

/** A currency in which jobs and wishes name pay. */
export const Currency = z.enum(CURRENCIES);
export type Currency = z.infer<typeof Currency>;

/** The same words in both languages. */
export const Bilingual = z.object({ en: z.string(), ar: z.string() });
export type Bilingual = z.infer<typeof Bilingual>;

/** A moment, as ISO 8601 in UTC. */
export const Moment = z.iso.datetime();

/** A day of the calendar, wherever one is. */
export const Day = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'invalid_date')
  .refine(
    (day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day),
    'invalid_date',
  );

/** `YYYY-MM` or `YYYY`, as resumes print it. */
export const PartialDate = z.string().regex(/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, 'invalid_date');

/** Whether a date, as far as it is known, lies in the past or the present month or year. */
export const isPast = (date: string | null | undefined): boolean => {
  if (!date) return true;
  return date <= new Date().toISOString().slice(0, date.length);
};

/** No month after this one: resumes tell the past. */
export const PastDate = PartialDate.refine(isPast, 'future_date');

/** Counted from 1. Query strings carry numbers as text. */
export const PageNumber = z.coerce.number<number>().int().min(1).max(100_000).default(1);
/** How many results a page has: `usual` where the caller does not say, never more than `most`. */
export const pageSize = (usual: number, most = 100) =>
  z.coerce.number<number>().int().min(1).max(most).default(usual);

/** A list in a query string, its name repeated for each; one alone comes as itself. */
export const listInQuery = <T extends z.ZodType>(item: T, most: number) =>
  z.union([z.array(item).max(most), item.transform((one) => [one])]).default([]);

/** A list with its total, and the page it is. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    results: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  });

/** A field that a person fills in and may not leave empty. */
export const Required = (max = 200) => z.string().trim().min(1, 'required').max(max, 'too_long');
/** What something or somebody is called, in one line: breaks and runs of spaces become one space. */
export const NameOf = (max = 200) =>
  z
    .string()
    .overwrite((text) => text.replace(/\s+/gu, ' ').trim())
    .min(1, 'required')
    .max(max, 'too_long');
/** A field that a person may leave out or empty; null and an empty text both mean that nothing is said. */
export const Optional = (max = 200) => z.string().trim().max(max, 'too_long').nullish();

/** An address of mail in the form it is kept and compared in: without spaces around it, in lower case. */
export const Email = z
  .string()
  .trim()
  .min(1, 'email_required')
  .max(254, 'invalid_email')
  .toLowerCase()
  .pipe(z.email('invalid_email'));

/** A text by which a person or company introduces itself, within the limits that its screen counts down. */
export const Description = z
  .string()
  .trim()
  .min(1, 'required')
  .min(LIMITS.descriptionMin, 'description_length')
  .max(LIMITS.descriptionMax, 'description_length');

/** A web address. A person may leave out the scheme; none but http and https pass. */
export const Link = z
  .string()
  .trim()
  .max(500, 'invalid_link')
  .transform((text) => (text && !/^[a-z][a-z0-9+.-]*:/i.test(text) ? `https://${text}` : text))
  .pipe(z.url({ protocol: /^https?$/, hostname: /\./, error: 'invalid_link' }));
/** An address of the web that may be left out; an empty text is none. */
export const OptionalLink = z.union([z.literal('').transform(() => null), z.null(), Link]).optional();
