import { Readable } from 'node:stream';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { record } from '#server/features/audit-entries/index.ts';
import { fileNamesOf, streamFile } from '#server/features/files/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { say } from '#server/platform/words.ts';
import { PERSONAL_RECORDS, type PersonKey } from './accounts.personal.ts';

/** Everything kept about the caller, as a zip that is made while it is sent. */
export async function exportAccount(ctx: SignedInCtx & Uses<'storage'>): Promise<OutgoingFile> {
  const { id, portal, email } = ctx.actor;
  await record(ctx, 'account.exported', { subjectId: id });
  return {
    name: `${ctx.portal.name.en.replace(/\W+/g, '-').toLowerCase()}-${ctx.now.toISOString().slice(0, 10)}.zip`,
    mediaType: 'application/zip',
    bytes: null,
    open: async () => Readable.from(zipOf(ctx, { id, portal, email })),
  };
}

async function* zipOf(ctx: Ctx & Uses<'storage'>, person: PersonKey): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  const pieces = () => ready.splice(0);
  const addText = (name: string, text: string) => {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    entry.push(strToU8(text), true);
  };

  const facts = { portal: ctx.portal.name[ctx.lang], moment: ctx.now.toISOString() };
  addText('README.txt', say(ctx.lang, 'accounts.export.read_me', facts));
  for (const [name, records] of Object.entries(PERSONAL_RECORDS)) {
    const rows = await ctx.db.select().from(records.table).where(records.where(person));
    const shown = rows.map((row) => records.show(row, person));
    addText(`records/${name}.json`, `${JSON.stringify(shown, null, 2)}\n`);
    yield* pieces();
  }
  for (const file of await fileNamesOf(ctx, person.id)) {
    const stream = await streamFile(ctx, file.id).catch(() => null);
    if (!stream) continue;
    const entry = new ZipPassThrough(`files/${file.id.slice(0, 8)}-${file.name}`);
    zip.add(entry);
    for await (const piece of stream) {
      entry.push(piece as Uint8Array);
      yield* pieces();
    }
    entry.push(new Uint8Array(0), true);
    yield* pieces();
  }
  zip.end();
  yield* pieces();
}
