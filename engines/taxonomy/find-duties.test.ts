import { describe, expect, it } from 'vitest';
import { skillsShownIn } from './find-duties.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

const idsIn = (text: string): string[] => skillsShownIn(releaseTaxonomy, text).map(({ skillId }) => skillId);

describe('the skills that a text shows', () => {
  it.each([
    ['Dispensed up to 180 prescriptions a day', 'medication-dispensing'],
    ['Filed import and export declarations', 'customs-clearance'],
    ['Looked after ventilated patients, one to one', 'intensive-care-nursing'],
    ['Looked after ventilated patients, one to one', 'ventilator-management'],
    ['Planned lessons for classes of 26', 'lesson-planning'],
    ['Took off quantities from drawings', 'quantity-take-off'],
    ['صرف الأدوية للمرضى', 'medication-dispensing'],
    ['تسوية حسابات البنوك شهرياً', 'bank-reconciliation'],
    ['استخدام برنامج أفتر إفكتس', 'adobe-after-effects'],
  ])('reads work that is told of: %s', (text, id) => {
    expect(idsIn(text)).toContain(id);
  });

  it('takes the longest match first: a firewall of two words has no Git in it', () => {
    expect(idsIn('إدارة جدران الحماية فورتي جيت')).not.toContain('git');
    expect(idsIn('إدارة جدران الحماية فورتي جيت')).toContain('fortinet');
  });

  it('ends a duty with its sentence, its line and its item of a list', () => {
    expect(idsIn('Prescriptions. They dispense')).not.toContain('medication-dispensing');
    expect(idsIn('Prescriptions\nDispense water')).not.toContain('medication-dispensing');
    expect(idsIn('prescriptions; dispense water')).not.toContain('medication-dispensing');
  });

  it('keeps the order of Arabic words', () => {
    expect(idsIn('فريق الإدارة')).not.toContain('team-leadership');
    expect(idsIn('إدارة الفريق')).toContain('team-leadership');
  });

  it('takes no plural of one word for another', () => {
    expect(idsIn('Carries out planned service')).not.toContain('vehicle-maintenance');
    expect(idsIn('Builds apps and sites')).not.toContain('accounts-payable');
  });

  it.each(['Interviews witnesses and gathers evidence of fraud', 'يقابل الشهود ويجمع أدلة الاحتيال'])(
    'takes only who asks for the press to interview for it: %s',
    (text) => {
      expect(idsIn(text)).toContain('interviewing-people');
      expect(idsIn(text)).not.toContain('press-interviewing');
      expect(idsIn('Interviewed officials and sources every day')).toContain('press-interviewing');
    },
  );

  it('says where the words stand', () => {
    const text = 'In 2019 I dispensed prescriptions.';
    const [found] = skillsShownIn(releaseTaxonomy, text);
    expect(found && text.slice(found.start, found.end)).toBe('dispensed prescriptions');
  });
});
