const words = {
  named: 'Your application: {{stage}}',
  stages: {
    SUBMITTED: 'Sent',
    VIEWED: 'Seen by the company',
    SHORTLISTED: 'Shortlisted',
    INTERVIEW: 'Interview',
    OFFERED: 'Offer made',
    HIRED: 'Hired',
    REJECTED: 'Declined',
    WITHDRAWN: 'Withdrawn',
    JOB_CLOSED: 'Job closed',
  },
  for_others: { SUBMITTED: 'Applied', VIEWED: 'Application opened', REJECTED: 'Rejected' },
  reason: { applicant: 'Reason given:', company: 'The company wrote:' },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'application-stage': typeof words;
  }
}
