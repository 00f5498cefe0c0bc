import type { z } from 'zod';
import type {
  AuditEntry,
  AuditFilter,
  listAuditEntries,
  listOwnAuditEntries,
} from '#contract/features/audit-entries.contract.ts';
import { disclosuresOf } from '#server/features/blind-review/index.ts';
import { factsOfAction } from '#server/platform/audit-actions.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { csvFrom, csvRow } from '#server/platform/csv.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { say } from '#server/platform/words.ts';
import {
  entriesAfter,
  type FoundEntry,
  KIND_OF_UNKNOWN,
  listEntries,
  namesOfCompanies,
  ofPerson,
  ofPortal,
  outOfSightAmong,
  titlesOfJobs,
} from './audit-entries.reads.ts';
import { type AuditedAction, sentenceOf } from './audit-entries.sentences.ts';
import { record } from './audit-entries.service.ts';

/** What the caller did and what was done to their account. */
export async function listOwn(
  ctx: SignedInCtx & Uses<'aliases'>,
  query: z.output<typeof listOwnAuditEntries.query>,
) {
  const { id, portal } = ctx.actor;
  const { page, limit } = query;
  const { rows, total } = await listEntries(ctx.db, ofPerson(portal, id), page, limit);
  const results = await presentAll(ctx, rows, id);
  return { results, total, page, limit };
}

/** What happened in the caller's portal. */
export async function listOfPortal(
  ctx: SignedInCtx & Uses<'aliases'>,
  query: z.output<typeof listAuditEntries.query>,
) {
  const { page, limit } = query;
  const { rows, total } = await listEntries(ctx.db, ofPortal(ctx.actor.portal, query), page, limit);
  const results = await presentAll(ctx, rows, null);
  return { results, total, page, limit };
}

/** Rows of the export that are read at once. */
const BATCH = 500;

/** All entries that the filter lets through, as a file that is made while it is sent. */
export async function exportOfPortal(
  ctx: SignedInCtx & Uses<'aliases'>,
  filter: AuditFilter,
): Promise<OutgoingFile> {
  await record(ctx, 'portal.audit_exported');
  const name = say(ctx.lang, 'audit.csv.file', { date: ctx.now.toISOString().slice(0, 10) });
  return {
    name: `${name}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    bytes: null,
    open: async () => csvFrom(linesOf(ctx, filter)),
  };
}

const COLUMNS = [
  'time',
  'what',
  'actor',
  'actor_email',
  'subject',
  'subject_email',
  'address',
  'action',
] as const;

async function* linesOf(ctx: SignedInCtx & Uses<'aliases'>, filter: AuditFilter): AsyncGenerator<string> {
  const { lang } = ctx;
  yield csvRow(COLUMNS.map((column) => say(lang, `audit.csv.${column}`)));
  const where = ofPortal(ctx.actor.portal, filter);
  let last: { createdAt: Date; id: string } | null = null;
  for (;;) {
    const rows: FoundEntry[] = await entriesAfter(ctx.db, where, last, BATCH);
    const entries = await presentAll(ctx, rows, null);
    const lines = entries.map((entry, at) => {
      const row = rows[at];
      return csvRow([
        entry.at,
        entry.text[lang],
        entry.actor?.name,
        row?.actor?.email,
        entry.subject?.name,
        row?.subject?.email,
        entry.address,
        entry.action,
      ]);
    });
    if (lines.length > 0) yield lines.join('');
    last = rows.at(-1)?.entry ?? null;
    if (rows.length < BATCH) return;
  }
}

/** Entries as their reader is told them; null is an admin of the portal, who sees them whole. */
async function presentAll(
  ctx: SignedInCtx & Uses<'aliases'>,
  rows: readonly FoundEntry[],
  readerId: string | null,
): Promise<AuditEntry[]> {
  const named = await jobsAndCompanies(ctx, rows);
  const shown = readerId === null ? rows : await withoutHidden(ctx, rows);
  return shown.map((row) => present(row, named(row), readerId));
}

const subjectsOf = (rows: readonly FoundEntry[]) => rows.flatMap(({ entry }) => entry.subjectId ?? []);

/** One's deeds in a blind review do not tell to whom they were done, nor those to somebody who hides from one's company. */
async function withoutHidden(
  ctx: SignedInCtx & Uses<'aliases'>,
  rows: readonly FoundEntry[],
): Promise<readonly FoundEntry[]> {
  const pairOf = ({ entry: { details, subjectId } }: FoundEntry) =>
    subjectId !== null && subjectId !== ctx.actor.id && typeof details.jobId === 'string'
      ? { jobId: details.jobId, userId: subjectId }
      : null;
  const disclosures = await disclosuresOf(
    ctx,
    rows.flatMap((row) => pairOf(row) ?? []),
  );
  const unseen = await outOfSightAmong(ctx.db, ctx.actor.companyId, subjectsOf(rows));
  return rows.map((row) => {
    const pair = pairOf(row);
    const isBlind = pair ? disclosures(pair.jobId).hides(pair.userId) : row.entry.details.isBlind === true;
    const isHidden = isBlind || unseen.has(row.entry.subjectId ?? '');
    return isHidden ? { ...row, subject: NOBODY } : row;
  });
}

/** As of an account that is gone. */
const NOBODY: FoundEntry['subject'] = { id: null, first: null, last: null, email: null };

function present(
  row: FoundEntry,
  named: Pick<AuditedAction, 'job' | 'company'>,
  readerId: string | null,
): AuditEntry {
  const { entry } = row;
  const deed: AuditedAction = {
    action: entry.action,
    details: entry.details,
    actor: nameOf(row.actor),
    subject: nameOf(row.subject),
    ...named,
  };
  const isMine = readerId === null || entry.actorId === readerId;
  return {
    id: entry.id,
    at: entry.createdAt.toISOString(),
    kind: factsOfAction(entry.action)?.kind ?? KIND_OF_UNKNOWN,
    action: entry.action,
    text: { en: sentenceOf('en', deed, readerId), ar: sentenceOf('ar', deed, readerId) },
    actor: isMine ? deed.actor : null,
    subject: readerId === null || entry.subjectId === readerId ? deed.subject : null,
    // Whoever is not signed in left no name, only where they called from; another person's whereabouts are theirs.
    address: isMine || entry.actorId === null ? entry.address : null,
  };
}

const nameOf = (person: FoundEntry['actor']): AuditedAction['actor'] =>
  person?.id ? { id: person.id, name: `${person.first} ${person.last}`.trim() } : null;

/** Of all rows at once: what the jobs and companies that their details name are called. */
async function jobsAndCompanies(ctx: Ctx, rows: readonly FoundEntry[]) {
  const jobIds = idsIn(rows, ...JOB_FIELDS);
  const companyIds = idsIn(rows, ...COMPANY_FIELDS);
  const titles = await titlesOfJobs(ctx.db, ctx.portal.key, jobIds);
  const names = await namesOfCompanies(ctx.db, ctx.portal.key, companyIds);
  return ({ entry }: FoundEntry) => ({
    job: titles.get(idIn(entry.details, JOB_FIELDS) ?? '') ?? null,
    company: names.get(idIn(entry.details, COMPANY_FIELDS) ?? '') ?? null,
  });
}

const JOB_FIELDS = ['jobId', 'job_id'];
const COMPANY_FIELDS = ['companyId'];
const AN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const idsIn = (rows: readonly FoundEntry[], ...fields: string[]) => [
  ...new Set(rows.flatMap(({ entry }) => idIn(entry.details, fields) ?? [])),
];

function idIn(details: Record<string, unknown>, fields: readonly string[]): string | null {
  const value = fields.map((field) => details[field]).find((one) => typeof one === 'string');
  return typeof value === 'string' && AN_ID.test(value) ? value : null;
}
