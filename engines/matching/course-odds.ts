import { type Course, rungs, type Taxonomy } from '#engines/taxonomy/index.ts';
import { sigmoid } from '#engines/text/index.ts';
import type { Candidate, CourseOptions } from './course-choice.ts';
import { isOfAnyCountry } from './course-places.ts';
import { isInPassing, leadsPeople } from './gap-worth.ts';
import { isOfEveryDay } from './learners.ts';

/** What is true of a course for somebody and a job, and speaks for or against it. */
export type Trait = keyof typeof weights;

/**
 * What each trait adds to the log odds that a counsellor would name the course, and what holds for all. A logistic
 * regression with a ridge of 3 over 621 judged courses of 330 gaps on the panel's sets, absurd ones counted more; with whole
 * sets left out, it tells a course that was found worth showing from one that was not in 73 pairs of 100.
 */
const weights = {
  always: 0.68,
  'asked by name': 0.94,
  'only welcome': -1.39,
  'a must in so many words': 0.46,
  'asked beside the work': -1.13,
  'asked elsewhere than in what is asked': -0.54,
  'asked as a duty': -0.66,
  'far from what is asked': 0.56,
  preparation: -0.61,
  'closes several skills': 0.37,
  'named in passing': -0.7,
  'a few hours for beginners': -0.68,
  'of one country': 0.69,
  'in no language that is read': -1.39,
  'new to the work or long in it': -0.46,
  'beyond the next step': -0.63,
  'of those who go deeper': -0.57,
  'advised for the work': 0.38,
  'teaches nothing of the work': -0.45,
  'mostly known': -0.63,
  'all new': -0.26,
} as const;

/** From 0 to 1: how likely a counsellor would name a course for this person and this job. */
export function oddsOf(one: Candidate, options: CourseOptions, taxonomy: Taxonomy): number {
  const sum = traitsOf(one, options, taxonomy).reduce((total, trait) => total + weights[trait], 0);
  return sigmoid(sum);
}

/** All that is true of a course for somebody and a job. */
export function traitsOf(one: Candidate, options: CourseOptions, taxonomy: Taxonomy): Trait[] {
  const { course, covers, gain } = one;
  const { rung, occupationId = null, prefers = [] } = options;
  const subject = course.skills[0]?.id ?? '';
  const work = taxonomy.occupation(occupationId ?? '');
  const isOfWork = work?.skills.some(({ id }) => course.skills.some((taught) => taught.id === id));
  const isPaper = gain?.kind === 'certificate' || gain?.kind === 'licence';
  const isUnread = prefers.length > 0 && !course.languageIds.some((id) => prefers.includes(id));
  const isShallow = course.level === 'beginner' && course.hours <= mostHoursOfShallow;
  const known = shareKnown(course, options, taxonomy);
  const traits: Record<Trait, boolean | undefined> = {
    always: true,
    'asked by name': one.isAsked,
    'only welcome': one.isAsked && gain?.isWelcome,
    'a must in so many words': gain?.isMust,
    'asked beside the work': gain?.isBeside,
    'asked elsewhere than in what is asked': gain?.onlyIn !== undefined,
    'asked as a duty': gain?.kind === 'duty',
    'far from what is asked': gain?.isFar,
    preparation: one.isPreparation,
    'closes several skills': covers.size > 1,
    'named in passing': !isPaper && isInPassing(taxonomy, subject, occupationId),
    'a few hours for beginners': isShallow && !leadsPeople(taxonomy, subject),
    'of one country': isOfAnyCountry(course.id, taxonomy),
    'in no language that is read': isUnread,
    'new to the work or long in it': rung !== 'step',
    'beyond the next step': !one.isAsked && (course.level === 'advanced' || one.part === 'deeper'),
    'of those who go deeper': one.part === 'deeper',
    'advised for the work': rungs.some((it) => work?.learning?.[it].includes(course.id)),
    'teaches nothing of the work': !isOfWork,
    'mostly known': known >= mostlyKnown,
    'all new': known === 0,
  };
  return traitNames.filter((trait) => traits[trait]);
}

/** How much of what a course teaches somebody has, or does at work, 0 to 1. */
function shareKnown({ skills }: Course, { has = [], learner }: CourseOptions, taxonomy: Taxonomy): number {
  const isKnown = (id: string) =>
    has.includes(id) || (learner !== undefined && isOfEveryDay(taxonomy, id, learner));
  return skills.filter(({ id }) => isKnown(id)).length / skills.length;
}

const mostlyKnown = 0.75;
const mostHoursOfShallow = 3;
const traitNames = Object.keys(weights) as Trait[];
