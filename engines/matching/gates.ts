import { listed } from '#engines/text/index.ts';
import type { JobFeatures, ProfileFeatures } from './features.ts';
import { type FromAbroad, takesGladly, takesNobody } from './from-abroad.ts';
import { levelFit, levelsShown, unknownLevel } from './levels.ts';
import { type GateKey, gateKeys } from './parts.ts';
import type { PreparedJob, PreparedProfile } from './prepare.ts';
import { anyRegistration, landsOf, registrationsShown } from './registrations.ts';
import type { SpokenLanguage } from './spoken-languages.ts';

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
  /** Of the place, where the person is in another country: what the job says of that. */
  fromAbroad?: FromAbroad;
}

/** Gate values, 0 to 1; `unknownFact` where the profile does not say what the job asks. */
export type GateValues = Record<GateKey, number>;

/** Counts as 1; kept apart from 1 so that the explanation can say what is not known. */
export const unknownFact = -1;

// Of a job that takes nobody from abroad, being in another country costs the whole location gate; of others, or in another town
// of the country, or ready to move, less.
const elsewhere = 2 / 3;
const elsewhereAndWelcome = 0.75;
const sameCountry = 0.9;
const readyToMove = 14 / 15;
/** Every missing language takes its share of this much; a level too low takes half of its language's share. */
const languagesAtStake = 0.4;

/** Whoever is registered in another land has an examination and months of papers before them. */
const registeredElsewhere = 0.3;

/** The share of the experience gate that is lost by who has none of the years asked for. */
const noneOfYears = 0.5;

type JobGated = Pick<
  PreparedJob,
  'minYears' | 'mostYears' | 'education' | 'level' | 'licence' | 'remote' | 'abroad' | 'place' | 'languages'
>;
type ProfileGated = Pick<
  PreparedProfile,
  'years' | 'education' | 'levelsHeld' | 'licences' | 'place' | 'relocates' | 'languages'
>;

/** What each requirement keeps of the score. */
export function gateValues(job: JobGated, profile: ProfileGated): GateValues {
  return {
    experience: experienceGate(job, profile.years),
    education: educationGate(job.education, profile.education),
    level: levelGate(job.level, profile.levelsHeld),
    licence: licenceGate(job.licence, profile.licences),
    location: locationGate(job, profile),
    language: languageGate(job, profile),
  };
}

/** Too few years cost in proportion; many more than the job is made for cost too, once they are half as many again. */
function experienceGate({ minYears, mostYears }: JobGated, have: number): number {
  if (minYears <= 0 && mostYears < 0) return 1;
  if (have < 0) return unknownFact;
  if (have < minYears) return 1 - noneOfYears * (1 - have / minYears);
  if (mostYears < 0) return 1;
  const tooMany = have - 1.5 * mostYears - 1;
  return Math.min(1, Math.max(0, 1 - tooMany / (2 * mostYears + 4)));
}

function levelGate(asked: number, held: number): number {
  return held === unknownLevel ? unknownFact : levelFit(asked, held);
}

function licenceGate(asked: number, shown: number): number {
  if (asked === 0) return 1;
  if (shown === -1) return unknownFact;
  const profession = asked & ~anyRegistration;
  if (profession !== 0 && (profession & shown) === 0) return 0;
  const [needed, held] = [asked & anyRegistration, shown & anyRegistration];
  // Who names no registration may have it all the same.
  return needed === 0 || held === 0 || (needed & held) !== 0 ? 1 : registeredElsewhere;
}

function educationGate(need: number, have: number): number {
  if (need <= 0) return 1;
  if (have < 0) return unknownFact;
  return Math.max(0, 1 - 0.5 * Math.max(0, need - have));
}

function locationGate(job: JobGated, profile: ProfileGated): number {
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
  if (job.abroad === takesNobody) return 0;
  if (profile.relocates) return readyToMove;
  return job.abroad === takesGladly ? elsewhereAndWelcome : elsewhere;
}

function languageGate(job: JobGated, profile: ProfileGated): number {
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
  weights: Record<GateKey, number>,
  { mostYears, licence, level }: Pick<PreparedJob, 'mostYears' | 'licence' | 'level'>,
): Gate[] {
  const held = profile.titles[0]?.title;
  const titles = {
    need: withLands(job.title, licence),
    have: held && withLands(held, registrationsShown(profile.text)),
  };
  const words: Record<GateKey, { need?: string | undefined; have?: string | undefined }> = {
    experience: { need: yearsText(job.minYears ?? mostYears), have: yearsText(profile.years) },
    education: { need: job.education === 'none' ? undefined : job.education, have: profile.education },
    level: { need: String(level), have: levelText(level, profile) },
    licence: licence === 0 ? {} : titles,
    location: { need: job.remote ? undefined : placeText(job.location), have: placeText(profile.location) },
    language: { need: languageText(job.languages), have: languageText(profile.languages) },
  };
  const isTold = gates.location === 0 || gates.location === elsewhereAndWelcome;
  const told = isTold ? job.fromAbroad : undefined;
  return gateKeys.map((key) => {
    const value = gates[key];
    const { need, have } = words[key];
    return {
      key,
      value: value === unknownFact ? 1 : value,
      weight: weights[key],
      status: value === unknownFact ? 'unknown' : value < 1 ? 'short' : 'met',
      ...(need === undefined ? {} : { need }),
      ...(have === undefined ? {} : { have }),
      ...(key === 'location' && told !== undefined ? { fromAbroad: told } : {}),
    };
  });
}

/** The level that decides: the highest somebody had where that lies below the one asked, else the one they have now. */
function levelText(asked: number, { titles }: ProfileFeatures): string | undefined {
  const shown = levelsShown(titles);
  if (shown === unknownLevel) return undefined;
  const [now, highest] = [shown % 10, Math.floor(shown / 10)];
  return String(highest < asked ? highest : now);
}

/** "Staff Nurse (uae)": a profession with the lands for which somebody is, or is to be, registered. */
function withLands(title: string, registrations: number): string {
  const lands = landsOf(registrations);
  return lands.length === 0 ? title : `${title} (${listed(lands)})`;
}

function yearsText(years: number | null | undefined): string | undefined {
  return years === null || years === undefined || years < 0 ? undefined : String(years);
}

function placeText(location: { city?: string; country?: string } | undefined): string | undefined {
  return listed([location?.city ?? '', location?.country ?? '']) || undefined;
}

function languageText(languages: readonly SpokenLanguage[] | undefined): string | undefined {
  return languages?.length ? listed(languages.map(({ language }) => language)) : undefined;
}
