import { LIMITS } from '#contract/kernel/limits.ts';
import { sendEmail } from '#server/features/emails/index.ts';
import type { Ctx } from '#server/platform/context.ts';
import { say } from '#server/platform/words.ts';

export async function sendConfirmationEmail(
  ctx: Ctx,
  user: { id: string; email: string; firstName: string },
  { code, token }: { code: string; token: string },
): Promise<void> {
  const { lang } = ctx;
  await sendEmail(
    ctx,
    { userId: user.id, address: user.email },
    {
      subject: say(lang, 'accounts.confirm_subject', { code, portal: ctx.portal.name[lang] }),
      paragraphs: [
        say(lang, 'accounts.confirm_greeting', { name: user.firstName }),
        say(lang, 'accounts.confirm_text', { minutes: LIMITS.verificationCodeMinutes }),
      ],
      code,
      button: {
        label: say(lang, 'accounts.confirm_button'),
        link: `${ctx.publicUrl}/auth/verify-email/${token}?lang=${lang}`,
      },
    },
  );
}
