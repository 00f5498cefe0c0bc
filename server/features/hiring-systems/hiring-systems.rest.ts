import { z } from 'zod';
import { STAGE_KINDS } from '#contract/features/hiring-stages.contract.ts';
import type { AboutSystem } from '#contract/features/hiring-systems.mapping.ts';
import { cleanText } from '#server/platform/clean-text.ts';
import {
  ChangedThere,
  type Changes,
  GONE,
  type HiringSystem,
  type Line,
  type LineAnswer,
  LineError,
  type Reference,
  RefusedThere,
  type SignOn,
  type Theirs,
} from './hiring-systems.port.ts';

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const Text = z.string().max(200);
const RecordThere = z.object({
  id: z.string(),
  revision: Text,
  fields: z.record(z.string(), Value),
  status: Text.nullish(),
  stage: Text.nullish(),
  url: z.string().max(1_000).nullish(),
});
const Kind = z.enum(['job', 'candidate']);
const ChangeThere = z.union([
  z.object({ type: Kind, id: z.string(), deleted: z.literal(true) }),
  RecordThere.extend({ type: Kind }),
]);
const ChangesThere = z.object({
  changes: z.array(ChangeThere).max(200),
  cursor: z.string().max(500),
  more: z.boolean(),
});
const Field = z.object({ name: Text.min(1), label: Text.optional(), required: z.boolean().default(false) });
const About = z.object({
  name: Text.min(1),
  version: Text.nullish(),
  stages: z
    .array(z.object({ id: Text.min(1), name: Text, kind: z.enum(STAGE_KINDS).nullish().catch(null) }))
    .max(200),
  job_fields: z.array(Field).max(500),
  candidate_fields: z.array(Field).max(500),
  sign_on: z.boolean().default(false),
});
const SignOnThere = z.object({
  url: z.url({ protocol: /^https?$/ }),
  expires_at: z.iso.datetime().nullish(),
});

/** A hiring system that speaks the interface of `docs/guides/hiring-systems.md`. */
export function restSystem(address: string, accessKey: string, line: Line): HiringSystem {
  const call = callerOf(address, accessKey, line);
  const host = new URL(address).host;
  const theirs = (there: z.output<typeof RecordThere>, kind: Reference['kind']): Theirs => ({
    key: there.id,
    revision: there.revision,
    fields: there.fields,
    state: (kind === 'job' ? there.status : there.stage) ?? null,
    url: there.url && isUnder(there.url, host) ? there.url : null,
  });

  return {
    about: async (): Promise<AboutSystem> => {
      const about = parsed(About, await call('GET', '/about'));
      const fields = (list: z.output<typeof Field>[]) =>
        list.map(({ name, label, required }) => ({ name, label: label ?? name, required }));
      return {
        name: about.name,
        version: about.version ?? null,
        stages: about.stages.map(({ id, name, kind }) => ({ id, name, kind: kind ?? null })),
        job_fields: fields(about.job_fields),
        candidate_fields: fields(about.candidate_fields),
        sign_on: about.sign_on ? 'address' : 'none',
      };
    },
    put: async (record, content, changeKey) => {
      const body = {
        fields: content.fields,
        ...(content.state !== null && { [record.kind === 'job' ? 'status' : 'stage']: content.state }),
      };
      const headers = {
        'idempotency-key': changeKey,
        ...(record.revision !== null && { 'if-match': `"${record.revision}"` }),
      };
      const answer = await call('PUT', pathOf(record), { body, headers });
      if (answer.status === 404 && record.revision !== null) throw new RefusedThere(GONE);
      const there = theirs(parsed(RecordThere, answer), record.kind);
      if (answer.status === 412) throw new ChangedThere(there);
      return there;
    },
    read: async (record) => {
      const answer = await call('GET', pathOf(record));
      return answer.status === 404 ? null : theirs(parsed(RecordThere, answer), record.kind);
    },
    erase: async (record) => {
      await call('DELETE', pathOf(record), { headers: { 'idempotency-key': `${record.id}.erase` } });
    },
    changes: async (after): Promise<Changes> => {
      const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
      const { changes, cursor, more } = parsed(ChangesThere, await call('GET', `/changes${query}`));
      return {
        changes: changes.map((one) => ({
          kind: one.type,
          id: one.id,
          theirs: 'deleted' in one ? null : theirs(one, one.type),
        })),
        cursor,
        more,
      };
    },
    signOn: async (person): Promise<SignOn> => {
      const { url, expires_at } = parsed(SignOnThere, await call('POST', '/sign-on', { body: person }));
      if (!isUnder(url, host)) throw new LineError('bad_answer');
      return { url, isSignedOn: true, expiresAt: expires_at ?? null };
    },
  };
}

/** Calls the interface with the key, and refuses answers that are none. */
const callerOf =
  (address: string, accessKey: string, line: Line) =>
  async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    sent: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<LineAnswer> => {
    const answer = await line({
      method,
      address: `${address}${path}`,
      headers: {
        authorization: `Bearer ${accessKey}`,
        accept: 'application/json',
        ...(sent.body && { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      body: sent.body ? JSON.stringify(sent.body) : null,
      what: `${method} ${path}`,
    });
    refuse(answer);
    return answer;
  };

const pathOf = ({ kind, id, job }: Reference): string =>
  kind === 'job' ? `/jobs/${id}` : `/jobs/${job?.id}/candidates/${id}`;

/** Throws where the answer is none that its reader takes: successes, 412 and a 404 of a record that is read. */
function refuse({ status, headers, body }: LineAnswer): void {
  if ((status >= 200 && status < 300) || status === 412 || status === 404) {
    if (status !== 404) return;
    // Told from a server that does not know the address at all.
    const message = messageIn(body);
    if (message === null) throw new LineError('wrong_address');
    return;
  }
  if (status === 401 || status === 403) throw new LineError('key_refused');
  if (status === 429 || status === 503) throw new LineError('busy', waitIn(headers['retry-after']));
  if (status === 400 || status === 409 || status === 422)
    throw new RefusedThere(messageIn(body) ?? `${status}`);
  // Redirects are not followed: whoever answers so is somebody else.
  if ((status >= 300 && status < 400) || status === 405) throw new LineError('wrong_address');
  throw new LineError(status >= 500 ? 'server_error' : 'bad_answer');
}

function parsed<S extends z.ZodType>(schema: S, { body, status }: LineAnswer): z.output<S> {
  if (status === 404) throw new RefusedThere(messageIn(body) ?? '404');
  const read = schema.safeParse(jsonIn(body));
  if (!read.success) throw new LineError('bad_answer');
  return read.data;
}

const LONGEST_MESSAGE = 500;

/** What it says to a recruiter: one line of plain text. */
function messageIn(body: string): string | null {
  const read = z.object({ message: z.string() }).safeParse(jsonIn(body));
  if (!read.success) return null;
  const text = cleanText(read.data.message).replace(/\s+/gu, ' ').trim();
  return text.length > LONGEST_MESSAGE ? `${text.slice(0, LONGEST_MESSAGE)}…` : text;
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function waitIn(header: string | undefined): number | null {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 3_600) : null;
}

/** Whether a link leads to the host that the company gave, or below it: none of ours leads anywhere else. */
const isUnder = (url: string, host: string): boolean => {
  const there = URL.parse(url);
  return (
    there !== null &&
    /^https?:$/.test(there.protocol) &&
    (there.host === host || there.host.endsWith(`.${host}`))
  );
};
