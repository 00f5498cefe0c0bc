import { normaliseTitle, type Occupation, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { best } from './best.ts';
import { knownBy } from './career-start.ts';
import { isHonestRise } from './career-steps.ts';
import { fieldOfTitle } from './career-studies.ts';
import type { Edge } from './career-walks.ts';
import { stepsFrom } from './career-ways.ts';
import type { SkillShares } from './skill-shares.ts';

const WORDS = wordingsIn('matching/careers');
const wishing = WORDS.pattern('says what one wants to become', { spaces: 'one', flags: 'gu' });
const returning = WORDS.pattern('comes back to work after years without', { spaces: 'one' });
/** What is wished for ends where the next thing is said. */
const endOfWish = /[.,;:،؛()\n/|]/u;
/** What goes before the work itself, and the Arabic "as" that is written onto it. */
const article = /^(?:(?:a|an|the|my|first|new)\s+|ك(?=\p{L}{3}))/u;
/** More words than a wish has that names its work. */
const mostWords = 5;

/** Whether somebody writes that they come back to work after years without: those years count less than years at work. */
export const isReturning = (text: string): boolean => returning.test(fold(text));

/** The work that somebody writes they want to come to; `null` where they name none that is known. */
export function wishIn(taxonomy: Taxonomy, text: string): Occupation | null {
  for (const line of fold(text).split('\n')) {
    for (const { 0: said, index } of line.matchAll(wishing)) {
      const rest =
        line
          .slice(index + said.length)
          .trim()
          .split(endOfWish)[0]
          ?.trim() ?? '';
      const wish = workNamed(taxonomy, rest.replace(article, ''));
      if (wish) return wish;
    }
  }
  return null;
}

/**
 * The occupation that the longest beginning of a text is the name of, else the first work of the field that it names, else
 * the occupation that it is like: "data analytics" is a field before it is like the name of its manager.
 */
function workNamed(taxonomy: Taxonomy, text: string): Occupation | null {
  const words = text.split(/\s+/u).filter(Boolean).slice(0, mostWords);
  const beginnings = words.map((_, at) => words.slice(0, words.length - at).join(' '));
  const named = beginnings.flatMap((one) => {
    const [found] = normaliseTitle(taxonomy, one, 1);
    return found && found.score >= isName ? [found.id] : [];
  });
  const field = fieldOfTitle(taxonomy, words.join(' '));
  const alike = beginnings.flatMap((one) => knownBy(taxonomy, one) ?? []);
  return taxonomy.occupation(named[0] ?? field?.firstWork[0] ?? alike[0] ?? '');
}

/** The likeness of a title to a name that it bears as it stands. */
const isName = 0.99;

/**
 * The line from where somebody stands to the work that they wish for: straight there where it is one step, else through
 * the work that leads there and asks most of what they bring; `null` where no step in between is known.
 */
export function lineToWish(start: Occupation, wish: Occupation, skills: SkillShares): Edge[] | null {
  const { taxonomy } = skills;
  const firsts = stepsFrom(start, new Set([start.id]), taxonomy);
  const reviewed = firsts.find(({ to }) => to.id === wish.id);
  const last: Edge | null =
    reviewed ?? (isHonestRise(start, wish) ? { from: start, to: wish, why: null, worth: 0 } : null);
  if (last) {
    const onward = stepsFrom(wish, new Set([start.id, wish.id]), taxonomy)[0];
    return [last, ...(onward ? [onward] : [])];
  }
  const leads = ({ ways }: Occupation) => ways?.steps.find(({ id }) => id === wish.id) ?? null;
  const between = taxonomy.occupations.filter(
    (other) => other.id !== start.id && leads(other) && isHonestRise(start, other),
  );
  const through = best(between, ({ id }) => {
    return skills.reach(start.id, id) + (firsts.some(({ to }) => to.id === id) ? 1 : 0);
  });
  if (!through) return null;
  const first = firsts.find(({ to }) => to.id === through.id);
  return [
    first ?? { from: start, to: through, why: null, worth: 0 },
    { from: through, to: wish, why: leads(through)?.why ?? null, worth: 0 },
  ];
}
