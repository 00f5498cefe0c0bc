import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { featuresOfJob, type JobForMatching } from './match-index.documents.ts';

const job = (fullText: string): JobForMatching => ({
  title: '',
  occupation: null,
  description: '',
  fullText,
  responsibilities: [],
  requirements: [],
  skills: [],
  minYears: null,
  education: null,
  location: null,
  workPlace: 'on_site',
  languages: [],
});
const skillsOf = (fullText: string) =>
  featuresOfJob(releaseTaxonomy, job(fullText)).skills.map(({ id }) => id);

describe('what matching reads of a job', () => {
  it('is no skill that the company praises of itself or offers, in English', () => {
    const skills = skillsOf(
      'Requirements\n- Microsoft Excel\n- Financial reporting\n\nAbout us\nWe are known for machine learning and cloud computing.\n\nBenefits\n- Courses in project management',
    );
    expect(skills).toContain('financial-reporting');
    for (const praised of ['machine-learning', 'cloud-computing', 'project-management'])
      expect(skills).not.toContain(praised);
  });

  it('is none of them in Arabic', () => {
    const skills = skillsOf(
      'المتطلبات\n- مايكروسوفت إكسل\n- إعداد التقارير المالية\n\nعن الشركة\nنعرف بتعلم الآلة والحوسبة السحابية.\n\nالمزايا\n- دورات في إدارة المشاريع',
    );
    expect(skills).toContain('financial-reporting');
    for (const praised of ['machine-learning', 'cloud-computing', 'project-management'])
      expect(skills).not.toContain(praised);
  });
});
