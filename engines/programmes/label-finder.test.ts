import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { createLabelFinder } from './label-finder.ts';

const labels = [
  'Bookkeeping',
  'Financial Statement Analysis',
  'Marketing',
  'Scheduling',
  'Relational Databases',
  'Algorithm Analysis',
  'Machine Learning',
  'Structural Analysis',
  'Thermodynamics',
  'Patient Care',
  'Lesson Planning',
  'Contract Law',
  'Statistics',
  'Teamwork',
  'Presentations',
  'SQL (Programming Language)',
];
const finder = createLabelFinder(releaseTaxonomy, labels);

const outcomes: [string, string][] = [
  ['Record the daily transactions of a shop by double entry.', 'Bookkeeping'],
  ['Judge the liquidity and solvency of a company by its ratios.', 'Financial Statement Analysis'],
  ['Segment consumers and choose a promotion mix for a new brand.', 'Marketing'],
  ['Normalise tables with primary and foreign keys.', 'Relational Databases'],
  ['State the time complexity of sorting and searching in big O notation.', 'Algorithm Analysis'],
  ['Train a neural network and recognise overfitting.', 'Machine Learning'],
  ['Draw shear force and bending moment diagrams of beams.', 'Structural Analysis'],
  ['Apply the first law to closed systems and compute entropy.', 'Thermodynamics'],
  ['Take vital signs and give medication at the bedside.', 'Patient Care'],
  ['Write learning objectives and a lesson plan for a primary class.', 'Lesson Planning'],
  ['Explain offer, acceptance and the remedies for breach.', 'Contract Law'],
  ['Test a hypothesis on the mean of a population.', 'Statistics'],
  ['Write SQL queries with joins and subqueries.', 'SQL (Programming Language)'],
  ['يسجل القيود المحاسبية اليومية في دفتر اليومية', 'Bookkeeping'],
  ['يقيس العلامات الحيوية ويقدم رعاية المريض', 'Patient Care'],
  ['يختبر فرضية إحصائية حول متوسط مجتمع', 'Statistics'],
  ['يشرح الإيجاب والقبول وآثار الإخلال بالعقد', 'Contract Law'],
  ['يصمم قاعدة بيانات علائقية من عدة جداول', 'Relational Databases'],
];

describe('the labels that a text is about', () => {
  it.each(outcomes)('are found though not named: %s', (outcome, label) => {
    expect(finder.find(outcome, 1)[0]?.id).toBe(label);
  });

  it('do not come from the verb that opens an outcome', () => {
    expect(finder.find('Schedule patients and measure their blood pressure', 1)[0]?.id).toBe('Patient Care');
  });

  it('are each given a place in a course, and none for how it is graded', () => {
    const course = [
      'By the end of this course students will be able to:',
      '- Train and compare decision trees.',
      '1. Summarise a sample by its mean and standard deviation.',
      '• Work in a group towards a common goal.',
      'Assessment: a presentation with slides (40 %), a midterm (60 %).',
    ].join('\n');
    const top = finder.find(course, 3).map(({ id }) => id);
    expect(top.sort()).toEqual(['Machine Learning', 'Statistics', 'Teamwork']);
  });

  it('share one statement among them: the scores of a text sum to the number of its statements', () => {
    const found = finder.find('Design schemas.\nTeach a class; write a contract.', labels.length);
    expect(found.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(3, 6);
    expect(found).toHaveLength(labels.length);
  });

  it('are ranked even in an empty text and an empty pool', () => {
    expect(finder.find('', 2)).toHaveLength(2);
    expect(createLabelFinder(releaseTaxonomy, []).find('Write SQL', 5)).toEqual([]);
  });
});
