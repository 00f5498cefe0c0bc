import { z } from 'zod';
import { GivenPassword, NewPassword } from '#contract/features/accounts.contract.ts';

const Twice = { password: NewPassword, confirmation: z.string() };

const confirmed = ({ password, confirmation }: { password: string; confirmation: string }) =>
  password === confirmation;
const MISMATCH = { error: 'password_mismatch', path: ['confirmation'] };

/** A new password, typed twice. */
export const PasswordTwice = z.object(Twice).refine(confirmed, MISMATCH);

/** The same by whoever knows the present one; the server refuses it where the two are the same. */
export const PasswordChange = z
  .object({ ...Twice, current_password: GivenPassword })
  .refine(({ password, current_password }) => password === '' || password !== current_password, {
    error: 'password_unchanged',
    path: ['password'],
  })
  .refine(confirmed, MISMATCH);
