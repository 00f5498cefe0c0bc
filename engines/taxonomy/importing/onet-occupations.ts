/** O*NET's occupations as those of the taxonomy. */
import { foldName } from '#engines/text/index.ts';
import { type EducationLevel, interestAreas, type Occupation } from '../concepts.ts';
import type { Taxonomy } from '../taxonomy.ts';
import { nearestByIsco, type OccupationNames, occupationsByName, type SkillNames } from './known.ts';
import { CODE, type OnetRelease } from './onet-release.ts';
import { type ImportedTools, skillsIn, toolsIn } from './onet-skills.ts';
import { cell, type Row } from './tables.ts';
import {
  cellText,
  idFor,
  type LastWritten,
  namesCell,
  occupationBlock,
  shortened,
  type Written,
} from './written.ts';

const MOST_ALIASES = 40;
const MOST_SKILLS = 25;
const MOST_TASKS = 10;
const MOST_NEXT = 4;
const EDUCATION_OF_ZONE: readonly EducationLevel[] = ['none', 'secondary', 'diploma', 'bachelor', 'master'];

/** An occupation of the release, and what it is in the taxonomy. */
interface Concept {
  row: Row;
  code: string;
  title: string;
  id: string;
  /** The occupation that the taxonomy has already. */
  known: Occupation | null;
  /** The known one nearest by code, for what a release does not tell. */
  like: Occupation | null;
  /** O*NET's job zone, 1 to 5; 0 where nothing tells it. */
  zone: number;
}

/** What came of a release's occupations. */
export interface ImportedOccupations {
  written: Written[];
  counts: { occupations_read: number; occupations_merged: number; occupations_new: number };
}

/** New occupations, and further titles for those that the taxonomy has; `record` is what the last import wrote. */
export function importOccupations(
  release: OnetRelease,
  taxonomy: Pick<Taxonomy, 'occupations'>,
  skills: { names: SkillNames; tools: ImportedTools },
  record: LastWritten,
): ImportedOccupations {
  const names = occupationsByName(taxonomy);
  const concepts = conceptsOf(release, taxonomy.occupations, names, record);
  const byCode = new Map(concepts.map((concept) => [concept.code, concept]));
  const written = concepts.flatMap((concept): Written[] => {
    const titles = titlesOf(concept, release, names);
    if (concept.known) return [addition(concept, concept.known, titles)];
    if (!concept.like) return [];
    const references = [
      ...skillsIn(release.skills.get(concept.code) ?? [], skills.names),
      ...toolsIn(release.technologies.get(concept.code) ?? [], skills.tools.idOf),
    ];
    return [newOccupation(concept, concept.like, titles, references, release, byCode)];
  });
  const merged = concepts.filter(({ known }) => known).length;
  return {
    written,
    counts: {
      occupations_read: concepts.length,
      occupations_merged: merged,
      occupations_new: written.length - merged,
    },
  };
}

function conceptsOf(
  release: OnetRelease,
  occupations: readonly Occupation[],
  names: OccupationNames,
  record: LastWritten,
): Concept[] {
  const holdersOf = Map.groupBy(
    occupations.filter(({ onet }) => onet),
    ({ onet }) => onet,
  );
  const nearest = nearestByCode(occupations);
  return release.occupations.map((row) => {
    const code = cell(row, CODE);
    const title = singular(cell(row, 'Title'));
    const [holder = null, ...others] = holdersOf.get(code) ?? [];
    const known = names.find(cell(row, 'Title')) ?? (others.length === 0 ? holder : null);
    const id = known?.id ?? idFor(title, code, record, (slug) => names.hasId(slug));
    const like = nearest(code);
    const zone = Number(cell(release.zones.get(code)?.[0] ?? {}, 'Job Zone')) || (known ?? like)?.zone || 0;
    return { row, code, title, id, known, like, zone };
  });
}

/** The other titles of an occupation, which nobody else has from now on. */
function titlesOf(
  { row, code, title, id }: Concept,
  { titles }: OnetRelease,
  names: OccupationNames,
): string[] {
  const aliases = titles
    .flatMap((one) => one.get(code) ?? [])
    .flatMap((one) => [cell(one, 'Alternate Title', 'Reported Job Title'), cell(one, 'Short Title')])
    .filter((one) => one !== '' && one !== 'n/a' && foldName(one) !== foldName(title))
    .filter((one) => names.take(one, id))
    .slice(0, MOST_ALIASES);
  return [...(cell(row, 'Title') === title ? [] : [cell(row, 'Title')]), ...aliases];
}

function addition({ code, id }: Concept, known: Occupation, titles: string[]): Written {
  const text = occupationBlock(id, {
    en: titles.length > 0 ? namesCell('', titles) : null,
    onet: known.onet ? null : code,
  });
  return { source: code, id, heading: null, text };
}

function newOccupation(
  concept: Concept,
  like: Occupation,
  titles: string[],
  skills: string[],
  release: OnetRelease,
  byCode: ReadonlyMap<string, Concept>,
): Written {
  const { row, code, title, id } = concept;
  const zone = concept.zone || like.zone;
  const about = shortened(cell(row, 'Description'), 600);
  const tasks = tasksOf(release.tasks.get(code) ?? []);
  const text = occupationBlock(id, {
    en: namesCell(title, titles),
    // The release has no Arabic: the English stands until someone writes it.
    ar: cellText(title),
    sector: like.sectorId,
    industry: like.industryId,
    about,
    'about-ar': about,
    tasks,
    'tasks-ar': tasks,
    skills: [...new Set(skills)].slice(0, MOST_SKILLS).join(' '),
    zone: `${zone}`,
    interests: interestsOf(release.interests.get(code) ?? [], like),
    education: `${EDUCATION_OF_ZONE[zone - 1]}`,
    years: `${like.years}`,
    next: nextOf(concept, zone, release.related.get(code) ?? [], byCode),
    onet: code,
  });
  return { source: code, id, heading: null, text };
}

/** Steps to related occupations, no more than one zone up; null where there are none. */
function nextOf(
  { id }: Concept,
  zone: number,
  related: readonly Row[],
  byCode: ReadonlyMap<string, Concept>,
): string | null {
  const steps = related.flatMap((row) => {
    const to = byCode.get(cell(row, 'Related O*NET-SOC Code'));
    return to && to.id !== id && to.zone <= zone + 1 ? [`${to.id} "" ""`] : [];
  });
  return steps.length > 0 ? [...new Set(steps)].slice(0, MOST_NEXT).join(' ; ') : null;
}

/** The core tasks, or all where none is marked as such; null where there are none. */
function tasksOf(rows: readonly Row[]): string | null {
  const core = rows.filter((row) => cell(row, 'Task Type') === 'Core');
  const tasks = (core.length > 0 ? core : rows)
    .slice(0, MOST_TASKS)
    .map((row) => shortened(cell(row, 'Task'), 200));
  return tasks.length > 0 ? tasks.join(' | ') : null;
}

/** O*NET gives 1 to 7; ours is 0 to 40. */
function interestsOf(rows: readonly Row[], neighbour: Occupation): string {
  const scores = new Map(
    rows
      .filter((row) => cell(row, 'Scale ID') === 'OI')
      .map((row) => [cell(row, 'Element Name')[0] ?? '', Number(cell(row, 'Data Value'))]),
  );
  return interestAreas
    .map((area) => {
      const score = scores.get(area);
      return `${area}${score ? Math.round(((score - 1) / 6) * 40) : neighbour.interests[area]}`;
    })
    .join(' ');
}

/** O*NET's major groups (15-) do not follow ISCO: the known occupation with the most leading characters in common. */
function nearestByCode(occupations: readonly Occupation[]): (code: string) => Occupation | null {
  const byPrefix = new Map<string, Occupation>();
  for (const occupation of occupations) {
    const onet = occupation.onet ?? '';
    for (let length = onet.length; length >= 2; length--) {
      const prefix = onet.slice(0, length);
      if (!byPrefix.has(prefix)) byPrefix.set(prefix, occupation);
    }
  }
  const any = nearestByIsco(occupations)('');
  return (code) => {
    for (let length = code.length; length >= 2; length--) {
      const found = byPrefix.get(code.slice(0, length));
      if (found) return found;
    }
    return any;
  };
}

/** "Software Developers" is a Software Developer; "Chief Executives" a Chief Executive; lists stay as they are. */
function singular(title: string): string {
  if (/[,/]| and | or /.test(title)) return title;
  return title
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/men$/, 'man')
    .replace(/(?<![su])s$/, '');
}
