import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '#contract/features/assessments.contract.ts';
import { ON_A_PHONE, type Visitor, visit } from './browser.ts';
import { addCandidate, send, tokenOf } from './other-side.ts';

const TEST = '/candidate/assessments/problem-solving-entry';
const PERSONALITY = '/candidate/assessments/personality';
const QUESTIONS = 10;

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  it('a test outlives a reload and a lost line, and a personality is told in words', async () => {
    const email = await addCandidate('g01-nurse.pdf');
    const visitor = await visit(look);
    await visitor.enters(email, '/candidate/assessments/overview');
    await startTest(visitor);
    await reloadInTheMiddle(visitor);
    await loseTheLine(visitor);
    await finishTest(visitor);
    await answerShortScale(await tokenOf(email));
    await readPersonality(visitor);
  });
});

const questionOf = ({ t, heading }: Visitor, number: number) =>
  heading(t('assessments:attempt.question', { number, total: QUESTIONS }));
const saved = ({ t, page }: Visitor) =>
  page.getByText(t('assessments:attempt.saving.saved'), { exact: true });
const answered = ({ t, page }: Visitor, count: number, total = QUESTIONS) =>
  page.getByText(t('assessments:attempt.answered', { answered: count, total }), { exact: true });

async function startTest(visitor: Visitor): Promise<void> {
  const { t, page, button, heading } = visitor;
  await visitor.arrives('assessments', heading(t('assessments:kind.problem-solving')));
  await page.locator(`a[href="${TEST}"]`).click();
  await visitor.arrives('assessment', page.getByText(t('assessments:before.point_signals')));
  await button(t('assessments:before.start_timed')).click();
  await visitor.arrives('assessment', questionOf(visitor, 1));
  await page.keyboard.press('2');
  await answered(visitor, 1).waitFor();
  await saved(visitor).waitFor();
}

async function reloadInTheMiddle(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.keyboard.press('Enter');
  await questionOf(visitor, 2).waitFor();
  await page.getByRole('radio').nth(2).check();
  // At once: whether it was sent or not, it is not lost.
  await page.reload();
  await questionOf(visitor, 2).waitFor();
  await answered(visitor, 2).waitFor();
  expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true);
  await saved(visitor).waitFor();
}

async function loseTheLine(visitor: Visitor): Promise<void> {
  const { t, page, context, button } = visitor;
  await context.setOffline(true);
  await button(t('assessments:attempt.next')).click();
  await questionOf(visitor, 3).waitFor();
  await page.keyboard.press('1');
  const waiting = t('assessments:attempt.saving.waiting', { count: 1 });
  await page.getByText(waiting).first().waitFor();
  await context.setOffline(false);
  await saved(visitor).waitFor();
}

async function finishTest(visitor: Visitor): Promise<void> {
  const { t, page, button, heading } = visitor;
  for (let number = 4; number <= QUESTIONS; number++) {
    await page.keyboard.press('Enter');
    await questionOf(visitor, number).waitFor();
    await page.keyboard.press(String((number % 4) + 1));
  }
  await answered(visitor, QUESTIONS).waitFor();
  await visitor.arrives('assessment', heading(t('assessments:hand_in.all')));
  await button(t('assessments:hand_in.action')).click();
  await visitor.arrives('assessment-report', heading(t('assessment-result:total.title')));
  const review = page.getByRole('region', { name: t('assessments:review.title') });
  await review.locator('summary').first().click();
  await visitor.arrives('assessment-report', review.getByText(t('assessments:review.best')));
}

/** All but the last statement, by calls: fifty clicks would show nothing more than one. */
async function answerShortScale(token: string): Promise<void> {
  const at = '/assessments/principles';
  const { questions } = await send<Questionnaire>(`${at}/questionnaire`, token, {
    form: 'short',
    limit: 200,
  });
  await send(`${at}/answers/bulk`, token, {
    answers: questions.slice(0, -1).map(({ id, type, number }) => ({
      question_id: id,
      answer_type: type,
      value: ((number * 7) % 5) + 1,
      sequence: Date.now(),
    })),
  });
}

async function readPersonality(visitor: Visitor): Promise<void> {
  const { t, page, button, link, heading } = visitor;
  await visitor.open(PERSONALITY);
  await visitor.arrives('personality', button(t('assessments:before.continue')));
  await button(t('assessments:before.continue')).click();
  await visitor.arrives('personality', answered(visitor, 49, 50));
  await button(t('assessments:attempt.page_left', { number: 5, left: 1 })).click();
  await page.getByRole('radio').last().check();
  await button(t('assessments:hand_in.action')).click();
  await visitor.arrives('personality-success', link(t('assessments:success.report')));
  await link(t('assessments:success.report')).click();
  await visitor.arrives(
    'personality-report',
    heading(t('assessment-result:shape.title')),
    page.getByRole('img'),
  );
  expect(await page.getByRole('button', { expanded: true }).count()).toBe(1);
  const [file] = await Promise.all([page.waitForEvent('download'), button('العربية').first().click()]);
  expect(
    fs
      .readFileSync(await file.path())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF');
  await page.getByText(t('assessment-result:view.table'), { exact: true }).click();
  await visitor.arrives('personality-report', page.getByRole('table'));
}
