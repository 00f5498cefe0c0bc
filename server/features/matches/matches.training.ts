import type { TrainingDocument } from '#engines/matching/index.ts';
import { matchJobs, matchProfiles } from '#server/db/tables/index.ts';
import type { Database } from '#server/platform/database.ts';

/** What matching learns its words from: every published job and every findable profile of this installation. */
export async function trainingDocuments(db: Database): Promise<TrainingDocument[]> {
  const jobs = await db.select({ features: matchJobs.features }).from(matchJobs);
  const profiles = await db.select({ features: matchProfiles.features }).from(matchProfiles);
  return [
    ...jobs.map(({ features: { title, text, skills } }) => ({ title, text, skills: idsOf(skills) })),
    ...profiles.map(({ features: { titles, text, skills } }) => ({
      title: titles.map(({ title }) => title).join('\n'),
      text,
      skills: idsOf(skills),
    })),
  ];
}

const idsOf = (skills: readonly { id: string | null }[]) => skills.flatMap(({ id }) => id ?? []);
