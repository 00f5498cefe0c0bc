import { describe, expect, it } from 'vitest';
import { explainMatch } from './index.ts';
import { releaseModel } from './model.fixtures.ts';
import { jobFeaturesFromText, profileFeaturesFromText } from './read-features.ts';
import { landsOf, registrationsAsked, registrationsShown } from './registrations.ts';

const { taxonomy } = releaseModel;

describe('registrations of health professionals', () => {
  it.each([
    ['DHA or MOHAP licence is a must', ['uae']],
    ['تصنيف ساري من الهيئة السعودية للتخصصات الصحية', ['saudi-arabia']],
    ['QCHP evaluation\nSCFHS is a plus', ['qatar']],
    ['Three years on a ward', []],
    ['Qatar DHP licence', ['qatar']],
    ['Qatar DHP (ex QCHP) licence or passed Prometric with eligibility letter', []],
    ['رخصة هيئة الصحة بدبي أو خطاب الأهلية المهنية', []],
  ])('are asked for by “%s”', (text, lands) => {
    expect(landsOf(registrationsAsked(text))).toEqual(lands);
  });

  it.each([
    ['Kuwait MOH licence\nPrometric for Qatar: passed, eligibility letter in hand', ['qatar', 'gulf']],
    ['Worked in Qatar for years\nPrometric passed', []],
    ['داتا فلو وبرومتريك الإمارات', ['uae']],
  ])('are had, or may be soon, by “%s”', (text, lands) => {
    expect(landsOf(registrationsShown(text))).toEqual(lands);
  });

  it('are not had by who denies them', () => {
    expect(landsOf(registrationsShown('SCFHS classified, no DHA'))).toEqual(['saudi-arabia']);
  });
});

describe('a nurse for a post in Dubai', () => {
  const job = jobFeaturesFromText(taxonomy, {
    title: 'Staff Nurse',
    text: 'Valid DHA licence. Ward experience.',
  });
  const gateOf = (text: string) => {
    const profile = profileFeaturesFromText(taxonomy, { title: 'Staff Nurse', text: `Ward nurse. ${text}` });
    const { gates, score } = explainMatch(job, profile, releaseModel);
    return { ...gates.find(({ key }) => key === 'licence'), score };
  };

  it('falls short with the registration of another land alone', () => {
    const [own, elsewhere, silent] = ['DHA active', 'SCFHS active', 'Basic life support'].map(gateOf);
    expect([own?.status, elsewhere?.status, silent?.status]).toEqual(['met', 'short', 'met']);
    expect([elsewhere?.need, elsewhere?.have]).toEqual(['Staff Nurse (uae)', 'Staff Nurse (saudi-arabia)']);
    expect(elsewhere?.score).toBeLessThan(0.75 * (own?.score ?? 0));
  });
});
