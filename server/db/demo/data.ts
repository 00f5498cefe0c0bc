import fs from 'node:fs';
import { EducationLevel, type Profile } from '#contract/features/profiles.contract.ts';
import { Currency, Language } from '#contract/kernel/fields.ts';
import { expected } from '#server/platform/expected.ts';
import {
  allBoth,
  type Both,
  bothOf,
  type Entry,
  entriesOf,
  type Gendered,
  genderedOf,
  partsOf,
  rangeOf,
  weighedOf,
} from './entries.ts';

/** Where people live and work. */
export interface Country {
  /** Of the taxonomy's places, as cities are. */
  id: string;
  currency: Currency;
  /** A month's pay here for one of the same money in the Emirates. */
  pay: number;
  /** A mobile number: # is any digit, [..] one of those. */
  phone: string;
  cities: { id: string; weight: number }[];
  universities: Both[];
  namedAfter: Both[];
  grants: Both[];
  from: { id: string; weight: number }[];
}

/** Where people come from. */
export interface Origin {
  id: string;
  country: string;
  nationality: Gendered;
  speaks: Both;
  women: Both[];
  men: Both[];
  families: Both[];
  universities: Both[];
}

/** An occupation as people tell of it. Those that only come before others have no more than a title. */
export interface Work {
  /** Of the taxonomy. */
  id: string;
  /** Years of work at which people come to it, and with which they still do it. */
  years: [from: number, to: number];
  before: string | null;
  title: Gendered;
  senior: Gendered | null;
  study: {
    level: NonNullable<Profile['education'][number]['level']>;
    degree: Both;
    field: Both | null;
  } | null;
  aim: Both | null;
  duties: Both[];
  results: Both[];
  asks: Both[];
}

/** A line of business: what companies of it are called, and whom they employ. */
export interface Line {
  id: string;
  names: Both[];
  of: string[];
}

/** A company whose jobs are shown. */
export interface WrittenCompany {
  id: string;
  industry: string;
  size: number;
  lang: Language;
  /** The seat first. */
  cities: string[];
  name: Both;
  about: Both;
  team: { id: string; weight: number }[];
}

/** Somebody whose career is not left to chance. */
export interface WrittenAccount {
  email: string;
  workId: string;
  origin: string;
  city: string;
  lang: Language;
  years: number;
  isWoman: boolean;
  firstName: string;
  lastName: string;
}

/** All that the demo data is made of; `data/README.txt` explains the files. */
export interface DemoData {
  countries: Country[];
  origins: Map<string, Origin>;
  lines: Line[];
  companies: WrittenCompany[];
  accounts: WrittenAccount[];
  works: Map<string, Work>;
}

const FOLDER = new URL('./data/', import.meta.url);
const textOf = (name: string) => fs.readFileSync(new URL(name, FOLDER), 'utf8');

/** Reads the files beside this one. Throws where one says less than it must. */
export function readDemoData(): DemoData {
  const works = fs
    .readdirSync(new URL('work/', FOLDER))
    .toSorted()
    .flatMap((name) => entriesOf('occupation', textOf(`work/${name}`)).map(workOf));
  return {
    countries: entriesOf('country', textOf('countries.txt')).map(countryOf),
    origins: new Map(entriesOf('origin', textOf('origins.txt')).map((it) => [it.id, originOf(it)])),
    lines: entriesOf('line', textOf('lines.txt')).map((it) => ({
      id: it.id,
      names: allBoth(it.line('names')),
      of: partsOf(it.line('of'), ';'),
    })),
    companies: entriesOf('company', textOf('companies.txt')).map(companyOf),
    accounts: entriesOf('account', textOf('accounts.txt')).map(accountOf),
    works: new Map(works.map((it) => [it.id, it])),
  };
}

const countryOf = (it: Entry): Country => ({
  id: it.id,
  currency: Currency.parse(it.line('currency')),
  pay: Number(it.line('pay')),
  phone: it.line('phone'),
  cities: weighedOf(it.line('cities')),
  universities: allBoth(it.line('universities')),
  namedAfter: allBoth(it.line('named-after')),
  grants: allBoth(it.line('grants')),
  from: weighedOf(it.line('from')),
});

function originOf(it: Entry): Origin {
  const [country = '', nationality = ''] = partsOf(it.line('country'), '|');
  return {
    id: it.id,
    country,
    nationality: genderedOf(nationality),
    speaks: bothOf(it.line('speaks')),
    women: allBoth(it.line('women')),
    men: allBoth(it.line('men')),
    families: allBoth(it.line('families')),
    universities: it.lines('universities').flatMap(allBoth),
  };
}

function workOf(it: Entry): Work {
  const [years = '', before = '-'] = it.facts;
  const [study] = it.lines('study');
  const [senior] = it.lines('senior');
  const [aim] = it.lines('aim');
  return {
    id: it.id,
    years: rangeOf(years),
    before: before === '-' ? null : before,
    title: genderedOf(it.line('title')),
    senior: senior ? genderedOf(senior) : null,
    study: study ? studyOf(study) : null,
    aim: aim ? bothOf(aim) : null,
    duties: it.lines('do').map(bothOf),
    results: it.lines('did').map(bothOf),
    asks: it.lines('ask').map(bothOf),
  };
}

/** "bachelor | Bachelor of Commerce | Accounting = بكالوريوس تجارة | المحاسبة"; a certificate of school has no field. */
function studyOf(text: string): Work['study'] {
  const { en, ar } = bothOf(text);
  const [level, degree = '', field = '-'] = partsOf(en, '|');
  const [degreeAr = '', fieldAr = ''] = partsOf(ar, '|');
  return {
    level: EducationLevel.parse(level),
    degree: { en: degree, ar: degreeAr },
    field: field === '-' ? null : { en: field, ar: fieldAr },
  };
}

function companyOf(it: Entry): WrittenCompany {
  const [industry = '', size = '', lang = '', cities = ''] = it.facts;
  return {
    id: it.id,
    industry,
    size: Number(size),
    lang: Language.parse(lang),
    cities: partsOf(cities, ';'),
    name: bothOf(it.line('name')),
    about: bothOf(it.line('about')),
    team: weighedOf(it.line('team')),
  };
}

function accountOf(it: Entry): WrittenAccount {
  const [workId = '', origin = '', city = '', lang = '', years = '', sex = '', ...name] = it.facts;
  const [firstName, lastName] = name;
  return {
    email: it.id,
    workId,
    origin,
    city,
    lang: Language.parse(lang),
    years: Number(years),
    isWoman: sex === 'woman',
    firstName: expected(firstName, `first name of ${it.id}`),
    lastName: expected(lastName, `family name of ${it.id}`),
  };
}
