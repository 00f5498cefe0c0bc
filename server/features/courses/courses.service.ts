import type { z } from 'zod';
import type {
  suggestCourses as suggestCoursesEndpoint,
  UpskillCourse,
} from '#contract/features/courses.contract.ts';
import {
  type CoursePlan,
  coursesForGap,
  defaultModel,
  explainMatch,
  type GapSkill,
  type ProfileFeatures,
} from '#engines/matching/index.ts';
import { courseLink, taxonomy } from '#engines/taxonomy/index.ts';
import { listedJob } from '#server/features/jobs/index.ts';
import { jobInMatching, personInMatching, personInView } from '#server/features/matches/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { found } from '#server/platform/refusals.ts';

type Wish = z.output<typeof suggestCoursesEndpoint.body>;

interface Gap {
  skills: GapSkill[];
  /** Names that the taxonomy does not know. */
  unknown: string[];
}

/** Courses for the given skills, or for what a person lacks of a job. */
export async function suggestCourses(ctx: SignedInCtx, wish: Wish) {
  const profile = await learner(ctx, wish.uid);
  const gap = 'skills' in wish ? gapOfNames(wish.skills) : await gapOfJob(ctx, wish.job_id, profile);
  const { hours, languages, free } = wish;
  const plan = coursesForGap(gap.skills, {
    ...(hours === undefined ? {} : { hours }),
    ...(languages === undefined ? {} : { languages }),
    ...(free === undefined ? {} : { free }),
    has: profile?.skills.flatMap(({ id }) => id ?? []) ?? [],
  });
  return {
    upskill_nf: Object.fromEntries(
      plan.groups.map(({ skillId, items }) => [
        skillId,
        items.map(({ courseId, score }) => presentCourse(plan, courseId, score)),
      ]),
    ),
    groups: plan.groups.map(({ skillId, score }) => ({ ...skillNamed(skillId), score })),
    open: plan.open.map(skillNamed),
    unknown: gap.unknown,
    hours: plan.hours,
  };
}

/** A candidate learns for themselves; others may name one whom they may see, or nobody. */
async function learner(ctx: SignedInCtx, uid: string | undefined): Promise<ProfileFeatures | null> {
  if (ctx.actor.state !== 'CANDIDATE' && !uid) return null;
  return found(await personInMatching(ctx, await personInView(ctx, uid)), 'profiles.not_found');
}

/** Skills by id or by name in either language, all alike. */
function gapOfNames(names: readonly string[]): Gap {
  const gap: Gap = { skills: [], unknown: [] };
  for (const name of names) {
    const skill = taxonomy().skill(name) ?? taxonomy().resolveSkill(name);
    if (skill) gap.skills.push({ skillId: skill.id, lift: 1 });
    else gap.unknown.push(name);
  }
  return gap;
}

/** What a person lacks of a job, each skill with what it would lift the score; of nobody, all that it asks by weight. */
async function gapOfJob(ctx: SignedInCtx, jobId: string, profile: ProfileFeatures | null): Promise<Gap> {
  await listedJob(ctx, jobId);
  const job = found(await jobInMatching(ctx, jobId), 'jobs.not_found');
  const { missing } = explainMatch(job, profile ?? { titles: [], skills: [], text: '' }, defaultModel());
  const gap: Gap = { skills: [], unknown: [] };
  for (const { id, name, lift, weight } of missing) {
    const level = job.skills.find((skill) => skill.id === id)?.level;
    if (id) gap.skills.push({ skillId: id, lift: profile ? lift : weight, ...(level ? { level } : {}) });
    else gap.unknown.push(name);
  }
  return gap;
}

function presentCourse(plan: CoursePlan, courseId: string, score: number): UpskillCourse {
  const order = plan.courses.findIndex((planned) => planned.courseId === courseId);
  const { closes, bring } = plan.courses[order]!;
  // Plans hold only ids of the taxonomy.
  const course = taxonomy().course(courseId)!;
  const { address, isCertain } = courseLink(course);
  return {
    id: course.id,
    title: course.title,
    about: course.about,
    provider: { id: course.providerId, name: taxonomy().provider(course.providerId)!.name },
    kind: course.kind,
    level: course.level,
    hours: course.hours,
    languages: course.languageIds,
    cost: course.cost,
    link: address,
    link_is_certain: isCertain,
    score,
    closes: closes.map(({ skillId, share, lift, through }) => ({
      ...skillNamed(skillId),
      share,
      lift,
      through: through === null ? null : skillNamed(through),
    })),
    bring: bring.map(skillNamed),
    order: order + 1,
  };
}

const skillNamed = (id: string) => ({ id, name: taxonomy().skill(id)?.name ?? { en: id, ar: id } });
