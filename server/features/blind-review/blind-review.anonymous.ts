import type { z } from 'zod';
import type { Explanation } from '#contract/features/matches.contract.ts';
import type { SharedProfile } from '#contract/features/profiles.contract.ts';
import { inUsualCurrency, USUAL_CURRENCY } from '#contract/kernel/currencies.ts';

/** What is left of a profile or of a match where it must not be told whose it is. */

export type Shared = z.input<typeof SharedProfile>;

/** Evidence without names and contacts; of a place only whether it fits. */
export function withoutPerson(
  explanation: Explanation,
  clean: <T extends string | null>(text: T) => T | string,
): Explanation {
  const shown = <S extends { evidence: string | null }>(skill: S): S => ({
    ...skill,
    evidence: clean(skill.evidence),
  });
  return {
    ...explanation,
    gates: explanation.gates.map((gate) => ({
      ...gate,
      // A title may hold its person's name.
      have: gate.key === 'location' ? null : clean(gate.have),
    })),
    matched: explanation.matched.map(shown),
    partial: explanation.partial.map(shown),
  };
}

/** What stands in place of who somebody is. */
interface Neutral {
  id: string;
  name: string;
  /** Where they worked is told as well. */
  namesEmployers: boolean;
  clean: <T extends string | null | undefined>(text: T) => T | string;
}

/**
 * What somebody can do, without who they are: names, contacts, place, nationality, pictures and documents go, and with
 * them the years of studies, from which an age is read.
 */
export function hiddenProfile(profile: Shared, { id, name, namesEmployers, clean }: Neutral): Shared {
  const { headline, summary, notice_period_days, expected_salary, expected_salary_currency } =
    profile.personal_details;
  return {
    ...profile,
    id,
    user_id: id,
    personal_details: {
      name,
      headline: clean(headline),
      summary: clean(summary),
      notice_period_days,
      // Their own currency would tell their country.
      expected_salary:
        expected_salary && inUsualCurrency(expected_salary, expected_salary_currency ?? USUAL_CURRENCY),
      expected_salary_currency: null,
      email: null,
      phone: null,
      location: null,
      nationality: null,
      links: [],
    },
    work_history_detailed: profile.work_history_detailed.map((work) => ({
      ...work,
      job_title: clean(work.job_title),
      organisation: namesEmployers ? work.organisation : null,
      location: null,
      details: work.details?.map((line) => clean(line)),
    })),
    education: profile.education.map((it) => ({ ...it, start_date: null, end_date: null })),
    certifications: profile.certifications.map((it) => ({
      ...it,
      name: clean(it.name),
      issue_date: null,
      credential_id: null,
    })),
    highlights: profile.highlights.map((it) => ({
      ...it,
      title: clean(it.title),
      description: clean(it.description),
      date: null,
    })),
    media: [],
    social_links: {},
    contacts_shared: false,
  };
}
