import { join } from 'node:path';
import {
  type Country,
  type Course,
  type Degree,
  type FieldOfStudy,
  type Industry,
  type Institute,
  type JobZone,
  type LanguageLevel,
  type Licence,
  type Module,
  type NoticePeriod,
  type Occupation,
  type Programme,
  type Provider,
  type Qualification,
  rungs,
  type Sector,
  type SeniorityLevel,
  type Skill,
} from './concepts.ts';
import { addAccounts } from './reading/accounts.ts';
import {
  addFirstWork,
  addLearnedOtherwise,
  parseCountries,
  parseDegrees,
  parseDemands,
  parseFieldsOfStudy,
  parseFormerIds,
  parseIndustries,
  parseJobZones,
  parseLanguageLevels,
  parseLicences,
  parseNoticePeriods,
  parseQualifications,
  parseSectors,
  parseSeniorityLevels,
} from './reading/classifications.ts';
import { parseCourses, parseProviders } from './reading/courses.ts';
import { parseInstitutes, parseModules, parseProgrammes } from './reading/institutes.ts';
import { addLearning, parseLearning } from './reading/learning.ts';
import { parseOccupations } from './reading/occupations.ts';
import { parseSkills } from './reading/skills.ts';
import { RELEASE_FOLDER, type TextFile, textFile, textFiles } from './reading/text-files.ts';
import { addWays, dropCircles, parseWays } from './reading/ways.ts';

/** All concepts of a release as its files hold them; `taxonomyOf` makes them answer questions. */
export type TaxonomyData = {
  /** Where it was read from: the release's own folder first. */
  folders: readonly string[];
  skills: Skill[];
  occupations: Occupation[];
  sectors: Sector[];
  industries: Industry[];
  jobZones: JobZone[];
  degrees: Degree[];
  fieldsOfStudy: FieldOfStudy[];
  countries: Country[];
  languageLevels: LanguageLevel[];
  seniorityLevels: SeniorityLevel[];
  noticePeriods: NoticePeriod[];
  licences: Licence[];
  qualifications: Qualification[];
  providers: Provider[];
  courses: Course[];
  institutes: Institute[];
  programmes: Programme[];
  modules: Module[];
  /** Ids that stored records may still bear, each with the concept that took its place. */
  formerIds: Map<string, string>;
  /**
   * What is wrong in the files, each with file and line. A faulty concept is left out and the rest stands,
   * so that one bad line stops no server; the consistency test lets none land.
   */
  problems: string[];
};

/**
 * Reads data folders (see docs/taxonomy.md for the format), the release's own first: a concept that a later folder
 * names again is added to, any other is new. Never throws for the content of a file.
 */
export function readTaxonomy(folders: readonly string[] = [RELEASE_FOLDER]): TaxonomyData {
  const data = noData(folders);
  for (const folder of folders) readFolder(folder, data);
  checkReferences(data);
  return data;
}

function noData(folders: readonly string[]): TaxonomyData {
  return {
    folders,
    skills: [],
    occupations: [],
    sectors: [],
    industries: [],
    jobZones: [],
    degrees: [],
    fieldsOfStudy: [],
    countries: [],
    languageLevels: [],
    seniorityLevels: [],
    noticePeriods: [],
    licences: [],
    qualifications: [],
    providers: [],
    courses: [],
    institutes: [],
    programmes: [],
    modules: [],
    formerIds: new Map(),
    problems: [],
  };
}

function readFolder(folder: string, data: TaxonomyData): void {
  const { problems } = data;
  const one = (name: string): TextFile => textFile(folder, name);
  const all = (name: string): TextFile[] => textFiles(join(folder, name));
  const knownSkills = byId(data.skills);
  const knownOccupations = byId(data.occupations);
  const add = <T extends { id: string }>(list: T[], more: T[], noun: string): void =>
    addConcepts(list, more, noun, problems);

  add(
    data.skills,
    all('skills').flatMap((file) => parseSkills(file, problems, knownSkills)),
    'skill',
  );
  addLearnedOtherwise(data.skills, one('learned-otherwise.txt'), problems);
  add(
    data.occupations,
    all('occupations').flatMap((file) => parseOccupations(file, problems, knownOccupations)),
    'occupation',
  );
  addWays(
    data.occupations,
    all('ways').flatMap((file) => parseWays(file, problems)),
    all('ways-aside').flatMap((file) => parseWays(file, problems)),
    problems,
  );
  addAccounts(data.occupations, all('accounts'), problems);
  add(data.sectors, parseSectors(one('sectors.txt'), problems), 'sector');
  add(data.industries, parseIndustries(one('industries.txt'), problems), 'industry');
  add(data.degrees, parseDegrees(one('degrees.txt'), problems), 'degree');
  add(data.fieldsOfStudy, parseFieldsOfStudy(one('fields-of-study.txt'), problems), 'field of study');
  addFirstWork(data.fieldsOfStudy, one('first-work.txt'), problems);
  add(data.countries, parseCountries(one('countries.txt'), problems), 'country');
  add(data.languageLevels, parseLanguageLevels(one('language-levels.txt'), problems), 'language level');
  add(data.seniorityLevels, parseSeniorityLevels(one('seniority-levels.txt'), problems), 'seniority');
  add(data.noticePeriods, parseNoticePeriods(one('notice-periods.txt'), problems), 'notice period');
  data.licences.push(...parseLicences(one('licences.txt'), problems));
  data.qualifications.push(...parseQualifications(one('qualifications.txt'), problems));
  data.qualifications.push(...parseDemands(one('demands.txt'), problems));
  data.jobZones.push(...parseJobZones(one('job-zones.txt'), problems));
  add(data.providers, parseProviders(one('providers.txt'), problems), 'provider');
  add(
    data.courses,
    all('courses').flatMap((file) => parseCourses(file, problems)),
    'course',
  );
  add(
    data.modules,
    all('modules').flatMap((file) => parseModules(file, problems)),
    'module',
  );
  add(data.institutes, parseInstitutes(one('institutes.txt'), problems), 'institute');
  add(
    data.programmes,
    all('programmes').flatMap((file) => parseProgrammes(file, problems)),
    'programme',
  );
  for (const [old, heir] of parseFormerIds(one('former-ids.txt'), problems)) data.formerIds.set(old, heir);
  const advised = all('learning').flatMap((file) => parseLearning(file, problems));
  addLearning(data.occupations, advised, data.formerIds, problems);
}

type Concept = { id: string; source?: string };

/** What an earlier folder held is replaced, having been read with it; what stands twice in one folder is a problem. */
function addConcepts<T extends Concept>(
  list: T[],
  more: readonly T[],
  noun: string,
  problems: string[],
): void {
  const places = new Map(list.map((concept, at) => [concept.id, at]));
  const added = new Map<string, T>();
  for (const concept of more) {
    const twin = added.get(concept.id);
    if (twin) {
      problems.push(
        `${concept.source ?? concept.id}: the ${noun} ${concept.id} stands already at ${twin.source}`,
      );
      continue;
    }
    added.set(concept.id, concept);
    const at = places.get(concept.id);
    if (at === undefined) list.push(concept);
    else list[at] = concept;
  }
}

/** References that lead nowhere are reported and dropped; references to a former id lead to its heir. */
function checkReferences(data: TaxonomyData): void {
  const kept = <T extends { id: string; source: string }, R extends { id: string }>(
    ids: ReadonlySet<string>,
    references: readonly R[],
    from: T,
    noun: string,
  ): R[] =>
    references.flatMap((reference) => {
      const id = ids.has(reference.id) ? reference.id : (data.formerIds.get(reference.id) ?? '');
      if (ids.has(id)) return [{ ...reference, id }];
      data.problems.push(`${from.source}: there is no ${noun} "${reference.id}"`);
      return [];
    });
  const keptIds = <T extends { id: string; source: string }>(
    ids: ReadonlySet<string>,
    references: readonly string[],
    from: T,
    noun: string,
  ): string[] => {
    const asReferences = references.map((id) => ({ id }));
    return kept(ids, asReferences, from, noun).map(({ id }) => id);
  };
  const check = (ids: ReadonlySet<string>, id: string, source: string, noun: string): void => {
    if (!ids.has(id)) data.problems.push(`${source}: there is no ${noun} "${id}"`);
  };
  const skillIds = idsOf(data.skills);
  const occupationIds = idsOf(data.occupations);
  const sectorIds = idsOf(data.sectors);
  const industryIds = idsOf(data.industries);
  for (const skill of data.skills) skill.related = kept(skillIds, skill.related, skill, 'skill');
  for (const industry of data.industries) check(sectorIds, industry.sectorId, 'industries.txt', 'sector');
  for (const occupation of data.occupations) {
    check(sectorIds, occupation.sectorId, occupation.source, 'sector');
    check(industryIds, occupation.industryId, occupation.source, 'industry');
    occupation.skills = kept(skillIds, occupation.skills, occupation, 'skill');
    occupation.next = kept(occupationIds, occupation.next, occupation, 'occupation');
    occupation.told = keptIds(occupationIds, occupation.told, occupation, 'occupation');
    if (!occupation.ways) continue;
    occupation.ways.steps = kept(occupationIds, occupation.ways.steps, occupation, 'occupation');
    occupation.ways.aside = kept(occupationIds, occupation.ways.aside, occupation, 'occupation');
  }
  dropCircles(data.occupations, data.problems);
  const providerIds = idsOf(data.providers);
  for (const course of data.courses) {
    check(providerIds, course.providerId, course.source, 'provider');
    course.skills = kept(skillIds, course.skills, course, 'skill');
    course.needs = keptIds(skillIds, course.needs, course, 'skill');
  }
  const courseIds = idsOf(data.courses);
  for (const { learning } of data.occupations) {
    if (!learning) continue;
    for (const rung of rungs)
      learning[rung] = keptIds(courseIds, learning[rung], { id: rung, source: learning.source }, 'course');
  }
  const qualificationIds = idsOf(data.qualifications);
  for (const { kind, courseIds: leading, above, sectorIds: within } of data.qualifications) {
    const source = kind === 'certificate' ? 'qualifications.txt' : 'demands.txt';
    for (const id of leading) check(courseIds, id, source, 'course');
    for (const id of above) check(qualificationIds, id, source, 'qualification');
    for (const id of within) check(sectorIds, id, source, 'sector');
  }
  for (const part of data.modules) part.skills = kept(skillIds, part.skills, part, 'skill');
  const moduleIds = idsOf(data.modules);
  const fieldIds = idsOf(data.fieldsOfStudy);
  const countryIds = idsOf(data.countries);
  for (const institute of data.institutes) check(countryIds, institute.country, institute.source, 'country');
  const instituteIds = idsOf(data.institutes);
  for (const field of data.fieldsOfStudy)
    for (const id of field.firstWork) check(occupationIds, id, 'first-work.txt', 'occupation');
  for (const programme of data.programmes) {
    check(instituteIds, programme.instituteId, programme.source, 'institute');
    check(fieldIds, programme.fieldId, programme.source, 'field of study');
    programme.moduleIds = keptIds(moduleIds, programme.moduleIds, programme, 'module');
  }
  for (const [old, heir] of data.formerIds) {
    if (![skillIds, occupationIds, courseIds].some((ids) => ids.has(heir)))
      data.problems.push(`former-ids.txt: the heir of ${old}, "${heir}", does not exist`);
  }
}

function idsOf(concepts: readonly { id: string }[]): Set<string> {
  return new Set(concepts.map((concept) => concept.id));
}

function byId<T extends { id: string }>(concepts: readonly T[]): Map<string, T> {
  return new Map(concepts.map((concept) => [concept.id, concept]));
}
