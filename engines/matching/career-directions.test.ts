import { describe, expect, it } from 'vitest';
import { careerPaths } from './career-paths.ts';
import { releaseModel } from './model.fixtures.ts';

const firsts = (title: string, text: string) =>
  careerPaths(releaseModel, { titles: [title], skills: [], years: 6, text }).paths.map(
    ({ steps }) => steps[0]?.occupationId,
  );

describe('a direction that somebody wishes for without naming an occupation', () => {
  it.each([
    ['Call centre agent', 'Call centre agent, 3 years. I want to get into IT.', 'it-support-technician'],
    ['Heavy truck driver', 'Truck driver. I want something in an office.', 'dispatch-coordinator'],
    ['Cleaner', 'Cleaner, 4 years. I want work with people, not mop again', 'receptionist'],
    ['ممرضة', 'ممرضة باطنية. نفسي بالعناية المركزة', 'critical-care-nurse'],
    ['صحافية', 'صحافية، ١٢ سنة. بدي اترك الصحافة وادخل بالعلاقات العامة', 'public-relations-specialist'],
    ['Canteen cook', 'Canteen cook, 5 years. I want to go in a hotel or restaurant kitchen.', 'commis-chef'],
    ['Litigation lawyer', 'Court lawyer. I want to move to a legal department.', 'legal-counsel'],
    ['كاشيرة', 'كاشيرة من سنتين. ونفسي اصير شي مكتبي', 'receptionist'],
  ])('leads the first way of a %s there: %s', (title, text, first) => {
    expect(firsts(title, text)[0]).toBe(first);
  });

  it('leads nobody who has worked in a profession for years down from it', () => {
    const text = 'Dialysis nurse, 6 years. I want a clinic job by day, dental or something.';
    expect(firsts('Dialysis nurse', text)).not.toContain('dental-assistant');
  });

  it('leads to none of what somebody wants to go without', () => {
    const text =
      'Mortgage advisor, 2 years. I would like something in a bank without sales target, maybe credit.';
    expect(firsts('Mortgage advisor', text)[0]).toBe('credit-analyst');
    expect(firsts('ممرضة', 'ممرضة. ما بدي إدارة ولا مكتب')).not.toContain('nurse-manager');
  });

  it('is none where somebody wants a business of their own', () => {
    expect(firsts('Tailor', 'Tailor, 20 years. Want own shop one day')).not.toContain('sales-associate');
  });
});
