import {
  MESSAGE_PURPOSES,
  type MessageTemplate,
  type TemplateInput,
} from '#contract/features/messages.contract.ts';
import { Language } from '#contract/kernel/fields.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { foldName } from '#engines/text/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { allowedInTeam, findMembership, mayInTeam } from '#server/features/companies/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import {
  deleteTemplateRow,
  holdTemplates,
  insertTemplates,
  type TemplateRow,
  templatesOf,
  updateTemplate,
} from './messages.store.ts';

/** The templates of one's own company. The first time they are asked for it gets the product's, in both languages. */
export async function listTemplates(ctx: SignedInCtx) {
  const { companyId, role } = found(await findMembership(ctx.db, ctx.actor.id), 'companies.not_found');
  const templates = await templatesOrUsual(ctx, companyId);
  return { results: templates.map(present), can: { edit: mayInTeam(role, { deed: 'edit' }) } };
}

async function templatesOrUsual(ctx: Ctx, companyId: string): Promise<TemplateRow[]> {
  const templates = await templatesOf(ctx.db, companyId);
  if (templates.length > 0) return templates;
  return ctx.transaction(async (tx) => {
    await holdTemplates(tx.db, companyId);
    if ((await templatesOf(tx.db, companyId)).length === 0) await insertTemplates(tx.db, usualOf(companyId));
    return templatesOf(tx.db, companyId);
  });
}

const usualOf = (companyId: string) =>
  Language.options.flatMap((language) =>
    MESSAGE_PURPOSES.map((purpose) => ({
      companyId,
      purpose,
      language,
      name: say(language, `messages.usual_${purpose}_name`),
      subject: say(language, `messages.usual_${purpose}_subject`),
      body: say(language, `messages.usual_${purpose}_body`),
    })),
  );

export const addTemplate = (ctx: SignedInCtx, input: TemplateInput) =>
  change(ctx, async (tx, companyId, own) => {
    if (own.length >= LIMITS.messageTemplates)
      throw new Refusal('messages.too_many_templates', { most: LIMITS.messageTemplates });
    refuseTaken(own, input);
    await insertTemplates(tx.db, [{ ...input, companyId, changedBy: ctx.actor.id, updatedAt: tx.now }]);
    await record(tx, 'message_template.added', { details: { companyId, name: input.name } });
  });

export const changeTemplate = (ctx: SignedInCtx, id: string, input: TemplateInput) =>
  change(ctx, async (tx, companyId, own) => {
    ownTemplate(own, id);
    refuseTaken(
      own.filter((one) => one.id !== id),
      input,
    );
    await updateTemplate(tx.db, id, { ...input, changedBy: ctx.actor.id, updatedAt: tx.now });
    await record(tx, 'message_template.changed', { details: { companyId, name: input.name } });
  });

export const deleteTemplate = (ctx: SignedInCtx, id: string) =>
  change(ctx, async (tx, companyId, own) => {
    const { name } = ownTemplate(own, id);
    await deleteTemplateRow(tx.db, id);
    await record(tx, 'message_template.deleted', { details: { companyId, name } });
  });

async function change(
  ctx: SignedInCtx,
  work: (tx: Ctx, companyId: string, own: readonly TemplateRow[]) => Promise<void>,
) {
  const { companyId } = await allowedInTeam(ctx, { deed: 'edit' });
  await ctx.transaction(async (tx) => {
    await holdTemplates(tx.db, companyId);
    await work(tx, companyId, await templatesOf(tx.db, companyId));
  });
  return listTemplates(ctx);
}

const ownTemplate = (own: readonly TemplateRow[], id: string): TemplateRow =>
  found(
    own.find((one) => one.id === id),
    'messages.template_not_found',
  );

function refuseTaken(others: readonly TemplateRow[], { name, language }: TemplateInput): void {
  const isTaken = others.some((one) => one.language === language && foldName(one.name) === foldName(name));
  if (isTaken) throw new Refusal('messages.name_taken');
}

const present = (row: TemplateRow): MessageTemplate => ({
  id: row.id,
  name: row.name,
  purpose: row.purpose,
  language: row.language,
  subject: row.subject,
  body: row.body,
  updated_at: row.updatedAt.toISOString(),
});
