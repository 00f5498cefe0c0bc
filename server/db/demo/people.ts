import type { CompanyRole } from '#contract/features/companies.contract.ts';
import type { Profile } from '#contract/features/profiles.contract.ts';
import type { RoleName } from '#contract/kernel/user-states.ts';
import { insertUser } from '#server/features/accounts/index.ts';
import { experienceMonths, insertProfile } from '#server/features/profiles/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import type { AddPerson } from './door.ts';
import { makeCandidate } from './made-candidates.ts';
import type { Making } from './making.ts';

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

/** Adds the accounts of every role; who hires belongs to the company. */
export async function addAccounts(
  ctx: Ctx,
  making: Making,
  passwordHash: string,
  companyId: string,
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
      const { sections } = makeCandidate(making, writtenOf(making, account.email));
      await addProfile(ctx, userId, {
        ...sections,
        personal_details: { ...sections.personal_details, email: account.email },
      });
    }
  }
}

/** What of the person of an address is written rather than made up. */
const writtenOf = ({ data }: Making, email: string) => data.accounts.find((it) => it.email === email);

/** A candidate by the occupation that they have. */
export interface Working {
  userId: string;
  workId: string;
}

/** Adds made-up candidates, numbered, and says who they are. */
export async function addCandidates(
  ctx: Ctx,
  making: Making,
  passwordHash: string,
  { from, to }: { from: number; to: number },
  say: (text: string) => void,
): Promise<Working[]> {
  const added: Working[] = [];
  for (let index = from; index <= to; index++) {
    const made = makeCandidate(making);
    const email = `person${index}@masar.demo`;
    const userId = await addUser(ctx, { ...made, email, role: 'individual', passwordHash, companyId: null });
    if (userId) {
      await addProfile(ctx, userId, {
        ...made.sections,
        personal_details: { ...made.sections.personal_details, email },
      });
      added.push({ userId, workId: made.workId });
    }
    if (index % 100 === 0) say(`candidates ${index} of ${to}`);
  }
  return added;
}

/** Adds people with names and, to candidates, a profile that nobody finds before they are let in. */
export const personAdder =
  (ctx: Ctx, making: Making, passwordHash: string): AddPerson =>
  async ({ email, role, isLetIn = true, ...place }) => {
    const made = makeCandidate(making, writtenOf(making, email));
    const { firstName, lastName } = made;
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
      const { sections } = made;
      const personal_details = { ...sections.personal_details, email };
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
