import { fold } from '#engines/text/index.ts';
import { holdsKind } from './answer-kinds.ts';
import type { FoundPassage } from './passage-index.ts';
import type { AnswerKind, Question } from './question.ts';
import { isRow, type Span, sentencesOf } from './sentences.ts';
import type { Sought } from './sought.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What speaks for a sentence as the answer; every number is within 0 and about 1. */
export type Features = {
  /** Share of the question's weight that the sentence says itself. */
  cover: number;
  /** Share of it that is said here, or in the sentence before, the passage, headings or title, each worth less. */
  reach: number;
  /** What the sentence before and the one after say of the question. */
  before: number;
  after: number;
  /** What the whole passage says of it, and what headings and title do. */
  whole: number;
  context: number;
  /** How well the rarest thing asked for is said in the sentence, and in the passage. */
  rarest: number;
  rarestAround: number;
  /** Share of the names and numbers asked for that the sentence says, and the passage; 1 where there are none. */
  names: number;
  namesAround: number;
  /** Share of neighbouring words of the question that stand near each other here, and of those the share in their order. */
  pairs: number;
  ordered: number;
  /** Whether it holds something of the wanted kind. */
  kind: number;
  /** The passage's score over what a passage that says the whole question would have. */
  passage: number;
  /** How long the sentence is, by logarithm: 0 for one word, 1 for 60. */
  length: number;
  /** How dense the words of the question stand in it. */
  density: number;
  /** Whether it opens its passage. */
  first: number;
  /** Whether it begins with what the question asks for, and whether it then says what that is. */
  opens: number;
  defines: number;
  /** What the sentence before says of the question, where this one begins by pointing back to it ("It was …"). */
  leans: number;
  /** How well it says for whom or what the question asks ("for managers"); 0 where it asks for nobody. */
  qualified: number;
  /** Whether it says what a noun of the question means where nothing narrows it: "leave" is annual leave. */
  usual: number;
  /** How rare what narrows a noun of the question is, where the sentence narrows that noun by something else. */
  contrast: number;
  /** Whether nearly the same stands earlier in the same document. */
  copied: number;
};

/** A sentence that may be the answer: where it stands, and what speaks for it. */
export type Candidate = Span & {
  passage: FoundPassage;
  /** Place of its passage among those found, from 0. */
  passageRank: number;
  features: Features;
  /** For each thing asked for, how well the sentence says it, and how well with what stands around it. */
  matched: Float32Array;
  around: Float32Array;
  stems: ReadonlySet<string>;
};

type ReadSentence = { text: string; tokens: Token[]; matched: Float32Array; kind: number };

/** Kinds of answers that are seen by their form. */
const COUNTED_KINDS: ReadonlySet<AnswerKind> = new Set(['duration']);
/** What an answer of the wanted kind says of the word that asks for it. */
const OF_KIND = 0.8;

function sayAsked(matched: Float32Array, sought: readonly Sought[], kind: number): void {
  sought.forEach(({ isAsking }, at) => {
    if (isAsking) matched[at] = Math.max(matched[at] ?? 0, OF_KIND * kind);
  });
}

/** Sentences of the passages with what speaks for each. */
export function candidatesOf(
  passages: readonly FoundPassage[],
  sought: readonly Sought[],
  question: Question,
): Candidate[] {
  const candidates = sentencesIn(passages, sought, question);
  for (const candidate of candidates)
    candidate.features.copied = candidates.some((other) => isEarlierCopy(other, candidate)) ? 1 : 0;
  return candidates;
}

function isEarlierCopy(other: Candidate, candidate: Candidate): boolean {
  return (
    other.start < candidate.start &&
    other.passage.document === candidate.passage.document &&
    saysTheSame(other.stems, candidate.stems)
  );
}

/** Whether two sentences are copies of each other but for a word or two in ten. */
export function saysTheSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [less, more] = a.size < b.size ? [a, b] : [b, a];
  if (less.size < 3 || less.size < more.size * 0.75) return false;
  let both = 0;
  for (const stem of less) if (more.has(stem)) both++;
  return both >= 0.8 * (a.size + b.size - both);
}

function sentencesIn(
  passages: readonly FoundPassage[],
  sought: readonly Sought[],
  question: Question,
): Candidate[] {
  const forms = formsByStem(sought);
  return passages.flatMap((passage, passageRank) => {
    const { document } = passage;
    const spans = sentencesOf(document.text, { start: passage.body, end: passage.end });
    const read = spans.map((span): ReadSentence => {
      const text = document.text.slice(span.start, span.end);
      const tokens = tokensOf(text);
      const matched = matchedBy(tokens, sought.length, forms);
      const kind = holdsKind(question.kind, { text, tokens, lang: passage.lang }, (stem) => forms.has(stem));
      if (COUNTED_KINDS.has(question.kind)) sayAsked(matched, sought, kind);
      return { text, tokens, matched, kind };
    });
    const isHeader = read.map(
      ({ text }, at) => isRow(text) && !isRow(read[at - 1]?.text ?? '') && isRow(read[at + 1]?.text ?? ''),
    );
    shareHeaders(read, isHeader);
    const titles = tokensOf([document.title, ...passage.headings].join(' . '));
    const context = matchedBy(titles, sought.length, forms);
    const whole = new Float32Array(sought.length);
    for (const { matched } of read)
      matched.forEach((share, at) => {
        whole[at] = Math.max(whole[at] ?? 0, share);
      });
    return read.flatMap((sentence, at) => {
      if (isHeader[at]) return [];
      const [before, after] = [read[at - 1]?.matched, read[at + 1]?.matched];
      const around = sentence.matched.map((share, i) =>
        Math.max(share, 0.6 * (before?.[i] ?? 0), 0.45 * (whole[i] ?? 0), 0.5 * (context[i] ?? 0)),
      );
      const features = featuresOf({
        sentence,
        before,
        after,
        whole,
        context,
        around,
        passage,
        sought,
        forms,
      });
      features.first = at === 0 ? 1 : 0;
      const span = spans[at] ?? passage;
      const candidate: Candidate = {
        start: span.start,
        end: span.end,
        passage,
        passageRank,
        matched: sentence.matched,
        around,
        stems: new Set(sentence.tokens.map((token) => token.stem)),
        features,
      };
      return [candidate];
    });
  });
}

/** A cell means what the first row says above it: each row of a table has the words of its header, nearly. */
function shareHeaders(sentences: readonly ReadSentence[], isHeader: readonly boolean[]): void {
  let header: Float32Array | null = null;
  sentences.forEach(({ text, matched }, at) => {
    if (isHeader[at]) header = matched;
    else if (!isRow(text)) header = null;
    header?.forEach((share, i) => {
      matched[i] = Math.max(matched[i] ?? 0, OF_HEADER * share);
    });
  });
}

const OF_HEADER = 0.9;

type Reading = {
  sentence: ReadSentence;
  before: Float32Array | undefined;
  after: Float32Array | undefined;
  whole: Float32Array;
  context: Float32Array;
  around: Float32Array;
  passage: FoundPassage;
  sought: readonly Sought[];
  forms: Forms;
};

function featuresOf(reading: Reading): Features {
  const { sentence, before, after, whole, context, around, passage, sought, forms } = reading;
  const { matched, tokens } = sentence;
  const weight = sought.reduce((sum, { idf }) => sum + idf, 0) || 1;
  const shared = (said: Float32Array | undefined) => (said ? share(said, sought, weight) : 0);
  const rarest = sought.reduce((best, { idf }, at) => (idf > (sought[best]?.idf ?? 0) ? at : best), 0);
  const anywhere = whole.map((said, at) => Math.max(said, context[at] ?? 0));
  const said = (stem: string) => forms.has(stem);
  const opens = tokens.slice(0, 2).some((token) => said(token.stem));
  return {
    cover: shared(matched),
    reach: shared(around),
    before: shared(before),
    after: shared(after),
    whole: shared(whole),
    context: shared(context),
    rarest: matched[rarest] ?? 0,
    rarestAround: anywhere[rarest] ?? 0,
    names: shareOfNames(matched, sought),
    namesAround: shareOfNames(anywhere, sought),
    ...pairsIn(tokens, sought, forms),
    kind: sentence.kind,
    passage: passage.score / (weight * 2.1),
    length: Math.min(1.2, Math.log(1 + tokens.length) / Math.log(61)),
    density: density(tokens, forms),
    first: 0,
    opens: opens ? 1 : 0,
    defines: opens && saysWhatItIs(sentence.text) ? 1 : 0,
    leans: pointsBack.test(sentence.text) ? shared(before) : 0,
    qualified: Math.max(0, ...sought.map(({ isQualifier }, at) => (isQualifier ? (matched[at] ?? 0) : 0))),
    usual: sought.some(({ usual }) => tokens.some(({ stem }) => usual.has(stem))) ? 1 : 0,
    contrast: contrastIn(reading),
    copied: 0,
  };
}

/** So well a noun is said, and so little what narrows it, where the two are told apart. */
const NOUN_SAID = 0.8;
const UNSAID = 0.3;

/** "Paternity leave" is asked for, and the sentence says "annual leave": English narrows a noun before it, Arabic after. */
function contrastIn({ sentence: { tokens, matched }, around, passage, sought, forms }: Reading): number {
  const toNarrowing = passage.lang === 'en' ? -1 : 1;
  const contrasts = sought.map((noun, at) => {
    const narrowing = sought[at + toNarrowing];
    const isPair = narrowing && narrowing.token.at === noun.token.at + toNarrowing;
    // What the word table does not know may be said in words that it does not know either.
    if (!isPair || !narrowing.isTranslated || narrowing.isAsking || noun.isAsking) return 0;
    if ((matched[at] ?? 0) < NOUN_SAID || (around[at + toNarrowing] ?? 0) > UNSAID) return 0;
    const said = tokens.flatMap((token, place) => {
      const isNoun = forms.get(token.stem)?.some((form) => form.at === at && form.worth >= NOUN_SAID);
      const beside = tokens[place + toNarrowing];
      return isNoun ? [beside?.at === token.at + toNarrowing && !forms.has(beside.stem)] : [];
    });
    return said.length > 0 && said.every(Boolean) ? narrowing.rarity : 0;
  });
  return Math.max(0, ...contrasts);
}

const pointsBack =
  /^["“(]*(?:(?:It|Its|He|His|She|Her|They|Their|These|Those|This|That|Such|Both|All|Some|Another|Other|There|Here)\b|(?:و|ف|ك)?(?:هو|هي|هم|هذا|هذه|ذلك|تلك|كلا|كما|قد|لم|كان|كانت|أيضا)(?![ء-ي])|[وف](?:[يت]|هو|هي))/u;

/** A verb of being stands early in the sentence. */
function saysWhatItIs(text: string): boolean {
  return /^[^.]{0,90}?(?:\s(?:is|are|was|were|means|refers to|consists? of)\s|\s(?:هو|هي|هم|كان|كانت|تعد|يعد|تعتبر|يعتبر|عبارة|يعني|تعني)\s)/u.test(
    fold(text).replace(/\([^)]*\)/g, ''),
  );
}

function shareOfNames(matched: Float32Array, sought: readonly Sought[]): number {
  let [all, said] = [0, 0];
  sought.forEach(({ token, idf }, at) => {
    if (!token.isName && !token.isNumber) return;
    all += idf;
    said += idf * (matched[at] ?? 0);
  });
  return all === 0 ? 1 : said / all;
}

type Forms = ReadonlyMap<string, readonly { at: number; worth: number }[]>;

function formsByStem(sought: readonly Sought[]): Forms {
  const byStem = new Map<string, { at: number; worth: number }[]>();
  sought.forEach(({ forms }, at) => {
    for (const [stem, worth] of forms) {
      const known = byStem.get(stem);
      if (known) known.push({ at, worth });
      else byStem.set(stem, [{ at, worth }]);
    }
  });
  return byStem;
}

function matchedBy(tokens: readonly Token[], size: number, forms: Forms): Float32Array {
  const matched = new Float32Array(size);
  for (const { stem } of tokens)
    for (const { at, worth } of forms.get(stem) ?? []) if (worth > (matched[at] ?? 0)) matched[at] = worth;
  return matched;
}

function share(matched: Float32Array, sought: readonly Sought[], weight: number): number {
  return sought.reduce((sum, { idf }, at) => sum + idf * (matched[at] ?? 0), 0) / weight;
}

function pairsIn(
  tokens: readonly Token[],
  sought: readonly Sought[],
  forms: Forms,
): { pairs: number; ordered: number } {
  let [all, near, ordered] = [0, 0, 0];
  for (let i = 0; i + 1 < sought.length; i++) {
    const [one, other] = [sought[i], sought[i + 1]];
    if (!one || !other) continue;
    const weight = one.idf + other.idf;
    all += weight;
    const distance = leastDistance(tokens, i, forms);
    if (Math.abs(distance) <= 4) near += weight;
    if (distance > 0 && distance <= 4) ordered += weight;
  }
  return all === 0 ? { pairs: 0, ordered: 0 } : { pairs: near / all, ordered: ordered / all };
}

/** How many words after the thing of a place the next one stands; negative before it, endless where one is not said. */
function leastDistance(tokens: readonly Token[], which: number, forms: Forms): number {
  const says = (token: Token, at: number) => forms.get(token.stem)?.some((form) => form.at === at) ?? false;
  let least = Number.POSITIVE_INFINITY;
  for (const token of tokens)
    if (says(token, which))
      for (const near of tokens)
        if (near !== token && says(near, which + 1) && Math.abs(near.at - token.at) < Math.abs(least))
          least = near.at - token.at;
  return least;
}

function density(tokens: readonly Token[], forms: Forms): number {
  return tokens.length === 0 ? 0 : tokens.filter(({ stem }) => forms.has(stem)).length / tokens.length;
}
