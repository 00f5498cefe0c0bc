import { describe, expect, it } from 'vitest';
import type { EducationLevel } from '#engines/taxonomy/index.ts';
import { careerPathAlong, careerPaths } from './career-paths.ts';
import { releaseModel } from './model.fixtures.ts';

function paths(
  title: string,
  text: string,
  years: number,
  education?: EducationLevel,
  before: string[] = [],
) {
  const person = { titles: [title, ...before], skills: [], text: `${title}. ${text}`, years };
  return careerPaths(releaseModel, { ...person, ...(education ? { education } : {}) });
}
const firsts = (...given: Parameters<typeof paths>) =>
  paths(...given).paths.map(({ steps }) => steps[0]!.occupationId);

describe('a step into a licensed profession', () => {
  const along = (line: string[], education: EducationLevel, text = '') =>
    careerPathAlong(releaseModel, { skills: [], years: 6, education, text }, line)!.steps[0]!;

  it('takes the years of its degree and says so, of whoever lacks it', () => {
    const step = along(['pharmacy-technician', 'pharmacist'], 'diploma');
    expect([step.years, step.studyYears, step.licence?.en]).toEqual([
      5,
      5,
      expect.stringMatching(/degree in pharmacy/u),
    ]);
    expect(along(['phlebotomist', 'clinical-laboratory-technologist'], 'diploma').years).toBe(4);
    expect(along(['registered-nurse', 'critical-care-nurse'], 'bachelor').licence).toBeNull();
    expect(along(['pharmacy-technician', 'pharmacist'], 'bachelor', 'BSc Pharmacy 2021').licence).toBeNull();
  });

  it('is shown only to those who are new to work or write that they want to study', () => {
    const shown = (text: string, years: number) => {
      const found = paths('Pharmacy technician', text, years, 'diploma');
      const steps = [...found.paths.flatMap(({ steps }) => steps), ...found.neighbours];
      return steps.some(({ occupationId }) => occupationId === 'pharmacist');
    };
    expect([shown('', 9), shown('', 1), shown('I want to complete my degree', 9)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('somebody who comes back after years away', () => {
  it('begins in their own work again, and after a long time also through work below or beside it', () => {
    const text = '2014 - 2025 raising three children, ready to go back.';
    const [own, easier] = paths('Architect', text, 5, 'bachelor').paths;
    expect([own!.steps[0]!.occupationId, own!.steps[0]!.isReturn]).toEqual(['architect', true]);
    expect(easier!.steps.map(({ occupationId }) => occupationId)).toEqual([
      'technical-office-engineer',
      'architect',
    ]);
    const begins = (away: number) =>
      firsts('Architect', `${away} years at home with three children, ready to go back.`, 5, 'bachelor');
    expect([4, 5].map((away) => begins(away).includes('technical-office-engineer'))).toEqual([false, true]);
    expect(begins(4)).toContain('architect');
  });
});

describe('what somebody writes they want of work', () => {
  it('puts a business of their own first', () => {
    expect(firsts('AC technician', 'I want to start my own company.', 12)[0]).toBe('contractor');
    expect(firsts('Car mechanic', 'want to open my own garage', 9)).toContain('workshop-owner');
    expect(firsts('معلم جبس', 'أبغى أشتغل لحسابي', 14)[0]).toBe('contractor');
  });

  it('shuts out work that leads people, and leads on as an expert', () => {
    const ids = paths(
      'Senior software engineer',
      'I do not want to manage people.',
      9,
      'bachelor',
    ).paths.flatMap(({ steps }) => steps.map(({ occupationId }) => occupationId));
    expect(ids).toContain('principal-software-engineer');
    expect(ids).not.toContain('engineering-manager');
  });

  it('leads whoever leads nobody aside, and into no licensed profession without its degree', () => {
    const aside = (title: string) => firsts(title, 'I do not want to manage people.', 6, 'secondary');
    expect(aside('Head of Inclusion')).not.toContain('educational-psychologist');
    expect(aside('Renewable Energy Engineer')).not.toContain('electrical-power-engineer');
    expect(aside('Vocational Trainer')).toContain('safety-trainer');
  });

  it('leads to a desk whoever is tired of calls, of nights or of the road', () => {
    expect(firsts('Staff nurse', 'No more night shifts.', 8, 'bachelor')).toContain('nurse-case-manager');
    const calls = firsts('Call centre agent', 'Tired of calls.', 3, 'secondary');
    expect(calls).not.toContain('telesales-agent');
    expect(firsts('Heavy truck driver', 'my back hurts, no more driving', 15)[0]).toBe(
      'dispatch-coordinator',
    );
  });

  it('leads aside those who have led for long, and those who leave the forces', () => {
    expect(firsts('CFO', '', 27)).toEqual(expect.arrayContaining(['board-member', 'independent-consultant']));
    expect(firsts('Police sergeant', 'retiring, looking for a civil job', 16)).not.toContain(
      'police-captain',
    );
  });
});

describe('where somebody stands', () => {
  const from = (...given: Parameters<typeof paths>) => paths(...given).from?.occupationId;

  it('is their work at a desk, whatever they taught or studied before', () => {
    expect(from('Telesales agent', 'Taught in a school before.', 2, 'bachelor', ['Primary teacher'])).toBe(
      'telesales-agent',
    );
    expect(from('Call centre agent', 'BA History', 3, 'bachelor')).toBe('call-centre-agent');
  });
});

describe('somebody who says where they want to go', () => {
  it('is shown the way there, and no common way beside it', () => {
    expect(firsts('Cashier', 'I want to become an accountant.', 3, 'bachelor')).toHaveLength(1);
  });
});
