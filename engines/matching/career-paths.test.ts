import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { careerPathAlong, careerPaths } from './career-paths.ts';
import type { CareerStart } from './career-start.ts';
import { releaseModel } from './model.fixtures.ts';
import { fitTo, occupationGap } from './occupation-gap.ts';

const skills = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const lines = (start: CareerStart, n?: number) =>
  careerPaths(releaseModel, start, n).paths.map(({ steps }) => steps.map(({ occupationId }) => occupationId));

describe('career paths', () => {
  it('begin at the occupation of the present title, in either language', () => {
    const english = careerPaths(releaseModel, { titles: ['Accountant'], skills: [] });
    const arabic = careerPaths(releaseModel, { titles: ['محاسب'], skills: [] });
    expect(english.from).toEqual({ occupationId: 'accountant', foundBy: 'title' });
    expect(arabic).toEqual(english);
    expect(english.paths[0]!.steps[0]).toMatchObject({
      occupationId: 'senior-accountant',
      why: { en: 'Leads closing and reporting', ar: 'يقود الإقفال والتقارير' },
    });
  });

  it('find an occupation named within a headline, and take a past title where the present one tells nothing', () => {
    const from = (titles: string[]) => careerPaths(releaseModel, { titles, skills: [] }).from?.occupationId;
    expect(from(['Quantity Surveyor | FIDIC | Dubai'])).toBe('quantity-surveyor');
    expect(from(['مسّاح كميات، عقود فيديك، دبي', 'Waiter'])).toBe('quantity-surveyor');
    expect(from(['Xyzzy', 'Registered Nurse'])).toBe('registered-nurse');
  });

  it('take the likeliest of what a title is only like, unless a past title is known', () => {
    const from = (titles: string[]) => careerPaths(releaseModel, { titles, skills: [] }).from;
    expect(from(['Accounts Person'])).toEqual({ occupationId: 'accountant', foundBy: 'title' });
    expect(from(['Accounts Person', 'Waiter'])?.occupationId).toBe('waiter');
    expect(from(['Ledger Person'])).toBeNull();
  });

  it('begin at the nearest by skills where no title tells, and nowhere where nothing does', () => {
    const own = releaseTaxonomy.occupation('registered-nurse')!.skills.map(({ id }) => id);
    expect(careerPaths(releaseModel, { skills: skills(...own) }).from).toEqual({
      occupationId: 'registered-nurse',
      foundBy: 'skills',
    });
    expect(careerPaths(releaseModel, { skills: [] })).toEqual({ from: null, paths: [] });
  });

  it('lead a welder and a waiter where people go', () => {
    expect(lines({ occupationId: 'welder', skills: [] }).flat()).toEqual(
      expect.arrayContaining(['welding-inspector', 'production-manager']),
    );
    expect(lines({ occupationId: 'waiter', skills: [] }).flat()).toEqual(
      expect.arrayContaining(['head-waiter', 'restaurant-manager']),
    );
  });

  it('never lead back to what the person has been', () => {
    const ids = lines({ titles: ['Accountant', 'Auditor', 'Tax Consultant'], skills: [] }).flat();
    for (const past of ['accountant', 'auditor', 'tax-consultant']) expect(ids).not.toContain(past);
  });

  it('count the years that are there already, and at least one for every later step', () => {
    const years = (have: number) =>
      careerPaths(
        releaseModel,
        { occupationId: 'accountant', skills: [], years: have },
        1,
      ).paths[0]!.steps.map((step) => step.years);
    expect(years(0)[0]).toBe(3);
    expect(years(4)[0]).toBe(1);
    expect(years(30)[0]).toBe(0);
    expect(
      years(30)
        .slice(1)
        .every((more) => more === 1),
    ).toBe(true);
  });

  it('say what to gain, missing essential skills first, and each skill once a line', () => {
    const [path] = careerPaths(
      releaseModel,
      { occupationId: 'data-analyst', skills: skills('python', 'sql') },
      1,
    ).paths;
    const gained = path!.steps.flatMap(({ toGain }) => toGain);
    expect(new Set(gained.map(({ id }) => id)).size).toBe(gained.length);
    expect(gained.map(({ id }) => id)).not.toContain('python');
    for (const { toGain } of path!.steps) {
      const importances = toGain.map(({ importance }) => importance);
      expect(importances).toEqual([...importances].sort());
      expect(toGain.every(({ level, credit }) => level >= 1 && level <= 5 && credit < 1)).toBe(true);
    }
  });

  it('show a better fit the more of the skills are there', () => {
    const firstStep = (held: string[]) =>
      careerPaths(releaseModel, { occupationId: 'accountant', skills: skills(...held) }, 1).paths[0]!
        .steps[0]!;
    const before = firstStep([]);
    const after = firstStep(before.toGain.slice(0, 5).map(({ id }) => id));
    expect(before.fit).toBe(0);
    expect(after.fit).toBeGreaterThan(0.2);
    expect(after.fit).toBeLessThanOrEqual(1);
    const whole = releaseTaxonomy.occupation(before.occupationId)!.skills;
    const met = firstStep(whole.map(({ id }) => id));
    expect([met.occupationId, met.toGain]).toEqual([before.occupationId, []]);
    expect(met.fit).toBeCloseTo(1, 9);
  });
});

describe('a chosen line', () => {
  const person: CareerStart = { titles: ['Accountant'], skills: skills('accounting'), years: 4 };

  it('is walked as the path that was suggested', () => {
    const { from, paths } = careerPaths(releaseModel, person);
    for (const path of paths) {
      const line = [from!.occupationId, ...path.steps.map(({ occupationId }) => occupationId)];
      expect(careerPathAlong(releaseModel, person, line)).toEqual(path);
    }
  });

  it('need not be one that is suggested, and is none where an occupation is not known', () => {
    const odd = careerPathAlong(releaseModel, person, ['accountant', 'welder'])!;
    expect(odd.steps.map(({ occupationId, why }) => [occupationId, why])).toEqual([['welder', null]]);
    expect(careerPathAlong(releaseModel, person, ['accountant', 'no-such-thing'])).toBeNull();
    expect(careerPathAlong(releaseModel, person, ['accountant'])).toBeNull();
  });
});

describe('the gap to an occupation', () => {
  it('gives, skill by skill, exactly what the fit gains when it is learned', () => {
    const person: CareerStart = { skills: skills('sql') };
    const { fit, missing } = occupationGap(releaseModel, person, 'data-analyst');
    expect(fit).toBe(fitTo(releaseModel, person, 'data-analyst'));
    expect(missing.map(({ id }) => id)).not.toContain('sql');
    for (const { id, lift } of missing) {
      expect(lift).toBeGreaterThan(0);
      expect(fitTo(releaseModel, person, 'data-analyst', [id])).toBeCloseTo(fit + lift, 12);
    }
    expect(missing.map(({ lift }) => lift)).toEqual(missing.map(({ lift }) => lift).sort((a, b) => b - a));
  });

  it('is closed by all of its skills together', () => {
    const all = occupationGap(releaseModel, { skills: [] }, 'data-analyst').missing.map(({ id }) => id);
    expect(fitTo(releaseModel, { skills: [] }, 'data-analyst', all)).toBeCloseTo(1, 12);
  });
});

describe('career paths from any occupation', () => {
  // Every sixth one: each way is walked and compared, which for all of them is a job of its own.
  const starts = releaseTaxonomy.occupations.filter((_, at) => at % 6 === 0);
  const all = starts.map((start) => ({
    start,
    paths: careerPaths(releaseModel, { occupationId: start.id, skills: [] }).paths,
  }));

  it('are three lines of two to four steps that begin in different directions', () => {
    for (const { start, paths } of all) {
      expect([start.id, paths.length]).toEqual([start.id, 3]);
      for (const { steps } of paths) expect([2, 3, 4]).toContain(steps.length);
      expect(new Set(paths.map(({ steps }) => steps[0]!.occupationId)).size).toBe(3);
    }
  });

  it('walk steps that the taxonomy names, with its reasons, or likeness with its shared skills', () => {
    for (const { start, paths } of all) {
      for (const { steps } of paths) {
        let from = start;
        for (const { occupationId, why, sharedSkillIds } of steps) {
          const named = from.next.find(({ id }) => id === occupationId);
          if (why) expect(named?.why).toEqual(why);
          else
            expect([from.id, occupationId, sharedSkillIds.length > 0]).toEqual([from.id, occupationId, true]);
          from = releaseTaxonomy.occupation(occupationId)!;
        }
      }
    }
  });

  it('never climb more than one job zone at a time, nor pass an occupation twice', () => {
    for (const { start, paths } of all) {
      for (const { steps } of paths) {
        const zones = [start.zone, ...steps.map(({ zone }) => zone)];
        for (let at = 1; at < zones.length; at++) expect(zones[at]! - zones[at - 1]!).toBeLessThanOrEqual(1);
        const ids = [start.id, ...steps.map(({ occupationId }) => occupationId)];
        expect(new Set(ids).size).toBe(ids.length);
      }
    }
  });

  it('are the same whatever order the skills come in', () => {
    const held = skills('microsoft-excel', 'customer-service', 'project-management', 'python');
    for (const { id } of starts.slice(0, 20)) {
      expect(careerPaths(releaseModel, { occupationId: id, skills: held.toReversed() })).toEqual(
        careerPaths(releaseModel, { occupationId: id, skills: held }),
      );
    }
  });
});
