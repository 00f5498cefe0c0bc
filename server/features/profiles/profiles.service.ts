import type { z } from 'zod';
import type {
  Profile,
  ProfilePatch,
  ProfileSharing,
  patchProfileSharing,
  SharedProfile,
} from '#contract/features/profiles.contract.ts';
import type { ParsedResume } from '#engines/resumes/index.ts';
import { record } from '#server/features/audit-entries/index.ts';
import { disclosureOf } from '#server/features/blind-review/index.ts';
import { type ConceptOf, conceptsIn, knownConcept, relinked } from '#server/features/skills/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { SkillLink } from '#server/platform/domain-events.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { completeness } from './profiles.completeness.ts';
import { experienceMonths } from './profiles.experience.ts';
import { withResume } from './profiles.from-resume.ts';
import { maySeeProfile } from './profiles.policy.ts';
import { findCandidateAccount, isApplicantOf, isShortlistedBy, listMedia } from './profiles.reads.ts';
import { asShared, partsOf, withoutKept } from './profiles.sharing.ts';
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

const withMedia = async (ctx: Ctx, row: ProfileRow): Promise<Profile> => ({
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

/**
 * A profile as its reader may see it. Those who may not, learn nothing of its being there. With the job that the person is
 * looked at for, who they are stays hidden as long as that job is reviewed blind.
 */
export async function getSharedProfile(
  ctx: SignedInCtx & Uses<'aliases'>,
  userId: string,
  forJob: string | null = null,
): Promise<z.input<typeof SharedProfile>> {
  const row = await findProfile(ctx.db, userId);
  const { companyId } = ctx.actor;
  // Who applies to a company shows themselves to it, found by others or not.
  const isApplicant = companyId !== null && (await isApplicantOf(ctx.db, userId, companyId));
  if (!row || !(isApplicant || maySeeProfile(ctx.actor, row))) throw new Refusal('profiles.not_found');
  const isOwn = row.userId === ctx.actor.id;
  const haveContacts =
    isOwn || isApplicant || (companyId !== null && (await isShortlistedBy(ctx.db, userId, companyId)));
  // What is kept from others is no secret from oneself.
  const shared = asShared(await withMedia(ctx, row), partsOf(isOwn ? {} : row.sharing), { haveContacts });
  return (await disclosureOf(ctx, { jobId: forJob, userIds: [userId] })).profileOf(shared);
}

/** Whether the caller may see a part of somebody's profile; false also where there is no such person to them. */
export async function maySeePart(
  ctx: SignedInCtx,
  userId: string,
  part: keyof ProfileSharing['parts'],
): Promise<boolean> {
  const row = await findProfile(ctx.db, userId);
  if (!row || !maySeeProfile(ctx.actor, row)) return false;
  return row.userId === ctx.actor.id || partsOf(row.sharing)[part];
}

/** What the person shares, and what comes of it for those who look. */
export async function getSharing(ctx: SignedInCtx): Promise<z.input<typeof ProfileSharing>> {
  return presentSharing(ctx, found(await findProfile(ctx.db, ctx.actor.id), 'profiles.not_found'));
}

export async function changeSharing(
  ctx: SignedInCtx,
  { is_discoverable, parts }: z.output<typeof patchProfileSharing.body>,
): Promise<z.input<typeof ProfileSharing>> {
  const row = await ctx.transaction(async (tx) => {
    const before = found(await lockProfile(tx.db, ctx.actor.id), 'profiles.not_found');
    const sharing = { ...before.sharing, ...parts };
    const isDiscoverable = is_discoverable ?? before.isDiscoverable;
    const saved = found(
      await saveProfile(tx.db, ctx.actor.id, { sharing, isDiscoverable, updatedAt: tx.now }, undefined),
      'profiles.not_found',
    );
    await record(tx, 'account.sharing_changed', { details: { sharing, isDiscoverable } });
    await tx.emit('profiles.changed', { userId: ctx.actor.id });
    return saved;
  });
  return presentSharing(ctx, row);
}

async function presentSharing(ctx: Ctx, row: ProfileRow): Promise<z.input<typeof ProfileSharing>> {
  const profile = await withMedia(ctx, row);
  const parts = partsOf(row.sharing);
  return {
    is_discoverable: row.isDiscoverable,
    parts,
    as_found: asShared(profile, parts, { haveContacts: false }),
    as_shortlisted: asShared(profile, parts, { haveContacts: true }),
  };
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
