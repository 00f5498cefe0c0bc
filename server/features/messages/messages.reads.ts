import { and, desc, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import { isOutOfSightFor } from '#server/db/findable.ts';
import {
  applications,
  candidateDecisions,
  companies,
  jobs,
  messageRecipients,
  messages,
  pokes,
  profiles,
  users,
} from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

const HISTORY = 50;

/** People of a portal as a company of it stands to them for a job; nobody who hides from it. */
export const tiesOf = (
  db: Database,
  { portal, companyId, jobId }: { portal: string; companyId: string; jobId: string },
  userIds: readonly string[],
) =>
  db
    .select({
      userId: users.id,
      email: users.email,
      language: users.language,
      firstName: users.firstName,
      name: sql<string>`${profiles.personalDetails} ->> 'name'`,
      decision: candidateDecisions.status,
      applied: applications.stage,
      poke: pokes.answer,
      isToldAlready: sql<boolean>`exists (
        select from ${messageRecipients} r join ${messages} m on m.id = r.message_id
        where r.user_id = ${users.id} and m.job_id = ${jobId}::uuid and m.purpose = 'rejection' and m.status <> 'taken_back')`,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(
      candidateDecisions,
      and(eq(candidateDecisions.userId, users.id), eq(candidateDecisions.jobId, jobId)),
    )
    .leftJoin(applications, and(eq(applications.userId, users.id), eq(applications.jobId, jobId)))
    .leftJoin(pokes, and(eq(pokes.userId, users.id), eq(pokes.jobId, jobId)))
    .where(
      and(
        eq(users.portal, portal),
        inArray(users.id, [...userIds]),
        isNull(users.disabledAt),
        not(isOutOfSightFor(jobId, companyId, users.id)),
      ),
    );

export type Tie = Awaited<ReturnType<typeof tiesOf>>[number];

const shown = {
  message: messages,
  job: { id: jobs.id, title: jobs.title },
  sender: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
  recipients: sql<number>`(select count(*)::int from ${messageRecipients} r where r.message_id = ${messages.id})`,
};

export const listOf = (db: Database, companyId: string, jobId: string | null) =>
  db
    .select(shown)
    .from(messages)
    .leftJoin(jobs, eq(jobs.id, messages.jobId))
    .leftJoin(users, eq(users.id, messages.senderId))
    .where(and(eq(messages.companyId, companyId), jobId ? eq(messages.jobId, jobId) : undefined))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(HISTORY);

export async function findOf(db: Database, companyId: string, id: string) {
  const [row] = await db
    .select(shown)
    .from(messages)
    .leftJoin(jobs, eq(jobs.id, messages.jobId))
    .leftJoin(users, eq(users.id, messages.senderId))
    .where(and(eq(messages.companyId, companyId), eq(messages.id, id)));
  return row ?? null;
}

/** What a mail needs of a message: its company, its sender and its job, where they are still there. */
export async function framesOf(db: Database, messageId: string) {
  const [row] = await db
    .select({
      company: companies.name,
      senderEmail: users.email,
      publicKey: jobs.publicKey,
      jobStatus: jobs.status,
    })
    .from(messages)
    .innerJoin(companies, eq(companies.id, messages.companyId))
    .leftJoin(users, eq(users.id, messages.senderId))
    .leftJoin(jobs, eq(jobs.id, messages.jobId))
    .where(eq(messages.id, messageId));
  return row ?? null;
}

/** Recipients whose mail has not been written yet; nobody who hides from the company by now. */
export const waitingFor = (db: Database, messageId: string) =>
  db
    .select({
      userId: messageRecipients.userId,
      subject: messageRecipients.subject,
      body: messageRecipients.body,
      email: users.email,
      language: users.language,
      portal: users.portal,
    })
    .from(messageRecipients)
    .innerJoin(users, eq(users.id, messageRecipients.userId))
    .innerJoin(messages, eq(messages.id, messageRecipients.messageId))
    .where(
      and(
        eq(messageRecipients.messageId, messageId),
        isNull(messageRecipients.sentAt),
        ne(users.email, ''),
        not(isOutOfSightFor(messages.jobId, messages.companyId, messageRecipients.userId)),
      ),
    );
