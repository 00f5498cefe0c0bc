const words = {
  kinds: {
    matches_digest: 'New jobs that fit you strongly',
    saved_search: 'New jobs in your saved searches',
    shortlisted: 'A company shortlists you',
    poked: 'A company invites you to a job',
    internal_job: 'Your employer sends you a job within the company',
    job_closed: 'A job that you applied for closes',
    application_viewed: 'A company looks at your application',
    application_interview: 'A company would like to interview you',
    application_offered: 'A company offers you a job',
    application_hired: 'A company marks you as hired',
    application_rejected: 'A company declines your application',
    application_reopened: 'A company looks at your application again',
    application_received: 'Someone applies for your job',
    poke_interested: 'Someone you asked is interested in a job',
    poke_declined: 'Someone you asked is not interested in a job',
    application_withdrawn: 'Someone withdraws an application',
    note_mention: 'Someone names you in a note',
    job_expiring: 'A job of yours ends soon',
    job_expired: 'A job of yours has ended',
    candidates_found: 'New candidates who fit your jobs strongly',
    people_found: 'New or changed people in your saved searches',
    approval_requested: 'Someone waits for your approval',
    join_requested: 'Someone asks to join your team',
    invitation_accepted: 'Someone accepts your invitation',
    resume_read: 'Your resume was read',
    resume_failed: 'Your resume could not be read',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'notification-kinds': typeof words;
  }
}
