export { type CompletenessFacts, completenessOf } from './profiles.completeness.ts';
export { declareSkills, takeBackDeclared } from './profiles.declared-skills.ts';
export { compareWithResume, type ReadResume, takeFromResume } from './profiles.documents.ts';
export { experienceMonths } from './profiles.experience.ts';
export { withResume } from './profiles.from-resume.ts';
export { beginProfile, setDiscoverable } from './profiles.onboarding.ts';
export { isHiddenFrom } from './profiles.reads.ts';
export { profileToSend } from './profiles.sending.ts';
export {
  createProfile,
  fillFromResume,
  isInMatching,
  presentProfile,
  profileForMatching,
} from './profiles.service.ts';
export { getSharedProfile, maySeePart } from './profiles.sharing-choices.ts';
export { findProfile, insertProfile, type ProfileRow } from './profiles.store.ts';
