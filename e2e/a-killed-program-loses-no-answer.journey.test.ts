import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { listAnswers, Questionnaire, saveAnswer } from '#contract/features/assessments.contract.ts';
import type { AssessmentResult } from '#contract/features/assessments.fields.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { DEMO_PASSWORD } from '#server/db/demo/people.ts';
import { type RunningProgram, startProgram } from './program.ts';

/**
 * The program is killed while somebody answers, and started again on what it kept. A program of its own: the others are
 * shared by journeys.
 */

const TEST = 'problem-solving-advanced';
/** Adaptive, and timed as well. */
const ENGLISH = 'english_v2';
const PERSONALITY = 'principles';

let program: RunningProgram;
let token: string;

beforeAll(async () => {
  program = await startProgram(inject('preparedFolder'));
  const body = { email: 'candidate@masar.demo', password: DEMO_PASSWORD };
  token = (await send<{ token: string }>('/login-user', body)).token;
}, 120_000);
afterAll(() => program.stop(), 60_000);

async function send<T>(path: string, body?: object, lang = 'en'): Promise<T> {
  const response = await fetch(`${program.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-language': lang,
      ...(token && { token }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

const start = (id: string, lang: 'en' | 'ar') =>
  send<Questionnaire>(`/assessments/${id}/questionnaire`, { lang, limit: 200 }, lang);
const questionnaire = (id: string) => send<Questionnaire>(`/assessments/${id}/questionnaire?limit=200`);
const give = (id: string, { id: question_id, type }: Questionnaire['questions'][number], value: number) =>
  send<Reply<typeof saveAnswer>>(`/assessments/${id}/answers`, {
    question_id,
    answer_type: type,
    value,
    sequence: Date.now(),
  });

/** What stands answered, by the question. */
async function answered(id: string): Promise<ReadonlyMap<string, unknown>> {
  const { results } = await send<Reply<typeof listAnswers>>(`/assessments/${id}/answers?limit=200`);
  return new Map(results.map(({ question_id, value }) => [question_id, value]));
}

const asked = ({ questions }: Questionnaire) => questions.map(({ id, options }) => ({ id, options }));

describe('a program that is killed in the middle of answers', () => {
  it('comes back with each answer that it confirmed, the same questions and the same clock', async () => {
    const confirmed: { id: string; question: string; value: number }[] = [];
    const keep = async (id: string, question: Questionnaire['questions'][number], value: number) => {
      const saved = await give(id, question, value);
      confirmed.push({ id, question: question.id, value });
      return saved;
    };
    const begun = {
      test: await start(TEST, 'ar'),
      english: await start(ENGLISH, 'en'),
      personality: await start(PERSONALITY, 'ar'),
    };
    for (const question of begun.test.questions.slice(0, 4)) await keep(TEST, question, 2);
    let open = begun.english.questions.find(({ answer }) => answer === null);
    for (let times = 0; open && times < 4; times++) open = (await keep(ENGLISH, open, 1)).next[0];
    const atKill = { english: await questionnaire(ENGLISH), test: await questionnaire(TEST) };

    // Answers are on their way when it dies: some confirmed, some perhaps stored, some lost on the line.
    const left = begun.personality.questions.filter(({ answer }) => answer === null).slice(0, 40);
    const onTheirWay = left.map((question, index) =>
      keep(PERSONALITY, question, (index % 5) + 1).catch(() => null),
    );
    await Promise.race(onTheirWay);
    const before = confirmed.length;
    program = await program.killAndStart();
    await Promise.all(onTheirWay);
    expect(before).toBeGreaterThan(8);

    for (const id of [TEST, ENGLISH, PERSONALITY]) {
      const stands = await answered(id);
      const own = confirmed.filter((one) => one.id === id);
      expect(own.filter(({ question, value }) => stands.get(question) !== value)).toEqual([]);
    }
    const [test, english, personality] = [
      await questionnaire(TEST),
      await questionnaire(ENGLISH),
      await questionnaire(PERSONALITY),
    ];
    expect([test.attempt.id, english.attempt.id, personality.attempt.id]).toEqual([
      begun.test.attempt.id,
      begun.english.attempt.id,
      begun.personality.attempt.id,
    ]);
    expect([asked(test), asked(english)]).toEqual([asked(atKill.test), asked(atKill.english)]);
    expect(asked(personality)).toEqual(asked(begun.personality));
    expect(english.questions.filter(({ answer }) => answer === null).map(({ id }) => id)).toEqual([open?.id]);
    expect(test.attempt.ends_at).toBe(begun.test.attempt.ends_at);
    expect(test.attempt.seconds_left).toBeLessThan(begun.test.attempt.seconds_left ?? 0);
  });

  it('takes what was lost on the line again, and hands in what was begun before it died', async () => {
    const { questions, attempt } = await questionnaire(PERSONALITY);
    for (const question of questions.filter(({ answer }) => answer === null))
      await give(PERSONALITY, question, 3);
    const { user_id } = await send<{ user_id: string }>('/profile');
    for (const [id, answers] of [
      [PERSONALITY, 100],
      [TEST, 4],
    ] as const) {
      const result = await send<AssessmentResult>(`/assessments/${id}/result/${user_id}`, {
        incomplete: true,
      });
      expect([result.status, result.progress.answered]).toEqual(['COMPLETED', answers]);
      if (id === PERSONALITY) expect(result.attempt_id).toBe(attempt.id);
    }
  });
});
