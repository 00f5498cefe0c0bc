import { wordingsIn } from '#engines/taxonomy/index.ts';
import { foldedAt, type Span, spanOf } from './lines.ts';

const WORDS = wordingsIn('postings/title');
const any = (list: string): string => WORDS.source(list, { edges: 'anywhere', spaces: 'one' });

const ARABIC = /[\u0600-\u06ff]/;
/** What may be a title: up to the end of its sentence, or as little as what follows it allows. */
const TITLE = '([^.!?\\n:;]{3,90})';
const SHORT_TITLE = '([^.!?\\n:;]{3,60}?)';

/** What announces a title within a sentence, in English. */
const ANNOUNCED: readonly RegExp[] = [
  `\\b(?:${any('seeks somebody')}|requirement(?= (?:for|of)))(?![\\p{L}])\\s*` +
    `(?:to (?:hire|recruit|appoint|employ)\\s+)?(?:for |of )?:?\\s*` +
    `(?:(?:${any('stands before an announced title')}|\\d+|\\(\\d+\\))\\s+)*${TITLE}`,
  `\\b${any('names of a job')}(?: available)? (?:of|for|as)(?: an?| the)?\\s+(?!\\d|one\\b|the next)${TITLE}`,
  `\\bjoin (?:us|our team|our [\\p{L} ]{2,40} team|the team|[\\p{Lu}][\\p{L} ]{2,40}) as (?:an?|the|our)\\s+${TITLE}`,
  `^(?:urgently )?(?:required|wanted|needed)\\s+(?:an?\\s+)?${TITLE}`,
  `^${SHORT_TITLE}\\s+(?:(?:is|are)\\s+)?(?:urgently\\s+)?(?:required|wanted|needed)(?![\\p{L}])`,
  `^as (?:an?|the|our) ([^.!?\\n:;,]{3,60}),? you (?:will|'ll|are|would)`,
  `^the ([^.!?\\n:;,]{3,60}?) ${any('says what the holder does')}\\b`,
].map((source) => new RegExp(source, 'iu'));
/**
 * What announces a title within a sentence, in Arabic, over folded text. In brackets it tells how many are sought of what
 * stands before them: «محاسب عام (مطلوب واحد)».
 */
const ANNOUNCED_AR = new RegExp(
  `(?<![\\p{L}(])(?:و?(?:ن|ت|ي)بحث(?:[ ،][^.؛:]{0,60}?)? عن|(?:ن|ت)رغب(?: [\\p{L}]+){0,4}? في (?:توظيف|تعيين)|` +
    `شاغر(?:ه)?(?: وظيفي(?:ه)?)?(?: ل(?=\\p{L}{3}))?|${any('announces a title in Arabic')})` +
    `(?: ${any('at once')})?\\s*[:-]?\\s*([^.!؟\\n:؛،]{3,80})`,
  'u',
);

/** Where a title ends within a sentence. */
const TAIL = new RegExp(
  `\\s+(?:${WORDS.source('ends a headline')}|to (?!go)|for (?:our|the|a|an|its|their|one|two|immediate|\\w+ (?:projects?|clients?|patients?))\\b|for [\\p{Lu}]|at (?:our|the|a|[\\p{Lu}])|in (?:our|the|a|[\\p{Lu}]|dubai|abu dhabi|sharjah)).*$`,
  'u',
);
/** A word that begins with "to" or "for" ends an Arabic title; these only begin with the letter. */
const OWN_LAM = `(?!${any('begins with lam by itself')})`;
const TAIL_AR = new RegExp(
  `\\s+(?:${any('ends a headline in Arabic')}|${OWN_LAM}ل\\p{L}{3,})(?:\\s.*)?$`,
  'u',
);

/** A title before the tail of the sentence that it stands in; `null` where the sentence does not go on. */
export function beforeTail(text: string, span: Span): Span | null {
  const raw = text.slice(span.start, span.end);
  if (!ARABIC.test(raw)) {
    const tail = TAIL.exec(raw);
    return tail && tail.index > 0 ? { start: span.start, end: span.start + tail.index } : null;
  }
  const folded = foldedAt(text, span);
  const tail = TAIL_AR.exec(folded.folded);
  return tail && tail.index > 0 ? spanOf(folded, 0, tail.index) : null;
}

/** The name in quotation marks of a job that is vacant: «وظيفة «موظف استقبال – صالة الخدمات»», the position of "Storekeeper". */
export function quotedSpan(text: string, line: Span): Span | null {
  const quoted = QUOTED.exec(text.slice(line.start, line.end));
  if (!quoted) return null;
  const start = line.start + quoted.index;
  return { start, end: start + quoted[0].length };
}
const QUOTED = new RegExp(
  `(?<=(?:وظيف[ةه]|مسمى|${any('names of a job')})(?: of| as)?\\s*:?\\s*[«"“])[^»"”«“\\n]{3,90}(?=[»"”])`,
  'iu',
);

/** The titles that a line announces, in the language of the line. */
export function announcedSpans(text: string, line: Span): Span[] {
  const spans = ARABIC.test(text.slice(line.start, line.end))
    ? [arabicSpan(text, line)]
    : ANNOUNCED.map((pattern) => englishSpan(text, line, pattern));
  return spans.filter((span) => span !== null);
}

/** "Sahra Logistics is looking for a storekeeper for our Dubai team": whom the work is with and what it is called, up to here. */
const WITH_WHOM = /^\s+(?:for|in|within|to join) (?:our|the|its) (?:[\p{L}-]+ ){0,3}?team\b/iu;
/** "We are hiring": somebody looks for people; it is no work that is asked for. */
const HIRES =
  /\b(?:we(?:'re|’re| are)|is|are) (?:now |currently |actively |urgently )?(?:hiring|recruiting)\b|\b(?:now|urgently) hiring\b|(?<!\p{L})(?:نوظف|بتوظيف|توظف)(?!\p{L})/iu;

/** Where a sentence says that somebody is looked for, and by what name: such words ask for no skill. */
export function announcementsIn(text: string, sentence: Span, isTitle: (written: string) => boolean): Span[] {
  const spans = announcedSpans(text, sentence)
    .filter(({ start, end }) => isTitle(text.slice(start, end)))
    .map(({ end }) => {
      const behind = WITH_WHOM.exec(text.slice(end, sentence.end))?.[0].length ?? 0;
      return { start: sentence.start, end: end + behind };
    });
  const hires = HIRES.exec(text.slice(sentence.start, sentence.end));
  if (!hires) return spans;
  const start = sentence.start + hires.index;
  return [...spans, { start, end: start + hires[0].length }];
}

function englishSpan(text: string, line: Span, pattern: RegExp): Span | null {
  const match = pattern.exec(text.slice(line.start, line.end).replace(/\n/g, ' '));
  const found = match?.[1];
  if (!found) return null;
  const start = line.start + match.index + match[0].lastIndexOf(found);
  const kept = found
    .replace(TAIL, '')
    .replace(/\s*[,–—|].*$/u, '')
    .replace(/\s*\(.*$/u, '')
    .replace(/\s+-\s.*$/u, '');
  return { start, end: start + kept.length };
}

/** The title that an Arabic sentence announces. */
export function arabicSpan(text: string, line: Span): Span | null {
  const folded = foldedAt(text, line);
  const match = ANNOUNCED_AR.exec(folded.folded);
  const found = match?.[1];
  if (!found) return null;
  const kept = found
    .replace(/^(?:موظفا?|عدد)\s+(?=بمسمي)/u, '')
    .replace(/^\((?=\p{L})/u, ' ')
    .replace(TAIL_AR, '')
    .replace(/\s*[-|(].*$/u, '');
  if (kept.trim() === '') return null;
  return spanOf(folded, match.index + match[0].lastIndexOf(found), kept.length);
}
