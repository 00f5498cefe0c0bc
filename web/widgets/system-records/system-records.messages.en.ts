const words = {
  state: {
    waiting: 'On its way',
    agreed: 'Equal on both sides',
    conflict: 'Decide',
    refused: 'Refused',
    ended: 'Not kept equal',
  },
  job: {
    action: 'Post to {{system}}',
    title: 'Post this job to {{system}}?',
    help: 'This is what {{system}} gets. Changes, and the closing of the job, follow by themselves.',
    send: 'Post',
  },
  candidate: {
    action: 'Send to {{system}}',
    title: 'Send this candidate to {{system}}?',
    help: 'This is all that {{system}} gets of them. They see in their account that you sent it. From then on stages are followed in both directions.',
    send: 'Send',
  },
  many: {
    title_one: 'Send {{count}} candidate to {{system}}?',
    title_other: 'Send {{count}} candidates to {{system}}?',
    help: 'Of each, {{system}} gets what the mapping names and no more, and their job before them. They see in their account that you sent it. Only who applied, or said that the job interests them, is sent; they count towards what your company may export in a day.',
    running: 'Candidates are being sent',
    queued_one: '{{count}} candidate is on the way.',
    queued_other: '{{count}} candidates are on the way.',
    there_one: '{{count}} was sent before.',
    there_other: '{{count}} were sent before.',
    refused_one: '{{count}} was not sent:',
    refused_other: '{{count}} were not sent:',
  },
  stage: 'Stage',
  standing: 'State',
  open: 'Open',
  closed: 'Closed',
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  missing: 'Nothing is mapped to what it requires: {{fields}}. Map it first.',
  waiting: 'Putting together what would be sent',
  cannot_send: 'This cannot be sent.',
  cancel: 'Cancel',
  close: 'Close',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'system-records': typeof words;
  }
}
