import { skillsDenied } from '#engines/postings/index.ts';
import {
  derived,
  type Licence,
  placesIn,
  type Qualification,
  type Taxonomy,
} from '#engines/taxonomy/index.ts';
import { fold, isArabic, literal, stemsOf } from '#engines/text/index.ts';
import { knownBy } from './career-start.ts';
import { isOfAnyCountry } from './course-places.ts';
import { textOf } from './courses-held.ts';
import { explainMatch } from './explain.ts';
import type { JobFeatures, ProfileFeatures } from './features.ts';
import { mustsOfForm } from './form-musts.ts';
import type { GapSkill } from './gap-skill.ts';
import { isGeneral } from './gap-worth.ts';
import { englishToGain } from './languages-read.ts';
import { leadingToGain } from './leading-asked.ts';
import { workDone } from './learners.ts';
import { licenceLacking } from './licences.ts';
import { countryAbroad, countryOf } from './locations.ts';
import type { MatchModel } from './model.ts';
import { postMeant } from './post-meant.ts';
import { prepareJob } from './prepare.ts';
import {
  inOrder,
  isGained,
  type QualificationToGain,
  qualificationsAnswered,
  qualificationsToGain,
} from './qualifications.ts';
import { rungOf } from './rungs.ts';
import { SkillShares } from './skill-shares.ts';
import { areSpreadsheetsShown, spreadsheetsToGain } from './spreadsheets.ts';
import { namesSector } from './upskilling.ts';
import { whatIf } from './what-if.ts';
import { nearnessOfWork } from './work.ts';

/** What somebody lacks of a job. */
export interface JobGap {
  /** The score today. */
  score: number;
  skills: GapSkill[];
  /** All that the job's own page calls missing: also what is not worth a course. */
  missing: GapSkill[];
  /** All that the page counts as the person's: of these only more can be learned, a higher level or a paper. */
  had: string[];
  /** Names that the taxonomy does not know. */
  unknown: string[];
  /** What the job's title says that it is, or else what its text reads like; `null` where that is not known. */
  occupationId: string | null;
  /** What that occupation asks of everybody and the person has not shown; `null` where that is nothing. */
  licence: Licence | null;
  /** The country of the job, or else of the person, by its two letters; `null` where neither is known. */
  country: string | null;
  /** Courses that lead to the qualifications that it names and the person does not show, the asked ones first. */
  qualifying: QualificationToGain[];
  /** Skills that it says it does not ask for. */
  denied: string[];
  /** Programmes of study that lead to its licence, where the person has not studied for it. */
  studies: readonly string[];
}

/** From this score on a job asks for little more than it states: only what lifts it by so much, or must be known, is worth a course. */
const hasNearlyAll = 0.85;
const leastNoticed = 0.02;

/** The level at which courses leave people to practice. */
const workingKnowledge = 3;

/** From this credit on a skill is left to practice. */
export const wellKnown = 0.7;

/**
 * What a person lacks of a job, each skill with what it would lift the score; of nobody, all that it asks by weight. Where
 * nobody has said what is learned for its occupation, what that usually asks for joins it, marked as usual.
 */
export function jobGap(job: JobFeatures, profile: ProfileFeatures | null, model: MatchModel): JobGap {
  const { taxonomy } = model;
  const person = profile ?? { titles: [], skills: [], text: '' };
  const { score, missing, partial, matched } = explainMatch(job, person, model);
  const denied = skillsDenied(taxonomy, job.text);
  const post = profile && postMeant(job, profile, model);
  const titled = post?.id ?? job.occupationIds?.[0] ?? knownBy(taxonomy, job.title);
  const occupationId = post?.id ?? (titled ? workMeant(titled, job, model) : workReadIn(job, denied, model));
  const occupation = taxonomy.occupation(occupationId ?? '');
  const asked = new Map(job.skills.map((skill) => [skill.id, skill]));
  const held = new Map(person.skills.map(({ id, level }) => [id, level]));
  const everyday = skillsOfWorkDone(person, taxonomy);
  // Postings seldom say how well a skill must be known: as well as is usual for the work, as far as courses lead.
  const usualLevels = new Map(
    occupation?.skills.map(({ id, level }) => [id, Math.min(level, workingKnowledge)]),
  );
  const gapSkill = (skillId: string, lift: number, must: boolean): GapSkill => {
    const level = asked.get(skillId)?.level ?? usualLevels.get(skillId);
    const have = held.get(skillId);
    return {
      skillId,
      lift,
      ...(level ? { level } : {}),
      ...(have ? { have } : {}),
      ...(must ? { must } : {}),
      ...(everyday.has(skillId) ? { isLikelyHad: true } : {}),
    };
  };
  const asMissing = missing.flatMap(({ id, lift, weight, importance }) =>
    id ? [gapSkill(id, profile ? lift : weight, importance === 'must')] : [],
  );
  const stated = [...asMissing];
  // What must be known and is known only weakly is as much a gap as what is not known at all.
  for (const { id, credit, importance } of profile ? [...partial, ...matched] : []) {
    if (!id || importance !== 'must' || credit >= wellKnown) continue;
    stated.push(gapSkill(id, whatIf(job, person, model, [id]).score - score, true));
  }
  const isEnough = profile !== null && score >= hasNearlyAll;
  const isOfOthers = post?.isOfOthers ?? (() => false);
  const answered = profile
    ? new Set([
        ...skillsAnswered(job, person, taxonomy),
        ...kindsOfTools(person, taxonomy),
        ...(areSpreadsheetsShown(taxonomy, job, person) ? spreadsheets : []),
      ])
    : new Set();
  const isNeeded = (skillId: string) => !isOfOthers(skillId) && !answered.has(skillId);
  const skills = stated.filter(
    ({ skillId, must, lift }) => isNeeded(skillId) && (!isEnough || must || lift >= leastNoticed),
  );
  const named = profile ? toGain(job, person, occupationId, model) : [];
  const qualifying = named.filter(
    ({ courseIds: [first = ''] }) => !isOfOthers(taxonomy.course(first)?.skills[0]?.id ?? ''),
  );
  for (const { courseIds, isWelcome } of qualifying) {
    const [first] = taxonomy.course(courseIds[0] ?? '')?.skills ?? [];
    if (!first || skills.some(({ skillId }) => skillId === first.id)) continue;
    const lift = whatIf(job, person, model, [first.id]).score - score;
    skills.push({ skillId: first.id, lift: Math.max(lift, leastLift), level: first.level, must: !isWelcome });
  }
  if (occupation && !occupation.learning && !isEnough)
    skills.push(...usualSkills(occupation.id, person, everyday, asked, model));
  const licence = licenceLacking(taxonomy, titled, workDone(person, taxonomy));
  return {
    score,
    skills,
    missing: asMissing,
    had: matched.flatMap(({ id }) => id ?? []),
    unknown: missing.flatMap(({ id, name }) => (id || namesSector(taxonomy, name) ? [] : [name])),
    occupationId,
    licence,
    studies: licence && profile && !isStudied(licence, person) ? licence.courseIds : [],
    country: countryOf(taxonomy, job) ?? countryOf(taxonomy, person),
    qualifying,
    denied,
  };
}

/**
 * The occupation that a job reads like whose title names none ("A hotel in Aqaba", "Audit intern"): the one that stands out,
 * or that leads three of one sector.
 */
function workReadIn(job: JobFeatures, denied: readonly string[], model: MatchModel): string | null {
  const { occupations, weights } = prepareJob('', job, model).work;
  const order = [...weights.keys()].sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0)).slice(0, 3);
  const [first, second, third] = order.map((at) => model.taxonomy.occupations[occupations[at] ?? -1]);
  const [most = 0, next = 0] = order.map((at) => weights[at] ?? 0);
  const isOfOneSector = first?.sectorId === second?.sectorId && first?.sectorId === third?.sectorId;
  // Words alone are alike by chance: a skill that the job asks for, or says it does not need, must be of that work too.
  const isAsked = first?.skills.some(
    ({ id }) => job.skills.some((skill) => skill.id === id) || denied.includes(id),
  );
  return first && isAsked && (most >= standsOut * next || isOfOneSector) ? first.id : null;
}
const standsOut = 1.25;

/**
 * The occupation that a bare title means in its posting: the "Shift Supervisor" of a coffee shop supervises no factory.
 * Where the text reads far less like what the title names by itself, it is what it reads like most that bears the same
 * word ("Supervisor"); where nothing does, the title stands.
 */
function workMeant(titled: string, job: JobFeatures, model: MatchModel): string {
  const { occupations } = model.taxonomy;
  if (stemsOf(job.text).length < fewestWords) return titled;
  const near = nearnessOfWork(prepareJob('', { ...job, title: '' }, model).work, model.occupations);
  const order = [...near.keys()].sort((a, b) => (near[b] ?? 0) - (near[a] ?? 0)).slice(0, readFirst);
  const own = near[occupations.findIndex(({ id }) => id === titled)] ?? 0;
  if (own >= leastLikeText * (near[order[0] ?? -1] ?? 0)) return titled;
  const rank = rankWord(job.title);
  const named = isArabic(job.title) ? 'ar' : 'en';
  const read = order.flatMap((at) => occupations[at] ?? []);
  // It is of the sector that the text reads like: words of leading are alike in all.
  const meant = read.find(
    ({ name, sectorId }) => rankWord(name[named]) === rank && sectorId === read[0]?.sectorId,
  );
  return meant?.id ?? titled;
}

/** "Supervisor" of "Shift Supervisor (night)": the last word of an English title, the first of an Arabic one. */
function rankWord(title: string): string {
  const words = fold(title.split(/[-–,،(|/]/u)[0] ?? '')
    .trim()
    .split(/\s+/u);
  return (isArabic(title) ? words[0] : words.at(-1)) ?? '';
}

/** Chosen on 120 postings of the panel: titles of a trade of their own read less like their text than .35 too, but bear no other's word. */
const leastLikeText = 0.35;
const readFirst = 8;
/** Fewer words read like anything. */
const fewestWords = 10;

/** Papers that the taxonomy knows as skills, which another that the person has answers as well. */
function skillsAnswered(job: JobFeatures, person: ProfileFeatures, taxonomy: Taxonomy): Set<string> {
  const answered = qualificationsAnswered(taxonomy, job.text, textOf(person));
  return new Set(
    answered.flatMap(({ names }) => names.flatMap((name) => taxonomy.resolveSkill(name)?.id ?? [])),
  );
}

/**
 * The kinds of tools of which somebody has one: "accounting software" is answered by Tally, and nobody learns the kind
 * anew. A suite is none, of which a program is a part.
 */
function kindsOfTools({ skills }: ProfileFeatures, taxonomy: Taxonomy): string[] {
  const kinds = kindsByTool(taxonomy);
  return skills.flatMap(({ id }) => kinds.get(id ?? '') ?? []).filter((id) => !suites.has(id));
}

/** Of each tool the kinds that it is one of, on whichever of the two the relation is written; the kind of a field of work it is only where it says so itself. */
const kindsByTool = derived(({ skills }) => {
  const kinds = new Map<string, string[]>();
  const put = (tool: string, kind: string) => kinds.set(tool, [...(kinds.get(tool) ?? []), kind]);
  for (const { id, kind, related } of skills) {
    for (const other of related) {
      if (other.strength < leastOfKind) continue;
      if (other.relation === 'broader' && kind === 'tool') put(id, other.id);
      if (other.relation === 'narrower' && kind === 'tool') put(other.id, id);
    }
  }
  return kinds;
});
const leastOfKind = 0.7;
const spreadsheets = ['microsoft-excel', 'google-sheets'];
const suites: ReadonlySet<string> = new Set([
  'microsoft-office',
  'microsoft-365',
  'google-workspace',
  'adobe-creative-suite',
]);

/** Whether somebody writes of the study that a licence asks for: who has the degree lacks the paper alone. */
function isStudied({ shownBy }: Licence, person: ProfileFeatures): boolean {
  const parts = fold(textOf(person)).split(/[;,؛،•\n()]+/u);
  const shown = shownBy.map((words) => new RegExp(`(?<!\\p{L})(?:و?ال)?${literal(fold(words))}`, 'u'));
  return parts.some((part) => isGained(part) && shown.some((pattern) => pattern.test(part)));
}

/** What a qualification adds that lifts the score by nothing: it is asked for all the same. */
const leastLift = 0.001;

/** What a job asks for by name, leading people among it, and somebody does not show. */
function toGain(
  job: JobFeatures,
  person: ProfileFeatures,
  occupationId: string | null,
  model: MatchModel,
): QualificationToGain[] {
  const { taxonomy } = model;
  const leading = leadingToGain(job, person, occupationId, taxonomy);
  const own = textOfOwn(person, taxonomy);
  const sectors = sectorsOf(job, occupationId, model);
  const inText = qualificationsToGain(
    taxonomy,
    `${job.title}\n${job.text}`,
    own,
    sectors,
    knownOnlyElsewhere(job, person, taxonomy),
  );
  const named = [...inText, ...mustsOfForm(taxonomy, job, own, sectors, inText)];
  // The trade's own English is for the trade that the title names, and not for one that the text reads like.
  const titled = taxonomy.occupation(knownBy(taxonomy, job.title) ?? '');
  const english = englishToGain(taxonomy, job, person, titled?.sectorId);
  const sheets = spreadsheetsToGain(taxonomy, job, person);
  const more = withoutKinds(named, taxonomy);
  const isNew = occupationId === null || rungOf(person, occupationId, model) === 'new';
  return inOrder(
    [leading, ...more, isTaughtBesides(named, taxonomy) ? null : english, sheets]
      .filter((gain) => gain !== null)
      .map((gain) => (isLicenceBeside(gain, occupationId, taxonomy) ? { ...gain, isBeside: true } : gain))
      .filter((gain) => isWithinReason(gain, taxonomy) && !isLearnedAtWork(gain, isNew)),
  );
}

/** To drive is asked of who sells as well: most can, and it leaves the work itself to be learned. */
function isLicenceBeside(
  { courseIds: [first = ''] }: QualificationToGain,
  occupationId: string | null,
  taxonomy: Taxonomy,
): boolean {
  const work = taxonomy.occupation(occupationId ?? '');
  const subject = taxonomy.course(first)?.skills[0]?.id;
  return subject === ofDriving && work !== null && !work.skills.some(({ id }) => id === subject);
}
const ofDriving = 'light-vehicle-driving';

/** Who is asked for the module of a system by its name learns that, and the system at large by it. */
function withoutKinds(named: readonly QualificationToGain[], taxonomy: Taxonomy): QualificationToGain[] {
  const subjectOf = ({ courseIds: [first = ''] }: QualificationToGain) =>
    taxonomy.course(first)?.skills[0]?.id ?? '';
  const asked = named.filter(({ kind, isWelcome }) => kind === 'tool' && !isWelcome);
  const kinds = new Set(asked.flatMap((gain) => kindsByTool(taxonomy).get(subjectOf(gain)) ?? []));
  const isOfAuthority = named.some(
    ({ qualification }) => qualification && ofAuthorities.has(qualification.id),
  );
  return named
    .filter((gain) => gain.kind !== 'tool' || !kinds.has(subjectOf(gain)))
    .filter(({ qualification }) => !isOfAuthority || qualification?.id !== anyHealthLicence);
}
/** "SCFHS eligibility (Prometric)" names the examination of that authority, and none besides. */
const anyHealthLicence = 'health-licence';
const ofAuthorities: ReadonlySet<string> = new Set([
  'dha-licence',
  'doh-licence',
  'mohap-licence',
  'qchp-licence',
  'nhra-licence',
  'scfhs-licence',
]);

/**
 * Whether what somebody shows of a law or tax is that of the country in which they are, and not that of the job: one
 * sentence that names the job's country beside it shows it.
 */
function knownOnlyElsewhere(
  job: JobFeatures,
  person: ProfileFeatures,
  taxonomy: Taxonomy,
): (qualification: Qualification) => boolean {
  const there = countryAbroad(taxonomy, job, person);
  if (there === null) return () => false;
  const clauses = textOf(person)
    .split(/[.;؛•\n]+/u)
    .filter((clause) => placesIn(taxonomy, clause).some(({ country }) => country === there))
    .map(fold);
  return ({ kind, courseIds, names, shownBy }) =>
    kind === 'rule' &&
    courseIds.some((id) => isOfAnyCountry(id, taxonomy)) &&
    !clauses.some((clause) => [...names, ...shownBy].some((name) => clause.includes(fold(name))));
}

/** Whether an examination or a course that is asked for by name teaches English already, as that of the law does. */
const isTaughtBesides = (named: readonly QualificationToGain[], taxonomy: Taxonomy): boolean =>
  named.some(
    ({ isWelcome, courseIds: [first = ''] }) =>
      !isWelcome && taxonomy.course(first)?.skills.some(({ id }) => id === 'business-english'),
  );

/**
 * What a job names among its duties alone, beside what it asks for, is learned at work, as is a duty that it names in
 * passing: whoever is new to the work begins with its tools, and a paper is asked wherever it stands.
 */
const isLearnedAtWork = ({ kind, onlyIn }: QualificationToGain, isNew: boolean): boolean =>
  (onlyIn !== undefined && kind === 'duty') ||
  (onlyIn === 'duties' && (kind === 'rule' || (kind === 'tool' && !isNew)));

/** What somebody writes, without the abilities that were only read out of it: "Google Maps" is no planning of routes. */
const textOfOwn = (person: ProfileFeatures, taxonomy: Taxonomy): string =>
  textOf({
    ...person,
    skills: person.skills.filter(({ id }) => !person.told || taxonomy.skill(id ?? '')?.kind !== 'ability'),
  });

/** The sectors of what a job's title names and of what its text reads like most: in them its names mean what they mean. */
function sectorsOf(job: JobFeatures, occupationId: string | null, model: MatchModel): string[] {
  const { taxonomy } = model;
  const own = taxonomy.occupation(occupationId ?? '');
  const { occupations, weights } = prepareJob('', { ...job, title: '' }, model).work;
  const order = [...weights.keys()].sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0)).slice(0, 3);
  const read = order.flatMap((at) => taxonomy.occupations[occupations[at] ?? -1] ?? []);
  return [...new Set([...(own ? [own] : []), ...read].map(({ sectorId }) => sectorId))];
}

/** What is only welcome is worth some weeks, not years. */
const mostHoursOfWelcome = 200;

const isWithinReason = ({ courseIds, isWelcome }: QualificationToGain, taxonomy: Taxonomy): boolean =>
  !isWelcome || (taxonomy.course(courseIds[0] ?? '')?.hours ?? 0) <= mostHoursOfWelcome;

/** The skills that the occupations of somebody's titles are made of. */
function skillsOfWorkDone(person: ProfileFeatures, taxonomy: Taxonomy): Set<string> {
  const occupations = workDone(person, taxonomy).flatMap((id) => taxonomy.occupation(id) ?? []);
  const essential = occupations.flatMap(({ skills }) =>
    skills.filter(({ importance }) => importance === 'essential'),
  );
  return new Set(essential.map(({ id }) => id));
}

/** So many skills tell a learner where to begin. */
const mostUsual = 6;

/** What an occupation must have, the weightiest first, without what is stated, known, of everyday work, or of every work. */
function usualSkills(
  occupationId: string,
  person: ProfileFeatures,
  everyday: ReadonlySet<string>,
  asked: ReadonlyMap<string | null, unknown>,
  model: MatchModel,
): GapSkill[] {
  return new SkillShares(person.skills, model)
    .missing(occupationId)
    .filter(
      ({ id, importance, credit }) => importance === 'essential' && credit < wellKnown && !asked.has(id),
    )
    .filter(({ id }) => !isGeneral(model.taxonomy, id) && !everyday.has(id))
    .slice(0, mostUsual)
    .map(({ id, level }) => ({ skillId: id, lift: 0, isUsual: true, level }));
}
