import type { z } from 'zod';
import type {
  suggestCourses as suggestCoursesEndpoint,
  UpskillCourse,
} from '#contract/features/courses.contract.ts';
import {
  type CoursePlan,
  type CourseTaken,
  careerStart,
  coursesForGap,
  coursesTaken,
  fitTo,
  type GapSkill,
  isLearnedBy,
  type JobFeatures,
  jobGap,
  languagesReadBy,
  leftOfGap,
  licenceLacking,
  occupationGap,
  type ProfileFeatures,
  type QualificationToGain,
  standingTowards,
  wellKnown,
  whatIf,
  workDone,
} from '#engines/matching/index.ts';
import type { Course, Licence, Taxonomy } from '#engines/taxonomy/index.ts';
import { isArabic } from '#engines/text/index.ts';
import { listedJob } from '#server/features/jobs/index.ts';
import { modelFor } from '#server/features/match-models/index.ts';
import { jobInMatching, personInMatching, personInView } from '#server/features/matches/index.ts';
import { findResumeText } from '#server/features/resumes/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { expected } from '#server/platform/expected.ts';
import { skillCalled } from '#server/platform/http/known-names.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { hoursLeftOf } from './courses.learning.ts';
import { courseFacts, skillNamed } from './courses.present.ts';
import { hoursGiven, type PlanStatuses, takenUpBy } from './courses.reads.ts';

type Wish = z.output<typeof suggestCoursesEndpoint.body>;

interface Gap {
  skills: GapSkill[];
  /** What the page of the job calls missing: all of it is named here as well, whatever it is worth to learn. */
  missing: readonly GapSkill[];
  /** What the page of the job counts as the person's, by id. */
  had: readonly string[];
  /** Names that the taxonomy does not know. */
  unknown: string[];
  /** The work that is aimed at; null where it is not known. */
  occupationId: string | null;
  /** What that work asks of everybody and the person has not shown; null where that is nothing. */
  licence: Licence | null;
  /** What it is the gap of, with the score or fit today; null of skills alone. */
  of: { kind: 'job' | 'occupation'; id: string; name: Course['title']; score: number | null } | null;
  /** Courses that lead to what the job asks for by name. */
  qualifying: QualificationToGain[];
  /** Skills that the job says it does not ask for. */
  denied: string[];
  /** Programmes of study that lead to its licence, where they are lacking. */
  studies: readonly string[];
  /** What the job itself calls the skills that it asks for, by id: its own page shows them so. */
  called: ReadonlyMap<string, Course['title']>;
  /** Of the job; null where it is not known. */
  country: string | null;
  /** The job's own words; absent of all but a job. */
  posting?: Pick<JobFeatures, 'title' | 'text'>;
  /** The score or fit with some skills more; null where it is nobody's. */
  after: ((skillIds: readonly string[]) => number) | null;
}

/** Courses for the given skills, or for what a person lacks of a job or an occupation. */
export async function suggestCourses(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  wish: Wish,
) {
  const { gap, plan, taken, learned } = await coursePlanFor(ctx, wish);
  const statuses: PlanStatuses = new Map(taken.map(({ courseId, status }) => [courseId, status]));
  const named = namesOf(ctx.taxonomy, gap);
  const present = presenter(ctx.taxonomy, plan, gap, statuses);
  const inPlan = taughtBy(ctx.taxonomy, statuses.keys());
  const lifts = new Map([...gap.missing, ...gap.skills].map(({ skillId, lift }) => [skillId, lift]));
  const missing = new Set(gap.missing.map(({ skillId }) => skillId));
  const isMissing = ({ skillId }: { skillId: string }) => gap.of?.kind !== 'job' || missing.has(skillId);
  // What the page of the job calls missing comes before what its text asks for besides.
  const groups = plan.groups.toSorted((a, b) => Number(isMissing(b)) - Number(isMissing(a)));
  return {
    upskill_nf: Object.fromEntries(
      groups.map(({ skillId, items }) => [
        skillId,
        items.map(({ courseId, score }) => present(courseId, score)),
      ]),
    ),
    groups: groups.map(({ skillId, score, isUsual }) => ({
      ...named(skillId),
      score,
      lift: lifts.get(skillId) ?? 0,
      is_usual: isUsual,
      is_missing: !isUsual && isMissing({ skillId }),
      is_had: gap.had.includes(skillId),
    })),
    of: gap.of,
    open: [
      ...namedWithoutCourse(gap),
      ...openOf(plan, gap)
        .filter((id) => !inPlan.has(id) && !learned.includes(id))
        .map((id) => ({
          ...named(id),
          otherwise: ctx.taxonomy.skill(id)?.learnedOtherwise ?? null,
        })),
    ],
    learned: learned.flatMap((id) => {
      const course = taughtIn(ctx.taxonomy, taken, id);
      return course ? [{ ...named(id), course: { id: course.id, title: course.title } }] : [];
    }),
    licence: gap.licence?.asks ?? null,
    unknown: gap.unknown,
    hours: hoursAhead(ctx.taxonomy, plan, statuses, await givenBy(ctx)),
  };
}

/** A skill as the job calls it, or else as everybody does. */
const namesOf =
  (taxonomy: Taxonomy, { called }: Gap) =>
  (id: string) => {
    const name = called.get(id);
    return name ? { id, name } : skillNamed(taxonomy, id);
  };

/** What no course of the plan closes, of what the gap holds and of what the page of the job calls missing. */
function openOf({ open, groups }: CoursePlan, { missing }: Gap): string[] {
  const closed = new Set(groups.map(({ skillId }) => skillId));
  return [...new Set([...open, ...missing.map(({ skillId }) => skillId)])].filter((id) => !closed.has(id));
}

/** The finished course with which a skill was learned. */
const taughtIn = (taxonomy: Taxonomy, taken: readonly CourseTaken[], skillId: string): Course | undefined =>
  taken
    .flatMap(({ courseId, skillIds, isDone }) => {
      const course = taxonomy.course(courseId);
      return course && isDone && isLearnedBy(course, skillIds, skillId) ? [course] : [];
    })
    .toSorted((a, b) => levelIn(b, skillId) - levelIn(a, skillId))[0];

const levelIn = ({ skills }: Course, skillId: string) => skills.find(({ id }) => id === skillId)?.level ?? 0;

/** Skills that a course among these teaches. */
const taughtBy = (taxonomy: Taxonomy, courseIds: Iterable<string>): ReadonlySet<string> =>
  new Set([...courseIds].flatMap((id) => taxonomy.course(id)?.skills.map((skill) => skill.id) ?? []));

/** What is left of the courses of a plan; one that closes several skills counts once. */
function hoursAhead(
  taxonomy: Taxonomy,
  { groups }: CoursePlan,
  statuses: PlanStatuses,
  given: ReadonlyMap<string, number>,
): number {
  const courseIds = new Set(groups.flatMap(({ items }) => items.map(({ courseId }) => courseId)));
  return [...courseIds].reduce(
    (sum, id) =>
      sum + hoursLeftOf(expected(taxonomy.course(id), `course ${id}`), statuses.get(id) ?? null, given),
    0,
  );
}

/** A candidate learns for themselves; whoever asks for others has given no hours. */
const givenBy = async ({ db, actor }: SignedInCtx) =>
  actor.state === 'CANDIDATE' ? hoursGiven(db, actor.id) : new Map<string, number>();

/** A gap, the courses that close what is left of it in their order, and what the learner has taken up already. */
interface Planned {
  gap: Gap;
  plan: CoursePlan;
  taken: Awaited<ReturnType<typeof takenUpBy>>;
  /** Skills of the gap that finished courses taught, and that no further course deepens. */
  learned: string[];
}

/**
 * The gap of a wish, and the courses that close it in their order: the one answer to what is to be learned, wherever it is
 * asked. A candidate's own plan goes before all advice, and what they have finished is not advised again.
 */
export async function coursePlanFor(
  ctx: SignedInCtx & Uses<'aliases' | 'models' | 'ranking' | 'taxonomy'>,
  wish: Wish,
): Promise<Planned> {
  const profile = await learner(ctx, wish.uid);
  const taken = ctx.actor.state === 'CANDIDATE' ? await takenUpBy(ctx.db, ctx.actor.id) : [];
  const known = coursesTaken(ctx.taxonomy, taken);
  const whole = await gapOf(ctx, wish, profile);
  const gap = { ...whole, skills: leftOfGap(whole.skills, known) };
  const { hours, languages, free } = wish;
  const model = ctx.models.current();
  const plan = coursesForGap(model, gap.skills, {
    ...(hours === undefined ? {} : { hours }),
    ...(languages === undefined ? {} : { languages }),
    ...(free === undefined ? {} : { free }),
    ...languagesOf(ctx, profile),
    taken: known,
    occupationId: gap.occupationId,
    qualifying: gap.qualifying,
    denied: gap.denied,
    studies: gap.studies,
    country: gap.country,
    ...(gap.posting ? { posting: gap.posting } : {}),
    missing: gap.missing,
    had: gap.had,
    isOfOccupation: gap.of?.kind === 'occupation',
    ...(gap.of ? standingTowards(gap.occupationId, profile, model) : {}),
  });
  const deepened = new Set(plan.groups.map(({ skillId }) => skillId));
  const learned = whole.skills.flatMap(({ skillId }) =>
    known.learned.has(skillId) && !deepened.has(skillId) ? [skillId] : [],
  );
  return { gap, plan, taken, learned: [...new Set(learned)] };
}

/** What is learned is chosen by the languages that somebody reads; of courses alike one in the language of the screens is shown. */
function languagesOf({ taxonomy, lang }: SignedInCtx & Uses<'taxonomy'>, profile: ProfileFeatures | null) {
  const shownIn = lang === 'ar' ? 'arabic' : 'english';
  return { shownIn, prefers: profile ? languagesReadBy(taxonomy, profile) : [] };
}

/** What a job asks for by name and no course gives, with how people come by it. */
const namedWithoutCourse = ({ qualifying }: Gap) =>
  qualifying.flatMap(({ courseIds, qualification }) => {
    if (courseIds.length > 0 || !qualification?.how) return [];
    const { id, names, kind, how } = qualification;
    const [first = id] = names;
    const named = { en: names.find((name) => !isArabic(name)) ?? first, ar: names.find(isArabic) ?? first };
    return [{ id, name: named, otherwise: { way: kind === 'licence' ? 'licence' : 'work', how } as const }];
  });

/** A candidate learns for themselves; others may name one whom they may see, or nobody. */
async function learner(
  ctx: SignedInCtx & Uses<'aliases' | 'taxonomy'>,
  uid: string | undefined,
): Promise<ProfileFeatures | null> {
  if (ctx.actor.state !== 'CANDIDATE' && !uid) return null;
  const person = found(await personInMatching(ctx, await personInView(ctx, uid)), 'profiles.not_found');
  // A profile keeps less of a resume than the resume says; of others only what they share is read.
  const isOwn = ctx.actor.state === 'CANDIDATE';
  return isOwn ? { ...person, told: await findResumeText(ctx.db, ctx.actor.id) } : person;
}

async function gapOf(
  ctx: SignedInCtx & Uses<'models' | 'ranking' | 'taxonomy'>,
  wish: Wish,
  profile: ProfileFeatures | null,
): Promise<Gap> {
  if ('skills' in wish) return gapOfNames(ctx.taxonomy, wish.skills);
  if ('job_id' in wish) return gapOfJob(ctx, wish.job_id, profile);
  return gapOfOccupation(ctx, wish.occupation_id, profile);
}

/** Skills by id or by name in either language, all alike. */
function gapOfNames(taxonomy: Taxonomy, names: readonly string[]): Gap {
  const gap: Gap = {
    skills: [],
    missing: [],
    had: [],
    unknown: [],
    occupationId: null,
    licence: null,
    of: null,
    qualifying: [],
    denied: [],
    studies: [],
    called: new Map(),
    country: null,
    after: null,
  };
  for (const name of names) {
    const skill = taxonomy.skill(name) ?? taxonomy.resolveSkill(name);
    if (skill) gap.skills.push({ skillId: skill.id, lift: 1 });
    else gap.unknown.push(name);
  }
  return gap;
}

/** What a person lacks of a job, and what its occupation usually asks for besides; of nobody, all that it asks. */
async function gapOfJob(
  ctx: SignedInCtx & Uses<'models' | 'ranking' | 'taxonomy'>,
  jobId: string,
  profile: ProfileFeatures | null,
): Promise<Gap> {
  const { title, portal } = await listedJob(ctx, jobId);
  const job = found(await jobInMatching(ctx, jobId), 'jobs.not_found');
  const model = await modelFor(ctx, portal);
  const { score, ...gap } = jobGap(job, profile, model);
  return {
    ...gap,
    posting: job,
    called: new Map(
      job.skills.flatMap(({ id, name }) => (id ? [[id, skillCalled(ctx.taxonomy, name)] as const] : [])),
    ),
    of: { kind: 'job', id: jobId, name: { en: title, ar: title }, score: profile ? score : null },
    after: profile && ((skillIds) => whatIf(job, profile, model, skillIds).score),
  };
}

/** What a person lacks of an occupation, each skill with what it would bring to the fit; of nobody, all that it asks. */
function gapOfOccupation(
  { taxonomy, models }: Uses<'models' | 'taxonomy'>,
  id: string,
  profile: ProfileFeatures | null,
): Gap {
  const occupation = found(taxonomy.occupation(id), 'courses.occupation_unknown');
  const person = careerStart(profile ?? { titles: [], skills: [], text: '' });
  const { fit, missing } = occupationGap(models.current(), person, occupation.id);
  return {
    skills: missing.map(({ id: skillId, lift, level, importance, credit }) => {
      const have = profile?.skills.find((skill) => skill.id === skillId)?.level;
      // An essential skill that is partly there can wait; one that is weak cannot.
      const must = importance === 'essential' && credit < wellKnown;
      return { skillId, lift, level, ...(have ? { have } : {}), ...(must ? { must } : {}) };
    }),
    missing: [],
    had: [],
    unknown: [],
    occupationId: occupation.id,
    licence: licenceLacking(taxonomy, occupation.id, profile ? workDone(profile, taxonomy) : []),
    qualifying: [],
    denied: [],
    studies: [],
    called: new Map(),
    country: null,
    of: { kind: 'occupation', id: occupation.id, name: occupation.name, score: profile ? fit : null },
    after: profile && ((skillIds) => fitTo(models.current(), person, occupation.id, skillIds)),
  };
}

/** Shows courses of a plan; one that stands under several skills is looked at once. */
function presenter(taxonomy: Taxonomy, plan: CoursePlan, gap: Gap, statuses: PlanStatuses) {
  const named = namesOf(taxonomy, gap);
  const after = new Map<string, number | null>();
  const scoreAfter = (course: Course) => {
    if (!after.has(course.id)) after.set(course.id, gap.after?.(course.skills.map(({ id }) => id)) ?? null);
    return after.get(course.id) ?? null;
  };
  return (courseId: string, score: number): UpskillCourse => {
    const order = plan.courses.findIndex((planned) => planned.courseId === courseId);
    const { closes, bring } = expected(plan.courses[order], 'such course in the plan');
    const course = expected(taxonomy.course(courseId), `course ${courseId}`);
    return {
      ...courseFacts(taxonomy, course),
      score,
      closes: closes.map(({ skillId, share, lift, through }) => ({
        ...named(skillId),
        share,
        lift,
        through: through === null ? null : named(through),
      })),
      // What the course itself closes is no condition of it, even where its provider would have it known.
      bring: bring.filter((id) => !closes.some(({ skillId }) => skillId === id)).map(named),
      order: order + 1,
      score_after: scoreAfter(course),
      status: statuses.get(courseId) ?? null,
    };
  };
}
