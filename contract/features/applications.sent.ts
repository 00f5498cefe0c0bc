import { z } from 'zod';
import { PlaceText, SkillText } from '../kernel/known-names.ts';
import { EducationLevel } from './profiles.contract.ts';

/** What of the profile a company received with an application. */
export const SentProfile = z.object({
  name: z.string(),
  headline: z.string().nullish(),
  summary: z.string().nullish(),
  location: PlaceText.nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
  work: z.array(
    z.object({
      job_title: z.string(),
      organisation: z.string().nullish(),
      start_date: z.string().nullish(),
      end_date: z.string().nullish(),
      currently_working: z.boolean(),
    }),
  ),
  education: z.array(
    z.object({
      degree_title: z.string(),
      institution: z.string().nullish(),
      level: EducationLevel.nullish(),
    }),
  ),
  skills: z.array(SkillText),
  languages: z.array(z.object({ language: z.string(), level: z.string().nullish() })),
});
export type SentProfile = z.infer<typeof SentProfile>;

/** The profile and the document as they were when the application was sent. */
export const Sent = z.object({
  /** Of the profile, which counts up with every change. */
  profile_version: z.number().int(),
  profile: SentProfile,
  /** Null where none was on file then, or where it was deleted since. */
  resume: z.object({ name: z.string() }).nullable(),
});
