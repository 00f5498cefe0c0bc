const words = {
  menu: 'More for {{job}}',
  edit: 'Edit',
  preview: 'Preview',
  one_by_one: 'Candidates one at a time',
  share: 'Share, code and feeds',
  copy: 'Use as a template',
  publish: 'Publish',
  publish_again: 'Publish again',
  close: 'Close the job',
  delete: 'Delete the job',
  delete_title: 'Delete this job?',
  delete_body:
    'The job leaves your lists with all that you decided in it; this cannot be undone. Those who applied are told, and keep it among their applications.',
  cancel: 'Keep it',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'job-actions': typeof words;
  }
}
