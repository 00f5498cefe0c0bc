const words = {
  kinds: {
    new: 'New',
    shortlisted: 'Shortlist',
    interview: 'Interview',
    offered: 'Offer',
    hired: 'Hired',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'pipeline-stage': typeof words;
  }
}
