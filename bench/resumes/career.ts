/** What an invented person did: jobs, studies and certificates, drawn from their trade. */

import * as names from './names.ts';
import type { Certificate, Half, Job, Study } from './person.ts';
import { cells, digits, firstOf, list } from './pool.ts';
import type { Random } from './random.ts';
import type { Trade } from './trade.ts';

/** Fills the gaps of a pattern with names of employers and towns. */
export type Fill = (pattern: string) => string;

/** The month that all documents are written in, counted from 1900; its predecessor is the last that is over. */
const LAST_MONTH = (2026 - 1900) * 12 + 10;

/** Jobs from the latest to the first, of so many years in all. */
export function historyOf(
  trade: Trade,
  draw: Random,
  of: { years: number; titles: string[]; fill: Fill; town: () => string; comma: string },
): Job[] {
  const { years, titles, fill, town } = of;
  const jobs: Job[] = [];
  const chosen = titlesHeld(titles, trade.isYoung === true, draw);
  let month = LAST_MONTH - draw.between(0, 4);
  let isFirst = true;
  let organisation = fill(draw.one(list(trade.orgs)));
  let place = town();
  if (of.comma === ', ' && draw.chance(0.3)) place = townAlone(place);
  for (const title of chosen) {
    const length = Math.max(5, Math.round((years * 12) / chosen.length) + draw.between(-9, 9));
    const end = isFirst && draw.chance(0.75) ? null : dateOf(month);
    const start = dateOf(month - length);
    jobs.push({ title, organisation, place, start, end, details: dutiesOf(trade, draw) });
    isFirst = false;
    month -= length + draw.between(0, 5);
    if (draw.chance(0.22)) month -= 1;
    else {
      const before = organisation;
      for (let i = 0; i < 6 && organisation === before; i++) organisation = fill(draw.one(list(trade.orgs)));
      const full = town();
      place = place.includes(', ') ? full : townAlone(full);
    }
  }
  return jobs;
}

/** Some of a trade's titles, the highest among them always the first. */
function titlesHeld(titles: readonly string[], isYoung: boolean, draw: Random): string[] {
  const count = isYoung ? draw.between(1, 2) : Math.min(titles.length, Math.max(1, draw.between(2, 5)));
  const ladder = titles.slice(0, count + draw.between(0, Math.max(0, titles.length - count)));
  const chosen = ladder.length > count ? [firstOf(ladder), ...draw.some(ladder.slice(1), count - 1)] : ladder;
  return chosen.sort((a, b) => titles.indexOf(a) - titles.indexOf(b));
}

const dutiesOf = (trade: Trade, draw: Random): string[] =>
  draw.some(list(trade.did), draw.chance(0.12) ? 0 : draw.between(1, 4)).map((text) =>
    text
      .replace(/\{n\}/g, () => String(draw.between(20, 400)))
      .replace(/\{m\}/g, () => String(draw.between(10, 60)))
      .replace(/\{k\}/g, () => String(draw.between(3, 9))),
  );

const townAlone = (place: string): string => firstOf(place.split(', '));

function dateOf(month: number): string {
  return `${1900 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

const SCHOOL =
  /^(?:high|secondary|matric|grade|senior|junior|kcse|sslc|plus|as-level|الثانوية|شهادة الإعدادية)/i;
const SECOND_DEGREE = /^(?:ph|doctor|master|m\.|msc|ma$|mba|ماجستير)/i;

/** Studies from the latest to the first, which end when the first job begins. */
export function studiesOf(
  trade: Trade,
  draw: Random,
  of: { firstYear: number; fill: Fill; half: Half; isArabic: boolean },
): Study[] {
  const { firstYear, fill, half, isArabic } = of;
  const pool = list((isArabic ? names.ARABIC.schools : names.SCHOOLS)[half]);
  const high = list(isArabic ? names.ARABIC.highSchools : names.HIGH_SCHOOLS);
  const degrees = list(trade.degrees);
  const chosen = draw.some(degrees, Math.min(degrees.length, draw.chance(0.4) ? 2 : 1));
  let end = trade.isYoung ? 2027 : firstYear - draw.between(0, 1);
  return chosen.map((item) => {
    const [degree = '', field] = cells(item);
    const isSchool = SCHOOL.test(degree);
    const length = isSchool || SECOND_DEGREE.test(degree) ? 2 : 4;
    const study: Study = {
      degree,
      field: field || null,
      institution: fill(draw.one(isSchool ? high : pool)),
      place: fill('{C}'),
      start: `${end - length}-09`,
      end: `${end}-06`,
      grade: draw.chance(0.2)
        ? draw.one(
            isArabic ? ['جيد جدا', 'امتياز', '86%'] : ['GPA 3.6/4.0', 'First Class', '78%', 'CGPA: 8.1'],
          )
        : null,
    };
    end -= length;
    return study;
  });
}

/** Certificates of a trade that were issued in the last years; most people have some. */
export function certificatesOf(trade: Trade, draw: Random, fill: Fill): Certificate[] {
  const all = list(trade.certs);
  if (all.length === 0 || draw.chance(0.15)) return [];
  return draw.some(all, draw.between(1, all.length)).map((item) => {
    const [name = '', issuer = '', months, pattern] = cells(item);
    const issued = LAST_MONTH - 1 - draw.between(3, 70);
    return {
      name,
      issuer: fill(issuer),
      issued: dateOf(issued),
      expires: Number(months) > 0 ? dateOf(issued + Number(months)) : null,
      id: pattern && draw.chance(0.75) ? digits(pattern, draw) : null,
    };
  });
}
