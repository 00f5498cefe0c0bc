import fs from 'node:fs';
import path from 'node:path';
import { namesOf } from '#contract/kernel/records.ts';
import { renderEmail } from '#server/features/emails/emails.template.ts';
import type { EmailContent } from '#server/features/emails/index.ts';
import { emailWords } from '#server/features/emails/index.ts';
import { firstPortals } from '#server/features/portals/portals.data.ts';
import { EMAIL_KINDS } from '#server/platform/email-kinds.ts';
import { registerWords } from '#server/platform/words.ts';
import { startChromium } from '../e2e/chromium.ts';
import { ROOT } from './sources.ts';

/**
 * `node tools/mails.ts`: a picture of the frame of every kind of mail with all it can hold, in both languages, widths and
 * schemes, into `screens/mails/`. The words are samples; those of real mails belong to the features that send them.
 */

const FOLDER = path.join(ROOT, 'screens/mails');
const LOOKS = (['en', 'ar'] as const).flatMap((language) =>
  [360, 800].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ language, width, scheme }))),
);

const SAMPLES = {
  en: {
    subject: 'Your account at KU Careers was approved',
    paragraphs: ['Hello Noura,', 'You can now look for jobs, and companies can find you.'],
    quote: { text: 'Welcome! Please add your graduation year.\nWe look forward to it.', from: 'Sara Haddad' },
    code: '482 913',
    button: { label: 'Open my dashboard', link: 'https://masar.example/' },
    sections: [
      {
        title: '2 new jobs that fit you',
        items: [
          {
            title: 'Quantity Surveyor',
            text: 'Pearl Bay Contracting · Dubai · 82%',
            link: 'https://masar.example/',
          },
          { title: 'مهندس موقع', text: 'شركة النخيل · Abu Dhabi · 74%', link: 'https://masar.example/' },
        ],
      },
    ],
    closing: ['If you have questions, simply answer this mail.'],
  },
  ar: {
    subject: 'تمت الموافقة على حسابك في وظائف الجامعة',
    paragraphs: ['مرحبًا نورة،', 'يمكنك الآن البحث عن الوظائف، ويمكن للشركات أن تجدك.'],
    quote: { text: 'أهلًا بك! أضيفي سنة تخرجك من فضلك.\nنسعد بانضمامك.', from: 'Sara Haddad' },
    code: '482 913',
    button: { label: 'فتح لوحة المتابعة', link: 'https://masar.example/' },
    sections: [
      {
        title: 'وظيفتان جديدتان تناسبانك',
        items: [
          {
            title: 'Quantity Surveyor',
            text: 'Pearl Bay Contracting · دبي · 82%',
            link: 'https://masar.example/',
          },
          { title: 'مهندس موقع', text: 'شركة النخيل · أبوظبي · 74%', link: 'https://masar.example/' },
        ],
      },
    ],
    closing: ['إن كانت لديك أسئلة، فأجب عن هذه الرسالة.'],
  },
} as const;

/** Readers of mails have letters of their own; the browser of the packages has no Arabic ones. */
const fonts = (['400', '600'] as const)
  .flatMap((weight) =>
    [
      ['IBM Plex Sans', `ibm-plex-sans/files/ibm-plex-sans-latin-${weight}`],
      ['IBM Plex Sans Arabic', `ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}`],
    ].map(([family, file]) => {
      const bytes = fs.readFileSync(path.join(ROOT, `node_modules/@fontsource/${file}-normal.woff2`));
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${bytes.toString('base64')})}`;
    }),
  )
  .join('');

registerWords(emailWords);
fs.rmSync(FOLDER, { recursive: true, force: true });
fs.mkdirSync(FOLDER, { recursive: true });
const browser = await startChromium();
try {
  for (const { language, width, scheme } of LOOKS) {
    const page = await browser.newPage({ viewport: { width, height: 700 }, colorScheme: scheme });
    for (const [index, kind] of namesOf(EMAIL_KINDS).entries()) {
      const portal = firstPortals[index % firstPortals.length];
      if (!portal) throw new Error('There is no portal.');
      const { unsubscribable, ...sample } = { ...SAMPLES[language], unsubscribable: index % 2 === 0 };
      const content: EmailContent = {
        kind,
        ...sample,
        ...(unsubscribable && { unsubscribeUrl: 'https://masar.example/unsubscribe/x' }),
      };
      await page.setContent(
        renderEmail(content, { language, portal, publicUrl: 'https://masar.example' }).html.replace(
          '<style>',
          `<style>${fonts}`,
        ),
      );
      await page.evaluate(() => document.fonts.ready.then(() => true));
      await page.screenshot({
        path: path.join(FOLDER, `${kind}.${language}.${width}.${scheme}.png`),
        fullPage: true,
      });
    }
    await page.close();
    console.log(`${language} ${width} ${scheme}`);
  }
} finally {
  await browser.close();
}
