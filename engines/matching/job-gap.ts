import type { Licence, Taxonomy } from '#engines/taxonomy/index.ts';
import { knownBy } from './career-start.ts';
import { isTaught } from './course-choice.ts';
import { explainMatch } from './explain.ts';
import type { JobFeatures, ProfileFeatures } from './features.ts';
import type { GapSkill } from './gap-skill.ts';
import { isGeneral, isOfTrade, leadsPeople } from './gap-worth.ts';
import { isLeading, isOfOwnWork, isSeasoned, type Learner, learnerOf } from './learners.ts';
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
  // Whoever lacks the licence learns what is usual on the way to it, and whoever nearly has the job knows it.
  const isOnlyStated =
    profile !== null &&
    skills.filter(({ skillId }) => isTaught(model.taxonomy, skillId)).length > 1 &&
    (licence !== null || score >= nearlyThere);
  // Nor is anybody taught the everyday skills of the very work that they do, and do well.
  const isAtHome =
    score >= nearlyThere && occupationId !== null && workDone(person, model.taxonomy).includes(occupationId);
  const usual =
    occupationId && !isOnlyStated && !isAtHome
      ? usualSkills(occupationId, person, skills, asked, model, score >= halfThere ? 1 : enoughOfTrade)
      : [];
  // Whoever has long done such work knows what is usual in it.
  const isKnown = ({ skillId }: GapSkill) =>
    isSeasoned(learner) && isOfOwnWork(model.taxonomy, skillId, learner);
  return {
    score,
    skills: [...skills, ...usual.filter((skill) => !isKnown(skill))],
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
    .slice(0, Math.min(most, Math.max(0, enoughOfTrade - ofTrade)))
    .map(({ id, level }) => {
      const have = held.get(id);
      return { skillId: id, lift: 0, isUsual: true, level, ...(have ? { have } : {}) };
    });
}
