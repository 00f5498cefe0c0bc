import { describe, expect, it } from 'vitest';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { addCandidate } from './other-side.ts';

const SCREENS = 9;

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  it('words, classes, boxes, sounds and judgements are given, outlive a reload, and are held against the agreed ones', async () => {
    const visitor = await visit(look);
    await visitor.enters(await addCandidate('g01-nurse.pdf'), '/candidate/assessments/annotation_v1');
    await begin(visitor);
    await markWords(visitor);
    await classify(visitor);
    await drawBoxes(visitor);
    await reloadInTheMiddle(visitor);
    await writeTonesDown(visitor);
    await judge(visitor);
    await readTheDifferences(visitor);
  });
});

const screenOf = ({ t, heading }: Visitor, number: number) =>
  heading(t('assessments:attempt.question', { number, total: SCREENS }));
const answered = ({ t, page }: Visitor, count: number) =>
  page.getByText(t('assessments:attempt.answered', { answered: count, total: SCREENS }), { exact: true });
const boxes = ({ t, page }: Visitor) =>
  page.getByRole('group', { name: t('assessments:annotation.picture') }).getByRole('button');

async function next(visitor: Visitor, number: number): Promise<void> {
  await visitor.button(visitor.t('assessments:attempt.next')).click();
  await screenOf(visitor, number).waitFor();
}

async function begin(visitor: Visitor): Promise<void> {
  const { t, button } = visitor;
  await button(t('assessments:before.start_timed')).click();
  await visitor.arrives('assessment', screenOf(visitor, 1));
}

/** With the pointer and with keys; a step is taken back. */
async function markWords(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  await button('receptionist').click();
  await button(/Job title/).click();
  await answered(visitor, 1).waitFor();
  await button('head').click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('1');
  await button('Arabic').click();
  await page.keyboard.press('1');
  await page.keyboard.press('Control+z');
  await button('Arabic').click();
  await page.keyboard.press('2');
  for (const [word, label] of [
    ['receptionist', 'Job title'],
    ['nurse', 'Job title'],
    ['Arabic', 'Skill'],
  ] as const)
    expect(await button(word).getAttribute('aria-description')).toBe(label);
  await next(visitor, 2);
  await button(t('assessments:annotation.nothing')).click();
  await answered(visitor, 2).waitFor();
}

async function classify(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await next(visitor, 3);
  await page.getByRole('radio', { name: 'Complaint' }).first().check();
  await answered(visitor, 3).waitFor();
}

async function drawBoxes(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  await next(visitor, 4);
  const picture = page.getByRole('group', { name: t('assessments:annotation.picture') });
  const { x, y, width, height } = (await picture.boundingBox())!;
  // The cup on the left of the picture, which is 1000 by 860 of its own units.
  await page.mouse.move(x + 0.11 * width, y + (440 / 860) * height);
  await page.mouse.down();
  await page.mouse.move(x + 0.22 * width, y + (560 / 860) * height, { steps: 3 });
  await page.mouse.up();
  await visitor.arrives('assessment', answered(visitor, 4), boxes(visitor).first());
  await next(visitor, 5);
  await button(t('assessments:annotation.add_box')).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  const box = t('assessments:annotation.box', { label: 'Car', x: 440, y: 370, width: 140, height: 130 });
  await button(box).waitFor();
}

/** At once: whether it was sent or not, the last step is not lost. */
async function reloadInTheMiddle(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  await page.reload();
  await screenOf(visitor, 5).waitFor();
  await answered(visitor, 5).waitFor();
  expect(await boxes(visitor).count()).toBe(1);
  await button(t('assessments:attempt.page_done', { number: 1 })).click();
  await screenOf(visitor, 1).waitFor();
  expect(await button('nurse').getAttribute('aria-description')).toBe('Job title');
  await button(t('assessments:attempt.page_left', { number: 6, left: 1 })).click();
}

async function writeTonesDown(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  await screenOf(visitor, 6).waitFor();
  await button(new RegExp(t('assessments:annotation.low'))).click();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await page.getByRole('img', { name: /^(Low High High Low High)$/ }).waitFor();
  await visitor.arrives('assessment', answered(visitor, 6));
  await next(visitor, 7);
  await button(new RegExp(t('assessments:annotation.high'))).click();
}

async function judge(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  await next(visitor, 8);
  await page.getByRole('listitem').getByRole('button', { name: /^Down/ }).first().click();
  await answered(visitor, 8).waitFor();
  await next(visitor, 9);
  await button(t('assessments:annotation.keep_order')).click();
  await answered(visitor, SCREENS).waitFor();
}

async function readTheDifferences(visitor: Visitor): Promise<void> {
  const { t, page, button, heading } = visitor;
  await button(t('assessments:hand_in.action')).click();
  await heading(t('assessments:annotation.review')).waitFor();
  const review = page.getByRole('region', { name: t('assessments:annotation.review') });
  const summaries = review.locator('summary');
  expect(await summaries.count()).toBe(SCREENS);
  await summaries.first().click();
  await summaries.nth(3).click();
  await visitor.arrives(
    'assessment-report',
    review.getByText(t('assessments:annotation.is.agreed')),
    review.getByText(t('assessments:annotation.is.missed')),
    review.getByRole('img', { name: t('assessments:annotation.compared') }),
  );
  // Every tone was written down as it was played.
  expect(await summaries.nth(5).textContent()).toContain('100%');
}
