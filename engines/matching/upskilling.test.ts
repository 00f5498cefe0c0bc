import { describe, expect, it } from 'vitest';
import { courseLevels } from '#engines/taxonomy/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { GapSkill } from './gap-skill.ts';
import { isGeneral } from './gap-worth.ts';
import type { Learner } from './learners.ts';
import { releaseModel } from './model.fixtures.ts';
import { coursesForGap } from './upskilling.ts';

const gapOf = (...ids: string[]): GapSkill[] => ids.map((skillId) => ({ skillId, lift: 1 }));
const course = (id: string) => releaseTaxonomy.course(id)!;

/** A small generator with a seed (mulberry32), so that a failure can be seen twice. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const occupations = releaseTaxonomy.occupations.filter((_, at) => at % 11 === 0);
const sectorNames = new Set(releaseTaxonomy.sectors.map(({ name }) => name.en.toLowerCase()));
const gaps = occupations.map(({ skills }, at): GapSkill[] => {
  const next = random(at);
  // The name of a sector is passed over, which has a test of its own.
  const learnable = skills.filter(
    ({ id }) => !sectorNames.has(releaseTaxonomy.skill(id)!.name.en.toLowerCase()),
  );
  return learnable.map(({ id, level }) => ({ skillId: id, level, lift: 0.01 + next() * 0.2 }));
});

describe('courses for a gap', () => {
  it('teach what is asked, in the fewest hours for what they bring', () => {
    const { courses, groups } = coursesForGap(releaseModel, gapOf('python', 'sql'));
    expect(groups.map(({ skillId }) => skillId).sort()).toEqual(['python', 'sql']);
    for (const { courseId, closes } of courses) {
      const taught = course(courseId).skills.map(({ id }) => id);
      for (const { skillId, through } of closes) expect(taught).toContain(through ?? skillId);
    }
  });

  it('close the same in the same order whatever language the screens are in', () => {
    let inArabic = 0;
    for (const gap of gaps) {
      const [english, arabic] = ['english', 'arabic'].map((shownIn) =>
        coursesForGap(releaseModel, gap, { shownIn }),
      );
      expect(arabic!.groups.map(({ skillId }) => skillId)).toEqual(
        english!.groups.map(({ skillId }) => skillId),
      );
      expect(arabic!.open).toEqual(english!.open);
      const exchanged = arabic!.courses.flatMap(({ courseId }, at) => {
        const instead = english!.courses[at]!.courseId;
        return courseId === instead ? [] : [[course(courseId), course(instead)] as const];
      });
      for (const [one, other] of exchanged) {
        expect(one.languageIds).toContain('arabic');
        expect([one.level, one.kind]).toEqual([other.level, other.kind]);
      }
      inArabic += exchanged.length;
    }
    expect(inArabic).toBeGreaterThan(0);
  });

  it('prefer one course for two skills where it takes no more hours', () => {
    const both = releaseTaxonomy.courses.find(({ skills, hours }) => {
      const [a, b] = skills;
      if (!a || !b) return false;
      const alone = releaseTaxonomy.courses.filter((it) =>
        it.skills.some(({ id }) => id === a.id || id === b.id),
      );
      return alone.every((other) => other.hours >= hours && other.skills.length <= skills.length);
    })!;
    const [a, b] = both.skills;
    const { courses } = coursesForGap(releaseModel, gapOf(a!.id, b!.id));
    expect(courses).toHaveLength(1);
    expect(courses[0]!.closes).toHaveLength(2);
  });

  it('give related skills a part, and say through which', () => {
    const taught = new Set(releaseTaxonomy.courses.flatMap(({ skills }) => skills.map(({ id }) => id)));
    const untaught = releaseTaxonomy.skills.filter(({ id }) => !taught.has(id));
    const plans = untaught
      .map(({ id }) => coursesForGap(releaseModel, gapOf(id)))
      .filter(({ courses }) => courses.length > 0);
    expect(plans.length).toBeGreaterThan(0);
    for (const { courses } of plans) {
      for (const { share, through } of courses.flatMap(({ closes }) => closes)) {
        expect(through).not.toBeNull();
        expect(share).toBeLessThan(0.7);
      }
    }
  });

  it('are never about a relative where a skill has courses of its own, or is learned in no course', () => {
    const withOwn = new Set(releaseTaxonomy.courses.flatMap(({ skills }) => skills.map(({ id }) => id)));
    for (const { id, learnedOtherwise } of releaseTaxonomy.skills.filter(
      (skill) => withOwn.has(skill.id) || skill.learnedOtherwise,
    ))
      for (const { closes } of coursesForGap(releaseModel, gapOf(id)).courses)
        expect([id, learnedOtherwise?.way, closes.map(({ through }) => through)]).toEqual([
          id,
          learnedOtherwise?.way,
          [null],
        ]);
  });

  it('are there for nearly all that any work must have, and for the rest it is said how it is learned', () => {
    const musts = releaseTaxonomy.occupations.flatMap(({ id: occupationId, skills }) =>
      skills
        .filter(({ importance }) => importance === 'essential')
        .map(({ id, level }) => ({ occupationId, id, level, has: skills.map((skill) => skill.id) })),
    );
    const some = musts.filter((_, at) => at % 13 === 0);
    const silent = some.filter(({ occupationId, id, level, has }) => {
      const gap = [{ skillId: id, lift: 0.1, level, must: true }];
      const { courses } = coursesForGap(releaseModel, gap, {
        occupationId,
        has: has.filter((it) => it !== id),
      });
      return courses.length === 0 && !releaseTaxonomy.skill(id)!.learnedOtherwise;
    });
    expect(silent.length / some.length).toBeLessThan(0.08);
  });

  it('name the skills that no course closes, and pass over those nobody knows', () => {
    const plan = coursesForGap(releaseModel, [...gapOf('python'), { skillId: 'no-such-skill', lift: 1 }], {
      hours: 0,
    });
    expect(plan).toEqual({ courses: [], groups: [], open: ['python'], hours: 0 });
  });

  it('keep within hours, languages and cost', () => {
    const gap = gapOf('python', 'sql', 'accounting', 'project-management', 'microsoft-excel');
    expect(coursesForGap(releaseModel, gap, { hours: 30 }).hours).toBeLessThanOrEqual(30);
    for (const { courseId } of coursesForGap(releaseModel, gap, { languages: ['arabic'] }).courses)
      expect(course(courseId).languageIds).toContain('arabic');
    for (const { courseId } of coursesForGap(releaseModel, gap, { free: true }).courses)
      expect(['free', 'audit']).toContain(course(courseId).cost);
  });

  it('tell what a course asks for that nobody brings', () => {
    const demanding = releaseTaxonomy.courses.find(({ needs }) => needs.length > 0)!;
    const gap = demanding.skills.map(({ id, level }) => ({ skillId: id, level, lift: 1 }));
    const plan = (has: string[]) =>
      coursesForGap(releaseModel, gap, { has }).courses.flatMap(({ bring, courseId }) =>
        bring.map((id) => [courseId, id]),
      );
    const asked = plan([]).map(([, id]) => id!);
    expect(asked.length).toBeGreaterThan(0);
    for (const [, id] of plan(asked)) expect(asked).not.toContain(id);
  });
});

describe('a course that is advised', () => {
  const asked = occupations.map(({ skills }): GapSkill[] =>
    skills.map(({ id, level, importance }) => ({
      skillId: id,
      level,
      lift: 0.1,
      must: importance === 'essential',
    })),
  );

  it('never takes months for one skill', () => {
    for (const gap of asked) {
      for (const { hours, closes } of coursesForGap(releaseModel, gap).courses)
        if (closes.length === 1) expect(hours).toBeLessThanOrEqual(200);
    }
    for (const { id } of releaseTaxonomy.skills) {
      for (const { hours } of coursesForGap(releaseModel, gapOf(id)).courses)
        expect([id, hours <= 80]).toEqual([id, true]);
    }
  });

  it('closes first what must be known, or what prepares for that', () => {
    for (const gap of asked) {
      const musts = new Set(gap.flatMap(({ skillId, must }) => (must ? [skillId] : [])));
      const [first, ...others] = coursesForGap(releaseModel, gap).courses;
      if (!first || first.closes.some(({ skillId }) => musts.has(skillId))) continue;
      const subject = course(first.courseId).skills[0]!.id;
      expect(others.flatMap(({ courseId }) => course(courseId).needs)).toContain(subject);
    }
  });

  it('is there for what lies outside the learner’s trade, where that is what it is about', () => {
    const has = releaseTaxonomy.occupation('registered-nurse')!.skills.map(({ id }) => id);
    for (const id of ['python', 'project-management', 'tableau', 'accounting']) {
      const [first] = coursesForGap(releaseModel, gapOf(id), { has }).courses;
      expect(course(first!.courseId).skills[0]!.id).toBe(id);
    }
  });

  it('teaches more than the learner knows already', () => {
    const [first] = coursesForGap(releaseModel, [{ skillId: 'python', lift: 1, level: 4 }]).courses;
    const held = course(first!.courseId).skills.find(({ id }) => id === 'python')!.level;
    const gap = [{ skillId: 'python', lift: 1, level: 5, have: held }];
    for (const { courseId } of coursesForGap(releaseModel, gap).courses)
      expect(course(courseId).skills.find(({ id }) => id === 'python')!.level).toBeGreaterThan(held);
  });

  it('is in the language that the learner reads best, of courses alike', () => {
    const inLanguage = (prefers: string[]) =>
      asked
        .flatMap((gap) => coursesForGap(releaseModel, gap, { prefers }).courses)
        .filter(({ courseId }) => course(courseId).languageIds.includes('arabic')).length;
    expect(inLanguage(['arabic', 'english'])).toBeGreaterThan(inLanguage(['english']));
  });

  it('begins where the learner is: nobody new to a subject goes on with what it continues', () => {
    const [first] = coursesForGap(releaseModel, [{ skillId: 'sql', lift: 1, level: 3 }]).courses;
    expect(course(first!.courseId).level).toBe('beginner');
  });

  it('asks nothing of those who know a near relative of what it needs', () => {
    const gap: GapSkill[] = [{ skillId: 'welding-inspection', lift: 1, level: 4 }];
    const hoursOf = (has: string[]) =>
      coursesForGap(releaseModel, gap, { has, occupationId: 'welding-inspector' }).courses.map(
        ({ courseId }) => courseId,
      );
    expect(hoursOf(['shielded-metal-arc-welding'])).toEqual(hoursOf(['welding']));
  });

  it('is no long one for what it teaches in passing, where that is not a must', () => {
    for (const { id } of releaseTaxonomy.skills)
      for (const { courseId, closes } of coursesForGap(releaseModel, gapOf(id)).courses) {
        const { skills, hours } = course(courseId);
        if (skills[0]?.id !== id && closes.every(({ through }) => through === null))
          expect([id, courseId, hours <= 24]).toEqual([id, courseId, true]);
      }
  });

  it('is never about what the learner does every day alone', () => {
    const gap: GapSkill[] = [{ skillId: 'vital-signs-monitoring', lift: 1, isLikelyHad: true }];
    expect(coursesForGap(releaseModel, gap, { occupationId: 'registered-nurse' }).courses).toEqual([]);
  });

  it('teaches a skill, not the name of a sector', () => {
    const plan = coursesForGap(releaseModel, gapOf('information-technology', 'python'));
    expect(plan.groups.map(({ skillId }) => skillId)).toEqual(['python']);
    expect(plan.open).toEqual([]);
  });

  it('belongs to the trade: nobody learns care for detail from baristas to do hair', () => {
    const { skills } = releaseTaxonomy.occupation('makeup-artist')!;
    const gap = skills.map(({ id, level }) => ({ skillId: id, level, lift: 0.1 }));
    const taught = coursesForGap(releaseModel, gap).courses.flatMap(
      ({ courseId }) => course(courseId).skills,
    );
    expect(taught.map(({ id }) => id)).not.toContain('coffee-cupping');
    expect(taught.map(({ id }) => id)).not.toContain('barista-skills');
  });
});

describe('courses for any gap', () => {
  it('each close something that no other closes as far', () => {
    for (const gap of gaps) {
      const { courses } = coursesForGap(releaseModel, gap);
      for (const { closes, lift } of courses) {
        expect(closes.length).toBeGreaterThan(0);
        expect(lift).toBeGreaterThan(0);
      }
    }
  });

  it('never close more of a skill than there is, and add up to their groups', () => {
    for (const gap of gaps) {
      const { courses, groups, open, hours } = coursesForGap(releaseModel, gap);
      const weights = new Map(gap.map(({ skillId, lift }) => [skillId, lift]));
      for (const { skillId, score, items } of groups) {
        expect(score).toBeLessThanOrEqual(weights.get(skillId)! + 1e-9);
        expect(items.reduce((sum, item) => sum + item.score, 0)).toBeCloseTo(score, 9);
      }
      const total = groups.reduce((sum, { score }) => sum + score, 0);
      expect(courses.reduce((sum, { lift }) => sum + lift, 0)).toBeCloseTo(total, 9);
      expect(groups.length + open.length).toBe(weights.size);
      expect(hours).toBe(courses.reduce((sum, it) => sum + it.hours, 0));
    }
  });

  it('come after those about what they ask for, and else the easier first', () => {
    for (const gap of gaps) {
      const planned = coursesForGap(releaseModel, gap).courses.map(({ courseId }) => course(courseId));
      planned.forEach((it, at) => {
        const later = planned.slice(at + 1);
        const waits = it.needs.filter((need) => !it.skills.some(({ id }) => id === need));
        // Two may wait for each other; then the order is by level.
        for (const other of later) {
          if (waits.includes(other.skills[0]!.id))
            expect(courseLevels.indexOf(other.level)).toBeGreaterThanOrEqual(courseLevels.indexOf(it.level));
        }
      });
    }
  });

  it('are the same whatever order the skills come in', () => {
    for (const gap of gaps.slice(0, 20))
      expect(coursesForGap(releaseModel, gap.toReversed())).toEqual(coursesForGap(releaseModel, gap));
  });
});

describe('courses for the work that is meant', () => {
  const courseIds = (occupationId: string, ...ids: string[]) =>
    coursesForGap(releaseModel, gapOf(...ids), { occupationId }).courses.map(({ courseId }) => courseId);

  it('are not of another trade, though that controls quality or assesses risks as well', () => {
    const isOfTrade = (id: string, category: RegExp) =>
      category.test(releaseTaxonomy.skill(course(id).skills[0]!.id)!.category.en);
    for (const id of courseIds('registered-nurse', 'quality-control', 'patient-safety'))
      expect(isOfTrade(id, /food|kitchen|beverage/i), id).toBe(false);
    for (const id of courseIds('auditor', 'risk-assessment', 'internal-audit'))
      expect(isOfTrade(id, /health and safety/i), id).toBe(false);
  });

  it('are of a tool that a job asks for, whatever its trade', () => {
    const subjects = courseIds('registered-nurse', 'tableau', 'triage').map((id) => course(id).skills[0]?.id);
    expect(subjects).toContain('tableau');
  });

  it('close no whole subject of study that is not what the work is made of', () => {
    expect(courseIds('payroll-officer', 'computer-science')).toEqual([]);
  });

  it('leave out manners, and what the learner does every day, where others are about the work', () => {
    const gap: GapSkill[] = [
      { skillId: 'python', lift: 1 },
      { skillId: 'sql', lift: 1, isLikelyHad: true },
      { skillId: 'team-leadership', lift: 1 },
    ];
    const { courses } = coursesForGap(releaseModel, gap, { occupationId: 'data-scientist' });
    const closed = courses.map(({ closes }) => closes.map(({ skillId }) => skillId));
    expect(closed.length).toBeGreaterThan(0);
    for (const skills of closed) expect(skills).toContain('python');
  });
});

describe('courses for somebody who has come far, or has just begun', () => {
  const coursesOf = (learner: Learner, skillId: string) =>
    coursesForGap(releaseModel, [{ skillId, lift: 1, must: true }], {
      occupationId: 'plumber',
      learner,
    }).courses.map(({ courseId }) => releaseTaxonomy.course(courseId)!);

  it('are of none of what their own work is made of, though they do not say it, but of its tools', () => {
    const learner: Learner = { workIds: ['accountant'], years: 9, level: 2 };
    const taught = (skillId: string, isLikelyHad: boolean) =>
      coursesForGap(releaseModel, [{ skillId, lift: 1, must: true, isLikelyHad }], {
        occupationId: 'accountant',
        learner,
      }).courses.length;
    expect([taught('general-ledger', false), taught('general-ledger', true)]).toEqual([1, 0]);
    expect([taught('microsoft-excel', false), taught('microsoft-excel', true)]).toEqual([1, 1]);
  });

  it('teach no first steps of the work that they have long done', () => {
    const [newcomer, seasoned] = [0, 9].map((years): Learner => ({ workIds: ['plumber'], years, level: 2 }));
    for (const { level } of coursesOf(seasoned!, 'plumbing')) expect(level).not.toBe('beginner');
    for (const { level } of coursesOf(newcomer!, 'plumbing')) expect(level).not.toBe('advanced');
  });

  it('teach first steps of a neighbouring work rather than nothing', () => {
    const learner: Learner = { workIds: ['social-worker'], years: 9, level: 2 };
    const gap = [{ skillId: 'career-guidance', lift: 1 }];
    const plan = coursesForGap(releaseModel, gap, { occupationId: 'school-counsellor', learner });
    expect(plan.open).toEqual([]);
  });

  it('put what leads to a named qualification first, even where other courses teach its skill', () => {
    const plan = coursesForGap(
      releaseModel,
      [
        { skillId: 'first-aid', lift: 1 },
        { skillId: 'nebosh-diploma', lift: 0.001, level: 5, must: true },
      ],
      {
        occupationId: 'hse-manager',
        qualifying: [{ kind: 'certificate', courseIds: ['nebosh-idip'], isWelcome: false }],
      },
    );
    expect(plan.courses[0]!.courseId).toBe('nebosh-idip');
    expect(plan.courses.map(({ courseId }) => courseId)).not.toContain('nebosh-igc');
  });
});

describe('a course for somebody’s next post', () => {
  const plan = (ids: string[], occupationId: string, options: Parameters<typeof coursesForGap>[2] = {}) =>
    coursesForGap(releaseModel, gapOf(...ids), { occupationId, ...options }).courses;

  it('comes after one that teaches what an examination takes for granted', () => {
    const courses = plan(['amazon-web-services', 'terraform'], 'cloud-architect', {
      qualifying: [
        { kind: 'certificate', courseIds: ['aws-solutions-architect-professional'], isWelcome: false },
      ],
      has: ['java', 'linux'],
    });
    const at = courses.findIndex(({ courseId }) => courseId === 'aws-solutions-architect-professional');
    const before = courses.slice(0, at).map(({ courseId }) => course(courseId));
    expect(
      before.some(({ skills, level }) => skills[0]?.id === 'amazon-web-services' && level !== 'advanced'),
    ).toBe(true);
    for (const { closes } of courses) expect(closes.length).toBeGreaterThan(0);
  });

  it('is about nothing that a posting names in passing, where others are about the work', () => {
    const taught = plan(
      ['crew-supervision', 'construction-supervision', 'replenishment-planning'],
      'site-foreman',
    );
    expect(taught.flatMap(({ closes }) => closes.map(({ skillId }) => skillId))).not.toContain(
      'replenishment-planning',
    );
  });

  it('teaches manners in no course of another trade', () => {
    const trades = releaseTaxonomy.occupations.filter((_, at) => at % 30 === 0);
    for (const { id, skills } of trades) {
      for (const { courseId } of plan(['customer-service', 'active-listening'], id)) {
        const subject = course(courseId).skills[0]!.id;
        const isOwn = skills.some((skill) => skill.id === subject);
        expect([id, courseId, isOwn || isGeneral(releaseTaxonomy, subject)]).toEqual([id, courseId, true]);
      }
    }
  });

  it('are not sifted for somebody who has told nothing yet', () => {
    const gap = gapOf('sql', 'python');
    const wishes = {
      rung: 'new',
      occupationId: 'data-analyst',
      qualifying: [],
      prefers: ['english'],
    } as const;
    const learner: Learner = { workIds: [], years: null, level: 1 };
    const taught = (has: string[]) =>
      coursesForGap(releaseModel, gap, { ...wishes, learner, has }).courses.length;
    expect(taught([])).toBeGreaterThan(taught(['cooking']));
  });
});
