export { presentCourse, readerOf, skillNamed } from './courses.present.ts';
export { suggestCourses } from './courses.suggesting.ts';
