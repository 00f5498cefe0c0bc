import type { z } from 'zod';
import type { decidePortalSkill, listPortalSkills, PortalSkill } from '#contract/features/skills.contract.ts';
import { nearestSkills, shownSkill, type Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import type { AuditAction } from '#server/platform/audit-actions.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { relinkMentions } from './skills.jobs.ts';
import {
  countPortalSkills,
  jobsNaming,
  type ListedPortalSkill,
  listPortalSkillRows,
  skillsOfJob,
  skillsOfProfile,
} from './skills.reads.ts';
import { type Document, lockPortalSkill, replaceMentions, saveDecision } from './skills.store.ts';

/** How many concepts are proposed for a name. */
const SUGGESTIONS = 3;
/** How many of the jobs that say a name are shown beside it. */
const JOBS_SHOWN = 3;

/** Names of skills that the taxonomy does not know, as the jobs and profiles of the portal have them. */
export async function pageOfPortalSkills(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  query: z.output<typeof listPortalSkills.query>,
) {
  const { page, limit, status, q } = query;
  const portal = ctx.portal.key;
  const text = q && foldName(q);
  const { rows, total } = await listPortalSkillRows(ctx.db, { portal, status, text }, page, limit);
  const counts = await countPortalSkills(ctx.db, { portal, text });
  return { results: await presentAll(ctx, rows), total, page, limit, counts };
}

/** Links a name to a concept, accepts it as the portal's own, ignores it, or takes any of these back. */
export async function decideOnPortalSkill(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  id: string,
  decision: z.output<typeof decidePortalSkill.body>,
) {
  const portal = ctx.portal.key;
  const refSkill = decision.action === 'link' ? conceptNamed(ctx.taxonomy, decision.ref_skill) : null;
  const { status, audited } = OUTCOMES[decision.action];
  await ctx.transaction(async (tx) => {
    const before = found(await lockPortalSkill(tx.db, portal, id), 'skills.portal_skill_not_found');
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
    if (refSkill !== before.refSkill)
      await tx.enqueue(relinkMentions, { portalSkillId: id, from: before.refSkill, after: null });
  });
  const { rows } = await listPortalSkillRows(ctx.db, { portal, id }, 1, 1);
  const [after] = await presentAll(ctx, rows);
  return found(after ?? null, 'skills.portal_skill_not_found');
}

type Action = z.output<typeof decidePortalSkill.body>['action'];
const OUTCOMES: Record<Action, { status: PortalSkill['status']; audited: AuditAction }> = {
  link: { status: 'linked', audited: 'portal_skill.linked' },
  accept: { status: 'accepted', audited: 'portal_skill.accepted' },
  ignore: { status: 'ignored', audited: 'portal_skill.ignored' },
  undo: { status: 'new', audited: 'portal_skill.returned_to_new' },
};

function conceptNamed(taxonomy: Taxonomy, id: string): string {
  const concept = taxonomy.skill(id);
  if (!concept) throw new Refusal('skills.concept_unknown', { skill: id });
  return concept.id;
}

/** Counts anew what a job names. A job that is gone names nothing; its mentions went with it. */
export async function recountJob(ctx: Ctx & Uses<'taxonomy'>, jobId: string): Promise<void> {
  const job = await skillsOfJob(ctx.db, jobId);
  if (job) await recount(ctx, { portal: job.portal, jobId }, job.skills);
}

export async function recountProfile(ctx: Ctx & Uses<'taxonomy'>, userId: string): Promise<void> {
  const profile = await skillsOfProfile(ctx.db, userId);
  if (profile) await recount(ctx, { portal: profile.portal, userId }, profile.skills);
}

async function recount(
  ctx: Ctx & Uses<'taxonomy'>,
  document: Document,
  skills: readonly { name: string }[],
): Promise<void> {
  const names = new Map<string, string>();
  for (const { name } of skills) {
    const folded = foldName(name);
    if (readsLikeSkill(name) && !names.has(folded) && !ctx.taxonomy.resolveSkill(name))
      names.set(folded, name);
  }
  await replaceMentions(ctx.db, document, names);
}

/** Not an address, a number or a sentence, which a badly read resume may hold among its skills. */
const readsLikeSkill = (name: string): boolean =>
  /\p{L}{2}/u.test(name) && !/@|https?:|\d{5}/.test(name) && name.trim().split(/\s+/).length <= 8;

async function presentAll(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  rows: readonly ListedPortalSkill[],
): Promise<z.input<typeof PortalSkill>[]> {
  const ids = rows.map(({ skill }) => skill.id);
  const jobs = ids.length > 0 ? await jobsNaming(ctx.db, ctx.portal.key, ids, JOBS_SHOWN) : [];
  return rows.map((row) =>
    presentPortalSkill(
      ctx.taxonomy,
      row,
      jobs.filter((job) => job.portalSkillId === row.skill.id),
    ),
  );
}

function presentPortalSkill(
  taxonomy: Taxonomy,
  { skill, seen, jobCount, deciderFirst, deciderLast }: ListedPortalSkill,
  jobs: readonly { id: string; title: string }[],
): z.input<typeof PortalSkill> {
  const nameOf = (id: string) => shownSkill(taxonomy, id) ?? { en: id, ar: id };
  return {
    id: skill.id,
    name: skill.name,
    seen_count: seen,
    job_count: jobCount,
    profile_count: seen - jobCount,
    jobs: jobs.map(({ id, title }) => ({ jid: id, job_title: title })),
    status: skill.status,
    ref_skill: skill.refSkill,
    ref_skill_name: skill.refSkill === null ? null : nameOf(skill.refSkill),
    decided_by: deciderFirst && `${deciderFirst} ${deciderLast}`,
    decided_at: skill.decidedAt?.toISOString() ?? null,
    suggestions:
      skill.status === 'new'
        ? nearestSkills(taxonomy, skill.name, SUGGESTIONS).map(({ id }) => ({
            ref_skill: id,
            name: nameOf(id),
          }))
        : [],
  };
}
