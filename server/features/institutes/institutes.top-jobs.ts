import type { z } from 'zod';
import type { rankTopJobs, TopJob } from '#contract/features/institutes.contract.ts';
import type { ReadingCtx } from '#server/features/programmes/index.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { type Crediting, compared, crediting, scoreOf } from './institutes.comparing.ts';
import { briefOf, MOST_OPENINGS, meantProgramme, tried } from './institutes.comparisons.ts';
import { demandFor, demandOf } from './institutes.demand.ts';
import { countOpen, type OpeningRow, openingsOf } from './institutes.reads.ts';

type Wish = z.output<typeof rankTopJobs.body>;
type Reply = z.output<typeof rankTopJobs.response>;

/** The likeliest jobs of a programme's graduates, by sector, in the order of how likely they are. */
export async function topJobs(ctx: ReadingCtx, wish: Wish): Promise<Reply> {
  if ((wish.type === 'file' && !wish.response_id) || (wish.type === 'list' && !wish.ref_program_id))
    throw new Refusal('institutes.degree_skills_failed');
  const { db, portal, taxonomy } = ctx;
  const side = await tried(ctx, await meantProgramme(ctx, wish), wish);
  if (side.courses.every(({ skills }) => skills.length === 0))
    throw new Refusal('institutes.degree_skills_failed');
  const likeliest = side.programme.occupations.slice(0, wish.total_count);
  const ids = likeliest.map(({ id }) => id);
  const openings = ids.length === 0 ? [] : await openingsOf(db, portal.key, ids, MOST_OPENINGS);
  const { open, unplaced } = await countOpen(db, portal.key);
  const sectors = new Map<string, Reply['sectors'][number]>();
  const taught = {
    now: crediting(taxonomy, side.active),
    before: side.isTried ? crediting(taxonomy, side.programme.courses) : null,
  };
  for (const occupation of likeliest) {
    const sector = taxonomy.sector(taxonomy.occupation(occupation.id)?.sectorId ?? '');
    if (!sector) continue;
    const own = openings.filter((opening) => opening.occupation === occupation.id);
    const group = sectors.get(sector.id) ?? { id: sector.id, name: sector.name, top_jobs: [] };
    group.top_jobs.push(topJob(ctx, taught, occupation, own));
    sectors.set(sector.id, group);
  }
  return {
    programme: briefOf(side.programme),
    sectors: [...sectors.values()],
    open_jobs: open,
    unplaced_jobs: unplaced,
  };
}

/** Openings of one job that are shown; the others are counted. */
const SHOWN = 10;

function topJob(
  { taxonomy }: ReadingCtx,
  taught: { now: Crediting; before: Crediting | null },
  occupation: TopJob['occupation'],
  openings: readonly OpeningRow[],
): TopJob {
  const { asked, basis } = demandFor(taxonomy, openings, [occupation.id]);
  const after = compared(taxonomy, taught.now, asked);
  const scored = openings
    .map((opening) => ({
      opening,
      score: scoreOf(taught.now, demandOf(taxonomy, [opening]).asked),
    }))
    .sort((a, b) => b.score - a.score);
  return {
    occupation,
    matching_score: after.score,
    score_before: taught.before && scoreOf(taught.before, asked),
    basis,
    job_match: after.shared,
    job_gap: after.missing,
    openings: {
      total: openings.length,
      results: scored.slice(0, SHOWN).map(({ opening, score }) => ({
        jid: opening.id,
        key: opening.key,
        job_title: opening.title,
        company_name: opening.companyName,
        location: opening.location,
        posted_at: opening.postedAt?.toISOString() ?? null,
        matching_score: score,
      })),
    },
    pay: payOf(openings),
  };
}

/** Behind a figure of pay stand at least so many openings. */
const FEWEST_PAID = 5;

/** The middle half of what openings pay, in the currency that most of them say; null where too few do. */
function payOf(openings: readonly OpeningRow[]): TopJob['pay'] {
  const byCurrency = new Map<string, number[]>();
  for (const { salaryMin, salaryMax, currency } of openings) {
    const [low, high] = [salaryMin ?? salaryMax, salaryMax ?? salaryMin];
    if (low === null || high === null) continue;
    byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), (low + high) / 2]);
  }
  const [commonest] = [...byCurrency].sort(([, a], [, b]) => b.length - a.length);
  if (!commonest || commonest[1].length < FEWEST_PAID) return null;
  const [currency, amounts] = commonest;
  const sorted = amounts.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { low: at(0.25), high: at(0.75), currency, openings: sorted.length };
}
