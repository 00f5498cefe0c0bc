import crypto from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { companies, settings } from '#server/db/tables/index.ts';
import { createCompany } from '#server/features/companies/index.ts';
import { insertJob, jobColumnsOf } from '#server/features/jobs/index.ts';
import { rankAll } from '#server/features/matches/index.ts';
import { keepMonth, refreshSkillMaps } from '#server/features/skill-maps/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database.ts';
import { daysBefore } from '#server/platform/days.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import type { Ports, Uses } from '#server/platform/ports.ts';
import { addCompaniesToCheck, addUnknownSkills } from './admin-queues.ts';
import { addAssessments } from './assessing.ts';
import { readDemoData } from './data.ts';
import { addPeopleAtTheDoor } from './door.ts';
import { addGrowth } from './growth.ts';
import { addHiring } from './hiring.ts';
import { addKnowledge } from './knowledge.ts';
import { type MadeCompany, makeCompany } from './made-companies.ts';
import { makeJob, openingsOf } from './made-jobs.ts';
import type { Making } from './making.ts';
import { addPastJobs } from './past-jobs.ts';
import { addAccounts, addCandidates, DEMO_PASSWORD, personAdder } from './people.ts';
import { createChance, inTurn } from './random.ts';
import { addScreenings } from './screening.ts';
import { addTalents } from './talents.ts';

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
export async function loadedAmount(db: Database): Promise<Amount> {
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
    const making = makingOf(tx, SEED + there.jobs + there.candidates);
    const companies = await addCompanies(
      tx,
      making,
      COMPANIES * Math.max(1, Math.ceil(jobs / USUAL.jobs / 4)),
    );
    say('companies');
    if (isNew) await addAccounts(tx, making, passwordHash, inTurn(companies, 0).id);
    await addJobs(tx, making, companies, jobs, say);
    const numbers = { from: there.candidates + 1, to: all.candidates };
    const people = await addCandidates(tx, making, passwordHash, numbers, say);
    if (isNew) {
      const addPerson = personAdder(tx, makingOf(tx, SEED - 1), passwordHash);
      await addPeopleAtTheDoor(tx, createChance(SEED - 2), { companies, addPerson });
      await addCompaniesToCheck(tx, inTurn(companies, 1), addPerson);
      await addUnknownSkills(tx);
      await addGrowth(tx, 'candidate@masar.demo');
      await addHiring(tx, makingOf(tx, SEED - 3), inTurn(companies, 0), people);
      await addPastJobs(tx, makingOf(tx, SEED - 5), companies.slice(1));
      await addTalents(tx, people);
      await addKnowledge(tx, inTurn(companies, 0).id);
      await addAssessments(tx, makingOf(tx, SEED - 4), inTurn(companies, 0).id, {
        candidate: 'candidate@masar.demo',
        recruiter: 'recruiter@masar.demo',
      });
      await addScreenings(tx, makingOf(tx, SEED - 6), inTurn(companies, 0).id, 'candidate@masar.demo');
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
  say('skill maps');
  await refreshSkillMaps(ctx);
  await keepMonth(ctx);
  say(`${all.jobs} jobs, ${all.candidates} candidates`);
}

/** What the demo data is made with, by a source of chance of its own. */
function makingOf({ taxonomy, now }: Ctx & Uses<'taxonomy'>, seed: number): Making {
  return { taxonomy, data: readDemoData(), chance: createChance(seed), now };
}

type DemoCompany = MadeCompany & { id: string };

async function addCompanies(ctx: Ctx, making: Making, total: number): Promise<DemoCompany[]> {
  const all: DemoCompany[] = [];
  for (let index = 0; index < total; index++) {
    const made = makeCompany(making, index);
    const { id } = await createCompany(ctx, made.input);
    // They have hired here for longer than a year: what they may do to many at once goes by that.
    await ctx.db
      .update(companies)
      .set({ createdAt: daysBefore(ctx.now, 400) })
      .where(eq(companies.id, id));
    all.push({ ...made, id });
  }
  return all;
}

async function addJobs(
  ctx: Ctx & Uses<'taxonomy'>,
  making: Making,
  companies: readonly DemoCompany[],
  total: number,
  say: (text: string) => void,
) {
  const { chance } = making;
  const openings = openingsOf(companies);
  const inAnyOrder = chance.some(openings, openings.length);
  for (let index = 0; index < total; index++) {
    const opening = inTurn(inAnyOrder, index);
    const postedAt = daysBefore(ctx.now, chance.between(0, 45));
    // A few drafts and closed ones, so that every list has something to show.
    const status = chance.happens(0.94) ? 'published' : chance.one(['draft', 'closed'] as const);
    await insertJob(ctx.db, {
      ...jobColumnsOf(ctx.taxonomy, makeJob(making, opening)),
      portal: ctx.portal.key,
      companyId: opening.company.id,
      publicKey: crypto.randomBytes(9).toString('base64url'),
      source: 'form',
      status,
      postedAt,
      closedAt: status === 'closed' ? halfway(postedAt, ctx.now) : null,
      createdAt: postedAt,
      updatedAt: postedAt,
    });
    if (index % 100 === 0) say(`jobs ${index} of ${total}`);
  }
}

const halfway = (from: Date, to: Date) => new Date((from.getTime() + to.getTime()) / 2);
