import type { ReadCourse } from '#engines/programmes/index.ts';
import { withCleanText } from '#server/platform/clean-text.ts';
import type { ReadSyllabus } from '#server/platform/document-reader.ts';
import { bytesOf, type IncomingFile } from '#server/platform/http/bind.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { say } from '#server/platform/words.ts';
import { learnedCorrections } from './programmes.learned.ts';
import { circleOf } from './programmes.policy.ts';
import { degreeSkills, presentKept } from './programmes.present.ts';
import type { ReadingCtx } from './programmes.service.ts';
import { countOwn, insertProgramme, listCorrected } from './programmes.store.ts';

/** Of one person. */
const MOST_KEPT = 100;
/** Programmes whose corrections are looked through for a new one. */
const MOST_LEARNED_FROM = 50;
const LONGEST_TITLE = 160;

/** Reads a file and keeps what it teaches; the file itself is not kept. */
export async function keepUpload(
  ctx: ReadingCtx,
  { title }: { title?: string | null | undefined },
  file: IncomingFile,
) {
  const bytes = await bytesOf(file, 'programmes.too_large');
  const fileName = file.name.split(/[\\/]/).pop()?.slice(0, 255) ?? '';
  return keep(ctx, await ctx.reader.readSyllabus(bytes, fileName), { title, fileName });
}

/** The same of a text that was typed or pasted. */
export async function keepText(
  ctx: ReadingCtx,
  { title, text }: { title?: string | null | undefined; text: string },
) {
  const read = await ctx.reader.readSyllabus(new TextEncoder().encode(text), 'typed.txt');
  return keep(ctx, read, { title, fileName: null });
}

async function keep(
  ctx: ReadingCtx,
  read: ReadSyllabus,
  { title, fileName }: { title: string | null | undefined; fileName: string | null },
) {
  if (!read.ok) throw new Refusal(`programmes.${read.reason}`);
  const courses = clean(read.courses);
  const circle = circleOf(ctx.actor);
  const row = await ctx.transaction(async ({ db, actor, now }) => {
    if ((await countOwn(db, actor.id)) >= MOST_KEPT)
      throw new Refusal('programmes.too_many', { most: MOST_KEPT });
    const before = await listCorrected(db, { id: actor.id, portal: actor.portal, circle }, MOST_LEARNED_FROM);
    return insertProgramme(db, {
      portal: actor.portal,
      ownerId: actor.id,
      circle,
      title: (title || read.title || withoutEnding(fileName) || say(ctx.lang, 'programmes.untitled')).slice(
        0,
        LONGEST_TITLE,
      ),
      language: read.language,
      fileName,
      pages: read.pages,
      unreadPages: read.unreadPages,
      courses,
      occupations: read.occupations,
      corrections: learnedCorrections(courses, before),
      createdAt: now,
      updatedAt: now,
    });
  });
  const programme = presentKept(ctx.taxonomy, row, ctx.actor, ctx.lang);
  return { response_id: row.id, degree_skills: degreeSkills(programme.courses), programme };
}

/** Documents hold signs that cannot be stored; only texts change. */
const clean = (courses: ReadCourse[]) => withCleanText(courses) as ReadCourse[];

const withoutEnding = (fileName: string | null) => fileName?.replace(/\.\w{1,5}$/, '').trim();
