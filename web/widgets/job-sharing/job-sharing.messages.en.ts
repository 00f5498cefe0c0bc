const words = {
  action: 'Share',
  title: 'Share this job',
  close: 'Close',
  address: 'Address of the job',
  help: 'Everyone can read it, with or without an account.',
  copy: 'Copy the address',
  copied: 'The address is copied.',
  copy_yourself: 'Your browser does not let us copy. Select the address and copy it.',
  system: 'More ways',
  places: 'Share on',
  networks: { whatsapp: 'WhatsApp', linkedin: 'LinkedIn', x: 'X', mail: 'Email' },
  words: '{{title}} at {{company}}',
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'job-sharing': typeof words;
  }
}
