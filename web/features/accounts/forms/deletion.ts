import { z } from 'zod';
import { GivenPassword, MailedCode } from '#contract/features/accounts.contract.ts';

/** What must be typed before an account goes. */
export function deletionOf(email: string, hasPassword: boolean) {
  const typed = (text: string) => text.trim().toLowerCase() === email.toLowerCase();
  return z.object({
    own_email: z.string().min(1, 'email_required').refine(typed, 'not_own_email'),
    password: hasPassword ? GivenPassword : z.string(),
    code: hasPassword ? z.string() : MailedCode,
  });
}
