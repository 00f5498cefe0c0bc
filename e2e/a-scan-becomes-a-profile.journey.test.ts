import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'vitest';
import { pdfOf } from '#engines/documents/golden/hostile.ts';
import { CLEAN, pdfOfPictures, picturesOf } from '#engines/documents/golden/scans.ts';
import { AT_A_DESK, type Visitor, visit } from './browser.ts';
import { newEmail, signUp } from './people.ts';

const DOCUMENTS = path.resolve(import.meta.dirname, '../engines/resumes/golden/docs');
/** A page is recognised in some seconds, on a machine that does other things too in many. */
const RECOGNISED_WITHIN_MS = 90_000;

const OWNERS = {
  en: {
    firstName: 'Samuel',
    lastName: 'Otieno',
    resume: 'g10-guard.pdf',
    job: 'Security Supervisor',
    own: 'Volunteer Firefighter',
  },
  ar: {
    firstName: 'يوسف',
    lastName: 'الحداد',
    resume: 'g13-ar-chef.pdf',
    job: 'شيف تنفيذي',
    own: 'متطوع إطفاء',
  },
} as const;

describe.each(AT_A_DESK)('in $language, $width px wide, $scheme', (look) => {
  const owner = OWNERS[look.language];

  it('what cannot be read is filled in by hand beside it, and a scan becomes a profile', async () => {
    const visitor = await visit(look);
    await signUp(visitor, { ...owner, email: newEmail('candidate') });
    await startWith(visitor, 'book.pdf', book());
    await fillInByHand(visitor, owner.own);
    await readScan(visitor, await scanOf(owner.resume));
    await visitor.arrives(
      'candidate-profile',
      visitor.heading(new RegExp(owner.job)),
      visitor.heading(owner.own),
    );
  });
});

async function startWith(visitor: Visitor, name: string, buffer: Buffer): Promise<void> {
  const { t, page, button } = visitor;
  await visitor.link(new RegExp(t('onboarding:choice.candidate'))).click();
  await visitor.arrives('onboarding-candidate', page.getByText(t('onboarding:candidate.resume_drop')));
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await button(t('file-field:remove')).waitFor();
  await page.getByRole('checkbox', { name: t('onboarding:candidate.on_site') }).check();
  await button(t('onboarding:candidate.submit')).click();
  await visitor.arrives('onboarding-disclaimer', page.getByText(name));
  await button(t('onboarding:disclaimer.submit')).click();
  await visitor.arrives('onboarding-success', page.getByText(t('onboarding:success.lead_candidate')));
  await button(t('onboarding:success.continue_candidate')).click();
}

/** The reason in words, and then the sections of the profile with the document’s text beside them. */
async function fillInByHand(visitor: Visitor, job: string): Promise<void> {
  const { t, page, button, heading } = visitor;
  // Whoever comes late finds the reading over, and its profile: the reason stands on both.
  await page.getByText(t('resume-reading:failures.too_many_pages')).first().waitFor();
  await visitor.open('/candidate/profile');
  await visitor.arrives('candidate-profile', page.getByText(t('resume-reading:failures.too_many_pages')));
  await button(t('profiles:resume.by_hand')).click();
  const document = page.getByRole('region', { name: t('profiles:original.document') });
  await visitor.arrives('candidate-profile', document);
  await document.getByText(t('profiles:original.as_text'), { exact: true }).click();
  await document.getByText(/Page 7 of a book/).waitFor();
  await button(t('profiles:work.add')).first().click();
  await visitor.field(t('profiles:work.job_title')).waitFor();
  await visitor.types(t('profiles:work.job_title'), job);
  await button(t('profiles:save')).click();
  await heading(job).waitFor();
}

/** Another file from the profile: the wait shows what was found, and ends there by itself. */
async function readScan(visitor: Visitor, buffer: Buffer): Promise<void> {
  const { t, page } = visitor;
  await page.getByRole('tab', { name: t('profiles:view.profile') }).click();
  await visitor.heading(t('profiles:resume.title')).waitFor();
  await page
    .locator('input[type=file][accept*=".pdf"]')
    .first()
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer });
  await visitor.arrives('profile-fetching');
  await page.getByText(t('resumes:done.title')).waitFor({ timeout: RECOGNISED_WITHIN_MS });
}

async function scanOf(name: string): Promise<Buffer> {
  const pictures = await picturesOf(new Uint8Array(fs.readFileSync(path.join(DOCUMENTS, name))), CLEAN);
  return Buffer.from(pdfOfPictures(pictures, CLEAN.dotsPerInch));
}

/** 41 pages, one more than any resume may have. */
function book(): Buffer {
  const numbers = Array.from({ length: 41 }, (_, index) => index + 1);
  const pages = numbers.flatMap((number) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${3 + number * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    {
      dictionary: '',
      stream: new TextEncoder().encode(
        `BT /F1 11 Tf 72 700 Td (Page ${number} of a book that somebody has mistaken for a resume) Tj ET`,
      ),
    },
  ]);
  return Buffer.from(
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${numbers.map((number) => `${2 + number * 2} 0 R`).join(' ')}] /Count 41 >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...pages,
    ]),
  );
}
