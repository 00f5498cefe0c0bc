import { type EducationLevel, placesIn, type Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { type Node, textIn, textsIn } from './json-ld-nodes.ts';
import type { Pay, PayPeriod } from './pay.ts';
import { placeText } from './place.ts';
import type { PostingLanguage } from './posting.ts';
import type { EmploymentType } from './terms.ts';

/** A day alone is meant whole, as the Gulf has it (UTC+4); so is a moment without its zone. */
export function momentOf(written: string | null): Date | null {
  const match =
    /^\s*(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)\s*(Z|[+-]\d\d:?\d\d)?)?\s*$/i.exec(
      written ?? '',
    );
  if (!match) return null;
  const [, day, time = '23:59:59.999', zone = '+04:00'] = match;
  const moment = new Date(`${day}T${time}${zone.toUpperCase().replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** A place of the gazetteer, in the language of the posting; else as it is written there. */
export function placeOfNode(taxonomy: Taxonomy, value: unknown, lang: PostingLanguage): string | null {
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

/** Google's names of employment types, and those that people write in their place. */
export const employmentTypeOf = (types: readonly string[]): EmploymentType | null =>
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

/** Whole years of the months that an object asks for. */
export function yearsOf(value: unknown): number | null {
  const node = (Array.isArray(value) ? value[0] : value) as Node | undefined;
  const months = typeof node === 'object' && node !== null ? Number(node.monthsOfExperience) : Number.NaN;
  return Number.isFinite(months) && months >= 0 && months <= 480 ? Math.floor(months / 12) : null;
}

/** Google's credential categories and the words people write in their place. */
export function educationOf(value: unknown): EducationLevel | null {
  const categories = (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'object' && one !== null ? textsIn((one as Node).credentialCategory) : textsIn(one),
  );
  const levels = categories.flatMap((category): EducationLevel[] => {
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

/** The pay that an object states, least and most; `null` where it states no sum. */
export function payOf(value: unknown): Pay | null {
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
