import { and, asc, count, desc, eq, exists, inArray, isNull, max, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Audience } from '#contract/features/documents.contract.ts';
import {
  applications,
  documentPassages,
  documentQuestions,
  documents,
  documentVersions,
  employees,
  files,
  jobs,
  users,
} from '#server/db/tables/index.ts';
import { isVerifiedCompany } from '#server/db/verified.ts';
import type { Database } from '#server/platform/database.ts';
import { offsetOf } from '#server/platform/paging.ts';

/** Who reads: an account, or a visitor of a portal, who is nobody and belongs to no company. */
export interface Reader {
  id: string | null;
  portal: string;
  companyId: string | null;
}

/** Whether somebody applied to a company, and did not withdraw, or works there. */
const belongsTo = (db: Database, userId: string): SQL | undefined =>
  or(
    exists(
      db
        .select({ one: sql`1` })
        .from(applications)
        .innerJoin(jobs, eq(jobs.id, applications.jobId))
        .where(
          and(
            eq(applications.userId, userId),
            ne(applications.stage, 'WITHDRAWN'),
            eq(jobs.companyId, documents.companyId),
          ),
        ),
    ),
    exists(
      db
        .select({ one: sql`1` })
        .from(employees)
        .where(and(eq(employees.userId, userId), eq(employees.companyId, documents.companyId))),
    ),
  );

/**
 * The documents that somebody may ask: all of their own company, and of the others of their portal, once those are
 * verified, what is meant for everybody or for people who stand as they do to the company.
 */
export const mayAsk = (db: Database, reader: Reader): SQL | undefined =>
  and(
    eq(documents.portal, reader.portal),
    isNull(documents.removedAt),
    or(
      reader.companyId ? eq(documents.companyId, reader.companyId) : undefined,
      and(
        isVerifiedCompany(documents.companyId),
        or(
          eq(documents.audience, 'portal'),
          reader.id ? and(eq(documents.audience, 'candidates'), belongsTo(db, reader.id)) : undefined,
        ),
      ),
    ),
  );

/** The versions that answer somebody, of one company or of all, and for whom they are. */
export async function answeringVersions(
  db: Database,
  reader: Reader,
  companyId: string | null,
): Promise<{ id: string; audience: Audience }[]> {
  const rows = await db
    .select({ id: documents.answeringId, audience: documents.audience })
    .from(documents)
    .where(
      and(
        mayAsk(db, reader),
        sql`${documents.answeringId} is not null`,
        companyId ? eq(documents.companyId, companyId) : eq(documents.audience, 'portal'),
      ),
    )
    .orderBy(asc(documents.createdAt), asc(documents.id));
  return rows.flatMap(({ id, audience }) => (id ? [{ id, audience }] : []));
}

/** Passages of versions that answer somebody right now; of what was deleted or narrowed meanwhile there are none. */
export const passagesFor = (
  db: Database,
  reader: Reader,
  places: readonly { textId: string; passage: number }[],
) =>
  db
    .select({ uri: documents.id, filename: files.name, passage: documentPassages })
    .from(documentPassages)
    .innerJoin(documents, eq(documents.answeringId, documentPassages.versionId))
    .innerJoin(documentVersions, eq(documentVersions.id, documentPassages.versionId))
    .innerJoin(files, eq(files.id, documentVersions.fileId))
    .where(
      and(
        mayAsk(db, reader),
        or(
          ...places.map(({ textId, passage }) =>
            and(eq(documentPassages.versionId, textId), eq(documentPassages.place, passage)),
          ),
        ),
      ),
    );

/** All passages of a version, with the name of its file; null where the version has gone. */
export async function wholeText(db: Database, versionId: string) {
  const [version] = await db
    .select({ filename: files.name })
    .from(documentVersions)
    .innerJoin(files, eq(files.id, documentVersions.fileId))
    .where(eq(documentVersions.id, versionId));
  if (!version) return null;
  const passages = await db
    .select({
      kind: documentPassages.kind,
      level: documentPassages.level,
      page: documentPassages.page,
      text: documentPassages.text,
    })
    .from(documentPassages)
    .where(eq(documentPassages.versionId, versionId))
    .orderBy(asc(documentPassages.place));
  return { filename: version.filename, passages };
}

/** A document that somebody may ask, as the version that answers. */
export async function findReadable(db: Database, reader: Reader, uri: string) {
  const [row] = await db
    .select({ document: documents, version: documentVersions, file: files })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.id, documents.answeringId))
    .innerJoin(files, eq(files.id, documentVersions.fileId))
    .where(and(eq(documents.id, uri), mayAsk(db, reader)));
  return row ?? null;
}

/** A document with its newest version. */
export type ListedDocument = Awaited<ReturnType<typeof listedDocuments>>[number];

const ofCompany = (companyId: string) => and(eq(documents.companyId, companyId), isNull(documents.removedAt));

function listedDocuments(db: Database, where: SQL | undefined, page: { limit: number; offset: number }) {
  const newest = db
    .selectDistinctOn([documentVersions.documentId], { id: documentVersions.id })
    .from(documentVersions)
    .orderBy(documentVersions.documentId, desc(documentVersions.number));
  return db
    .select({
      document: documents,
      version: documentVersions,
      file: files,
      author: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.documentId, documents.id))
    .innerJoin(files, eq(files.id, documentVersions.fileId))
    .leftJoin(users, eq(users.id, documents.createdBy))
    .where(and(where, inArray(documentVersions.id, newest)))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** A page of a company's documents, counted from 0, with how many there are and how many are being taken in. */
export async function listOfCompany(db: Database, companyId: string, page: number, limit: number) {
  const rows = await listedDocuments(db, ofCompany(companyId), { limit, offset: page * limit });
  const [all] = await db.select({ total: count() }).from(documents).where(ofCompany(companyId));
  const [busy] = await db
    .select({ total: count() })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.documentId, documents.id))
    .where(and(ofCompany(companyId), eq(documentVersions.status, 'processing')));
  return { rows, total: all?.total ?? 0, processing: busy?.total ?? 0 };
}

export async function findListed(
  db: Database,
  companyId: string,
  uri: string,
): Promise<ListedDocument | null> {
  const [row] = await listedDocuments(db, and(ofCompany(companyId), eq(documents.id, uri)), {
    limit: 1,
    offset: 0,
  });
  return row ?? null;
}

/** How many documents a company has. */
export async function countOfCompany(db: Database, companyId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(documents).where(ofCompany(companyId));
  return row?.total ?? 0;
}

/** The name of a document of a company that is this very file. */
export async function nameOfSame(db: Database, companyId: string, sha256: string): Promise<string | null> {
  const [row] = await db
    .select({ name: files.name })
    .from(documents)
    .innerJoin(documentVersions, eq(documentVersions.documentId, documents.id))
    .innerJoin(files, eq(files.id, documentVersions.fileId))
    .where(and(ofCompany(companyId), eq(files.sha256, sha256)))
    .limit(1);
  return row?.name ?? null;
}

/** The newest upload of somebody for the knowledge base under a name, which no document is made of yet. */
export async function findUploadNamed(db: Database, ownerId: string, name: string): Promise<string | null> {
  const used = db.select({ one: sql`1` }).from(documentVersions).where(eq(documentVersions.fileId, files.id));
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.ownerId, ownerId),
        eq(files.purpose, 'document'),
        eq(files.name, name),
        sql`not ${exists(used)}`,
      ),
    )
    .orderBy(desc(files.createdAt), desc(files.id))
    .limit(1);
  return row?.id ?? null;
}

const isOpen = (companyId: string) =>
  and(
    eq(documentQuestions.companyId, companyId),
    isNull(documentQuestions.closedAt),
    or(eq(documentQuestions.isRefused, true), eq(documentQuestions.rating, 'wrong')),
  );

/** What a company's documents did not answer, the most asked first; pages counted from 1. */
export async function listOpen(db: Database, companyId: string, page: number, limit: number) {
  const latest = max(documentQuestions.createdAt);
  const results = await db
    .select({
      id: sql<string>`(array_agg(${documentQuestions.id} order by ${documentQuestions.createdAt} desc))[1]`,
      question: sql<string>`(array_agg(${documentQuestions.question} order by ${documentQuestions.createdAt} desc))[1]`,
      isRefused: sql<boolean>`bool_or(${documentQuestions.isRefused})`,
      times: count(),
      lastAskedAt: latest,
    })
    .from(documentQuestions)
    .where(isOpen(companyId))
    .groupBy(documentQuestions.sought)
    .orderBy(desc(count()), desc(latest), documentQuestions.sought)
    .limit(limit)
    .offset(offsetOf(page, limit));
  const [all] = await db
    .select({ total: sql<number>`count(distinct ${documentQuestions.sought})::int` })
    .from(documentQuestions)
    .where(isOpen(companyId));
  return { results, total: all?.total ?? 0 };
}

/** What a question of a company asks for. */
export async function findQuestionOf(db: Database, companyId: string, id: string) {
  const [row] = await db
    .select()
    .from(documentQuestions)
    .where(and(eq(documentQuestions.id, id), eq(documentQuestions.companyId, companyId)));
  return row ?? null;
}

/** What somebody asked in one of their threads, the latest last. */
export const listThread = (db: Database, userId: string, threadId: string) =>
  db
    .select({ question: documentQuestions.question, companyId: documentQuestions.companyId })
    .from(documentQuestions)
    .where(and(eq(documentQuestions.userId, userId), eq(documentQuestions.threadId, threadId)))
    .orderBy(asc(documentQuestions.createdAt));
