import { describe, expect, it } from 'vitest';
import type { Questionnaire } from '#contract/features/assessments.contract.ts';
import { ON_A_PHONE, type Visitor, visit } from './browser.ts';
import { addCandidate, send, tokenOf } from './other-side.ts';

const COMPARISONS = '/candidate/assessments/personality/comparisons';

describe.each(ON_A_PHONE)('in $language, $width px wide, $scheme', (look) => {
  it('one makes a link, the other agrees, both see both, and one of them ends it', async () => {
    const [asker, friend] = [await addCandidate('g01-nurse.pdf'), await addCandidate('g12-ar-nurse.pdf')];
    await describeOneself(asker, (number) => (number % 5) + 1);
    const one = await visit(look);
    await one.enters(asker, COMPARISONS);
    const address = await makeLink(one);
    const other = await visit(look);
    await other.enters(friend, address);
    await other.arrives(
      'comparison-request',
      other.link(other.t('personality-comparisons:no_result.action')),
    );
    await describeOneself(friend, (number) => 5 - (number % 5));
    await agree(other);
    await seeBoth(one);
    await end(one, other);
  });
});

/** Takes the short scale by calls. */
async function describeOneself(email: string, value: (number: number) => number): Promise<void> {
  const at = '/assessments/principles';
  const token = await tokenOf(email);
  const { user_id } = await send<{ user_id: string }>('/profile', token);
  const { questions } = await send<Questionnaire>(`${at}/questionnaire`, token, {
    form: 'short',
    limit: 200,
  });
  await send(`${at}/answers/bulk`, token, {
    answers: questions.map(({ id, type, number }) => ({
      question_id: id,
      answer_type: type,
      value: value(number),
      sequence: number,
    })),
  });
  await send(`${at}/result/${user_id}`, token, {});
}

/** The address that is handed over. */
async function makeLink(visitor: Visitor): Promise<string> {
  const { t, button, field } = visitor;
  await visitor.arrives('personality-comparisons', button(t('personality-comparisons:ask.action')));
  await button(t('personality-comparisons:ask.action')).click();
  const address = field(t('personality-comparisons:link.label'));
  await visitor.arrives('personality-comparisons', address);
  return new URL(await address.inputValue()).pathname;
}

async function agree(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  await page.reload();
  await button(t('personality-comparisons:request.agree')).click();
  await visitor.arrives(
    'personality-comparison',
    visitor.heading(t('personality-comparisons:one.you')),
    page.getByText(t('personality-comparisons:one.apart')),
  );
}

async function seeBoth(visitor: Visitor): Promise<void> {
  const { t, page } = visitor;
  await page.reload();
  await page.getByText(t('personality-comparisons:state.AGREED'), { exact: true }).waitFor();
  await page.getByRole('listitem').getByRole('link').click();
  await visitor.arrives('personality-comparison', visitor.heading(t('personality-comparisons:one.you')));
  // A shape of each beside the other.
  expect(await page.getByRole('article').count()).toBe(2);
}

/** Nothing of it is left for either. */
async function end(one: Visitor, other: Visitor): Promise<void> {
  const { t, page, button } = one;
  await button(t('personality-comparisons:end.AGREED')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('personality-comparisons:end.AGREED'), exact: true })
    .click();
  await one.arrives('personality-comparisons', button(t('personality-comparisons:ask.action')));
  await other.page.reload();
  await other.heading(t('personality-comparisons:one.missing')).waitFor();
}
