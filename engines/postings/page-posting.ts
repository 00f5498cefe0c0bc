import { type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { pageHead, readableText, textOfHtml } from './html.ts';
import { type PostingOfData, postingFromJsonLd } from './json-ld.ts';
import { nodesIn, textIn, typesOf } from './json-ld-nodes.ts';
import { readPosting } from './read-posting.ts';

const WORDS = wordingsIn('postings/pages');

/** Why a page gave no posting. */
type PageFailure = 'sign_in' | 'no_posting';

/** What was read of a page. */
type PageReading = ({ ok: true } & PostingOfData) | { ok: false; reason: PageFailure };

/** A posting from a page: its schema.org JobPosting where it has one, else what it says to its readers. */
export function postingFromPage(taxonomy: Taxonomy, page: string): PageReading {
  const fromData = postingFromJsonLd(taxonomy, page);
  if (fromData) return { ok: true, ...fromData };
  const head = pageHead(page);
  const body = readableText(page);
  const shared = sharedPost(head.data, head.meta);
  const text = looksLikePosting(taxonomy, body)
    ? body
    : shared && looksLikePosting(taxonomy, shared)
      ? shared
      : '';
  if (text !== '')
    return { ok: true, posting: readPosting(taxonomy, text), text, fromData: [], validThrough: null };
  return {
    ok: false,
    reason: head.asksForPassword || SIGN_IN.test(foldName(head.title)) ? 'sign_in' : 'no_posting',
  };
}

const SIGN_IN = new RegExp(
  `^${WORDS.source('title of a page to sign in', { spaces: 'one' })}|${WORDS.source('asks to sign in', { spaces: 'one' })}$`,
  'u',
);

/** The words of somebody's post on a network, where its page gives them to everyone. */
function sharedPost(data: readonly string[], meta: ReadonlyMap<string, string>): string | null {
  for (const node of nodesIn(data)) {
    if (
      !typesOf(node).some((type) =>
        /^(?:SocialMediaPosting|DiscussionForumPosting|Article|NewsArticle|BlogPosting)$/.test(type),
      )
    )
      continue;
    const body = textIn(node.articleBody) ?? textIn(node.text) ?? textIn(node.description);
    if (body) return textOfHtml(body);
  }
  return meta.get('og:description') ?? meta.get('description') ?? null;
}

const HINTS: readonly RegExp[] = [
  /\b(?:responsibilities|duties|what you(?:'|’)?ll do|you will)\b|المهام|المسؤوليات|الواجبات/i,
  /\b(?:requirements|qualifications|what we(?:'|’)?re looking for|must have|we need)\b|المتطلبات|المؤهلات|الشروط/i,
  WORDS.pattern('part of a posting', { flags: 'iu' }),
  /\b(?:years?|yrs?)\b.{0,30}\bexperience\b|\bexperience\b|خبرة/i,
  /\b(?:salary|full[- ]time|part[- ]time|remote|hybrid)\b|الراتب|دوام/i,
];
const LEAST_TEXT = 120;

/** Whether a text is likely to be a posting: it speaks of tasks, conditions and applying, and names a job. */
export function looksLikePosting(taxonomy: Taxonomy, text: string): boolean {
  if (text.length < LEAST_TEXT) return false;
  return HINTS.filter((hint) => hint.test(text)).length >= 2 && readPosting(taxonomy, text).title !== '';
}
