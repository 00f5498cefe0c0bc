/** An invented person from a seed: the facts that every layout shows in its own way. */

import * as names from './names.ts';
import { drawFrom, type Random } from './random.ts';
import type { Trade } from './trade.ts';
import { ARABIC_TRADES } from './trades.ar.ts';
import { ENGLISH_TRADES } from './trades.en.ts';

/**
 * The sets of trades, names, words and layouts that documents are made of. The engine is worked on with documents of
 * the first two; of the third only the score is looked at, and nothing of it appears in the others.
 */
export type Half = 'dev' | 'more' | 'look';

export interface Job {
  title: string;
  organisation: string;
  place: string;
  start: string;
  /** `null` for the job held now. */
  end: string | null;
  details: string[];
}

export interface Study {
  degree: string;
  field: string | null;
  institution: string;
  place: string;
  start: string;
  end: string;
  grade: string | null;
}

export interface Certificate {
  name: string;
  issuer: string;
  issued: string;
  expires: string | null;
  id: string | null;
}

export interface Person {
  id: string;
  trade: string;
  language: 'en' | 'ar';
  name: string;
  headline: string;
  email: string;
  phone: string;
  district: string | null;
  city: string;
  region: string | null;
  country: string;
  links: string[];
  summary: string;
  work: Job[];
  education: Study[];
  certifications: Certificate[];
  skills: string[];
  languages: [string, string][];
  awards: [string, string][];
  projects: [string, string][];
  publications: string[];
  volunteering: [string, string][];
  /** Nationality, visa and the like, in the order in which they are printed. */
  personal: [string, string][];
  hobbies: string;
  references: string;
  workHeading: string | null;
}

/** The month in which all documents were written. */
export const WRITTEN = '2026-11';

const list = (text: string): string[] => text.split('|').filter(Boolean);
const cells = (text: string): string[] => text.split(';').map((cell) => cell.trim());

export function personFrom(seed: number, half: Half, language: 'en' | 'ar'): Person {
  const draw = drawFrom(seed * 31 + { dev: 1, more: 2, look: 5 }[half] + (language === 'ar' ? 7 : 0));
  const trades = (language === 'ar' ? ARABIC_TRADES : ENGLISH_TRADES).filter((trade) => trade.set === half);
  const trade = trades[seed % trades.length]!;
  return language === 'ar' ? arabicPerson(trade, draw, seed, half) : englishPerson(trade, draw, seed, half);
}

function englishPerson(trade: Trade, draw: Random, seed: number, half: Half): Person {
  const origin = draw.one(Object.keys(names.GIVEN) as names.Origin[]);
  const given = draw.one(thirdOf(list(names.GIVEN[origin]), half));
  const family = draw.one(thirdOf(list(names.FAMILY[origin]), half));
  const middle = draw.chance(0.2) && origin !== 'gulf' ? `${draw.one(['A', 'K', 'M', 'J', 'S'])}.` : '';
  const name = [given, middle, family].filter(Boolean).join(' ');
  const [city, region, country, phonePattern] = cells(draw.one(list(names.TOWNS[origin]))) as [
    string,
    string,
    string,
    string,
  ];
  const fill = (pattern: string): string =>
    pattern
      .replace(/\{S\}/g, () => draw.one(list(names.ORG_NAMES[half])))
      .replace(/\{W\}/g, () => draw.one(list(names.WORDS[half])))
      .replace(/\{C\}/g, () => draw.one(list(names.ORG_TOWNS[half])));
  const plain = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase();
  const handle = draw.one([
    `${plain(given)}.${plain(family)}`,
    `${plain(given)[0]}${plain(family)}${draw.between(1, 99)}`,
    `${plain(family)}_${plain(given)}`,
    `${plain(given)}${draw.between(80, 99)}`,
  ]);
  const years = trade.isYoung ? 2 : draw.between(3, 16);
  const work = historyOf(
    trade,
    draw,
    years,
    fill,
    () => `${draw.one(list(names.ORG_TOWNS[half]))}, ${country}`,
    list(trade.titles),
    ', ',
  );
  const first = work.at(-1);
  const education = studiesOf(trade, draw, first ? Number(first.start.slice(0, 4)) : 2026, fill, half);
  const about = draw.one(list(trade.about));
  const links: string[] = [];
  if (draw.chance(0.45)) links.push(`linkedin.com/in/${plain(given)}-${plain(family)}-example`);
  if (trade.projects && draw.chance(0.7)) links.push(`github.com/${plain(given)}-example`);
  if (draw.chance(0.12)) links.push(`https://${plain(family)}.example.com`);
  const level = (): string =>
    draw.one(['Fluent', 'Intermediate', 'Professional working proficiency', 'B2', 'Good', 'Basic']);
  const tongue = names.TONGUE[origin];
  const languages: [string, string][] = [[tongue, draw.one(['Native', 'Mother tongue', 'Native speaker'])]];
  languages.push([
    'English',
    draw.one(['Fluent', 'Advanced', 'C1', 'Professional working proficiency', 'Excellent']),
  ]);
  for (const extra of draw.some(['French', 'Arabic', 'Spanish', 'German', 'Malayalam'], 1))
    if (draw.chance(0.4) && extra !== tongue) languages.push([extra, level()]);
  const personal: [string, string][] = [];
  if (draw.chance(0.5)) {
    personal.push(['Nationality', names.NATIONALITY[origin]]);
    if (draw.chance(0.7))
      personal.push([
        'Date of Birth',
        `${draw.between(1, 28)} ${draw.one(['March', 'June', 'October'])} ${2026 - 22 - years - draw.between(0, 4)}`,
      ]);
    if (draw.chance(0.5)) personal.push(['Marital Status', draw.one(['Single', 'Married'])]);
    if (draw.chance(0.5))
      personal.push([
        'Visa Status',
        draw.one(['Employment visa', 'Visit visa until 12/2026', 'Residence (transferable)']),
      ]);
    if (draw.chance(0.4))
      personal.push([
        'Driving License',
        draw.one(['UAE light vehicle', 'Valid, category B', 'Yes (manual)']),
      ]);
    if (draw.chance(0.4)) personal.push(['Notice Period', draw.one(['30 days', 'Immediate', 'One month'])]);
    if (draw.chance(0.3)) personal.push(['Passport Expiry', '14/08/2031']);
  }
  return {
    id: `${trade.id}-${seed}`,
    trade: trade.id,
    language: 'en',
    name,
    headline: trade.isYoung
      ? 'Student'
      : draw.chance(0.7)
        ? work[0]!.title
        : `${work[0]!.title} | ${draw.some(list(trade.skills), 1)[0]}`,
    email: `${handle}@${draw.one(['example.com', 'mail.example.org', 'example.net'])}`,
    phone: digits(phonePattern, draw),
    district: draw.chance(0.25) ? draw.one(list(names.DISTRICTS)) : null,
    city,
    region: region || null,
    country,
    links,
    summary:
      `${about.replace('{y}', String(years)).replace('{n}', String(draw.between(12, 60)))} ${draw.one(['Looking for a team that values craft.', 'Open to relocation and shift work.', 'Known for finishing what is started and for teaching others along the way.', ''])}`.trim(),
    work,
    education,
    certifications: certificatesOf(trade, draw, fill),
    skills: draw.some(list(trade.skills), draw.between(5, 10)),
    languages,
    awards: draw.chance(0.35)
      ? draw
          .some(list(names.AWARDS), draw.between(1, 2))
          .map((title) => [title, `${draw.between(2018, 2025)}-${draw.one(['03', '06', '11'])}`])
      : [],
    projects:
      trade.projects && draw.chance(0.75)
        ? draw
            .some(list(trade.projects), 2)
            .map((item) => cells(item) as [string, string])
            .map(([a, b]) => [a, b.replace('{n}', String(draw.between(2, 90)))])
        : [],
    publications: trade.publications && draw.chance(0.8) ? draw.some(list(trade.publications), 2) : [],
    volunteering: draw.chance(0.2) ? [cells(draw.one(list(names.VOLUNTEERING))) as [string, string]] : [],
    personal,
    hobbies: draw.one(list(names.HOBBIES)),
    references: draw.one(list(names.REFERENCES)),
    workHeading: trade.workHeading && draw.chance(0.35) ? draw.one(list(trade.workHeading)) : null,
  };
}

function arabicPerson(trade: Trade, draw: Random, seed: number, half: Half): Person {
  const pools = names.ARABIC;
  const isWoman = draw.chance(0.45);
  const families = list(pools.family);
  const at = draw.between(0, families.length - 1);
  const name = [
    draw.one(list(isWoman ? pools.women : pools.men)),
    draw.chance(0.7) ? draw.one(list(pools.middle)) : '',
    families[at]!,
  ]
    .filter(Boolean)
    .join(' ');
  const [city, country, phonePattern] = cells(draw.one(list(pools.towns[half]))) as [string, string, string];
  const fill = (pattern: string): string =>
    pattern
      .replace(/\{S\}/g, () => draw.one(list(pools.orgNames[half])))
      .replace(/\{W\}/g, () => draw.one(list(pools.words[half])))
      .replace(/\{C\}/g, () => draw.one(list(pools.orgTowns)));
  const titles = list(trade.titles).map((title) => title.split('/')[isWoman ? 1 : 0] ?? title);
  const years = draw.between(3, 15);
  const work = historyOf(trade, draw, years, fill, () => `${draw.one(list(pools.orgTowns))}`, titles, '، ');
  const education = studiesOf(trade, draw, Number(work.at(-1)!.start.slice(0, 4)), fill, half, true);
  const languages: [string, string][] = [
    ['العربية', draw.one(['اللغة الأم', 'لغة أم'])],
    ['الإنجليزية', draw.one(['جيد جدا', 'متقدم', 'بطلاقة', 'متوسط'])],
  ];
  if (draw.chance(0.3))
    languages.push([draw.one(['الفرنسية', 'الأوردية', 'التركية']), draw.one(['مبتدئ', 'متوسط'])]);
  const personal: [string, string][] = [];
  if (draw.chance(0.5)) {
    personal.push(['الجنسية', `${draw.one(list(pools.nationality))}${isWoman ? 'ة' : ''}`]);
    personal.push(['تاريخ الميلاد', `${draw.between(1, 28)}/0${draw.between(1, 9)}/${2026 - 23 - years}`]);
    if (draw.chance(0.5))
      personal.push([
        'الحالة الاجتماعية',
        isWoman ? draw.one(['عزباء', 'متزوجة']) : draw.one(['أعزب', 'متزوج']),
      ]);
    if (draw.chance(0.4)) personal.push(['رخصة القيادة', 'سارية']);
    if (draw.chance(0.3)) personal.push(['فترة الإشعار', 'شهر واحد']);
  }
  const handle = list(pools.latin)[at]!;
  return {
    id: `${trade.id}-${seed}`,
    trade: trade.id,
    language: 'ar',
    name,
    headline: work[0]!.title,
    email: `${handle}${draw.between(1, 99)}@example.com`,
    phone: digits(phonePattern, draw),
    district: draw.chance(0.2) ? draw.one(['حي النخيل', 'شارع المطار', 'المنطقة الثالثة']) : null,
    city,
    region: null,
    country,
    links: draw.chance(0.4) ? [`linkedin.com/in/${handle.replace('.', '-')}-example`] : [],
    summary:
      `${draw.one(list(trade.about)).replace('{y}', String(years))} ${draw.one(['أبحث عن فرصة للنمو في مؤسسة رائدة.', 'أجيد العمل ضمن فريق وتحت ضغط المواعيد.', ''])}`.trim(),
    work,
    education,
    certifications: certificatesOf(trade, draw, fill),
    skills: draw.some(list(trade.skills), draw.between(4, 8)),
    languages,
    awards: draw.chance(0.35)
      ? draw.some(list(pools.awards), 1).map((title) => [title, `${draw.between(2018, 2025)}-05`])
      : [],
    projects:
      trade.projects && draw.chance(0.8)
        ? draw.some(list(trade.projects), 2).map((item) => cells(item) as [string, string])
        : [],
    publications: [],
    volunteering: [],
    personal,
    hobbies: draw.one(list(pools.hobbies)),
    references: 'تقدم عند الطلب',
    workHeading: null,
  };
}

function thirdOf(items: string[], half: Half): string[] {
  return items.filter((_, index) => index % 3 === { dev: 0, more: 1, look: 2 }[half]);
}

function digits(pattern: string, draw: Random): string {
  return pattern.replace(/#/g, () => String(draw.between(0, 9)));
}

function historyOf(
  trade: Trade,
  draw: Random,
  years: number,
  fill: (pattern: string) => string,
  town: () => string,
  titles: string[],
  comma: string,
): Job[] {
  const jobs: Job[] = [];
  const count = trade.isYoung ? draw.between(1, 2) : Math.min(titles.length, Math.max(1, draw.between(2, 5)));
  const ladder = titles.slice(0, count + draw.between(0, Math.max(0, titles.length - count)));
  const chosen = ladder.length > count ? [ladder[0]!, ...draw.some(ladder.slice(1), count - 1)] : ladder;
  chosen.sort((a, b) => titles.indexOf(a) - titles.indexOf(b));
  let month = (2026 - 1900) * 12 + 10 - draw.between(0, 4);
  let isFirst = true;
  let organisation = fill(draw.one(list(trade.orgs)));
  let place = town();
  if (comma === ', ' && draw.chance(0.3)) place = place.split(', ')[0]!;
  for (const title of chosen) {
    const length = Math.max(5, Math.round((years * 12) / count) + draw.between(-9, 9));
    const isNow = isFirst && draw.chance(0.75);
    const end = isNow ? null : dateOf(month);
    const start = dateOf(isNow ? month - length : month - length);
    const details = draw.some(list(trade.did), draw.chance(0.12) ? 0 : draw.between(1, 4)).map((text) =>
      text
        .replace(/\{n\}/g, () => String(draw.between(20, 400)))
        .replace(/\{m\}/g, () => String(draw.between(10, 60)))
        .replace(/\{k\}/g, () => String(draw.between(3, 9))),
    );
    jobs.push({ title, organisation, place, start, end, details });
    isFirst = false;
    month -= length + draw.between(0, 5);
    if (!draw.chance(0.22)) {
      const before = organisation;
      for (let i = 0; i < 6 && organisation === before; i++) organisation = fill(draw.one(list(trade.orgs)));
      const full = town();
      place = place.includes(', ') ? full : full.split(', ')[0]!;
    } else month -= 1;
  }
  return jobs;
}

function dateOf(month: number): string {
  return `${1900 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

function studiesOf(
  trade: Trade,
  draw: Random,
  firstYear: number,
  fill: (pattern: string) => string,
  half: Half,
  isArabic = false,
): Study[] {
  const pool = isArabic ? list(names.ARABIC.schools[half]) : list(names.SCHOOLS[half]);
  const high = list(isArabic ? names.ARABIC.highSchools : names.HIGH_SCHOOLS);
  const chosen = draw.some(
    list(trade.degrees),
    Math.min(list(trade.degrees).length, draw.chance(0.4) ? 2 : 1),
  );
  let end = trade.isYoung ? 2027 : firstYear - draw.between(0, 1);
  return chosen.map((item) => {
    const [degree, field] = cells(item) as [string, string | undefined];
    const isSchool =
      /^(?:high|secondary|matric|grade|senior|junior|kcse|sslc|plus|as-level|الثانوية|شهادة الإعدادية)/i.test(
        degree,
      );
    const length = isSchool ? 2 : /^(?:ph|doctor|master|m\.|msc|ma$|mba|ماجستير)/i.test(degree) ? 2 : 4;
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

function certificatesOf(trade: Trade, draw: Random, fill: (pattern: string) => string): Certificate[] {
  const all = list(trade.certs);
  if (all.length === 0 || draw.chance(0.15)) return [];
  return draw.some(all, draw.between(1, all.length)).map((item) => {
    const [name, issuer, months, pattern] = cells(item) as [string, string, string, string | undefined];
    const issued = (2026 - 1900) * 12 + 9 - draw.between(3, 70);
    return {
      name,
      issuer: fill(issuer),
      issued: dateOf(issued),
      expires: Number(months) > 0 ? dateOf(issued + Number(months)) : null,
      id: pattern && draw.chance(0.75) ? digits(pattern, draw) : null,
    };
  });
}
