export { readStored } from './resumes.reading.ts';
export { expectResume, latestResumeFile, startReading } from './resumes.service.ts';
export { findResumeText } from './resumes.store.ts';
