import type { Config } from '#server/platform/config.ts';
import { internetWith, type Outside } from '#server/platform/outside-addresses.ts';
import { callOutside, OutsideError } from '#server/platform/outside-fetch.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { odooSystem } from './hiring-systems.odoo.ts';
import {
  type HiringSystem,
  type Line,
  type LineAnswer,
  type LineCall,
  LineError,
} from './hiring-systems.port.ts';
import { restSystem } from './hiring-systems.rest.ts';
import type { SystemRow } from './hiring-systems.store.ts';

const LIMITS = { timeoutMs: 10_000, maxBytes: 1_000_000, accept: 'application/json' };
/** The web’s, and those at which Odoo and others of its kind listen by themselves. */
const PORTS = [80, 443, 8069, 8443];

/** Told of each call, once its answer is there or will not come. */
export type Listening = (call: LineCall, answer: LineAnswer | LineError, tookMs: number) => Promise<void>;

/** The way to a hiring system over the network: to public addresses, and those that the operator opened. */
export function lineTo(config: Pick<Config, 'openNetworks'>, heard: Listening = async () => {}): Line {
  const outside = { ...internetWith(config.openNetworks), ports: PORTS };
  return async (call) => {
    const begun = performance.now();
    const answer = await asked(call, outside);
    await heard(call, answer, Math.round(performance.now() - begun));
    if (answer instanceof LineError) throw answer;
    return answer;
  };
}

async function asked(call: LineCall, outside: Outside): Promise<LineAnswer | LineError> {
  try {
    // Keys travel in the clear within opened networks alone, whatever a name comes to mean later.
    const isClear = !call.address.startsWith('https:');
    return await callOutside(call, LIMITS, isClear ? { ...outside, isOutside: () => false } : outside);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    const { reason } = error;
    if (reason === 'too_slow' || reason === 'forbidden_address' || reason === 'forbidden_port')
      return new LineError(reason);
    if (reason === 'bad_address') return new LineError('forbidden_address');
    return new LineError(reason === 'too_large' ? 'bad_answer' : 'unreachable');
  }
}

/** What it takes to speak with a hiring system. */
export type Access = Pick<SystemRow, 'vendor' | 'address' | 'database' | 'login'> & { secret: string };

/** The adapter of a vendor, on a line. */
export function systemOn(line: Line, { vendor, address, database, login, secret }: Access): HiringSystem {
  if (vendor === 'rest') return restSystem(address, secret, line);
  return odooSystem({ address, database: database ?? '', login: login ?? '', apiKey: secret }, line);
}

/** The system as it is connected. Where its key was sealed with another it cannot be spoken to. */
export function connected(row: SystemRow, secrets: Secrets, line: Line): HiringSystem {
  const secret = secrets.open(row.sealedSecret);
  if (secret === null) throw new LineError('sealed');
  return systemOn(line, { ...row, secret });
}

const LONGEST_KEPT = 4_000;

/** JSON as the log keeps it: without keys, and not for ever long. */
export function kept(body: string | null, secret: string): string | null {
  if (body === null || body === '') return null;
  const text = secret === '' ? body : body.replaceAll(secret, '•••');
  return text.length > LONGEST_KEPT ? `${text.slice(0, LONGEST_KEPT)}…` : text;
}
