export { experienceMonths } from './profiles.experience.ts';
export { withResume } from './profiles.from-resume.ts';
export { profileRoutes } from './profiles.routes.ts';
export { createProfile, fillFromResume, getSharedProfile, presentProfile } from './profiles.service.ts';
export { findProfile, insertProfile, type ProfileRow } from './profiles.store.ts';
export { profileWords } from './profiles.words.ts';
