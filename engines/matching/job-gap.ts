import type { Licence, Taxonomy } from '#engines/taxonomy/index.ts';
import { knownBy } from './career-start.ts';
import { isTaught } from './course-choice.ts';
import { explainMatch } from './explain.ts';
import type { JobFeatures, ProfileFeatures } from './features.ts';
import type { GapSkill } from './gap-skill.ts';
import { isAtHeart, isGeneral, isOfTrade, leadsPeople } from './gap-worth.ts';
import { isLeading, isOfEveryDay, isOfOwnWork, isSeasoned, type Learner, learnerOf } from './learners.ts';
import { levelOfTitle } from './levels.ts';
import { licenceLacking } from './licences.ts';
import type { MatchModel } from './model.ts';
import { type QualificationToGain, qualificationsToGain } from './qualifications.ts';
import { SkillShares } from './skill-shares.ts';
import { namesSector } from './upskilling.ts';
import { whatIf } from './what-if.ts';

/** What somebody lacks of a job. */
export interface JobGap {
  /** The score today. */
  score: number;
  skills: GapSkill[];
  /** Names that the taxonomy does not know. */
  unknown: string[];
  /** What the job's title says that it is; `null` where that is not known. */
  occupationId: string | null;
  /** What that occupation asks of everybody and the person has not shown; `null` where that is nothing. */
  licence: Licence | null;
  /** Courses that lead to the qualifications that it names and the person does not show, the asked ones first. */
  qualifying: string[];
  /** How far the person has come in their work; absent where nobody is named. */
  learner?: Learner;
  /** Whether its title leads people, which none of the person's does. */
  isStepToLead: boolean;
}

/** From this score on a job asks for little more than it states. */
const nearlyThere = 0.75;

/** And from this one on only what lifts it by so much, or must be known, is worth a course. */
const hasNearlyAll = 0.85;
const leastNoticed = 0.02;

/** The level at which courses leave people to practice. */
const workingKnowledge = 3;

/** From this credit on a skill is left to practice. */
export const wellKnown = 0.7;

/**
 * What a person lacks of a job, each skill with what it would lift the score; of nobody, all that it asks by weight.
 * Postings state little of what their work asks for: where few of the skills stated belong to the trade, what its
 * occupation usually asks for joins them, marked as usual.
 */
export function jobGap(job: JobFeatures, profile: ProfileFeatures | null, model: MatchModel): JobGap {
  const person = profile ?? { titles: [], skills: [], text: '' };
  const { score, missing, partial, matched } = explainMatch(job, person, model);
  const occupationId = job.occupationIds?.[0] ?? knownBy(model.taxonomy, job.title);
  const asked = new Map(job.skills.map((skill) => [skill.id, skill]));
  const held = new Map(person.skills.map(({ id, level }) => [id, level]));
  const likely = skillsOfWorkDone(person, model.taxonomy);
  // Postings seldom say how well a skill must be known: as well as is usual for the work, as far as courses lead.
  const usualLevels = new Map(
    model.taxonomy
      .occupation(occupationId ?? '')
      ?.skills.map(({ id, level }) => [id, Math.min(level, workingKnowledge)]),
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
      ...(likely.has(skillId) ? { isLikelyHad: true } : {}),
    };
  };
  const skills = missing.flatMap(({ id, lift, weight, importance }) =>
    id ? [gapSkill(id, profile ? lift : weight, importance === 'must')] : [],
  );
  // What must be known and is known only weakly is as much a gap as what is not known at all.
  for (const { id, credit, importance } of profile ? [...partial, ...matched] : []) {
    if (!id || importance !== 'must' || credit >= wellKnown) continue;
    skills.push(gapSkill(id, whatIf(job, person, model, [id]).score - score, true));
  }
  // Whoever has nearly all of it is not sent to learn what would hardly be noticed.
  if (score >= hasNearlyAll && profile !== null) {
    const worthIt = skills.filter(({ lift, must }) => must || lift >= leastNoticed);
    skills.splice(0, skills.length, ...worthIt);
  }
  const unknown = missing.flatMap(({ id, name }) => (id || namesSector(model.taxonomy, name) ? [] : [name]));
  const learner = learnerOf(person, model.taxonomy);
  const gains = profile
    ? qualificationsToGain(model.taxonomy, `${job.title}\n${job.text}`, textOf(person))
    : [];
  const qualifying = gains.filter((gain) => isWithinReason(gain, model.taxonomy));
  for (const { courseId, isWelcome } of qualifying) {
    const [first] = model.taxonomy.course(courseId)?.skills ?? [];
    if (!first || skills.some(({ skillId }) => skillId === first.id)) continue;
    const lift = whatIf(job, person, model, [first.id]).score - score;
    skills.push({ skillId: first.id, lift: Math.max(lift, leastLift), level: first.level, must: !isWelcome });
  }
  const leading = leadershipOf(occupationId, model.taxonomy);
  const isStepToLead = profile !== null && isLeadOf(job.title, leading) && !hasLed(learner, model.taxonomy);
  // A post that leads people asks for it, whether or not its text does.
  if (
    isStepToLead &&
    leading &&
    ![...skills, ...job.skills.map(({ id }) => ({ skillId: id ?? '' }))].some(({ skillId }) =>
      leadsPeople(model.taxonomy, skillId),
    )
  )
    skills.push(gapSkill(leading, leastLift, true));
  const licence = licenceLacking(model.taxonomy, occupationId, workDone(person, model.taxonomy));
  // What the job itself says goes before what is usual: whoever lacks the licence learns that on the way to it, whoever
  // nearly has the job knows it, and everybody else begins with what is asked for.
  const isOnlyStated =
    profile !== null &&
    skills.filter(({ skillId, isLikelyHad }) => !isLikelyHad && isTaught(model.taxonomy, skillId)).length > 1;
  // Nor is anybody taught the everyday skills of the very work that they do, and do well.
  const isAtHome =
    score >= nearlyThere && occupationId !== null && workDone(person, model.taxonomy).includes(occupationId);
  const usual =
    occupationId && !isOnlyStated && !isAtHome && score < hasNearlyAll
      ? usualSkills(occupationId, person, skills, asked, model, score >= halfThere ? 1 : enoughOfTrade)
      : [];
  // Whoever has long done such work knows what is usual in it.
  const isKnown = ({ skillId }: GapSkill) =>
    isSeasoned(learner) && isOfOwnWork(model.taxonomy, skillId, learner);
  const lacked = [
    ...(isStepToLead || score < isAnew ? heartOf(occupationId, person, learner, skills, asked, model) : []),
    ...usual.filter((skill) => !isKnown(skill)),
  ].filter(({ skillId }, at, all) => all.findIndex((other) => other.skillId === skillId) === at);
  // Where nothing else is known to be missing, work of the same kind still asks for what is not of one's every day.
  const isNothingElse = skills.length === 0 && lacked.length === 0 && score < halfThere;
  const ofOther = usual.filter(({ skillId }) => !isOfEveryDay(model.taxonomy, skillId, learner));
  return {
    score,
    skills: [...skills, ...(isNothingElse ? ofOther : lacked)],
    unknown,
    occupationId,
    licence,
    qualifying: qualifying.map(({ courseId }) => courseId),
    ...(profile ? { learner } : {}),
    isStepToLead,
  };
}

/** The skill of leading people that an occupation is made of; `null` where it is made of none. */
const leadershipOf = (occupationId: string | null, taxonomy: Taxonomy): string | null =>
  taxonomy
    .occupation(occupationId ?? '')
    ?.skills.find(({ id, importance }) => importance === 'essential' && leadsPeople(taxonomy, id))?.id ??
  null;

/** Whether a title leads people: by its rank, or where it stands above those who do the work and its work is to lead. */
const isLeadOf = (title: string, leading: string | null): boolean =>
  levelOfTitle(title) >= (leading === null ? levelOfLeaders : levelOfLeaders - 1);

/** Whether somebody has led people, by their titles or because their work is made of it. */
const hasLed = (learner: Learner, taxonomy: Taxonomy): boolean =>
  isLeading(learner) || learner.workIds.some((id) => leadershipOf(id, taxonomy) !== null);

/** The level of a title from which on others are led. */
const levelOfLeaders = 4;

const textOf = ({ titles, skills, text }: ProfileFeatures): string =>
  [...titles.map(({ title }) => title), ...skills.map(({ name }) => name), text].join('\n');

/** What a qualification adds that lifts the score by nothing: it is asked for all the same. */
const leastLift = 0.001;

/** What is only welcome is worth some weeks, not years. */
const mostHoursOfWelcome = 200;

const isWithinReason = ({ courseId, isWelcome }: QualificationToGain, taxonomy: Taxonomy): boolean =>
  !isWelcome || (taxonomy.course(courseId)?.hours ?? 0) <= mostHoursOfWelcome;

/** The skills that the occupations of somebody's titles are made of. */
function skillsOfWorkDone(person: ProfileFeatures, taxonomy: Taxonomy): Set<string> {
  const occupations = workDone(person, taxonomy).flatMap((id) => taxonomy.occupation(id) ?? []);
  const essential = occupations.flatMap(({ skills }) =>
    skills.filter(({ importance }) => importance === 'essential'),
  );
  return new Set(essential.map(({ id }) => id));
}

/** The occupations that somebody's titles name. */
export const workDone = ({ titles }: ProfileFeatures, taxonomy: Taxonomy): string[] =>
  titles.flatMap(({ title }) => knownBy(taxonomy, title) ?? []);

/** So many skills of the trade tell a learner where to begin; fewer are filled up with what is usual. */
const enoughOfTrade = 3;

/** From this score on somebody knows most of the work: one skill that is usual for it is hint enough. */
const halfThere = 0.4;

/** Below this score somebody begins in the work anew. */
const isAnew = 0.15;

/**
 * What an occupation is first of all made of, for whoever begins in it anew or begins to lead: postings take it for granted.
 * None where it is stated, known, of the person's own work, or where no course teaches it.
 */
function heartOf(
  occupationId: string | null,
  person: ProfileFeatures,
  learner: Learner,
  stated: readonly GapSkill[],
  asked: ReadonlyMap<string | null, unknown>,
  { taxonomy }: MatchModel,
): GapSkill[] {
  const [heart] = taxonomy.occupation(occupationId ?? '')?.skills ?? [];
  if (!heart || learner.workIds.includes(occupationId ?? '') || asked.has(heart.id)) return [];
  // Of several tools of a trade the posting names the one that it means.
  if (taxonomy.skill(heart.id)?.kind === 'tool') return [];
  const isKnown = [...stated.map(({ skillId }) => skillId), ...person.skills.map(({ id }) => id)].includes(
    heart.id,
  );
  if (isKnown || isOfEveryDay(taxonomy, heart.id, learner) || !isTaught(taxonomy, heart.id)) return [];
  const level = Math.min(heart.level, workingKnowledge);
  return [{ skillId: heart.id, lift: 0, isUsual: true, must: true, level }];
}

function usualSkills(
  occupationId: string,
  person: ProfileFeatures,
  stated: readonly GapSkill[],
  asked: ReadonlyMap<string | null, unknown>,
  model: MatchModel,
  most: number,
): GapSkill[] {
  const ofTrade = stated.filter(({ skillId }) => isOfTrade(model.taxonomy, skillId, occupationId)).length;
  const held = new Map(person.skills.map(({ id, level }) => [id, level]));
  const likely = skillsOfWorkDone(person, model.taxonomy);
  // What people do every day they seldom write down, and nobody is taught it again.
  return new SkillShares(person.skills, model)
    .missing(occupationId)
    .filter(
      ({ id, importance, credit }) => importance === 'essential' && credit < wellKnown && !asked.has(id),
    )
    .filter(({ id }) => !isGeneral(model.taxonomy, id) || leadsPeople(model.taxonomy, id))
    .filter(({ id }) => !likely.has(id) && (most > 1 || isTaught(model.taxonomy, id)))
    .filter(({ id }) => isAtHeart(model.taxonomy, id, occupationId))
    .slice(0, Math.min(most, Math.max(0, enoughOfTrade - ofTrade)))
    .map(({ id, level }) => {
      const have = held.get(id);
      return { skillId: id, lift: 0, isUsual: true, level, ...(have ? { have } : {}) };
    });
}
