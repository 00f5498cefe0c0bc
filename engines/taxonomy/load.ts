import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type AmbiguousForm,
  type EducationLevel,
  educationLevels,
  type Industry,
  type InterestArea,
  interestAreas,
  type Name,
  type Names,
  type Occupation,
  type OccupationSkill,
  type RelatedSkill,
  type Sector,
  type Skill,
  type SkillGroup,
  type SkillRelation,
  skillGroups,
  skillKinds,
  skillRelations,
} from './concepts.ts';

export type TaxonomyData = {
  skills: Skill[];
  occupations: Occupation[];
  sectors: Sector[];
  industries: Industry[];
  /**
   * What is wrong in the files, each with file and line. A faulty concept is left out and the rest stands,
   * so that one bad line stops no server; the consistency test lets none land.
   */
  problems: string[];
};

/** Reads the data folder (see docs/taxonomy.md for the format). Never throws for the content of a file. */
export function readTaxonomy(folder: string = join(import.meta.dirname, 'data')): TaxonomyData {
  const problems: string[] = [];
  const skills = textFiles(join(folder, 'skills')).flatMap((file) => parseSkills(file, problems));
  const sectors = parseSectors(textFile(folder, 'sectors.txt'), problems);
  const industries = parseIndustries(textFile(folder, 'industries.txt'), problems);
  const occupations = textFiles(join(folder, 'occupations')).flatMap((file) =>
    parseOccupations(file, problems),
  );
  const data: TaxonomyData = {
    skills: withoutRepeats(skills, 'skill', problems),
    occupations: withoutRepeats(occupations, 'occupation', problems),
    sectors,
    industries,
    problems,
  };
  checkReferences(data);
  return data;
}

export type TextFile = { name: string; text: string };
export type Line = { text: string; place: string };

function textFiles(folder: string): TextFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

/** An absent file reads as an empty one. */
export function textFile(folder: string, name: string): TextFile {
  const path = join(folder, name);
  return { name: basename(path), text: existsSync(path) ? readFileSync(path, 'utf8') : '' };
}

/** The lines of a data file, trimmed, with empty ones and headings ("## ") but without comments. */
export function linesOf(file: TextFile): Line[] {
  return file.text
    .split('\n')
    .map((text, index) => ({ text: text.trim(), place: `${file.name}:${index + 1}` }))
    .filter((line) => line.text === '' || !line.text.startsWith('#') || line.text.startsWith('## '));
}

export function parseSkills(file: TextFile, problems: string[]): Skill[] {
  const skills: Skill[] = [];
  let heading: { group: SkillGroup; category: Name } | null = null;
  for (const line of linesOf(file)) {
    if (line.text === '') continue;
    if (line.text.startsWith('## ')) {
      heading = parseHeading(line, problems);
      continue;
    }
    if (!heading) {
      problems.push(`${line.place}: a skill before any heading "## group / English / Arabic"`);
      continue;
    }
    const skill = parseSkill(line, heading, problems);
    if (skill) skills.push(skill);
  }
  return skills;
}

function parseHeading(line: Line, problems: string[]): { group: SkillGroup; category: Name } | null {
  const [group, en, ar] = line.text.slice(3).split(/\s+\/\s+/);
  if (!oneOf(skillGroups, group) || !en || !ar) {
    problems.push(
      `${line.place}: a heading is "## group / English / Arabic", group one of ${skillGroups.join(', ')}`,
    );
    return null;
  }
  return { group, category: { en, ar } };
}

function parseSkill(
  line: Line,
  heading: { group: SkillGroup; category: Name },
  problems: string[],
): Skill | null {
  const [id, english, arabic, kind, meaning, related = '', ambiguous = ''] = columns(line.text);
  const en = alternatives(english);
  const ar = alternatives(arabic);
  if (!id || !en[0] || !ar[0]) {
    problems.push(`${line.place}: a skill needs id | English | Arabic | kind | meaning`);
    return null;
  }
  if (!oneOf(skillKinds, kind)) {
    problems.push(`${line.place}: kind "${kind ?? ''}" of ${id} is none of ${skillKinds.join(', ')}`);
    return null;
  }
  if (!meaning) problems.push(`${line.place}: ${id} has no meaning`);
  return {
    id,
    name: { en: en[0], ar: ar[0] },
    aliases: { en: en.slice(1), ar: ar.slice(1) },
    group: heading.group,
    category: heading.category,
    kind,
    meaning: meaning ?? '',
    related: parseRelated(related, line.place, problems),
    ambiguous: parseAmbiguous(ambiguous, line.place, problems),
    source: line.place,
  };
}

function parseRelated(text: string, place: string, problems: string[]): RelatedSkill[] {
  const related: RelatedSkill[] = [];
  for (const item of text.split(/\s+/).filter(Boolean)) {
    const [id, relation, amount] = item.split(':');
    const strength = Number(amount);
    if (!id || !oneOf<SkillRelation>(skillRelations, relation) || !(strength > 0 && strength <= 1)) {
      problems.push(`${place}: "${item}" is not id:relation:strength`);
      continue;
    }
    related.push({ id, relation, strength });
  }
  return related;
}

function parseAmbiguous(text: string, place: string, problems: string[]): AmbiguousForm[] {
  const forms: AmbiguousForm[] = [];
  for (const item of text.split(';').filter((part) => part.trim() !== '')) {
    const colon = item.indexOf(':');
    const form = item.slice(0, Math.max(colon, 0)).trim();
    const contexts = item
      .slice(colon + 1)
      .split(/[\s,]+/)
      .filter(Boolean);
    if (form === '' || contexts.length === 0)
      problems.push(`${place}: "${item.trim()}" is not "form: context words"`);
    else forms.push({ form, contexts });
  }
  return forms;
}

export function parseSectors(file: TextFile, problems: string[]): Sector[] {
  return linesOf(file).flatMap((line) => {
    if (line.text === '') return [];
    const [id, en, ar] = columns(line.text);
    if (id && en && ar) return [{ id, name: { en, ar } }];
    problems.push(`${line.place}: a sector is id | English | Arabic`);
    return [];
  });
}

export function parseIndustries(file: TextFile, problems: string[]): Industry[] {
  return linesOf(file).flatMap((line) => {
    if (line.text === '') return [];
    const [id, sectorId, en, ar] = columns(line.text);
    if (id && sectorId && en && ar) return [{ id, sectorId, name: { en, ar } }];
    problems.push(`${line.place}: an industry is id | sector id | English | Arabic`);
    return [];
  });
}

export function parseOccupations(file: TextFile, problems: string[]): Occupation[] {
  const blocks: Line[][] = [];
  let block: Line[] = [];
  for (const line of linesOf(file)) {
    if (line.text === '' || line.text.startsWith('occupation ')) {
      if (block.length > 0) blocks.push(block);
      block = [];
    }
    if (line.text !== '') block.push(line);
  }
  if (block.length > 0) blocks.push(block);
  return blocks.flatMap((lines) => parseOccupation(lines, problems) ?? []);
}

function parseOccupation(lines: Line[], problems: string[]): Occupation | null {
  const [first, ...rest] = lines;
  if (!first?.text.startsWith('occupation ')) {
    problems.push(`${first?.place}: a block begins with "occupation <id>"`);
    return null;
  }
  const source = first.place;
  const id = first.text.slice('occupation '.length).trim();
  const fields = new Map<string, string>();
  for (const line of rest) {
    const colon = line.text.indexOf(':');
    const field = line.text.slice(0, Math.max(colon, 0)).trim();
    if (!occupationFields.has(field)) problems.push(`${line.place}: unknown field "${field}" of ${id}`);
    else if (fields.has(field)) problems.push(`${line.place}: "${field}" of ${id} stands twice`);
    else fields.set(field, line.text.slice(colon + 1).trim());
  }
  const field = (name: string): string => fields.get(name) ?? '';
  const en = alternatives(field('en'));
  const ar = alternatives(field('ar'));
  const zone = Number(field('zone'));
  const education = field('education');
  if (!en[0] || !ar[0] || !(zone >= 1 && zone <= 5) || !oneOf<EducationLevel>(educationLevels, education)) {
    problems.push(
      `${source}: ${id} needs en, ar, a zone of 1 to 5 and an education of ${educationLevels.join(', ')}`,
    );
    return null;
  }
  return {
    id,
    name: { en: en[0], ar: ar[0] },
    aliases: { en: en.slice(1), ar: ar.slice(1) },
    sectorId: field('sector'),
    industryId: field('industry'),
    about: { en: field('about'), ar: field('about-ar') },
    tasks: parseTasks(field('tasks'), field('tasks-ar'), source, problems),
    skills: parseOccupationSkills(field('skills'), source, problems),
    zone,
    interests: parseInterests(field('interests'), source, problems),
    education,
    years: Number(field('years')) || 0,
    next: parseNext(field('next'), source, problems),
    isco: field('isco') || null,
    onet: field('onet') || null,
    growing: field('growing') === 'yes',
    salaryAed: parseSalary(field('salary'), source, problems),
    source,
  };
}

const occupationFields = new Set(
  `en ar sector industry about about-ar tasks tasks-ar skills zone interests education years next isco onet growing
  salary`.split(/\s+/),
);

function parseTasks(english: string, arabic: string, place: string, problems: string[]): Names {
  const tasks = { en: columns(english).filter(Boolean), ar: columns(arabic).filter(Boolean) };
  if (tasks.en.length !== tasks.ar.length)
    problems.push(`${place}: the tasks differ in number between languages`);
  return tasks;
}

function parseOccupationSkills(text: string, place: string, problems: string[]): OccupationSkill[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((item): OccupationSkill[] => {
      const [, id, sign, level] = /^([a-z0-9-]+)([!?])([1-5])$/.exec(item) ?? [];
      if (id) return [{ id, importance: sign === '!' ? 'essential' : 'useful', level: Number(level) }];
      problems.push(`${place}: "${item}" is not a skill id, ! or ?, and a level of 1 to 5`);
      return [];
    });
}

function parseInterests(text: string, place: string, problems: string[]): Record<InterestArea, number> {
  const interests: Record<InterestArea, number> = { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 };
  const items = text.split(/\s+/).filter(Boolean);
  for (const item of items) {
    const area = item[0];
    const score = Number(item.slice(1));
    if (oneOf<InterestArea>(interestAreas, area) && score >= 0 && score <= 40) interests[area] = score;
    else problems.push(`${place}: "${item}" is not an interest area and a score of 0 to 40`);
  }
  if (items.length !== interestAreas.length)
    problems.push(`${place}: interests need all of ${interestAreas.join(' ')}`);
  return interests;
}

function parseNext(text: string, place: string, problems: string[]): { id: string; why: string }[] {
  return text
    .split(/\s*;\s*/)
    .filter(Boolean)
    .flatMap((item) => {
      const [, id, why = ''] = /^([a-z0-9-]+)\s*(?:"([^"]*)")?$/.exec(item) ?? [];
      if (id) return [{ id, why }];
      problems.push(`${place}: "${item}" is not an occupation id with a reason in quotes`);
      return [];
    });
}

function parseSalary(text: string, place: string, problems: string[]): { min: number; max: number } | null {
  if (text === '') return null;
  const [min, max] = text.split(/\s+/).map(Number);
  if (min && max && min <= max) return { min, max };
  problems.push(`${place}: salary "${text}" is not two amounts, the lower first`);
  return null;
}

function withoutRepeats<T extends { id: string; source: string }>(
  concepts: T[],
  noun: string,
  problems: string[],
): T[] {
  const byId = new Map<string, T>();
  for (const concept of concepts) {
    const earlier = byId.get(concept.id);
    if (earlier)
      problems.push(`${concept.source}: the ${noun} ${concept.id} stands already at ${earlier.source}`);
    else byId.set(concept.id, concept);
  }
  return [...byId.values()];
}

/** References that lead nowhere are reported and dropped. */
function checkReferences(data: TaxonomyData): void {
  const skillIds = new Set(data.skills.map((skill) => skill.id));
  const occupationIds = new Set(data.occupations.map((occupation) => occupation.id));
  const sectorIds = new Set(data.sectors.map((sector) => sector.id));
  const industryIds = new Set(data.industries.map((industry) => industry.id));
  const resolves = (ids: Set<string>, id: string, source: string, noun: string): boolean => {
    if (ids.has(id)) return true;
    data.problems.push(`${source}: there is no ${noun} "${id}"`);
    return false;
  };
  for (const skill of data.skills) {
    skill.related = skill.related.filter((other) => resolves(skillIds, other.id, skill.source, 'skill'));
  }
  for (const industry of data.industries) resolves(sectorIds, industry.sectorId, 'industries.txt', 'sector');
  for (const occupation of data.occupations) {
    const { source } = occupation;
    resolves(sectorIds, occupation.sectorId, source, 'sector');
    resolves(industryIds, occupation.industryId, source, 'industry');
    occupation.skills = occupation.skills.filter((skill) => resolves(skillIds, skill.id, source, 'skill'));
    occupation.next = occupation.next.filter((next) =>
      resolves(occupationIds, next.id, source, 'occupation'),
    );
  }
}

/** The cells of a line: `a | b | c`. */
export function columns(text: string): string[] {
  return text.split('|').map((column) => column.trim());
}

/** The names of a cell: `a = b = c`. */
export function alternatives(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\s+=\s+/)
    .map((name) => name.trim())
    .filter(Boolean);
}

function oneOf<T extends string>(words: readonly T[], word: string | undefined): word is T {
  return (words as readonly (string | undefined)[]).includes(word);
}
