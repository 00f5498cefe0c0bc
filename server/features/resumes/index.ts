export { latestResumeFile, startReading } from './resumes.service.ts';
