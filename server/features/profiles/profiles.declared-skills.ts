import type { Profile } from '#contract/features/profiles.contract.ts';
import { shownNameOf } from '#engines/taxonomy/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { lockProfile, saveProfile } from './profiles.store.ts';

type Skill = Profile['skills'][number];

/**
 * Puts skills into one's own profile as what one says of oneself after a course, until someone assesses them. What is
 * there already stays as it is. To be called in a transaction.
 */
export async function declareSkills(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  courseId: string,
  skillIds: readonly string[],
): Promise<void> {
  await changeSkills(ctx, (skills) => {
    const known = new Set(skills.map(({ ref_skill }) => ref_skill));
    const declared = [...new Set(skillIds)].flatMap((id): Skill[] => {
      const skill = ctx.taxonomy.skill(id);
      if (!skill || known.has(skill.id)) return [];
      const name = shownNameOf(skill)[ctx.lang];
      return [{ ref_skill: skill.id, name, group: skill.group, confidence: null, declared_after: courseId }];
    });
    return [...skills, ...declared];
  });
}

/** Takes back what one declared after a course. To be called in a transaction. */
export const takeBackDeclared = (ctx: SignedInCtx, courseId: string): Promise<void> =>
  changeSkills(ctx, (skills) => skills.filter(({ declared_after }) => declared_after !== courseId));

async function changeSkills(ctx: SignedInCtx, change: (skills: readonly Skill[]) => Skill[]): Promise<void> {
  const row = found(await lockProfile(ctx.db, ctx.actor.id), 'profiles.not_found');
  const skills = change(row.skills);
  if (skills.length === row.skills.length) return;
  await saveProfile(ctx.db, ctx.actor.id, { skills, updatedAt: ctx.now }, undefined);
  await ctx.emit('profiles.changed', { userId: ctx.actor.id });
}
