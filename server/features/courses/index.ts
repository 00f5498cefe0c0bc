export { hoursLeftOf, type SkillsLearned, skillsLearned } from './courses.learning.ts';
export { presentCourse, readerOf, skillNamed } from './courses.present.ts';
export { hoursGiven } from './courses.reads.ts';
export { coursePlanFor, suggestCourses } from './courses.suggesting.ts';
