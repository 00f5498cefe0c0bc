/** How questions and searches are understood, alone and after others. */
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { Parts } from '#engines/text/golden/digests.ts';
import { panelText } from '#engines/text/golden/panel-texts.ts';
import { createUnderstanding } from '../index.ts';

const understanding = createUnderstanding(releaseTaxonomy);

/** Ways to ask after what somebody looks for. */
const ASKED = [
  (what: string) => what,
  (what: string) => `what do i lack to become a ${what}?`,
  (what: string) => `how mny jobs for ${what} in dubai pay over 9000`,
  (what: string) => `courses for ${what} in arabic that are free, at most 20 hours`,
  (what: string) => `ما الذي ينقصني لأصبح ${what}`,
  (what: string) => `كم وظيفة ${what} في الرياض`,
];

/** `second/job-searches/nurse`: what somebody looks for, put as several questions that go on from each other. */
export function understoodParts(name: string): Parts {
  const what = panelText(name);
  const first = ASKED.map((ask) => understanding.understand(ask(what), 'candidate'));
  return {
    candidate: first,
    recruiter: ASKED.map((ask) => understanding.understand(ask(what), 'recruiter')),
    after: first.flatMap((before) =>
      ['why?', `and ${what}?`, 'in Cairo', 'the second one', 'وفي دبي؟'].map((next) =>
        understanding.understand(next, 'candidate', before),
      ),
    ),
  };
}
