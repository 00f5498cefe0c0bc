import { findSkills, type Occupation, type Taxonomy, titleIsKnown } from '#engines/taxonomy/index.ts';
import { foldWithMap } from '#engines/text/index.ts';
import { isDenied, type Statement, statementsOf } from './asking.ts';
import { readEducation } from './education.ts';
import { readLanguages } from './languages.ts';
import { payIn } from './monthly-pay.ts';
import { occupationSummary } from './occupation-summary.ts';
import { readPay } from './pay.ts';
import { readPlace } from './place.ts';
import { possibleOccupations } from './possible-occupations.ts';
import { languageOf, notFoundIn, type PossibleOccupation, type Posting } from './posting.ts';
import { fieldsOf, type PostingFacts, placeOf, placesOfFacts, placesOfList } from './posting-facts.ts';
import { restOfPrompt } from './prompt-rest.ts';
import { titleOfPrompt } from './prompt-title.ts';
import { requirementLines } from './requirement-lines.ts';
import type { PlacedLine } from './sections.ts';
import { type ReadSkill, readSkills, withoutSpan } from './skills.ts';
import { readEmploymentType, readSeniority, readWorkPlace } from './terms.ts';
import type { ReadTitle } from './title.ts';
import { readYears } from './years.ts';

/** A draft made from a sentence. */
interface PromptedPosting {
  posting: Posting;
  /** Fields that the taxonomy filled, not the prompt; of an item in a list with its place. */
  fromTaxonomy: string[];
  /** The prompt names an occupation surely enough to build on. */
  isKnown: boolean;
}

/** Below it the words share little more than a letter with any occupation. */
const LEAST_TITLE = 0.5;
/** From here on an occupation's tasks are worth starting from, unless another is as likely: "engineer". */
const LEAST_KNOWN = 0.75;
const EXACT = 0.985;
/** A prompt speaks of one job only: a sum with a currency is its pay. */
const LEAST_POINTS_OF_PAY = 2;

/**
 * A whole draft from a sentence such as "senior accountant in Dubai, Arabic and English, IFRS, 5 years", in the language of
 * the sentence. What the sentence says wins; the occupation's tasks, skills, usual education and experience come from the
 * taxonomy and are named as such. Nothing is said of the company, of pay or of benefits that the sentence does not say.
 * `chosen` is the occupation to take in place of the likeliest.
 */
export function postingFromPrompt(
  taxonomy: Taxonomy,
  prompt: string,
  chosen?: string,
): PromptedPosting | null {
  const lang = languageOf(prompt);
  const title = titleOfPrompt(taxonomy, prompt, lang);
  if (!title) return null;
  const statements = statementsOf(prompt, linesOfPrompt(prompt));
  const said = readSkills(taxonomy, prompt, title, statements);
  const own = possibleOccupations(taxonomy, title.title, said);
  const likeliest = own[0]?.score ?? 0;
  const basis = basisOf(taxonomy, own, chosen);
  const facts = readFacts(taxonomy, prompt, title, statements);
  // A word that is no job, and nothing else: "hello".
  if (!basis && likeliest < LEAST_TITLE && !saysMore(said, facts)) return null;

  const denied = deniedIn(taxonomy, prompt);
  const filled = filledBy(basis, { said, denied: new Set(denied.map(({ skillId }) => skillId)), facts });
  const { skills, minYears, education } = filled;
  const responsibilities = basis ? [...basis.tasks[lang]] : [];
  const must = skills.filter(({ importance }) => importance === 'must');
  const posting: Posting = {
    lang,
    title: title.title,
    occupation: basis && (chosen || likeliest >= titleIsKnown) ? basis.id : null,
    occupations: chosen ? chosenFirst(own, chosen) : own,
    summary: basis ? occupationSummary(basis, lang) : '',
    fullText: '',
    responsibilities,
    requirements: requirementLines(
      taxonomy,
      { minYears, education, languages: facts.languages, skills: must },
      lang,
    ),
    skills,
    ...fieldsOf(taxonomy, facts, lang),
    minYears,
    education,
    places: [
      ...placeOf('job_title', title),
      ...placesOfFacts(facts, 'salary_min'),
      ...placesOfList('skills', said),
      ...placesOfList('languages', facts.languages),
    ].filter(({ start, end }) => end > start),
    notFound: [],
  };
  // Of nobody knows what work the sentence itself is all there is.
  if (basis) {
    const read = [
      // A place is told with the whole line that names it, and is known by its name.
      ...posting.places.filter(({ field }) => field !== 'location' && !field.startsWith('skills.')),
      ...denied.map(({ start, end }) => ({ start, end })),
      ...said.map(({ id: skillId, start, end }) => ({ skillId, start, end })),
    ];
    const rest = restOfPrompt(taxonomy, prompt, title, read);
    posting.summary = `${posting.summary} ${rest}`.trim();
  }
  posting.notFound = notFoundIn(posting);
  return { posting, fromTaxonomy: filledFields(filled, responsibilities.length), isKnown: basis !== null };
}

/** The occupation to build on: the chosen one, or the likeliest where it is sure enough and no other is as likely. */
function basisOf(
  taxonomy: Taxonomy,
  own: readonly PossibleOccupation[],
  chosen: string | undefined,
): Occupation | null {
  if (chosen !== undefined) return taxonomy.occupation(chosen);
  const [first, second] = own;
  if (!first || first.score < LEAST_KNOWN) return null;
  const isAmbiguous = first.score < EXACT && (second?.score ?? 0) >= first.score - 0.005;
  return isAmbiguous ? null : taxonomy.occupation(first.id);
}

/** A prompt is about one place and one rank, wherever it names them; the rank of the title goes before others. */
function readFacts(
  taxonomy: Taxonomy,
  prompt: string,
  title: ReadTitle,
  statements: readonly Statement[],
): PostingFacts {
  const whole = { start: 0, end: prompt.length };
  const place = readPlace(taxonomy, prompt, statements, whole);
  return {
    years: readYears(statements),
    education: readEducation(statements),
    languages: readLanguages(taxonomy, statements, true),
    place,
    workPlace: readWorkPlace(statements),
    employmentType: readEmploymentType(statements),
    seniority: readSeniority(title, title.title, statements) ?? readSeniority(whole, prompt, statements),
    pay: payIn(readPay(prompt, statements, LEAST_POINTS_OF_PAY), place?.country ?? null),
  };
}

/** Whether a prompt says anything of a job beside a title. */
const saysMore = (
  said: readonly ReadSkill[],
  { years, education, place, workPlace, employmentType, pay }: PostingFacts,
): boolean =>
  said.length > 0 || [years, education, place, workPlace, employmentType, pay].some((fact) => fact !== null);

/** What a draft asks for, of the prompt and of the occupation behind it. */
interface Filled {
  basis: Occupation | null;
  facts: PostingFacts;
  /** Those of the prompt first. */
  skills: Posting['skills'];
  /** As many of the skills are the prompt's own. */
  ownSkills: number;
  minYears: number | null;
  education: Posting['education'];
}

function filledBy(
  basis: Occupation | null,
  { said, denied, facts }: { said: readonly ReadSkill[]; denied: ReadonlySet<string>; facts: PostingFacts },
): Filled {
  const { years, education, seniority } = facts;
  // Skills the prompt names come first; what it calls needless does not come at all.
  const added = (basis?.skills ?? []).filter(
    ({ id }) => !said.some((skill) => skill.id === id) && !denied.has(id),
  );
  return {
    basis,
    facts,
    skills: [
      ...said.map(withoutSpan),
      ...added.map(({ id, importance, level }): Posting['skills'][number] => ({
        id,
        importance: importance === 'essential' ? 'must' : 'nice',
        level,
        weight: null,
      })),
    ],
    ownSkills: said.length,
    // A rank says more of somebody's years than the occupation does.
    minYears: years?.value ?? (basis && seniority === null ? basis.years : null),
    education: education?.value ?? basis?.education ?? null,
  };
}

/** The fields of a draft that the prompt said nothing of. */
function filledFields(
  { basis, facts, skills, ownSkills, minYears, education }: Filled,
  responsibilities: number,
): string[] {
  const fields = skills.slice(ownSkills).map((_, at) => `skills.${ownSkills + at}`);
  if (!basis) return fields;
  fields.push('description');
  for (let at = 0; at < responsibilities; at++) fields.push(`responsibilities.${at}`);
  if (facts.years === null && minYears !== null) fields.push('min_years');
  if (facts.education === null && education !== null) fields.push('education');
  return fields;
}

const chosenFirst = (own: Posting['occupations'], chosen: string): Posting['occupations'] => [
  own.find(({ id }) => id === chosen) ?? { id: chosen, score: 1 },
  ...own.filter(({ id }) => id !== chosen),
];

/** A prompt is a list of conditions: each part counts as a line of them. */
function linesOfPrompt(prompt: string): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let from = 0;
  const push = (end: number): void => {
    const text = prompt.slice(from, end);
    if (text.trim() !== '')
      lines.push({
        start: from,
        end,
        text,
        isListed: true,
        mark: '',
        followsGap: false,
        section: 'requirements',
        label: null,
        whole: { start: from, end },
        isHeading: false,
      });
  };
  for (const stop of prompt.matchAll(/\n|[;؛]|[.!?؟](?=\s)/gu)) {
    push(stop.index);
    from = stop.index + stop[0].length;
  }
  push(prompt.length);
  return lines;
}

/** Skills that the prompt names as needless, where it does. */
function deniedIn(taxonomy: Taxonomy, prompt: string) {
  const folded = foldWithMap(prompt);
  const at = (offset: number): number => folded.starts.findIndex((start) => start >= offset);
  return findSkills(taxonomy, prompt)
    .filter(({ start, end }) => isDenied(folded.folded, at(start), Math.max(1, at(end - 1) - at(start) + 1)))
    .map(({ skillId, start, end }) => ({ skillId, start, end }));
}
