import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { serveEngines } from './engine-protocol.ts';

const NO_ADDITIONS = join(tmpdir(), 'no-additions');

type Answer = { id: number; result?: unknown; error?: string };

async function ask(...requests: (Record<string, unknown> | string)[]): Promise<Map<number, Answer>> {
  const input = new PassThrough();
  const output = new PassThrough();
  const served = serveEngines(input, output, NO_ADDITIONS, releaseTaxonomy);
  for (const request of requests)
    input.write(`${typeof request === 'string' ? request : JSON.stringify(request)}\n`);
  input.end();
  await served;
  output.end();
  const lines = (await text(output)).trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line) as Answer).map((answer) => [answer.id, answer]));
}

describe('the engine protocol', () => {
  it('ranks the documents of a named index', async () => {
    const docs = [
      { id: 'a', title: 'Accountant', text: 'Keeps books' },
      { id: 'b', title: 'Software Engineer', text: 'Writes JavaScript' },
    ];
    const answers = await ask(
      { id: 1, op: 'index', name: 'jobs', docs },
      { id: 2, op: 'rank', name: 'jobs', query: { title: 'Software developer', text: 'جافا سكريبت' }, k: 1 },
    );
    expect(answers.get(1)?.result).toBe(true);
    expect(answers.get(2)?.result).toMatchObject([{ id: 'b' }]);
  });

  it('explains a pair and finds skills and occupations', async () => {
    const answers = await ask(
      {
        id: 1,
        op: 'explain',
        job: { title: 'Software Engineer', text: 'JavaScript is required' },
        profile: { title: 'Software Engineer', text: 'I write JavaScript' },
      },
      { id: 2, op: 'extract', text: 'I write JavaScript' },
      { id: 3, op: 'normalise-title', title: 'data analyst', k: 1 },
    );
    expect(answers.get(1)?.result).toMatchObject({ matched: [{ id: 'javascript' }], missing: [] });
    expect(answers.get(2)?.result).toEqual([
      { start: 8, end: 18, name: 'JavaScript', concept: 'javascript' },
    ]);
    expect(answers.get(3)?.result).toMatchObject([{ id: 'data-analyst', title: 'Data Analyst' }]);
  });

  it('relates labels, fits interests and finds next occupations', async () => {
    const answers = await ask(
      { id: 1, op: 'related', skill: 'JavaScript', pool: ['Baking', 'TypeScript', 'JavaScript'], k: 1 },
      { id: 2, op: 'related', skill: 'TypeScript', k: 1 },
      {
        id: 3,
        op: 'interests',
        scores: { R: 40, I: 10, A: 5, S: 5, E: 5, C: 20 },
        profiles: [
          { id: 'like', R: 36, I: 12, A: 4, S: 8, E: 6, C: 18 },
          { id: 'unlike', R: 4, I: 10, A: 36, S: 30, E: 20, C: 5 },
        ],
        k: 2,
      },
      {
        id: 4,
        op: 'transitions',
        occupation: { id: 'x' },
        docs: [
          { id: 'x', title: 'Cook', text: 'prepares food in a kitchen', zone: 2 },
          { id: 'y', title: 'Head cook', text: 'leads a kitchen and prepares food', zone: 3 },
          { id: 'z', title: 'Surgeon', text: 'operates on patients', zone: 5 },
        ],
        k: 2,
      },
    );
    expect(answers.get(1)?.result).toMatchObject([{ id: 'TypeScript' }]);
    expect(answers.get(2)?.result).toMatchObject([{ id: 'JavaScript' }]);
    expect(answers.get(3)?.result).toMatchObject([{ id: 'like' }, { id: 'unlike' }]);
    expect(answers.get(4)?.result).toMatchObject([{ id: 'y' }]);
  });

  it('finds the labels that a syllabus teaches in the pool that was sent first', async () => {
    const pool = ['Welding', 'Bookkeeping'];
    const text = 'Post transactions to the ledger';
    const answers = await ask(
      { id: 1, op: 'syllabus-skills', text, k: 1 },
      { id: 2, op: 'syllabus-skills', text, k: 1, pool },
      { id: 3, op: 'syllabus-skills', text: 'Join steel plates by an electric arc', k: 1 },
    );
    expect(answers.get(1)?.error).toContain('pool');
    expect(answers.get(2)?.result).toMatchObject({ skills: [{ name: 'Bookkeeping' }] });
    expect(answers.get(3)?.result).toMatchObject({ skills: [{ name: 'Welding' }] });
  });

  it('judges an answer against a rubric, and without one', async () => {
    const question = 'Why did the ice get smaller?';
    const rubric = { reference: 'It melted into water.', alternatives: ['Warm air turned it to water.'] };
    const answers = await ask(
      { id: 1, op: 'judge-answer', question, answer: 'The ice melted into water.', rubric, lang: 'en' },
      { id: 2, op: 'judge-answer', question, answer: '', rubric, lang: 'en' },
      { id: 3, op: 'judge-answer', question, answer: 'In 2022 I melted it.', lang: 'en' },
    );
    const [first, second] = [1, 2].map((id) => answers.get(id)?.result);
    expect(first).toMatchObject({ parts: { coverage: { sentence: 'The ice melted into water.' } } });
    expect(second).toMatchObject({ score: 0 });
    expect(answers.get(3)?.result).toMatchObject({
      parts: { relevance: {}, situation: {}, specificity: {} },
    });
  });

  it('answers null to what it does not know, and an error to what it cannot do, and goes on', async () => {
    const answers = await ask(
      { id: 1, op: 'sing' },
      { id: 2, op: 'constructor' },
      { id: 3, op: 'rank', name: 'never indexed', query: { title: 'x' }, k: 1 },
      { id: 4, op: 'extract' },
    );
    expect(answers.get(1)).toEqual({ id: 1, result: null });
    expect(answers.get(2)).toEqual({ id: 2, result: null });
    expect(answers.get(3)?.error).toContain('never indexed');
    expect(answers.get(4)).toEqual({ id: 4, result: [] });
  });

  it('survives a line that is no JSON', async () => {
    const answers = await ask('{broken', { id: 7, op: 'extract', text: '' });
    expect(answers.get(7)).toEqual({ id: 7, result: [] });
  });

  it('reads a resume from a path', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'resume-')), 'resume.txt');
    writeFileSync(
      path,
      'Omar Saleh\nWelder\nomar.saleh@example.com\n+971 50 555 0100\n\nSkills\nWelding, Grinding\n',
    );
    const answers = await ask(
      { id: 1, op: 'parse-resume', path },
      { id: 2, op: 'parse-resume', path: '/nowhere.pdf' },
    );
    expect(answers.get(1)?.result).toMatchObject({ email: 'omar.saleh@example.com' });
    expect(answers.get(2)?.error).toBeTruthy();
  });

  it('scores the personality inventory', async () => {
    const id = '43c98ce8-a07a-4dc2-80f6-c1b2a2485f06';
    const answers = await ask(
      { id: 1, op: 'personality', answers: [{ id, value: 5 }], sex: 'F', age: 30 },
      { id: 2, op: 'personality', sex: 'F', age: 30 },
    );
    expect(answers.get(1)?.result).toMatchObject({ domains: { N: { raw: 74 }, C: { raw: 72 } } });
    expect(answers.get(2)?.error).toBe('answers is a list');
  });

  it('answers from the documents it was given, by exact quotation, or refuses', async () => {
    const text =
      'Leave is asked for in the portal.\n\nEmployees receive 30 days of annual leave after one year.';
    const answers = await ask(
      { id: 1, op: 'answers-index', documents: [{ id: 'handbook', title: 'Handbook', lang: 'en', text }] },
      { id: 2, op: 'answer', question: 'How many days of annual leave do employees receive?', lang: 'en' },
      { id: 3, op: 'answer', question: 'Who designed the Burj Khalifa?', lang: 'en' },
    );
    expect(answers.get(1)?.result).toEqual({ count: 1 });
    const sentence = 'Employees receive 30 days of annual leave after one year.';
    expect(answers.get(2)?.result).toMatchObject({ refused: false });
    expect(answers.get(2)?.result).toHaveProperty('sentences.0', {
      documentId: 'handbook',
      start: 35,
      end: 92,
      text: sentence,
    });
    expect(answers.get(3)?.result).toMatchObject({ refused: true });
  });
});
