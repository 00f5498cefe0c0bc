import {
  educationLevels,
  type InterestArea,
  interestAreas,
  type Names,
  type Occupation,
  type OccupationSkill,
  type OccupationStep,
} from '../concepts.ts';
import { joinedById, withMoreNames } from './merging.ts';
import { type Block, blocksOf, columns, namesOf, oneOf, type TextFile, words } from './text-files.ts';

const FIELDS =
  words(`en ar sector industry about about-ar tasks tasks-ar skills zone interests education years next
  isco onet growing salary`);

/**
 * Reads occupations; the format stands in docs/taxonomy.md. A block about an occupation that is `known` already adds
 * names, skills and steps to it and replaces what else it states. A faulty block is named and left out.
 */
export function parseOccupations(
  file: TextFile,
  problems: string[],
  known: ReadonlyMap<string, Occupation> = new Map(),
): Occupation[] {
  return blocksOf(file, 'occupation', { once: FIELDS }, problems).flatMap(
    (block) => parseOccupation(block, problems, known.get(block.id)) ?? [],
  );
}

function parseOccupation(
  block: Block,
  problems: string[],
  earlier: Occupation | undefined,
): Occupation | null {
  const { id, place, field } = block;
  const given = namesOf(field('en'), field('ar'));
  const names = earlier ? withMoreNames(earlier, given) : given;
  const zone = Number(field('zone')) || (earlier?.zone ?? 0);
  const education = field('education') || earlier?.education;
  if (!names.name.en || !names.name.ar || !(zone >= 1 && zone <= 5) || !oneOf(educationLevels, education)) {
    problems.push(
      `${place}: ${id} needs en, ar, a zone of 1 to 5 and an education of ${educationLevels.join(', ')}`,
    );
    return null;
  }
  const tasks = parseTasks(field('tasks'), field('tasks-ar'), place, problems);
  return {
    id,
    ...names,
    sectorId: field('sector') || (earlier?.sectorId ?? ''),
    industryId: field('industry') || (earlier?.industryId ?? ''),
    about: {
      en: field('about') || (earlier?.about.en ?? ''),
      ar: field('about-ar') || (earlier?.about.ar ?? ''),
    },
    tasks: tasks.en.length > 0 || !earlier ? tasks : earlier.tasks,
    skills: joinedById(earlier?.skills ?? [], parseSkillsOf(field('skills'), place, problems)),
    zone,
    interests: parseInterests(field('interests'), place, problems, earlier?.interests),
    education,
    years: Number(field('years')) || (earlier?.years ?? 0),
    next: joinedById(earlier?.next ?? [], stepsIn(field('next'), place, problems)),
    ways: earlier?.ways ?? null,
    accounts: earlier?.accounts ?? [],
    told: earlier?.told ?? [],
    learning: earlier?.learning ?? null,
    isco: field('isco') || (earlier?.isco ?? null),
    onet: field('onet') || (earlier?.onet ?? null),
    growing: field('growing') ? field('growing') === 'yes' : (earlier?.growing ?? false),
    salaryAed: parseSalary(field('salary'), place, problems) ?? earlier?.salaryAed ?? null,
    source: place,
  };
}

function parseTasks(english: string, arabic: string, place: string, problems: string[]): Names {
  const tasks = { en: columns(english).filter(Boolean), ar: columns(arabic).filter(Boolean) };
  if (tasks.en.length !== tasks.ar.length)
    problems.push(`${place}: the tasks differ in number between languages`);
  return tasks;
}

function parseSkillsOf(text: string, place: string, problems: string[]): OccupationSkill[] {
  const skills = words(text).flatMap((item): OccupationSkill[] => {
    const [, id, sign, level] = /^([a-z0-9-]+)([!?])([1-5])$/.exec(item) ?? [];
    if (id) return [{ id, importance: sign === '!' ? 'essential' : 'useful', level: Number(level) }];
    problems.push(`${place}: "${item}" is not a skill id, ! or ?, and a level of 1 to 5`);
    return [];
  });
  const twice = skills.filter((skill, at) => skills.findIndex((other) => other.id === skill.id) !== at);
  if (twice.length > 0) problems.push(`${place}: stands twice: ${twice.map(({ id }) => id).join(', ')}`);
  return skills;
}

function parseInterests(
  text: string,
  place: string,
  problems: string[],
  earlier: Record<InterestArea, number> | undefined,
): Record<InterestArea, number> {
  if (text === '' && earlier) return earlier;
  const interests: Record<InterestArea, number> = { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 };
  const items = words(text);
  for (const item of items) {
    const area = item[0];
    const score = Number(item.slice(1));
    if (oneOf(interestAreas, area) && score >= 0 && score <= 40) interests[area] = score;
    else problems.push(`${place}: "${item}" is not an interest area and a score of 0 to 40`);
  }
  if (items.length !== interestAreas.length)
    problems.push(`${place}: interests need all of ${interestAreas.join(' ')}`);
  return interests;
}

/** Steps to other occupations, with their reasons: `head-baker "Leads the bakery" "يقود المخبز" ; …`. */
export function stepsIn(text: string, place: string, problems: string[]): OccupationStep[] {
  return text
    .split(/\s*;\s*/)
    .filter(Boolean)
    .flatMap((item) => {
      const [, id, en = '', ar = ''] = /^([a-z0-9-]+)(?:\s*"([^"]*)")?(?:\s*"([^"]*)")?$/.exec(item) ?? [];
      if (id) return [{ id, why: { en, ar } }];
      problems.push(`${place}: "${item}" is not an occupation id with a reason in both languages, in quotes`);
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
