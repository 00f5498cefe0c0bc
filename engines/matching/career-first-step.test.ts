import { describe, expect, it } from 'vitest';
import type { EducationLevel } from '#engines/taxonomy/index.ts';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { type CareerPaths, careerPaths } from './career-paths.ts';
import { careerStart } from './career-start.ts';
import { releaseModel } from './model.fixtures.ts';
import { profileFeatures } from './read-features.ts';

function found(title: string, text: string, years: number, education?: EducationLevel): CareerPaths {
  const profile = { title, text, years, ...(education ? { education } : {}) };
  const features = profileFeatures(releaseTaxonomy, profile, new Date('2026-11-01'));
  return careerPaths(releaseModel, careerStart(features));
}
const idsOf = ({ paths }: CareerPaths) =>
  paths.map(({ steps }) => steps.map(({ occupationId }) => occupationId));

describe('the next step of somebody who writes some lines', () => {
  it('is what they wish for, by what it means and not by what it is called', () => {
    const text =
      'محاسب في شركة مقاولات من ست سنين، قيود ومستخلصات وتسويات بنكية وإقفال شهري. بحب أحلل الأرقام وعملت لوحات باور بي آي للإدارة. نفسي أشتغل محلل بيانات مش محاسب';
    expect(idsOf(found('محاسب', text, 6, 'bachelor')).map(([id]) => id)).toContain('data-analyst');
    const flying =
      'Cabin crew for six years with an airline in Doha. I train the new joiners in the service school two days a month. I want to stay in aviation but not flying any more.';
    expect(idsOf(found('Cabin crew', flying, 6, 'bachelor'))[0]?.[0]).toBe('cabin-crew-trainer');
  });

  it('goes on to a second one only where that is as likely, and stands beside others that are', () => {
    const text =
      'Storekeeper in a hospital store for five years: receiving, bin cards, expiry, stock count, system entries. I would like to move into purchasing.';
    const [first, ...others] = idsOf(found('Store keeper', text, 5, 'diploma'));
    expect(first).toEqual(['procurement-officer']);
    expect(others.map(([id]) => id)).toContain('warehouse-supervisor');
  });

  it('is none where neither the start nor any step is likely, beside work that is near', () => {
    const text =
      'Some months here, some months there since school, whatever came. I learn quickly, I am honest and on time, and I want something steady that is not far from where I live';
    const { paths, neighbours } = found('', text, 3);
    expect(paths).toEqual([]);
    expect(neighbours.length).toBeGreaterThan(0);
  });
});
