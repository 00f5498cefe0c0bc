import type { z } from 'zod';
import type { listPrinciplesTraits, listPrinciplesUsers } from '#contract/features/principles.contract.ts';
import { PRINCIPLES } from '#engines/assessments/index.ts';
import { instrumentNamed, listSharedResults, type ResultCtx } from '#server/features/assessments/index.ts';
import { found } from '#server/platform/refusals.ts';

/** What a company sees of personality results that people show it. */

/** Who shows it one. */
export async function listUsers(
  ctx: ResultCtx,
  { page, limit }: z.output<typeof listPrinciplesUsers.query>,
): Promise<z.input<typeof listPrinciplesUsers.response>> {
  const { total, assessments } = await listSharedResults(ctx, { page, limit, instrument: PRINCIPLES });
  return {
    total,
    results: assessments.map(({ user_id, person, is_blind, attempt_id, completed_at }) => ({
      user_id,
      person,
      is_blind,
      attempt_id,
      completed_at,
    })),
    page,
    limit,
  };
}

/** The same by one trait, which may be named as the specification does (`Creative`) or by its id. */
export async function listTraits(
  ctx: ResultCtx,
  { page, limit, dates, users, trait }: z.output<typeof listPrinciplesTraits.query>,
): Promise<z.input<typeof listPrinciplesTraits.response>> {
  const traits = traitsOf(ctx);
  const asked = found(
    traits.find(({ id, name }) =>
      [id, name.en, name.ar].some((one) => one.toLowerCase() === trait.toLowerCase()),
    ),
    'principles.trait_not_found',
  );
  const results = await listSharedResults(ctx, {
    page,
    limit,
    instrument: PRINCIPLES,
    dates,
    users,
    trait: asked.id,
  });
  return { ...results, traits };
}

function traitsOf(ctx: ResultCtx) {
  const instrument = instrumentNamed(ctx, PRINCIPLES);
  return instrument.kind === 'principles'
    ? instrument.principles.traits.map(({ id, name }) => ({ id, name }))
    : [];
}
