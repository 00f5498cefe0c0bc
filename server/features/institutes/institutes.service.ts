import type { z } from 'zod';
import type { Institute, listInstitutes, listPrograms } from '#contract/features/institutes.contract.ts';
import type { ProgrammeBrief } from '#contract/features/programmes.contract.ts';
import {
  type ReadingCtx,
  type ShippedInstitute,
  shippedInstitutes,
} from '#server/features/programmes/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found } from '#server/platform/refusals.ts';
import { openingsCalled } from './institutes.reads.ts';

/** The example institutes. Whoever sees them reads a programme next: what that needs is made ready meanwhile. */
export async function listAll(
  ctx: SignedInCtx & Uses<'reader' | 'taxonomy'>,
  type: Institute['institute_type'] | undefined,
): Promise<z.output<typeof listInstitutes.response>> {
  ctx.reader.warmUpForSyllabi().catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'the reading of syllabi could not be made ready');
  });
  return {
    results: shippedInstitutes(ctx.taxonomy)
      .filter((institute) => type === undefined || institute.type === type)
      .map(presentInstitute),
  };
}

const MOST_OPENINGS = 8;

/** Open jobs that are called so. */
export const listOpenings = async ({ db, portal }: SignedInCtx, words: string) => ({
  results: await openingsCalled(db, portal.key, words, MOST_OPENINGS),
});

/** The programmes of an example institute. */
export async function listProgrammesOf(
  ctx: ReadingCtx,
  id: string,
): Promise<z.output<typeof listPrograms.response>> {
  const institute = found(
    shippedInstitutes(ctx.taxonomy).find((one) => one.id === id),
    'institutes.not_found',
  );
  return {
    institute: presentInstitute(institute),
    programs: institute.programmes.map((programme) => ({
      ...briefOf(institute, programme),
      degree: programme.degree,
    })),
  };
}

const presentInstitute = ({ id, name, type, country, city, programmes }: ShippedInstitute): Institute => ({
  id,
  name,
  institute_type: type,
  country,
  city,
  programs: programmes.length,
});

const briefOf = (
  { id, name }: ShippedInstitute,
  programme: ShippedInstitute['programmes'][number],
): ProgrammeBrief => ({
  id: programme.id,
  title: programme.title,
  institute: { id, name },
  courses: programme.moduleIds.length,
});
