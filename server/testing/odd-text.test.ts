import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '#contract/index.ts';
import type { AnyEndpoint } from '#contract/kernel/endpoint.ts';
import { admitted } from './admitted.ts';
import type { Person } from './people.ts';
import { testApp } from './test-app.ts';

/** Text that no database can store and no screen should show, in every place where a call takes text. */

const test = testApp({ env: { MASAR_RATE_FACTOR: '20' } });

const ODD = 'Od\0d \ud800\u202eline\r\nand more';
const ODD_IN_ADDRESS = 'od%00d%E2%80%AE';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A value that a schema takes as far as its JSON Schema tells, each free text in it odd. */
function oddValue(schema: JsonSchema, person: Person | null): unknown {
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  const [either] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (either) return oddValue(either as JsonSchema, person);
  switch (schema.type) {
    case 'string':
      return oddString(schema, person);
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1));
    case 'boolean':
      return true;
    case 'array':
      return [oddValue((schema.items ?? {}) as JsonSchema, person)];
    case 'object':
      return {
        [ODD]: ODD,
        ...Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, inner]) => [
            key,
            oddValue(inner as JsonSchema, person),
          ]),
        ),
      };
    default:
      return ODD;
  }
}

function oddString(schema: JsonSchema, person: Person | null): string {
  if (schema.format === 'uuid') return person?.id ?? '00000000-0000-4000-8000-000000000000';
  if (schema.format === 'email') return 'odd@example.com';
  if (schema.format === 'uri') return `https://example.com/${ODD}`;
  return ODD.repeat(Math.ceil(Number(schema.minLength ?? 1) / ODD.length));
}

const oddValueOf = (schema: z.ZodType, person: Person | null) =>
  oddValue(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), person);

function oddCall(endpoint: AnyEndpoint, person: Person | null) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ODD_IN_ADDRESS);
  const asked =
    'query' in endpoint
      ? Object.entries(oddValueOf(endpoint.query, person) as object).flatMap(([key, value]) =>
          [value].flat().map((one) => `${encodeURIComponent(key.toWellFormed())}=${encodedOdd(one)}`),
        )
      : [];
  const query = asked.length > 0 ? `?${asked.join('&')}` : '';
  return test.send(endpoint.method, `/api${path}${query}`, {
    ...(person ? { token: person.token } : {}),
    ...(endpoint.kind === 'stream' || (endpoint.kind === 'json' && endpoint.method !== 'GET')
      ? { payload: oddValueOf(endpoint.body, person) as object }
      : {}),
  });
}

const encodedOdd = (value: unknown) =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed());

describe('text that cannot be stored', () => {
  it.each(allEndpoints)('brings nothing down: $endpoint.method $endpoint.path', async ({ endpoint }) => {
    const { status } = await oddCall(endpoint, await admitted(test, endpoint));
    expect(status).toBeLessThan(500);
  });

  it('in an address that cannot be decoded is answered with a problem', async () => {
    for (const url of ['/api/%', '/api/jobs/%ED%A0%80', '/api/%00']) {
      const { status, headers } = await test.send('GET', url);
      expect([url, status < 500, headers['content-type']]).toEqual([
        url,
        true,
        expect.stringContaining('application/problem+json'),
      ]);
    }
  });

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'no body of %s passes for an empty one',
    async (type) => {
      const { status } = await test.send('POST', '/api/login-user', {
        payload: '--x--\r\n',
        headers: { 'content-type': type },
      });
      expect(status).toBe(400);
    },
  );
});
