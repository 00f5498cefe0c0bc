import type { z } from 'zod';
import type { editDetails, Registration, User } from '#contract/features/accounts.contract.ts';
import type { CompanyRole } from '#contract/features/companies.contract.ts';
import type { RoleName } from '#contract/kernel/user-states.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { ownFile, removeFile } from '#server/features/files/index.ts';
import { spendInvitation } from '#server/features/invitations/index.ts';
import { loadUser, type OpenedSession, openSession } from '#server/features/sessions/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { sendConfirmation } from './accounts.addresses.ts';
import { holdPicture, insertUser, updateUser } from './accounts.store.ts';

export async function register(
  ctx: Ctx & Uses<'tokens'>,
  input: z.output<typeof Registration>,
  device: string,
): Promise<OpenedSession> {
  const passwordHash = await hashPassword(input.password);
  return ctx.transaction(async (tx) => {
    const userId = await insertUser(tx.db, {
      portal: tx.portal.key,
      email: input.email,
      passwordHash,
      firstName: input.first_name,
      lastName: input.last_name,
      language: tx.lang,
      createdAt: tx.now,
    });
    if (!userId) throw new Refusal('accounts.email_taken', {}, [{ path: 'email', code: 'email_taken' }]);
    await record(tx, 'account.registered', { actorId: userId, subjectId: userId });
    // An invitation's link came by mail: it proves the address, and says where the person belongs.
    if (input.invitation) await spendInvitation(tx, input.invitation, userId);
    else
      await sendConfirmation(tx, {
        id: userId,
        email: input.email,
        firstName: input.first_name,
        language: tx.lang,
      });
    return openSession(tx, userId, device);
  });
}

export async function changeDetails(
  ctx: SignedInCtx,
  changes: z.output<typeof editDetails.body>,
): Promise<User> {
  await ctx.transaction(async (tx) => {
    if (changes.avatar !== undefined) await changePicture(tx, changes.avatar);
    await updateUser(tx.db, ctx.actor.id, {
      ...(changes.first_name ? { firstName: changes.first_name } : {}),
      ...(changes.last_name ? { lastName: changes.last_name } : {}),
      ...(changes.language ? { language: changes.language } : { language: ctx.actor.language }),
    });
  });
  return found(await loadUser(ctx.db, ctx.actor.id), 'session.required');
}

/** The former picture goes, and its bytes with it. */
async function changePicture(tx: SignedInCtx, fileId: string | null): Promise<void> {
  const former = await holdPicture(tx.db, tx.actor.id);
  if (fileId === former) return;
  if (fileId) await ownFile(tx, fileId, 'avatar');
  await updateUser(tx.db, tx.actor.id, { avatarFileId: fileId });
  if (former) await removeFile(tx, tx.actor.id, former);
}

/** Gives a fresh account its role. Whether it is let in at once was decided by the caller. */
export async function completeOnboarding(
  ctx: SignedInCtx,
  choice: {
    role: Extract<RoleName, 'recruiter' | 'individual'>;
    isLetIn: boolean;
    company?: { id: string; role: CompanyRole } | null;
    avatarFileId?: string | null;
  },
): Promise<void> {
  await updateUser(ctx.db, ctx.actor.id, {
    role: choice.role,
    companyId: choice.company?.id ?? null,
    companyRole: choice.company?.role ?? null,
    avatarFileId: choice.avatarFileId ?? null,
    isOnboardingCompleted: true,
    isAccountConfirmed: choice.isLetIn,
  });
  await record(ctx, 'account.onboarded', { subjectId: ctx.actor.id, details: { role: choice.role } });
}

/** Makes a recruiter admin who can log in at once. Refused where the portal already has the address. */
export async function createAdmin(
  ctx: Ctx,
  person: { email: string; password: string; firstName: string; lastName: string },
): Promise<string> {
  const passwordHash = await hashPassword(person.password);
  const userId = await insertUser(ctx.db, {
    portal: ctx.portal.key,
    email: person.email,
    passwordHash,
    firstName: person.firstName,
    lastName: person.lastName,
    role: 'recruiter admin',
    language: 'en',
    isEmailConfirmed: true,
    isOnboardingCompleted: true,
    isAccountConfirmed: true,
    createdAt: ctx.now,
  });
  if (!userId) throw new Refusal('accounts.email_taken');
  return userId;
}
