export { degreeSkills, weightIn } from './programmes.present.ts';
export { type ReadingCtx, readTriedCourses, seenProgramme } from './programmes.service.ts';
export { type ShippedInstitute, shippedInstitutes } from './programmes.shipped.ts';
