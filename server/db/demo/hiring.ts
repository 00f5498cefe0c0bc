import crypto from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  applications,
  candidateNotes,
  candidateTags,
  employees,
  jobs,
  pokes,
  users,
} from '#server/db/tables/index.ts';
import { stagesOf } from '#server/features/hiring-stages/index.ts';
import { insertJob, jobColumnsOf } from '#server/features/jobs/index.ts';
import { explainPair } from '#server/features/matches/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { DAY_MS, daysBefore } from '#server/platform/days.ts';
import type { Uses } from '#server/platform/ports.ts';
import { addApplication } from './applying.ts';
import { makeCandidate } from './made-candidates.ts';
import type { MadeCompany } from './made-companies.ts';
import { makeJob, type Opening, openingsOf } from './made-jobs.ts';
import { type Making, weighed, workOf } from './making.ts';
import type { Working } from './people.ts';
import { type Chance, inTurn } from './random.ts';

/** Jobs that were filled months ago, the oldest first, with who applied; and open ones, with who applied these days. */
const FILLED_MONTHS_AGO = [9, 6, 4, 2];
const APPLICANTS_THEN = 11;
const OPEN_JOBS = 4;
const APPLICANTS_NOW = 7;
/** How many people are compared to find those who would apply. */
const LOOKED_AT = 30;
const EMPLOYEES = 18;
interface Hiring {
  company: MadeCompany & { id: string };
  recruiterId: string;
}

/** A year of hiring at the company of the demo’s recruiters: applications, decisions, notes, pokes and the people of the house. */
export async function addHiring(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  making: Making,
  company: Hiring['company'],
  people: readonly Working[],
): Promise<void> {
  const { chance } = making;
  const recruiterId = await idOf(ctx, 'recruiter@masar.demo');
  if (!recruiterId) return;
  const hiring = { company, recruiterId };
  const stageOf = new Map((await stagesOf(ctx, company.id)).map(({ kind, id }) => [kind, id]));
  // Whoever this company took on does not apply to it again.
  const taken = new Set<string>();
  const others = (ids: readonly string[]) => ids.filter((id) => !taken.has(id));
  const filled = chance.some(openingsOf([company]), FILLED_MONTHS_AGO.length);
  for (const [index, opening] of filled.entries()) {
    const postedAt = daysBefore(ctx.now, inTurn(FILLED_MONTHS_AGO, index) * 30 + 20);
    const jobId = await addFilledJob(ctx, making, hiring, opening, postedAt);
    const who = others(whoWouldApply(making, opening.workId, people));
    for (const { userId, score } of await whoFits(ctx, jobId, who, APPLICANTS_THEN)) {
      const at = new Date(postedAt.getTime() + chance.between(1, 18) * DAY_MS);
      const stage = await addApplication(ctx, chance, hiring, stageOf, {
        jobId,
        userId,
        score,
        at,
        isOver: true,
      });
      if (stage === 'HIRED') taken.add(userId);
    }
  }
  const open = await openJobs(ctx, company.id);
  for (const [index, { id: jobId, workId }] of open.entries()) {
    const fitting = await whoFits(
      ctx,
      jobId,
      others(whoWouldApply(making, workId, people)),
      APPLICANTS_NOW + 2,
    );
    for (const { userId, score } of fitting.slice(0, APPLICANTS_NOW)) {
      const at = daysBefore(ctx.now, chance.between(0, 12));
      await addApplication(ctx, chance, hiring, stageOf, { jobId, userId, score, at, isOver: false });
    }
    if (index < 2) await addPokes(ctx, chance, hiring, jobId, fitting.slice(APPLICANTS_NOW));
  }
  await addNotes(
    ctx,
    chance,
    hiring,
    open.map(({ id }) => id),
  );
  await addEmployees(ctx, making, hiring);
}

async function addFilledJob(
  ctx: Ctx & Uses<'taxonomy'>,
  making: Making,
  { company, recruiterId }: Hiring,
  opening: Opening,
  postedAt: Date,
) {
  const closedAt = new Date(postedAt.getTime() + 45 * DAY_MS);
  const { id } = await insertJob(ctx.db, {
    ...jobColumnsOf(ctx.taxonomy, makeJob(making, opening)),
    portal: ctx.portal.key,
    companyId: company.id,
    createdBy: recruiterId,
    publicKey: crypto.randomBytes(9).toString('base64url'),
    source: 'form',
    status: 'closed',
    postedAt,
    closedAt,
    createdAt: postedAt,
    updatedAt: closedAt,
  });
  return id;
}

/** People of this occupation, of the ones before and after it, and of those that share one of these. */
function whoWouldApply({ data, chance }: Making, workId: string, people: readonly Working[]): string[] {
  const { before } = workOf(data, workId);
  const isNear = (other: string) => {
    const { before: theirs } = workOf(data, other);
    return other === before || theirs === workId || (theirs !== null && theirs === before);
  };
  const same = people.filter((it) => it.workId === workId);
  const near = people.filter((it) => it.workId !== workId && isNear(it.workId));
  return [...same, ...chance.some(near, LOOKED_AT)].slice(0, LOOKED_AT).map(({ userId }) => userId);
}

/** Those of some people whom the job fits best. */
async function whoFits(
  ctx: Ctx & Uses<'models' | 'ranking' | 'taxonomy'>,
  jobId: string,
  people: readonly string[],
  most: number,
) {
  const scored: { userId: string; score: number }[] = [];
  for (const userId of people)
    scored.push({ userId, score: (await explainPair(ctx, jobId, userId))?.score ?? 0 });
  return scored.sort((one, other) => other.score - one.score).slice(0, most);
}

async function addPokes(
  ctx: Ctx,
  chance: Chance,
  { recruiterId }: Hiring,
  jobId: string,
  people: readonly { userId: string }[],
): Promise<void> {
  for (const [index, { userId }] of people.entries())
    await ctx.db.insert(pokes).values({
      jobId,
      userId,
      pokedBy: recruiterId,
      createdAt: daysBefore(ctx.now, 2),
      answer: index === 0 ? 'interested' : null,
      answeredAt: index === 0 ? daysBefore(ctx.now, chance.between(0, 1)) : null,
    });
}

const NOTES = [
  'Spoke on the phone: clear about the last two projects, asks about the team’s size.',
  'Could start after the notice period. Wishes to stay in Abu Dhabi.',
  'تحدثنا معه بالعربية والإنجليزية، وإجاباته محددة ومدعومة بأمثلة.',
];
const TAGS = ['Second interview', 'Keep in touch', 'متابعة'];

/** A note and a tag on some of those who applied to open jobs. */
async function addNotes(ctx: Ctx, chance: Chance, { company, recruiterId }: Hiring, open: readonly string[]) {
  const applicants = await ctx.db
    .select({ userId: applications.userId, jobId: applications.jobId })
    .from(applications)
    .where(inArray(applications.jobId, [...open]))
    .orderBy(asc(applications.createdAt), asc(applications.userId))
    .limit(9);
  for (const [index, { userId, jobId }] of applicants.entries()) {
    if (index % 3 === 0)
      await ctx.db.insert(candidateNotes).values({
        companyId: company.id,
        userId,
        jobId,
        authorId: recruiterId,
        text: inTurn(NOTES, index / 3),
        createdAt: daysBefore(ctx.now, chance.between(0, 3)),
      });
    if (index % 2 === 0)
      await ctx.db
        .insert(candidateTags)
        .values({ companyId: company.id, userId, tag: chance.one(TAGS), taggedBy: recruiterId })
        .onConflictDoNothing();
  }
}

/** Departments by the occupations in them; all others are in operations. */
const DEPARTMENTS: readonly [name: string, of: RegExp][] = [
  ['Finance', /account|financ|audit/],
  ['People', /^hr-|recruiter/],
  ['Technology', /software|developer|data|devops|cyber|support/],
  ['Products', /product|business-analyst|designer/],
];
const departmentOf = (workId: string): string =>
  DEPARTMENTS.find(([, of]) => of.test(workId))?.[0] ?? 'Operations';

async function addEmployees(ctx: Ctx, making: Making, { company, recruiterId }: Hiring): Promise<void> {
  const { chance } = making;
  for (let index = 1; index <= EMPLOYEES; index++) {
    const { id: workId } = weighed(chance, company.written.team);
    const { firstName, lastName, sections } = makeCandidate(making, {
      workId,
      city: inTurn(company.written.cities, index),
    });
    await ctx.db.insert(employees).values({
      companyId: company.id,
      name: `${firstName} ${lastName}`,
      email: `employee${index}@masar.demo`,
      jobTitle: sections.work_history_detailed[0]?.job_title ?? null,
      department: departmentOf(workId),
      location: company.input.company_location,
      startedOn: daysBefore(ctx.now, chance.between(90, 2_600)).toISOString().slice(0, 10),
      skills: sections.skills.slice(0, 6).map(({ ref_skill, name }) => ({ ref_skill, name })),
      addedBy: recruiterId,
    });
  }
}

async function openJobs(ctx: Ctx, companyId: string): Promise<{ id: string; workId: string }[]> {
  const rows = await ctx.db
    .select({ id: jobs.id, workId: jobs.occupation })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, 'published')))
    .orderBy(asc(jobs.postedAt), asc(jobs.id))
    .limit(OPEN_JOBS);
  return rows.flatMap(({ id, workId }) => (workId ? [{ id, workId }] : []));
}

async function idOf(ctx: Ctx, email: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.portal, ctx.portal.key), eq(users.email, email)));
  return row?.id ?? null;
}
