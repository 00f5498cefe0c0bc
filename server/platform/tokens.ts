import crypto from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { LIMITS } from '#contract/kernel/limits.ts';
import type { Database } from './database.ts';
import { settingMadeOnce } from './settings.ts';

/** What an access token says: whose it is and which session it belongs to. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** Signs and reads the short-lived tokens that requests carry. */
export interface Tokens {
  sign(claims: AccessClaims, now: Date): Promise<string>;
  /** The claims of a token that is ours and not expired; null otherwise. */
  verify(token: string): Promise<AccessClaims | null>;
  /** The refresh token that follows this one: always the same, and nobody without our secret can tell it. */
  successorOf(refreshToken: string): string;
}

/** Tokens whose signatures are remembered: a person at work sends the same one with every request. */
const MOST_REMEMBERED = 10_000;

/** Access tokens: HS256 JWTs that live for minutes. */
export function createTokens(secret: Uint8Array): Tokens {
  const verified = new LRUCache<string, AccessClaims & { untilSecond: number }>({ max: MOST_REMEMBERED });
  return {
    sign: ({ userId, sessionId }, now) => {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + LIMITS.accessTokenMinutes * 60)
        .sign(secret);
    },
    verify: async (token) => {
      const known = verified.get(token);
      if (known && known.untilSecond > Math.floor(Date.now() / 1_000)) return known;
      verified.delete(token);
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'] });
        if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') return null;
        const claims = { userId: payload.sub, sessionId: payload.sid };
        if (payload.exp !== undefined) verified.set(token, { ...claims, untilSecond: payload.exp });
        return claims;
      } catch {
        return null;
      }
    },
    successorOf: (refreshToken) =>
      crypto.createHmac('sha256', secret).update(`refresh:${refreshToken}`).digest('base64url'),
  };
}

/** The installation's signing secret, made once and shared by all nodes through the database. */
export async function signingSecret(db: Database): Promise<Uint8Array> {
  const secret = await settingMadeOnce(db, 'signing-secret', () => crypto.randomBytes(48).toString('base64'));
  return Buffer.from(secret, 'base64');
}

/** A random token for links and refreshes, 256 bits, safe in addresses. */
export const randomToken = () => crypto.randomBytes(32).toString('base64url');

/** Tokens are stored as hashes: who reads the table cannot use them. */
export const hashToken = (token: string) => crypto.createHash('sha256').update(token).digest('base64url');

/** Whether two hashes are equal, in a time that does not tell where they differ. */
export const sameHash = (a: string, b: string) =>
  a.length === b.length && crypto.timingSafeEqual(Buffer.from(a), Buffer.from(b));
