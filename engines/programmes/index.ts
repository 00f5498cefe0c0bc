/**
 * The door of the programme engine: reads a syllabus or study plan, and finds the skills that its courses teach. Beyond
 * itself it imports the taxonomy, documents and text.
 */
export { createLabelFinder, type LabelFinder } from './label-finder.ts';
export type {
  CourseSkill,
  CourseStatement,
  LearningLevel,
  ProgrammeReading,
  ReadCourse,
  SkillRole,
  StatementKind,
  SyllabusLanguage,
  Term,
} from './programme.ts';
export { occupationsOf, type ProgrammeProfile } from './programme-occupations.ts';
export { readProgramme } from './read-programme.ts';
