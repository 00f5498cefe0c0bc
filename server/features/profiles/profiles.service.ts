import type { z } from 'zod';
import type { Profile, ProfilePatch } from '#contract/features/profiles.contract.ts';
import type { ParsedResume } from '#engines/resumes/index.ts';
import { type ConceptOf, conceptsIn, knownConcept, relinked } from '#server/features/skills/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { SkillLink } from '#server/platform/domain-events.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { completeness } from './profiles.completeness.ts';
import { experienceMonths, experienceOf } from './profiles.experience.ts';
import { withResume } from './profiles.from-resume.ts';
import { findCandidateAccount, listMedia } from './profiles.reads.ts';
import { partsOf, withoutKept } from './profiles.sharing.ts';
import { findProfile, insertProfile, lockProfile, type ProfileRow, saveProfile } from './profiles.store.ts';

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
  return withMedia(ctx, found(await findProfile(ctx.db, ctx.actor.id), 'profiles.not_found'));
}

export const withMedia = async (ctx: Ctx, row: ProfileRow): Promise<Profile> => ({
  ...presentProfile(row),
  media: await listMedia(ctx.db, row.userId),
});

/** Changes any section of the caller's own profile, made from the version that is given. */
export async function saveSections(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  patch: z.output<typeof ProfilePatch>,
): Promise<Profile> {
  const { version, ...sections } = patch;
  const row = await ctx.transaction(async (tx) => {
    const { portal } = found(await findProfile(tx.db, ctx.actor.id), 'profiles.not_found');
    const conceptOf = await conceptsIn(ctx.taxonomy, tx.db, portal, sections.skills ?? []);
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
  return withMedia(ctx, row);
}

/** Puts a reading of the person's resume into their profile. */
export async function fillFromResume(
  ctx: Ctx & Uses<'taxonomy'>,
  userId: string,
  resume: ParsedResume,
): Promise<void> {
  const row = await findProfile(ctx.db, userId);
  if (!row) return;
  const filled = withResume(ctx.taxonomy, presentProfile(row), resume);
  const columns = columnsOf(
    filled,
    ctx.now,
    await conceptsIn(ctx.taxonomy, ctx.db, row.portal, filled.skills),
  );
  await saveProfile(ctx.db, userId, { ...columns, updatedAt: ctx.now }, undefined);
  await ctx.emit('profiles.changed', { userId });
}

/** Gives a person's skills of a name the concept that the name means now. */
export async function relinkProfile(
  ctx: Ctx & Uses<'taxonomy'>,
  userId: string,
  link: SkillLink,
): Promise<void> {
  const row = await lockProfile(ctx.db, userId);
  if (!row) return;
  const skills = row.skills.map((skill) => relinked(skill, link));
  // An edit that was begun before would bring the former meaning back, so it counts as a change like any other.
  if (skills.some((skill, at) => skill !== row.skills[at]))
    await saveProfile(
      ctx.db,
      userId,
      { skills: skills.map((skill) => withConcept(skill, (one) => knownConcept(ctx.taxonomy, one))) },
      undefined,
    );
  await ctx.emit('profiles.changed', { userId });
}

/** A profile as matching may know it: what others must not see can be no reason of a score either. */
export const profileForMatching = (row: ProfileRow): Profile =>
  withoutKept(presentProfile(row), partsOf(row.sharing));

/**
 * Whether a person's matches are computed: theirs, as long as their account is open, also where they let nobody find
 * them. Lists of others ask `isDiscoverable` besides.
 */
export async function isInMatching(ctx: Ctx, row: ProfileRow): Promise<boolean> {
  return row.isDiscoverable || Boolean((await findCandidateAccount(ctx.db, row.userId))?.isAccountConfirmed);
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
    ...(work && {
      workHistory: work,
      experienceMonths: personal_details
        ? experienceOf(work, personal_details, now)
        : experienceMonths(work, now),
    }),
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
