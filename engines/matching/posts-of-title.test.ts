import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { explainMatch, jobFeaturesFromText, profileFeaturesFromText } from './index.ts';
import { releaseModel } from './model.fixtures.ts';
import { postsOfTitle } from './posts-of-title.ts';

const named = (title: string) =>
  postsOfTitle(releaseTaxonomy)(title).map((place) => releaseTaxonomy.occupations[place]?.id);

describe('a title', () => {
  it('names several posts where each of its parts is called like an occupation', () => {
    expect(named('Trailer Driver / Scaffolder / Steel Fixer')).toEqual([
      'heavy-truck-driver',
      'scaffolder',
      'steel-fixer',
    ]);
    expect(named('محاسب / أمين مستودع')).toEqual(['accountant', 'storekeeper']);
  });

  it('names one where its parts are names of one, or of nothing', () => {
    for (const title of ['Accountant', 'UI/UX Designer', 'Accountant / Accounts Officer / Dubai', '/', ''])
      expect(named(title), title).toEqual([]);
  });
});

describe('a job for several posts', () => {
  const text =
    'Trailer driver: flatbed, lashing, heavy licence. Steel fixer: BBS reading. Scaffolder: third party card.';
  const several = jobFeaturesFromText(releaseTaxonomy, {
    title: 'Trailer Driver / Steel Fixer / Scaffolder',
    text,
  });
  const scoreOf = (title: string, work: string) => {
    const person = profileFeaturesFromText(releaseTaxonomy, { title, text: `${title}\n${work}` });
    return explainMatch(several, person, releaseModel).score;
  };

  it('fits whoever does one of them, and nobody of other work', () => {
    expect(
      scoreOf('Trailer Driver', 'Drove flatbed trailers for ten years, lashing and waybills'),
    ).toBeGreaterThan(0.5);
    expect(scoreOf('Scaffolder', 'Erects tube and cup-lock scaffolds on sites')).toBeGreaterThan(0.5);
    expect(scoreOf('Accountant', 'Closes the books every month')).toBeLessThan(0.1);
  });
});
