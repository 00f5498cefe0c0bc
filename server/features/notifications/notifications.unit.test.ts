import { beforeAll, describe, expect, it } from 'vitest';
import { announceFeatures, features } from '#server/app/features.ts';
import { textOf } from './notifications.sentences.ts';

beforeAll(announceFeatures);

const announced = features.flatMap(({ notificationKinds }) => Object.entries(notificationKinds));

describe('announced kinds', () => {
  it.each(announced)(
    '%s fills its sentences with what it is given, for one and for many',
    (kind, { params }) => {
      const given = Object.fromEntries(params.map((name) => [name, `the ${name}`]));
      for (const count of [1, 2, 3, 7, 13, 102])
        for (const text of Object.values(textOf({ kind, params: given, count, actor: 'Sara Haddad' })))
          expect(text).not.toMatch(/[{}]/);
    },
  );
});

describe('what we name ourselves', () => {
  it('is read in the language of the sentence, whichever its reader had when they were told', () => {
    const { en, ar } = textOf({
      kind: 'assessment_ready',
      params: { assessment: { en: 'Problem solving', ar: 'حل المشكلات' } },
      count: 1,
      actor: null,
    });
    expect(en).toContain('Problem solving');
    expect(ar).toContain('حل المشكلات');
    expect(ar).not.toContain('Problem solving');
  });
});

describe('the sentence of several people', () => {
  const asking = (count: number) =>
    textOf({ kind: 'join_requested', params: { company: 'Al Noor' }, count, actor: 'Sara' });

  it('names the latest and counts the others, in the forms of each language', () => {
    expect(asking(1).en).toBe('Sara asks to join the team of Al Noor.');
    expect(asking(2).en).toBe('Sara and one other person ask to join the team of Al Noor.');
    expect(asking(4).en).toBe('Sara and 3 others ask to join the team of Al Noor.');
    expect(asking(3).ar).toContain('وشخصين آخرين');
    expect(asking(12).ar).toContain('و11 شخصًا آخر');
  });

  it('names nobody whose account is gone', () => {
    expect(textOf({ kind: 'invitation_accepted', params: {}, count: 1, actor: null }).en).toBe(
      'Someone has accepted your invitation.',
    );
  });
});
