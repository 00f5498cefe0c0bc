import type { z } from 'zod';
import type { decidePortalSkill, listPortalSkills, PortalSkill } from '#contract/features/skills.contract.ts';
import { foldName, nearestSkills, taxonomy } from '#engines/taxonomy/index.ts';
import { type AuditAction, record } from '#server/features/audit-entries/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { type ListedPortalSkill, listPortalSkillRows, skillsOfJob, skillsOfProfile } from './skills.reads.ts';
import { type Document, findPortalSkill, replaceMentions, saveDecision } from './skills.store.ts';

/** How many concepts are proposed for a name. */
const SUGGESTIONS = 3;

/** Names of skills that the taxonomy does not know, as the jobs and profiles of the portal have them. */
export async function pageOfPortalSkills(ctx: SignedInCtx, query: z.output<typeof listPortalSkills.query>) {
  const { page, limit, status, q } = query;
  const filter = { portal: ctx.portal.key, status, text: q && foldName(q) };
  const { rows, total } = await listPortalSkillRows(ctx.db, filter, page, limit);
  return { results: rows.map(presentPortalSkill), total, page, limit };
}

/** Links a name to a concept, ignores it, or takes either back. */
export async function decideOnPortalSkill(
  ctx: SignedInCtx,
  id: string,
  decision: z.output<typeof decidePortalSkill.body>,
) {
  const portal = ctx.portal.key;
  const before = found(await findPortalSkill(ctx.db, portal, id), 'skills.portal_skill_not_found');
  const refSkill = decision.action === 'link' ? conceptNamed(decision.ref_skill) : null;
  const { status, audited } = OUTCOMES[decision.action];
  await ctx.transaction(async (tx) => {
    const isTakenBack = status === 'new';
    await saveDecision(tx.db, id, {
      status,
      refSkill,
      decidedBy: isTakenBack ? null : ctx.actor.id,
      decidedAt: isTakenBack ? null : tx.now,
    });
    await record(tx, audited, {
      details: { portalSkillId: id, name: before.name, refSkill, before: before.refSkill },
    });
  });
  const { rows } = await listPortalSkillRows(ctx.db, { portal, id }, 1, 1);
  return presentPortalSkill(found(rows[0], 'skills.portal_skill_not_found'));
}

type Action = z.output<typeof decidePortalSkill.body>['action'];
const OUTCOMES: Record<Action, { status: PortalSkill['status']; audited: AuditAction }> = {
  link: { status: 'linked', audited: 'portal_skill.linked' },
  ignore: { status: 'ignored', audited: 'portal_skill.ignored' },
  undo: { status: 'new', audited: 'portal_skill.returned_to_new' },
};

function conceptNamed(id: string): string {
  const concept = taxonomy().skill(id);
  if (!concept) throw new Refusal('skills.concept_unknown', { skill: id });
  return concept.id;
}

/** Counts anew what a job names. A job that is gone names nothing; its mentions went with it. */
export async function recountJob(ctx: Ctx, jobId: string): Promise<void> {
  const job = await skillsOfJob(ctx.db, jobId);
  if (job) await recount(ctx, { portal: job.portal, jobId }, job.skills);
}

export async function recountProfile(ctx: Ctx, userId: string): Promise<void> {
  const profile = await skillsOfProfile(ctx.db, userId);
  if (profile) await recount(ctx, { portal: profile.portal, userId }, profile.skills);
}

async function recount(ctx: Ctx, document: Document, skills: readonly { name: string }[]): Promise<void> {
  const names = new Map<string, string>();
  for (const { name } of skills) {
    const folded = foldName(name);
    if (readsLikeSkill(name) && !names.has(folded) && !taxonomy().resolveSkill(name)) names.set(folded, name);
  }
  await replaceMentions(ctx.db, document, names);
}

/** Not an address, a number or a sentence, which a badly read resume may hold among its skills. */
const readsLikeSkill = (name: string): boolean =>
  /\p{L}{2}/u.test(name) && !/@|https?:|\d{5}/.test(name) && name.trim().split(/\s+/).length <= 8;

function presentPortalSkill({
  skill,
  seen,
  deciderFirst,
  deciderLast,
}: ListedPortalSkill): z.input<typeof PortalSkill> {
  const nameOf = (id: string) => taxonomy().skill(id)?.name ?? { en: id, ar: id };
  return {
    id: skill.id,
    name: skill.name,
    seen_count: seen,
    status: skill.status,
    ref_skill: skill.refSkill,
    ref_skill_name: skill.refSkill === null ? null : nameOf(skill.refSkill),
    decided_by: deciderFirst && `${deciderFirst} ${deciderLast}`,
    decided_at: skill.decidedAt?.toISOString() ?? null,
    suggestions:
      skill.status === 'new'
        ? nearestSkills(skill.name, SUGGESTIONS).map(({ id }) => ({ ref_skill: id, name: nameOf(id) }))
        : [],
  };
}
