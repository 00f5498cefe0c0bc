export { presentCourse, readerOf, skillNamed } from './courses.present.ts';
