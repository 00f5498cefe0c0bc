const words = {
  views: 'Picture or table',
  view: { picture: 'Picture', table: 'Table' },
  band: { low: 'Low', average: 'Average', high: 'High' },
  percentile: 'higher than {{number}} of 100 people',
  change: {
    up: 'up {{points}} since then',
    down: 'down {{points}} since then',
    same: 'unchanged',
  },
  shape: {
    title: 'Your shape at a glance',
    title_of: 'The shape at a glance',
    said: 'Your scores are highest in {{highest}}, and lowest in {{lowest}}.',
    said_of: 'The scores are highest in {{highest}}, and lowest in {{lowest}}.',
    legend: 'Each bar is a facet: the longer, the higher. The ring is where average scores lie.',
    legend_before: 'The small marks are your earlier attempt.',
  },
  traits: {
    title: 'Traits, the strongest first',
    help: 'What several facets say together about you at work. Low is not bad, and high is not good: each suits other work.',
    help_of:
      'What several facets say together about the person at work, in the sentences that they read themselves. Low is not bad, and high is not good.',
    made_of: 'Made of these facets:',
    turned: '(the less, the more)',
  },
  certainty: {
    good: 'Measured reliably ({{reliability}} of 1).',
    fair: 'Measured fairly reliably ({{reliability}} of 1).',
    rough: 'Measured roughly ({{reliability}} of 1): a hint rather than a finding.',
    error: 'If you answered again, your score would most likely be within {{points}} points of this one.',
    error_of: 'Asked again, the person would most likely score within {{points}} points of this.',
  },
  domains: {
    title: 'Domains and facets',
    help: 'The five broad domains of personality, each with the facets that it is made of.',
    facets: 'Facets of {{name}}',
  },
  table: {
    label: 'All scores as a table',
    scale: 'Scale',
    band: 'In words',
    percentile: 'Higher than, of 100',
    score: 'Score (T)',
    before: 'On {{date}}',
    reliability: 'Reliability',
    error: 'Likely within ±',
    kind: { trait: 'Traits', domain: 'Domains', facet: 'Facets' },
  },
  reading: {
    title: 'How to read this',
    percentile:
      '“Higher than 72 of 100” says that 72 of 100 people in the comparison group scored lower. It is no mark, and 50 is the middle.',
    bands: 'About four in ten people are average in a scale; low and high are three in ten each.',
    certainty:
      'Every score carries some chance: few statements measure roughly, many measure more finely. A small difference between two scores means nothing.',
  },
  total: {
    title: 'Your result',
    title_of: 'The result',
    said: '{{whole}} of all points; the true share may lie anywhere between {{from}} and {{to}}.',
    interval:
      '{{number}} questions leave something to chance: with this result the true share may lie anywhere between {{from}} and {{to}} (95% confidence interval, calculated from the number of questions).',
  },
  bands: { 'below-A1': 'Below A1', A1: 'A1', A2: 'A2', B1: 'B1', B2: 'B2', C1: 'C1' },
  level: {
    title: 'Your level',
    title_of: 'The level',
    said: '{{band}}, give or take {{error}} of a level: {{likely}}.',
    certain:
      'Give or take {{error}} of a level (standard error): by our calculation two in three people who answer like this are at {{band}}.',
    likely:
      'Give or take {{error}} of a level (standard error): by our calculation two in three people who answer like this are at {{likely}}.',
    unsure: 'The test ended before it was sure; more answers would narrow this down.',
    unsure_of: 'The test ended before it was sure.',
    untold: 'Too little was answered to tell a level.',
    limits: 'What this measures, and what it does not',
  },
  skills: {
    title: 'By skill',
    help: 'Each by itself, from fewer questions: the error is larger than that of the whole.',
    standing: '{{band}}, ± {{error}} of a level',
  },
  works: {
    title: 'What was written and spoken',
    help: 'Stated features of the text are counted; what was said well is for people to judge.',
    kind: { writing: 'The text', speaking: 'Spoken answer' },
    counted:
      '{{points}} of {{most}} points for what can be counted: {{words}} words, {{sentences}} sentences.',
    no_machine: 'No machine score is given: no recogniser of speech is set up here. A person may score it.',
    earned: 'Earned',
    lost: 'Lost',
    rated: 'Scored by {{company}} on {{date}}',
    recording: 'Recording',
    unheard: 'The recording could not be loaded.',
    unwritten: 'Nothing was written.',
    unspoken: 'No recording: nothing was spoken, or it is not played in a blind review.',
  },
  topics: {
    title: 'By topic',
    help: 'Few questions a topic: a hint where to learn, and no more.',
    help_of: 'Few questions a topic: a hint what to talk about, and no more.',
    points_one: '{{score}} of {{most}} point',
    points_other: '{{score}} of {{most}} points',
  },
  strengths: {
    title: 'What you bring',
    title_of: 'What the person brings',
    help: 'How often you chose what shows a strength, of the times that it was offered. None is better than another.',
    help_of:
      'How often a choice that shows a strength was taken, of the times that it was offered. None is better than another.',
    chosen: 'chosen {{score}} of {{most}} times',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'assessment-result': typeof words;
  }
}
