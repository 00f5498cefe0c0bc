import { describe, expect, it } from 'vitest';
import type { Occupation, Skill } from './concepts.ts';
import { skillGroups } from './concepts.ts';
import { fold } from './fold.ts';
import { taxonomy } from './taxonomy.ts';
import { wordsOf } from './words.ts';

const { skills, occupations, sectors, industries, problems } = taxonomy();

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

  it('says everything in Arabic script as well', () => {
    const isArabic = (text: string): boolean => /[\u0600-\u06ff]/.test(text);
    const missing = [...skills, ...occupations, ...sectors, ...industries].filter(
      (item) => !isArabic(item.name.ar),
    );
    expect(missing.map((item) => item.id)).toEqual([]);
    const untold = occupations.filter((item) => !isArabic(item.about.ar) || !item.tasks.ar.every(isArabic));
    expect(untold.map((item) => item.id)).toEqual([]);
  });

  it('explains every skill in one line', () => {
    expect(
      skills
        .filter(({ meaning }) => meaning.en.length < 5 || meaning.en.length > 120)
        .map((skill) => skill.id),
    ).toEqual([]);
  });

  it('gives every occupation twelve skills or more, not all of them general', () => {
    const general = new Set(['leadership', 'communication']);
    const thin = occupations.filter((occupation) => {
      const groups = occupation.skills.map((skill) => taxonomy().skill(skill.id)?.group ?? '');
      return groups.length < 12 || groups.filter((group) => !general.has(group)).length < 5;
    });
    expect(
      thin.map((occupation) => `${occupation.source} ${occupation.id} ${occupation.skills.length}`),
    ).toEqual([]);
  });

  it('lets nobody climb more than one job zone at a step', () => {
    const leaps = occupations.flatMap((from) =>
      from.next
        .map((next) => taxonomy().occupation(next.id))
        .filter((to) => to !== null && to.zone > from.zone + 1)
        .map((to) => `${from.id} (${from.zone}) to ${to?.id} (${to?.zone})`),
    );
    expect(leaps).toEqual([]);
  });

  it('covers every group of skills and is large enough to be of use', () => {
    const count = (group: string): number => skills.filter((skill) => skill.group === group).length;
    for (const group of skillGroups) expect(count(group), group).toBeGreaterThanOrEqual(45);
    expect(skills.length).toBeGreaterThanOrEqual(800);
    expect(occupations.length).toBeGreaterThanOrEqual(130);
    expect(sectors.length).toBeGreaterThanOrEqual(15);
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

function sharedNames<T extends Skill | Occupation>(
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
