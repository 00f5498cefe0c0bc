export { readStored } from './resumes.reading.ts';
export { latestResumeFile, startReading } from './resumes.service.ts';
