import { eq } from 'drizzle-orm';
import { companies } from '#server/db/tables/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { on } from '#server/platform/listeners.ts';

export const companyListeners = [
  // The picture goes with whoever uploaded it when nobody is left to keep it.
  on('accounts.leaving', async (ctx: Ctx, { company }) => {
    if (!company || company.heirId !== null) return;
    await ctx.db.update(companies).set({ avatarFileId: null }).where(eq(companies.id, company.id));
  }),
];
