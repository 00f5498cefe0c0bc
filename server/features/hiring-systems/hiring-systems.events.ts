import type { Ctx } from '#server/platform/context.ts';
import type { SignedBody } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { isSigned } from './hiring-systems.signatures.ts';
import { findSystem, insertMessage, markToRead, takeEvent } from './hiring-systems.store.ts';
import { workSoon } from './hiring-systems.working.ts';

/**
 * Takes an event: its signature first, then whether it came before. What it says is not believed: the record is read there,
 * so that events in another order, or of somebody who knows the secret, change nothing that is not so.
 */
export async function takeEventOf(
  ctx: Ctx & Uses<'secrets'>,
  systemId: string,
  recordId: string,
  { text, header }: SignedBody,
): Promise<{ taken: boolean }> {
  const system = found(await findSystem(ctx.db, systemId), 'hiring_systems.not_connected');
  if (system.disconnectedAt) throw new Refusal('hiring_systems.not_connected');
  const secret = system.sealedSigningSecret && ctx.secrets.open(system.sealedSigningSecret);
  const id = header('webhook-id');
  const signed = {
    id,
    timestamp: header('webhook-timestamp'),
    signature: header('webhook-signature'),
    body: text,
  };
  if (!secret || !isSigned(secret, signed, ctx.now)) throw new Refusal('hiring_systems.bad_signature');
  return ctx.transaction(async (tx) => {
    if (!(await takeEvent(tx.db, systemId, id))) return { taken: false };
    const isOurs = /^[0-9a-f-]{36}$/i.test(recordId);
    const marked = isOurs ? await markToRead(tx.db, systemId, recordId) : null;
    if (marked?.rowCount) {
      await insertMessage(tx.db, {
        systemId,
        recordId,
        direction: 'in',
        what: 'event',
        status: 200,
        sent: text,
      });
      await workSoon(tx, [systemId]);
    }
    return { taken: true };
  });
}
