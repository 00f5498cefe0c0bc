import { and, desc, eq, inArray } from 'drizzle-orm';
import type { PersonStatus } from '#contract/features/talent-managers.contract.ts';
import {
  applications,
  jobs,
  talentAdditionRows,
  talentAdditions,
  talentPeople,
  talentProposals,
  users,
} from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { onlyRow } from '#server/platform/database.ts';
import { DAY_MS, daysBefore } from '#server/platform/days.ts';
import type { Working } from './people.ts';

/** How many of the demo's applicants a talent manager looks after, by how far they have come. */
const LOOKED_AFTER = [
  { stages: ['HIRED'], people: 2 },
  { stages: ['INTERVIEW', 'OFFERED'], people: 2 },
  { stages: ['SHORTLISTED'], people: 1 },
  { stages: ['SUBMITTED', 'VIEWED'], people: 2 },
] as const;
const OTHERS = 9;
const OPEN_FOR_DAYS = 14;

/** Whoever has no account yet, and how long ago they were invited. */
const INVITED: readonly { email: string; name: string; days: number; status: PersonStatus }[] = [
  { email: 'layla.karim@masar.demo', name: 'Layla Karim', days: 2, status: 'invited' },
  { email: 'yousef.saad@masar.demo', name: 'يوسف سعد', days: 6, status: 'invited' },
  { email: 'ines.duarte@masar.demo', name: 'Ines Duarte', days: 12, status: 'invited' },
  { email: 'hamad.rashid@masar.demo', name: 'Hamad Rashid', days: 24, status: 'expired' },
  { email: 'sofia.lind@masar.demo', name: 'Sofia Lind', days: 9, status: 'declined' },
];

/** What the latest resumes came to. */
const ROWS = [
  { fileName: 'Layla Karim.pdf', email: 'layla.karim@masar.demo', name: 'Layla Karim', outcome: 'added' },
  { fileName: 'سيرة يوسف سعد.docx', email: 'yousef.saad@masar.demo', name: 'يوسف سعد', outcome: 'added' },
  {
    fileName: 'M Al Suwaidi.pdf',
    email: 'candidate@masar.demo',
    name: 'Mariam Al Suwaidi',
    outcome: 'asked',
  },
  { fileName: 'scan0031.pdf', outcome: 'unreadable', reason: 'no_email' },
] as const;

/** A talent manager at work: people at every stage, a report with a row to put right, and proposals. */
export async function addTalents(ctx: Ctx, people: readonly Working[]): Promise<void> {
  const managerId = await idOf(ctx, 'talent@masar.demo');
  if (!managerId) return;
  const joined = [...(await applicantsOf(ctx)), ...people.slice(-OTHERS).map(({ userId }) => userId)];
  const rows = await ctx.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, joined));
  for (const [index, { id, email }] of rows.entries())
    await addPerson(ctx, managerId, { email, userId: id, status: 'joined', days: 30 + 2 * index });
  for (const it of INVITED) await addPerson(ctx, managerId, it);
  const candidateId = await idOf(ctx, 'candidate@masar.demo');
  if (candidateId)
    await addPerson(ctx, managerId, {
      email: 'candidate@masar.demo',
      userId: candidateId,
      status: 'asked',
      days: 2,
    });
  await addReport(ctx, managerId);
  await addProposals(ctx, managerId, people.slice(-OTHERS));
}

async function applicantsOf(ctx: Ctx): Promise<string[]> {
  const chosen: string[] = [];
  for (const { stages, people } of LOOKED_AFTER) {
    const rows = await ctx.db
      .selectDistinct({ id: applications.userId })
      .from(applications)
      .where(inArray(applications.stage, [...stages]))
      .orderBy(applications.userId);
    chosen.push(
      ...rows
        .map(({ id }) => id)
        .filter((id) => !chosen.includes(id))
        .slice(0, people),
    );
  }
  return chosen;
}

interface Asked {
  email: string;
  name?: string;
  userId?: string;
  status: PersonStatus;
  days: number;
}

async function addPerson(ctx: Ctx, managerId: string, it: Asked): Promise<void> {
  const invitedAt = daysBefore(ctx.now, it.days);
  const hasAnswered = it.status === 'joined' || it.status === 'declined';
  await ctx.db
    .insert(talentPeople)
    .values({
      portal: ctx.portal.key,
      managerId,
      email: it.email,
      name: it.name ?? null,
      userId: it.userId ?? null,
      status: it.status,
      language: 'en',
      invitedAt,
      expiresAt: new Date(invitedAt.getTime() + OPEN_FOR_DAYS * DAY_MS),
      answeredAt: hasAnswered ? daysBefore(ctx.now, it.days - 1) : null,
      createdAt: invitedAt,
      updatedAt: hasAnswered ? daysBefore(ctx.now, it.days - 1) : invitedAt,
    })
    .onConflictDoNothing();
}

async function addReport(ctx: Ctx, managerId: string): Promise<void> {
  const at = daysBefore(ctx.now, 2);
  const { id } = onlyRow(
    await ctx.db
      .insert(talentAdditions)
      .values({
        portal: ctx.portal.key,
        addedBy: managerId,
        type: 'resumes',
        language: 'en',
        total: ROWS.length,
        createdAt: at,
        finishedAt: at,
      })
      .returning(),
  );
  await ctx.db
    .insert(talentAdditionRows)
    .values(ROWS.map((row, index) => ({ ...row, additionId: id, portal: ctx.portal.key, row: index + 1 })));
}

/** For open jobs of the people's own occupation. */
async function addProposals(ctx: Ctx, managerId: string, people: readonly Working[]): Promise<void> {
  let proposed = 0;
  for (const { userId, workId } of people) {
    if (proposed === 2) return;
    const [job] = await ctx.db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.portal, ctx.portal.key), eq(jobs.status, 'published'), eq(jobs.occupation, workId)))
      .orderBy(desc(jobs.postedAt), jobs.id)
      .limit(1);
    if (!job) continue;
    proposed++;
    await ctx.db
      .insert(talentProposals)
      .values({ jobId: job.id, userId, managerId, createdAt: daysBefore(ctx.now, proposed) })
      .onConflictDoNothing();
  }
}

async function idOf(ctx: Ctx, email: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.portal, ctx.portal.key), eq(users.email, email)));
  return row?.id ?? null;
}
