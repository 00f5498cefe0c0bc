/** An invented person who writes in Arabic. */

import { certificatesOf, type Fill, historyOf, studiesOf } from './career.ts';
import * as names from './names.ts';
import type { Half, Person } from './person.ts';
import { cells, digits, firstOf, list, twoCells } from './pool.ts';
import type { Random } from './random.ts';
import type { Trade } from './trade.ts';

const pools = names.ARABIC;

/** Everything is drawn in this order: another order would make other people of the same seeds. */
export function arabicPerson(trade: Trade, draw: Random, seed: number, half: Half): Person {
  const { isWoman, name, handle } = nameFrom(draw);
  const [city = '', country = '', phonePattern = ''] = cells(draw.one(list(pools.towns[half])));
  const fill = fillFrom(draw, half);
  const titles = list(trade.titles).map((title) => title.split('/')[isWoman ? 1 : 0] ?? title);
  const years = draw.between(3, 15);
  const town = () => draw.one(list(pools.orgTowns));
  const work = historyOf(trade, draw, { years, titles, fill, town, comma: '، ' });
  const firstYear = Number(work.at(-1)?.start.slice(0, 4));
  const education = studiesOf(trade, draw, { firstYear, fill, half, isArabic: true });
  const languages = languagesFrom(draw);
  const personal = personalOf(isWoman, years, draw);
  return {
    id: `${trade.id}-${seed}`,
    trade: trade.id,
    language: 'ar',
    name,
    headline: firstOf(work).title,
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
    projects: trade.projects && draw.chance(0.8) ? draw.some(list(trade.projects), 2).map(twoCells) : [],
    publications: [],
    volunteering: [],
    personal,
    hobbies: draw.one(list(pools.hobbies)),
    references: 'تقدم عند الطلب',
    workHeading: null,
  };
}

/** A name, and its family's in Latin letters, as it stands in addresses. */
function nameFrom(draw: Random): { isWoman: boolean; name: string; handle: string } {
  const isWoman = draw.chance(0.45);
  const families = list(pools.family);
  const at = draw.between(0, families.length - 1);
  const given = draw.one(list(isWoman ? pools.women : pools.men));
  const middle = draw.chance(0.7) ? draw.one(list(pools.middle)) : '';
  return {
    isWoman,
    name: [given, middle, families[at]].filter(Boolean).join(' '),
    handle: list(pools.latin)[at] ?? '',
  };
}

const fillFrom =
  (draw: Random, half: Half): Fill =>
  (pattern) =>
    pattern
      .replace(/\{S\}/g, () => draw.one(list(pools.orgNames[half])))
      .replace(/\{W\}/g, () => draw.one(list(pools.words[half])))
      .replace(/\{C\}/g, () => draw.one(list(pools.orgTowns)));

function languagesFrom(draw: Random): [string, string][] {
  const languages: [string, string][] = [
    ['العربية', draw.one(['اللغة الأم', 'لغة أم'])],
    ['الإنجليزية', draw.one(['جيد جدا', 'متقدم', 'بطلاقة', 'متوسط'])],
  ];
  if (draw.chance(0.3))
    languages.push([draw.one(['الفرنسية', 'الأوردية', 'التركية']), draw.one(['مبتدئ', 'متوسط'])]);
  return languages;
}

/** What resumes of the region say about the person beside their work; half of them say nothing. */
function personalOf(isWoman: boolean, years: number, draw: Random): [string, string][] {
  if (!draw.chance(0.5)) return [];
  const personal: [string, string][] = [
    ['الجنسية', `${draw.one(list(pools.nationality))}${isWoman ? 'ة' : ''}`],
    ['تاريخ الميلاد', `${draw.between(1, 28)}/0${draw.between(1, 9)}/${2026 - 23 - years}`],
  ];
  if (draw.chance(0.5))
    personal.push([
      'الحالة الاجتماعية',
      isWoman ? draw.one(['عزباء', 'متزوجة']) : draw.one(['أعزب', 'متزوج']),
    ]);
  if (draw.chance(0.4)) personal.push(['رخصة القيادة', 'سارية']);
  if (draw.chance(0.3)) personal.push(['فترة الإشعار', 'شهر واحد']);
  return personal;
}
