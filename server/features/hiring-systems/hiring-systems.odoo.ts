import crypto from 'node:crypto';
import { z } from 'zod';
import type { StageKind } from '#contract/features/hiring-stages.contract.ts';
import type { AboutSystem, SystemField } from '#contract/features/hiring-systems.mapping.ts';
import { differing } from './hiring-systems.merging.ts';
import { htmlOf, textOf } from './hiring-systems.odoo-text.ts';
import {
  type Change,
  ChangedThere,
  type Content,
  GONE,
  type HiringSystem,
  type Line,
  LineError,
  type Reference,
  RefusedThere,
  type Theirs,
  type Value,
} from './hiring-systems.port.ts';

/** Where Odoo is, and as whom it is spoken to. */
export interface OdooAccess {
  address: string;
  database: string;
  login: string;
  apiKey: string;
}

type Kind = Reference['kind'];
type Row = Record<string, unknown>;

const MODELS = { job: 'hr.job', candidate: 'hr.applicant' } as const;
/** Our ids are External IDs of this module, which no module of Odoo’s has. */
const MODULE = 'masar';
/** Whom Odoo refuses it archives: it is no stage of its own there. */
const REFUSED = 'refused';
const ARCHIVED_TOO = { context: { active_test: false } };
/** Types of Odoo’s fields that hold what we send. */
const SENT_TYPES: readonly string[] = ['char', 'text', 'html', 'integer', 'float', 'boolean', 'date'];
const MOST_CHANGES = 200;

const Answer = z.object({
  result: z.unknown(),
  error: z
    .object({ message: z.string(), data: z.object({ name: z.string(), message: z.string() }).partial() })
    .optional(),
});
const FieldsThere = z.record(
  z.string(),
  z.object({
    type: z.string(),
    string: z.string(),
    required: z.boolean().default(false),
    readonly: z.boolean().default(false),
    store: z.boolean().default(true),
  }),
);
const Rows = z.array(z.record(z.string(), z.unknown()));
const Loaded = z.object({
  ids: z.union([z.array(z.number()), z.literal(false)]),
  messages: z.array(z.object({ message: z.string() }).loose()),
});

/**
 * Odoo Recruitment, by its JSON-RPC interface (Odoo documentation, “External RPC API”): `hr.job`, `hr.applicant` and
 * `hr.recruitment.stage`. Records are made by `load` under External IDs, so that a call that comes twice makes one.
 */
export function odooSystem({ address, database, login, apiKey }: OdooAccess, line: Line): HiringSystem {
  const known: { uid: number | null; types: Partial<Record<Kind, Record<string, string>>> } = {
    uid: null,
    types: {},
  };

  const rpc = async (service: string, method: string, args: unknown[], what: string): Promise<unknown> => {
    const { status, body } = await line({
      method: 'POST',
      address: `${address}/jsonrpc`,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', method: 'call', params: { service, method, args }, id: 1 }),
      what,
    });
    if (status === 429 || status === 503) throw new LineError('busy');
    if (status >= 500) throw new LineError('server_error');
    const { result, error } = status === 200 ? read(Answer, jsonIn(body)) : bad();
    if (error) throw faultOf(error);
    return result;
  };
  const uid = async (): Promise<number> => {
    const answered =
      known.uid ?? (await rpc('common', 'authenticate', [database, login, apiKey, {}], 'authenticate'));
    if (typeof answered !== 'number') throw new LineError('key_refused');
    known.uid = answered;
    return answered;
  };
  const execute = async (model: string, method: string, args: unknown[], options: object = {}) =>
    rpc(
      'object',
      'execute_kw',
      [database, await uid(), apiKey, model, method, args, options],
      `${model} ${method}`,
    );
  const fieldsOf = async (kind: Kind) =>
    read(
      FieldsThere,
      await execute(MODELS[kind], 'fields_get', [], {
        attributes: ['type', 'string', 'required', 'readonly', 'store'],
      }),
    );
  const typesOf = async (kind: Kind) => {
    const types =
      known.types[kind] ??
      Object.fromEntries(Object.entries(await fieldsOf(kind)).map(([name, { type }]) => [name, type]));
    known.types[kind] = types;
    return types;
  };
  const present = async (kind: Kind, row: Row, names: readonly string[]): Promise<Theirs> => {
    const types = await typesOf(kind);
    const fields = Object.fromEntries(names.map((name) => [name, valueIn(row[name], types[name])]));
    const content = { fields, state: stateOf(kind, row) };
    const hash = crypto.createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
    return {
      ...content,
      key: String(row.id),
      // Odoo tells moments to the second: two changes within one are told apart by what they say.
      revision: `${row.write_date} ${hash}`,
      url: `${address}/web#id=${row.id}&model=${MODELS[kind]}&view_type=form`,
    };
  };
  const readRows = async (kind: Kind, domain: unknown[], names: readonly string[], limit: number) => {
    const fields = ['write_date', 'active', ...(kind === 'candidate' ? ['stage_id'] : []), ...names];
    const found = await execute(MODELS[kind], 'search_read', [domain], {
      fields,
      limit,
      order: 'write_date, id',
      ...ARCHIVED_TOO,
    });
    return read(Rows, found);
  };
  const readOne = async (
    record: Reference,
    key: string,
    names: readonly string[],
  ): Promise<Theirs | null> => {
    const [row] = await readRows(record.kind, [['id', '=', Number(key)]], names, 1);
    return row ? present(record.kind, row, names) : null;
  };
  /** Its key by our External ID; null where there is none, or where the user may not read them. */
  const keyThere = async (record: Reference): Promise<string | null> => {
    try {
      const domain = [
        ['module', '=', MODULE],
        ['name', '=', externalName(record)],
      ];
      const [row] = read(
        Rows,
        await execute('ir.model.data', 'search_read', [domain], { fields: ['res_id'], limit: 1 }),
      );
      return typeof row?.res_id === 'number' ? String(row.res_id) : null;
    } catch (error) {
      if (error instanceof RefusedThere) return null;
      throw error;
    }
  };
  const valuesOf = async (kind: Kind, { fields }: Content): Promise<Row> => {
    const types = await typesOf(kind);
    return Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, sentAs(value, types[name])]),
    );
  };
  const make = async (record: Reference, content: Content): Promise<string> => {
    const stage = content.state !== null && content.state !== REFUSED ? content.state : null;
    const columns: Row = {
      id: `${MODULE}.${externalName(record)}`,
      ...(await valuesOf(record.kind, content)),
      ...(record.kind === 'candidate' && { 'job_id/.id': record.job?.key }),
      ...(record.kind === 'candidate' && stage !== null && { 'stage_id/.id': stage }),
      // In the same call: what is made and never archived would look like a change of somebody there.
      ...((content.state === REFUSED || content.state === 'closed') && { active: 'False' }),
    };
    const row = Object.values(columns).map((value) => (value === false ? '' : String(value)));
    const { ids, messages } = read(
      Loaded,
      await execute(MODELS[record.kind], 'load', [Object.keys(columns), [row]]),
    );
    const made = ids === false ? undefined : ids[0];
    if (made === undefined)
      throw new RefusedThere(
        messages
          .map(({ message }) => message)
          .join(' ')
          .slice(0, 500),
      );
    return String(made);
  };

  return {
    about: async (): Promise<AboutSystem> => {
      const version = await rpc('common', 'version', [], 'version');
      const named = z.object({ server_version: z.string() }).safeParse(version);
      const stages = read(
        Rows,
        await execute('hr.recruitment.stage', 'search_read', [[]], {
          fields: ['name', 'hired_stage'],
          order: 'sequence, id',
        }),
      );
      return {
        name: 'Odoo',
        version: named.success ? named.data.server_version : null,
        stages: [
          ...stages.map((stage, at) => ({
            id: String(stage.id),
            name: String(stage.name),
            kind: kindOf(String(stage.name), stage.hired_stage === true, at),
          })),
          { id: REFUSED, name: 'Refused', kind: 'rejected' as const },
        ],
        job_fields: offered(await fieldsOf('job')),
        candidate_fields: offered(await fieldsOf('candidate')),
        sign_on: 'own_page',
      };
    },
    put: async (record, content) => {
      const names = [...new Set([...Object.keys(content.fields), ...Object.keys(record.seen?.fields ?? {})])];
      const key = record.key ?? (await keyThere(record));
      if (key === null) {
        const made = await make(record, content);
        return (await readOne(record, made, names)) ?? bad();
      }
      const before = await readOne(record, key, names);
      if (!before) throw new RefusedThere(GONE);
      if (!record.seen || (before.revision !== record.revision && differing(record.seen, before).length > 0))
        throw new ChangedThere(before);
      const values = { ...(await valuesOf(record.kind, content)), ...standing(record.kind, content.state) };
      await execute(MODELS[record.kind], 'write', [[Number(key)], values]);
      return (await readOne(record, key, names)) ?? bad();
    },
    read: async (record) =>
      record.key === null ? null : readOne(record, record.key, Object.keys(record.seen?.fields ?? {})),
    erase: async (record) => {
      const key = record.key ?? (await keyThere(record));
      if (key !== null && (await readOne(record, key, [])))
        await execute(MODELS[record.kind], 'unlink', [[Number(key)]]);
    },
    changes: async (after, among) => {
      const changes: { at: string; change: Change }[] = [];
      let more = false;
      for (const kind of ['job', 'candidate'] as const) {
        const records = among.filter((one) => one.kind === kind && one.key !== null);
        if (records.length === 0) continue;
        const names = [...new Set(records.flatMap(({ seen }) => Object.keys(seen?.fields ?? {})))];
        const domain: unknown[] = [['id', 'in', records.map(({ key }) => Number(key))]];
        if (after !== null) domain.push(['write_date', '>=', after]);
        const rows = await readRows(kind, domain, names, MOST_CHANGES);
        more ||= rows.length === MOST_CHANGES && rows[0]?.write_date !== rows.at(-1)?.write_date;
        for (const row of rows) {
          const record = records.find(({ key }) => key === String(row.id));
          if (record)
            changes.push({
              at: String(row.write_date),
              change: { ...(await present(kind, row, names)), kind, id: record.id },
            });
        }
      }
      // The earlier of both lists’ ends: what one left out is asked for again.
      const ends = (['job', 'candidate'] as const).flatMap(
        (kind) => changes.filter(({ change }) => change.kind === kind).at(-1)?.at ?? [],
      );
      const cursor = more ? ends.toSorted()[0] : ends.toSorted().at(-1);
      return { changes: changes.map(({ change }) => change), cursor: cursor ?? after, more };
    },
    signOn: async ({ email }) => ({
      url: `${address}/web/login?login=${encodeURIComponent(email)}`,
      isSignedOn: false,
      expiresAt: null,
    }),
  };
}

const externalName = ({ kind, id }: Reference): string =>
  `${kind === 'job' ? 'job' : 'applicant'}_${id.replaceAll('-', '')}`;

/** Odoo’s own words for where a record stands. */
function standing(kind: Kind, state: string | null): Row {
  if (state === null) return {};
  if (kind === 'job') return { active: state === 'open' };
  return state === REFUSED ? { active: false } : { active: true, stage_id: Number(state) };
}

function stateOf(kind: Kind, row: Row): string | null {
  if (kind === 'job') return row.active === false ? 'closed' : 'open';
  if (row.active === false) return REFUSED;
  const [stage] = Array.isArray(row.stage_id) ? row.stage_id : [];
  return stage === undefined ? null : String(stage);
}

/** Odoo says `false` where a text is empty. */
function valueIn(value: unknown, type: string | undefined): Value {
  if (type === 'boolean') return value === true;
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  return type === 'html' ? textOf(value) : value;
}

function sentAs(value: Value, type: string | undefined): unknown {
  if (type === 'boolean') return value === true;
  if (value === null) return false;
  if (type === 'html') return htmlOf(String(value));
  return type === 'integer' || type === 'float' ? Number(value) : String(value);
}

/** Fields that can be written and hold what we send, those that must be filled first. */
function offered(there: z.output<typeof FieldsThere>): SystemField[] {
  const fields = Object.entries(there).filter(
    ([name, { type, readonly, store }]) =>
      SENT_TYPES.includes(type) && !readonly && store && !['active', 'sequence', 'color'].includes(name),
  );
  return fields
    .map(([name, { string, required, type }]) => ({
      name,
      label: string,
      // Numbers and yes or no have a value of their own.
      required: required && ['char', 'text', 'html'].includes(type),
    }))
    .toSorted((a, b) => Number(b.required) - Number(a.required) || a.label.localeCompare(b.label));
}

/** What a stage seems to be, by Odoo’s own mark and the names that it comes with. */
function kindOf(name: string, isHired: boolean, at: number): StageKind | null {
  if (isHired) return 'hired';
  if (/interview/i.test(name)) return 'interview';
  if (/propos|offer/i.test(name)) return 'offered';
  if (/qualif|short/i.test(name)) return /initial/i.test(name) ? 'new' : 'shortlisted';
  return at === 0 ? 'new' : null;
}

const REFUSALS = /AccessError|UserError|ValidationError|MissingError|ValueError|RedirectWarning|KeyError/;

function faultOf({ message, data }: NonNullable<z.output<typeof Answer>['error']>): Error {
  const name = data.name ?? '';
  if (/AccessDenied/.test(name)) return new LineError('key_refused');
  if (REFUSALS.test(name)) return new RefusedThere((data.message ?? message).slice(0, 500));
  return new LineError('server_error');
}

function read<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : bad();
}

function bad(): never {
  throw new LineError('bad_answer');
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
