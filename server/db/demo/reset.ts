import { count, eq, notLike } from 'drizzle-orm';
import {
  auditEntries,
  companies,
  demoRequests,
  emails,
  files,
  fileUploads,
  invitations,
  portalSkills,
  settings,
  signInFailures,
  users,
} from '#server/db/tables/index.ts';
import { removeFiles } from '#server/features/files/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import type { Ports } from '#server/platform/ports.ts';
import { hasDemo, loadDemo, loadedAmount } from './load.ts';

/** How many accounts a reset would delete, and how many of them are not of the demo data. */
export async function whatDemoResetTakes(db: Database): Promise<{ accounts: number; others: number }> {
  await mustHaveDemo(db);
  const [all] = await db.select({ total: count() }).from(users);
  const [others] = await db
    .select({ total: count() })
    .from(users)
    .where(notLike(users.email, '%@masar.demo'));
  return { accounts: all?.total ?? 0, others: others?.total ?? 0 };
}

/**
 * Deletes everything that people and companies have here and loads as much demo data anew. Portals with their
 * settings stay. Only in a database that holds demo data: what a real one holds is nobody's to reset.
 */
export async function resetDemo(
  program: { contexts: { forJob: () => Promise<Ctx & Ports> } },
  say: (text: string) => void,
): Promise<void> {
  const ctx = await program.contexts.forJob();
  const amount = await loadedAmount(ctx.db);
  await ctx.transaction(async (tx) => {
    await mustHaveDemo(tx.db);
    const owned = await tx.db.select({ id: files.id }).from(files);
    const uploads = await tx.db.select({ id: fileUploads.id }).from(fileUploads);
    await tx.enqueue(removeFiles, {
      fileIds: owned.map(({ id }) => id),
      uploadIds: uploads.map(({ id }) => id),
    });
    // What hangs on people and companies goes with them.
    const tables = [
      auditEntries,
      emails,
      invitations,
      demoRequests,
      signInFailures,
      portalSkills,
      users,
      companies,
    ];
    for (const table of tables) await tx.db.delete(table);
    await tx.db.delete(settings).where(eq(settings.key, 'demo'));
  });
  say('everything deleted');
  await loadDemo(program, amount, say);
}

async function mustHaveDemo(db: Database): Promise<void> {
  if (!(await hasDemo(db))) throw new Error('This database holds no demo data: it is not reset.');
}
