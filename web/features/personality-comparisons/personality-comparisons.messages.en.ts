const words = {
  screens: {
    'personality-comparisons': 'Compare personalities',
    'personality-comparison': 'Two personalities',
    'comparison-request': 'A comparison of personalities',
  },
  title: 'Compare personalities',
  lead: 'See your personality beside that of somebody you know, where you both agree.',
  back: 'Your report',
  failed: 'The comparison could not be loaded',
  waiting: 'Loading',
  list: 'Your comparisons',
  somebody: 'Somebody',
  link_of: 'Link of {{date}}',
  since: 'Agreed on {{date}}',
  until: 'Waits for an answer until {{date}}',
  declined: 'Whoever followed the link declined. Nothing was shown.',
  state: { ASKED: 'Waiting', AGREED: 'Agreed', DECLINED: 'Declined' },
  end: { ASKED: 'Take back', AGREED: 'End', DECLINED: 'Clear' },
  end_named: {
    ASKED: 'Take back the link of {{name}}',
    AGREED: 'End the comparison with {{name}}',
    DECLINED: 'Clear the link of {{name}}',
  },
  ask: {
    title: 'Ask somebody',
    both: 'You make a link and hand it to one person. Until they agree, neither of you sees anything.',
    all: 'Then each of you sees the other’s traits, domains and facets of the latest result; never a single answer.',
    end: 'Either of you may end it at any time, without a reason. Nothing of it is kept.',
    nobody: 'No company sees that you compare, with whom, or what comes of it.',
    action: 'Make a link',
  },
  link: {
    label: 'Address to hand to one person',
    copy: 'Copy',
    copied: 'The link is copied. Hand it to one person only: the first answer counts.',
    copy_yourself: 'Your browser did not let it be copied. Take the address from the field.',
  },
  no_result: {
    title: 'There is nothing to compare yet',
    body: 'Complete the personality assessment, or its short scale, first.',
    action: 'To the personality assessment',
  },
  request: {
    title: '{{name}} asks to compare personalities',
    lead: 'If you agree, {{name}} sees your latest personality result and you see theirs: traits, domains and facets, never a single answer.',
    terms:
      'It is up to you. Either of you may end it at any time, and no company ever sees it. The link is open until {{date}}.',
    agree: 'Agree and compare',
    decline: 'Decline',
    declined: 'You declined. Nothing of yours was shown, nor your name.',
    no_result: 'To agree you need a result of your own. The link stays open while you take the assessment.',
    is_own: 'This is your own link',
    is_own_body: 'Hand it to the person you want to compare with.',
    answered: 'This question was answered.',
    see: 'See the comparison',
    own: 'Your comparisons',
    missing: 'This link is not open',
    missing_body: 'It was answered or taken back, or is older than 14 days. Ask for a new one.',
  },
  one: {
    title: 'You and {{name}}',
    lead: 'Both agreed on {{date}}. You see the latest result of each.',
    missing: 'There is no such comparison',
    missing_body: 'One of the two may have ended it.',
    mixed:
      'The two took different forms of the assessment, which measure differently well: compare with care.',
    shapes: 'Both shapes',
    you: 'You',
    completed: 'Completed on {{date}}',
    short: 'short scale',
    scale: 'Scale',
    difference: 'Difference',
    apart: 'Clearly different',
    close: 'Within chance',
    none: '–',
    reading: 'How to read this',
    apart_means:
      'The figures are T scores: 50 is the average of the comparison group, and two thirds of people are between 40 and 60. Two people are clearly different where the gap is larger than two measurements of one person would show in 95 of 100 cases.',
    neither_better: 'Neither side of any scale is better. This is how each described themselves.',
    end_title: 'End this comparison?',
    end_body:
      'Neither of you will see the other’s result any more, and nothing of the comparison is kept. You may ask again.',
    keep: 'Keep it',
  },
  scales: { trait: 'Traits', domain: 'Domains', facet: 'Facets' },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'personality-comparisons': typeof words;
  }
}
