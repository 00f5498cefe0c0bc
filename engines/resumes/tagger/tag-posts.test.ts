import { describe, expect, it } from 'vitest';
import { openTaxonomy } from '#engines/taxonomy/index.ts';
import type { TaggerLine } from './clues.ts';
import { tagPosts } from './tag-posts.ts';

const taxonomy = openTaxonomy();
const inWork = (text: string): TaggerLine => ({ text, section: 'work', isHeading: false });

describe('what the tagger reads of a line', () => {
  const lines = [
    'Karim Haddad, pastry cook, Amman',
    'Cedar Palace Hotel, Beirut: pastry cook, March 2019 to now',
    'Made 300 croissants a day and trained two helpers',
    'فني مصاعد – شركة الأفق للمصاعد (2016 – 2019)',
  ].map(inWork);
  const [top, job, duty, arabic] = tagPosts(taxonomy, lines);

  it('is what the person is or was, and for whom, in both scripts', () => {
    expect(top?.titles.map(({ text }) => text)).toEqual(['pastry cook']);
    expect(job?.titles.map(({ text }) => text)).toEqual(['pastry cook']);
    expect(job?.employers.map(({ text }) => text)).toEqual(['Cedar Palace Hotel']);
    expect(arabic?.titles.map(({ text }) => text)).toEqual(['فني مصاعد']);
    expect(arabic?.employers.map(({ text }) => text)).toEqual(['شركة الأفق للمصاعد']);
    expect(duty?.titles).toEqual([]);
  });

  it('says how likely any words are a title', () => {
    const { text = '' } = lines[1] ?? {};
    const at = text.indexOf('pastry cook');
    expect(job?.titleOdds(at, at + 'pastry cook'.length)).toBeGreaterThan(0.8);
    expect(job?.titleOdds(0, 'Cedar Palace'.length)).toBeLessThan(0.1);
    expect(job?.titleOdds(0, 0)).toBe(0);
  });

  it('is nothing of an empty line', () => {
    expect(tagPosts(taxonomy, [inWork('')])).toMatchObject([{ titles: [], employers: [] }]);
  });
});
