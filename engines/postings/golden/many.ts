/** What is read of postings of the panel, each as its recruiter wrote it or in another form. */
import { releaseTaxonomy as taxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import type { Parts } from '#engines/text/golden/digests.ts';
import { panelText } from '#engines/text/golden/panel-texts.ts';
import {
  deadlineIn,
  languageOf,
  looksLikePosting,
  type Posting,
  postingFromPage,
  postingFromPrompt,
  questionsFor,
  readPosting,
  skillsAskedFor,
  skillsDenied,
  textOfWork,
  wordingHelp,
  wordingOfList,
} from '../index.ts';

const FORMS: Record<string, (text: string) => Parts> = {
  text: partsOfText,
  wrapped: (text) => partsOfText(text.replace(/(.{1,38})(?:\s+|$)/gm, '$1\n')),
  bulleted: (text) => partsOfText(text.replace(/\n\s*\n/g, '\n').replace(/^(?=\p{L})/gmu, '• ')),
  'one-line': (text) => partsOfText(text.replace(/\s+/g, ' ')),
  page: (text) => {
    const read = postingFromPage(taxonomy, pageOf(text));
    return read.ok ? partsOf(read.posting) : read;
  },
  prompt: (text) => {
    const { posting, ...others } = postingFromPrompt(taxonomy, text.slice(0, LONGEST_PROMPT)) ?? {};
    return { ...(posting ? partsOf(posting) : {}), others };
  },
};

const LONGEST_PROMPT = 220;

/** `second/jobs/geologist as page`. */
export function postingParts(name: string): Parts {
  const [text = '', form = ''] = name.split(' as ');
  return FORMS[form]!(panelText(text));
}

function partsOfText(text: string): Parts {
  const posting = readPosting(taxonomy, text);
  return {
    ...partsOf(posting),
    asked: questionsFor(taxonomy, askedOf(posting), languageOf(text)),
    wording: [wordingHelp(text), wordingOfList(posting.requirements)],
    others: [
      deadlineIn(text),
      looksLikePosting(taxonomy, text),
      skillsAskedFor(taxonomy, posting.title, text),
      skillsDenied(taxonomy, text),
      textOfWork(text),
    ],
  };
}

function partsOf({ fullText, summary, skills, requirements, responsibilities, places, ...facts }: Posting) {
  return { text: fullText, facts, summary, skills, requirements, responsibilities, places };
}

const askedOf = (posting: Posting) => ({
  ...posting,
  skills: posting.skills.map(({ id, importance }) => ({ id, name: id, importance })),
});

/** A posting's lines as a page shows them: bullets in a list, short lines as headings. */
function pageOf(text: string): string {
  const body = text.split('\n').map((line) => {
    const told = line.trim().replace(/&/g, '&amp;').replace(/</g, '&lt;');
    if (/^[-•*]/.test(told)) return `<ul><li>${told.slice(1)}</li></ul>`;
    return told.length < 30 ? `<h3>${told}</h3>` : `<p>${told}</p>`;
  });
  const title = text.split('\n', 1)[0] ?? '';
  return `<html><head><title>${title} | Jobs</title></head><body><nav><a href="/">Home</a></nav><main>${body.join('')}</main><footer>Apply now</footer></body></html>`;
}
