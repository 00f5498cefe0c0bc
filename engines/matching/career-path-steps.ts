import type { EducationLevel, Licence, Name, Occupation } from '#engines/taxonomy/index.ts';
import type { Gates } from './career-licences.ts';
import type { CareerStart } from './career-start.ts';
import { costOfReturn, costOfStep, isElsewhere } from './career-steps.ts';
import type { Edge } from './career-walks.ts';
import type { SkillShares, SkillToGain } from './skill-shares.ts';

/** A step of a career path. */
export interface CareerStep {
  occupationId: string;
  zone: number;
  /** Why people go there from the occupation before; `null` where only likeness or the person's wish leads there. */
  why: Name | null;
  /** Whether it is what the person writes that they want to become. */
  isWished: boolean;
  /** Whether it is the person's own profession, to which they come back from other work. */
  isReturn: boolean;
  /** Skills that it has in common with the occupation before, weightiest first, at most five. */
  sharedSkillIds: string[];
  /** Further years that it usually takes from the step before. 0: the experience is there already. */
  years: number;
  /** The degree that it usually asks for beyond the person's own; `null` where none is missing. */
  education: EducationLevel | null;
  /** Of `years` those of study, for that degree or for the licence; 0 where nothing is to be studied. */
  studyYears: number;
  /** What its profession asks of everybody and the person shows no sign of having; `null` where that is nothing. */
  licence: Name | null;
  /** Beyond what the person has and the steps before have taught; missing essential ones first. */
  toGain: SkillToGain[];
  /** 0 to 1: the share of its weighted skills that the person has today. */
  fit: number;
  /** 0 to 1: the share that the person brings, related skills in part, once they have worked in the step before. */
  brought: number;
  /** Typical pay, dirhams a month: the taxonomy's estimate. */
  pay: { min: number; max: number } | null;
}

/** What the person's text says of where they want to go, read once for all lines. */
export interface Aims {
  /** The work that they write they want to come to. */
  wishes: readonly Occupation[];
  /** Whether they come back to work after years without. */
  isBack: boolean;
  /** What they do while they do not practise the profession to which they come back; `null` where they practise it. */
  backFrom: Occupation | null;
  /** For how many years they write they were away; 0 where they do not. */
  away: number;
  /** The licences that they lack. */
  gate: Gates;
}

const mostShared = 5;

/** Whether years of the one work count in the other by review: on the way up, and aside for whoever has led or served for long. */
function isReviewedStep({ ways, industryId, years }: Occupation, { id }: Occupation): boolean {
  const isAside = ways?.aside.some((step) => step.id === id) ?? false;
  const counts = years >= yearsOfLeaders || industryId === 'public-safety';
  return (isAside && counts) || (ways?.steps.some((step) => step.id === id) ?? false);
}
const yearsOfLeaders = 8;

/** The steps of a line as a person would take them, one after the other. */
export function stepsOf(
  edges: readonly Edge[],
  person: CareerStart,
  { wishes, isBack, backFrom, away, gate }: Aims,
  skills: SkillShares,
): CareerStep[] {
  const gained = new Set<string>();
  const isReturn = (edge: Edge | undefined) =>
    edge !== undefined && (edge.from === backFrom || (isBack && edge.to === edges[0]?.from));
  const asked = new Set<Licence>();
  const start = isReturn(edges[0]) ? edges[0]?.to : edges[0]?.from;
  // Whoever is still trained for their work has the years before it to come, and none to spare.
  let spareYears = person.isTrained
    ? -Math.max(1, start?.years ?? 0)
    : Math.max(0, (person.years ?? 0) - (start?.years ?? 0));
  // What is not known of a person is taken to be what their work usually asks for.
  let education = person.education ?? start?.education ?? 'none';
  return edges.map(({ from, to, why }, at) => {
    const isReviewed = isReviewedStep(from, to);
    const standing = { spareYears, education, fit: skills.fit(to.id), returns: isBack, away, isReviewed };
    const isOwn = isReturn(edges[at]);
    const cost = isOwn ? costOfReturn(away) : costOfStep(from, to, standing, at === 0);
    education = cost.education ?? education;
    const lacking = isOwn ? null : gate(to);
    const licence = lacking && !asked.has(lacking) ? lacking : null;
    if (licence) asked.add(licence);
    const studyYears = Math.max(cost.studyYears, licence?.years ?? 0);
    if (!isOwn && isElsewhere(from, to, isReviewed)) spareYears = 0;
    const toGain = skills.missing(to.id).filter(({ id }) => !gained.has(id));
    for (const { id } of toGain) gained.add(id);
    return {
      occupationId: to.id,
      zone: to.zone,
      why,
      isReturn: isOwn,
      isWished: wishes.some(({ id }) => id === to.id),
      sharedSkillIds: skills.shared(from.id, to.id).slice(0, mostShared),
      years: Math.max(cost.years, studyYears),
      education: cost.education,
      studyYears,
      licence: licence?.asks ?? null,
      toGain,
      fit: standing.fit,
      brought: skills.reach(from.id, to.id),
      pay: to.salaryAed,
    };
  });
}
