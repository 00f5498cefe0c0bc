import crypto from 'node:crypto';
import { TALENT_INVITATION_DAYS } from '#contract/features/talent-managers.contract.ts';
import { optOutAddress, sendEmail } from '#server/features/emails/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { say } from '#server/platform/words.ts';
import { addressOfInvitation } from './talent-managers.links.ts';
import type { TalentPerson } from './talent-managers.store.ts';

/** Where a person sees who looks after them, and answers who asks to. */
export const OWN_MANAGERS_PAGE = '/settings/talent-managers';

/** Invites somebody without an account, or reminds them: what a yes means, and the page of the answer. */
export async function inviteByMail(
  ctx: Ctx,
  row: TalentPerson,
  manager: string,
  { isReminder = false } = {},
): Promise<void> {
  const { language } = row;
  const facts = {
    manager,
    portal: ctx.portal.name[language],
    days: TALENT_INVITATION_DAYS,
    date: row.expiresAt.toISOString().slice(0, 10),
  };
  const id = crypto.randomUUID();
  const about = isReminder ? 'reminder' : 'invitation';
  await sendEmail(
    ctx,
    { userId: null, address: row.email, language },
    {
      kind: 'talent-invitation',
      subject: say(language, `talent_managers.${about}_subject`, facts),
      paragraphs: [
        say(language, `talent_managers.${about}_text`, facts),
        say(language, 'talent_managers.invitation_meaning', facts),
        ...(row.resumeFileId ? [say(language, 'talent_managers.invitation_resume', facts)] : []),
      ],
      ...(row.message && { quote: { text: row.message, from: manager } }),
      button: {
        label: say(language, 'talent_managers.invitation_button'),
        link: `${await addressOfInvitation(ctx, row)}?lang=${language}`,
      },
      closing: [say(language, 'talent_managers.invitation_end', facts)],
      unsubscribeUrl: optOutAddress(ctx, id),
    },
    { id },
  );
}

/** Asks somebody in their account, and by the mail that they have chosen for it. */
export async function tellAsked(
  ctx: Ctx,
  { userId, managerId }: TalentPerson,
  manager: string,
): Promise<void> {
  if (userId)
    await notify(
      ctx,
      userId,
      'talent_manager_asks',
      { manager },
      { link: OWN_MANAGERS_PAGE, actorId: managerId },
    );
}

/** Whoever hires invites to the portal; nobody becomes anybody's by it. */
export async function inviteToPortal(
  ctx: Ctx,
  { name, language, message }: { name: string } & Pick<TalentPerson, 'language' | 'message'>,
  address: string,
): Promise<void> {
  const facts = { sender: name, portal: ctx.portal.name[language] };
  const id = crypto.randomUUID();
  await sendEmail(
    ctx,
    { userId: null, address, language },
    {
      kind: 'onboarding-invite',
      subject: say(language, 'emails.portal_subject', facts),
      paragraphs: [say(language, 'emails.hello'), say(language, 'emails.portal_text', facts)],
      ...(message && { quote: { text: message, from: name } }),
      button: {
        label: say(language, 'emails.portal_button'),
        link: `${ctx.portal.url}/auth/signup?lang=${language}`,
      },
      unsubscribeUrl: optOutAddress(ctx, id),
    },
    { id },
  );
}
