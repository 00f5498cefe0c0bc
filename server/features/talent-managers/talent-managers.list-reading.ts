import { MOST_ADDRESSES } from '#contract/features/talent-managers.contract.ts';
import { Email } from '#contract/kernel/fields.ts';
import { foldName } from '#engines/text/index.ts';
import { linesOf, textOf } from '#server/platform/csv-table.ts';
import { Refusal } from '#server/platform/refusals.ts';

/** What a list of people holds, as far as it can be told. */
export interface ReadList {
  people: { email: string; name: string | null; is_valid: boolean }[];
  columns: string[];
  ignored: string[];
  repeated: number;
}

/** Headings of columns that name people, in both languages, compared without marks and case. */
const HEADINGS = {
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'work email',
    'personal email',
    'candidate email',
    'البريد',
    'البريد الإلكتروني',
    'البريد الالكتروني',
    'الإيميل',
    'الايميل',
    'عنوان البريد',
    'عنوان البريد الإلكتروني',
  ],
  name: ['name', 'full name', 'candidate', 'candidate name', 'الاسم', 'الاسم الكامل', 'اسم المرشح', 'المرشح'],
  first: ['first name', 'firstname', 'given name', 'forename', 'الاسم الأول', 'الاسم الاول'],
  last: ['last name', 'lastname', 'surname', 'family name', 'اسم العائلة', 'اللقب', 'الاسم الأخير'],
} as const;
type Column = keyof typeof HEADINGS;
const COLUMN_OF = new Map(
  (Object.keys(HEADINGS) as Column[]).flatMap((column) =>
    HEADINGS[column].map((name) => [foldName(name), column] as const),
  ),
);
/** What an address is written like, whatever stands around it; one that breaks off after its @ is named as wrong. */
const ADDRESS = /[^\s<>"'(),;:،؛]+@[^\s<>"'(),;:،؛]*/gu;
const NAMED = /(?:^|[,;،؛\n])\s*"?([^<>,;،؛\n"@]*[^<>,;،؛\n"@\s])"?\s*<([^<>\s]+@[^<>\s]+)>/gu;

/**
 * Reads people out of what somebody brings: a table whose heading names a column of addresses, or any text with addresses
 * in it, one `Name <address>` among them. Repeats of an address are left out; what looks like an address and is none stays,
 * for the report to name.
 * @throws Refusal where nothing looks like an address, or there are too many
 */
export function readList(bytes: Uint8Array): ReadList {
  const text = textOf(bytes);
  const read = tableOf(text) ?? { people: inText(text), columns: [], ignored: [] };
  const seen = new Set<string>();
  const people = read.people.filter(({ email }) => !seen.has(email) && seen.add(email));
  if (people.length === 0) throw new Refusal('talent_managers.no_addresses');
  if (people.length > MOST_ADDRESSES) throw new Refusal('talent_managers.too_many', { most: MOST_ADDRESSES });
  return {
    ...read,
    people: people.map((person) => ({ ...person, is_valid: Email.safeParse(person.email).success })),
    repeated: read.people.length - people.length,
  };
}

type Read = Pick<ReadList, 'columns' | 'ignored'> & { people: { email: string; name: string | null }[] };

/** Null where there is no heading that names addresses. */
function tableOf(text: string): Read | null {
  const [heading, ...body] = linesOf(text) ?? [];
  if (!heading) return null;
  const columnOf = heading.cells.map((name) => COLUMN_OF.get(foldName(name)) ?? null);
  const at = (column: Column) => columnOf.indexOf(column);
  if (at('email') < 0) return null;
  const people = body.flatMap(({ cells }) => {
    const cell = (column: Column) => cells[at(column)]?.replace(/\s+/gu, ' ') ?? '';
    const email = (cell('email').match(ADDRESS)?.[0] ?? cell('email')).toLowerCase();
    const name = cell('name') || `${cell('first')} ${cell('last')}`.trim();
    return email ? [{ email: email.slice(0, 254), name: name.slice(0, 200) || null }] : [];
  });
  return {
    people,
    columns: heading.cells.filter((_, index) => columnOf[index] !== null),
    ignored: heading.cells.filter((name, index) => name && columnOf[index] === null),
  };
}

/** Addresses in the order in which a text names them, with the names that stand before them in mails. */
function inText(text: string): Read['people'] {
  const names = new Map(
    [...text.matchAll(NAMED)].map(([, name = '', email = '']) => [email.toLowerCase(), name.trim()]),
  );
  return [...text.matchAll(ADDRESS)].map(([match]) => {
    const email = match
      .replace(/^mailto:/i, '')
      .replace(/[.!?]+$/, '')
      .toLowerCase();
    return { email: email.slice(0, 254), name: names.get(email)?.slice(0, 200) ?? null };
  });
}
