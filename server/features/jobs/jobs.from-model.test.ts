import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/features/jobs.contract.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

/** A model on this machine that says what a test wants it to say. */
const asked: { headers: http.IncomingHttpHeaders; body: string }[] = [];
let says: (response: http.ServerResponse) => void = (response) => response.end();
const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (piece) => {
    body += piece;
  });
  request.on('end', () => {
    asked.push({ headers: request.headers, body });
    says(response);
  });
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const test = testApp({
  env: { MASAR_MODEL_URL: url, MASAR_MODEL_KEY: 'model-key-of-the-test', MASAR_MODEL_NAME: 'small' },
});

const PROMPT = 'senior accountant in Dubai, IFRS, 5 years, AED 20000';
const answers = (content: unknown) => (response: http.ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }],
    }),
  );
const GOOD = {
  summary:
    'The senior accountant closes the books of the group each month and prepares its reports. We offer a competitive salary and great benefits.',
  responsibilities: ['Close the books', 'Prepare group reports', 'Receive a salary of AED 50,000'],
  requirements: ['A recognised accounting qualification'],
  skills: [
    { name: 'Month-end closing', importance: 'must' },
    { name: 'Quidditch', importance: 'nice' },
    { name: 'IFRS', importance: 'nice' },
  ],
  company: 'The best company of the world',
  salary_min: 50_000,
};

async function generated() {
  const { token } = await aPerson(test, 'RECRUITER');
  return test.call(contract.generateJob, { token, body: { prompt: PROMPT } });
}

describe('a draft with an external model', () => {
  it('takes its words, checks its skills and says that it made them', async () => {
    says = answers(GOOD);
    const { data } = await generated();
    expect(data.made_by).toBe('model');
    expect(data.notices.map(({ code }) => code)).toEqual(['made_by_model']);
    expect(data.job).toMatchObject({
      job_title: 'Senior Accountant',
      min_years: 5,
      salary_min: 20_000,
      description: 'The senior accountant closes the books of the group each month and prepares its reports.',
      responsibilities: ['Close the books', 'Prepare group reports'],
    });
    expect(data.job.skills.map(({ ref_skill, name, importance }) => [ref_skill, name, importance])).toEqual([
      ['ifrs', 'IFRS', 'must'],
      ['month-end-closing', expect.any(String), 'must'],
      [null, 'Quidditch', 'nice'],
    ]);
    expect(JSON.stringify(data)).not.toContain('best company');
  });

  it('sends the prompt and what was read of it, and who asks to nobody', async () => {
    says = answers(`\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``);
    asked.length = 0;
    expect((await generated()).data.made_by).toBe('model');
    expect(firstOf(asked).headers.authorization).toBe('Bearer model-key-of-the-test');
    expect(JSON.parse(firstOf(asked).body)).toMatchObject({
      model: 'small',
      response_format: { type: 'json_object' },
    });
    expect(firstOf(asked).body).not.toMatch(/people\.test|Amal|Pearl Bay/);
  });

  it.each<[string, (response: http.ServerResponse) => void]>([
    ['fails', (response) => void response.writeHead(500).end('no')],
    ['hangs up', (response) => void response.destroy()],
    ['says no JSON', answers('I would be happy to help!')],
    ['says something else', answers({ summary: 'Short.', responsibilities: [] })],
    ['says too much', (response) => void response.writeHead(200).end('x'.repeat(400_000))],
    [
      'sends elsewhere',
      (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    ['speaks of pay only', answers({ ...GOOD, responsibilities: ['Get a salary of AED 9,000'] })],
  ])('is the taxonomy’s where the model %s, and says so', async (_, answer) => {
    says = answer;
    const { status, data } = await generated();
    expect([status, data.made_by]).toEqual([200, 'taxonomy']);
    expect(data.notices.map(({ code }) => code)).toContain('model_failed');
    expect(data.job.responsibilities.length).toBeGreaterThan(2);
  });
});
