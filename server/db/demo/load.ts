import crypto from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { CompanyRole } from '#contract/features/companies.contract.ts';
import type { Profile } from '#contract/features/profiles.contract.ts';
import type { RoleName } from '#contract/kernel/user-states.ts';
import { settings } from '#server/db/tables/index.ts';
import { insertUser } from '#server/features/accounts/index.ts';
import { createCompany } from '#server/features/companies/index.ts';
import { insertJob, jobColumnsOf } from '#server/features/jobs/index.ts';
import { rankAll } from '#server/features/matches/index.ts';
import { experienceMonths, insertProfile } from '#server/features/profiles/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import type { Ports, Uses } from '#server/platform/ports.ts';
import { type AddPerson, addPeopleAtTheDoor } from './door.ts';
import { addGrowth } from './growth.ts';
import { addHiring } from './hiring.ts';
import { type MadeCompany, makeCandidate, makeCompany, makeJob } from './make.ts';
import { createChance, inTurn } from './random.ts';

export const DEMO_PASSWORD = 'Masar@2026';

/** One account of every role. */
export const demoAccounts: readonly { email: string; role: RoleName; firstName: string; lastName: string }[] =
  [
    { email: 'candidate@masar.demo', role: 'individual', firstName: 'Mariam', lastName: 'Al Suwaidi' },
    { email: 'recruiter@masar.demo', role: 'recruiter', firstName: 'Omar', lastName: 'Haddad' },
    { email: 'admin@masar.demo', role: 'recruiter admin', firstName: 'Huda', lastName: 'Al Mansoori' },
    { email: 'talent@masar.demo', role: 'talent manager', firstName: 'Daniel', lastName: 'Reyes' },
    { email: 'institute@masar.demo', role: 'institute', firstName: 'Nadia', lastName: 'Saleh' },
  ];

/** How much there is. */
interface Amount {
  jobs: number;
  candidates: number;
}

const COMPANIES = 24;
const USUAL: Amount = { jobs: 300, candidates: 300 };
/** What the budgets are measured with. */
export const LARGE: Amount = { jobs: 10_000, candidates: 100_000 };
export const timesUsual = (scale: number): Amount => ({
  jobs: USUAL.jobs * scale,
  candidates: USUAL.candidates * scale,
});
const SEED = 20_261_121;
/** Beyond this many jobs, rankings are made when they are first asked for. */
const RANK_AT_ONCE = 1_000;

export const hasDemo = async (db: Database): Promise<boolean> => (await loadedAmount(db)).jobs > 0;

/** How much is loaded; data folders of before say it in times the usual amount. */
async function loadedAmount(db: Database): Promise<Amount> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'demo'));
  const { scale = 0, ...amount } = (row?.value ?? {}) as Partial<Amount> & { scale?: number };
  return { ...timesUsual(scale), ...amount };
}

/**
 * Loads believable companies, jobs and candidates, and one account of every role. Everything is one transaction:
 * it is there whole or not at all.
 */
export async function loadDemo(
  program: { contexts: { forJob: () => Promise<Ctx & Ports> } },
  wanted: Amount,
  say: (text: string) => void,
): Promise<void> {
  const ctx = await program.contexts.forJob();
  const there = await loadedAmount(ctx.db);
  const isNew = there.jobs === 0;
  const all = {
    jobs: Math.max(there.jobs, wanted.jobs),
    candidates: Math.max(there.candidates, wanted.candidates),
  };
  const jobs = all.jobs - there.jobs;
  if (jobs === 0 && all.candidates === there.candidates)
    return say(`already loaded, ${all.jobs} jobs and ${all.candidates} candidates`);
  await ctx.transaction(async (tx) => {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    // Another seed for what is added later, so that it is not the same people again.
    const chance = createChance(SEED + there.jobs + there.candidates);
    const companies = await addCompanies(
      tx,
      chance,
      COMPANIES * Math.max(1, Math.ceil(jobs / USUAL.jobs / 4)),
    );
    say('companies');
    if (isNew) await addAccounts(tx, passwordHash, inTurn(companies, 0).id, chance);
    await addJobs(tx, chance, companies, jobs, say);
    await addCandidates(tx, chance, passwordHash, { from: there.candidates + 1, to: all.candidates }, say);
    if (isNew) {
      const addPerson = personAdder(tx, createChance(SEED - 1), passwordHash);
      await addPeopleAtTheDoor(tx, createChance(SEED - 2), { companies, addPerson });
      await addGrowth(tx, 'candidate@masar.demo');
      await addHiring(tx, createChance(SEED - 3), inTurn(companies, 0));
    }
    await tx.db
      .insert(settings)
      .values({ key: 'demo', value: all })
      .onConflictDoUpdate({ target: settings.key, set: { value: all } });
  });
  // Fresh tables have no statistics, and without them PostgreSQL plans lists badly until it gathers some itself.
  await ctx.db.execute(sql`analyze`);
  say('ranking');
  await rankAll(ctx, { rank: all.jobs <= RANK_AT_ONCE && all.candidates <= RANK_AT_ONCE }, say);
  say(`${all.jobs} jobs, ${all.candidates} candidates`);
}

type Chance = ReturnType<typeof createChance>;
type DemoCompany = MadeCompany & { id: string };

async function addCompanies(
  ctx: Ctx & Uses<'taxonomy'>,
  chance: Chance,
  total: number,
): Promise<DemoCompany[]> {
  const companies: DemoCompany[] = [];
  for (let index = 0; index < total; index++) {
    const made = makeCompany(ctx.taxonomy, chance, index);
    const { id } = await createCompany(ctx, made.input);
    companies.push({ ...made, id });
  }
  return companies;
}

async function addAccounts(
  ctx: Ctx & Uses<'taxonomy'>,
  passwordHash: string,
  companyId: string,
  chance: Chance,
): Promise<void> {
  for (const account of demoAccounts) {
    const isRecruiter = account.role === 'recruiter' || account.role === 'recruiter admin';
    const userId = await addUser(ctx, {
      ...account,
      passwordHash,
      companyId: isRecruiter ? companyId : null,
      companyRole: !isRecruiter ? null : account.role === 'recruiter' ? 'owner' : 'manager',
    });
    if (account.role === 'individual' && userId) {
      const { sections } = makeCandidate(ctx.taxonomy, chance, ctx.now);
      const name = `${account.firstName} ${account.lastName}`;
      await addProfile(ctx, userId, {
        ...sections,
        personal_details: { ...sections.personal_details, name, email: account.email },
      });
    }
  }
}

async function addJobs(
  ctx: Ctx & Uses<'taxonomy'>,
  chance: Chance,
  companies: readonly DemoCompany[],
  total: number,
  say: (text: string) => void,
) {
  for (let index = 0; index < total; index++) {
    const company = inTurn(companies, index);
    const postedAt = daysAgo(ctx.now, chance.between(0, 45));
    await insertJob(ctx.db, {
      ...jobColumnsOf(ctx.taxonomy, makeJob(ctx.taxonomy, chance, company)),
      portal: ctx.portal.key,
      companyId: company.id,
      publicKey: crypto.randomBytes(9).toString('base64url'),
      source: 'form',
      // A few drafts and closed ones, so that every list has something to show.
      status: chance.happens(0.94) ? 'published' : chance.one(['draft', 'closed']),
      postedAt,
      createdAt: postedAt,
      updatedAt: postedAt,
    });
    if (index % 100 === 0) say(`jobs ${index} of ${total}`);
  }
}

async function addCandidates(
  ctx: Ctx & Uses<'taxonomy'>,
  chance: Chance,
  passwordHash: string,
  { from, to }: { from: number; to: number },
  say: (text: string) => void,
) {
  for (let index = from; index <= to; index++) {
    const made = makeCandidate(ctx.taxonomy, chance, ctx.now);
    const email = `person${index}@masar.demo`;
    const userId = await addUser(ctx, { ...made, email, role: 'individual', passwordHash, companyId: null });
    if (userId)
      await addProfile(ctx, userId, {
        ...made.sections,
        personal_details: { ...made.sections.personal_details, email },
      });
    if (index % 100 === 0) say(`candidates ${index} of ${to}`);
  }
}

/** Adds people with names and, to candidates, a profile that nobody finds before they are let in. */
const personAdder =
  (ctx: Ctx & Uses<'taxonomy'>, chance: Chance, passwordHash: string): AddPerson =>
  async ({ email, role, isLetIn = true, ...place }) => {
    const made = makeCandidate(ctx.taxonomy, chance, ctx.now);
    const { firstName = made.firstName, lastName = made.lastName } = place;
    const userId = await addUser(ctx, {
      email,
      role,
      firstName,
      lastName,
      passwordHash,
      companyId: place.companyId ?? null,
      companyRole: place.companyRole ?? null,
      isLetIn,
    });
    if (!userId) throw new Error(`${email} is there twice`);
    if (role === 'individual') {
      const name = `${firstName} ${lastName}`;
      const { sections } = made;
      const personal_details = { ...sections.personal_details, name, email };
      await addProfile(ctx, userId, { ...sections, personal_details }, isLetIn);
    }
    return userId;
  };

async function addUser(
  ctx: Ctx,
  user: {
    email: string;
    role: RoleName;
    firstName: string;
    lastName: string;
    passwordHash: string;
    companyId: string | null;
    companyRole?: CompanyRole | null;
    isLetIn?: boolean;
  },
): Promise<string | null> {
  return insertUser(ctx.db, {
    portal: ctx.portal.key,
    email: user.email,
    passwordHash: user.passwordHash,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    companyId: user.companyId,
    companyRole: user.companyRole ?? null,
    language: 'en',
    isEmailConfirmed: true,
    isOnboardingCompleted: true,
    isAccountConfirmed: user.isLetIn ?? true,
    createdAt: ctx.now,
  });
}

type Sections = ReturnType<typeof makeCandidate>['sections'];

async function addProfile(
  ctx: Ctx,
  userId: string,
  sections: Sections & { personal_details: Profile['personal_details'] },
  isDiscoverable = true,
) {
  await insertProfile(ctx.db, {
    userId,
    portal: ctx.portal.key,
    personalDetails: sections.personal_details,
    workHistory: sections.work_history_detailed,
    education: sections.education,
    skills: sections.skills,
    languages: sections.languages,
    availability: sections.availability,
    isDiscoverable,
    experienceMonths: experienceMonths(sections.work_history_detailed, ctx.now),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
}

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);
