import { sendEmail } from '#server/features/emails/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { say } from '#server/platform/words.ts';
import { INVITATION_DAYS } from './invitations.policy.ts';
import type { InvitationRow } from './invitations.store.ts';

/** Mails an invitation in the inviter's language, which is the best guess at the language of whom they invite. */
export async function mailInvitation(
  ctx: Ctx,
  invitation: InvitationRow,
  { token, by, company }: { token: string; by: string; company: string | null },
): Promise<void> {
  const { lang } = ctx;
  const portal = ctx.portal.name[lang];
  const role = say(lang, `invitations.role_${invitation.role.replace(' ', '_')}`);
  const facts = { by, portal, role, company: company ?? '', days: INVITATION_DAYS };
  await sendEmail(
    ctx,
    { userId: null, address: invitation.email, language: lang },
    {
      kind: company ? 'team-invitation' : 'portal-invitation',
      subject: say(lang, company ? 'invitations.mail_subject_team' : 'invitations.mail_subject', facts),
      paragraphs: [
        say(lang, company ? 'invitations.mail_text_team' : 'invitations.mail_text', facts),
        say(lang, 'invitations.mail_use', facts),
      ],
      button: {
        label: say(lang, 'invitations.mail_button'),
        link: `${ctx.portal.url}/auth/signup?invitation=${token}`,
      },
      closing: [say(lang, 'invitations.mail_ignore')],
    },
  );
}
