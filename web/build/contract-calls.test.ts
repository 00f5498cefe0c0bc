import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contractCalls } from './contract-calls.ts';

const SESSIONS = path.resolve(import.meta.dirname, '../../contract/features/sessions.contract.ts');
const FROM = '#contract/features/sessions.contract.ts';

type Hook = (this: unknown, ...args: string[]) => Promise<{ code: string } | string | null>;
const plugin = contractCalls() as unknown as { transform: Hook; load: Hook };

/** What the build makes of a module of the web app. */
async function built(code: string): Promise<string> {
  const done = await plugin.transform.call({ resolve: async () => ({ id: SESSIONS }) }, code, '/x/web/a.tsx');
  return (done as { code: string }).code;
}

describe('a module that imports from a contract', () => {
  test('gets of an endpoint that it calls no more than a call needs', async () => {
    const code = await built(`import { loginUser } from '${FROM}';\nawait call(loginUser, { body });`);
    expect(code).not.toContain(FROM);
    const from = /from ("[^"]+")/.exec(code)?.[1] ?? '';
    const module = (await plugin.load(JSON.parse(from))) as string;
    const endpoint = JSON.parse(/= (.*);$/.exec(module)?.[1] ?? '');
    expect(endpoint).toEqual({ kind: 'json', method: 'POST', path: '/login-user', access: 'public' });
  });

  test.each([
    ['a schema by its name', `import { Login } from '${FROM}'; check(Login);`],
    ['the schema of an endpoint', `import { loginUser } from '${FROM}'; check(loginUser.body);`],
    ['an endpoint taken apart', `import { loginUser } from '${FROM}'; const { body } = loginUser;`],
    ['what cannot be told from the code', `import { loginUser } from '${FROM}'; read(loginUser[part]);`],
  ])('gets the contract itself for %s', async (_what, code) => {
    expect(await built(code)).toContain(`from "${FROM}"`);
  });

  test('gets constants as they are, and each thing by itself', async () => {
    const code = await built(`import { Login as Form, REFRESH_TOKEN_HEADER, refreshToken } from '${FROM}';
const { method, path } = refreshToken;
use(Form, REFRESH_TOKEN_HEADER.toLowerCase());`);
    expect(code.match(/import \{/g)).toHaveLength(3);
    expect(code).toContain(`import { Login as Form } from "${FROM}"`);
    expect(code.split(FROM)).toHaveLength(2);
  });
});

test('a contract’s schemas may be left out where nobody needs them', async () => {
  const done = await plugin.transform.call(
    {},
    'export const Name = z.string().trim();\nexport const MOST = 3;',
    SESSIONS,
  );
  expect((done as { code: string }).code).toBe(
    'export const Name = /* @__PURE__ */ (() => (z.string().trim()))();\nexport const MOST = 3;',
  );
});
