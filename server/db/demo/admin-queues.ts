import { and, asc, eq, ilike } from 'drizzle-orm';
import { companies, companyChecks, jobs, users } from '#server/db/tables/index.ts';
import { createCompany } from '#server/features/companies/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { containing } from '#server/platform/database.ts';
import { type AddPerson, hoursAgo } from './door.ts';
import type { MadeCompany } from './made-companies.ts';

/** What waits for the admin of a portal besides people: companies to check, and names of skills that nobody knows. */

/** One company that calls itself as a verified one, and one of which nothing is known yet. */
export async function addCompaniesToCheck(
  ctx: Ctx,
  verified: MadeCompany & { id: string },
  addPerson: AddPerson,
): Promise<void> {
  const { input } = verified;
  const alike = await addUnverified(ctx, addPerson, {
    email: 'lookalike@masar.demo',
    hours: 26,
    input: {
      ...input,
      company_name: `${input.company_name} LLC`,
      company_size: 8,
      company_description: 'We supply data specialists to companies in Abu Dhabi.',
    },
  });
  await ctx.db
    .update(companyChecks)
    .set({ state: 'held', heldFor: ['same_name'], resemblesId: verified.id })
    .where(eq(companyChecks.companyId, alike));
  await addUnverified(ctx, addPerson, {
    email: 'unverified@masar.demo',
    hours: 7,
    input: {
      ...input,
      company_name: 'Ghaf Interiors',
      company_size: 24,
      company_description: 'We fit out shops and offices, with a joinery of our own.',
    },
  });
}

async function addUnverified(
  ctx: Ctx,
  addPerson: AddPerson,
  { email, hours, input }: { email: string; hours: number; input: MadeCompany['input'] },
): Promise<string> {
  const { id } = await createCompany(ctx, input);
  const since = hoursAgo(ctx, hours);
  await ctx.db.update(companies).set({ createdAt: since }).where(eq(companies.id, id));
  await ctx.db
    .update(companyChecks)
    .set({ state: 'unverified', way: null, decidedAt: since })
    .where(eq(companyChecks.companyId, id));
  const owner = await addPerson({ email, role: 'recruiter', companyId: id, companyRole: 'owner' });
  await ctx.db.update(users).set({ createdAt: since }).where(eq(users.id, owner));
  return id;
}

/** Systems of the region that jobs name and no taxonomy lists, by a word of the title. */
const UNKNOWN_SKILLS = [
  { name: 'EmaraTax', title: 'accountant', most: 3 },
  { name: 'Al Hosn HIS', title: 'nurse', most: 2 },
] as const;

/** Lets some published jobs name skills that the taxonomy does not know. */
export async function addUnknownSkills(ctx: Ctx): Promise<void> {
  for (const { name, title, most } of UNKNOWN_SKILLS) {
    const some = await ctx.db
      .select({ id: jobs.id, skills: jobs.skills })
      .from(jobs)
      .where(
        and(
          eq(jobs.portal, ctx.portal.key),
          eq(jobs.status, 'published'),
          ilike(jobs.title, containing(title)),
        ),
      )
      .orderBy(asc(jobs.createdAt), asc(jobs.title), asc(jobs.location))
      .limit(most);
    for (const { id, skills } of some) {
      const named = { ref_skill: null, name, importance: 'nice' as const };
      await ctx.db
        .update(jobs)
        .set({ skills: [...skills, named] })
        .where(eq(jobs.id, id));
      await ctx.emit('jobs.changed', { jobId: id });
    }
  }
}
