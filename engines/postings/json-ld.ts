import { placesIn, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { pageHead, readableText, textOfHtml } from './html.ts';
import { monthlyDirhams, type Pay, type PayPeriod } from './pay.ts';
import { placeText } from './place.ts';
import { languageOf, notFoundIn, type Posting, type PostingLanguage, readPosting } from './read-posting.ts';
import type { EmploymentType } from './terms.ts';

const WORDS = wordingsIn('postings/pages');

/** Something in the data of a page; nothing is known of its shape. */
type Node = Readonly<Record<string, unknown>>;

const MOST_NODES = 3_000;
const MOST_DEPTH = 8;
const MOST_DATA = 1_000_000;

/** Why a page gave no posting. */
export type PageFailure = 'sign_in' | 'no_posting';

export type PageReading =
  | {
      ok: true;
      posting: Posting;
      /** The text the posting's places refer to. */
      text: string;
      /** Fields whose value comes from the page's data. */
      fromData: string[];
      /** Until when the page's data says that one may apply. */
      validThrough: Date | null;
    }
  | { ok: false; reason: PageFailure };

/** A posting from a page: its schema.org JobPosting where it has one, else what it says to its readers. */
export function postingFromPage(taxonomy: Taxonomy, page: string): PageReading {
  const fromData = postingFromJsonLd(taxonomy, page);
  if (fromData) return { ok: true, ...fromData };
  const head = pageHead(page);
  const body = readableText(page);
  const shared = sharedPost(head.data, head.meta);
  const text = looksLikePosting(taxonomy, body)
    ? body
    : shared && looksLikePosting(taxonomy, shared)
      ? shared
      : '';
  if (text !== '')
    return { ok: true, posting: readPosting(taxonomy, text), text, fromData: [], validThrough: null };
  return {
    ok: false,
    reason: head.asksForPassword || SIGN_IN.test(foldName(head.title)) ? 'sign_in' : 'no_posting',
  };
}

const SIGN_IN = new RegExp(
  `^${WORDS.source('title of a page to sign in', { spaces: 'one' })}|${WORDS.source('asks to sign in', { spaces: 'one' })}$`,
  'u',
);

/** The words of somebody's post on a network, where its page gives them to everyone. */
function sharedPost(data: readonly string[], meta: ReadonlyMap<string, string>): string | null {
  for (const node of nodesIn(data)) {
    if (
      !typesOf(node).some((type) =>
        /^(?:SocialMediaPosting|DiscussionForumPosting|Article|NewsArticle|BlogPosting)$/.test(type),
      )
    )
      continue;
    const body = textIn(node.articleBody) ?? textIn(node.text) ?? textIn(node.description);
    if (body) return textOfHtml(body);
  }
  return meta.get('og:description') ?? meta.get('description') ?? null;
}

const HINTS: readonly RegExp[] = [
  /\b(?:responsibilities|duties|what you(?:'|’)?ll do|you will)\b|المهام|المسؤوليات|الواجبات/i,
  /\b(?:requirements|qualifications|what we(?:'|’)?re looking for|must have|we need)\b|المتطلبات|المؤهلات|الشروط/i,
  WORDS.pattern('part of a posting', { flags: 'iu' }),
  /\b(?:years?|yrs?)\b.{0,30}\bexperience\b|\bexperience\b|خبرة/i,
  /\b(?:salary|full[- ]time|part[- ]time|remote|hybrid)\b|الراتب|دوام/i,
];
const LEAST_TEXT = 120;

/** Whether a text is likely to be a posting: it speaks of tasks, conditions and applying, and names a job. */
export function looksLikePosting(taxonomy: Taxonomy, text: string): boolean {
  if (text.length < LEAST_TEXT) return false;
  return HINTS.filter((hint) => hint.test(text)).length >= 2 && readPosting(taxonomy, text).title !== '';
}

/**
 * The schema.org JobPosting of a page, also within `@graph` and lists; `null` where it has none that says anything. Its
 * description is read like any posting; what the data says of itself outranks it.
 */
export function postingFromJsonLd(taxonomy: Taxonomy, page: string): FromNode | null {
  const found = nodesIn(pageHead(page).data).find(
    (node) =>
      typesOf(node).includes('JobPosting') && (textIn(node.title) ?? textIn(node.description)) !== null,
  );
  return found ? fromNode(taxonomy, found) : null;
}

type FromNode = Omit<Extract<PageReading, { ok: true }>, 'ok'>;

function fromNode(taxonomy: Taxonomy, node: Node): FromNode {
  const title = (textIn(node.title) ?? textIn(node.name) ?? '').slice(0, 300);
  const parts: string[] = [];
  if (title !== '') parts.push(textOfHtml(title));
  parts.push(textOfHtml(textIn(node.description) ?? ''));
  const text0 = parts.join('\n\n');
  const lang: PostingLanguage = languageOf(text0);
  // Lists that stand in fields of their own are read as the sections they are.
  for (const [heading, value] of [
    [lang === 'ar' ? 'المسؤوليات' : 'Responsibilities', node.responsibilities],
    [lang === 'ar' ? 'المؤهلات' : 'Qualifications', node.qualifications],
    [lang === 'ar' ? 'المهارات' : 'Skills', node.skills],
    [lang === 'ar' ? 'الخبرة' : 'Experience', textIn(node.experienceRequirements)],
  ] as const) {
    const lines = linesIn(value).filter((line) => !text0.includes(line));
    if (lines.length > 0) parts.push(`${heading}:\n${lines.map((line) => `• ${line}`).join('\n')}`);
  }
  const text = parts.filter((part) => part.trim() !== '').join('\n\n');
  const posting = readPosting(taxonomy, text, lang);
  const fromData: string[] = [];
  const put = <K extends keyof Posting>(
    key: K,
    field: string,
    value: Posting[K] | null | undefined,
  ): void => {
    if (value === null || value === undefined || value === '') return;
    posting[key] = value;
    fromData.push(field);
    posting.places = posting.places.filter((place) => place.field !== field);
  };
  if (posting.title === '' && title !== '') put('title', 'job_title', textOfHtml(title).slice(0, 160));
  put(
    'location',
    'location',
    placeOfNode(taxonomy, node.jobLocation, lang) ??
      placeOfNode(taxonomy, node.applicantLocationRequirements, lang),
  );
  if (textsIn(node.jobLocationType).some((type) => /TELECOMMUTE/i.test(type)))
    put('workPlace', 'work_place', posting.workPlace ?? 'remote');
  put('employmentType', 'employment_type', typeOf(textsIn(node.employmentType)));
  put('minYears', 'min_years', yearsOf(node.experienceRequirements));
  put('education', 'education', educationOf(node.educationRequirements));
  const pay = payOf(node.baseSalary ?? node.estimatedSalary);
  if (pay) {
    const monthly = monthlyDirhams(pay);
    posting.pay = pay;
    posting.payNote = monthly.note;
    put('salaryMin', 'salary_min', monthly.min);
    put('salaryMax', 'salary_max', monthly.max);
  }
  posting.notFound = notFoundIn(posting);
  return { posting, text, fromData, validThrough: momentOf(textIn(node.validThrough)) };
}

/** A day alone is meant whole, as the Gulf has it (UTC+4); so is a moment without its zone. */
function momentOf(written: string | null): Date | null {
  const match =
    /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)\s*(Z|[+-]\d\d:?\d\d)?)?\s*$/i.exec(
      written ?? '',
    );
  if (!match) return null;
  const [, day, time = '23:59:59.999', zone = '+04:00'] = match;
  const moment = new Date(`${day}T${time}${zone.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Every object within the data of a page, outer ones first. */
function nodesIn(data: readonly string[]): Node[] {
  const nodes: Node[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (nodes.length >= MOST_NODES || depth > MOST_DEPTH || typeof value !== 'object' || value === null)
      return;
    if (Array.isArray(value)) {
      for (const one of value) visit(one, depth + 1);
      return;
    }
    nodes.push(value as Node);
    for (const one of Object.values(value)) visit(one, depth + 1);
  };
  for (const text of data) visit(parsed(text), 0);
  return nodes;
}

/** JSON as pages write it: within a comment, with line breaks in its texts. */
function parsed(text: string): unknown {
  if (text.length > MOST_DATA) return null;
  const bare = text
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\/\/\s*<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|(?:\/\/\s*)?\]\]>)\s*$/, '')
    .trim()
    .replace(/;$/, '');
  for (const attempt of [bare, bare.replace(/\p{Cc}+/gu, ' ')]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next attempt, or nothing: a page may say what it likes.
    }
  }
  return null;
}

const typesOf = (node: Node): string[] => textsIn(node['@type']).map((type) => type.replace(/^.*[/#:]/, ''));

/** A text, also where it stands as the value or name of an object, or first in a list. */
function textIn(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textIn).find((text) => text !== null) ?? null;
  if (typeof value !== 'object' || value === null) return null;
  const node = value as Node;
  return textIn(node['@value'] ?? node.name ?? node.value ?? node.description ?? null);
}

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'string' ? [one] : (textIn(one) ?? []),
  );

const linesIn = (value: unknown): string[] =>
  textsIn(value)
    .flatMap((text) => textOfHtml(text).split(/\n|(?<=\.)\s+(?=[\p{Lu}\u0600-\u06ff])/u))
    .map((line) => line.replace(/^[•\-–*]\s*/, '').trim())
    .filter((line) => line !== '');

function placeOfNode(taxonomy: Taxonomy, value: unknown, lang: PostingLanguage): string | null {
  const node = (Array.isArray(value) ? value[0] : value) as Node | string | null | undefined;
  if (!node) return null;
  const address = typeof node === 'string' ? node : ((node.address ?? node) as Node | string);
  const written =
    typeof address === 'string'
      ? address
      : [address.addressLocality, address.addressRegion, address.addressCountry]
          .map(textIn)
          .filter((part): part is string => part !== null)
          .join(', ') ||
        textIn(address) ||
        '';
  const places = placesIn(taxonomy, written);
  const town = places.find((place) => place.town !== null);
  const place = town ?? places[0];
  if (place) return placeText(taxonomy, { city: town?.town ?? null, country: place.country }, lang);
  return written.trim() === '' ? null : written.trim().slice(0, 160);
}

const TYPES: Readonly<Record<string, EmploymentType>> = {
  FULL_TIME: 'full_time',
  FULLTIME: 'full_time',
  PERMANENT: 'full_time',
  PART_TIME: 'part_time',
  PARTTIME: 'part_time',
  CONTRACTOR: 'contract',
  CONTRACT: 'contract',
  TEMPORARY: 'temporary',
  SEASONAL: 'temporary',
  PER_DIEM: 'temporary',
  INTERN: 'internship',
  INTERNSHIP: 'internship',
};

const typeOf = (types: readonly string[]): EmploymentType | null =>
  types
    .map(
      (type) =>
        TYPES[
          type
            .trim()
            .toUpperCase()
            .replace(/[\s-]+/g, '_')
        ],
    )
    .find((type) => type !== undefined) ?? null;

function yearsOf(value: unknown): number | null {
  const node = (Array.isArray(value) ? value[0] : value) as Node | undefined;
  const months = typeof node === 'object' && node !== null ? Number(node.monthsOfExperience) : Number.NaN;
  return Number.isFinite(months) && months >= 0 && months <= 480 ? Math.floor(months / 12) : null;
}

/** Google's credential categories and the words people write in their place. */
function educationOf(value: unknown): Posting['education'] {
  const categories = (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'object' && one !== null ? textsIn((one as Node).credentialCategory) : textsIn(one),
  );
  const levels = categories.flatMap((category): NonNullable<Posting['education']>[] => {
    const words = foldName(category);
    if (/doctor|phd/.test(words)) return ['doctorate'];
    if (/postgraduate|master/.test(words)) return ['master'];
    if (/bachelor|undergraduate/.test(words)) return ['bachelor'];
    if (/associate|professional certificate|diploma/.test(words)) return ['diploma'];
    if (/high school|secondary/.test(words)) return ['secondary'];
    return /no requirements?/.test(words) ? ['none'] : [];
  });
  return levels.at(-1) ?? null;
}

const PERIODS: Readonly<Record<string, PayPeriod>> = {
  HOUR: 'hour',
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  YEAR: 'year',
};

function payOf(value: unknown): Pay | null {
  const node = (Array.isArray(value) ? value[0] : value) as Node | null;
  if (typeof node !== 'object' || node === null) return null;
  const inner = (typeof node.value === 'object' && node.value !== null ? node.value : node) as Node;
  const sum = (one: unknown): number | null => {
    const number = Number(typeof one === 'string' ? one.replace(/[,\s]/g, '') : one);
    return one !== null && one !== undefined && one !== '' && Number.isFinite(number) && number > 0
      ? Math.round(number)
      : null;
  };
  const only =
    sum(typeof inner.value === 'object' ? null : inner.value) ??
    sum(typeof node.value === 'object' ? null : node.value);
  const min = sum(inner.minValue) ?? only;
  const max = sum(inner.maxValue) ?? only;
  if (min === null && max === null) return null;
  const currency = (textIn(node.currency) ?? textIn(inner.currency))?.trim().toUpperCase() ?? null;
  const period = PERIODS[(textIn(inner.unitText) ?? textIn(node.unitText) ?? '').toUpperCase()] ?? null;
  return {
    min,
    max,
    currency,
    period,
    written: [
      currency,
      [min, max].filter((one, at, all) => one !== null && all.indexOf(one) === at).join(' – '),
    ]
      .filter(Boolean)
      .join(' '),
    start: 0,
    end: 0,
  };
}
