const words = {
  screens: {
    onboarding: 'Welcome',
    'onboarding-recruiter': 'Your company',
    'onboarding-candidate': 'Your start as a candidate',
    'onboarding-disclaimer': 'How we use your resume',
    'onboarding-success': 'Your account is set up',
    'approval-pending': 'Waiting for approval',
  },
  choice: {
    title: 'What brings you here?',
    lead: 'Your choice decides what you see. It stays with this account.',
    candidate: 'I look for work',
    candidate_help: 'Upload your resume. We read it into a profile and show you jobs, each with its reasons.',
    recruiter: 'I look for people',
    recruiter_help: 'Describe your company, post a job and see who fits it, and why.',
    other_account: 'Use another account',
  },
  recruiter: {
    title: 'Your company',
    lead: 'Candidates see this beside your jobs.',
    check:
      'Companies are verified here. If your email address is of your website’s domain, that is done at once; else we mail a code to an address of it. Until then jobs stay drafts, and people are shown without names.',
    back: 'Choose again',
    submit: 'Go on',
  },
  similar: {
    title_one: 'Is this your company?',
    title_other: 'Is one of these your company?',
    lead: 'If it is, ask to join it. Its owner is told and lets you in.',
    same_domain: 'Same website or email domain',
    same_name: 'Same name',
    members_one: '{{shown}} person',
    members_other: '{{shown}} people',
    join: 'Ask to join',
    join_named: 'Ask to join {{company}}',
    another: 'No, {{company}} is another company',
    back: 'Change what I entered',
  },
  candidate: {
    steps: 'Steps of your start',
    step_about: 'About you',
    step_terms: 'How we use it',
    step_reading: 'Reading',
    title: 'Your start',
    lead: 'Your resume is enough. You can check and change everything we read.',
    back: 'Choose again',
    resume: 'Resume',
    resume_offered: 'A talent manager gave this resume for you. You may begin with it, or choose another.',
    resume_drop: 'Drop your resume here',
    picture: 'Picture',
    picture_drop: 'Drop a picture here',
    picture_help: 'Optional. It plays no part in any match.',
    availability: 'How can you work?',
    online: 'Remote',
    on_site: 'On site',
    links: 'Where to find you',
    links_help: 'Optional. Leave out what you do not have.',
    linkedin: 'LinkedIn',
    twitter: 'X (Twitter)',
    facebook: 'Facebook',
    instagram: 'Instagram',
    submit: 'Go on',
  },
  disclaimer: {
    title: 'What happens with your resume',
    lead: 'Please read this before we begin.',
    back: 'Change what I entered',
    points: {
      read: {
        title: 'A program reads it',
        body: 'It takes out your work, education, skills and languages. It can err: what it is unsure of is marked, and you can change everything.',
      },
      match: {
        title: 'It is compared with jobs',
        body: 'Every score shows its reasons. Your picture, name, age, gender and nationality play no part in it.',
      },
      people: {
        title: 'People decide',
        body: 'A score puts things in order. Nobody is rejected by a score alone.',
      },
      seen: {
        title: 'Who sees it',
        body: 'Recruiters see your profile, not the file. A company gets your contact details once you apply to it, or say that its job interests you.',
      },
      yours: {
        title: 'It stays yours',
        body: 'You can replace the resume at any time. When you delete your account, the file and all that was read from it go with it.',
      },
    },
    file: 'The resume you chose',
    submit: 'I agree, read my resume',
    missing: 'Your resume is no longer here',
    missing_help: 'Choose it again, then go on from there.',
    missing_action: 'Choose the resume',
  },
  success: {
    title: 'Your account is set up',
    lead_candidate: 'Your resume is being read. That usually takes a few seconds.',
    lead_recruiter: 'Your company is here. Post a first job to see who fits it.',
    lead_unverified:
      'Your company is here. Next, prove that it is yours: until then jobs stay drafts and people are shown without names.',
    continue_unverified: 'Verify the company',
    later: 'Later, go to the dashboard',
    continue_candidate: 'See how it goes',
    continue_recruiter: 'Go to the dashboard',
  },
  mend: { title: 'What to correct before you ask again' },
  start_over: {
    mend: 'Mend and ask again',
    company: 'Choose another company',
    title: 'Withdraw your request?',
    body: '{{company}} will no longer see that you asked. You then describe or choose a company anew.',
    confirm: 'Withdraw it',
    cancel: 'Keep waiting',
  },
  approval: {
    title: 'Waiting for approval',
    waiting_portal: {
      title: 'Waiting for approval',
      lead: 'Everything is complete. This portal looks at each new account before it opens. Yours is {{email}}. You get an email as soon as it is decided.',
    },
    waiting_company: {
      title: 'Waiting for {{company}}',
      lead: 'We have told {{company}} that you ask to join. You get an email as soon as they answer.',
    },
    declined_company: {
      title: 'Not this company',
      lead: '{{company}} did not accept your request. You can choose another company, or describe your own.',
    },
    declined: {
      title: 'Not yet',
      lead: 'Your account was looked at and something is missing. Mend it, then ask again: nothing you entered is lost.',
    },
    rejected: {
      title: 'Your account was not accepted',
      lead: 'This decision is final. If you think that it is a mistake, write to the address below.',
    },
    reason: 'What they wrote',
    since: 'Waiting since',
    decided: 'Decided',
    usually: 'It usually takes',
    contact: 'Questions',
    about: {
      minutes_one: 'about {{shown}} minute',
      minutes_other: 'about {{shown}} minutes',
      hours_one: 'about an hour',
      hours_other: 'about {{shown}} hours',
      days_one: 'about a day',
      days_other: 'about {{shown}} days',
    },
    check: 'Check now',
    checking: 'This page goes on by itself as soon as it is decided.',
    not_yet: 'Not yet. This page goes on by itself as soon as it is decided.',
    log_out: 'Log out',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    onboarding: typeof words;
  }
}
