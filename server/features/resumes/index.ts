export { readResumeJob } from './resumes.jobs.ts';
export { resumeRoutes } from './resumes.routes.ts';
export { latestResumeFile, startReading } from './resumes.service.ts';
export { resumeWords } from './resumes.words.ts';
