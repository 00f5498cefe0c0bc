import { foldName } from '#engines/text/index.ts';
import { type EducationLevel, interestAreas, type Occupation } from '../concepts.ts';
import { dataSources } from '../sources.ts';
import { type Import, type ImportInput, nearestByIsco, occupationsByName, skillNamesOf } from './known.ts';
import { cell, type Row, rowsBy, tabRows } from './tables.ts';
import { cellText, fileOf, idFor, namesCell, shortened, type Written } from './written.ts';

const CODE = 'O*NET-SOC Code';

/**
 * O*NET, the occupational database of the U.S. Department of Labor, as its centre gives it in tab-delimited text
 * files ("Occupation Data.txt", …). Only that file is needed; the others add to it where they are there.
 */
export function importOnet({ read, taxonomy, before, progress }: ImportInput): Import {
  const rows = tabRows(read('Occupation Data.txt'));
  if (rows.length === 0) throw new Error('There is no O*NET file here: expected "Occupation Data.txt".');
  const table = (name: string): Map<string, Row[]> => rowsBy(tabRows(read(`${name}.txt`)), CODE);
  const titles = [table('Alternate Titles'), table('Sample of Reported Titles')];
  const tasks = table('Task Statements');
  const zones = table('Job Zones');
  const interests = table('Interests');
  const technologies = table('Technology Skills');
  const abilities = table('Skills');
  const related = table('Related Occupations');
  progress(`${rows.length} occupations in the release`);

  const names = skillNamesOf(taxonomy);
  const known = occupationsByName(taxonomy);
  const byCode = Map.groupBy(
    taxonomy.occupations.filter(({ onet }) => onet),
    ({ onet }) => onet!,
  );
  const like = nearestByCode(taxonomy.occupations);
  const tools = toolsOf([...technologies.values()].flat(), names, before.skills.record);
  const counts = {
    occupations_read: 0,
    occupations_merged: 0,
    occupations_new: 0,
    skills_new: tools.written.length,
  };

  const concepts = rows.map((row) => {
    const code = cell(row, CODE);
    const title = singular(cell(row, 'Title'));
    const holders = byCode.get(code) ?? [];
    const same = known.find(cell(row, 'Title')) ?? (holders.length === 1 ? holders[0]! : null);
    const id = same?.id ?? idFor(title, code, before.occupations.record, (slug) => known.hasId(slug));
    return { row, code, title, same, id };
  });
  const idOf = new Map(concepts.map(({ code, id }) => [code, id]));
  const zoneOf = new Map(
    concepts.map(({ code, same }) => [
      code,
      Number(cell(zones.get(code)?.[0] ?? {}, 'Job Zone')) || (same ?? like(code))?.zone || 0,
    ]),
  );

  const occupations = concepts.flatMap(({ row, code, title, same, id }): Written[] => {
    counts.occupations_read++;
    const aliases = titles
      .flatMap((one) => one.get(code) ?? [])
      .flatMap((one) => [cell(one, 'Alternate Title', 'Reported Job Title'), cell(one, 'Short Title')])
      .filter((one) => one !== '' && one !== 'n/a' && foldName(one) !== foldName(title))
      .filter((one) => known.take(one, id))
      .slice(0, MOST_ALIASES);
    const own = [...(cell(row, 'Title') === title ? [] : [cell(row, 'Title')]), ...aliases];
    if (same) {
      counts.occupations_merged++;
      const lines = [
        ...(own.length > 0 ? [`en: ${namesCell('', own)}`] : []),
        ...(same.onet ? [] : [`onet: ${code}`]),
      ];
      return [{ source: code, id, heading: null, text: [`occupation ${id}`, ...lines].join('\n') }];
    }
    const neighbour = like(code);
    if (!neighbour) return [];
    counts.occupations_new++;
    const zone = zoneOf.get(code) || neighbour.zone;
    const skills = [
      ...skillsIn(abilities.get(code) ?? [], names),
      ...toolsIn(technologies.get(code) ?? [], tools.idOf),
    ];
    const next = (related.get(code) ?? []).flatMap((one) => {
      const to = cell(one, 'Related O*NET-SOC Code');
      const target = idOf.get(to);
      return target && target !== id && (zoneOf.get(to) ?? 0) <= zone + 1 ? [`${target} "" ""`] : [];
    });
    const about = shortened(cell(row, 'Description'), 600);
    return [
      {
        source: code,
        id,
        heading: null,
        text: [
          `occupation ${id}`,
          `en: ${namesCell(title, own)}`,
          // The release has no Arabic: the English stands until someone writes it.
          `ar: ${cellText(title)}`,
          `sector: ${neighbour.sectorId}`,
          `industry: ${neighbour.industryId}`,
          `about: ${about}`,
          `about-ar: ${about}`,
          ...tasksOf(tasks.get(code) ?? []),
          `skills: ${[...new Set(skills)].slice(0, MOST_SKILLS).join(' ')}`,
          `zone: ${zone}`,
          `interests: ${interestsOf(interests.get(code) ?? [], neighbour)}`,
          `education: ${EDUCATION_OF_ZONE[zone - 1]}`,
          `years: ${neighbour.years}`,
          ...(next.length > 0 ? [`next: ${[...new Set(next)].slice(0, 4).join(' ; ')}`] : []),
          `onet: ${code}`,
        ].join('\n'),
      },
    ];
  });
  progress(`${counts.occupations_merged} of them known, ${counts.occupations_new} new`);

  const intro = [
    'Imported from O*NET; see docs/taxonomy.md. Lines that you edit here stay as you edit them.',
    dataSources.onet.attribution.en,
  ];
  return {
    counts,
    skills: fileOf(intro, tools.written, before.skills),
    occupations: fileOf(intro, occupations, before.occupations),
  };
}

const MOST_ALIASES = 40;
const MOST_SKILLS = 25;
const MOST_TASKS = 10;
/** Importance on O*NET's scale of 1 to 5 from which a skill counts, and from which it is essential. */
const LEAST_IMPORTANCE = 3;
const ESSENTIAL_IMPORTANCE = 3.75;
const EDUCATION_OF_ZONE: readonly EducationLevel[] = ['none', 'secondary', 'diploma', 'bachelor', 'master'];

type SkillNames = ReturnType<typeof skillNamesOf>;

/** Products that O*NET marks as hot, as skills of their own where the taxonomy lacks them. */
function toolsOf(rows: readonly Row[], names: SkillNames, record: Parameters<typeof idFor>[2]) {
  const idOf = new Map<string, string>();
  const written: Written[] = [];
  for (const row of rows) {
    const name = cell(row, 'Example');
    if (name === '' || idOf.has(name)) continue;
    const known = names.merge([{ text: name, isPreferred: true }]);
    if (known) idOf.set(name, known.id);
    else if (cell(row, 'Hot Technology') === 'Y') {
      const source = `technology/${name}`;
      const id = idFor(name, source, record, (slug) => names.hasId(slug));
      if (!names.take(name, id)) continue;
      idOf.set(name, id);
      const kind = cellText(cell(row, 'Commodity Title')) || 'Software';
      written.push({
        source,
        id,
        heading: '## it / Software products / منتجات برمجية',
        text: `${id} | ${cellText(name)} | ${cellText(name)} | tool | ${kind}. = ${kind}. | |`,
      });
    }
  }
  return { idOf, written };
}

function toolsIn(rows: readonly Row[], idOf: ReadonlyMap<string, string>): string[] {
  return rows.flatMap((row) => {
    const id = idOf.get(cell(row, 'Example'));
    return id ? [`${id}${cell(row, 'In Demand') === 'Y' ? '!' : '?'}3`] : [];
  });
}

/** O*NET's own skills, where the taxonomy has one of that name, by importance. */
function skillsIn(rows: readonly Row[], names: SkillNames): string[] {
  return rows
    .filter((row) => cell(row, 'Scale ID') === 'IM' && Number(cell(row, 'Data Value')) >= LEAST_IMPORTANCE)
    .sort((a, b) => Number(cell(b, 'Data Value')) - Number(cell(a, 'Data Value')))
    .flatMap((row) => {
      const skill = names.merge([{ text: cell(row, 'Element Name'), isPreferred: true }]);
      const value = Number(cell(row, 'Data Value'));
      return skill ? [`${skill.id}${value >= ESSENTIAL_IMPORTANCE ? '!' : '?'}${Math.round(value)}`] : [];
    });
}

function tasksOf(rows: readonly Row[]): string[] {
  const core = rows.filter((row) => cell(row, 'Task Type') === 'Core');
  const tasks = (core.length > 0 ? core : rows)
    .slice(0, MOST_TASKS)
    .map((row) => shortened(cell(row, 'Task'), 200));
  return tasks.length > 0 ? [`tasks: ${tasks.join(' | ')}`, `tasks-ar: ${tasks.join(' | ')}`] : [];
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
    for (let length = occupation.onet?.length ?? 0; length >= 2; length--) {
      const prefix = occupation.onet!.slice(0, length);
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
