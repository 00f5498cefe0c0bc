import type { Occupation } from '#engines/taxonomy/index.ts';
import { type Figures, logOdds, sigmoid } from '#engines/text/index.ts';
import { best } from './best.ts';
import { type Asking, mayOwn } from './career-first-step.ts';
import { isSameTrade, reviewedAbove } from './career-steps.ts';
import type { Edge } from './career-walks.ts';
import { stepsFrom } from './career-ways.ts';
import { rankOfEducation } from './education.ts';
import type { SkillShares } from './skill-shares.ts';

/**
 * Weights of a logistic judgement, learned from what counsellors named as good first and later steps of 372 people: whether one
 * of them would name the second step of a line too.
 */
const weights = {
  always: -0.9,
  place: -0.6,
  fit: 3.0,
  reach: 2.8,
  reachOfFirst: 1.2,
  upOfStart: 1.6,
  sector: 0.5,
  trade: -0.5,
  yearsShort: -0.1,
  degreeShort: 0.1,
  wished: 1.3,
  firstIsUp: 0.4,
};
type Named = keyof typeof weights;

/** Where somebody goes on from their next step, where it is likely enough that a counsellor would say so; else `null`. */
export function secondStep(first: Occupation, asking: Asking, skills: SkillShares): Edge | null {
  const weighed = stepsOnward(first, asking, skills).map(({ edge, figures }) => ({
    edge,
    odds: sigmoid(logOdds(weights, figures)),
  }));
  const found = best(weighed, ({ odds }) => odds);
  return found && found.odds >= leastOdds ? found.edge : null;
}

/**
 * A line of which the second step is good was worth showing in 57 % (758 lines judged by the panel), one that ends before it in
 * 51 %, and one with a second step that is not in 4 %.
 */
const leastOdds = 0.6;

/** The reviewed steps that lead on from a next step and are open to somebody, with the figures by which they are judged. */
function stepsOnward(first: Occupation, asking: Asking, skills: SkillShares) {
  const { start, years, education, isOpen, wishes } = asking;
  const { taxonomy } = skills;
  const above = reviewedAbove(taxonomy, start);
  const worked = Math.max(years ?? 0, start.years);
  const studied = rankOfEducation(education ?? start.education);
  return stepsFrom(first, new Set([start.id, first.id]), taxonomy)
    .filter(({ to }) => isOpen(to) && mayOwn(to, asking))
    .map((edge, place) => {
      const { to } = edge;
      const figures: Figures<Named> = {
        always: 1,
        place: Math.min(place, mostPlace),
        fit: skills.fit(to.id),
        reach: skills.reach(start.id, to.id),
        reachOfFirst: skills.reach(first.id, to.id),
        upOfStart: Number(above.includes(to)),
        sector: Number(to.sectorId === start.sectorId),
        trade: Number(isSameTrade(start, to)),
        yearsShort: Math.max(0, to.years - worked) / mostYearsApart,
        degreeShort: Math.max(0, rankOfEducation(to.education) - studied),
        wished: Number(wishes.includes(to)),
        firstIsUp: Number(above.includes(first)),
      };
      return { edge, figures };
    });
}
const mostPlace = 2;
const mostYearsApart = 8;
