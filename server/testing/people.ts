import crypto from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { CompanyInput, CompanyRole } from '#contract/features/companies.contract.ts';
import { STAGE_KINDS } from '#contract/features/hiring-stages.contract.ts';
import { type JobInput, postJob } from '#contract/features/jobs.contract.ts';
import { patchProfile } from '#contract/features/profiles.contract.ts';
import { recordOf } from '#contract/kernel/records.ts';
import type { AccountState, RoleName } from '#contract/kernel/user-states.ts';
import { firstCalibration } from '#engines/matching/index.ts';
import {
  approvals,
  companyChecks,
  companyJoinRequests,
  hiringSystemRecords,
  hiringSystems,
  identities,
  invitations,
  matchCalibrations,
  matches,
  matchProfiles,
  portalSkills,
  talentAdditionRows,
  talentAdditions,
  talentPeople,
  talentProposals,
} from '#server/db/tables/index.ts';
import { insertUser } from '#server/features/accounts/index.ts';
import { createCompany } from '#server/features/companies/index.ts';
import { rankAll } from '#server/features/matches/index.ts';
import { createProfile } from '#server/features/profiles/index.ts';
import { openSession } from '#server/features/sessions/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import type { Ports } from '#server/platform/ports.ts';
import { firstOf } from './lists.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'Passw0rd!';
const passwordHash = hashPassword(PASSWORD);

export interface Person {
  id: string;
  email: string;
  token: string;
  refreshToken: string;
  companyId: string | null;
}

/** Who hires, for a company. */
export interface Recruiter extends Person {
  companyId: string;
}

/** What an applicant sent who has filled in nothing but a name. */
export const NOTHING_SENT = { name: 'Noor', work: [], education: [], skills: [], languages: [] };

const ROLE_OF_STATE: Record<AccountState, RoleName | null> = {
  EMAIL_VERIFICATION_PENDING: null,
  ONBOARDING_PENDING: null,
  ONBOARDING_COMPLETED: 'individual',
  CANDIDATE: 'individual',
  RECRUITER: 'recruiter',
  RECRUITER_ADMIN: 'recruiter admin',
  TALENT_MANAGER: 'talent manager',
  INSTITUTE: 'institute',
};

interface GivenPerson {
  companyId?: string;
  companyRole?: CompanyRole;
  portal?: string;
  name?: string;
  email?: string;
  /** A company of their own that nobody has verified. */
  unverified?: Partial<CompanyInput>;
}

/** A signed-in person in a state; recruiters get a company of their own unless one is given. */
export async function aPerson(
  test: TestApp,
  state: 'RECRUITER' | 'RECRUITER_ADMIN',
  given?: GivenPerson,
): Promise<Recruiter>;
export async function aPerson(test: TestApp, state: AccountState, given?: GivenPerson): Promise<Person>;
export async function aPerson(test: TestApp, state: AccountState, given: GivenPerson = {}): Promise<Person> {
  const ctx = await contextOf(test, given.portal);
  const role = ROLE_OF_STATE[state];
  const hires = state === 'RECRUITER' || state === 'RECRUITER_ADMIN';
  const companyId = hires ? (given.companyId ?? (await aCompanyOf(ctx, given.unverified))) : null;
  const email = given.email ?? `${crypto.randomBytes(6).toString('hex')}@people.test`;
  const [firstName = 'Amal', lastName = 'Nasser'] = (given.name ?? 'Amal Nasser').split(' ');
  const id = await insertUser(ctx.db, {
    portal: ctx.portal.key,
    email,
    passwordHash: await passwordHash,
    firstName,
    lastName,
    role,
    companyId,
    // Whoever comes with a company of their own owns it.
    companyRole: companyId ? (given.companyRole ?? (given.companyId ? 'member' : 'owner')) : null,
    language: 'en',
    isEmailConfirmed: state !== 'EMAIL_VERIFICATION_PENDING',
    isOnboardingCompleted: role !== null,
    isAccountConfirmed: role !== null && state !== 'ONBOARDING_COMPLETED',
  });
  if (!id) throw new Error('two people drew the same address');
  if (state === 'CANDIDATE') {
    await createProfile(ctx, {
      userId: id,
      name: `${firstName} ${lastName}`,
      email,
      socialLinks: {},
      availability: [],
    });
  }
  const session = await openSession(ctx, id, 'test');
  return { id, email, token: session.token, refreshToken: session.user.refresh_token, companyId };
}

/** What the installation describes itself is verified. */
async function aCompanyOf(ctx: Ctx, unverified: Partial<CompanyInput> | undefined): Promise<string> {
  const { id } = await createCompany(ctx, aCompany(unverified));
  if (unverified)
    await ctx.db
      .update(companyChecks)
      .set({ state: 'unverified', way: null })
      .where(eq(companyChecks.companyId, id));
  return id;
}

export async function contextOf(test: TestApp, portal?: string): Promise<Ctx & Ports> {
  const ctx = await test.program.contexts.forJob();
  return portal ? ctx.inPortal(portal) : ctx;
}

export const aCompany = (given: Partial<CompanyInput> = {}): CompanyInput => ({
  company_name: 'Pearl Bay Contracting',
  company_avatar: null,
  company_size: 120,
  company_industry: 'Construction',
  company_location: 'Dubai, United Arab Emirates',
  company_website: null,
  company_description:
    'Pearl Bay Contracting builds schools, clinics and homes across the Gulf with teams of many nationalities.',
  ...given,
});

export const aJob = (given: Partial<JobInput> = {}): JobInput => ({
  job_title: 'Quantity Surveyor',
  description:
    'Measures works, values variations and prepares interim payment applications for building projects in the Gulf.',
  responsibilities: ['Prepare bills of quantities', 'Value variations and claims'],
  requirements: ['FIDIC contracts', 'At least 4 years in similar work'],
  skills: [
    { ref_skill: 'fidic-contracts', name: 'FIDIC contracts', importance: 'must' },
    { ref_skill: 'bills-of-quantities', name: 'Bills of quantities', importance: 'must' },
    { ref_skill: null, name: 'Forklift operation', importance: 'should' },
  ],
  work_place: 'on_site',
  employment_type: 'full_time',
  languages: [],
  location: 'Dubai, United Arab Emirates',
  min_years: 4,
  screening_questions: [],
  source: 'form',
  ...given,
});

/** A quantity surveyor of Dubai whose profile says so. */
export async function aSurveyor(test: TestApp, portal?: string): Promise<Person> {
  const person = await aPerson(test, 'CANDIDATE', portal ? { portal } : {});
  await test.call(patchProfile, {
    token: person.token,
    body: {
      personal_details: {
        name: 'Amal Nasser',
        headline: 'Quantity Surveyor',
        location: 'Dubai, United Arab Emirates',
        phone: '+971 50 555 0111',
      },
      work_history_detailed: [
        {
          job_title: 'Quantity Surveyor',
          organisation: 'Copper Gate',
          start_date: '2016-01',
          currently_working: true,
          details: ['Prepared bills of quantities and valued variations under FIDIC contracts'],
        },
      ],
      skills: [{ name: 'FIDIC contracts' }, { name: 'Bills of quantities' }],
    },
  });
  return person;
}

/** A law that a job states, by which people of some nationalities may be asked for. */
export const aNationalityCondition = (...nationalities: string[]) => ({
  nationalities,
  reason: 'national_quota' as const,
  sentence: 'The post counts towards the quota of nationals that the ministry sets for our sector.',
});

/** Publishes `aJob` of a recruiter; says which job it is. */
export async function publishJob(
  test: TestApp,
  recruiter: Person,
  given: Partial<JobInput> = {},
): Promise<string> {
  const { data } = await test.call(postJob, {
    token: recruiter.token,
    body: { job: aJob(given), publish: true },
  });
  return data.jid;
}

/**
 * Lets people stand on the list of a published job, as matching would put them there: for tests that are not about how
 * they come there, and need no work of the queue.
 */
export async function rankedFor(test: TestApp, jobId: string, people: readonly Person[]): Promise<void> {
  await rankAll(await contextOf(test), { rank: false });
  const { db } = test.program.parts;
  const userIds = people.map(({ id }) => id);
  await db
    .insert(matches)
    .values(userIds.map((userId) => ({ jobId, userId, score: 0.7, version: 'test' })))
    .onConflictDoNothing();
  await db.update(matchProfiles).set({ rankedAt: new Date() }).where(inArray(matchProfiles.userId, userIds));
}

/** A calibration in the history of the default portal, or of another; not the active one. */
export async function aCalibration(
  test: TestApp,
  given: { portal?: string; a?: number } = {},
): Promise<string> {
  const { key: portal } = (await contextOf(test, given.portal)).portal;
  const { a, b, version } = { ...firstCalibration, ...given };
  const row = firstOf(
    await test.program.parts.db
      .insert(matchCalibrations)
      .values({ portal, a, b, base: version, version: `${version}:${a}:${crypto.randomUUID()}` })
      .returning(),
  );
  return row.id;
}

/** A name of a skill that the taxonomy does not know, in the default portal. */
export async function aPortalSkill(test: TestApp): Promise<string> {
  const { key: portal } = (await contextOf(test)).portal;
  const name = `Quidditch ${crypto.randomUUID()}`;
  const row = firstOf(
    await test.program.parts.db
      .insert(portalSkills)
      .values({ portal, name, folded: name.toLowerCase() })
      .returning(),
  );
  return row.id;
}

/** A provider by which a person may sign in to their account. */
export async function anIdentity(test: TestApp, userId: string): Promise<string> {
  const { key: portal } = (await contextOf(test)).portal;
  const row = firstOf(
    await test.program.parts.db
      .insert(identities)
      .values({ userId, portal, provider: 'google', subject: crypto.randomUUID() })
      .returning(),
  );
  return row.id;
}

/** A record in a hiring system that a recruiter’s company has connected, of a job that is gone. */
export async function aSystemRecord(test: TestApp, { companyId }: Recruiter): Promise<string> {
  const { db } = test.program.parts;
  const { key: portal } = (await contextOf(test)).portal;
  const nothing = { stages: [], job_fields: [], candidate_fields: [], sign_on: 'none' as const };
  const system = firstOf(
    await db
      .insert(hiringSystems)
      .values({
        companyId,
        portal,
        vendor: 'rest',
        address: 'https://ats.example.com',
        sealedSecret: '',
        about: { name: 'Example', version: null, ...nothing },
        mapping: { job: {}, candidate: {}, stages_there: recordOf(STAGE_KINDS, () => null), stages_here: {} },
        // Nobody calls it.
        nextTryAt: new Date(Date.now() + 86_400_000),
      })
      .returning(),
  );
  const row = { systemId: system.id, kind: 'job', jobTitle: 'Surveyor', state: 'agreed' } as const;
  return firstOf(await db.insert(hiringSystemRecords).values(row).returning()).id;
}

/** Somebody who waits until the default portal lets them in. */
export async function aWaiting(test: TestApp): Promise<Person> {
  const person = await aPerson(test, 'ONBOARDING_COMPLETED');
  const { key: portal } = (await contextOf(test)).portal;
  await test.program.parts.db
    .insert(approvals)
    .values({ userId: person.id, portal, status: 'PENDING', requestedAt: new Date() });
  return person;
}

/** A candidate whom a talent manager looks after and proposed for a job, and an addition of the manager's. */
export async function aManagedPerson(
  test: TestApp,
  { manager, candidate, jobId }: { manager: Person; candidate: Person; jobId: string },
) {
  const { db } = test.program.parts;
  const { key: portal } = (await contextOf(test)).portal;
  const now = new Date();
  const person = await db
    .insert(talentPeople)
    .values({
      portal,
      managerId: manager.id,
      email: candidate.email,
      userId: candidate.id,
      status: 'joined',
      language: 'en',
      invitedAt: now,
      expiresAt: now,
    })
    .returning();
  const addition = await db
    .insert(talentAdditions)
    .values({ portal, addedBy: manager.id, type: 'emails', language: 'en', total: 1, finishedAt: now })
    .returning();
  await db
    .insert(talentAdditionRows)
    .values({ additionId: firstOf(addition).id, portal, row: 1, outcome: 'unreadable' });
  const proposal = await db
    .insert(talentProposals)
    .values({ jobId, userId: candidate.id, managerId: manager.id })
    .returning();
  return { person: firstOf(person).id, addition: firstOf(addition).id, proposal: firstOf(proposal).id };
}

/** An invitation to the portal, and of a recruiter's company one to its team and a request to join it. */
export async function anInvitingCompany(test: TestApp, recruiter: Recruiter) {
  const { db } = test.program.parts;
  const { key: portal } = (await contextOf(test)).portal;
  const { companyId } = recruiter;
  const link = () => ({ tokenHash: crypto.randomUUID(), expiresAt: new Date(Date.now() + 86_400_000) });
  const [toRole, toTeam] = await db
    .insert(invitations)
    .values([
      { portal, email: 'role@people.test', role: 'institute' as const, ...link() },
      {
        portal,
        email: 'team@people.test',
        role: 'recruiter' as const,
        companyId,
        companyRole: 'member' as const,
        ...link(),
      },
    ])
    .returning({ id: invitations.id });
  const asking = await aPerson(test, 'ONBOARDING_COMPLETED');
  const request = firstOf(
    await db
      .insert(companyJoinRequests)
      .values({ companyId, userId: asking.id })
      .returning({ id: companyJoinRequests.id }),
  );
  return { invitation: toRole!.id, teamInvitation: toTeam!.id, joinRequest: request.id };
}
