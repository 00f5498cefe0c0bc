import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes, as OWASP's password storage sheet names it: about 12 ms here. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password as it is kept: its salted hash, with the costs it was made at. */
export const hashPassword = (password: string) => hash(password, COST);

let decoy: Promise<string> | null = null;

/** Whether the password is the account's. Where there is no account it takes as long, so that time tells nothing. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(storedHash ?? (await decoy), password);
  return storedHash !== null && matches;
}
