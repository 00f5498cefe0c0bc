import type { z } from 'zod';
import type { Profile, ProfilePatch, SharedProfile } from '#contract/features/profiles.contract.ts';
import type { ParsedResume } from '#engines/resumes/resume.ts';
import { type ConceptOf, conceptsIn } from '#server/features/skills/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { completeness } from './profiles.completeness.ts';
import { experienceMonths } from './profiles.experience.ts';
import { withResume } from './profiles.from-resume.ts';
import { maySeeProfile } from './profiles.policy.ts';
import { isShortlistedBy } from './profiles.reads.ts';
import { findProfile, insertProfile, type ProfileRow, saveProfile } from './profiles.store.ts';

/** An empty profile, to be filled by a resume or by hand. */
export async function createProfile(
  ctx: Ctx,
  person: {
    userId: string;
    name: string;
    email: string;
    socialLinks: Profile['social_links'];
    availability: Profile['availability'];
  },
): Promise<void> {
  await insertProfile(ctx.db, {
    userId: person.userId,
    portal: ctx.portal.key,
    personalDetails: { name: person.name, email: person.email, links: [] },
    socialLinks: person.socialLinks,
    availability: person.availability,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
}

export async function getOwnProfile(ctx: SignedInCtx): Promise<Profile> {
  return presentProfile(found(await findProfile(ctx.db, ctx.actor.id), 'profiles.not_found'));
}

export async function changeProfile(
  ctx: SignedInCtx,
  patch: z.output<typeof ProfilePatch>,
): Promise<Profile> {
  const { version, ...sections } = patch;
  const row = await ctx.transaction(async (tx) => {
    const { portal } = found(await findProfile(tx.db, ctx.actor.id), 'profiles.not_found');
    const conceptOf = await conceptsIn(tx.db, portal, sections.skills ?? []);
    const saved = await saveProfile(
      tx.db,
      ctx.actor.id,
      { ...columnsOf(sections, tx.now, conceptOf), updatedAt: tx.now },
      version,
    );
    if (!saved) throw new Refusal('profiles.changed_elsewhere');
    await tx.emit('profiles.changed', { userId: ctx.actor.id });
    return saved;
  });
  return presentProfile(row);
}

/** Puts a reading of the person's resume into their profile. */
export async function fillFromResume(ctx: Ctx, userId: string, resume: ParsedResume): Promise<void> {
  const row = await findProfile(ctx.db, userId);
  if (!row) return;
  const filled = withResume(presentProfile(row), resume);
  const columns = columnsOf(filled, ctx.now, await conceptsIn(ctx.db, row.portal, filled.skills));
  await saveProfile(ctx.db, userId, { ...columns, updatedAt: ctx.now }, undefined);
  await ctx.emit('profiles.changed', { userId });
}

/** A profile as its reader may see it. Those who may not, learn nothing of its being there. */
export async function getSharedProfile(
  ctx: SignedInCtx,
  userId: string,
): Promise<z.input<typeof SharedProfile>> {
  const row = await findProfile(ctx.db, userId);
  if (!row || !maySeeProfile(ctx.actor, row)) throw new Refusal('profiles.not_found');
  const isOwn = row.userId === ctx.actor.id;
  const shared =
    isOwn || (ctx.actor.companyId !== null && (await isShortlistedBy(ctx.db, userId, ctx.actor.companyId)));
  const { next_steps: _, version: __, score: ___, ...profile } = presentProfile(row);
  if (shared) return { ...profile, contacts_shared: true };
  return {
    ...profile,
    personal_details: { ...profile.personal_details, email: null, phone: null, links: [] },
    social_links: {},
    contacts_shared: false,
  };
}

export function presentProfile(row: ProfileRow): Profile {
  const sections = {
    personal_details: row.personalDetails,
    work_history_detailed: row.workHistory,
    education: row.education,
    certifications: row.certifications,
    skills: row.skills,
    languages: row.languages,
    highlights: row.highlights,
  };
  return {
    id: row.id,
    user_id: row.userId,
    ...sections,
    media: [],
    career_path: row.workHistory.map((job) => job.job_title),
    social_links: row.socialLinks,
    availability: row.availability,
    ...completeness(sections),
    experience_months: row.experienceMonths,
    version: row.version,
  };
}

type Sections = Partial<Omit<z.output<typeof ProfilePatch>, 'version'>>;

/** The columns of the sections that are given. Skills get their concept where their name is known. */
function columnsOf(
  sections: Sections,
  now: Date,
  conceptOf: ConceptOf,
): Partial<Omit<ProfileRow, 'id' | 'userId'>> {
  const {
    personal_details,
    work_history_detailed: work,
    education,
    certifications,
    skills,
    languages,
  } = sections;
  return {
    ...(personal_details && { personalDetails: personal_details }),
    ...(work && { workHistory: work, experienceMonths: experienceMonths(work, now) }),
    ...(education && { education }),
    ...(certifications && { certifications }),
    ...(skills && { skills: skills.map((skill) => withConcept(skill, conceptOf)) }),
    ...(languages && { languages }),
    ...(sections.highlights && { highlights: sections.highlights }),
    ...(sections.social_links && { socialLinks: sections.social_links }),
    ...(sections.availability && { availability: sections.availability }),
  };
}

function withConcept(skill: Profile['skills'][number], conceptOf: ConceptOf): Profile['skills'][number] {
  const concept = conceptOf(skill);
  return { ...skill, ref_skill: concept?.id ?? null, group: concept?.group ?? null };
}
