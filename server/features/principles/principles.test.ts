import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  completeAssessment,
  getAssessment,
  shareAssessment,
  startAssessment,
} from '#contract/features/assessments.contract.ts';
import {
  answerPrinciples,
  getPrinciplesSummary,
  listPrinciplesQuestions,
  listPrinciplesTraits,
  listPrinciplesUsers,
  principlesExist,
} from '#contract/features/principles.contract.ts';
import { assessmentAttempts } from '#server/db/tables/index.ts';
import { takeAssessment } from '#server/testing/assessed.ts';
import { firstOf, theOne } from '#server/testing/lists.ts';
import { aPerson, type Person, type Recruiter } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ env: { MASAR_RATE_FACTOR: '20' } });

const params = { assessment_id: 'principles' };
const DAY_MS = 86_400_000;

const answers = (from: number, to: number, answerNumber: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ questionNumber: from + index, answerNumber }));

const give = ({ token }: Person, given: ReturnType<typeof answers>) =>
  test.call(answerPrinciples, { token, body: { answers: given } });

const summaryOf = (by: Person, person: Person) =>
  test.call(getPrinciplesSummary, { token: by.token, params: { user_id: person.id } });

describe('the personality assessment', () => {
  it('begins with the first answer, tells how far it is, and lets an answer be taken back', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const before = await test.call(principlesExist, { token: person.token });
    expect(before.data).toMatchObject({ exists: false, status: null });
    const asked = await test.call(listPrinciplesQuestions, { token: person.token });
    expect([asked.data.total_questions, asked.data.questions.length]).toEqual([100, 100]);
    expect(asked.data.questions.map(({ number }) => number)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    expect(firstOf(asked.data.questions).answerNumber).toBe(-1);
    const half = await give(person, [...answers(1, 48, 4), ...answers(49, 50, 1)]);
    expect(half.data).toMatchObject({
      total_questions: 100,
      assessmentProgress: { shortscaleComplete: true, assessmentComplete: false, fractionComplete: 0.5 },
    });
    const less = await give(person, answers(50, 50, -1));
    expect(less.data.assessmentProgress).toMatchObject({ shortscaleComplete: false, fractionComplete: 0.49 });
    const { data } = await test.call(listPrinciplesQuestions, { token: person.token });
    expect(data.questions.slice(48, 51).map(({ answerNumber }) => answerNumber)).toEqual([1, -1, -1]);
    const again = await give(person, answers(50, 50, 5));
    expect(again.data.assessmentProgress).toMatchObject({ shortscaleComplete: true, fractionComplete: 0.5 });
    const under = await test.call(principlesExist, { token: person.token });
    expect(under.data).toMatchObject({ exists: true, status: 'IN_PROGRESS' });
  });

  it('gives 12 traits, five domains and 25 facets with percentiles and whose norms they are held against', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await takeAssessment(test, person, 'principles');
    const { data } = await summaryOf(person, person);
    const kinds = Map.groupBy(data.scales, ({ kind }) => kind);
    expect([kinds.get('domain')?.length, kinds.get('facet')?.length]).toEqual([5, 25]);
    expect(kinds.get('trait')?.length).toBeGreaterThan(8);
    for (const { percentile, band, score, reliability, standard_error } of data.scales) {
      expect(percentile).toBeGreaterThanOrEqual(0);
      expect(percentile).toBeLessThanOrEqual(100);
      expect(band).toBe(score < 45 ? 'low' : score > 55 ? 'high' : 'average');
      expect(reliability).toBeGreaterThan(0.3);
      expect(standard_error).toBeGreaterThan(0);
    }
    expect(data.norms.length).toBeGreaterThan(1);
    expect(data.review).toBeNull();
  });

  it('can be handed in as its short scale once that is answered, and says so', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await give(person, answers(1, 49, 2));
    const hand = (form?: 'short') =>
      test.call(completeAssessment, {
        token: person.token,
        params: { ...params, user_id: person.id },
        body: form ? { form } : { incomplete: true },
      });
    expect((await hand('short')).problem.code).toBe('assessments.incomplete');
    await give(person, answers(50, 60, 3));
    // Two fifths are left: more than may be left out of the whole.
    expect((await hand()).problem.code).toBe('assessments.incomplete');
    const { data } = await hand('short');
    expect(data).toMatchObject({ form: 'short', status: 'COMPLETED', progress: { answered: 50, total: 50 } });
    const { data: own } = await test.call(getAssessment, {
      token: person.token,
      params,
      query: { short_scale_assessment: 'true' },
    });
    expect(own).toMatchObject({ form: 'short', short: { questions: 50 } });
  });

  it('goes on from its short scale with the answers of it, and starts anew only later', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const { token, id: user_id } = person;
    const start = (form: 'full' | 'short') =>
      test.call(startAssessment, { token, params, body: { form, limit: 200 } });
    const own = async () => (await test.call(getAssessment, { token, params, query: {} })).data.can;
    expect((await start('short')).data.total).toBe(50);
    await give(person, answers(1, 50, 4));
    expect(await own()).toMatchObject({ start: false, go_on: false });
    await test.call(completeAssessment, { token, params: { ...params, user_id }, body: {} });
    expect(await own()).toMatchObject({ start: false, go_on: true });
    expect((await start('short')).problem.code).toBe('assessments.too_soon');
    const { data } = await start('full');
    expect(data).toMatchObject({ total: 100, attempt: { form: 'full', progress: { answered: 50 } } });
    expect(data.questions[49]).toMatchObject({ number: 50, answer: 4 });
    await give(person, answers(51, 100, 2));
    const done = await test.call(completeAssessment, { token, params: { ...params, user_id }, body: {} });
    expect(done.data).toMatchObject({ form: 'full', progress: { answered: 100 } });
    // Half of it and the whole measure differently: what lies between them is no change of the person.
    expect(done.data.earlier).toBeNull();
    expect(await own()).toMatchObject({ start: false, go_on: false });
    expect((await start('full')).problem.code).toBe('assessments.too_soon');
  });

  it('says when nearly all answers are the same', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await takeAssessment(test, person, 'principles', { value: () => 5 });
    expect((await summaryOf(person, person)).data.is_uniform).toBe(true);
  });

  it('is compared with the one before, once it may be taken again', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const first = await takeAssessment(test, person, 'principles', { value: (number) => (number % 2) + 2 });
    const again = () => test.call(startAssessment, { token: person.token, params, body: {} });
    expect((await again()).problem.code).toBe('assessments.too_soon');
    const monthAgo = new Date(Date.now() - 31 * DAY_MS);
    await test.program.parts.db
      .update(assessmentAttempts)
      .set({ startedAt: monthAgo, completedAt: monthAgo });
    await takeAssessment(test, person, 'principles', { value: (number) => (number % 3) + 2 });
    const { data } = await summaryOf(person, person);
    expect(data.earlier?.attempt_id).toBe(first);
    expect(data.earlier?.changes).toHaveLength(data.scales.length);
    const trait = firstOf(data.scales);
    const change = theOne(data.earlier?.changes ?? [], ({ id }) => id === trait.id);
    expect(change.now).toBe(trait.score);
    expect(change.change).toBeCloseTo(change.now - change.before, 5);
  });
});

describe('what a company sees', () => {
  let recruiter: Recruiter;
  let shown: Person;
  let secret: Person;
  const traits = (query: { trait?: string; users?: string; dates?: string } = {}) =>
    test.call(listPrinciplesTraits, { token: recruiter.token, query });

  beforeAll(async () => {
    recruiter = await aPerson(test, 'RECRUITER');
    [shown, secret] = [
      await aPerson(test, 'CANDIDATE', { name: 'Rima Open' }),
      await aPerson(test, 'CANDIDATE'),
    ];
    await takeAssessment(test, shown, 'principles');
    await takeAssessment(test, secret, 'principles');
    const body = { company_id: recruiter.companyId };
    await test.call(shareAssessment, { token: shown.token, params, body });
  });

  it('is the trait Creative of those who show theirs, unless another is asked for', async () => {
    const { data } = await traits();
    expect(data.total).toBe(1);
    expect(firstOf(data.assessments)).toMatchObject({ person: 'Rima Open', user_id: shown.id });
    expect(firstOf(data.assessments).trait?.name.en).toMatch(/^Creativ/);
    const { scales } = (await summaryOf(recruiter, shown)).data;
    for (const { id } of data.traits) {
      const one = firstOf((await traits({ trait: id })).data.assessments);
      expect(one.trait).toMatchObject({ id, score: theOne(scales, (scale) => scale.id === id).score });
    }
    expect((await traits({ trait: 'Punctual' })).problem.code).toBe('principles.trait_not_found');
  });

  it('is narrowed by dates and by people, and refuses what is neither', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const total = async (query: object) => (await traits(query)).data.total;
    expect(await total({ dates: JSON.stringify([today, today]) })).toBe(1);
    expect(await total({ dates: '["2020-01-01","2020-01-31"]' })).toBe(0);
    expect(await total({ users: JSON.stringify([secret.id]) })).toBe(0);
    expect(await total({ users: JSON.stringify([secret.id, shown.id]) })).toBe(1);
    for (const query of [{ dates: 'yesterday' }, { users: '{' }, { users: '["x"]' }])
      expect((await traits(query)).status).toBe(422);
  });

  it('is who completed one and shows it', async () => {
    const { data } = await test.call(listPrinciplesUsers, { token: recruiter.token });
    expect(data.results.map(({ user_id }) => user_id)).toEqual([shown.id]);
    expect((await summaryOf(recruiter, secret)).status).toBe(404);
  });
});

it.each(['en', 'ar'] as const)('the report is a PDF in %s with its shape and facets', async (language) => {
  const person = await aPerson(test, 'CANDIDATE');
  await takeAssessment(test, person, 'principles');
  const { statusCode, rawPayload } = await test.program.app.inject({
    url: `/api/principles/assessments/pdf/${person.id}?language=${language}`,
    headers: { token: person.token },
  });
  expect(statusCode).toBe(200);
  const { words, strokes } = await readPdf(rawPayload);
  const { data } = await summaryOf(person, person);
  const title = language === 'en' ? 'Your shape at a glance' : 'صورتك في نظرة واحدة';
  const names = [title, ...data.scales.map(({ name }) => name[language])];
  expect(names.filter((name) => lettersOfWords(name).some((word) => !words.has(word)))).toEqual([]);
  // A bar for each facet, beside the two rings and the lines under titles.
  expect(strokes).toBeGreaterThan(25 + 2);
});

/** Of each word its letters, each once: of a ligature programs differ in what they say first, and say some of it twice. */
const lettersOfWords = (text: string): string[] =>
  text
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((word) => [...new Set(word)].toSorted().join(''));

/** The words of a PDF and how many lines are drawn on its first page, as another program than ours finds them. */
async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const words = new Set<string>();
  let strokes = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const items = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : ''));
    const pieces = items.filter((piece) => piece.trim() !== '');
    // A letter that stands above the line parts its word into pieces.
    for (const at of pieces.keys())
      for (const many of [1, 2, 3, 4, 5])
        for (const word of lettersOfWords(pieces.slice(at, at + many).join(''))) words.add(word);
    if (number > 1) continue;
    const { fnArray, argsArray } = await page.getOperatorList();
    strokes = fnArray.filter(
      (code, at) => code === OPS.constructPath && (argsArray[at] as unknown[])[0] === OPS.stroke,
    ).length;
  }
  await task.destroy();
  return { words, strokes };
}
