import { describe, expect, it } from 'vitest';
import { explainMatch, prepareJob, prepareProfile, rankProfiles } from './index.ts';
import { invented } from './matching.fixtures.ts';
import { releaseModel } from './model.fixtures.ts';

const model = releaseModel;

describe.each([1, 2, 3])('ranking invented documents (seed %i)', (seed) => {
  const { jobs, profiles } = invented(seed);
  const preparedJobs = jobs.map((job, at) => prepareJob(`j${at}`, job, model));
  const preparedProfiles = profiles.map((profile, at) => prepareProfile(`p${at}`, profile, model));

  it('gives each pair the score of its explanation', () => {
    jobs.slice(0, 8).forEach((job, at) => {
      for (const { id, score } of rankProfiles(preparedJobs[at]!, preparedProfiles, model)) {
        expect(score).toBeCloseTo(explainMatch(job, profiles[Number(id.slice(1))]!, model).score, 9);
      }
    });
  });
});
