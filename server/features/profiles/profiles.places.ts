import type { JsonResume } from '#contract/features/profiles.json-resume.ts';
import { listed } from '#engines/text/index.ts';
import { filled } from './profiles.left-out.ts';

/** The code of a country by its English name: JSON Resume wants ISO 3166-1 alpha-2. */
export function countryCode(name: string): string | undefined {
  return countryCodes.get(name.toLowerCase());
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const countryCodes = codesByCountry();

/** "Dubai, United Arab Emirates" in its parts, where these give the same words back; else as it is written. */
export function locationParts(location: string): Record<string, string> {
  const parts = location.split(', ');
  const code = parts.length > 1 ? countryCode(parts.at(-1) ?? '') : undefined;
  const [city = '', ...region] = code ? parts.slice(0, -1) : parts;
  const taken = {
    city,
    ...(region.length > 0 ? { region: region.join(', ') } : {}),
    ...(code ? { countryCode: code } : {}),
  };
  return locationOf(taken) === location ? taken : { address: location };
}

export function locationOf(
  location: NonNullable<NonNullable<JsonResume['basics']>['location']>,
): string | null {
  const { city, region, address } = location;
  const code = filled(location.countryCode);
  const country = code && (/^[A-Za-z]{2}$/.test(code) ? (countryNames.of(code.toUpperCase()) ?? code) : code);
  const place = listed([filled(city) ?? '', filled(region) ?? '', country ?? '']);
  return place || filled(address);
}

function codesByCountry(): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const all = letters.flatMap((one) => letters.map((other) => one + other));
  // Codes that have been renamed give the name of the new one: the first in the alphabet would be the former.
  return new Map(
    all
      .filter((code) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
      .flatMap((code) => {
        const country = countryNames.of(code);
        return country ? [[country.toLowerCase(), code] as const] : [];
      }),
  );
}
