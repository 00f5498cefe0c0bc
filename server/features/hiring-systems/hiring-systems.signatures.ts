import crypto from 'node:crypto';

/** Signatures of events, as Standard Webhooks says (standardwebhooks.com, symmetric keys, version 1). */

const PREFIX = 'whsec_';
/** How far the clocks may be apart, as the standard proposes. */
const TOLERANCE_SECONDS = 300;

/** What was signed, as it came. */
export interface Signed {
  id: string;
  timestamp: string;
  /** One signature or several, with spaces between them. */
  signature: string;
  body: string;
}

export const newSigningSecret = (): string => `${PREFIX}${crypto.randomBytes(32).toString('base64')}`;

/** The signature of an event; `timestamp` in seconds since 1970. */
export function signatureOf(secret: string, { id, timestamp, body }: Omit<Signed, 'signature'>): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${crypto.createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Whether somebody who knows the secret signed this, not long ago. */
export function isSigned(secret: string, signed: Signed, now: Date): boolean {
  if (!/^\d{1,12}$/.test(signed.timestamp) || signed.id === '' || signed.id.length > 200) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(signed.timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = Buffer.from(signatureOf(secret, signed));
  return signed.signature.split(' ').some((one) => {
    const given = Buffer.from(one);
    return given.length === expected.length && crypto.timingSafeEqual(given, expected);
  });
}
