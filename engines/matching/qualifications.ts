import { LRUCache } from 'lru-cache';
import { sectionNamed } from '#engines/postings/index.ts';
import {
  type DemandKind,
  derived,
  type Qualification,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { fold, literal } from '#engines/text/index.ts';
import { qualificationsNamed } from './certificates-named.ts';

/** What a job asks for by name and somebody does not show, with the courses that lead to it. */
export interface QualificationToGain {
  kind: DemandKind | 'leading' | 'language';
  /** The first that suits the learner is meant; none where it is come by in another way. */
  courseIds: readonly string[];
  /** Whether the job would only welcome it. */
  isWelcome: boolean;
  /** Whether it is asked for beside the work itself, as leading others is of an engineer. */
  isBeside?: boolean;
  /** Whether the job says in so many words that nobody is taken on without it. */
  isMust?: boolean;
  /** Of a language or spreadsheets: whether somebody is far from what is asked. */
  isFar?: boolean;
  /** Where else alone the job names it than in what it says that it asks for: among the duties, or in passing. */
  onlyIn?: 'duties' | 'passing';
  /** As the job's language has it; absent of leading people. */
  qualification?: Qualification;
}

const WORDS = wordingsIn('matching/qualifications');
const notGained = WORDS.pattern('not gained yet', { spaces: 'one' });
/** "Prometric passed, eligibility letter in hand": the examination is behind them, and only the post is lacking. */
const isPassed = new RegExp(
  `${WORDS.source('gained all the same')}(?=.*eligibility)|eligibility(?=.*${WORDS.source('gained all the same')})`,
  'u',
);
const anyWillDo = WORDS.pattern('any of these will do', { spaces: 'one' });
const opensChoice = new RegExp(`${WORDS.source('one of these will do')}[^.;]{0,20}$`, 'u');
const knownLittle = WORDS.pattern('known a little', { spaces: 'one' });
const welcome = WORDS.pattern('welcome, not asked', { spaces: 'one' });
/** "Desirable: Arabic; SQL or data tools", "Pref. fumigation certificate": the whole line is only welcome. */
const opensListOfWelcome = new RegExp(
  `^[^\\p{L}]*(?:also )?(?:${WORDS.source('welcome, not asked')}|${WORDS.source('opens a line of welcome')})\\p{L}*[^:\\p{L}]{0,3}[:.–-]`,
  'u',
);
const stronglyWished = WORDS.pattern('wished for so strongly that it is asked', {
  spaces: 'one',
  flags: 'gu',
});
const saysMust = WORDS.pattern('says that it is a must', { spaces: 'one' });
const must = WORDS.pattern('asked in earnest', { spaces: 'one' });
const notAsked = WORDS.pattern('not asked at all', { spaces: 'one' });
/** What is asked for together stands in one sentence or line. */
const endOfSentence = /(?:[.;؛•]+(?:\s|$)|\s\|\s|\n)+/u;

/**
 * What a job's text asks for by name and the person's does not show, as courses that lead there: what is asked before
 * what is welcome, and what decides an application first. Of several of which any will do ("CPA, CMA or SOCPA") it is the
 * one that is begun already, else the one whose course is shortest. Whoever has one, or one beyond it, is asked for none; one that is only begun, has run out
 * or is denied is not had. Names that mean something else in other sectors count in their own alone.
 */
export function qualificationsToGain(
  taxonomy: Taxonomy,
  jobText: string,
  personText: string,
  sectorIds: readonly string[] = [],
  isOnlyElsewhere: (qualification: Qualification) => boolean = () => false,
): QualificationToGain[] {
  const holds = holding(taxonomy, personText);
  const has = (one: Qualification) => holds(one) && !isOnlyElsewhere(one);
  const isMeant = ({ sectorIds: within }: Qualification) =>
    within.length === 0 || within.some((id) => sectorIds.includes(id));
  const isBegun = begunIn(taxonomy, personText);
  const gains = new Map<string, QualificationToGain>();
  const inEarnest = new Set<string>();
  for (const { sentence, isBelowWelcome, isBelowAsked, outside } of sentencesOf(taxonomy, jobText)) {
    for (const group of groupsIn(taxonomy, sentence)) {
      const meant = group.filter(isMeant);
      const one = meant.some(has) ? undefined : (meant.find(isBegun) ?? chosenOf(taxonomy, meant));
      if (!one) continue;
      const before = gains.get(one.id);
      const isOnly = isBelowWelcome || isOnlyWelcome(taxonomy, sentence, one);
      // A posting may name one thing twice, once where the list has lost its heading: what is said of it counts.
      if (!isOnly && (isBelowAsked || must.test(sentence))) inEarnest.add(one.id);
      const isWelcome = isOnly
        ? !inEarnest.has(one.id)
        : before?.isWelcome === true && !inEarnest.has(one.id);
      // "Must: SQL, Git" only heads a list.
      const isMust = before?.isMust || (!isOnly && sentence.trim().search(saysMust) > 0);
      const onlyIn = before && !before.onlyIn ? undefined : outside;
      const { kind, courseIds } = one;
      gains.set(one.id, {
        kind,
        courseIds,
        isWelcome,
        qualification: one,
        ...(isMust ? { isMust } : {}),
        ...(onlyIn ? { onlyIn } : {}),
      });
    }
  }
  return inOrder([...gains.values()].filter((gain, _, all) => !isBeyondFirst(taxonomy, gain, all)));
}

/** "CCNA at least, CCNP is better": who lacks both of two papers that take months begins with the lower one. */
function isBeyondFirst(
  taxonomy: Taxonomy,
  { qualification }: QualificationToGain,
  gains: readonly QualificationToGain[],
): boolean {
  return gains.some(
    ({ qualification: lower }) =>
      lower?.kind === 'certificate' &&
      lower.above.includes(qualification?.id ?? '') &&
      hoursOf(taxonomy, lower) >= hoursOfMonths,
  );
}

/** A sentence of a posting and the part of it in which it stands. */
export interface AskingSentence {
  sentence: string;
  /** Below a heading that only welcomes ("Preferred", "Nice to have:"). */
  isBelowWelcome: boolean;
  /** Below a heading that asks ("Requirements", "Must have:"). */
  isBelowAsked: boolean;
  /** Where it stands in a posting that says elsewhere what it asks for; absent of what is asked itself. */
  outside?: 'duties' | 'passing';
}

/**
 * The sentences and lines of a posting, folded. A heading holds until an empty line or the next heading. A posting may be
 * written twice, by its lists and as it was sent: what stands below a heading in one stands there in both.
 */
export function sentencesOf(taxonomy: Taxonomy, jobText: string): readonly AskingSentence[] {
  const kept = readBefore(taxonomy);
  const known = kept.get(jobText);
  if (known) return known;
  const sentences = readSentences(taxonomy, jobText);
  kept.set(jobText, sentences);
  return sentences;
}

/** One gap asks for the sentences of its posting four times. */
const readBefore = derived(() => new LRUCache<string, readonly AskingSentence[]>({ max: 8 }));

function readSentences(taxonomy: Taxonomy, jobText: string): AskingSentence[] {
  const sentences: Omit<AskingSentence, 'outside'>[] = [];
  const below = { asked: new Set<string>(), duties: new Set<string>(), welcome: new Set<string>() };
  let section: Section = null;
  for (const line of fold(jobText).split('\n')) {
    const labelled = sectionOfLabel(line);
    const opened: Section | undefined =
      labelled ?? sectionOpened(taxonomy, line, section, below.asked.size > 0);
    if (opened !== undefined) section = opened;
    const isBelowWelcome = section === 'welcome' || opensListOfWelcome.test(line);
    for (const sentence of line.split(endOfSentence)) {
      const own = withoutLabel(sentence);
      if (isBelowWelcome) below.welcome.add(own);
      if (section === 'duties' && (opened === undefined || labelled)) below.duties.add(own);
      if ((section === 'asked' || section === 'welcome') && own !== '') below.asked.add(own);
      sentences.push({ sentence, isBelowWelcome, isBelowAsked: section === 'asked' && !isBelowWelcome });
    }
  }
  const outside = (sentence: string) => (below.duties.has(sentence) ? 'duties' : 'passing');
  return sentences.map((it) => {
    const own = withoutLabel(it.sentence);
    const isBelowWelcome = it.isBelowWelcome || (!it.isBelowAsked && below.welcome.has(own));
    const isAsked = below.asked.size === 0 || below.asked.has(own);
    return { ...it, isBelowWelcome, ...(isAsked ? {} : { outside: outside(own) }) };
  });
}

/** A sentence without the label before it ("Good: basic English"), as a list of its own has it. */
const withoutLabel = (sentence: string): string => sentence.replace(/^[^:]{2,40}:(?=\s)/u, '').trim();

type Section = 'welcome' | 'asked' | 'duties' | 'other' | null;

/** The part of a posting that a line opens, nothing where it is empty; `undefined` where it opens none. */
function sectionOpened(
  taxonomy: Taxonomy,
  line: string,
  before: Section,
  isBelowAsked: boolean,
): Section | undefined {
  const words = line.replace(/[^\p{L}\s]/gu, ' ').trim();
  if (words === '') return null;
  if (isListed(line)) return undefined;
  const named = sectionNamed(line);
  // Lists lose their marks on the way, and a few words may be an item: without a colon only known words end a list.
  const isKnown = named !== null || welcome.test(words) || line.trim().endsWith(':');
  if (!isKnown || (named === null && !isHeading(taxonomy, line))) return undefined;
  if (named === 'nice' || (welcome.test(words) && !must.test(words))) return 'welcome';
  // "The job" below what it asks for is what is done in it.
  if (named === 'duties' || (named === 'about' && isBelowAsked)) return 'duties';
  if (named === 'requirements' || must.test(words)) return 'asked';
  // "Software:" parts what is asked, and is welcome no more.
  return named === null && (before === 'welcome' || before === 'asked') ? 'asked' : 'other';
}

/** "Must: diploma, 3 years", "Duties: bank entries": the part of a posting that a label opens, with its first items behind it. */
function sectionOfLabel(line: string): Section | undefined {
  const [, head = '', rest = ''] = /^([^:]{2,40}):(.*)$/u.exec(line) ?? [];
  if (isListed(line) || rest.trim() === '') return undefined;
  const named = sectionNamed(head);
  if (named === 'nice') return 'welcome';
  if (named === 'duties') return 'duties';
  return named === 'requirements' ? 'asked' : undefined;
}

const isListed = (line: string): boolean => /^\s*[-*•·–>○▪✔\d]/u.test(line);

/** "Preferred", "You must have:": a few words that name nothing behind them. */
const isHeading = (taxonomy: Taxonomy, line: string): boolean =>
  wordsIn(line) <= mostOfHeading &&
  (line.trim().endsWith(':') || (!/[,،:.;()]/u.test(line) && namedIn(taxonomy, line).length === 0));
const mostOfHeading = 4;

/**
 * The qualifications that a job names and somebody shows, and those that stand beside one that they have, or would gain,
 * where any of them will do ("IOSH or NEBOSH"): nobody needs them too.
 */
export function qualificationsAnswered(
  taxonomy: Taxonomy,
  jobText: string,
  personText: string,
): Qualification[] {
  const has = holding(taxonomy, personText);
  const groups = fold(jobText)
    .split(endOfSentence)
    .flatMap((sentence) => groupsIn(taxonomy, sentence));
  return groups.flatMap((group) => {
    const held = group.find(has);
    if (held) return group;
    const chosen = chosenOf(taxonomy, group);
    return group.filter((other) => other !== chosen);
  });
}

/**
 * Whether a sentence only welcomes what it names; "CSWIP must, API 570 preferred" asks for the first. What welcomes ends a
 * list ("dbt, Kafka or Flink a plus"), unless it speaks of something else ("Excel, army background is a plus").
 */
function isOnlyWelcome(taxonomy: Taxonomy, whole: string, one: Qualification): boolean {
  const sentence = whole.replace(stronglyWished, ' ');
  if (!welcome.test(sentence)) return false;
  const parts = sentence.split(/[,،]/u);
  const isNamed = (part: string) => namedIn(taxonomy, part).includes(one);
  if (parts.some((part) => isNamed(part) && must.test(part) && !welcome.test(part))) return false;
  const at = parts.findIndex(isNamed);
  if (at < 0 || parts.some((part) => isNamed(part) && welcome.test(part))) return true;
  if (parts.slice(0, at).some(opensWelcome)) return true;
  const next = parts.slice(at + 1, at + 1 + mostOfListedPlus).find((part) => welcome.test(part));
  return next !== undefined && (wordsIn(next) <= mostOfEnd || namedIn(taxonomy, next).length > 0);
}
/** Whether a clause, folded, welcomes what it names and asks for it in no earnest. */
export const isOnlyWelcomed = (clause: string): boolean => welcome.test(clause) && !must.test(clause);

/** "Nice to have: dbt, Kafka", "يفضل معرفة": what follows is welcome too. */
const opensWelcome = (part: string): boolean => part.trim().search(welcome) === 0;
const wordsIn = (part: string): number => part.trim().split(/\s+/u).length;
/** A long line that ends with one thing welcome asks for what it names before. */
const mostOfListedPlus = 2;
/** "is a plus", "would be preferred" and the last name before it. */
const mostOfEnd = 4;

/** What decides an application first; a tool, a law and leading people weigh alike, and a duty is learned at work too. */
const weightOf = { licence: 0, certificate: 1, leading: 2, language: 2, tool: 2, rule: 2, duty: 3 } as const;

/** What is asked before what is welcome, then by what decides most; else as the job has it. */
export const inOrder = (gains: readonly QualificationToGain[]): QualificationToGain[] =>
  gains.toSorted((a, b) => Number(a.isWelcome) - Number(b.isWelcome) || weightOf[a.kind] - weightOf[b.kind]);

/**
 * What a sentence names, by twos and threes where any of them will do: papers that stand beside each other ("CPA / CMA"),
 * tools between its commas and strokes, which part one tool from another.
 */
function groupsIn(taxonomy: Taxonomy, sentence: string): Qualification[][] {
  const asked = sentence
    .split(/[,،]/u)
    .filter((part) => !notAsked.test(part))
    .join(',');
  return [...papersIn(taxonomy, asked), ...toolsIn(taxonomy, asked)].filter(({ length }) => length > 0);
}

/**
 * What is no paper, each by itself, but for what stands on both sides of an "or" or a stroke ("SAP (CO/FI) or Oracle"), and
 * for tools that are examples of the one before them ("CAFM (Maximo, Planon or other)", "CRM such as Salesforce").
 */
function toolsIn(taxonomy: Taxonomy, sentence: string): Qualification[][] {
  const groups: Qualification[][] = [];
  let before: Named | undefined;
  for (const next of placesNamed(taxonomy, sentence).filter(({ one }) => !isPaper(one))) {
    const between = before && sentence.slice(before.end, next.start).replace(/\([^)]*\)/gu, ' ');
    const isOfKind = before?.one.kind === next.one.kind;
    const isTool = next.one.kind === 'tool';
    const isStroke = isTool && strokeJoins.test(between?.trim() ?? '');
    const isExample = isTool && before !== undefined && isExampleOf(sentence, before, next);
    const isChoice = isOfKind && between !== undefined && (isStroke || wordJoins.test(between.trim()));
    if (isChoice || (isOfKind && isExample)) groups.at(-1)?.push(next.one);
    else groups.push([next.one]);
    before = next;
  }
  return groups;
}

/** Whether a tool is an example of the one before it, or stands beside it in the brackets of a choice. */
function isExampleOf(sentence: string, before: Named, next: Named): boolean {
  const between = sentence.slice(before.end, next.start);
  if (opensExamples.test(between)) return true;
  // "HR system - Bayzat, Darwinbox or similar"
  if (/^\s*[,،:–-]\s*$/u.test(between) && endsInSimilar.test(sentence.slice(next.end))) return true;
  const open = sentence.lastIndexOf('(', next.start);
  const close = sentence.indexOf(')', next.start);
  const inner = open < 0 || close < 0 ? '' : sentence.slice(open + 1, close);
  if (inner.includes(')') || !isChoiceOf.test(inner)) return false;
  // Within the brackets, or the name right before them and the first within.
  return before.start > open || /^\s*\p{L}*\s*\([^(),،]{0,20}$/u.test(between);
}

const isPaper = ({ kind }: Qualification): boolean => kind === 'certificate' || kind === 'licence';

/** Where a sentence names a qualification. */
type Named = { one: Qualification; start: number; end: number };

/** The papers that a sentence names, those of which any will do together. */
function papersIn(taxonomy: Taxonomy, sentence: string): Qualification[][] {
  const runs: Named[][] = [];
  for (const next of placesNamed(taxonomy, sentence).filter(({ one }) => isPaper(one))) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const between = before && sentence.slice(before.end, next.start);
    if (run && before?.one.kind === next.one.kind && between !== undefined && joins.test(between))
      run.push(next);
    else runs.push([next]);
  }
  return runs.flatMap((run) => {
    const papers = [...new Set(run.map(({ one }) => one))];
    const between = run
      .slice(1)
      .map(({ start }, at) => sentence.slice(run[at]?.end, start))
      .join(' ');
    const isEither = anyWillDo.test(between) || opensChoice.test(sentence.slice(0, run[0]?.start));
    const isShort = (one: Qualification) => hoursOf(taxonomy, one) < hoursOfMonths;
    const isStep = papers.some(({ above }) => papers.some((one) => above.includes(one.id) && isShort(one)));
    // "BLS/ACLS" asks for both, a step each; of "NEBOSH/IOSH" and of examinations of years nobody takes two.
    const areLong = papers.every((one) => hoursOf(taxonomy, one) >= hoursOfYears);
    return isEither || areLong || (between.includes('/') && !isStep) ? [papers] : papers.map((one) => [one]);
  });
}

const hoursOfYears = 200;
const hoursOfMonths = 80;

/** "SAP or Oracle", "Honeywell EBI / Siemens": a few words may stand around what says that either will do. */
const wordJoins = new RegExp(
  `^(?:[^\\s,،/]+\\s+){0,3}${WORDS.source('any of these will do')}(?:\\s+[^\\s,،/]+){0,3}$`,
  'u',
);
/** "such as", and what else says that the tools behind a name are only some of its kind. */
const opensExamples = new RegExp(`^[\\s,،(:]*${WORDS.source('only an example follows')}[\\s,،:]*$`, 'u');
const endsInSimilar = new RegExp(
  `^[^.;:()]{0,40}${WORDS.source('any of these will do')}\\s+(?:\\p{L}+\\s+)?${WORDS.source('others of the kind will do')}`,
  'u',
);
const isChoiceOf = new RegExp(
  `${WORDS.source('any of these will do')}|${WORDS.source('others of the kind will do')}|/`,
  'u',
);
const strokeJoins = /^(?:[^\s,،/]+\s+){0,2}\/(?:\s*[^\s,،/]+){0,2}$/u;

/** What stands between papers that are named together: a comma, or some words that say that either will do. */
const joins = new RegExp(
  `^(?:\\s*[,،]\\s*|[^,،]{0,30}(?:/|${WORDS.source('any of these will do')})[^,،]{0,30}|\\s*[,،]\\s*(?:or|او)\\s+)$`,
  'u',
);

/** Whether a course leads to a qualification that somebody's text shows, or to one below it. */
export function qualificationsHeld(taxonomy: Taxonomy, text: string): (courseId: string) => boolean {
  const has = holding(taxonomy, text);
  const courses = new Set(
    qualificationsNamed(taxonomy)
      .filter((one) => isPaper(one) && has(one))
      .flatMap(({ courseIds }) => courseIds),
  );
  return (courseId) => courses.has(courseId);
}

/** Whether a clause, folded, tells of more than what is only begun, has run out or is denied. */
export const isGained = (clause: string): boolean => !notGained.test(clause) || isPassed.test(clause);

function holding(taxonomy: Taxonomy, text: string): (qualification: Qualification) => boolean {
  const held = heldIn(taxonomy, text);
  return ({ id, above }) => held.has(id) || above.some((beyond) => held.has(beyond));
}

/**
 * Ids of the qualifications that somebody's text shows, part by part of its sentences. A bare name, as among skills, shows
 * nothing where a sentence says that it is only begun.
 */
function heldIn(taxonomy: Taxonomy, text: string): Set<string> {
  const parts = fold(text).split(/[.;,؛،•\n]+/u);
  const shownIn = (part: string) => namedIn(taxonomy, part, 'shown');
  const begun = new Set(parts.filter((part) => !isGained(part)).flatMap(shownIn));
  const isBare = (part: string) => part.trim().split(/\s+/u).length <= wordsOfBareName;
  // Who knows a tool a little has still to learn it.
  const isKnown = ({ kind }: Qualification, part: string) => kind !== 'tool' || !knownLittle.test(part);
  const held = parts
    .filter(isGained)
    .flatMap((part) =>
      shownIn(part).filter((one) => (!isBare(part) || !begun.has(one)) && isKnown(one, part)),
    );
  return new Set(held.map(({ id }) => id));
}
const wordsOfBareName = 3;

/** Whether somebody's text says of a qualification that it is begun and not yet gained. */
function begunIn(taxonomy: Taxonomy, text: string): (qualification: Qualification) => boolean {
  const parts = fold(text).split(/[.;,؛،•\n]+/u);
  const begun = new Set(
    parts
      .filter((part) => !isGained(part))
      .flatMap((part) => namedIn(taxonomy, part, 'shown').map(({ id }) => id)),
  );
  return ({ id }) => begun.has(id);
}

/** The qualifications that a text names; a longer name hides the shorter ones within it. */
const namedIn = (taxonomy: Taxonomy, folded: string, how: 'asked' | 'shown' = 'asked'): Qualification[] => [
  ...new Set(placesNamed(taxonomy, folded, how).map(({ one }) => one)),
];

function placesNamed(taxonomy: Taxonomy, folded: string, how: 'asked' | 'shown' = 'asked'): Named[] {
  const { byName, pattern } = namesOf(taxonomy)[how];
  return [...folded.matchAll(pattern)].flatMap(({ index, 0: { length }, 1: name = '' }) =>
    how === 'asked' && isPartOnly.test(folded.slice(index + length))
      ? []
      : (byName.get(name) ?? []).map((one) => ({ one, start: index, end: index + length })),
  );
}

/** "ACCA part", "CA inter": of a long paper the first steps alone are asked for. */
const isPartOnly = new RegExp(`^\\s*[-–(]?\\s*${WORDS.source('asks for its first part alone')}`, 'u');

const namesOf = derived((taxonomy) => ({
  asked: patternOf(qualificationsNamed(taxonomy), ({ names }) => names),
  shown: patternOf(qualificationsNamed(taxonomy), ({ names, shownBy }) => [...names, ...shownBy]),
}));

/** What may be written onto an Arabic word: and, with, as, for, the. */
const arabicPrefix = '(?:[وف]?(?:لل|[بكل]?ال|[بكل])?)';

/** "التخصصات" is met in "للتخصصات" as well: the article is one of what may be written onto a word. */
const withoutArticle = (name: string): string => name.replace(/^ال(?=\p{L}{3})/u, '');

function patternOf(
  qualifications: readonly Qualification[],
  namesOf: (one: Qualification) => readonly string[],
): { byName: ReadonlyMap<string, readonly Qualification[]>; pattern: RegExp } {
  const named = qualifications.flatMap((one) =>
    namesOf(one).map((name) => [withoutArticle(fold(name).trim()), one] as const),
  );
  const grouped = Map.groupBy(named, ([name]) => name);
  const byName = new Map([...grouped].map(([name, all]) => [name, all.map(([, one]) => one)]));
  const longestFirst = [...byName.keys()].sort((a, b) => b.length - a.length);
  const any = longestFirst.map(literal).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${arabicPrefix}(${any || '(?!)'})(?![\\p{L}\\p{N}])`, 'gu');
  return { byName, pattern };
}

/** Of tools of which any will do the one that is named first, where it is taught; of papers the shortest. */
function chosenOf(taxonomy: Taxonomy, group: readonly Qualification[]): Qualification | undefined {
  const isOfTools = group.every(({ kind }) => kind === 'tool');
  return (isOfTools && group.find(({ courseIds }) => courseIds.length > 0)) || shortest(taxonomy, group);
}

/** The one whose shortest course takes the fewest hours, or the only one. */
const shortest = (taxonomy: Taxonomy, group: readonly Qualification[]): Qualification | undefined =>
  group.toSorted((a, b) => hoursOf(taxonomy, a) - hoursOf(taxonomy, b))[0];

const hoursOf = (taxonomy: Taxonomy, { courseIds }: Qualification): number =>
  Math.min(...courseIds.flatMap((id) => taxonomy.course(id)?.hours ?? []));
