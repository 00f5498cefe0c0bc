import { describe, expect, it } from 'vitest';
import { fold } from '#engines/text/fold.ts';
import { keyOf, wordsOf } from '#engines/text/words.ts';
import type { Name, Names } from './concepts.ts';
import { skillGroups } from './concepts.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

const all = releaseTaxonomy;
const { skills, occupations, sectors, industries, courses, programmes, modules, problems } = all;
const isArabic = (text: string): boolean => /[\u0600-\u06ff]/.test(text);

/** Another line of work may begin with a little less than the old one ended with. */
const LEAST_OF_PAY = 0.8;

describe('the data of the taxonomy', () => {
  it('is read without a complaint', () => {
    expect(problems).toEqual([]);
  });

  it('gives every skill the slug of its English name, or an id chosen to be clearer', () => {
    const odd = skills.filter((skill) => slugOf(skill.name.en) !== skill.id && !chosenIds.has(skill.id));
    expect(odd.map((skill) => `${skill.source} ${skill.id}: ${slugOf(skill.name.en)}`)).toEqual([]);
  });

  it('has no name that stands for two skills, unless the words around it decide', () => {
    expect(sharedNames(skills, (skill) => new Set(skill.ambiguous.map((item) => folded(item.form))))).toEqual(
      [],
    );
  });

  it('has no preferred name that two occupations share', () => {
    const preferred = occupations.map((occupation) => ({ ...occupation, aliases: { en: [], ar: [] } }));
    expect(sharedNames(preferred, () => new Set())).toEqual([]);
  });

  it('has no skill or occupation twice under names that differ in an ending only', () => {
    for (const concepts of [skills, occupations]) {
      const owners = Map.groupBy(
        concepts.flatMap(({ id, name }) =>
          [...new Set([keyOf(name.en), keyOf(name.ar)])].map((key) => ({ key, id })),
        ),
        ({ key }) => key,
      );
      expect([...owners.values()].filter((list) => list.length > 1)).toEqual([]);
    }
  });

  it('says everything in Arabic script as well', () => {
    const named: { id: string; name: Name }[] = [
      skills,
      occupations,
      sectors,
      industries,
      all.degrees,
      all.fieldsOfStudy,
      all.countries,
      all.languageLevels,
      all.seniorityLevels,
      all.noticePeriods,
      all.providers,
      all.institutes,
      programmes,
      modules,
    ].flat();
    expect(named.filter(({ name }) => !isArabic(name.ar)).map(({ id }) => id)).toEqual([]);
    const told: { id: string; texts: string[] }[] = [
      ...skills.map(({ id, meaning }) => ({ id, texts: [meaning.ar] })),
      ...occupations.map(({ id, about, tasks, next }) => ({
        id,
        texts: [about.ar, ...tasks.ar, ...next.map(({ why }) => why.ar)],
      })),
      ...courses.map(({ id, title, about }) => ({ id, texts: [title.ar, about.ar] })),
      ...modules.map(({ id, outcome }) => ({ id, texts: [outcome.ar] })),
      ...all.countries.map(({ id, nationality }) => ({ id, texts: [nationality.ar] })),
      ...all.jobZones.map(({ zone, name, experience, education, training, examples }) => ({
        id: `zone ${zone}`,
        texts: [name.ar, experience.ar, education.ar, training.ar, examples.ar],
      })),
    ];
    expect(told.filter(({ texts }) => !texts.every(isArabic)).map(({ id }) => id)).toEqual([]);
  });

  it('explains every skill in one line', () => {
    expect(
      skills
        .filter(({ meaning }) => [meaning.en, meaning.ar].some(({ length }) => length < 5 || length > 120))
        .map((skill) => skill.id),
    ).toEqual([]);
  });

  it('gives every occupation 12 to 25 skills, not all of them general, and 6 to 10 tasks', () => {
    const general = new Set(['leadership', 'communication']);
    const odd = occupations.filter(({ skills: own, tasks }) => {
      const specific = own.filter(({ id }) => !general.has(all.skill(id)?.group ?? ''));
      const isOdd = own.length < 12 || own.length > 25 || specific.length < 5;
      return isOdd || tasks.en.length < 6 || tasks.en.length > 10;
    });
    expect(odd.map(({ id, source, skills: own }) => `${source} ${id} ${own.length}`)).toEqual([]);
  });

  it('has no certificate twice, whoever examines for it', () => {
    const owners = Map.groupBy(
      courses.filter(({ kind }) => kind === 'certificate'),
      ({ title }) => keyOf(title.en),
    );
    expect(
      [...owners.values()].filter((all) => all.length > 1).map((all) => all.map(({ id }) => id)),
    ).toEqual([]);
  });

  it('uses every skill in an occupation or a course', () => {
    const used = new Set([...occupations, ...courses].flatMap((user) => user.skills.map(({ id }) => id)));
    expect(skills.filter(({ id }) => !used.has(id)).map(({ id, source }) => `${source} ${id}`)).toEqual([]);
  });

  it('leads from every occupation to another, and to every one from another', () => {
    const reached = new Set(occupations.flatMap((from) => from.next.map(({ id }) => id)));
    expect(occupations.filter(({ id }) => !reached.has(id)).map(({ id }) => id)).toEqual([]);
    expect(occupations.filter(({ next }) => next.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('leads up, and at most one job zone, by every way up', () => {
    const odd = occupations.flatMap((from) =>
      (from.ways?.steps ?? [])
        .map(({ id }) => all.occupation(id))
        .filter((to) => to && (to.zone < from.zone || to.zone > from.zone + 1 || to.years < from.years - 3))
        .map((to) => `${from.id} (${from.zone}, ${from.years}) to ${to?.id} (${to?.zone}, ${to?.years})`),
    );
    expect(odd).toEqual([]);
  });

  it('leads aside to nothing much lower, unless the ways up end', () => {
    const odd = occupations.flatMap((from) =>
      (from.ways?.aside ?? [])
        .map(({ id }) => all.occupation(id))
        .filter((to) => to && to.zone < from.zone - 1)
        .map((to) => `${from.id} (${from.zone}) to ${to?.id} (${to?.zone})`),
    );
    expect(odd).toEqual([]);
    const named = occupations.flatMap(({ id, ways }) => (ways?.aside ?? []).map((step) => [id, step.id]));
    expect(named.filter(([from, to]) => from === to)).toEqual([]);
  });

  it('leads by no way up to much less pay', () => {
    const middle = (pay: { min: number; max: number } | null) => (pay ? (pay.min + pay.max) / 2 : null);
    const poorer = occupations.flatMap((from) =>
      (from.ways?.steps ?? []).flatMap(({ id }) => {
        const [now, then] = [middle(from.salaryAed), middle(all.occupation(id)?.salaryAed ?? null)];
        return now !== null && then !== null && then < LEAST_OF_PAY * now ? [`${from.id} to ${id}`] : [];
      }),
    );
    expect(poorer).toEqual([]);
  });

  it('advises what to learn for every occupation', () => {
    const silent = occupations.filter(({ learning }) => !learning);
    expect(silent.map(({ id, source }) => `${source} ${id}`)).toEqual([]);
  });

  it('shows every skill of a programme by a module of its syllabus', () => {
    const thin = programmes.filter(({ moduleIds }) => moduleIds.length < 5);
    expect(thin.map(({ id, source }) => `${source} ${id}`)).toEqual([]);
    expect(modules.filter((part) => part.skills.length === 0).map(({ id }) => id)).toEqual([]);
    const used = new Set(programmes.flatMap(({ moduleIds }) => moduleIds));
    expect(modules.filter(({ id }) => !used.has(id)).map(({ id, source }) => `${source} ${id}`)).toEqual([]);
  });

  it('has providers and countries that bear one name each', () => {
    for (const concepts of [all.providers, all.institutes, all.countries, all.degrees, all.fieldsOfStudy]) {
      const bare = concepts.map(({ name, ...rest }) => ({
        ...rest,
        name,
        aliases: 'aliases' in rest ? rest.aliases : { en: [], ar: [] },
        source: '',
      }));
      expect(sharedNames(bare, () => new Set())).toEqual([]);
    }
  });

  it('lets nobody climb more than one job zone at a step', () => {
    const leaps = occupations.flatMap((from) =>
      from.next
        .map((next) => releaseTaxonomy.occupation(next.id))
        .filter((to) => to !== null && to.zone > from.zone + 1)
        .map((to) => `${from.id} (${from.zone}) to ${to?.id} (${to?.zone})`),
    );
    expect(leaps).toEqual([]);
  });

  it('covers every group of skills and is large enough to be of use', () => {
    const count = (group: string): number => skills.filter((skill) => skill.group === group).length;
    for (const group of skillGroups) expect(count(group), group).toBeGreaterThanOrEqual(45);
    const least = {
      skills: 2_500,
      occupations: 600,
      courses: 500,
      institutes: 60,
      programmes: 250,
      sectors: 15,
    };
    for (const [kind, count] of Object.entries(least))
      expect(all[kind as keyof typeof least].length, kind).toBeGreaterThanOrEqual(count);
    expect(all.jobZones.map(({ zone }) => zone)).toEqual([1, 2, 3, 4, 5]);
  });
});

/** Ids that are clearer than the slug of the name, or that the slug rule cannot make. */
const chosenIds = new Set(['r-language']);

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^\./, 'dot-')
    .replace(/\+/g, '-plus')
    .replace(/#/g, '-sharp')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function folded(name: string): string {
  return wordsOf(fold(name))
    .map((word) => word.text)
    .join(' ');
}

type Named = { id: string; name: Name; aliases: Names; source: string };

function sharedNames<T extends Named>(
  concepts: readonly T[],
  allowed: (concept: T) => Set<string>,
): string[] {
  const owners = new Map<string, T[]>();
  for (const concept of concepts) {
    const names = [concept.name.en, concept.name.ar, ...concept.aliases.en, ...concept.aliases.ar];
    for (const name of new Set(names.map(folded))) owners.set(name, [...(owners.get(name) ?? []), concept]);
  }
  return [...owners]
    .filter(
      ([name, list]) => list.length > 1 && list.filter((concept) => !allowed(concept).has(name)).length > 1,
    )
    .map(
      ([name, list]) => `"${name}": ${list.map((concept) => `${concept.id} (${concept.source})`).join(', ')}`,
    );
}
