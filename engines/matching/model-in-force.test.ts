import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { learn, nothingLearned } from './learned.ts';
import { releaseModel } from './model.fixtures.ts';
import { modelOf } from './model.ts';
import { createModelInForce } from './model-in-force.ts';

const learned = learn(
  releaseTaxonomy,
  Array.from({ length: 6 }, () => ({ title: 'Zorbler', text: 'Zorbles frames with JavaScript' })),
);

describe('the model in force', () => {
  it('is made of what was learned, and says what before it is made', () => {
    const inForce = createModelInForce(releaseTaxonomy, learned);
    expect(inForce.learned()).toBe(learned.version);
    expect(inForce.current().version).toBe(modelOf(releaseTaxonomy, learned).version);
    expect(inForce.current()).toBe(inForce.current());
  });

  it('is replaced by another at once, and no other program’s is', () => {
    const [ours, theirs] = [1, 2].map(() => createModelInForce(releaseTaxonomy, learned));
    ours!.use(releaseModel);
    expect([ours!.current(), ours!.learned()]).toEqual([releaseModel, nothingLearned.version]);
    expect(theirs!.learned()).toBe(learned.version);
  });
});
