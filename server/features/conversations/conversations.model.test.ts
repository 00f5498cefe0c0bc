import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/features/conversations.contract.ts';
import { listMatchingJobs } from '#contract/features/job-lists.contract.ts';
import { modelUses } from '#server/db/tables/index.ts';
import { aPerson, aSurveyor, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { supportedBy } from './conversations.checking.ts';

const provider = fork(path.join(import.meta.dirname, '../../testing/model-peer.ts'), { silent: true });
const [line] = await once(provider.stdout ?? provider, 'data');
const url = String(line).trim();
afterAll(() => void provider.kill());

const test = testApp({
  worker: true,
  env: { MASAR_RATE_FACTOR: '20', MASAR_MODEL_URL: url, MASAR_MODEL_NAME: 'small' },
});

async function answerTo(person: Person, message: string) {
  const reply = await test.send('POST', '/api/chat', { token: person.token, payload: { message } });
  const events = String(reply.body)
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => contract.ChatEvent.parse(JSON.parse(event.slice('data: '.length))));
  const [answer] = events.flatMap((event) => (event.type === 'done' ? [event.answer] : []));
  if (!answer) throw new Error('the answer did not end');
  return { parts: answer.parts, text: answer.parts.flatMap((it) => (it.kind === 'text' ? [it.text] : [])) };
}

const seen = async (): Promise<string[]> => (await fetch(`${url}/seen`)).json();

describe('with an external model', () => {
  it('an odd question is answered by our own tool, and of the model’s words those that its figures support', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    await publishJob(test, recruiter);
    await publishJob(test, recruiter, { job_title: 'Senior Quantity Surveyor' });
    const seeker = await aSurveyor(test);
    const { results } = await test.until(async () => {
      const { data } = await test.call(listMatchingJobs, { token: seeker.token });
      return data?.total >= 1 && !data.computing && data;
    });
    const { parts, text } = await answerTo(
      seeker,
      'vrumptious qwopple treasure map zzyx, write to me@home.example or +971 50 123 4567',
    );
    const jobs = parts.flatMap((part) => (part.kind === 'jobs' ? part.jobs : []));
    expect(jobs.map(({ jid, score }) => [jid, score])).toContainEqual([
      results[0]?.jid,
      results[0]?.matching_score,
    ]);
    const said = text.join(' ');
    expect(said).toContain('Which jobs suit me best?');
    expect(said).toContain('the best of them is');
    expect(said).not.toMatch(/987654|Evilcorp/);
    expect((await seen()).join(' ')).not.toMatch(/home\.example|123 4567/);
  });

  it('what it may not choose, or chooses otherwise than it says, is as if it had said nothing', async () => {
    const seeker = await aPerson(test, 'CANDIDATE');
    for (const odd of ['weird tool', 'other tool', 'nonsense']) {
      const { parts, text } = await answerTo(seeker, `vrumptious qwopple ${odd} zzyx`);
      expect(text.join(' ')).not.toContain('language model');
      expect(parts.some(({ kind }) => kind === 'jobs' || kind === 'applications')).toBe(false);
    }
  });

  it('is not asked once the day of a person is used up', async () => {
    const seeker = await aPerson(test, 'CANDIDATE');
    await answerTo(seeker, 'vrumptious qwopple nonsense zzyx');
    const { db } = test.program.parts;
    await db.update(modelUses).set({ calls: 60 }).where(eq(modelUses.userId, seeker.id));
    const before = (await seen()).length;
    await answerTo(seeker, 'vrumptious qwopple treasure map zzyx');
    expect((await seen()).length).toBe(before);
  });
});

describe('a sentence of a model', () => {
  const facts = JSON.stringify([{ job_title: 'Nurse', company_name: 'Sahel', score: 0.714, hours: 12 }]);
  it.each([
    ['The Nurse job scores 71 percent.', true],
    ['Nurse: score 71.', true],
    ['Nurse score of 72.', false],
    ['The company is Sahel.', true],
    ['The company is Evilcorp.', false],
    ['', false],
  ])('is kept only where the facts support it: %s', (sentence, kept) => {
    expect(supportedBy(sentence, facts)).toBe(kept);
  });
});
