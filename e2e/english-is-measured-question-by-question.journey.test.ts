import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '#contract/features/assessments.contract.ts';
import { ON_A_PHONE, type Visitor, visit } from './browser.ts';
import { addCandidate, send, tokenOf } from './other-side.ts';

const ENGLISH = '/candidate/assessments/english_v1';

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  it('each question follows from the answer before it, a reload loses none, and the level is told with its error', async () => {
    const email = await addCandidate('g01-nurse.pdf');
    const visitor = await visit(look);
    await visitor.enters(email, ENGLISH);
    await begin(visitor);
    await reloadInTheMiddle(visitor);
    await answerTheRest(await tokenOf(email));
    await readTheLevel(visitor);
  });
});

const questionOf = ({ t, heading }: Visitor, number: number) =>
  heading(t('assessments:adaptive.question', { number }));
const saved = ({ t, page }: Visitor) =>
  page.getByText(t('assessments:attempt.saving.saved'), { exact: true });

async function begin(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.arrives('assessment', page.getByText(t('assessments:adaptive.point_order')));
  await button(t('assessments:before.start_timed')).click();
  await visitor.arrives('assessment', questionOf(visitor, 1));
  // English is read from the left, whatever language the page is in.
  expect(
    await page
      .getByRole('radio')
      .first()
      .evaluate((radio) => getComputedStyle(radio).direction),
  ).toBe('ltr');
  for (const number of [1, 2]) {
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await questionOf(visitor, number + 1).waitFor();
  }
}

/** The answer is given and the page gone before the server has said anything. */
async function reloadInTheMiddle(visitor: Visitor): Promise<void> {
  const { t, page } = visitor;
  const asked = await page.getByRole('group').textContent();
  await page.reload();
  await questionOf(visitor, 3).waitFor();
  expect(await page.getByRole('group').textContent()).toBe(asked);
  await page.getByRole('radio').nth(2).check();
  await page.getByRole('button', { name: t('assessments:adaptive.confirm') }).click();
  await page.reload();
  await questionOf(visitor, 4).waitFor();
  await saved(visitor).waitFor();
  await page.getByText(t('assessments:adaptive.answered', { answered: 3, total: 36 })).waitFor();
}

/** By calls: thirty more clicks would show nothing new. */
async function answerTheRest(token: string): Promise<void> {
  const at = '/assessments/english_v1';
  let { questions } = await send<Questionnaire>(`${at}/questionnaire?limit=200`, token);
  for (let sequence = Date.now(); ; sequence++) {
    const open = questions.find(({ answer }) => answer === null);
    if (!open) return;
    const { next } = await send<{ next: Questionnaire['questions'] }>(`${at}/answers`, token, {
      question_id: open.id,
      answer_type: open.type,
      value: 1,
      sequence,
    });
    questions = next;
  }
}

async function readTheLevel(visitor: Visitor): Promise<void> {
  const { t, page, button, heading } = visitor;
  await page.reload();
  await visitor.arrives('assessment', heading(t('assessments:adaptive.found')));
  await button(t('assessments:adaptive.see')).click();
  await visitor.arrives(
    'assessment-report',
    heading(t('assessment-result:level.title')),
    heading(t('assessment-result:skills.title')),
    heading(t('assessment-result:level.limits')),
  );
  const review = page.getByRole('region', { name: t('assessments:review.title') });
  await review.locator('summary').first().click();
  await visitor.arrives('assessment-report', review.getByText(t('assessments:review.why')));
}
