import { z } from 'zod';
import type { StageKind } from '#contract/features/hiring-stages.contract.ts';
import type { AboutSystem, SystemField } from '#contract/features/hiring-systems.mapping.ts';
import { differing } from './hiring-systems.merging.ts';
import { bad, type OdooAccess, type OdooLine, odooLine, read } from './hiring-systems.odoo-line.ts';
import {
  type FieldsThere,
  type Kind,
  MODELS,
  type OdooRecords,
  odooRecords,
  REFUSED,
  Rows,
} from './hiring-systems.odoo-records.ts';
import {
  type Change,
  ChangedThere,
  GONE,
  type HiringSystem,
  type Line,
  type Reference,
  RefusedThere,
} from './hiring-systems.port.ts';

/** Types of Odoo’s fields that hold what we send. */
const SENT_TYPES: readonly string[] = ['char', 'text', 'html', 'integer', 'float', 'boolean', 'date'];
const MOST_CHANGES = 200;

/**
 * Odoo Recruitment, by its JSON-RPC interface: `hr.job`, `hr.applicant` and `hr.recruitment.stage`.
 */
export function odooSystem(access: OdooAccess, line: Line): HiringSystem {
  const { address } = access;
  const there = odooLine(access, line);
  const { execute } = there;
  const records = odooRecords(address, there);
  const { readOne, keyThere, valuesOf, make } = records;
  return {
    about: () => aboutOdoo(there, records),
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
    changes: async (after, among) => changesOf(records, after, await among()),
    signOn: async ({ email }) => ({
      url: `${address}/web/login?login=${encodeURIComponent(email)}`,
      isSignedOn: false,
      expiresAt: null,
    }),
  };
}

/** What there is to map: stages and fields, with the version where Odoo tells it. */
async function aboutOdoo({ rpc, execute }: OdooLine, { fieldsOf }: OdooRecords): Promise<AboutSystem> {
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
}

/** What changed there since a moment, and the moment to go on from. */
async function changesOf(
  { readRows, present }: OdooRecords,
  after: string | null,
  among: readonly Reference[],
): ReturnType<HiringSystem['changes']> {
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
          change: { kind, id: record.id, theirs: await present(kind, row, names) },
        });
    }
  }
  // The earlier of both lists’ ends: what one left out is asked for again.
  const ends = (['job', 'candidate'] as const).flatMap(
    (kind) => changes.filter(({ change }) => change.kind === kind).at(-1)?.at ?? [],
  );
  const cursor = more ? ends.toSorted()[0] : ends.toSorted().at(-1);
  return { changes: changes.map(({ change }) => change), cursor: cursor ?? after, more };
}

/** Odoo’s own words for where a record stands. */
function standing(kind: Kind, state: string | null): Record<string, unknown> {
  if (state === null) return {};
  if (kind === 'job') return { active: state === 'open' };
  return state === REFUSED ? { active: false } : { active: true, stage_id: Number(state) };
}

/** Fields that can be written and hold what we send, those that must be filled first. */
function offered(there: FieldsThere): SystemField[] {
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
