import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  cancelAssessment,
  compareAssessments,
  completeAssessment,
  exportAssessmentResults,
  getAssessment,
  getAssessmentResultOf,
  getItemStatistics,
  getQuestionnaire,
  listAnswers,
  listAssessments,
  noteSignals,
  playPassage,
  rateWork,
  saveAnswer,
  saveAnswers,
  shareAssessment,
  startAssessment,
  stopSharingAssessment,
} from '#contract/features/assessments.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { spokenPassage } from '#engines/assessments/index.ts';
import { assessmentAttempts, assessmentItemExposures, assessmentPlays } from '#server/db/tables/index.ts';
import { takeAssessment } from '#server/testing/assessed.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aPerson, type Person, type Recruiter } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { doJob } from '#server/testing/work.ts';
import { computeStatistics, finishExpired } from './assessments.jobs.ts';

const test = testApp({ env: { MASAR_RATE_FACTOR: '20' } });

const TEST = 'critical-thinking-entry';
const params = { assessment_id: TEST };
const MINUTE_MS = 60_000;

const start = (
  { token }: Person,
  body: { form?: 'short'; extra_time_percent?: 0 | 25 | 50 | 100 } = {},
  assessment_id = TEST,
) => test.call(startAssessment, { token, params: { assessment_id }, body: { limit: 200, ...body } });

const answer = ({ token }: Person, question_id: string, value: number, sequence: number) =>
  test.call(saveAnswer, {
    token,
    params,
    body: { question_id, answer_type: 'json', value, sequence },
  });

const complete = (
  person: Person,
  body: { incomplete?: boolean; form?: 'short' } = {},
  assessment_id = TEST,
) =>
  test.call(completeAssessment, {
    token: person.token,
    params: { assessment_id, user_id: person.id },
    body,
  });

const resultOf = (by: Person, person: Person, assessment_id = TEST) =>
  test.call(getAssessmentResultOf, { token: by.token, params: { assessment_id, user_id: person.id } });

const catalogue = async ({ token }: Person) => {
  const { data } = await test.call(listAssessments, { token });
  if (data.view !== 'catalogue') throw new Error('a candidate gets the catalogue');
  return data.assessments;
};

const shared = async ({ token }: Person, query: { assessment_id?: string; trait?: string } = {}) => {
  const { data } = await test.call(listAssessments, { token, query });
  if (data.view !== 'results') throw new Error('a recruiter gets results');
  return data;
};

/** As if the attempt had begun so long ago. */
const begunAgo = async (attemptId: string, ms: number) => {
  const { db } = test.program.parts;
  const [row] = await db.select().from(assessmentAttempts).where(eq(assessmentAttempts.id, attemptId));
  const earlier = (at: Date | null | undefined) => (at ? new Date(at.getTime() - ms) : null);
  await db
    .update(assessmentAttempts)
    .set({
      startedAt: earlier(row?.startedAt) ?? new Date(),
      endsAt: earlier(row?.endsAt),
      completedAt: earlier(row?.completedAt),
    })
    .where(eq(assessmentAttempts.id, attemptId));
};

describe('an attempt', () => {
  it('is found as it was left, by another tab and after a reload, with what was answered and no key', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { data: first } = await start(person);
    expect([first.total, first.attempt.status]).toEqual([10, 'IN_PROGRESS']);
    expect(first.attempt.seconds_left).toBeGreaterThan(590);
    const [one] = first.questions;
    await answer(person, one!.id, 2, 1_000);
    const [second, third] = await Promise.all([start(person), start(person)]);
    for (const { data } of [second, third]) {
      expect(data.attempt.id).toBe(first.attempt.id);
      expect(data.questions.map(({ id, options }) => [id, options])).toEqual(
        first.questions.map(({ id, options }) => [id, options]),
      );
    }
    const { data } = await test.call(getQuestionnaire, {
      token: person.token,
      params,
      query: { page: 1, limit: 5 },
    });
    expect(data.questions.map(({ answer: saved }) => saved)).toEqual([2, null, null, null, null]);
    const told = JSON.stringify([first, data]);
    expect(told).not.toMatch(/"(why|points|brings|is_best|key)"/);
  });

  it('keeps the later of two answers, in whatever order they arrive, and takes a retried one once', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await start(person);
    const { id } = firstOf(data.questions);
    expect(firstOf((await answer(person, id, 3, 2_000)).data.answers)).toMatchObject({ is_kept: true });
    const late = firstOf((await answer(person, id, 1, 1_500)).data.answers);
    expect(late).toMatchObject({ is_kept: false, value: 3, sequence: 2_000 });
    expect(firstOf((await answer(person, id, 3, 2_000)).data.answers)).toMatchObject({ is_kept: true });
    const { data: given } = await test.call(listAnswers, { token: person.token, params });
    expect(given.results.map(({ question_id, value }) => [question_id, value])).toEqual([[id, 3]]);
  });

  it('refuses what is no answer, and questions that are not its own', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await start(person);
    const { id } = firstOf(data.questions);
    for (const value of [0, 5, 1.5, '1', { choice: 1 }]) {
      const refused = await test.callAnyhow(saveAnswer, {
        token: person.token,
        params,
        body: { question_id: id, answer_type: 'json', value, sequence: 1 },
      });
      expect([value, refused.problem.code]).toEqual([value, 'assessments.answer_invalid']);
    }
    expect((await answer(person, 'cte-999', 1, 1)).problem.code).toBe('assessments.question_not_found');
  });

  it('ends by the clock of the server: late answers are refused, and the job hands it in once, with what there is', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await start(person);
    const { id } = firstOf(data.questions);
    await answer(person, id, 1, 1);
    await doJob(test, finishExpired, { attemptId: data.attempt.id });
    expect((await resultOf(person, person)).data.status).toBe('IN_PROGRESS');
    await begunAgo(data.attempt.id, 11 * MINUTE_MS);
    const late = await answer(person, id, 2, 2);
    expect([late.status, late.problem.code]).toEqual([409, 'assessments.time_over']);
    for (let times = 0; times < 2; times++) await doJob(test, finishExpired, { attemptId: data.attempt.id });
    const { data: result } = await resultOf(person, person);
    expect(result).toMatchObject({ status: 'COMPLETED', is_expired: true, progress: { answered: 1 } });
    expect((await answer(person, id, 2, 3)).problem.code).toBe('assessments.time_over');
    const { data: news } = await test.call(listNotifications, { token: person.token });
    expect(news.results.filter(({ kind }) => kind === 'assessment_ready')).toHaveLength(1);
  });

  it('that is overdue is handed in by whoever looks first, also where the job was lost', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await start(person);
    await begunAgo(data.attempt.id, 11 * MINUTE_MS);
    const own = theOne(await catalogue(person), ({ assessment_id }) => assessment_id === TEST);
    expect([own.open, firstOf(own.history).status]).toEqual([null, 'COMPLETED']);
    const other = await aPerson(test, 'CANDIDATE');
    const { data: left } = await start(other);
    await begunAgo(left.attempt.id, 11 * MINUTE_MS);
    await doJob(test, computeStatistics, {});
    const [row] = await test.program.parts.db
      .select()
      .from(assessmentAttempts)
      .where(eq(assessmentAttempts.id, left.attempt.id));
    expect(row?.status).toBe('COMPLETED');
  });

  it('gives more time to who asks for it before they start', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await start(person, { extra_time_percent: 50 });
    expect(data.attempt.extra_time_percent).toBe(50);
    expect(data.attempt.seconds_left).toBeGreaterThan(14 * 60 + 50);
  });

  it('may be taken again when its rule says so, with other questions, and not by giving it up', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { data: first } = await start(person);
    const { data: gone } = await test.call(cancelAssessment, { token: person.token, params });
    expect(gone.status).toBe('CANCELLED');
    const soon = await start(person);
    expect([soon.status, soon.problem.code]).toEqual([409, 'assessments.too_soon']);
    const own = await test.call(getAssessment, { token: person.token, params });
    expect(own.data.can.start).toBe(false);
    expect(own.data.next_start_at).not.toBeNull();
    await begunAgo(first.attempt.id, 31 * 24 * 60 * MINUTE_MS);
    const { data: second } = await start(person);
    expect(second.attempt.id).not.toBe(first.attempt.id);
    const seen = new Set(first.questions.map(({ id }) => id));
    expect(second.questions.filter(({ id }) => seen.has(id))).toEqual([]);
  });

  it('is given up without harm where no time is kept', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await start(person, {}, 'my-next-move');
    await test.call(cancelAssessment, { token: person.token, params: { assessment_id: 'my-next-move' } });
    expect((await start(person, {}, 'my-next-move')).status).toBe(200);
  });
});

describe('a result', () => {
  let person: Person;
  let recruiter: Recruiter;
  let rival: Person;
  beforeAll(async () => {
    person = await aPerson(test, 'CANDIDATE', { name: 'Layla Haddad' });
    recruiter = await aPerson(test, 'RECRUITER');
    rival = await aPerson(test, 'RECRUITER');
    await takeAssessment(test, person, TEST, { value: () => 1 });
  });

  it('shows who took it points by topic, each question with its reasons, and what was noticed', async () => {
    const other = await aPerson(test, 'CANDIDATE');
    await start(other);
    const signals = [
      { kind: 'tab_left' as const, seconds: 12 },
      { kind: 'paste' as const },
      { kind: 'tab_left' as const, seconds: 3 },
    ];
    await test.call(noteSignals, { token: other.token, params, body: { signals } });
    await takeAssessment(test, other, TEST, { value: () => 1 });
    const { data: result } = await resultOf(other, other);
    expect(result.signals).toMatchObject({ tab_left: { times: 2, seconds: 15 }, paste: { times: 1 } });
    expect(result.review).toHaveLength(10);
    const review = result.review ?? [];
    const points = review.reduce((sum, one) => sum + one.points, 0);
    const most = review.reduce((sum, one) => sum + one.most, 0);
    expect(result.total?.percent).toBeCloseTo((100 * points) / most, 0);
    expect(result.scales.reduce((sum, { score }) => sum + score, 0)).toBe(points);
    for (const { options, most: best } of review)
      expect(Math.max(...options.map((option) => option.points))).toBe(best);
  });

  it('is not handed in with gaps unless the person says so, and takes no answer afterwards', async () => {
    const other = await aPerson(test, 'CANDIDATE');
    const { data } = await start(other);
    const refused = await complete(other);
    expect([refused.status, refused.problem.code]).toEqual([409, 'assessments.incomplete']);
    expect(refused.problem.message).toContain('10');
    expect((await complete(other, { incomplete: true })).data.status).toBe('COMPLETED');
    const after = await answer(other, firstOf(data.questions).id, 1, 5);
    expect(after.problem.code).toBe('assessments.over');
    const again = await complete(other);
    expect(again.data).toMatchObject({ status: 'COMPLETED', total: { percent: 0 } });
  });

  it('is scored again from its answers, unless they were given to an earlier version: then it stays as it was', async () => {
    const other = await aPerson(test, 'CANDIDATE');
    const attemptId = await takeAssessment(test, other, TEST);
    const { data: right } = await resultOf(other, other);
    const { db } = test.program.parts;
    const own = eq(assessmentAttempts.id, attemptId);
    const { result } = firstOf(await db.select().from(assessmentAttempts).where(own));
    const wrong = { ...result, total: { ...right.total, percent: 1 } };
    for (const [version, percent] of [
      [right.version, right.total?.percent],
      ['of long ago', 1],
    ] as const) {
      await db.update(assessmentAttempts).set({ instrumentVersion: version, result: wrong }).where(own);
      expect((await complete(other)).data).toMatchObject({ version, total: { percent } });
    }
  });

  it('is a company’s to see once the person shows it, without single answers, until they take that back', async () => {
    expect((await resultOf(recruiter, person)).problem.code).toBe('assessments.result_not_found');
    const body = { company_id: recruiter.companyId };
    const { data } = await test.call(shareAssessment, { token: person.token, params, body });
    expect(data.results.map(({ company }) => company.id)).toEqual([recruiter.companyId]);
    const { data: seen } = await resultOf(recruiter, person);
    expect(seen).toMatchObject({
      status: 'COMPLETED',
      review: null,
      signals: null,
      earlier: null,
      person: { user_id: person.id, name: 'Layla Haddad', is_self: false },
    });
    expect((await shared(recruiter)).assessments).toMatchObject([
      { person: 'Layla Haddad', assessment_id: TEST, percent: seen.total?.percent },
    ]);
    expect((await shared(rival)).assessments).toEqual([]);
    expect((await resultOf(rival, person)).status).toBe(404);
    const stop = await test.call(stopSharingAssessment, {
      token: person.token,
      params: { ...params, company_id: recruiter.companyId },
    });
    expect(stop.data.results).toEqual([]);
    expect((await resultOf(recruiter, person)).status).toBe(404);
    expect((await shared(recruiter)).total).toBe(0);
  });

  it('stands beside others of people who show theirs, and leaves as a file without the rest', async () => {
    const [one, two] = [
      await aPerson(test, 'CANDIDATE', { name: 'Sara One' }),
      await aPerson(test, 'CANDIDATE'),
    ];
    for (const each of [one, two]) {
      await takeAssessment(test, each, TEST);
      await test.call(shareAssessment, {
        token: each.token,
        params,
        body: { company_id: recruiter.companyId },
      });
    }
    const users = JSON.stringify([two.id, one.id]);
    const { data } = await test.call(compareAssessments, {
      token: recruiter.token,
      params,
      query: { users },
    });
    expect(data.people.map(({ user_id }) => user_id)).toEqual([two.id, one.id]);
    for (const { values } of data.scales) expect(values).toHaveLength(2);
    const hidden = await test.call(compareAssessments, {
      token: recruiter.token,
      params,
      query: { users: JSON.stringify([one.id, person.id]) },
    });
    expect(hidden.problem.code).toBe('assessments.result_not_found');
    const file = await test.call(exportAssessmentResults, { token: recruiter.token, params });
    const text = String(file.body);
    expect(text).toContain('Sara One');
    expect(text).not.toContain('Layla');
  });

  it.each(['en', 'ar'] as const)(
    'is set as a PDF in %s, for its owner and who may see it',
    async (language) => {
      const url = `/api/assessments/${TEST}/result/${person.id}/pdf?language=${language}`;
      const answerTo = (by: Person) => test.program.app.inject({ url, headers: { token: by.token } });
      expect((await answerTo(rival)).statusCode).toBe(404);
      const { statusCode, headers, rawPayload } = await answerTo(person);
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
      const read = await test.program.parts.reader.readText(rawPayload, 'report.pdf');
      expect(read?.text).toContain('Layla Haddad');
      expect(read?.text).toContain(language === 'en' ? 'Seeing assumptions' : 'كشف الافتراضات');
    },
  );
});

describe('what answers say of questions', () => {
  it('is computed by a job, the same when it runs twice, and shown to admins alone', async () => {
    const admin = await aPerson(test, 'RECRUITER_ADMIN');
    for (let times = 0; times < 2; times++) await doJob(test, computeStatistics, {});
    const { data } = await test.call(getItemStatistics, { token: admin.token, params });
    expect(data.attempts).toBeGreaterThan(3);
    const { options, shown } = firstOf(data.items);
    expect(shown).toBeGreaterThan(0);
    expect(options.map(({ points }) => points).toSorted()).toEqual([0, 0, 0, 1]);
    const recruiter = await aPerson(test, 'RECRUITER');
    const refused = await test.call(getItemStatistics, { token: recruiter.token, params });
    expect(refused.status).toBe(403);
  });
});

describe('many answers at once', () => {
  it('are saved by the rules of one, the highest number of a question first', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await start(person);
    const { id } = firstOf(data.questions);
    const answers = [
      { question_id: id, answer_type: 'json' as const, value: 4, sequence: 9 },
      { question_id: id, answer_type: 'json' as const, value: 1, sequence: 3 },
    ];
    const saved = await test.call(saveAnswers, { token: person.token, params, body: { answers } });
    expect(saved.data.answers.map(({ is_kept, value }) => [is_kept, value])).toEqual([
      [true, 4],
      [false, 4],
    ]);
    expect(saved.data.progress).toMatchObject({ answered: 1, total: 10, fractionComplete: 0.1 });
  });
});

describe('an adaptive test', () => {
  const ENGLISH = 'english_v1';
  const english = { assessment_id: ENGLISH };
  const give = ({ token }: Person, question_id: string, value: number, sequence: number) =>
    test.call(saveAnswer, {
      token,
      params: english,
      body: { question_id, answer_type: 'json', value, sequence },
    });
  const openIn = async ({ token }: Person) => {
    const { data } = await test.call(getQuestionnaire, { token, params: english, query: { limit: 200 } });
    return { ...data, open: data.questions.filter(({ answer }) => answer === null) };
  };

  it('asks what follows from an answer, the same to another tab, and keeps the first of two answers', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { data: begun } = await start(person, {}, ENGLISH);
    expect(begun.questions).toHaveLength(1);
    const first = firstOf(begun.questions);
    expect([first.lang, first.options.length, begun.attempt.progress.total]).toEqual(['en', 4, 36]);
    const answered = await Promise.all([1, 2].map((value) => give(person, first.id, value, value)));
    const stands = answered.map(({ data }) => firstOf(data.answers).value);
    expect(new Set(stands).size).toBe(1);
    expect(answered.filter(({ data }) => firstOf(data.answers).is_kept)).toHaveLength(1);
    const followed = answered.map(({ data }) => data.next.map(({ id }) => id));
    expect(followed[0]).toEqual(followed[1]);
    const { open, questions } = await openIn(person);
    expect(open.map(({ id }) => id)).toEqual(followed[0]);
    expect(questions).toHaveLength(2);
    const late = await give(person, first.id, 3, 9);
    expect(firstOf(late.data.answers)).toMatchObject({ is_kept: false, value: stands[0] });
    expect(late.data.next.map(({ id }) => id)).toEqual(followed[0]);
    expect(JSON.stringify([begun, questions])).not.toMatch(/"(why|points|key|evidence|difficulty)"/);
  });

  it('ends by itself, tells a level with its error by skill, and explains each answer to who gave it', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const recruiter = await aPerson(test, 'RECRUITER');
    let [open] = (await start(person, {}, ENGLISH)).data.questions;
    const early = await complete(person, {}, ENGLISH);
    expect(early.problem.code).toBe('assessments.incomplete');
    for (let sequence = 1; open; sequence++) {
      const { data } = await give(person, open.id, 1, sequence);
      [open] = data.next;
      expect(data.progress.assessmentComplete).toBe(open === undefined);
    }
    const { data: result } = await complete(person, {}, ENGLISH);
    expect(result.progress.fractionComplete).toBe(1);
    expect(result.progress.total).toBeLessThanOrEqual(36);
    expect(result.level?.likely).toContain(result.level?.band);
    expect(result.scales.map(({ id, kind }) => [id, kind])).toEqual([
      ['use', 'skill'],
      ['reading', 'skill'],
      ['listening', 'skill'],
    ]);
    const review = result.review ?? [];
    expect(review).toHaveLength(result.progress.answered);
    for (const { why, options } of review) {
      expect(why?.ar).toBeTruthy();
      expect(options.filter(({ points }) => points > 0)).toHaveLength(1);
    }
    const body = { company_id: recruiter.companyId };
    await test.call(shareAssessment, { token: person.token, params: english, body });
    const list = await shared(recruiter, { assessment_id: ENGLISH });
    expect(list.assessments.map(({ level }) => level)).toEqual([result.level?.band]);
    const users = JSON.stringify([person.id]);
    const { data: compared } = await test.call(compareAssessments, {
      token: recruiter.token,
      params: english,
      query: { users },
    });
    expect(firstOf(compared.people).level).toEqual(result.level);
    const pdf = await test.program.app.inject({
      url: `/api/assessments/${ENGLISH}/result/${person.id}/pdf?language=ar`,
      headers: { token: recruiter.token },
    });
    expect(pdf.statusCode).toBe(200);
  });

  it('that was hardly begun when its time ended tells no level', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await start(person, {}, ENGLISH);
    await give(person, firstOf(data.questions).id, 1, 1);
    await begunAgo(data.attempt.id, 31 * MINUTE_MS);
    await doJob(test, finishExpired, { attemptId: data.attempt.id });
    const { data: result } = await resultOf(person, person, ENGLISH);
    expect(result).toMatchObject({ status: 'COMPLETED', is_expired: true, level: null, scales: [] });
  });

  it('shows items that many have met to nobody more', async () => {
    const [{ db }, one] = [test.program.parts, await aPerson(test, 'CANDIDATE')];
    const { data: begun } = await start(one, {}, ENGLISH);
    const shown = firstOf(begun.questions).id;
    const [row] = await db
      .select()
      .from(assessmentAttempts)
      .where(eq(assessmentAttempts.id, begun.attempt.id));
    const exposures = await db
      .select()
      .from(assessmentItemExposures)
      .where(eq(assessmentItemExposures.portal, row!.portal));
    expect(exposures.find(({ item }) => item === shown)?.shown).toBeGreaterThan(0);
    // As if all other items had been shown to all.
    const instrument = test.program.parts.instruments.get(ENGLISH);
    if (instrument?.kind !== 'english') throw new Error('it is the English test');
    const rested = instrument.bank.items.filter(({ id }) => !id.endsWith('5'));
    await db
      .insert(assessmentItemExposures)
      .values(
        rested.map(({ id: item }) => ({
          portal: row!.portal,
          instrument: ENGLISH,
          item,
          shown: 1_000,
          shownFirst: 1,
        })),
      )
      .onConflictDoUpdate({
        target: [
          assessmentItemExposures.portal,
          assessmentItemExposures.instrument,
          assessmentItemExposures.item,
        ],
        set: { shown: 1_000 },
      });
    const other = await aPerson(test, 'CANDIDATE');
    let [open] = (await start(other, {}, ENGLISH)).data.questions;
    for (let sequence = 1; open && sequence <= 6; sequence++) {
      expect(open.id).toMatch(/5$/);
      [open] = (await give(other, open.id, 2, sequence)).data.next;
    }
  });
});

describe('what is heard', () => {
  const params = { assessment_id: 'english_v1' };
  const play = ({ token }: Person, question_id: string, number: number) =>
    test.call(playPassage, { token, params, body: { question_id, number } });
  const hear = ({ token }: Person, playId: string) =>
    test.program.app.inject({ url: `/api/assessments/english_v1/plays/${playId}`, headers: { token } });
  const give = ({ token }: Person, question_id: string, sequence: number) =>
    test.call(saveAnswer, { token, params, body: { question_id, answer_type: 'json', value: 1, sequence } });
  const reload = ({ token }: Person) => test.call(getQuestionnaire, { token, params, query: { limit: 200 } });
  /** Answers until something is to be heard; all that was told until then. */
  const untilHeard = async (person: Person) => {
    const { data } = await start(person, {}, 'english_v1');
    const told: unknown[] = [data];
    let [open] = data.questions;
    for (let sequence = 1; open?.plays_left === null; sequence++) {
      const { data: saved } = await give(person, open.id, sequence);
      told.push(saved);
      [open] = saved.next;
    }
    if (!open) throw new Error('something is heard before the end');
    return { attemptId: data.attempt.id, open, told };
  };
  const playedAgo = (attemptId: string, ms: number) =>
    test.program.parts.db
      .update(assessmentPlays)
      .set({ playedAt: new Date(Date.now() - ms) })
      .where(eq(assessmentPlays.attemptId, attemptId));

  it('is played twice at most, is the same play where its reply was lost, and is gone once it is answered', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { attemptId, open } = await untilHeard(person);
    expect(open.plays_left).toBe(2);
    expect((await play(person, open.id, 2)).problem.code).toBe('assessments.played_out');
    const { data: first } = await play(person, open.id, 1);
    expect([first.plays_left, first.seconds > 1]).toEqual([1, true]);
    expect((await play(person, open.id, 1)).data).toEqual(first);
    const sound = await hear(person, first.play_id);
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/wav']);
    expect(sound.headers['cache-control']).toContain('no-store');
    expect(sound.rawPayload.subarray(0, 4).toString()).toBe('RIFF');
    expect(sound.rawPayload.length / 16_000).toBeCloseTo(first.seconds, -0.5);
    await playedAgo(attemptId, 3 * MINUTE_MS);
    expect((await hear(person, first.play_id)).statusCode).toBe(404);
    expect((await play(person, open.id, 1)).problem.code).toBe('assessments.played_out');
    const { data: second } = await play(person, open.id, 2);
    expect(second.plays_left).toBe(0);
    expect((await reload(person)).data.questions.at(-1)).toMatchObject({ id: open.id, plays_left: 0 });
    await give(person, open.id, 99);
    expect((await hear(person, second.play_id)).statusCode).toBe(404);
    expect((await play(person, open.id, 2)).problem.code).toBe('assessments.played_out');
  });

  it('is heard by nobody else, whatever attempt they have', async () => {
    const [person, other] = [await aPerson(test, 'CANDIDATE'), await aPerson(test, 'CANDIDATE')];
    const { open } = await untilHeard(person);
    const { data } = await play(person, open.id, 1);
    expect((await play(other, open.id, 1)).problem.code).toBe('assessments.attempt_not_found');
    const begun = await untilHeard(other);
    expect((await hear(other, data.play_id)).json().code).toBe('assessments.play_not_found');
    if (begun.open.id !== open.id)
      expect((await play(other, open.id, 1)).problem.code).toBe('assessments.question_not_found');
    const read = firstOf((await reload(person)).data.questions);
    expect((await play(person, read.id, 1)).problem.code).toBe('assessments.question_not_found');
  });

  it('is told in words to who took it, and not before the attempt is over', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { open, told } = await untilHeard(person);
    const instrument = test.program.parts.instruments.get('english_v1');
    if (instrument?.kind !== 'english') throw new Error('it is the English test');
    const spoken = spokenPassage(instrument.bank, open.id)?.lines.map(({ text }) => text) ?? [];
    told.push((await play(person, open.id, 1)).data, (await reload(person)).data);
    for (const text of spoken) expect(JSON.stringify(told)).not.toContain(text);
    let next = [open];
    for (let sequence = 100; next[0]; sequence++) next = (await give(person, next[0].id, sequence)).data.next;
    const { data: result } = await complete(person, {}, 'english_v1');
    const reviewed = result.review?.find(({ id }) => id === open.id);
    for (const text of spoken) expect(reviewed?.passage).toContain(text);
    expect(result.note.en).toContain('listening');
  });

  it('can be left out beforehand: nothing of it is asked, and the result says so', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { data } = await test.call(startAssessment, {
      token: person.token,
      params,
      body: { without_listening: true },
    });
    expect(data.attempt.without_listening).toBe(true);
    let next = data.questions;
    for (let sequence = 1; next[0]; sequence++) {
      expect(next[0].plays_left).toBeNull();
      next = (await give(person, next[0].id, sequence)).data.next;
    }
    const { data: result } = await complete(person, {}, 'english_v1');
    expect(result.scales.map(({ id }) => id)).toEqual(['use', 'reading']);
    expect(result.level).not.toBeNull();
    expect(result.note.en).toMatch(/Listening is no part of it, and nothing was deducted/);
    expect(firstOf(result.norms).en).toContain('Listening is no part of this result');
  });
});

describe('a test with tasks', () => {
  const WITH_TASKS = 'english_v2';
  const params2 = { assessment_id: WITH_TASKS };
  /** The first bytes of what a browser records, by which it is known. */
  const WEBM = Buffer.from(
    '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
    'hex',
  );
  const TEXT = `Dear Ms Haddad, I am writing about the chairs that you ordered. They will arrive a week later because our supplier
had a problem. I am very sorry for this delay. We would like to offer you a discount of ten per cent. Please let me know whether you
want to wait, or whether we should send another model that is available now.`;

  it('keeps a text and a recording, counts the one, and lets who invited hear and score both', async () => {
    const [person, recruiter, rival] = [
      await aPerson(test, 'CANDIDATE'),
      await aPerson(test, 'RECRUITER'),
      await aPerson(test, 'RECRUITER'),
    ];
    const { token } = person;
    const say = (question_id: string, answer_type: 'json' | 'text' | 'long_text', value: string | number) =>
      test.callAnyhow(saveAnswer, {
        token,
        params: params2,
        body: { question_id, answer_type, value, sequence: Date.now() },
      });
    let { questions: open } = (await start(person, {}, WITH_TASKS)).data;
    while (open.length === 1) {
      const { data } = await say(firstOf(open).id, 'json', 1);
      open = data.next;
    }
    expect(open.map(({ kind, filter }) => [kind, filter])).toEqual([
      ['writing', 'written'],
      ['speaking', 'speaking'],
      ['speaking', 'speaking'],
    ]);
    const [written, spoken, left] = open.map(({ id }) => id) as [string, string, string];
    expect((await say(written, 'long_text', 'A first draft.')).status).toBe(200);
    expect((await say(written, 'long_text', TEXT)).data.answers[0]).toMatchObject({ is_kept: true });
    const file = { name: 'answer.webm', bytes: WEBM };
    const stored = await test.upload('/upload-file', { purpose: 'recording' }, file, token);
    const recording = stored.data as { id: string; media_type: string };
    expect(recording.media_type).toBe('audio/webm');
    expect((await say(spoken, 'text', 'no-id')).problem.code).toBe('assessments.answer_invalid');
    expect((await say(spoken, 'text', crypto.randomUUID())).problem.code).toBe('files.not_found');
    const foreign = await test.upload('/upload-file', { purpose: 'recording' }, file, recruiter.token);
    expect((await say(spoken, 'text', (foreign.data as { id: string }).id)).status).toBe(404);
    expect((await say(spoken, 'text', recording.id)).status).toBe(200);
    const { data: own } = await complete(person, { incomplete: true }, WITH_TASKS);
    expect(own.level).not.toBeNull();
    const works = own.works ?? [];
    expect(works.map(({ text, recording_id }) => [text, recording_id])).toEqual([
      [TEXT, null],
      [null, recording.id],
      [null, null],
    ]);
    const features = own.scales.filter(({ kind }) => kind === 'topic');
    expect(features.reduce((sum, { score }) => sum + score, 0)).toBe(works[0]?.counted?.points);
    expect(works[1]?.counted).toBeNull();

    const heard = (by: Person) =>
      test.program.app.inject({
        url: `/api/assessments/${WITH_TASKS}/recordings/${recording.id}`,
        headers: { token: by.token },
      });
    const rate = (by: Person, question_id: string, scores: Record<string, number>) =>
      test.callAnyhow(rateWork, {
        token: by.token,
        params: { ...params2, user_id: person.id },
        body: { attempt_id: own.attempt_id, question_id, scores, comment: 'Clear and friendly.' },
      });
    const all = { task: 4, fluency: 3, clarity: 4, range: 3, accuracy: 2 };
    expect((await heard(person)).statusCode).toBe(200);
    expect([(await heard(recruiter)).statusCode, (await rate(recruiter, spoken, all)).status]).toEqual([
      404, 404,
    ]);
    const body = { company_id: recruiter.companyId };
    await test.call(shareAssessment, { token, params: params2, body });
    expect((await heard(recruiter)).statusCode).toBe(200);
    expect((await heard(rival)).statusCode).toBe(404);
    expect((await rate(recruiter, spoken, { task: 4 })).problem.code).toBe('assessments.rating_incomplete');
    expect((await rate(recruiter, left, all)).problem.code).toBe('assessments.work_not_found');
    expect((await rate(rival, spoken, all)).status).toBe(404);
    const rated = await rate(recruiter, spoken, all);
    expect(rated.data.works?.[1]?.ratings).toMatchObject([{ scores: all, comment: 'Clear and friendly.' }]);
    const { data: afterwards } = await resultOf(person, person, WITH_TASKS);
    expect(afterwards.works?.[1]?.ratings).toHaveLength(1);
    expect(afterwards.level).toEqual(own.level);
  });
});

describe('an annotation test', () => {
  const ANNOTATION = 'annotation_v1';

  it('shows no gold while it is worked on, and each difference afterwards, to who worked alone', async () => {
    const [person, recruiter] = [await aPerson(test, 'CANDIDATE'), await aPerson(test, 'RECRUITER')];
    const { token } = person;
    const { data } = await start(person, {}, ANNOTATION);
    const instrument = test.program.parts.instruments.get(ANNOTATION);
    if (instrument?.kind !== 'annotation') throw new Error('it is an annotation test');
    expect(/"(gold|spans|boxes|tones|things)":/.test(JSON.stringify(data))).toBe(false);
    const ranked = theOne(data.questions, ({ id }) => id === 'v1-ranking-1');
    const say = (question_id: string, value: string | Record<string, string | number>) =>
      test.callAnyhow(saveAnswer, {
        token,
        params: { assessment_id: ANNOTATION },
        body: { question_id, answer_type: 'json', value, sequence: Date.now() },
      });
    for (const item of instrument.items) {
      if (item.kind === 'spans')
        // All right in Arabic but for one label.
        await say(
          item.id,
          Object.fromEntries(
            item.spans.ar.map(({ from, to, label }, index) => [
              `ar:${from}-${to}`,
              index === 0 ? item.labels.at(-1)!.id : label,
            ]),
          ),
        );
      if (item.kind === 'tones') await say(item.id, item.tones.join(''));
      if (item.kind === 'boxes') await say(item.id, {});
    }
    expect((await say('v1-classes-1', { r1: 'nothing-known' })).problem.code).toBe(
      'assessments.answer_invalid',
    );
    const gold = theOne(instrument.items, ({ id }) => id === ranked.id).rows.map(({ id }) => id);
    expect(ranked.annotation?.rows.map(({ id }) => id).toSorted()).toEqual(gold.toSorted());
    await say(ranked.id, Object.fromEntries(gold.map((id, index) => [id, index + 1])));
    const { data: result } = await complete(person, { incomplete: true }, ANNOTATION);
    const scores = Object.fromEntries(result.scales.map(({ id, score }) => [id, score]));
    expect(scores).toMatchObject({ part2: 0, part3: 0, part4: 100, part5: 50 });
    expect(scores.part1).toBeGreaterThan(70);
    expect(scores.part1).toBeLessThan(100);
    const first = firstOf(result.annotations ?? []);
    expect(first.differences.map(({ is }) => is)).toContain('different');
    await test.call(shareAssessment, {
      token,
      params: { assessment_id: ANNOTATION },
      body: { company_id: recruiter.companyId },
    });
    const { data: seen } = await resultOf(recruiter, person, ANNOTATION);
    expect([seen.annotations, seen.scales.length]).toEqual([null, 5]);
  });
});
