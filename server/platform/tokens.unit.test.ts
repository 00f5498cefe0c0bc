import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '#contract/kernel/limits.ts';
import { createTokens } from './tokens.ts';

const secret = new TextEncoder().encode('a secret that is long enough for HS256');
const claims = { userId: 'u', sessionId: 's' };

afterEach(() => void vi.useRealTimers());

describe('access tokens', () => {
  it('say the same of themselves each time they are shown', async () => {
    const tokens = createTokens(secret);
    const token = await tokens.sign(claims, new Date());
    for (let times = 0; times < 3; times++) expect(await tokens.verify(token)).toMatchObject(claims);
  });

  it('end also where they were verified before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const tokens = createTokens(secret);
    const token = await tokens.sign(claims, new Date());
    expect(await tokens.verify(token)).not.toBeNull();
    vi.setSystemTime(Date.now() + LIMITS.accessTokenMinutes * 60_000 + 1_000);
    expect(await tokens.verify(token)).toBeNull();
  });

  it('of another secret are nobody’s, however like the known ones they are', async () => {
    const tokens = createTokens(secret);
    const token = await tokens.sign(claims, new Date());
    await tokens.verify(token);
    const others = createTokens(new TextEncoder().encode('another secret, long enough for HS256'));
    expect(await others.verify(token)).toBeNull();
    const [head, , signature] = token.split('.');
    const body = Buffer.from(JSON.stringify({ sub: 'x', sid: 's', exp: 9_999_999_999 })).toString(
      'base64url',
    );
    expect(await tokens.verify(`${head}.${body}.${signature}`)).toBeNull();
  });
});
