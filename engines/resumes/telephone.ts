/** Telephone numbers in the form of ITU-T E.164. */
import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { derived, placeNamed, placesIn, type Taxonomy } from '#engines/taxonomy/index.ts';
import { westernDigits } from '#engines/text/index.ts';

/**
 * The international form of a number as written: `+` and at most 15 digits. A number without a country code is taken
 * for one of the country of the given location. `null` where the country is unknown, or where its numbers are never as
 * long as this one.
 */
export function toInternational(taxonomy: Taxonomy, phone: string, location: string | null): string | null {
  const written = westernDigits(phone)
    .trim()
    .replace(/\(0\)/g, '')
    .replace(/^\(?\s*00(?=[1-9])/, '+');
  const digits = written.replace(/\D/g, '');
  const country = location ? countryOf(taxonomy, location) : null;
  const code = country === null ? undefined : countryCodes(taxonomy).get(country);
  const known = parsed(written, code);
  if (known !== null) return known;
  // "971 50 555 0100": the country's code without its plus.
  return digits.length >= 11 && !digits.startsWith('0') ? parsed(`+${digits}`) : null;
}

function parsed(written: string, defaultCountry?: CountryCode): string | null {
  const number = parsePhoneNumberFromString(written, {
    ...(defaultCountry && { defaultCountry }),
    extract: false,
  });
  return number?.isPossible() ? number.number : null;
}

/** Names by which the taxonomy knows a country where the Unicode names, "Myanmar (Burma)" for one, are others. */
const OTHER_NAMES: Partial<Record<CountryCode, string>> = { MM: 'Myanmar', PS: 'Palestine' };

/** The ISO 3166 code of each country of the taxonomy, by its id; found by the English names that both know. */
export const countryCodes = derived((taxonomy): ReadonlyMap<string, CountryCode> => {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const codes = getCountries().flatMap((code): [string, CountryCode][] => {
    const place = placeNamed(taxonomy, OTHER_NAMES[code] ?? names.of(code) ?? code);
    return place?.kind === 'country' ? [[place.country, code]] : [];
  });
  return new Map(codes);
});

function countryOf(taxonomy: Taxonomy, location: string): string | null {
  const parts = location.split(/\s*[,،|/()]\s*|\s+[-–]\s+/).filter(Boolean);
  for (const part of parts.toReversed()) {
    const place = placeNamed(taxonomy, part);
    if (place) return place.country;
  }
  return placesIn(taxonomy, location).at(-1)?.country ?? null;
}
