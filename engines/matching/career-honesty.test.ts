import { describe, expect, it } from 'vitest';
import type { Name } from '#engines/taxonomy/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { careers } from './career.fixtures.ts';
import { type CareerPaths, type CareerStep, careerPaths } from './career-paths.ts';
import { leastShareOfStep } from './career-steps.ts';
import { walksFrom } from './career-walks.ts';
import { releaseModel } from './model.fixtures.ts';
import { SkillShares } from './skill-shares.ts';

const occupation = (id: string) => releaseTaxonomy.occupation(id)!;
const held = (...ids: string[]) => ids.map((id) => ({ id, name: id }));

// Every sixth one: each way is walked and compared, which for all of them is a job of its own.
const starts = releaseTaxonomy.occupations.filter((_, at) => at % 6 === 0);
const found: [string, CareerPaths][] = [
  ...careers.map(({ title, person }): [string, CareerPaths] => [title, careerPaths(releaseModel, person)]),
  ...starts.map(({ id }): [string, CareerPaths] => [
    id,
    careerPaths(releaseModel, { occupationId: id, skills: [] }),
  ]),
];

/** Every step with the occupation before it. */
const allSteps = found.flatMap(([title, { paths }]) =>
  paths.flatMap(({ fromId, steps }) =>
    steps.map((step, at): [string, string, CareerStep] => [
      title,
      steps[at - 1]?.occupationId ?? fromId,
      step,
    ]),
  ),
);

const noSkills = new SkillShares([], releaseModel);
/** What would be found from the same occupations had nobody reviewed their ways up. */
const computedSteps = starts.flatMap((start) =>
  walksFrom(start, new Set([start.id]), 3, noSkills).flatMap(({ edges }) =>
    edges.map(
      ({ from, to, why }): [string, string, { occupationId: string; why: Name | null; brought: number }] => [
        start.id,
        from.id,
        { occupationId: to.id, why, brought: noSkills.reach(from.id, to.id) },
      ],
    ),
  ),
);

describe('a step of a career path', () => {
  it('climbs one job zone at most, and never back by more than a year of usual experience', () => {
    for (const [title, before, { occupationId }] of computedSteps) {
      const [from, to] = [occupation(before), occupation(occupationId)];
      expect([title, occupationId, to.zone - from.zone <= 1]).toEqual([title, occupationId, true]);
      expect([title, occupationId, to.years >= from.years - 1]).toEqual([title, occupationId, true]);
    }
  });

  it('is taken with a stated share of the skills, and with more of them where only likeness leads there', () => {
    for (const [title, , { occupationId, brought, why }] of computedSteps) {
      const least = why ? leastShareOfStep : 0.35;
      expect([title, occupationId, brought >= least]).toEqual([title, occupationId, true]);
    }
  });

  it('is shown beside one’s work only where one has, or their work brings, a stated share of its skills', () => {
    for (const [title, { neighbours }] of found)
      for (const { occupationId, brought, fit } of neighbours)
        expect([title, occupationId, Math.max(brought, fit) >= leastShareOfStep]).toEqual([
          title,
          occupationId,
          true,
        ]);
  });

  it('takes years that people need: none but the first comes at once, and none takes ten', () => {
    for (const [title, , { occupationId, years }] of allSteps)
      expect([title, occupationId, years <= 9]).toEqual([title, occupationId, true]);
    for (const [title, { paths }] of found) {
      for (const { steps } of paths) {
        const later = steps.slice(1);
        expect([title, later.every(({ years }) => years >= 1)]).toEqual([title, true]);
      }
    }
  });

  it('leads to the head of an organisation only after three years in the work before', () => {
    for (const [title, { paths }] of found) {
      for (const { steps } of paths) {
        for (const { occupationId, years } of steps.slice(1)) {
          if (occupation(occupationId).years < 10) continue;
          expect([title, occupationId, years >= 3]).toEqual([title, occupationId, true]);
        }
      }
    }
  });

  it('stays in the sector, or brings as much of the skills as a neighbour would', () => {
    for (const [title, before, { occupationId, brought }] of computedSteps) {
      if (occupation(before).sectorId === occupation(occupationId).sectorId) continue;
      expect([title, occupationId, brought >= 0.3]).toEqual([title, occupationId, true]);
    }
  });

  it('has the reason that the taxonomy names, or is one of likeness where nobody has reviewed the ways up', () => {
    for (const [, before, { occupationId, why }] of allSteps) {
      const { ways, next } = occupation(before);
      const named =
        (ways ? [...ways.steps, ...ways.aside] : next).find(({ id }) => id === occupationId)?.why ?? null;
      if (ways) expect([before, occupationId, named !== null]).toEqual([before, occupationId, true]);
      if (why && ways) expect(why).toEqual(named);
    }
  });
});

describe('career paths', () => {
  it('begin in directions of their own and pass no occupation twice', () => {
    for (const [, { from, paths }] of found) {
      expect(new Set(paths.map(({ steps }) => steps[0]!.occupationId)).size).toBe(paths.length);
      for (const { steps } of paths) {
        const ids = [from!.occupationId, ...steps.map(({ occupationId }) => occupationId)];
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  });

  it('show work at the same level, or aside by review, where fewer than three are known, and nothing of it twice', () => {
    for (const [, { from, paths, neighbours }] of found) {
      if (paths.length === 3) expect(neighbours).toEqual([]);
      const shown = new Set(paths.flatMap(({ steps }) => steps.map(({ occupationId }) => occupationId)));
      for (const { occupationId } of neighbours) {
        expect(shown).not.toContain(occupationId);
        const start = occupation(from!.occupationId);
        const isReviewed = start.ways?.aside.some(({ id }) => id === occupationId) ?? false;
        expect(isReviewed || occupation(occupationId).zone === start.zone).toBe(true);
      }
    }
  });

  it('keep nurses in care, cooks in hospitality and teachers in education', () => {
    const sectors = (id: string) =>
      careerPaths(releaseModel, { occupationId: id, skills: [] }).paths.flatMap(({ steps }) =>
        steps.map(({ occupationId }) => occupation(occupationId).sectorId),
      );
    for (const id of ['registered-nurse', 'commis-chef', 'primary-teacher'])
      expect(new Set(sectors(id))).toEqual(new Set([occupation(id).sectorId]));
  });

  it('lead nearly all of forty people of all sectors on', () => {
    const people = found.slice(0, careers.length);
    expect(people.filter(([, { from }]) => from === null)).toEqual([]);
    expect(people.filter(([, { paths }]) => paths.length === 0).map(([title]) => title)).toEqual([]);
  });

  it('are the same whatever order the skills come in', () => {
    const skills = held('microsoft-excel', 'customer-service', 'project-management', 'python');
    for (const { id } of starts.slice(0, 20)) {
      expect(careerPaths(releaseModel, { occupationId: id, skills: skills.toReversed() })).toEqual(
        careerPaths(releaseModel, { occupationId: id, skills }),
      );
    }
  });
});
