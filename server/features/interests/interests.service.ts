import type { z } from 'zod';
import {
  type Career,
  type FITS,
  type findCareers as findCareersEndpoint,
  INTEREST_AREAS,
  type InterestArea,
  type InterestScores,
  type listTypedInterests as listTypedInterestsEndpoint,
  type scoreInterests as scoreInterestsEndpoint,
} from '#contract/features/interests.contract.ts';
import { recordOf } from '#contract/kernel/records.ts';
import {
  type CareerFit,
  careersByFit,
  FIT_SHARES,
  type FitBand,
  fitBars,
  INTERESTS,
  type InterestResult,
  type Interests,
  readInterests,
  scoreInterests,
} from '#engines/assessments/index.ts';
import type { InterestArea as Letter, Occupation } from '#engines/taxonomy/index.ts';
import {
  answersByNumber,
  answersOf,
  instrumentNamed,
  ownAttempts,
} from '#server/features/assessments/index.ts';
import { demandByOccupation, NO_DEMAND } from '#server/features/career-paths/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { expected } from '#server/platform/expected.ts';
import { pageOf } from '#server/platform/paging.ts';
import type { Uses } from '#server/platform/ports.ts';
import { found, Refusal } from '#server/platform/refusals.ts';
import { keepTyped, typedBy } from './interests.store.ts';

/** Six interest scores, and work whose profile is like them. Nothing of it ranks anybody, and only what was typed is kept, for whoever typed it. */

type InterestCtx = SignedInCtx & Uses<'instruments'>;

const LETTERS: Readonly<Record<InterestArea, Letter>> = {
  realistic: 'R',
  investigative: 'I',
  artistic: 'A',
  social: 'S',
  enterprising: 'E',
  conventional: 'C',
};

const AREAS: Readonly<Record<Letter, InterestArea>> = {
  R: 'realistic',
  I: 'investigative',
  A: 'artistic',
  S: 'social',
  E: 'enterprising',
  C: 'conventional',
};

const byArea = (scores: Record<Letter, number>): InterestScores =>
  recordOf(INTEREST_AREAS, (area) => scores[LETTERS[area]]);

const byLetter = (scores: InterestScores): Record<Letter, number> => ({
  R: scores.realistic,
  I: scores.investigative,
  A: scores.artistic,
  S: scores.social,
  E: scores.enterprising,
  C: scores.conventional,
});

/** Scores of sixty answers, of typed scores, or of the caller's latest result. */
export async function score(
  ctx: InterestCtx,
  { answers, scores, keep }: z.output<typeof scoreInterestsEndpoint.body>,
): Promise<z.input<typeof scoreInterestsEndpoint.response>> {
  const interests = interestsOf(ctx);
  if (scores) {
    if (keep) await keepTyped(ctx.db, ctx.actor.id, scores, ctx.now);
    return present(readInterests(interests, byLetter(scores)), null);
  }
  if (answers) {
    const given = new Map(answers.map((value, index) => [index + 1, value]));
    return present(scoreInterests(interests, given), null);
  }
  const latest = (await ownAttempts(ctx, INTERESTS)).find(({ status }) => status === 'COMPLETED');
  const attempt = found(latest, 'interests.no_answers');
  const given = answersByNumber(attempt.questions, await answersOf(ctx.db, attempt.id));
  return present(scoreInterests(interests, given), attempt);
}

/** What the caller typed and kept. */
export async function listTyped(
  ctx: SignedInCtx,
): Promise<z.input<typeof listTypedInterestsEndpoint.response>> {
  const rows = await typedBy(ctx.db, ctx.actor.id);
  return {
    results: rows.map(({ id, scores, typedAt }) => ({ id, scores, typed_at: typedAt.toISOString() })),
  };
}

function interestsOf(ctx: InterestCtx): Interests {
  const instrument = instrumentNamed(ctx, INTERESTS);
  if (instrument.kind !== 'interests') throw new Refusal('assessments.not_found');
  return instrument.interests;
}

/** The area with the most points: of several that are equal, the first. */
const leadingOf = ([first]: readonly Letter[]): InterestArea | null => (first ? AREAS[first] : null);

const present = (
  { scores, areas, top, isFlat }: InterestResult,
  attempt: { id: string; completedAt: Date | null } | null,
): z.input<typeof scoreInterestsEndpoint.response> => ({
  scores: byArea(scores),
  areas: areas.map(({ area, name, about, found: where, score: points }) => ({
    id: AREAS[area],
    name,
    about,
    found: where,
    score: points,
  })),
  interest_area: leadingOf(top),
  is_flat: isFlat,
  attempt_id: attempt?.id ?? null,
  completed_at: attempt?.completedAt?.toISOString() ?? null,
});

type CareerCtx = InterestCtx & Uses<'taxonomy'>;

/** Occupations that fit six scores, the best first, with how well and why, openings and pay. */
export async function findCareers(
  ctx: CareerCtx,
  { job_zone: zone, page, limit, ...typed }: z.output<typeof findCareersEndpoint.body>,
): Promise<z.input<typeof findCareersEndpoint.response>> {
  const scores = byLetter(typed);
  const { top, isFlat } = readInterests(interestsOf(ctx), scores);
  const occupations = new Map(ctx.taxonomy.occupations.map((one) => [one.id, one]));
  const fitting = careersByFit(ctx.taxonomy.occupations, scores).flatMap((fit) => {
    const occupation = expected(occupations.get(fit.id), 'occupation');
    return fit.band === null ? [] : [{ fit, occupation, band: fit.band }];
  });
  const inZone = fitting.filter(({ occupation }) => zone === undefined || occupation.zone === zone);
  const demand = await demandByOccupation(ctx);
  return {
    scores: typed,
    interest_area: leadingOf(top),
    job_zones: ctx.taxonomy.jobZones.map((one) => ({
      ...one,
      careers: fitting.filter(({ occupation }) => occupation.zone === one.zone).length,
    })),
    careers: pageOf(inZone, page, limit).map((career) => ({
      ...presentCareer(scores, career),
      ...(demand.get(career.occupation.id) ?? NO_DEMAND),
    })),
    total: inZone.length,
    page,
    limit,
    bands: FIT_SHARES,
    is_flat: isFlat,
  };
}

const FIT_OF_BAND: Readonly<Record<FitBand, (typeof FITS)[number]>> = {
  best: 'Best',
  great: 'Great',
  good: 'Good',
};

const presentCareer = (
  scores: Record<Letter, number>,
  { fit, occupation, band }: { fit: CareerFit; occupation: Occupation; band: FitBand },
): Omit<Career, 'open_jobs' | 'new_jobs' | 'pay'> => ({
  occupation_id: occupation.id,
  code: occupation.onet,
  title: occupation.name,
  about: occupation.about,
  fit: FIT_OF_BAND[band],
  correlation: fit.correlation ?? 0,
  bars: fitBars(scores, occupation.interests).map(({ area, person, occupation: theirs, agrees }) => ({
    area: AREAS[area],
    person,
    occupation: theirs,
    agrees,
  })),
  job_zone: occupation.zone,
  likely_pay: occupation.salaryAed,
  is_growing: occupation.growing,
});
