import type { EducationLevel } from '#engines/taxonomy/index.ts';
import type { FromAbroad } from './from-abroad.ts';
import type { Location } from './locations.ts';
import type { Importance } from './postings.ts';
import type { SpokenLanguage } from './spoken-languages.ts';

export type { Location, SpokenLanguage };

/** Where a value was read: the sentence or line, at most some 200 characters. */
export interface FeaturePlace {
  /** As it stands there, but for white space. */
  text: string;
  in: 'title' | 'text';
  /** Offsets in the title or text that was read, `end` behind the last character. */
  start: number;
  end: number;
}

/** A skill that a job asks for. */
export interface JobSkill {
  /** Id in the taxonomy; `null` for a skill it does not know. */
  id: string | null;
  name: string;
  importance: Importance;
  /** 0 to 1, in place of what the importance counts for; 0 for a skill that counts for nothing. */
  weight?: number;
  /** 1 (aware) to 5 (expert). */
  level?: number;
  place?: FeaturePlace;
}

/** A skill that a person has. */
export interface ProfileSkill {
  id: string | null;
  name: string;
  /** 1 (aware) to 5 (expert). */
  level?: number;
  place?: FeaturePlace;
  /** Id of the course after which the person declared it; it counts like any other. */
  declaredAfter?: string;
}

/** What a job asks and offers besides skills; what is absent is not known. */
export interface JobConditions {
  minYears?: number;
  maxYears?: number;
  education?: EducationLevel;
  location?: Location;
  remote?: boolean;
  /** Whether it takes people who are in another country still. */
  fromAbroad?: FromAbroad;
  languages?: SpokenLanguage[];
}

/** All that the matcher knows of a job. Plain data, safe to store and to compare between versions. */
export interface JobFeatures extends JobConditions {
  title: string;
  occupationIds?: string[];
  skills: JobSkill[];
  text: string;
}

/** What a person is called at work, now or before. */
export interface ProfileTitle {
  title: string;
  current: boolean;
  /** Whether it is that of a job with its dates, as resumes list them, and no word out of what somebody tells. */
  dated?: boolean;
}

/** All that the matcher knows of a person: nothing here says who they are. */
export interface ProfileFeatures {
  titles: ProfileTitle[];
  skills: ProfileSkill[];
  text: string;
  /** Years of work; `null` or absent when not known, which is never held against the person. */
  years?: number | null;
  education?: EducationLevel;
  location?: Location;
  languages?: SpokenLanguage[];
  willingToRelocate?: boolean;
  /** Ids of the occupations that the person writes they ask for. */
  wishes?: string[];
  /** Ids of those that what they write reads like, the nearest first, where no title tells what they do (`likelyWorks`). */
  likely?: string[];
  /** The text with what they write that they want or lack left in it; absent where it says nothing of the kind. */
  ownWords?: string;
  /** Their resume as they wrote it, where what they name is looked up; no score depends on it. */
  told?: string;
}

/** A posting as people write it. What is given outranks what is read from the text. */
export interface JobPosting extends JobConditions {
  title: string;
  text: string;
  /** As it was written, with what `text` leaves out: of what is praised and offered there no skill is read. */
  fullText?: string;
  occupationIds?: string[];
  skills?: (
    | string
    | { id?: string | null; name: string; importance?: Importance; weight?: number; level?: number }
  )[];
}

/** A person as profiles and tests describe them. What is given outranks what is read from the text. */
export interface PersonProfile {
  /** The present title or headline; titles in `titles` come beside it. */
  title?: string;
  titles?: ProfileTitle[];
  text: string;
  /** Entries of their list of skills, as they wrote them: read like the text, and hardly ever shown as proof. */
  listed?: readonly string[];
  skills?: (string | (Omit<ProfileSkill, 'id'> & { id?: string | null }))[];
  years?: number | null;
  education?: EducationLevel;
  location?: Location;
  languages?: SpokenLanguage[];
  willingToRelocate?: boolean;
}
