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
