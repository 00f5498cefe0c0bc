import type { SentProfile } from '#contract/features/applications.contract.ts';
import type { Database } from '#server/platform/database.ts';
import { presentProfile } from './profiles.service.ts';
import { partsOf, withoutKept } from './profiles.sharing.ts';
import { findProfile } from './profiles.store.ts';

/**
 * A person's profile as it goes out with an application: what they share, and their contacts, since who applies wants an
 * answer. Null where there is none.
 */
export async function profileToSend(
  db: Database,
  userId: string,
): Promise<{ version: number; profile: SentProfile } | null> {
  const row = await findProfile(db, userId);
  if (!row) return null;
  const profile = withoutKept(presentProfile(row), partsOf(row.sharing));
  const { name, headline, summary, location, email, phone } = profile.personal_details;
  return {
    version: row.version,
    profile: {
      name,
      headline,
      summary,
      location,
      email,
      phone,
      work: profile.work_history_detailed.map((work) => ({
        job_title: work.job_title,
        organisation: work.organisation,
        start_date: work.start_date,
        end_date: work.end_date,
        currently_working: work.currently_working,
      })),
      education: profile.education.map(({ degree_title, institution, level }) => ({
        degree_title,
        institution,
        level,
      })),
      skills: profile.skills.map((skill) => skill.name),
      languages: profile.languages,
    },
  };
}
