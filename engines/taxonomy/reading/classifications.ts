import {
  type Country,
  type Degree,
  degreeLevels,
  demandKinds,
  type FieldOfStudy,
  type Industry,
  type JobZone,
  type LanguageLevel,
  type Licence,
  type Name,
  type NoticePeriod,
  type Qualification,
  type Sector,
  type SeniorityLevel,
  type Skill,
  waysOfLearning,
} from '../concepts.ts';
import {
  bilingual,
  blocksOf,
  columns,
  headedLinesOf,
  linesOf,
  namesOf,
  oneOf,
  type TextFile,
  words,
} from './text-files.ts';

/** The lists that stand one concept a line, without relations between them. */

export function parseSectors(file: TextFile, problems: string[]): Sector[] {
  return rows(file, problems, 'a sector is id | English | Arabic', ([id, en, ar]) =>
    id && en && ar ? { id, name: { en, ar } } : null,
  );
}

/** Industries by their sectors. Here as below a faulty line is told in `problems` and left out. */
export function parseIndustries(file: TextFile, problems: string[]): Industry[] {
  return rows(file, problems, 'an industry is id | sector id | English | Arabic', ([id, sectorId, en, ar]) =>
    id && sectorId && en && ar ? { id, sectorId, name: { en, ar } } : null,
  );
}

/** Degrees with the level they lead to, and their names and abbreviations. */
export function parseDegrees(file: TextFile, problems: string[]): Degree[] {
  const wanted = `a degree is id | level (${degreeLevels.join(', ')}) | English | Arabic`;
  return rows(file, problems, wanted, ([id, level, english, arabic]) => {
    const names = namesOf(english, arabic);
    return id && oneOf(degreeLevels, level) && isNamed(names.name) ? { id, level, ...names } : null;
  });
}

/** Fields stand under headings "## area id / English / Arabic". */
export function parseFieldsOfStudy(file: TextFile, problems: string[]): FieldOfStudy[] {
  return headedLinesOf(file).flatMap(({ text, place, heading }) => {
    const [areaId, en, ar] = (heading ?? '').split(/\s+\/\s+/);
    const [id, english, arabic] = columns(text);
    const names = namesOf(english, arabic);
    if (id && areaId && en && ar && isNamed(names.name))
      return [{ id, area: { id: areaId, en, ar }, ...names, firstWork: [] }];
    problems.push(`${place}: a field of study is id | English | Arabic under "## area / English / Arabic"`);
    return [];
  });
}

/** Gives fields of study the occupations at which those begin who have studied them: field | occupations. */
export function addFirstWork(fields: readonly FieldOfStudy[], file: TextFile, problems: string[]): void {
  const byId = new Map(fields.map((field) => [field.id, field]));
  for (const { text, place } of headedLinesOf(file)) {
    const [id = '', ids] = columns(text);
    const field = byId.get(id);
    if (field) field.firstWork = words(ids);
    else problems.push(`${place}: there is no field of study "${id}"`);
  }
}

/** Tells of skills how they are learned where no course gives them: skills | way | how. */
export function addLearnedOtherwise(skills: readonly Skill[], file: TextFile, problems: string[]): void {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  for (const { text, place } of headedLinesOf(file)) {
    const [ids, way, told] = columns(text);
    const how = bilingual(told);
    if (!oneOf(waysOfLearning, way) || !isNamed(how)) {
      problems.push(`${place}: it is skills | way (${waysOfLearning.join(', ')}) | English = Arabic`);
      continue;
    }
    for (const id of words(ids)) {
      const skill = byId.get(id);
      if (skill) skill.learnedOtherwise = { way, how };
      else problems.push(`${place}: there is no skill "${id}"`);
    }
  }
}

/** Professions that ask for a licence: groups of ISCO-08 | what they ask. */
export function parseLicences(file: TextFile, problems: string[]): Licence[] {
  const wanted =
    'a licence is groups of ISCO-08 | years | English = Arabic | words that show the study | courses';
  return rows(file, problems, wanted, ([groups, years, told, shown = '', courses]) => {
    const asks = bilingual(told);
    return groups && Number(years) > 0 && isNamed(asks)
      ? {
          groups: words(groups),
          years: Number(years),
          asks,
          shownBy: alternatives(shown),
          courseIds: words(courses),
        }
      : null;
  });
}

/** Qualifications that postings ask for by name, with the courses that lead to them. */
export function parseQualifications(file: TextFile, problems: string[]): Qualification[] {
  const wanted = 'a qualification is id | name = name | courses | qualifications above it';
  return rows(file, problems, wanted, ([id, names = '', courses, above]) => {
    const courseIds = words(courses);
    return id && names && courseIds.length > 0
      ? {
          id,
          kind: 'certificate' as const,
          names: alternatives(names),
          shownBy: [],
          courseIds,
          above: words(above),
          sectorIds: [],
          how: null,
        }
      : null;
  });
}

/** What postings ask for by name besides qualifications: licences, tools, standards, laws and duties. */
export function parseDemands(file: TextFile, problems: string[]): Qualification[] {
  const wanted = `a demand is id | ${demandKinds.join(', ')} | name = name | shown by | courses | sectors | English way = Arabic way`;
  return rows(
    file,
    problems,
    wanted,
    ([id, kindName, names = '', shownBy = '', courses, sectors, way = '']) => {
      const kind = demandKinds.find((one) => one === kindName);
      const courseIds = words(courses);
      const [en = '', ar = ''] = alternatives(way);
      const how = en && ar ? { en, ar } : null;
      return id && kind && names && (courseIds.length > 0 || how)
        ? {
            id,
            kind,
            names: alternatives(names),
            shownBy: alternatives(shownBy),
            courseIds,
            above: [],
            sectorIds: words(sectors),
            how,
          }
        : null;
    },
  );
}

const alternatives = (text: string): string[] =>
  text
    .split('=')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Countries by their two letters, with what their people are called. */
export function parseCountries(file: TextFile, problems: string[]): Country[] {
  const wanted = 'a country is two-letter code | English | Arabic | nationality | nationality in Arabic';
  return rows(file, problems, wanted, ([id, english, arabic, people, peopleAr]) => {
    const names = namesOf(english, arabic);
    const nationality = namesOf(people, peopleAr);
    return id && /^[A-Z]{2}$/.test(id) && isNamed(names.name) && isNamed(nationality.name)
      ? { id, ...names, nationality: { ...nationality.name, aliases: nationality.aliases } }
      : null;
  });
}

/** How well a language can be spoken, in our words and in the levels of the European framework. */
export function parseLanguageLevels(file: TextFile, problems: string[]): LanguageLevel[] {
  const wanted = 'a language level is id | English | Arabic | levels of the European framework';
  return rows(file, problems, wanted, ([id, english, arabic, cefr]) => {
    const names = namesOf(english, arabic);
    return id && isNamed(names.name) ? { id, ...names, cefr: words(cefr) } : null;
  });
}

/** Levels of seniority with the years that are usual for them, both ends included. */
export function parseSeniorityLevels(file: TextFile, problems: string[]): SeniorityLevel[] {
  const wanted = 'a seniority is id | English | Arabic | usual years from | to';
  return rows(file, problems, wanted, ([id, english, arabic, from, to]) => {
    const names = namesOf(english, arabic);
    const years = { from: Number(from), to: Number(to) };
    return id && isNamed(names.name) && years.from <= years.to ? { id, ...names, years } : null;
  });
}

/** Notice periods as people write them, in days. */
export function parseNoticePeriods(file: TextFile, problems: string[]): NoticePeriod[] {
  return rows(
    file,
    problems,
    'a notice period is id | English | Arabic | days',
    ([id, english, arabic, days]) => {
      const names = namesOf(english, arabic);
      return id && isNamed(names.name) && Number(days) >= 0 ? { id, ...names, days: Number(days) } : null;
    },
  );
}

const ZONE_TEXTS = ['experience', 'education', 'training', 'examples'] as const;

/** The five job zones, each a block of texts in both languages. */
export function parseJobZones(file: TextFile, problems: string[]): JobZone[] {
  const once = ['en', 'ar', ...ZONE_TEXTS, ...ZONE_TEXTS.map((text) => `${text}-ar`)];
  return blocksOf(file, 'zone', { once }, problems).flatMap(({ id, place, field }) => {
    const both = (name: string): Name => ({ en: field(name), ar: field(`${name}-ar`) });
    const zone = Number(id);
    const texts = ZONE_TEXTS.map(both);
    if (zone >= 1 && zone <= 5 && texts.every(isNamed) && field('en') && field('ar')) {
      const [experience, education, training, examples] = texts as [Name, Name, Name, Name];
      return [
        { zone, name: { en: field('en'), ar: field('ar') }, experience, education, training, examples },
      ];
    }
    problems.push(`${place}: a zone is a number of 1 to 5 with ${once.join(', ')}`);
    return [];
  });
}

/** `old id | id of the concept that took its place`. */
export function parseFormerIds(file: TextFile, problems: string[]): Map<string, string> {
  const pairs = rows(file, problems, 'a former id is old id | heir', ([old, heir]) =>
    old && heir ? ([old, heir] as const) : null,
  );
  return new Map(pairs);
}

function rows<T>(
  file: TextFile,
  problems: string[],
  wanted: string,
  read: (cells: string[]) => T | null,
): T[] {
  return linesOf(file).flatMap(({ text, place }) => {
    if (text === '') return [];
    const row = read(columns(text));
    if (row !== null) return [row];
    problems.push(`${place}: ${wanted}`);
    return [];
  });
}

function isNamed(name: Name): boolean {
  return name.en !== '' && name.ar !== '';
}
