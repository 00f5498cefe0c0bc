import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { applications, companyBlocks, jobs, profiles } from '#server/db/tables/index.ts';

/**
 * Who may be told of to a company: the one place that says so. Every question about people that a company asks holds one
 * of these conditions; none of them says why somebody is left out.
 */

type Value = SQL | AnyColumn | string;

/**
 * The person lets themselves be found. Those who do not are the few, and have an index of their own: asked after them,
 * lists of ten thousand look at no profile.
 */
export const letsBeFound = (userId: AnyColumn | SQL): SQL =>
  sql`not exists (select from ${profiles} as hidden where hidden.user_id = ${userId} and not hidden.is_discoverable)`;

/** The person does not want to be seen by the company. */
export const hasBlocked = (companyId: Value, userId: Value): SQL =>
  sql`exists (select from ${companyBlocks} as block
    where block.company_id = ${uuid(companyId)} and block.user_id = ${uuid(userId)} and block.lifted_at is null)`;

/** The company finds the person: they let themselves be found, and have not blocked it. */
export const letsBeFoundBy = (companyId: Value, userId: AnyColumn | SQL): SQL =>
  sql`(${letsBeFound(userId)} and not ${hasBlocked(companyId, userId)})`;

/** The same of people whose profile a query reads. */
export const isFoundBy = (companyId: Value): SQL =>
  sql`(${profiles.isDiscoverable} and not ${hasBlocked(companyId, profiles.userId)})`;

/**
 * To the company there is no such person: they have blocked it, and no application of theirs lies with it that they have
 * not withdrawn.
 */
export const isOutOfSight = (companyId: Value, userId: Value): SQL =>
  sql`(${hasBlocked(companyId, userId)} and not exists (
    select from ${applications} as sent join ${jobs} as sought on sought.id = sent.job_id
    where sent.user_id = ${uuid(userId)} and sought.company_id = ${uuid(companyId)} and sent.stage <> 'WITHDRAWN'))`;

/** The same of one job of the company: what was sent to another of its jobs shows nobody here. */
export const isOutOfSightFor = (jobId: Value, companyId: Value, userId: Value): SQL =>
  sql`(${hasBlocked(companyId, userId)} and not exists (
    select from ${applications} as sent
    where sent.user_id = ${uuid(userId)} and sent.job_id = ${uuid(jobId)} and sent.stage <> 'WITHDRAWN'))`;

const uuid = (value: Value): SQL | AnyColumn => (typeof value === 'string' ? sql`${value}::uuid` : value);
