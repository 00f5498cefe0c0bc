/** Telephone numbers in the form of ITU-T E.164, with the country they belong to. */
import { knownPlaces, placeNamed, placesIn, type Taxonomy } from '#engines/taxonomy/index.ts';
import { westernDigits } from '#engines/text/index.ts';

/**
 * Country code by the taxonomy's id of the country, and the digit that national numbers put in front (E.164 assigns
 * the codes; the trunk prefix is the country's own). Countries without an entry give no international form.
 */
const CODES: Record<string, [code: string, trunk: string]> = {
  uae: ['971', '0'],
  'saudi-arabia': ['966', '0'],
  qatar: ['974', ''],
  kuwait: ['965', ''],
  bahrain: ['973', ''],
  oman: ['968', ''],
  yemen: ['967', '0'],
  jordan: ['962', '0'],
  lebanon: ['961', '0'],
  egypt: ['20', '0'],
  iraq: ['964', '0'],
  syria: ['963', '0'],
  palestine: ['970', '0'],
  sudan: ['249', '0'],
  libya: ['218', '0'],
  tunisia: ['216', ''],
  algeria: ['213', '0'],
  morocco: ['212', '0'],
  turkey: ['90', '0'],
  iran: ['98', '0'],
  india: ['91', '0'],
  pakistan: ['92', '0'],
  bangladesh: ['880', '0'],
  'sri-lanka': ['94', '0'],
  nepal: ['977', '0'],
  philippines: ['63', '0'],
  indonesia: ['62', '0'],
  malaysia: ['60', '0'],
  singapore: ['65', ''],
  thailand: ['66', '0'],
  vietnam: ['84', '0'],
  china: ['86', '0'],
  japan: ['81', '0'],
  'south-korea': ['82', '0'],
  australia: ['61', '0'],
  'new-zealand': ['64', '0'],
  kenya: ['254', '0'],
  uganda: ['256', '0'],
  tanzania: ['255', '0'],
  ethiopia: ['251', '0'],
  nigeria: ['234', '0'],
  ghana: ['233', '0'],
  cameroon: ['237', ''],
  senegal: ['221', ''],
  'south-africa': ['27', '0'],
  zimbabwe: ['263', '0'],
  'united-kingdom': ['44', '0'],
  ireland: ['353', '0'],
  france: ['33', '0'],
  germany: ['49', '0'],
  austria: ['43', '0'],
  switzerland: ['41', '0'],
  italy: ['39', ''],
  spain: ['34', ''],
  portugal: ['351', ''],
  netherlands: ['31', '0'],
  belgium: ['32', '0'],
  denmark: ['45', ''],
  sweden: ['46', '0'],
  norway: ['47', ''],
  finland: ['358', '0'],
  poland: ['48', ''],
  czechia: ['420', ''],
  hungary: ['36', '06'],
  romania: ['40', '0'],
  greece: ['30', ''],
  ukraine: ['380', '0'],
  russia: ['7', '8'],
  'united-states': ['1', '1'],
  canada: ['1', '1'],
  brazil: ['55', '0'],
  mexico: ['52', ''],
};

export interface International {
  /** `+` and at most 15 digits. */
  number: string;
  /** The taxonomy's id of the country; `null` where several share the code. */
  country: string | null;
}

/**
 * The international form of a number as written. A number without a country code is taken for one of the country of
 * the given location, and where that is unknown or not listed there is no answer.
 */
export function toInternational(
  taxonomy: Taxonomy,
  phone: string,
  location: string | null,
): International | null {
  const text = westernDigits(phone).trim();
  const digits = text.replace(/\(0\)/g, '').replace(/\D/g, '');
  if (/^\(?\+/.test(text) || /^00[1-9]/.test(digits)) return byCode(digits.replace(/^00/, ''));
  const country = location ? countryOf(taxonomy, location) : null;
  const own = country ? CODES[country] : undefined;
  if (own) {
    const [code, trunk] = own;
    // "91 98…": the code without its plus.
    if (digits.startsWith(code) && digits.length >= code.length + 8) return byCode(digits);
    const national = trunk !== '' && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
    if (national.length >= 6 && national.length + code.length <= 15)
      return { number: `+${code}${national}`, country };
  }
  return digits.length >= 11 && !digits.startsWith('0') ? byCode(digits) : null;
}

function byCode(digits: string): International | null {
  if (digits.length < 8 || digits.length > 15) return null;
  for (let length = 3; length >= 1; length--) {
    const found = Object.entries(CODES).filter(([, [code]]) => code === digits.slice(0, length));
    const [first] = found;
    if (!first) continue;
    const [code, trunk] = first[1];
    // "+971 (0) 50 …" and "+44 07…" keep the national digit by mistake.
    const rest = digits.slice(code.length);
    const national = trunk === '0' && rest.startsWith('0') ? rest.slice(1) : rest;
    return { number: `+${code}${national}`, country: found.length === 1 ? first[0] : null };
  }
  return { number: `+${digits}`, country: null };
}

function countryOf(taxonomy: Taxonomy, location: string): string | null {
  const parts = location.split(/\s*[,،|/()]\s*|\s+[-–]\s+/).filter(Boolean);
  for (const part of [...parts].reverse()) {
    const place = placeNamed(taxonomy, part);
    if (place) return place.country;
  }
  return placesIn(taxonomy, location).at(-1)?.country ?? null;
}

/** Whether the taxonomy knows the countries that codes are listed for; for the test that keeps the two together. */
export function unknownCountries(taxonomy: Taxonomy): string[] {
  const known = new Set(knownPlaces(taxonomy).map((place) => place.country));
  return Object.keys(CODES).filter((id) => !known.has(id));
}
