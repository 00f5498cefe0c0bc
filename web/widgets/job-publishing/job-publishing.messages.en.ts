const words = {
  to_employees: 'Send it to employees',
  title: 'Share “{{job}}”',
  close: 'Close',
  waiting: 'Loading the addresses',
  address: 'Public address',
  address_open: 'Everyone can read it, with or without an account.',
  address_not_yet: 'The page is there once the job is published.',
  address_employees: 'The job is for employees: nobody else can open this address.',
  copy: 'Copy',
  copy_named: 'Copy: {{what}}',
  copied: 'Copied',
  copy_yourself: 'Your browser does not let us copy. Select the address and copy it.',
  code: 'Code to scan',
  code_alt: 'A code that opens the public address of this job',
  code_help: 'For posters, badges and screens. It opens the public address.',
  svg: 'Download as SVG',
  png: 'Download as PNG',
  feeds: 'Feeds of all open jobs of the company',
  feeds_help:
    'Job boards and your own website read these addresses by themselves. They always hold what is open now.',
  xml: 'XML for job boards',
  json: 'JSON Feed',
  expiry: 'Closes by itself on',
  expiry_help: 'At the end of that day. You hear of it three days before.',
  expiry_set: 'Save the date',
  expiry_never: 'Never',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'job-publishing': typeof words;
  }
}
