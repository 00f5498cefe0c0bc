import { z } from 'zod';
import { type Line, LineError, RefusedThere } from './hiring-systems.port.ts';

/** Where Odoo is, and as whom it is spoken to. */
export interface OdooAccess {
  address: string;
  database: string;
  login: string;
  apiKey: string;
}

/** Calls a method of one of Odoo’s services, or of one of its models as the user. */
export interface OdooLine {
  rpc(service: string, method: string, args: unknown[], what: string): Promise<unknown>;
  execute(model: string, method: string, args: unknown[], options?: object): Promise<unknown>;
}

const Answer = z.object({
  result: z.unknown(),
  error: z
    .object({ message: z.string(), data: z.object({ name: z.string(), message: z.string() }).partial() })
    .optional(),
});

/**
 * Odoo’s JSON-RPC interface (Odoo documentation, “External RPC API”). It signs in at the first call to a model.
 * @throws LineError where it does not answer as it should, RefusedThere where Odoo refuses what was asked.
 */
export function odooLine({ address, database, login, apiKey }: OdooAccess, line: Line): OdooLine {
  let known: number | null = null;

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
      known ?? (await rpc('common', 'authenticate', [database, login, apiKey, {}], 'authenticate'));
    if (typeof answered !== 'number') throw new LineError('key_refused');
    known = answered;
    return answered;
  };
  const execute = async (model: string, method: string, args: unknown[], options: object = {}) =>
    rpc(
      'object',
      'execute_kw',
      [database, await uid(), apiKey, model, method, args, options],
      `${model} ${method}`,
    );
  return { rpc, execute };
}

const REFUSALS = /AccessError|UserError|ValidationError|MissingError|ValueError|RedirectWarning|KeyError/;

function faultOf({ message, data }: NonNullable<z.output<typeof Answer>['error']>): Error {
  const name = data.name ?? '';
  if (/AccessDenied/.test(name)) return new LineError('key_refused');
  if (REFUSALS.test(name)) return new RefusedThere((data.message ?? message).slice(0, 500));
  return new LineError('server_error');
}

/** What Odoo said, where it has the shape that is expected. */
export function read<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : bad();
}

/** It answered, and not what it should. */
export function bad(): never {
  throw new LineError('bad_answer');
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
