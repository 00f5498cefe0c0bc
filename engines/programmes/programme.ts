/** What a reading of a syllabus or study plan gives. */

/** Levels of learning of Anderson and Krathwohl (2001), lowest first. */
export const learningLevels = ['remember', 'understand', 'apply', 'analyse', 'evaluate', 'create'] as const;
export type LearningLevel = (typeof learningLevels)[number];

/** `taught`: what a sentence is about; `used`: the means by which something else is done; `named`: said to be elsewhere. */
export type SkillRole = 'taught' | 'used' | 'named';

/** Where a text stands in the document. */
export interface Place {
  /** From 1. */
  page: number;
  /** Number of the line on the whole document, from 0. */
  line: number;
}

/**
 * What a sentence is in its course: something students can do at the end, a subject that is taught, a part of the
 * description, or the title itself.
 */
export type StatementKind = 'outcome' | 'topic' | 'description' | 'title';

/** A sentence or item of a course, as written there. */
export interface CourseStatement extends Place {
  kind: StatementKind;
  text: string;
}

/** A skill of a course and what shows it. */
export interface CourseSkill extends Place {
  /** Id of the taxonomy. */
  skillId: string;
  /** The sentence that the skill stands on, whole. */
  sentence: string;
  kind: StatementKind;
  /** UTF-16 offsets of the words in the sentence, end exclusive. */
  start: number;
  end: number;
  /** The words are a name of the skill; else they tell of its work. */
  isNamed: boolean;
  role: SkillRole;
  /** What its verb implies; `null` where the sentence has none. */
  level: LearningLevel | null;
}

/** When a course is taken, as far as the plan says. */
export interface Term {
  year: number | null;
  semester: number | null;
}

/** A course of a syllabus or plan. What the document does not say is `null`, or an empty list. */
export interface ReadCourse extends Place {
  code: string | null;
  title: string;
  /** The title in the other language, where the document gives both. */
  otherTitle: string | null;
  creditHours: number | null;
  term: Term;
  /** From 1, in the order of the document. */
  order: number;
  /** Codes where the document gives codes, else names. */
  prerequisites: string[];
  isElective: boolean | null;
  statements: CourseStatement[];
  skills: CourseSkill[];
}

/** By the script of a document's letters; `mixed` where neither Latin nor Arabic has more than 85 % of them. */
export type SyllabusLanguage = 'en' | 'ar' | 'mixed';

/** A syllabus or study plan as read, or why it is none. */
export type ProgrammeReading =
  | { ok: true; title: string | null; language: SyllabusLanguage; courses: ReadCourse[] }
  /** `no_courses`: nothing like a course; `not_a_syllabus`: lines like courses, and nothing else of a syllabus. */
  | { ok: false; reason: 'no_courses' | 'not_a_syllabus' };
