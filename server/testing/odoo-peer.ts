import http from 'node:http';

/**
 * A small Odoo: JSON-RPC with `hr.job`, `hr.applicant`, `hr.recruitment.stage` and `ir.model.data`, as far as Odoo’s public
 * documentation and sources tell of them. It keeps everything in memory.
 */

type Row = Record<string, unknown> & { id: number };

interface Call {
  params: { service: string; method: string; args: unknown[] };
}

const FIELDS: Record<
  string,
  Record<string, { type: string; string: string; required?: boolean; readonly?: boolean }>
> = {
  'hr.job': {
    name: { type: 'char', string: 'Job Position', required: true },
    description: { type: 'html', string: 'Job Description' },
    requirements: { type: 'text', string: 'Requirements' },
    no_of_recruitment: { type: 'integer', string: 'Target' },
    active: { type: 'boolean', string: 'Active' },
    write_date: { type: 'datetime', string: 'Last Updated on', readonly: true },
  },
  'hr.applicant': {
    partner_name: { type: 'char', string: "Applicant's Name", required: true },
    email_from: { type: 'char', string: 'Email' },
    partner_phone: { type: 'char', string: 'Phone' },
    linkedin_profile: { type: 'char', string: 'LinkedIn Profile' },
    applicant_notes: { type: 'html', string: 'Applicant Notes' },
    active: { type: 'boolean', string: 'Active' },
    job_id: { type: 'many2one', string: 'Job Position' },
    stage_id: { type: 'many2one', string: 'Stage' },
    write_date: { type: 'datetime', string: 'Last Updated on', readonly: true },
  },
};

export const ODOO_STAGES = [
  'New',
  'Initial Qualification',
  'First Interview',
  'Second Interview',
  'Contract Proposal',
  'Contract Signed',
];

export class OdooPeer {
  readonly tables = new Map<string, Map<number, Row>>();
  readonly now: () => Date;
  readonly apiKey: string;
  #next = 1;

  constructor(apiKey: string, now: () => Date) {
    this.apiKey = apiKey;
    this.now = now;
    for (const model of ['hr.job', 'hr.applicant', 'hr.recruitment.stage', 'ir.model.data'])
      this.tables.set(model, new Map());
    for (const name of ODOO_STAGES)
      this.#insert('hr.recruitment.stage', { name, hired_stage: name === 'Contract Signed' });
  }

  /** What one of its users writes. */
  write(model: string, id: number, values: Record<string, unknown>): void {
    Object.assign(this.#row(model, id), this.#stored(model, values), { write_date: this.#moment() });
  }

  /** Its record of an External ID. */
  byExternalId(name: string): Row | null {
    const [known] = this.rows('ir.model.data').filter((row) => row.name === name);
    return known ? (this.#table(String(known.model)).get(Number(known.res_id)) ?? null) : null;
  }

  answer(body: string): { status: number; headers: Record<string, string>; body: string } {
    const { params } = JSON.parse(body) as Call;
    let answered: object;
    try {
      answered = { result: this.#call(params) };
    } catch (error) {
      const name = `odoo.exceptions.${error instanceof Error ? error.name : 'Error'}`;
      const message = error instanceof Error ? error.message : '';
      answered = { error: { code: 200, message: 'Odoo Server Error', data: { name, message } } };
    }
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...answered }),
    };
  }

  #call({ service, method, args }: Call['params']): unknown {
    if (service === 'common' && method === 'version') return { server_version: '18.0', protocol_version: 1 };
    if (service === 'common' && method === 'authenticate') return args[2] === this.apiKey ? 2 : false;
    const [, , key, model, deed, positional, options = {}] = args as [
      string,
      number,
      string,
      string,
      string,
      unknown[],
      Record<string, unknown>?,
    ];
    if (key !== this.apiKey) throw named('AccessDenied', 'Access Denied');
    switch (deed) {
      case 'fields_get':
        return Object.fromEntries(
          Object.entries(FIELDS[model] ?? {}).map(([name, field]) => [name, { store: true, ...field }]),
        );
      case 'search_read':
        return this.#searchRead(model, positional[0] as [string, string, unknown][], options);
      case 'write':
        for (const id of positional[0] as number[])
          this.write(model, id, positional[1] as Record<string, unknown>);
        return true;
      case 'unlink':
        for (const id of positional[0] as number[]) this.#table(model).delete(id);
        return true;
      case 'load':
        return this.#load(model, positional[0] as string[], positional[1] as string[][]);
      default:
        throw named('AttributeError', `no method ${deed}`);
    }
  }

  #searchRead(model: string, domain: [string, string, unknown][], options: Record<string, unknown>) {
    const context = (options.context ?? {}) as { active_test?: boolean };
    const matches = (row: Row) =>
      domain.every(([field, operator, value]) => {
        if (operator === 'in') return (value as unknown[]).includes(row[field]);
        if (operator === '>=') return String(row[field]) >= String(value);
        return row[field] === value;
      });
    const rows = this.rows(model).filter(
      (row) => matches(row) && (context.active_test === false || row.active !== false),
    );
    if (String(options.order ?? '').startsWith('write_date'))
      rows.sort((a, b) => String(a.write_date).localeCompare(String(b.write_date)) || a.id - b.id);
    const fields = (options.fields as string[] | undefined) ?? [];
    return rows.slice(0, Number(options.limit ?? rows.length)).map((row) => ({
      id: row.id,
      ...Object.fromEntries(fields.map((name) => [name, this.#shown(name, row[name])])),
    }));
  }

  #shown(name: string, value: unknown): unknown {
    if (value === undefined || value === null || value === '') return false;
    if (name === 'stage_id') return [value, this.#row('hr.recruitment.stage', Number(value)).name];
    if (name === 'job_id') return [value, this.#row('hr.job', Number(value)).name];
    return value;
  }

  #load(model: string, columns: string[], rows: string[][]) {
    const ids: number[] = [];
    for (const row of rows) {
      const given = Object.fromEntries(columns.map((name, at) => [name, row[at] ?? '']));
      const [module, name] = String(given.id).split('.');
      const values = Object.fromEntries(
        Object.entries(given)
          .filter(([column]) => column !== 'id')
          .map(([column, value]) => {
            if (column.endsWith('/.id')) return [column.slice(0, -4), Number(value)];
            return [column, asLoaded(FIELDS[model]?.[column]?.type, String(value))];
          }),
      );
      const missing = Object.entries(FIELDS[model] ?? {}).find(
        ([field, { required }]) => required && !values[field],
      );
      const known = this.byExternalId(String(name));
      if (missing && !known)
        return {
          ids: false,
          messages: [{ type: 'error', message: `Missing required value for '${missing[1].string}'` }],
        };
      if (known) {
        this.write(model, known.id, values);
        ids.push(known.id);
        continue;
      }
      const first = this.rows('hr.recruitment.stage')[0];
      const id = this.#insert(model, {
        active: true,
        ...(model === 'hr.applicant' && { stage_id: first?.id }),
        ...this.#stored(model, values),
      });
      this.#insert('ir.model.data', { module, name, model, res_id: id });
      ids.push(id);
    }
    return { ids, messages: [] };
  }

  /** Odoo’s editor writes markup of its own around a text. */
  #stored(model: string, values: Record<string, unknown>): Record<string, unknown> {
    for (const name of Object.keys(values))
      if (!FIELDS[model]?.[name]) throw named('ValueError', `Invalid field '${name}' on model '${model}'`);
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) =>
        FIELDS[model]?.[name]?.type === 'html' && value
          ? [name, `<div data-oe-version="1.2">${String(value)}</div>`]
          : [name, value],
      ),
    );
  }

  #insert(model: string, values: Record<string, unknown>): number {
    const id = this.#next++;
    this.#table(model).set(id, { ...values, id, write_date: this.#moment() });
    return id;
  }

  #moment(): string {
    return this.now().toISOString().slice(0, 19).replace('T', ' ');
  }

  rows(model: string): Row[] {
    return [...this.#table(model).values()];
  }

  #row(model: string, id: number): Row {
    const row = this.#table(model).get(id);
    if (!row) throw named('MissingError', 'Record does not exist or has been deleted.');
    return row;
  }

  #table(model: string): Map<number, Row> {
    const table = this.tables.get(model);
    if (!table) throw named('KeyError', model);
    return table;
  }
}

const asLoaded = (type: string | undefined, value: string): unknown => {
  if (type === 'integer') return Number(value);
  return type === 'boolean' ? /^(1|true|yes)$/i.test(value) : value;
};

function named(name: string, message: string): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}

/** Lets it listen at a free port of this machine. */
export async function listenAsOdoo(apiKey: string) {
  const peer = new OdooPeer(apiKey, () => new Date());
  const server = http.createServer((request, response) => {
    void (async () => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      const { status, headers, body } = peer.answer(Buffer.concat(pieces).toString('utf8'));
      response.writeHead(status, headers).end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { peer, address: `http://127.0.0.1:${port}`, close };
}
