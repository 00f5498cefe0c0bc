/** An invented person who writes in English: of one of nine origins, in a town of theirs. */

import { certificatesOf, type Fill, historyOf, studiesOf } from './career.ts';
import * as names from './names.ts';
import type { Half, Job, Person } from './person.ts';
import { cells, digits, firstOf, list, twoCells } from './pool.ts';
import type { Random } from './random.ts';
import type { Trade } from './trade.ts';

/** Everything is drawn in this order: another order would make other people of the same seeds. */
export function englishPerson(trade: Trade, draw: Random, seed: number, half: Half): Person {
  const called = nameFrom(draw, half);
  const { origin } = called;
  const [city = '', region = '', country = '', phonePattern = ''] = cells(
    draw.one(list(names.TOWNS[origin])),
  );
  const fill = fillFrom(draw, half);
  const handle = handleOf(called, draw);
  const years = trade.isYoung ? 2 : draw.between(3, 16);
  const town = () => `${draw.one(list(names.ORG_TOWNS[half]))}, ${country}`;
  const work = historyOf(trade, draw, { years, titles: list(trade.titles), fill, town, comma: ', ' });
  const firstYear = Number(work.at(-1)?.start.slice(0, 4) ?? 2026);
  const education = studiesOf(trade, draw, { firstYear, fill, half, isArabic: false });
  const about = draw.one(list(trade.about));
  const links = linksOf(called, trade, draw);
  const languages = languagesOf(names.TONGUE[origin], draw);
  const personal = personalOf(names.NATIONALITY[origin], years, draw);
  return {
    id: `${trade.id}-${seed}`,
    trade: trade.id,
    language: 'en',
    name: called.name,
    headline: headlineOf(trade, work, draw),
    email: `${handle}@${draw.one(['example.com', 'mail.example.org', 'example.net'])}`,
    phone: digits(phonePattern, draw),
    district: draw.chance(0.25) ? draw.one(list(names.DISTRICTS)) : null,
    city,
    region: region || null,
    country,
    links,
    summary: summaryOf(about, years, draw),
    work,
    education,
    certifications: certificatesOf(trade, draw, fill),
    skills: draw.some(list(trade.skills), draw.between(5, 10)),
    languages,
    awards: draw.chance(0.35) ? awardsFrom(draw) : [],
    projects: trade.projects && draw.chance(0.75) ? projectsFrom(trade.projects, draw) : [],
    publications: trade.publications && draw.chance(0.8) ? draw.some(list(trade.publications), 2) : [],
    volunteering: draw.chance(0.2) ? [twoCells(draw.one(list(names.VOLUNTEERING)))] : [],
    personal,
    hobbies: draw.one(list(names.HOBBIES)),
    references: draw.one(list(names.REFERENCES)),
    workHeading: trade.workHeading && draw.chance(0.35) ? draw.one(list(trade.workHeading)) : null,
  };
}

interface Called {
  origin: names.Origin;
  given: string;
  family: string;
  name: string;
}

function nameFrom(draw: Random, half: Half): Called {
  const origin = draw.one(names.ORIGINS);
  const given = draw.one(thirdOf(list(names.GIVEN[origin]), half));
  const family = draw.one(thirdOf(list(names.FAMILY[origin]), half));
  const middle = draw.chance(0.2) && origin !== 'gulf' ? `${draw.one(['A', 'K', 'M', 'J', 'S'])}.` : '';
  return { origin, given, family, name: [given, middle, family].filter(Boolean).join(' ') };
}

/** The names that this set may use: no two sets have one in common. */
const thirdOf = (items: string[], half: Half): string[] =>
  items.filter((_, index) => index % 3 === { dev: 0, more: 1, look: 2 }[half]);

const fillFrom =
  (draw: Random, half: Half): Fill =>
  (pattern) =>
    pattern
      .replace(/\{S\}/g, () => draw.one(list(names.ORG_NAMES[half])))
      .replace(/\{W\}/g, () => draw.one(list(names.WORDS[half])))
      .replace(/\{C\}/g, () => draw.one(list(names.ORG_TOWNS[half])));

/** A name as it stands in addresses. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

function handleOf({ given, family }: Called, draw: Random): string {
  const [first, last] = [plain(given), plain(family)];
  return draw.one([
    `${first}.${last}`,
    `${first[0]}${last}${draw.between(1, 99)}`,
    `${last}_${first}`,
    `${first}${draw.between(80, 99)}`,
  ]);
}

function linksOf({ given, family }: Called, trade: Trade, draw: Random): string[] {
  const links: string[] = [];
  if (draw.chance(0.45)) links.push(`linkedin.com/in/${plain(given)}-${plain(family)}-example`);
  if (trade.projects && draw.chance(0.7)) links.push(`github.com/${plain(given)}-example`);
  if (draw.chance(0.12)) links.push(`https://${plain(family)}.example.com`);
  return links;
}

function languagesOf(tongue: string, draw: Random): [string, string][] {
  const level = (): string =>
    draw.one(['Fluent', 'Intermediate', 'Professional working proficiency', 'B2', 'Good', 'Basic']);
  const languages: [string, string][] = [
    [tongue, draw.one(['Native', 'Mother tongue', 'Native speaker'])],
    ['English', draw.one(['Fluent', 'Advanced', 'C1', 'Professional working proficiency', 'Excellent'])],
  ];
  for (const extra of draw.some(['French', 'Arabic', 'Spanish', 'German', 'Malayalam'], 1))
    if (draw.chance(0.4) && extra !== tongue) languages.push([extra, level()]);
  return languages;
}

/** What resumes of the region say about the person beside their work; half of them say nothing. */
function personalOf(nationality: string, years: number, draw: Random): [string, string][] {
  if (!draw.chance(0.5)) return [];
  const personal: [string, string][] = [['Nationality', nationality]];
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
    personal.push(['Driving License', draw.one(['UAE light vehicle', 'Valid, category B', 'Yes (manual)'])]);
  if (draw.chance(0.4)) personal.push(['Notice Period', draw.one(['30 days', 'Immediate', 'One month'])]);
  if (draw.chance(0.3)) personal.push(['Passport Expiry', '14/08/2031']);
  return personal;
}

function headlineOf(trade: Trade, work: readonly Job[], draw: Random): string {
  if (trade.isYoung) return 'Student';
  const { title } = firstOf(work);
  return draw.chance(0.7) ? title : `${title} | ${firstOf(draw.some(list(trade.skills), 1))}`;
}

function summaryOf(about: string, years: number, draw: Random): string {
  const told = about.replace('{y}', String(years)).replace('{n}', String(draw.between(12, 60)));
  const end = draw.one([
    'Looking for a team that values craft.',
    'Open to relocation and shift work.',
    'Known for finishing what is started and for teaching others along the way.',
    '',
  ]);
  return `${told} ${end}`.trim();
}

const awardsFrom = (draw: Random): [string, string][] =>
  draw
    .some(list(names.AWARDS), draw.between(1, 2))
    .map((title) => [title, `${draw.between(2018, 2025)}-${draw.one(['03', '06', '11'])}`]);

const projectsFrom = (projects: string, draw: Random): [string, string][] =>
  draw
    .some(list(projects), 2)
    .map(twoCells)
    .map(([name, what]) => [name, what.replace('{n}', String(draw.between(2, 90)))]);
