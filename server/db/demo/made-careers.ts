import type { WorkExperience } from '#contract/features/profiles.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import type { Origin, Work } from './data.ts';
import type { Both } from './entries.ts';
import { SENIOR_YEARS } from './made-jobs.ts';
import { addressOf, countryOf, type Making, titleIn, weighed, withNumbers, workOf } from './making.ts';

/** Whose career is told. */
export interface Whose {
  work: Work;
  origin: Origin;
  city: string;
  lang: Language;
  isWoman: boolean;
  /** Years of work up to now. */
  years: number;
}

/** Longer than this at one employer is seldom. */
const LONG_STAY = 60;

interface Stay {
  work: Work;
  isSenior: boolean;
  months: number;
}

/** Jobs one after the other, latest first: up the occupations that come before, from employer to employer. */
export function makeWork(making: Making, whose: Whose): WorkExperience[] {
  const { chance, now } = making;
  let month = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const goesOn = chance.happens(0.82);
  if (!goesOn) month -= chance.between(1, 6);
  const known = new Set<string>();
  const told = new Set<string>();
  return staysOf(making, whose)
    .toReversed()
    .map((stay, index) => {
      const [start, end] = [month - stay.months, month];
      month = start - chance.between(0, 2);
      const city = index === 0 ? whose.city : formerCity(making, whose);
      const isCurrent = index === 0 && goesOn;
      return {
        job_title: titleIn(
          stay.isSenior && stay.work.senior ? stay.work.senior : stay.work.title,
          whose.lang,
          whose.isWoman,
        ),
        organisation: employerOf(making, stay.work, city, whose.lang, known),
        location: addressOf(making, city, whose.lang),
        start_date: dateOf(start),
        end_date: isCurrent ? null : dateOf(end),
        currently_working: isCurrent,
        details: detailsOf(making, stay.work, whose, told),
        confidence: null,
      };
    });
}

/** The occupations of a career in their order, each in one or two places. */
function staysOf({ data, chance }: Making, { work, years }: Whose): Stay[] {
  const ladder: Work[] = [];
  for (let step: Work | null = work; step; step = step.before ? workOf(data, step.before) : null)
    ladder.unshift(step);
  const stays: Stay[] = [];
  for (const [place, step] of ladder.entries()) {
    const next = ladder[place + 1];
    const from = place === 0 ? 0 : Math.min(step.years[0], years);
    let months = Math.max(0, (next ? Math.min(next.years[0], years) : years) - from) * 12;
    if (months === 0) continue;
    let since = from * 12;
    while (months > 0) {
      const stay =
        months > LONG_STAY && chance.happens(0.8)
          ? Math.max(20, Math.round(months * (0.35 + chance.next() * 0.3)))
          : months;
      stays.push({ work: step, isSenior: since + stay > SENIOR_YEARS * 12, months: stay });
      since += stay;
      months -= stay;
      if (months < 12) months = 0;
    }
  }
  return stays;
}

/** Where somebody worked before: mostly near, sometimes at home. */
function formerCity({ data, chance }: Making, { origin, city }: Whose): string {
  const home = data.countries.find(({ id }) => id === origin.country);
  const country = home && chance.happens(0.5) ? home : countryOf(data, city);
  return weighed(chance, country.cities).id;
}

/** An employer of the line of business, named after something of its country; none twice in a career. */
function employerOf(
  { data, chance }: Making,
  work: Work,
  city: string,
  lang: Language,
  known: Set<string>,
): string {
  const lines = data.lines.filter(({ of }) => of.includes(work.id));
  const names =
    lines.length > 0
      ? chance.one(lines).names
      : data.lines.flatMap((it) => (isAfter(data, work, it.of) ? it.names : []));
  const { namedAfter } = countryOf(data, city);
  for (let tries = 0; ; tries++) {
    const name = chance.one(names)[lang].replace('{}', chance.one(namedAfter)[lang]);
    if (known.has(name) && tries < 20) continue;
    known.add(name);
    return name;
  }
}

/** Whether some of these occupations follow one of which only the title is known. */
const isAfter = (data: Making['data'], work: Work, ids: readonly string[]) =>
  ids.some((id) => data.works.get(id)?.before === work.id);

/** What somebody did there: duties, then a result; nothing twice in one resume. */
function detailsOf(making: Making, stay: Work, { work, lang }: Whose, told: Set<string>): string[] {
  const { chance } = making;
  const isFirstStep = stay.duties.length === 0;
  const duties = isFirstStep
    ? chance.some(work.duties, 2).map(({ en, ar }) => ({
        en: `Helped to ${en[0]?.toLowerCase()}${en.slice(1)}`,
        ar: `المشاركة في ${ar}`,
      }))
    : stay.duties;
  const isNew = ({ en }: Both) => !told.has(en);
  const results = isFirstStep ? [] : chance.some(stay.results.filter(isNew), 1);
  const fresh = [...duties.filter(isNew).slice(0, told.size === 0 ? 3 : 2), ...results];
  for (const { en } of fresh) told.add(en);
  return fresh.map((it) => withNumbers(chance, it)[lang]);
}

const dateOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
