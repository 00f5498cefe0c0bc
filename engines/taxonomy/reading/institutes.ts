import { degreeLevels, type Institute, instituteTypes, type Module, type Programme } from '../concepts.ts';
import {
  bilingual,
  columns,
  headedLinesOf,
  leveledIds,
  linesOf,
  namesOf,
  oneOf,
  type TextFile,
  words,
} from './text-files.ts';

/** Reads `id | type | country | English = aliases | Arabic = aliases | city = city in Arabic | site`. */
export function parseInstitutes(file: TextFile, problems: string[]): Institute[] {
  return linesOf(file).flatMap(({ text, place }) => {
    if (text === '') return [];
    const [id, type, country, english, arabic, city, site] = columns(text);
    const names = namesOf(english, arabic);
    const town = bilingual(city);
    if (id && oneOf(instituteTypes, type) && country && names.name.en && names.name.ar && town.en && town.ar)
      return [{ id, ...names, type, country, city: town, site: site || null, source: place }];
    problems.push(
      `${place}: an institute is id | ${instituteTypes.join(' or ')} | country | English | Arabic | city = city in Arabic | site`,
    );
    return [];
  });
}

/** Reads `id | degree | English = Arabic | field of study | years | module ids` under headings "## institute id". */
export function parseProgrammes(file: TextFile, problems: string[]): Programme[] {
  return headedLinesOf(file).flatMap(({ text, place, heading }) => {
    const [id, degree, title, fieldId, years, modules] = columns(text);
    const name = bilingual(title);
    if (id && heading && oneOf(degreeLevels, degree) && name.en && name.ar && fieldId && Number(years) > 0)
      return [
        {
          id,
          instituteId: heading,
          degree,
          name,
          fieldId,
          years: Number(years),
          moduleIds: words(modules),
          source: place,
        },
      ];
    problems.push(
      `${place}: a programme is id | degree | English = Arabic | field | years | modules under "## institute"`,
    );
    return [];
  });
}

/** Reads `id | English title | Arabic title | English outcome = Arabic outcome | skill:level …`. */
export function parseModules(file: TextFile, problems: string[]): Module[] {
  return headedLinesOf(file).flatMap(({ text, place }) => {
    const [id, en, ar, outcome, skills] = columns(text);
    const told = bilingual(outcome);
    if (!id || !en || !ar || !told.en || !told.ar) {
      problems.push(`${place}: a module is id | English | Arabic | outcome = outcome in Arabic | skills`);
      return [];
    }
    return [
      { id, name: { en, ar }, outcome: told, skills: leveledIds(skills, place, problems), source: place },
    ];
  });
}
