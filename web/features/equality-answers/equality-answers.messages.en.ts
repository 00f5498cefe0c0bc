/** Fairness: what people say of themselves for it, and what companies learn from it. */
const words = {
  screens: {
    fairness: 'Fairness',
    'equality-answers': 'Fair hiring',
  },
  own: {
    title: 'Fair hiring',
    lead: 'Whether companies choose fairly can only be counted if people say who they are. It is your choice.',
    facts: {
      voluntary: 'It is voluntary, and every question can be left out.',
      read: 'Nobody reads your answers: companies get rates, and only where at least {{answers}} people answered and at least {{group}} are in a group.',
      apart: 'Your answers stand apart from your profile. No score, list or search looks at them.',
      back: 'You can change them or take them back at any time; what you take back is deleted.',
    },
    waiting: 'Loading your answers',
    failed: 'We could not load your answers',
    questions: {
      gender: 'Gender',
      age_band: 'Age',
      disability: 'Do you have a disability?',
      nationality: 'In the country where you work or look for work you are …',
    },
    not_answered: 'No answer',
    consent: 'I agree that my answers are counted in this way.',
    consent_needed: 'Without your consent we keep nothing.',
    keep: 'Keep my answers',
    change: 'Change my answers',
    take_back: 'Take my answers back',
    since: 'Kept since {{date}}',
    nothing_chosen: 'Choose an answer to at least one question.',
  },
  groups: {
    gender: { woman: 'Women', man: 'Men' },
    age_band: {
      under_25: 'Under 25',
      '25_34': '25 to 34',
      '35_44': '35 to 44',
      '45_54': '45 to 54',
      '55_and_over': '55 and over',
    },
    disability: { yes: 'With a disability', no: 'Without a disability' },
    nationality: { national: 'Nationals', resident: 'Residents' },
  },
  choices: {
    gender: { woman: 'Woman', man: 'Man' },
    age_band: {
      under_25: 'Under 25',
      '25_34': '25 to 34',
      '35_44': '35 to 44',
      '45_54': '45 to 54',
      '55_and_over': '55 or over',
    },
    disability: { yes: 'Yes', no: 'No' },
    nationality: { national: 'A national', resident: 'A resident' },
    prefer_not_to_say: 'I prefer not to say',
  },
  fairness: {
    title: 'Fairness',
    lead: 'How often applicants of each group are chosen, step by step, from what they chose to say of themselves.',
    waiting: 'Counting',
    failed: 'We could not count the selection rates',
    forbidden: 'For the owner and managers of the company',
    forbidden_body: 'Ask them if you need these figures.',
    period: 'Time',
    periods: { quarter: '3 months', half_year: '6 months', year: '12 months' },
    span: '{{from}} to {{until}}, whole months.',
    applicants_one: '{{shown}} person applied in this time.',
    applicants_other: '{{shown}} people applied in this time.',
    none: 'Nobody applied in this time',
    none_body: 'Rates are counted once people apply to your jobs. The running month is never counted.',
    not_enough: 'Not enough people answered to say anything',
    not_enough_body:
      'At least {{answers}} answers are needed, and at least {{group}} people in each of two groups. Fewer would tell who said what.',
    questions: { gender: 'Gender', age_band: 'Age', disability: 'Disability', nationality: 'Nationality' },
    group: 'Group',
    people: 'People',
    at_least: '{{shown}} or more',
    people_at_least_one: '{{shown}} or more people',
    people_at_least_other: '{{shown}} or more people',
    stages: { shortlisted: 'Shortlisted', interview: 'Interviewed', offered: 'Offered', hired: 'Hired' },
    ratio: '{{ratio}} of the highest rate',
    too_few_yet: 'Fewer than {{count}} people yet',
    kept_back: 'Too few people to give a share',
    hidden: 'Groups of fewer than {{group}} people are not shown.',
    verdicts: {
      highest: 'Highest',
      even: 'Even',
      maybe_chance: 'Below, maybe by chance',
      below: 'Below, hardly by chance',
    },
    meaning: 'What this means, and what not',
    meanings: {
      rate: 'A rate is the share of a group’s applicants who came at least that far with one of your jobs.',
      steps:
        'Shares of groups under 100 people are given in steps of 5 %. Where fewer than {{count}} of a group were chosen, no share is given, nor that of the group from which it could be worked out: it would tell of single people. Such a group is not compared, and gets no share at later steps either.',
      rule: 'Under the four-fifths rule (29 CFR 1607.4 D, United States) a rate of less than four fifths of the highest group’s is a reason to look at how the step is decided. It proves nothing by itself, and four fifths or more does not prove fairness.',
      chance: 'Whether chance could explain a difference is judged by Fisher’s exact test at 5 %.',
      answers: 'Who did not answer is not counted, and who answers may differ from who does not.',
    },
  },
};
export default words;

declare module '#web/platform/words.ts' {
  interface Namespaces {
    'equality-answers': typeof words;
  }
}
