const words = {
  screens: {
    'match-calibrations': 'Match accuracy',
  },
  title: 'Match accuracy',
  lead: 'A match of 60% is a promise: of ten people with that match, about six should turn out to be relevant. Every time someone here is shortlisted or rejected, or likes or dislikes a job, we see whether the promise held, and can set the percentages right.',
  refit: 'Refit now',
  loading: 'Loading how well scores do',
  failed: 'We could not load how well scores do',
  own: 'The scale Masar comes with',
  learned: 'Learned from this portal',
  active: {
    title: 'In force now',
    own: 'Nothing has been learned from this portal: the percentages mean what they mean everywhere.',
    learned_one: 'The percentages were fitted to {{count}} judgement of this portal on {{date}}.',
    learned_other: 'The percentages were fitted to {{count}} judgements of this portal on {{date}}.',
    pinned:
      'An admin chose it. It stays until a refit that you ask for is adopted; the weekly one leaves it alone.',
    pinned_by:
      '{{name}} chose it. It stays until a refit that you ask for is adopted; the weekly one leaves it alone.',
  },
  judgements: {
    title: 'Judgements so far',
    of: '{{have}} of {{need}}',
    wanting_one: '{{count}} more judgement is needed before the percentages can learn from this portal.',
    wanting_other: '{{count}} more judgements are needed before the percentages can learn from this portal.',
    enough: 'Enough to learn from. The percentages are refitted every week, or now if you ask for it.',
    what: 'A judgement is a candidate shortlisted or rejected, or a job liked, disliked or kept as a favourite.',
  },
  quality: {
    title: 'How often the percentages are right',
    measure: 'What is counted',
    before: 'Before',
    after: 'After',
    now: 'Now',
    tried: 'If adopted',
    recall: 'Of those who are relevant, how many have a match above {{floor}}',
    recall_term: 'Recall',
    precision: 'Of those with a match above {{floor}}, how many are relevant',
    precision_term: 'Precision',
    nothing: 'None',
    measured_one: 'Counted on {{count}} judgement that was set aside and not learned from.',
    measured_other: 'Counted on {{count}} judgements that were set aside and not learned from.',
    not_measured: 'It is counted at each refit, and shown here once one was adopted.',
  },
  outcome: {
    title: 'What came of the refit',
    adopted: 'Adopted',
    kept: 'Nothing changed',
    based_on_one: 'Based on {{count}} judgement.',
    based_on_other: 'Based on {{count}} judgements.',
    relevant_one: '{{count}} of them said “relevant”.',
    relevant_other: '{{count}} of them said “relevant”.',
  },
  verdicts: {
    adopted:
      'The new percentages come closer to what people here decided, and no list grows or shrinks too much. They are in force now, and lists follow within minutes.',
    unchanged: 'The refit came to the same percentages as those in force.',
    too_few_pairs: 'There are too few judgements yet: chance would teach more than people do.',
    one_sided:
      'Nearly all judgements say the same. To learn who is relevant, we need at least 20 that say yes and 20 that say no.',
    not_rising:
      'In these judgements, stronger matches were not judged relevant more often than weaker ones. Learning from that would turn the order round, so we did not.',
    lost_log_loss:
      'Tried on judgements it had not seen, the new fit was further from what people decided than the present one.',
    lost_recall: 'With the new percentages, too many relevant people would have fallen below 20%.',
    lost_precision: 'With the new percentages, too many who are not relevant would have risen above 30%.',
  },
  history: {
    title: 'History',
    empty: 'Nothing yet. Each refit that is adopted is kept here, so that you can go back to it.',
    learned_on: 'Learned on {{date}}',
    first: 'What every portal begins with.',
    activated_by: 'Last put in force by {{name}}.',
    active: 'In force',
    pinned: 'In force, chosen by an admin',
    use: 'Use this one again',
    use_named: 'Use this one again: {{name}}',
    figures: 'Before and after',
  },
  confirm: {
    title: 'Use this one again?',
    body: '“{{name}}” then counts for every match of this portal, and lists follow within minutes. The weekly refit no longer changes it. You can come back here and choose another at any time.',
    use: 'Use it again',
    cancel: 'Keep the present one',
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    calibrations: typeof words;
  }
}
