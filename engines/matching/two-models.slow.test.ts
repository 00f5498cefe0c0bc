import { describe, expect, it } from 'vitest';
import { openWiderTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { explainMatch, jobFeatures, profileFeatures } from './index.ts';
import { nothingLearned } from './learned.ts';
import { releaseModel } from './model.fixtures.ts';
import { type MatchModel, modelOf } from './model.ts';
import { preparedStamp } from './prepared-stamp.ts';
import { nextOccupations } from './transitions.ts';

const wider = modelOf(openWiderTaxonomy(), nothingLearned);
// In turn, so that whatever the one left behind would show in the other's answer.
const inTurn = <T>(ask: (model: MatchModel) => T): T[] => [releaseModel, wider, releaseModel, wider].map(ask);

const explained = (model: MatchModel) =>
  explainMatch(
    jobFeatures(model.taxonomy, { title: 'Zorb Tuner', text: 'Zorblang and Python are a must.' }),
    profileFeatures(model.taxonomy, { title: 'Zorb Tuner', text: 'Wrote Zorblang for five years.' }),
    model,
  );

describe('two models of two taxonomies', () => {
  it('each match by the skills and titles of their own taxonomy', () => {
    const [ours, theirs] = [explained(releaseModel), explained(wider)];
    expect(ours.matched.map(({ id }) => id)).not.toContain('zorblang');
    expect(theirs.matched.map(({ id }) => id)).toContain('zorblang');
    expect(inTurn(explained)).toEqual([ours, theirs, ours, theirs]);
  });

  it('each know occupations and what lies near them', () => {
    const places = inTurn((model) => model.occupations.index.has('zorb-tuner'));
    expect(places).toEqual([false, true, false, true]);
    const titles = inTurn(({ titles }) =>
      [...titles.prepare('Zorb Tuner')!.confidences].some((it) => it > 0.99),
    );
    expect(titles).toEqual([false, true, false, true]);
    const steps = inTurn(({ taxonomy }) => nextOccupations(taxonomy, 'zorb-tuner', 3).length);
    expect(steps).toEqual([0, 3, 0, 3]);
  });

  it('are told apart by the versions of what they make', () => {
    const [ours, theirs, oursAgain, theirsAgain] = inTurn((model) => [model.version, preparedStamp(model)]);
    expect([oursAgain, theirsAgain]).toEqual([ours, theirs]);
    expect(theirs![0]).not.toBe(ours![0]);
    expect(theirs![1]).not.toBe(ours![1]);
  });
});
