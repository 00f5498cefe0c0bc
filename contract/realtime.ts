import type { ResumeStatus } from './features/resumes.contract.ts';

/**
 * What the server tells open screens over the socket. Events only say that something changed, and to whom;
 * the screen then asks the API, so that a missed event costs a poll and never a wrong figure.
 */
export interface ServerEvents {
  'resume:progress': (event: ResumeStatus) => void;
  'matches:changed': (event: { job_id: string | null }) => void;
  /** One's account stands otherwise: it was let in, or not, or its place in a company changed. */
  'account:changed': () => void;
  'notifications:changed': (event: { count: number }) => void;
}
