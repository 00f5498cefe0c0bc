import { expect, it } from 'vitest';
import { borneOut } from './career-borne-out.ts';
import { releaseModel } from './model.fixtures.ts';
import { SkillShares } from './skill-shares.ts';

const noSkills = new SkillShares([], releaseModel);

const stands = (occupationId: string | null, text: string) =>
  borneOut(
    occupationId === null ? null : { occupationId, foundBy: 'title' },
    { skills: [], text },
    noSkills,
    releaseModel,
  )?.occupationId;

it('is the work that is told of where a stray word was taken for a title', () => {
  const desk =
    'Front desk of a dental clinic, appointments of four dentists, insurance approvals, patients’ files. The GM calls me when something happens.';
  expect(stands('general-manager', desk)).toBe('medical-receptionist');
  const weaving = 'أشغل مكينات النسيج من ست سنين، أضبط الخيوط وأبدل الإبر وأراقب جودة القماش في مصنع نسيج';
  expect(stands('cashier', weaving)).toBe('textile-machine-operator');
});

it('is the work that is told of where no title was read', () => {
  const press =
    'Heidelberg offset press since 2016: make ready, printing plates, ink and colour, packaging boxes';
  expect(stands(null, press)).toBe('printing-press-operator');
});

it('is what the title says where the text is of that work too, or tells too little', () => {
  const guard =
    'Security guard of a tower: patrols, visitors, incident reports, fire alarms, access control, reception';
  expect(stands('security-guard', guard)).toBe('security-guard');
  expect(stands('tailor', 'Heidelberg offset press')).toBe('tailor');
  expect(
    stands(null, 'Looking for any job please, I am serious and learn quickly, thank you'),
  ).toBeUndefined();
});

it('is the work that is told of where the title is said to be one of papers alone', () => {
  const doing =
    'I run the purchases: three quotations, purchase orders to suppliers, delivery follow up, supplier prices';
  expect(stands('receptionist', `My title says receptionist but all day ${doing}`)).toBe(
    'procurement-officer',
  );
  const arabic =
    'المسمى موظف استقبال بس فعليا طول اليوم على الفواتير: قيد فواتير الموردين، تسويات بنكية، كشوف حسابات، ضريبة القيمة المضافة، إقفال الشهر';
  expect(stands('receptionist', arabic)).toMatch(/account/);
});

it('is a post above what years and studies allow only where the text is of it', () => {
  const founder =
    'CTO of an online shop in Dubai since 2019, roadmap of technology, architecture, teams of 90 engineers, cloud costs';
  expect(stands('chief-technology-officer', founder)).toBe('chief-technology-officer');
});

it('leaves ranks of the forces, and nobody leads who does not say so', () => {
  const stores =
    'Spare parts store of the battalion: receiving, issuing, yearly count of stock, warehouse vehicles, custody papers';
  expect(stands('military-nco', stores)).toBe('military-nco');
  expect(stands(null, stores)).not.toMatch(/supervisor|manager/);
});

it('is the profession that somebody does not practise now only where the text tells of it', () => {
  const meanwhile = (occupationId: string, meanwhileId: string, text: string) =>
    borneOut({ occupationId, foundBy: 'title', meanwhileId }, { skills: [], text }, noSkills, releaseModel);
  const grill =
    'Captain in a grill house for three years, I look after seven tables, explain the dishes, take orders, open the bill and two waiters help me';
  expect(meanwhile('airline-captain', 'head-waiter', grill)).toEqual({
    occupationId: 'head-waiter',
    foundBy: 'title',
  });
  const nurse =
    'Caregiver in a home for two years. Before that staff nurse in a surgical ward for five years, medication, wound care, patient charts';
  expect(meanwhile('registered-nurse', 'healthcare-assistant', nurse)?.occupationId).toBe('registered-nurse');
});

it('is the likelier, the more the text is of the work that the title names', () => {
  const oddsOf = (text: string) =>
    borneOut(
      { occupationId: 'security-guard', foundBy: 'title' },
      { skills: [], text },
      noSkills,
      releaseModel,
    )?.odds ?? 0;
  const guard =
    'Security guard of a tower: patrols, visitors, incident reports, fire alarms, access control, reception';
  const anything =
    'A guard once too, then papers and boxes and children, whatever they gave me to do, a shop, then again phones, looking now for something steady';
  expect(oddsOf(guard)).toBeGreaterThan(0.9);
  expect(oddsOf(anything)).toBeLessThan(oddsOf(guard));
});
