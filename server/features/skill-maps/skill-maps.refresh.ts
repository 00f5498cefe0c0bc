import type { Ctx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';
import { levelOfJob, levelOfPerson, sectorOfPerson } from './skill-maps.standing.ts';
import {
  addJobs,
  addPeople,
  type Changed,
  endedJobs,
  findablePeople,
  forgetDocuments,
  holdDocuments,
  holdSkillMaps,
  liveJobs,
  takeChanges,
} from './skill-maps.store.ts';

/** Changes that one transaction takes up. */
const PART = 1_000;

/** Brings the maps up to date with what changed of jobs and profiles; says how many changes there were. */
export async function refreshSkillMaps(ctx: Ctx & Uses<'taxonomy'>): Promise<number> {
  for (let all = 0; ; ) {
    const taken = await ctx.transaction(refreshPart);
    all += taken;
    if (taken < PART) return all;
  }
}

/**
 * Looks at the changed documents anew: what was counted of them is taken back whole, and what they are now is counted. So
 * it may run as often as it likes.
 */
async function refreshPart(tx: Ctx & Uses<'taxonomy'>): Promise<number> {
  await holdSkillMaps(tx.db);
  const { taken, ...changed } = await takeChanges(tx.db, PART);
  const ended = await endedJobs(tx.db, tx.now);
  const all: Changed = { jobs: [...new Set([...changed.jobs, ...ended])], people: changed.people };
  if (all.jobs.length + all.people.length === 0) return taken;
  const held = await holdDocuments(tx.db, all);
  await forgetDocuments(tx.db, held);
  const jobs = await liveJobs(tx.db, held.jobs, tx.now);
  const people = await findablePeople(tx.db, held.people);
  if (jobs.length > 0)
    await addJobs(
      tx.db,
      jobs.map((job) => ({ id: job.id, level: levelOfJob(job) })),
    );
  if (people.length > 0)
    await addPeople(
      tx.db,
      people.map((person) => ({
        id: person.id,
        level: levelOfPerson(person),
        sector: sectorOfPerson(tx.taxonomy, person.titles),
      })),
    );
  return taken;
}
