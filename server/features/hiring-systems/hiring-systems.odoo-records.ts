import crypto from 'node:crypto';
import { z } from 'zod';
import { type OdooLine, read } from './hiring-systems.odoo-line.ts';
import { htmlOf, textOf } from './hiring-systems.odoo-text.ts';
import {
  type Content,
  type Reference,
  RefusedThere,
  type Theirs,
  type Value,
} from './hiring-systems.port.ts';

export type Kind = Reference['kind'];
type Row = Record<string, unknown>;

export const MODELS = { job: 'hr.job', candidate: 'hr.applicant' } as const;
/** Our ids are External IDs of this module, which no module of Odoo’s has. */
const MODULE = 'masar';
/** Whom Odoo refuses it archives: it is no stage of its own there. */
export const REFUSED = 'refused';
const ARCHIVED_TOO = { context: { active_test: false } };

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
export type FieldsThere = z.output<typeof FieldsThere>;
/** Records as Odoo lists them. */
export const Rows = z.array(z.record(z.string(), z.unknown()));
const Loaded = z.object({
  ids: z.union([z.array(z.number()), z.literal(false)]),
  messages: z.array(z.object({ message: z.string() }).loose()),
});

export type OdooRecords = ReturnType<typeof odooRecords>;

/** Jobs and applicants in Odoo: reading, and making by `load` under External IDs, so that a call that comes twice makes one. */
export function odooRecords(address: string, { execute }: OdooLine) {
  const known: Partial<Record<Kind, Record<string, string>>> = {};

  const fieldsOf = async (kind: Kind) =>
    read(
      FieldsThere,
      await execute(MODELS[kind], 'fields_get', [], {
        attributes: ['type', 'string', 'required', 'readonly', 'store'],
      }),
    );
  const typesOf = async (kind: Kind) => {
    const types =
      known[kind] ??
      Object.fromEntries(Object.entries(await fieldsOf(kind)).map(([name, { type }]) => [name, type]));
    known[kind] = types;
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

  return { fieldsOf, present, readRows, readOne, keyThere, valuesOf, make };
}

const externalName = ({ kind, id }: Reference): string =>
  `${kind === 'job' ? 'job' : 'applicant'}_${id.replaceAll('-', '')}`;

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
