export { presentCourse, readerOf, skillNamed } from './courses.present.ts';
export { courseRoutes } from './courses.routes.ts';
export { courseWords } from './courses.words.ts';
