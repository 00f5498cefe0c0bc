import { z } from 'zod';
import type { AnyEndpoint } from '#contract/kernel/endpoint.ts';
import { createChance } from '#server/db/demo/random.ts';
import {
  type Draw,
  HOSTILE_IN_ADDRESSES,
  HOSTILE_TEXTS,
  hostileBody,
  hostileValue,
  pick,
} from './hostile-values.ts';

/**
 * Requests that mean harm, for every call of the contract: text that cannot be stored, wrong kinds and sizes, other
 * content types, odd addresses and headers. Each is made from a number, so that what fails can be made again.
 */
export interface HostileCall {
  method: string;
  /** With `/api`, and with what stands behind the question mark. */
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A call of an endpoint that is nearly right, with one or two things wrong. `ids` are those of records that are there. */
export function hostileCall(endpoint: AnyEndpoint, seed: number, ids: readonly string[] = []): HostileCall {
  const chance = createChance(seed);
  const draw: Draw = (below) => chance.between(0, below - 1);
  const call = nearlyRight(endpoint, draw, ids);
  const wrongs = WRONGS.filter(({ suits }) => suits(endpoint));
  for (let times = draw(3) === 0 ? 2 : 1; times > 0; times--) pick(draw, wrongs).apply(call, endpoint, draw);
  const { method, params, query, headers, body, payload } = call;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params.get(name) ?? '');
  const asked = query.length > 0 ? `?${query.join('&')}` : '';
  const sent = payload ?? (body === undefined ? undefined : JSON.stringify(body));
  return { method, url: `/api${path}${asked}`, headers, ...(sent === undefined ? {} : { payload: sent }) };
}

/** A call before it is written down: addresses are encoded, the body is a value until a wrong replaces it by bytes. */
interface Making {
  method: string;
  params: Map<string, string>;
  query: string[];
  headers: Record<string, string>;
  body: unknown;
  payload?: string | Buffer;
}

function nearlyRight(endpoint: AnyEndpoint, draw: Draw, ids: readonly string[]): Making {
  const valueFor = (schema: z.ZodType) =>
    plausible(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), draw, ids);
  const query = 'query' in endpoint ? (valueFor(endpoint.query) as object) : {};
  const making: Making = {
    method: endpoint.method,
    params: new Map(
      [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, idOf(draw, ids)]),
    ),
    query: Object.entries(query).map(([name, value]) => `${name}=${inAddress(value)}`),
    headers: {},
    body: undefined,
  };
  if (endpoint.kind === 'stream' || (endpoint.kind === 'json' && endpoint.method !== 'GET')) {
    making.headers['content-type'] = 'application/json';
    making.body = valueFor(endpoint.body);
  }
  if (endpoint.kind === 'upload') {
    const { payload, type } = form(valueFor(endpoint.fields) as object, draw);
    making.headers['content-type'] = type;
    making.payload = payload;
  }
  return making;
}

interface Wrong {
  suits: (endpoint: AnyEndpoint) => boolean;
  apply: (call: Making, endpoint: AnyEndpoint, draw: Draw) => void;
}

const always = () => true;
const hasBody = ({ kind, method }: AnyEndpoint) => kind === 'json' && method !== 'GET';

const WRONGS: readonly Wrong[] = [
  // One value of the body, or several, wherever they lie.
  ...Array.from({ length: 4 }, () => ({
    suits: hasBody,
    apply: (call: Making, _: AnyEndpoint, draw: Draw) => {
      if (call.payload !== undefined) return;
      for (let times = 1 + draw(3); times > 0; times--) call.body = withOneWrong(call.body, draw);
    },
  })),
  {
    suits: hasBody,
    apply: (call, _, draw) => {
      call.payload = hostileBody(draw);
    },
  },
  {
    suits: ({ method }) => method !== 'GET',
    apply: (call, _, draw) => {
      call.headers['content-type'] = pick(draw, CONTENT_TYPES);
    },
  },
  {
    suits: ({ path }) => path.includes('{'),
    apply: ({ params }, _, draw) => {
      for (const name of params.keys()) params.set(name, pick(draw, HOSTILE_IN_ADDRESSES));
    },
  },
  {
    suits: always,
    apply: ({ query }, _, draw) => {
      const [name = 'page'] = (query.length > 0 ? pick(draw, query) : 'page').split('=');
      query.push(
        `${draw(4) === 0 ? pick(draw, HOSTILE_IN_ADDRESSES) : name}=${pick(draw, HOSTILE_IN_ADDRESSES)}`,
      );
      // The same key twice, and once as a list.
      if (draw(2) === 0) query.push(`${name}=1`, `${name}=2`, `${name}[]=3`);
    },
  },
  { suits: always, apply: ({ headers }, _, draw) => void Object.assign(headers, pick(draw, HEADERS)) },
  {
    suits: ({ kind }) => kind === 'upload',
    apply: (call, _, draw) => {
      const { payload, type } = form({ [pick(draw, HOSTILE_TEXTS)]: pick(draw, HOSTILE_TEXTS) }, draw);
      call.payload = draw(3) === 0 ? payload.subarray(0, draw(payload.length)) : payload;
      call.headers['content-type'] = type;
    },
  },
  {
    suits: always,
    apply: (call, _, draw) => {
      call.method = pick(draw, ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD']);
    },
  },
];

const CONTENT_TYPES = [
  'text/plain',
  'text/xml',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;charset=',
  'application/json, application/json',
  'application/octet-stream',
  'application/problem+json',
  'application/json/../x',
  '*/*',
  ';',
  'a'.repeat(2_000),
] as const;

const HEADERS: readonly Record<string, string>[] = [
  { lang: '__proto__' },
  { lang: `ar${'x'.repeat(3_000)}` },
  { domain: 'constructor' },
  { domain: '%00' },
  { domain: 'x'.repeat(4_000) },
  { 'accept-language': `${'ar,'.repeat(500)}` },
  { 'accept-encoding': 'gzip;q=9, br;q=-1, \u00ff' },
  { range: 'bytes=99999999999999999999-' },
  { range: 'bytes=-0' },
  { range: 'bytes=5-1' },
  { 'if-none-match': '"'.repeat(999) },
  { 'content-encoding': 'gzip' },
  { 'x-forwarded-for': '999.1.1.1, ::ffff:1' },
  { 'x-http-method-override': 'DELETE' },
  { cookie: '__proto__=1; =; ;;; a' },
  { 'user-agent': '\u00ff'.repeat(1_000) },
  { origin: 'http://[::1' },
  { origin: 'null' },
  { 'x-refresh-token': 'e30.e30.' },
];

/** A value that a schema takes as far as its JSON Schema tells. */
function plausible(schema: JsonSchema, draw: Draw, ids: readonly string[]): unknown {
  if (schema.enum) return pick(draw, schema.enum);
  if (schema.const !== undefined) return schema.const;
  const either = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (either.length > 0) return plausible(pick(draw, either) as JsonSchema, draw, ids);
  switch (schema.type) {
    case 'string':
      return plausibleText(schema, draw, ids);
    case 'integer':
    case 'number':
      return Math.max(Number(schema.minimum ?? 1), 1);
    case 'boolean':
      return draw(2) === 0;
    case 'array':
      return Array.from({ length: 1 + draw(2) }, () =>
        plausible((schema.items ?? {}) as JsonSchema, draw, ids),
      );
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          // What may be left out sometimes is.
          .filter(([name]) => (schema.required ?? []).includes(name) || draw(4) > 0)
          .map(([name, inner]) => [name, plausible(inner as JsonSchema, draw, ids)]),
      );
    case 'null':
      return null;
    default:
      return 'x';
  }
}

function plausibleText(schema: JsonSchema, draw: Draw, ids: readonly string[]): string {
  if (schema.format === 'uuid') return idOf(draw, ids);
  if (schema.format === 'email') return `hostile${draw(9)}@example.com`;
  if (schema.format === 'uri') return 'https://example.com/x';
  if (String(schema.pattern ?? '').includes('\\d'))
    return pick(draw, ['2024', '2024-03', '2024-03-09', '123456']);
  return 'Nurse '
    .repeat(1 + Math.ceil(Number(schema.minLength ?? 1) / 6))
    .slice(0, Number(schema.maxLength ?? 400));
}

const NOBODY = '00000000-0000-4000-8000-000000000000';
const idOf = (draw: Draw, ids: readonly string[]) =>
  ids.length === 0 || draw(9) === 0 ? NOBODY : pick(draw, ids);

/** The value with something hostile in the place of itself or of a part of it. */
function withOneWrong(value: unknown, draw: Draw): unknown {
  if (typeof value !== 'object' || value === null || draw(8) === 0) return hostileValue(draw);
  const keys = Object.keys(value);
  if (keys.length === 0 || draw(8) === 0)
    return Array.isArray(value)
      ? [...value, hostileValue(draw)]
      : { ...value, [pick(draw, HOSTILE_TEXTS)]: hostileValue(draw) };
  const key = pick(draw, keys);
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === key ? withOneWrong(one, draw) : one));
  return { ...value, [key]: withOneWrong((value as Record<string, unknown>)[key], draw) };
}

/** A form with a file. */
function form(fields: object, draw: Draw): { payload: Buffer; type: string } {
  const boundary = 'hostile';
  const name = pick(draw, ['cv.pdf', '../../etc/passwd', ...HOSTILE_TEXTS]).replaceAll('"', '');
  const content = pick(draw, [
    '',
    'Nora Nasser\nNurse',
    '%PDF-1.7\n\0\xff',
    '<svg/>',
    'PK\x03\x04',
    '"a","b\n1,2',
  ]);
  const parts = Object.entries(fields).map(
    ([field, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${String(value)}\r\n`,
  );
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n${content}\r\n--${boundary}--\r\n`;
  return { payload: Buffer.from(parts.join('') + file), type: `multipart/form-data; boundary=${boundary}` };
}

const inAddress = (value: unknown): string =>
  encodeURIComponent((typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed());
