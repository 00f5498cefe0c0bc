import { Readable } from 'node:stream';
import type { z } from 'zod';
import type {
  ChosenChanges,
  compareJsonResume as compareJsonResumeEndpoint,
  Profile,
  ProfileComparison,
} from '#contract/features/profiles.contract.ts';
import type { JsonResume } from '#contract/features/profiles.json-resume.ts';
import { SKILL_GROUPS } from '#contract/features/skills.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import type { ParsedResume } from '#engines/resumes/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import type { OutgoingFile } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { differencesOf, withChosen } from './profiles.comparison.ts';
import type { Compared, ReadDocument } from './profiles.differences.ts';
import { fromJsonResume } from './profiles.json-resume.ts';
import { joinedKept, withKept } from './profiles.kept-resume.ts';
import { RESUME_SOURCE, resumeToSet } from './profiles.pdf.ts';
import { sectionsOf } from './profiles.resume-sections.ts';
import { getOwnProfile, saveSections } from './profiles.service.ts';
import { findKeptResume, keepResume } from './profiles.store.ts';
import { toJsonResume } from './profiles.to-json-resume.ts';

/** A resume that was read, beside what the reading before it gave. */
export interface ReadResume {
  read: ParsedResume;
  former: ParsedResume | null;
  isSameDocument: boolean;
}

/** What a resume says differently from the caller's profile. Changes nothing. */
export async function compareWithResume(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  resume: ReadResume,
): Promise<z.input<typeof ProfileComparison>> {
  const compared = await besideResume(ctx, resume);
  return presentComparison(ctx.taxonomy, compared);
}

/** Takes the chosen of those differences into the profile. */
export async function takeFromResume(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  resume: ReadResume,
  choice: z.output<typeof ChosenChanges>,
): Promise<Profile> {
  return take(ctx, await besideResume(ctx, resume), choice);
}

async function besideResume(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  { read, former, isSameDocument }: ReadResume,
): Promise<Compared> {
  return {
    profile: await getOwnProfile(ctx),
    read: sectionsOf(ctx.taxonomy, read),
    former: former && sectionsOf(ctx.taxonomy, former),
    isSameDocument,
  };
}

export async function compareWithJsonResume(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  document: JsonResume,
): Promise<z.input<typeof compareJsonResumeEndpoint.response>> {
  const { read, leftOut } = readJsonResume(ctx.taxonomy, document);
  return {
    ...presentComparison(ctx.taxonomy, await besideDocument(ctx, read)),
    left_out: leftOut,
  };
}

export async function takeFromJsonResume(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  { document, ...choice }: z.output<typeof ChosenChanges> & { document: JsonResume },
): Promise<Profile> {
  const compared = await besideDocument(ctx, readJsonResume(ctx.taxonomy, document).read);
  const profile = await take(ctx, compared, choice);
  const former = await findKeptResume(ctx.db, ctx.actor.id);
  await keepResume(ctx.db, ctx.actor.id, former ? joinedKept(former, document) : document, ctx.now);
  return profile;
}

const besideDocument = async (ctx: SignedInCtx, read: ReadDocument): Promise<Compared> => ({
  profile: await getOwnProfile(ctx),
  read,
  former: null,
  isSameDocument: false,
});

/** Its skills with their concepts: two names of one skill are no difference. */
function readJsonResume(taxonomy: Taxonomy, document: JsonResume) {
  const groupNames = (['en', 'ar'] as const).flatMap((lang) =>
    SKILL_GROUPS.map((group) => say(lang, `profiles.group.${group}`)),
  );
  const { read, leftOut } = fromJsonResume(taxonomy, document, groupNames);
  const skills = read.skills.map((skill) => {
    const concept = taxonomy.resolveSkill(skill.name);
    return { ...skill, ref_skill: concept?.id ?? null, group: concept?.group ?? null };
  });
  return { read: { ...read, skills }, leftOut };
}

function presentComparison(taxonomy: Taxonomy, compared: Compared): z.input<typeof ProfileComparison> {
  return {
    version: compared.profile.version,
    changes: differencesOf(taxonomy, compared).map(({ view }) => view),
  };
}

/** A choice holds for the very profile that was compared: its changes are numbered by it. */
async function take(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  compared: Compared,
  { version, chosen }: z.output<typeof ChosenChanges>,
): Promise<Profile> {
  if (compared.profile.version !== version) throw new Refusal('profiles.changed_elsewhere');
  const sections = withChosen(compared.profile, differencesOf(ctx.taxonomy, compared), chosen);
  if (Object.keys(sections).length === 0) return compared.profile;
  return saveSections(ctx, { ...sections, version });
}

/** The profile in the form of other programs, with what one brought in that form and a profile has no field for. */
export async function exportJsonResume(ctx: SignedInCtx & Uses<'taxonomy'>): Promise<OutgoingFile> {
  const profile = await getOwnProfile(ctx);
  const words = {
    group: (group: string) => say(ctx.lang, `profiles.group.${group}`),
    level: (level: string) => say(ctx.lang, `profiles.level.${level}`),
  };
  const made = toJsonResume(profile, words, ctx.now);
  const kept = await findKeptResume(ctx.db, ctx.actor.id);
  const whole = kept ? withKept(made, kept, (document) => readJsonResume(ctx.taxonomy, document).read) : made;
  const text = `${JSON.stringify(whole, null, 2)}\n`;
  return file(`${fileNameOf(profile)}.json`, 'application/json; charset=utf-8', Buffer.from(text));
}

export async function exportResumePdf(
  ctx: SignedInCtx & Uses<'taxonomy' | 'typesetter'>,
  language: Language | undefined,
): Promise<OutgoingFile> {
  const profile = await getOwnProfile(ctx);
  const pdf = await setResume(ctx, profile, language ?? ctx.lang);
  return file(`${fileNameOf(profile)}.pdf`, 'application/pdf', pdf);
}

const setResume = (ctx: Ctx & Uses<'taxonomy' | 'typesetter'>, profile: Profile, language: Language) =>
  ctx.typesetter.pdf(RESUME_SOURCE, resumeToSet(ctx.taxonomy, profile, language, ctx.portal), ctx.now);

/** It is made anew each time: no length is promised, so nothing is kept on the way. */
const file = (name: string, mediaType: string, bytes: Uint8Array): OutgoingFile => ({
  name,
  mediaType,
  bytes: null,
  open: async () => Readable.from([Buffer.from(bytes)]),
});

const fileNameOf = ({ personal_details: { name } }: Profile) =>
  name
    .trim()
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, '')
    .slice(0, 80) || 'resume';
