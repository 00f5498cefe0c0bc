import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { profileFeatures } from './read-features.ts';

const read = (sentence: string) =>
  profileFeatures(releaseTaxonomy, { title: 'Clerk', text: `Sara Haddad\n\nExperience\n${sentence}\n` });
const skillsOf = (sentence: string) => read(sentence).skills.map(({ name }) => name);

describe('a sentence of a resume', () => {
  it.each([
    ['SAP ERP', 'I have never used SAP, Oracle is what we had'],
    ['Payroll', 'All duties of human resources except payroll'],
    ['Kubernetes', 'Kubernetes was handled by another team'],
    ['Python', 'لا أجيد بايثون'],
    ['Advanced life support', 'BLS valid, ACLS not done yet'],
    ['Basic life support', 'Pakistani passport, Bahrain CPR'],
    ['Kubernetes', 'Docker daily, Kubernetes not yet started'],
    ['AutoCAD', 'ما عنديش اوتوكاد بس نفسى اتعلمه'],
    ['Litigation', 'لا يحق لي التقاضي أمام المحاكم هنا'],
    ['React', 'جافاسكريبت جيد، رياكت بسيط جداً'],
    ['Payroll', 'جميع مهام الموارد البشرية ما عدا الرواتب'],
    ['Bookkeeping', 'I would like to learn bookkeeping'],
    ['Bookkeeping', 'أود أن أتعلم مسك الدفاتر'],
    ['Banquet catering', 'Driver of a company specialised in catering and events'],
    ['Litigation', 'سكرتيرة في مكتب معروف بالتقاضي والتحكيم'],
    ['AutoCAD', 'Collected drawings from the draughtsmen, who work in AutoCAD'],
    ['Kubernetes', 'Hired engineers with Kubernetes'],
    ['Leadership', 'My colleagues say I have leadership in my blood'],
    ['Quality control', 'I know that a quality control job is below my papers'],
  ])('does not claim %s: "%s"', (skill, sentence) => {
    expect(skillsOf(sentence)).not.toContain(skill);
  });

  it.each([
    ['Primavera P6', 'No delay was claimed against us; I updated Primavera P6 every week'],
    ['Power BI', 'I wanted the board to see stock daily, so I built eleven Power BI reports'],
    ['Manual handling', 'Three years of loading without manual handling injuries'],
    ['Bookkeeping', 'I would like to use my bookkeeping skills in a larger firm'],
    ['Banquet catering', 'I founded a company that provides catering to schools'],
    ['Payroll', 'No experience with SAP but six years of payroll'],
    ['Basic life support', 'CPR certified instructor since 2021'],
  ])('claims %s: "%s"', (skill, sentence) => {
    expect(skillsOf(sentence)).toContain(skill);
  });

  it('leaves no word of what is denied to be compared, and moves nothing', () => {
    const sentence = 'No experience with Kubernetes so far, six years of Linux';
    const { text } = read(sentence);
    expect(text).not.toContain('Kubernetes');
    expect(text.indexOf('Linux')).toBe('Sara Haddad\n\nExperience\n'.length + sentence.indexOf('Linux'));
  });
});
