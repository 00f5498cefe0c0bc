import { describe, expect, it } from 'vitest';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { addCandidate, publishJob } from './other-side.ts';

/** A word that no other job says, so that the search finds what this journey posted and nothing else. */
const POSTED = {
  en: {
    word: 'Glasblomst',
    text: (word: string) => `Emergency Nurse ${word}
We are looking for a registered nurse who cares for acute patients in our emergency unit and keeps calm at triage.
What you bring
- Bachelor of Nursing and at least 2 years of experience
- Triage, wound care, infection control, patient education`,
  },
  ar: {
    word: 'زهرةالزجاج',
    text: (word: string) => `ممرضة طوارئ ${word}
نبحث عن ممرضة ترعى الحالات الحرجة في قسم الطوارئ وتعمل ضمن فريق وتحسن التصرف تحت الضغط.
المتطلبات
- بكالوريوس تمريض وخبرة سنتين على الأقل
- الفرز والعناية بالجروح ومكافحة العدوى وتثقيف المرضى`,
  },
} as const;

describe('the jobs list', () => {
  it.each(AT_A_DESK)('is narrowed, kept, and freed of what does not suit: $language', async (look) => {
    const { word, text } = POSTED[look.language];
    const email = await addCandidate('g01-nurse.pdf');
    await publishJob(text(word));
    await publishJob(text(word));

    const visitor = await visit(look);
    await visitor.enters(email, '/candidate/jobs');
    await narrow(visitor, word);
    await keepSearch(visitor, word);
    await publishJob(text(word));
    await seeWhatIsNew(visitor);
    await openAndComeBack(visitor);
    await sayNo(visitor);
    await takeBack(visitor);
  });
});

const cards = ({ page }: Visitor) => page.getByRole('article');
const countIs = (visitor: Visitor, count: number) =>
  expect.poll(() => cards(visitor).count(), { timeout: 20_000 }).toBe(count);

async function narrow(visitor: Visitor, word: string): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.arrives('candidate-jobs', page.getByRole('tab').first());
  await page.getByRole('tab', { name: t('job-lists:jobs.tab.all') }).click();
  await page.getByRole('searchbox', { name: t('job-lists:jobs.search') }).fill(word);
  await countIs(visitor, 2);

  // On a phone the filters are a sheet.
  const sheet = button(t('job-lists:filters.open'));
  const isSheet = await sheet.isVisible();
  if (isSheet) await sheet.click();
  await page.getByLabel(t('job-lists:filters.posted')).selectOption('7');
  await page.getByRole('checkbox', { name: new RegExp(t('job-details:work_place.on_site')) }).check();
  await visitor.arrives('candidate-jobs');
  if (isSheet) await button(t('job-lists:filters.show')).click();
  const chip = button(t('job-lists:filters.on.remove', { filter: t('job-details:work_place.on_site') }));
  await chip.waitFor();
  await countIs(visitor, 2);

  await page.reload();
  await visitor.arrives('candidate-jobs', chip, cards(visitor));
  await countIs(visitor, 2);

  await chip.click();
  await chip.waitFor({ state: 'detached' });
  await page.goBack();
  await chip.waitFor();
}

async function keepSearch(visitor: Visitor, word: string): Promise<void> {
  const { t, page, button } = visitor;
  await button(t('saved-searches:save')).click();
  const dialog = page.getByRole('dialog');
  await visitor.arrives('candidate-jobs', dialog);
  await visitor.field(t('saved-searches:name')).fill(`${word} 1`);
  await dialog.getByRole('button', { name: t('saved-searches:save') }).click();
  await page.getByText(t('job-lists:saved.nothing_new')).waitFor();

  await button(t('saved-searches:title')).click();
  await button(t('saved-searches:rename_named', { name: `${word} 1` })).click();
  await visitor.field(t('saved-searches:name')).fill(`${word} 2`);
  await button(t('saved-searches:keep_name')).click();
  await visitor.arrives('candidate-jobs', button(`${word} 2`));
  await button(t('saved-searches:close')).first().click();
}

async function seeWhatIsNew(visitor: Visitor): Promise<void> {
  const { t, page } = visitor;
  await page.reload();
  await visitor.arrives('candidate-jobs', page.getByText(t('job-lists:saved.new_jobs', { count: 1 })));
  await page.getByText(t('job-lists:card.new_in_search')).waitFor();
  await countIs(visitor, 3);
  // What was new stays so while one looks at it.
  await page.reload();
  await visitor.arrives('candidate-jobs', page.getByText(t('job-lists:saved.new_jobs', { count: 1 })));
  await page.getByText(t('job-lists:card.new_in_search')).waitFor();
}

async function openAndComeBack(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const address = page.url();
  await cards(visitor).first().getByRole('link').first().click();
  await page.waitForURL(/\/jobs\/view\//);
  await page.goBack();
  await visitor.arrives('candidate-jobs', cards(visitor));
  expect(page.url()).toBe(address);
  await countIs(visitor, 3);
}

async function sayNo(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  const first = () =>
    cards(visitor)
      .first()
      .getByRole('button', { name: new RegExp(t('job-lists:actions.dislike')) });
  await first().click();
  await countIs(visitor, 2);
  await visitor.arrives('candidate-jobs', page.getByText(t('job-lists:why.question')));
  await button(t('job-lists:why.undo')).click();
  await countIs(visitor, 3);

  await first().click();
  await button(t('job-lists:why.reason.other')).click();
  await visitor.field(t('job-lists:why.words')).fill('Too windy');
  await button(t('job-lists:why.send')).click();
  await page.getByText(t('job-lists:why.thanks', { reason: t('job-lists:why.reason.other') })).waitFor();
  await countIs(visitor, 2);
  await page.reload();
  await visitor.arrives('candidate-jobs', cards(visitor));
  await countIs(visitor, 2);
}

async function takeBack(visitor: Visitor): Promise<void> {
  const { t, page, button } = visitor;
  await page.getByRole('tab', { name: t('job-lists:jobs.tab.hidden') }).click();
  await visitor.arrives('candidate-jobs', page.getByText(/Too windy/));
  await button(new RegExp(t('job-lists:disliked_jobs.take_back'))).click();
  await page.getByText(t('job-lists:disliked_jobs.none.title')).waitFor();
  await page.goBack();
  await countIs(visitor, 3);
}
