import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { type AskedJob, questionsFor } from './questions.ts';

const JOB: AskedJob = {
  title: 'Senior Accountant',
  occupation: 'senior-accountant',
  requirements: ['CPA certificate required', 'Driving licence preferred', 'Bachelor’s degree'],
  skills: [
    { id: 'ifrs', name: 'IFRS', importance: 'must' },
    { id: 'microsoft-excel', name: 'Excel', importance: 'must' },
    { id: 'sap-erp', name: 'SAP', importance: 'nice' },
    { id: null, name: 'Abacus', importance: 'must', weight: 0.2 },
  ],
  languages: [{ language: 'arabic', level: 'native' }],
  minYears: 5,
  education: 'bachelor',
  location: 'Dubai',
  workPlace: 'on_site',
};
const asked = (given: Partial<AskedJob> = {}) => questionsFor(releaseTaxonomy, { ...JOB, ...given });

describe('screening questions', () => {
  it('come from what the job cannot do without, each with its reason', () => {
    expect(asked().map(({ id, kind, reason }) => [id, kind, reason.code])).toEqual([
      ['years', 'number', 'years'],
      ['licence-1', 'yes-no', 'licence'],
      ['skill-ifrs', 'text', 'must_skill'],
      ['skill-microsoft-excel', 'choice', 'must_skill'],
      ['skill-3', 'choice', 'must_skill'],
      ['language-arabic', 'choice', 'language'],
      ['education', 'yes-no', 'education'],
      ['place', 'yes-no', 'place'],
    ]);
  });

  it('ask first for the weightiest skills, and of the same weight for those the occupation needs', () => {
    const skill = (id: string, weight?: number) => ({
      id,
      name: id,
      importance: 'must' as const,
      ...(weight !== undefined && { weight }),
    });
    const first = (...skills: ReturnType<typeof skill>[]) =>
      asked({ skills, minYears: null, requirements: [] }).map(({ id }) => id)[0];
    expect(first(skill('python'), skill('gaap'), skill('ifrs'))).toBe('skill-ifrs');
    expect(first(skill('python'), skill('gaap'))).toBe('skill-gaap');
    expect(first(skill('ifrs', 0.5), skill('python'))).toBe('skill-python');
  });

  it('flag answers for a person to look at, and none of their own words', () => {
    const of = (id: string) => asked().find((question) => question.id === id)!;
    expect(of('years').flagWhen).toEqual({ below: 5 });
    expect(of('licence-1').flagWhen).toEqual({ answerIs: ['no'] });
    expect(of('skill-ifrs').flagWhen).toBeNull();
    for (const { choices, flagWhen } of asked())
      for (const answer of flagWhen?.answerIs ?? []) expect([...choices, 'yes', 'no']).toContain(answer);
  });

  it('do not ask whether a language is somebody’s first', () => {
    const language = asked().find(({ id }) => id === 'language-arabic')!;
    expect(language.flagWhen!.answerIs).not.toContain('Fluent');
  });

  it.each([
    ['native', ['Not at all', 'Basic', 'Good']],
    ['fluent', ['Not at all', 'Basic', 'Good']],
    ['intermediate', ['Not at all', 'Basic']],
    ['basic', ['Not at all']],
    [null, ['Not at all']],
  ])('of a language that is asked for at %s flag %j', (level, flagged) => {
    const languages = asked({ languages: [{ language: 'arabic', level }] }).filter(({ id }) =>
      id.startsWith('language'),
    );
    expect(languages.map(({ flagWhen }) => flagWhen)).toEqual([{ answerIs: flagged }]);
  });

  it('are in the language of the job', () => {
    const arabic = asked({ title: 'محاسب أول', location: 'دبي', requirements: ['رخصة قيادة سارية'] });
    for (const { text, choices } of arabic)
      for (const words of [text, ...choices]) expect(words).toMatch(/[\u0600-\u06ff]/);
    expect(arabic[0]!.text).toBe('كم سنة عملت في وظيفة «محاسب أول» أو ما يماثلها؟');
  });

  it('of remote work do not ask for the place, and of a job that asks nothing there are none', () => {
    expect(asked({ workPlace: 'remote' }).map(({ id }) => id)).not.toContain('place');
    expect(
      questionsFor(releaseTaxonomy, { title: 'Clerk', requirements: [], skills: [], languages: [] }),
    ).toEqual([]);
  });

  it('have ids of their own and are no more than people answer', () => {
    const many = asked({
      requirements: ['DHA licence', 'BLS certificate', 'ACLS certificate'],
      languages: [{ language: 'arabic' }, { language: 'english' }, { language: 'hindi' }],
    });
    expect(many.map(({ id }) => id)).toEqual([
      'years',
      'licence-1',
      'licence-2',
      'skill-ifrs',
      'skill-microsoft-excel',
      'skill-3',
      'language-arabic',
      'language-english',
    ]);
    expect(new Set(many.map(({ id }) => id)).size).toBe(many.length);
    for (const { id } of many) expect(id).toMatch(/^[\w-]{1,40}$/);
  });
});
