import crypto from 'node:crypto';
import http from 'node:http';

/**
 * A small hiring system, written from `docs/guides/hiring-systems.md` alone: it knows nothing of the product’s code. It keeps
 * everything in memory; its users move candidates and edit fields; it can be slow, away, or forgetful.
 */

type Value = string | number | boolean | null;

interface Kept {
  type: 'job' | 'candidate';
  id: string;
  job: string | null;
  revision: number;
  fields: Record<string, Value>;
  /** `status` of a job, `stage` of a candidate. */
  standing: string;
  changedAt: number;
}

export interface PeerRequest {
  method: string;
  /** Path under the address, with its query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface PeerReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What its users see a stage called. */
export const PEER_STAGES = [
  { id: 'inbox', name: 'Inbox', kind: 'new' },
  { id: 'list', name: 'Long list', kind: 'shortlisted' },
  { id: 'talks', name: 'Talks', kind: 'interview' },
  { id: 'panel', name: 'Panel' },
  { id: 'offer', name: 'Offer', kind: 'offered' },
  { id: 'in', name: 'Signed', kind: 'hired' },
  { id: 'no', name: 'Not this time', kind: 'rejected' },
];

export class HiringSystemPeer {
  accessKey: string;
  /** Of the address under which it is called, for links. */
  readonly baseUrl: string;
  readonly records = new Map<string, Kept>();
  /** Why it takes no change; null while it takes them. */
  refuses: string | null = null;
  readonly #answers = new Map<string, PeerReply>();
  readonly #entries = new Map<string, string>();
  #moment = 0;

  constructor(accessKey: string, baseUrl: string) {
    this.accessKey = accessKey;
    this.baseUrl = baseUrl;
  }

  /** One of its users moves a candidate, or opens or closes a job. */
  move(id: string, standing: string): void {
    this.#changed(this.#kept(id)).standing = standing;
  }

  /** One of its users writes something into a field. */
  edit(id: string, field: string, value: Value): void {
    this.#changed(this.#kept(id)).fields[field] = value;
  }

  /** One of its users deletes a record, or a job with its candidates. */
  remove(id: string): void {
    this.records.delete(id);
    for (const kept of this.records.values()) if (kept.job === id) this.records.delete(kept.id);
  }

  /** It starts anew and remembers no answers. */
  forget(): void {
    this.#answers.clear();
  }

  answer(request: PeerRequest): PeerReply {
    if (request.headers.authorization !== `Bearer ${this.accessKey}`)
      return reply(401, { message: 'Which key?' });
    const key = request.headers['idempotency-key'];
    const known = key === undefined ? undefined : this.#answers.get(key);
    if (known) return known;
    const answered = this.#route(request);
    // Every answer that it gave by itself, refusals as well: no other change comes with this key.
    if (key !== undefined) this.#answers.set(key, answered);
    return answered;
  }

  /** What it shows at an address that a recruiter was sent to; null where there is none. */
  page(path: string): string | null {
    const who = this.#entries.get(path);
    this.#entries.delete(path);
    return who ? `Signed in as ${who}` : null;
  }

  #route({ method, path, headers, body }: PeerRequest): PeerReply {
    const url = new URL(path, 'http://peer');
    const [first, id = '', second, candidate = ''] = url.pathname.split('/').slice(1);
    if (method === 'GET' && first === 'about') return this.#about();
    if (method === 'GET' && first === 'changes')
      return this.#changes(Number(url.searchParams.get('after') ?? 0));
    if (method === 'POST' && first === 'sign-on') return this.#signOn(JSON.parse(body));
    if (first !== 'jobs') return reply(404, { message: 'There is nothing here.' });
    const isJob = second === undefined;
    const kept = this.records.get(isJob ? id : candidate);
    if (method === 'GET')
      return kept ? reply(200, this.#show(kept)) : reply(404, { message: 'No such record.' });
    if (method === 'DELETE') {
      this.records.delete(candidate);
      return { status: 204, headers: {}, body: '' };
    }
    if (!isJob && !this.records.has(id)) return reply(404, { message: 'No such job.' });
    const expected = headers['if-match']?.replaceAll('"', '');
    if (!kept && expected !== undefined) return reply(404, { message: 'It was deleted.' });
    if (kept && expected !== String(kept.revision)) return reply(412, this.#show(kept));
    return this.#put(
      isJob ? { type: 'job', id, job: null } : { type: 'candidate', id: candidate, job: id },
      body,
    );
  }

  #put({ type, id, job }: Pick<Kept, 'type' | 'id' | 'job'>, body: string): PeerReply {
    const { fields, status, stage } = JSON.parse(body) as {
      fields: Record<string, Value>;
      status?: string | null;
      stage?: string | null;
    };
    const given = type === 'job' ? status : stage;
    if (type === 'candidate' && given && !PEER_STAGES.some((one) => one.id === given))
      return reply(422, { message: `There is no stage ${given}.` });
    if (this.refuses) return reply(422, { message: this.refuses });
    const before = this.records.get(id);
    const name = type === 'job' ? 'title' : 'full_name';
    if (!before && !fields[name]) return reply(422, { message: `${name} is missing.` });
    const first = type === 'job' ? 'open' : 'inbox';
    const kept = before ?? { type, id, job, revision: 0, fields: {}, standing: first, changedAt: 0 };
    Object.assign(kept.fields, fields);
    kept.standing = given ?? kept.standing;
    this.records.set(id, kept);
    this.#changed(kept);
    return reply(before ? 200 : 201, this.#show(kept));
  }

  #about(): PeerReply {
    const text = (name: string, label: string, required = false) => ({ name, label, required });
    return reply(200, {
      name: 'Little ATS',
      version: '1.0',
      stages: PEER_STAGES,
      job_fields: [text('title', 'Title', true), text('text', 'Advertisement'), text('city', 'City')],
      candidate_fields: [
        text('full_name', 'Full name', true),
        text('mail', 'E-mail'),
        text('mobile', 'Mobile'),
        text('link', 'Link to the profile'),
      ],
      sign_on: true,
    });
  }

  #changes(after: number): PeerReply {
    const all = [...this.records.values()]
      .filter(({ changedAt }) => changedAt > after)
      .toSorted((a, b) => a.changedAt - b.changedAt);
    const changes = all.slice(0, 200);
    const cursor = String(changes.at(-1)?.changedAt ?? after);
    return reply(200, {
      changes: changes.map((kept) => ({ type: kept.type, job: kept.job, ...this.#show(kept) })),
      cursor,
      more: all.length > changes.length,
    });
  }

  #signOn({ email, name }: { email: string; name: string }): PeerReply {
    const path = `/enter/${crypto.randomUUID()}`;
    this.#entries.set(path, `${name} (${email})`);
    return reply(200, {
      url: new URL(path, this.baseUrl).href,
      expires_at: new Date(Date.now() + 300_000).toISOString(),
    });
  }

  #show({ type, id, revision, fields, standing }: Kept) {
    return {
      id,
      revision: String(revision),
      fields: { ...fields },
      [type === 'job' ? 'status' : 'stage']: standing,
      url: new URL(`/${type}s/${id}`, this.baseUrl).href,
    };
  }

  #kept(id: string): Kept {
    const kept = this.records.get(id);
    if (!kept) throw new Error(`there is no record ${id}`);
    return kept;
  }

  #changed(kept: Kept): Kept {
    kept.revision++;
    kept.changedAt = ++this.#moment;
    return kept;
  }
}

const reply = (status: number, body: object): PeerReply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** How it behaves on the wire; it may be changed at any time. */
export interface PeerFaults {
  /** Answers with 500 after having done what it was asked. */
  failing?: boolean;
  /** Answers everything but `GET /about` so, and does nothing. */
  says?: { status: number; body: object } | null;
  /** Cuts every connection. */
  away?: boolean;
  delayMs?: number;
}

/** Lets it listen at a free port of this machine, under `/ats`. */
export async function listenAsPeer(accessKey: string) {
  const faults: PeerFaults = {};
  const server = http.createServer((request, response) => {
    void (async () => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      if (faults.away) return request.socket.destroy();
      if (faults.delayMs) await new Promise((resolve) => setTimeout(resolve, faults.delayMs));
      const path = request.url ?? '/';
      if (!path.startsWith('/ats/')) {
        const page = peer.page(path);
        response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
        return response.end(`<!doctype html><title>Little ATS</title><h1>${page ?? 'Nothing here'}</h1>`);
      }
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const body = Buffer.concat(pieces).toString('utf8');
      if (faults.says && !path.endsWith('/about')) {
        response.writeHead(faults.says.status, { 'content-type': 'application/json' });
        return response.end(JSON.stringify(faults.says.body));
      }
      const answered = peer.answer({ method: request.method ?? 'GET', path: path.slice(4), headers, body });
      response.writeHead(faults.failing ? 500 : answered.status, answered.headers);
      response.end(faults.failing ? '' : answered.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const peer = new HiringSystemPeer(accessKey, `http://127.0.0.1:${port}`);
  /** Sends an event as the page says. */
  const tell = async (
    url: string,
    secret: string,
    type: string,
    id: string,
    eventId: string = crypto.randomUUID(),
  ) => {
    const body = JSON.stringify({ changed: { type, id } });
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const mac = crypto.createHmac('sha256', key).update(`${eventId}.${timestamp}.${body}`).digest('base64');
    return fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'webhook-id': eventId,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${mac}`,
      },
    });
  };
  return {
    peer,
    faults,
    address: `http://127.0.0.1:${port}/ats`,
    tell,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
