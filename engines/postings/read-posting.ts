import { type Taxonomy, titleIsKnown } from '#engines/taxonomy/index.ts';
import { type Statement, statementsOf } from './asking.ts';
import { composedSummary } from './composed-summary.ts';
import { readEducation } from './education.ts';
import { readLanguages } from './languages.ts';
import type { Span } from './lines.ts';
import { payIn } from './monthly-pay.ts';
import { readPay } from './pay.ts';
import { readPlace } from './place.ts';
import { possibleOccupations } from './possible-occupations.ts';
import { languageOf, notFoundIn, type Posting, type PostingLanguage } from './posting.ts';
import { fieldsOf, type PostingFacts, placeOf, placesOfFacts, placesOfList } from './posting-facts.ts';
import { listsOf } from './posting-lists.ts';
import { postsIn } from './posts.ts';
import { type PlacedLine, placedLines } from './sections.ts';
import { readSkills, withoutSpan } from './skills.ts';
import { summaryOf } from './summary.ts';
import { readEmploymentType, readSeniority, readWorkPlace } from './terms.ts';
import { type ReadTitle, readTitle } from './title.ts';
import { readYears } from './years.ts';

const MOST_SKILLS = 80;
const MOST_FULL_TEXT = 30_000;
/** The line of the title asks for nothing, unless it says more than a title does. */
const LONGEST_TITLE_LINE = 90;

/**
 * Reads the text of a job posting, in English, Arabic or both. What the text does not tell stays open and is named;
 * nothing is made up. Benefits, words about the company and how to apply are told apart and ask nothing of anyone.
 */
export function readPosting(
  taxonomy: Taxonomy,
  text: string,
  lang: PostingLanguage = languageOf(text),
  /** Of a text whose title is known; else it is looked for. */
  known: ReadTitle | null = null,
): Posting {
  const lines = placedLines(text, known?.line);
  const title = known ?? readTitle(taxonomy, text, lines);
  const own = inOneLanguage(lines, lang);
  const { summary, spans } = summaryOf(text, own, title);
  const facts = readFacts(taxonomy, text, title, statementsOf(text, lines));
  const apart = { title: title?.line ?? null, pay: facts.pay };
  const { responsibilities, requirements } = listsOf(text, own, apart, lang);
  const statements = statementsOf(text, besideTitle(lines, title));
  const skills = readSkills(taxonomy, text, title, statements)
    .slice(0, MOST_SKILLS)
    .map((skill) =>
      skill.importance === 'must' && title?.trades ? { ...skill, importance: 'should' as const } : skill,
    );
  const occupations = possibleOccupations(taxonomy, title?.title ?? '', skills);
  const [likeliest] = occupations;
  const fields = fieldsOf(taxonomy, facts, lang);
  const isPayUpTo = fields.salaryMin === null && fields.salaryMax !== null;
  const posting: Posting = {
    lang,
    title: title?.title ?? '',
    // Several trades are no one occupation.
    occupation: !title?.trades && likeliest && likeliest.score >= titleIsKnown ? likeliest.id : null,
    occupations,
    summary: composedSummary(taxonomy, { ...fields, summary, title: title?.title ?? '', skills }, lang),
    fullText: fullTextOf(text),
    responsibilities: responsibilities.map(({ value }) => value),
    requirements: requirements.map(({ value }) => value),
    skills: skills.map(withoutSpan),
    ...fields,
    places: [
      ...placeOf('job_title', title),
      ...spans.flatMap((span) => placeOf('description', span)),
      ...placesOfFacts(facts, isPayUpTo ? 'salary_max' : 'salary_min'),
      ...placesOfList('skills', skills),
      ...placesOfList('languages', facts.languages),
      ...placesOfList('responsibilities', responsibilities),
      ...placesOfList('requirements', requirements),
    ],
    notFound: [],
  };
  posting.notFound = notFoundIn(posting);
  return posting;
}

/** Reads the posts of a text one by one, each from a text of its own; a text of one post is read as it stands. */
export function readPosts(taxonomy: Taxonomy, text: string): { text: string; posting: Posting }[] {
  const posts = postsIn(taxonomy, text);
  if (posts.length === 0) return [{ text, posting: readPosting(taxonomy, text) }];
  return posts.map((post) => ({
    text: post.text,
    posting: readPosting(taxonomy, post.text, languageOf(post.text), post.title),
  }));
}

/** "2) Bus driver – 5 years": what is asked of one trade is not asked of who comes for another. */
const isOfOneTrade = (title: ReadTitle | null, { start, end }: Span): boolean =>
  title?.trades !== undefined && start >= title.trades.start && end <= title.trades.end;

function readFacts(
  taxonomy: Taxonomy,
  text: string,
  title: ReadTitle | null,
  statements: readonly Statement[],
): PostingFacts {
  const place = readPlace(taxonomy, text, statements, title?.line ?? null);
  const ofAll = statements.filter((statement) => !isOfOneTrade(title, statement));
  return {
    years: readYears(ofAll),
    education: readEducation(ofAll),
    languages: readLanguages(taxonomy, statements),
    place,
    workPlace: readWorkPlace(statements),
    employmentType: readEmploymentType(statements),
    seniority: readSeniority(title, title?.title ?? '', statements),
    pay: payIn(readPay(text, statements), place?.country ?? null),
  };
}

const besideTitle = (lines: readonly PlacedLine[], title: ReadTitle | null): PlacedLine[] =>
  lines.filter(
    ({ start, end, text }) =>
      !title ||
      start !== title.line.start ||
      end !== title.line.end ||
      text.length > LONGEST_TITLE_LINE ||
      GOES_ON.test(text.slice(Math.max(0, title.end - start))),
  );
/** A headline that goes on to say whom it wants: "an accountant who knows Tally". */
const GOES_ON = /\b(?:who|with|knows?|experienced? in)\b|(?<!\p{L})(?:لدي|خبر|[يت]جيد|ملم|[يت]عرف)\p{L}*/u;

/** A posting that says everything in both languages gives its lists in one. */
function inOneLanguage(lines: readonly PlacedLine[], lang: PostingLanguage): readonly PlacedLine[] {
  const isOther = (line: PlacedLine): boolean =>
    languageOf(line.text) !== lang && /[\p{L}]{3}/u.test(line.text);
  const content = lines.filter(({ isHeading, label }) => !isHeading && label === null);
  const others = content.filter(isOther);
  const isBilingual =
    others.length >= 3 && others.length >= content.length * 0.3 && others.length < content.length;
  return isBilingual ? lines.filter((line) => line.label !== null || !isOther(line)) : lines;
}

/** The whole text, tidied: no more than one empty line, no invisible marks, no spaces at the ends of lines. */
function fullTextOf(text: string): string {
  const whole = text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cf}|\uFE0F/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (whole.length <= MOST_FULL_TEXT) return whole;
  const cut = whole.slice(0, MOST_FULL_TEXT);
  return cut.slice(0, Math.max(cut.lastIndexOf('\n'), cut.lastIndexOf(' ')));
}
