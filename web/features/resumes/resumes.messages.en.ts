const words = {
  screens: {
    'profile-fetching': 'Reading your resume',
  },
  loading: 'Looking up how far the reading is',
  title: 'We are reading your resume',
  lead: 'This usually takes a few seconds, and a few for each page of a scan. You may close the page: the reading goes on, and your profile will be here.',
  slow: 'This takes longer than usual. It goes on by itself, even when you leave.',
  progress: 'Progress of the reading, {{percent}}',
  steps: 'Steps of the reading',
  step: {
    queued: 'Waiting for its turn',
    reading: 'Reading the pages',
    understanding: 'Understanding what they say',
    matching: 'Comparing with jobs',
    done: 'Done',
  },
  page_of: 'Page {{page}} of {{of}}',
  found: 'Found so far',
  found_all: 'What we found',
  jobs_one: '{{count}} job',
  jobs_other: '{{count}} jobs',
  education_one: '{{count}} place of study',
  education_other: '{{count}} places of study',
  skills_one: '{{count}} skill',
  skills_other: '{{count}} skills',
  certifications_one: '{{count}} certificate',
  certifications_other: '{{count}} certificates',
  languages_one: '{{count}} language',
  languages_other: '{{count}} languages',
  unread_one: 'Page {{pages}} could not be read: what it says is missing.',
  unread_other: 'Pages {{pages}} could not be read: what they say is missing.',
  done: {
    title: 'Your profile is ready',
    lead: 'We take you there now, so that you can check what we read.',
    continue: 'To my profile',
  },
  failed: {
    title: 'We could not read your resume',
    by_hand: 'Fill in my profile by hand',
    unknown: 'We do not know why. Try again, or upload another file.',
    file: 'The file: {{name}}',
  },
  none: {
    title: 'There is no resume here yet',
    lead: 'Upload one and we read it into your profile.',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    resumes: typeof words;
  }
}
