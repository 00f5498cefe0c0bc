import { z } from 'zod';
import { MailedCode } from '#contract/features/accounts.contract.ts';

/** A form of one field: the six digits of a mail. */
export const Code = z.object({ code: z.string().trim().min(1, 'required').pipe(MailedCode) });
