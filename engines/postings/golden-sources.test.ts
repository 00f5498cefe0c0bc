import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { releaseTaxonomy as taxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { differenceOf, expectKept, goldenFile } from '#engines/text/golden-lines.fixtures.ts';
import { goldensIn } from './golden/golden.ts';
import {
  deadlineIn,
  languageOf,
  looksLikePosting,
  type Posting,
  possibleOccupations,
  postingFromPage,
  postingFromPrompt,
  questionsFor,
  readPosting,
  skillsAskedFor,
  textOfHtml,
  wordingHelp,
} from './index.ts';

/*
 * Postings as pages, prompts and pasted text, with all that is made of them, in files that a reviewer reads beside a change.
 * A change that means to read differently writes them anew: `npx vitest run --project unit engines/postings/golden -u`.
 */
const kept = (file: string, entries: Iterable<readonly [string, unknown]>) =>
  expectKept(`readings/${file}`, entries);

const goldens = ['english-b.txt', 'arabic-b.txt'].flatMap((file) => goldensIn(file).slice(0, 7));
const short = ({ fullText, places, ...posting }: Posting) => ({
  ...posting,
  fullText: fullText.length,
  places: places.map(({ field, start, end }) => `${field} ${start}-${end}`),
});

const pages = readFileSync(new URL('golden/pages.txt', import.meta.url), 'utf8')
  .split(/^##### /m)
  .slice(1)
  .map((part) => {
    const at = part.indexOf('\n');
    return { name: part.slice(0, at), html: part.slice(at + 1) };
  });

it('pages are read as before', () =>
  kept(
    'pages',
    pages.map(({ name, html }) => {
      const read = postingFromPage(taxonomy, html);
      return [
        name,
        { text: textOfHtml(html), read: read.ok ? { ...read, posting: short(read.posting) } : read },
      ];
    }),
  ));

/** The same words in other forms, as they come out of other programs and hands. */
const FORMS: Record<string, (text: string) => string> = {
  'without empty lines': (text) => text.replace(/\n\s*\n/g, '\n'),
  'with bullets everywhere': (text) => text.replace(/^(?=\p{L})/gmu, '• '),
  'broken into short lines': (text) => text.replace(/(.{1,38})(?:\s+|$)/gm, '$1\n'),
  'without its first line': (text) => text.slice(text.indexOf('\n') + 1),
  'without marks': (text) => text.replace(/[.,;:،؛()]/gu, ' '),
  'in small letters and other figures': (text) =>
    text.toLowerCase().replace(/\d/g, (figure) => String.fromCharCode(0x06_60 + Number(figure))),
};

it('postings in other forms are read as before, told by what differs', () =>
  expect(
    ['english-a', 'arabic-a', 'english-c', 'arabic-c', 'english-e', 'arabic-e']
      .flatMap((file) => goldensIn(`${file}.txt`).filter((_, at) => at % 4 === 1))
      .map(({ name, text }) => {
        const told = (of: string) => {
          const { fullText: _, places, ...posting } = readPosting(taxonomy, of);
          const read = places.map(
            ({ field, start, end }) => `${field} ${of.slice(start, end).toLowerCase()}`,
          );
          return goldenFile([['', { ...posting, read }]]);
        };
        const plain = told(text);
        const all = Object.entries(FORMS).map(
          ([form, change]) => `# ${form}\n${differenceOf(plain, told(change(text)))}`,
        );
        return `## ${name}\n${all.join('\n')}\n`;
      })
      .join('\n'),
  ).toMatchFileSnapshot('golden/readings/forms.txt'));

it('prompts become the same drafts as before', () =>
  kept(
    'prompts',
    PROMPTS.map((prompt) => {
      const made = postingFromPrompt(taxonomy, prompt);
      return [prompt, made && { ...made, posting: short(made.posting) }];
    }),
  ));

const PROMPTS = [
  'nurse in Sharjah, AED 7000 to 9,000, night shifts, 2 years',
  'Senior react developer, remote, no degree needed, English C1',
  'We need someone to weld pipes in Abu Dhabi for six months',
  'محاسب في الرياض، خبرة 3 إلى 5 سنوات، دوام كامل، 8000 ريال',
  'part-time barista',
  'chef',
  'someone nice',
  'مندوب مبيعات، رخصة قيادة، يفضل الإنجليزية',
  'PhD chemist, KSA, 10+ yrs, must have HPLC, Python nice to have',
  'two waiters and a cook, Doha, start immediately, salary negotiable, accommodation',
  'looking for an intern (marketing), 3 months, unpaid, Amman or remote',
  'Head of Finance - 15 years - CPA - SAR 35k/month - Saudi national',
  'driver licence needed, heavy truck, between 25 and 40 hours a week, AED 20 per hour',
  'مطلوب معلمة رياضيات للمرحلة الابتدائية في جدة، بكالوريوس، بدون خبرة',
  'مهندس شبكات أول، عمل هجين في دبي، CCNP شرط، راتب يصل إلى 18 ألف درهم',
  'نحتاج ثلاثة عمال نظافة، عقد سنة، توفير سكن',
  '',
];

it('questions, wording and skills of postings are what they were', () =>
  kept(
    'questions',
    goldens.map(({ name, text }) => {
      const posting = readPosting(taxonomy, text);
      return [
        name,
        {
          language: languageOf(text),
          isPosting: looksLikePosting(taxonomy, text),
          deadline: deadlineIn(text),
          occupations: possibleOccupations(taxonomy, posting.title, posting.skills),
          asked: skillsAskedFor(taxonomy, posting.title, text).map(
            ({ id, importance }) => `${id} ${importance}`,
          ),
          questions: questionsFor(taxonomy, {
            ...posting,
            skills: posting.skills.map((skill) => ({ ...skill, name: skill.id })),
          }),
          wording: wordingHelp(text),
        },
      ];
    }),
  ));

it('postings with every line in another order or form are read as before', () =>
  kept(
    'pasted',
    goldens.slice(0, 8).flatMap(({ name, text }) => {
      const lines = text.split('\n');
      return [
        [`${name}, bullets gone`, short(readPosting(taxonomy, text.replace(/^[\s•*\-–]+/gm, '')))] as const,
        [`${name}, on one line`, short(readPosting(taxonomy, lines.filter(Boolean).join(' ')))] as const,
        [
          `${name}, its second half first`,
          short(
            readPosting(
              taxonomy,
              [...lines.slice(lines.length / 2), ...lines.slice(0, lines.length / 2)].join('\n'),
            ),
          ),
        ] as const,
        [`${name}, in capitals`, short(readPosting(taxonomy, text.toUpperCase()))] as const,
      ];
    }),
  ));
