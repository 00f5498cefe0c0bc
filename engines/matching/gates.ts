import type { JobFeatures, ProfileFeatures } from './features.ts';
import type { Calibration } from './model.ts';
import type { PreparedJob, PreparedProfile } from './prepare.ts';
import type { SpokenLanguage } from './spoken-languages.ts';

/** What may take from a score where the person falls short of it. */
export type GateKey = 'experience' | 'education' | 'location' | 'language';

/** A gate as it is explained. */
export interface Gate {
  key: GateKey;
  /** 0 to 1; 1 where the fact is missing or nothing is asked. */
  value: number;
  /** How much of the score the gate may take: its factor is 1 - weight + weight * value. */
  weight: number;
  /** `unknown`: the job asks and the profile does not say, which costs nothing. */
  status: 'met' | 'short' | 'unknown';
  /** What the job asks, absent where it asks nothing; years, an education level, a place, or languages. */
  need?: string;
  /** What the profile says of it, absent where it says nothing. */
  have?: string;
}

/** Gate values, 0 to 1; `unknownFact` where the profile does not say what the job asks. */
export type GateValues = Record<GateKey, number>;

/** Counts as 1; kept apart from 1 so that the explanation can say what is not known. */
export const unknownFact = -1;

/** All gates, in the order in which they are explained. */
export const gateKeys: readonly GateKey[] = ['experience', 'education', 'location', 'language'];

// Being in another country costs the whole location gate; in another town of the country, or ready to move, less.
const sameCountry = 0.7;
const readyToMove = 0.8;
/** Every missing language takes its share of this much; a level too low takes half of its language's share. */
const languagesAtStake = 0.4;

/** E, D, L and G of the formula. */
export function gateValues(job: PreparedJob, profile: PreparedProfile): GateValues {
  return {
    experience: experienceGate(job.minYears, profile.years),
    education: educationGate(job.education, profile.education),
    location: locationGate(job, profile),
    language: languageGate(job, profile),
  };
}

function experienceGate(need: number, have: number): number {
  if (need <= 0) return 1;
  if (have < 0) return unknownFact;
  return Math.min(1, have / need);
}

function educationGate(need: number, have: number): number {
  if (need <= 0) return 1;
  if (have < 0) return unknownFact;
  return Math.max(0, 1 - 0.5 * Math.max(0, need - have));
}

function locationGate(job: PreparedJob, profile: PreparedProfile): number {
  if (job.remote || (job.place.country === 0 && job.place.city === 0)) return 1;
  const { city, country } = profile.place;
  if (city === 0 && country === 0) return unknownFact;
  if (job.place.city !== 0 && job.place.city === city) return 1;
  if (job.place.country !== 0 && job.place.country === country) {
    // Only one of them names a town: the country is all that can be compared.
    if (job.place.city === 0 || city === 0) return 1;
    return profile.relocates ? 1 : sameCountry;
  }
  if (job.place.country === 0 || country === 0) return unknownFact;
  return profile.relocates ? readyToMove : 0;
}

function languageGate(job: PreparedJob, profile: PreparedProfile): number {
  const needed = job.languages.ids.length;
  if (needed === 0) return 1;
  if (!profile.languages) return unknownFact;
  let lost = 0;
  for (let i = 0; i < needed; i++) {
    const at = profile.languages.ids.indexOf(job.languages.ids[i]!);
    if (at < 0) lost += 1;
    else {
      const [need, have] = [job.languages.levels[i]!, profile.languages.levels[at]!];
      // One step below what is asked (fluent for native) passes: the words are used loosely.
      if (need > 0 && have > 0 && have < need - 1) lost += 0.5;
    }
  }
  return 1 - (languagesAtStake * lost) / needed;
}

/** The gates in words: what the job asks and what the person has. */
export function describeGates(
  gates: GateValues,
  job: JobFeatures,
  profile: ProfileFeatures,
  calibration: Calibration,
): Gate[] {
  const words: Record<GateKey, { need?: string | undefined; have?: string | undefined }> = {
    experience: { need: yearsText(job.minYears), have: yearsText(profile.years) },
    education: { need: job.education === 'none' ? undefined : job.education, have: profile.education },
    location: { need: job.remote ? undefined : placeText(job.location), have: placeText(profile.location) },
    language: { need: languageText(job.languages), have: languageText(profile.languages) },
  };
  return gateKeys.map((key) => {
    const value = gates[key];
    const { need, have } = words[key];
    return {
      key,
      value: value === unknownFact ? 1 : value,
      weight: calibration.gates[key],
      status: value === unknownFact ? 'unknown' : value < 1 ? 'short' : 'met',
      ...(need === undefined ? {} : { need }),
      ...(have === undefined ? {} : { have }),
    };
  });
}

function yearsText(years: number | null | undefined): string | undefined {
  return years === null || years === undefined || years < 0 ? undefined : String(years);
}

function placeText(location: { city?: string; country?: string } | undefined): string | undefined {
  const named = [location?.city, location?.country].filter(Boolean);
  return named.length > 0 ? named.join(', ') : undefined;
}

function languageText(languages: readonly SpokenLanguage[] | undefined): string | undefined {
  return languages?.length ? languages.map(({ language }) => language).join(', ') : undefined;
}
