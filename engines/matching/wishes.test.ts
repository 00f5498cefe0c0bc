import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { profileFeatures } from './index.ts';
import { releaseModel } from './model.fixtures.ts';
import { prepareProfile } from './prepare.ts';
import { asksElsewhere, titlesThatCount, wishedOccupations } from './wishes.ts';

const wished = (text: string) => wishedOccupations(releaseTaxonomy, text);

describe('the work that somebody asks for', () => {
  it.each([
    ['I am looking for a plumber post in Muscat.', 'plumber'],
    ['Ten years at home. I would like to go back to work as a registered nurse.', 'registered-nurse'],
    ['Seeking a storekeeper or helper job', 'storekeeper'],
    ["I'd like a public relations job with a bank.", 'public-relations-specialist'],
    ['أبحث عن عمل سباك في الدوحة', 'plumber'],
    ['عايز أسافر الكويت كهربائي', 'electrician'],
  ])('is named behind the words that ask: %s', (text, occupation) => {
    expect(wished(text)).toContain(occupation);
  });

  it('is no first officer of whoever looks for a first job', () => {
    expect(wished('Fresh graduate looking for first job in a nursery.')).toEqual([]);
  });

  it.each([
    'I worked as a plumber for ten years.',
    'I do not want to work as a plumber any more.',
    'We are looking for growth.',
  ])('is none that is only told of: %s', (text) => {
    expect(wished(text)).toEqual([]);
  });
});

describe('whether somebody would move', () => {
  it.each([
    'Looking for a plumber job in Muscat or Doha.',
    'I am ready to relocate.',
    'want section in charge post UAE or Kuwait',
    'أبحث عن عمل في قطر أو الإمارات',
    'ارغب مستشفى، الكويت او البحرين',
    'مستعدة للانتقال',
  ])('is told by: %s', (text) => {
    expect(asksElsewhere(releaseTaxonomy, text)).toBe(true);
    expect(profileFeatures(releaseTaxonomy, { title: 'Nurse', text }).willingToRelocate).toBe(true);
  });

  it.each(['Nurse in Muscat for ten years.', 'I do not want to work in Doha.', 'Looking for a nurse job.'])(
    'is not told by: %s',
    (text) => {
      expect(asksElsewhere(releaseTaxonomy, text)).toBe(false);
      expect(profileFeatures(releaseTaxonomy, { title: 'Nurse', text })).not.toHaveProperty(
        'willingToRelocate',
      );
    },
  );
});

describe('what titles count for', () => {
  const counted = (titles: readonly [string, boolean][], ...wishes: string[]) =>
    titlesThatCount({ titles: titles.map(([title, current]) => ({ title, current })), wishes }, releaseModel);

  it('is that of the present for former work which is asked for again', () => {
    const held: readonly [string, boolean][] = [
      ['Taxi Driver', true],
      ['Plumber', false],
    ];
    expect(counted(held, 'plumber').map(({ current }) => current)).toEqual([true, true]);
    expect(counted(held).map(({ current }) => current)).toEqual([true, false]);
  });

  it('is that of former work for what is only asked for, and of the present where no title names any', () => {
    expect(counted([['Taxi Driver', true]], 'plumber')).toContainEqual({ title: 'Plumber', current: false });
    expect(counted([], 'plumber')).toEqual([{ title: 'Plumber', current: true }]);
  });

  it('names no trade by a rank of the forces', () => {
    expect(counted([['Major', false]])).toEqual([]);
    expect(counted([['Major account manager', false]])).toHaveLength(1);
  });

  it('is nothing where they only say that somebody begins', () => {
    for (const title of ['Fresh graduate', 'Muscat. Fresh graduate', 'خريجة جديدة', 'Student'])
      expect(counted([[title, true]])).toEqual([]);
    expect(counted([['Graduate nurse', true]])).toHaveLength(1);
    expect(counted([['Student counsellor', true]])).toHaveLength(1);
  });

  it('shows no licence that somebody only asks for', () => {
    const asks = profileFeatures(releaseTaxonomy, {
      title: 'Taxi Driver',
      text: 'I want to become a registered nurse.',
    });
    expect(asks.wishes).toEqual(['registered-nurse']);
    const { licences } = prepareProfile('', asks, releaseModel);
    const nurse = profileFeatures(releaseTaxonomy, { title: 'Registered Nurse', text: '' });
    expect(licences & prepareProfile('', nurse, releaseModel).licences).toBe(0);
  });
});
