import type { ResumeStatus } from './features/resumes.contract.ts';

/**
 * What the server tells open screens over the socket. Events only say that something changed, and to whom;
 * the screen then asks the API, so that a missed event costs a poll and never a wrong figure.
 */
export interface ServerEvents {
  /** Of what was told before the screen listened nobody knows any more: it may be anything. */
  missed: () => void;
  'resume:progress': (event: ResumeStatus) => void;
  'matches:changed': (event: { job_id: string | null }) => void;
  /** One's account stands otherwise: it was let in, or not, or its place in a company changed. Perhaps: nobody heard. */
  'account:changed': (event?: { perhaps: true }) => void;
  /** Somebody's standing, notes or tags changed in one's company, or its stages did; null for many of them. */
  'candidates:changed': (event: { job_id: string | null; candidate_id: string | null }) => void;
  /** The people of one's company, as it lists them. */
  'employees:changed': () => void;
  /** Results that people show one’s company, or whom it invited to assessments. */
  'assessments:changed': () => void;
  /** The documents of one's company: one is taken in further, or they are others. */
  'documents:changed': () => void;
  /** The hiring system of one’s company, its line, or a record there. */
  'hiring-systems:changed': () => void;
  'notifications:changed': () => void;
  /** A job of one's company was changed, by whom, to which version; without a version it is gone. Null for any of them. */
  'jobs:changed': (event: { job_id: string | null; version: number | null; by: string | null }) => void;
}
