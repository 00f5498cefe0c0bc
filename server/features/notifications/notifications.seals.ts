import crypto from 'node:crypto';
import type { z } from 'zod';
import type { Database } from '#server/platform/database.ts';
import { settingMadeOnce } from '#server/platform/settings.ts';
import { sameHash } from '#server/platform/tokens.ts';

/**
 * Tokens that carry what they mean and are signed, so that nothing has to be stored for them: links of mails that work
 * for years, and what a deletion answers to be taken back. Who holds one may do that one thing and nothing else.
 */

type Purpose = 'unsubscribe' | 'resubscribe' | 'restore';

export async function seal(db: Database, purpose: Purpose, value: unknown): Promise<string> {
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${body}.${await macOf(db, purpose, body)}`;
}

/** What was sealed for this purpose; null where the token is not ours or is of another purpose. */
export async function unseal<S extends z.ZodType>(
  db: Database,
  purpose: Purpose,
  token: string,
  schema: S,
): Promise<z.output<S> | null> {
  const [body, mac, ...rest] = token.split('.');
  if (!body || !mac || rest.length > 0) return null;
  if (!sameHash(mac, await macOf(db, purpose, body))) return null;
  const parsed = schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return parsed.success ? parsed.data : null;
}

async function macOf(db: Database, purpose: Purpose, body: string): Promise<string> {
  const secret = await settingMadeOnce(db, 'notification-seals', () =>
    crypto.randomBytes(48).toString('base64'),
  );
  return crypto
    .createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(`${purpose}.${body}`)
    .digest('base64url');
}
