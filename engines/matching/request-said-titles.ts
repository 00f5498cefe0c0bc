import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { fold, isArabic, wordsOf } from '#engines/text/index.ts';
import type { ProfileTitle } from './features.ts';
import type { Condition } from './requests.ts';
import { headsOccupations } from './title-seeking.ts';
import { titleModel } from './titles.ts';

/**
 * A request of which each wished title is looked for as a word that people say: "I wish to work as a carpenter" is no
 * title of anybody's. Null where it wishes for no title.
 */
export function titlesAsWords(taxonomy: Taxonomy, conditions: readonly Condition[]): Condition[] | null {
  const said = conditions.map((it): Condition => {
    if (it.kind !== 'title' || it.wish !== 'nice') return it;
    const name = taxonomy.occupation(it.occupation ?? '')?.name.en;
    return { kind: 'word', wish: 'nice', text: name ?? it.text };
  });
  return said.some((it, at) => it !== conditions[at]) ? said : null;
}

/**
 * A request of which each wished title of several words is parted into its head, which is a title still, and the rest,
 * which people must say: "violin teacher" is a teacher who writes of the violin. `wholes` has for each the place of what it is
 * part of. Null where it wishes for no such title.
 */
export function titlesParted(
  taxonomy: Taxonomy,
  conditions: readonly Condition[],
): { conditions: Condition[]; wholes: number[] } | null {
  const parted = conditions.map((it): Condition[] => {
    if (it.kind !== 'title' || it.wish !== 'nice') return [it];
    const words = wordsOf(it.text).map((word) => word.text);
    const isHeadFirst = isArabic(it.text);
    const head = (isHeadFirst ? words[0] : words.at(-1)) ?? '';
    const rest = isHeadFirst ? words.slice(1) : words.slice(0, -1);
    if (rest.length === 0 || !headsOccupations(taxonomy, fold(head))) return [it];
    return [
      { ...it, text: head, occupation: null },
      { kind: 'word', wish: 'must', text: rest.join(' ') },
    ];
  });
  const wholes = parted.flatMap((parts, at) => parts.map(() => at));
  return wholes.length > conditions.length ? { conditions: parted.flat(), wholes } : null;
}

/**
 * A request of which each skill that must be had is only wished for: many who have it do not write it down. Null where it seeks
 * no title, by which those who do the work are known, or has no such skill.
 */
export function skillMustsAsWishes(conditions: readonly Condition[]): Condition[] | null {
  const isMustSkill = (it: Condition) => it.kind === 'skill' && it.wish === 'must';
  if (
    !conditions.some(isMustSkill) ||
    !conditions.some(({ kind, wish }) => kind === 'title' && wish !== 'not')
  )
    return null;
  return conditions.map((it): Condition => (isMustSkill(it) ? { ...it, wish: 'nice' } : it));
}

/** Whether any title is surely that of a known occupation: "owner" and "two years of nursing school" name none. */
export const namesKnownWork = (taxonomy: Taxonomy, titles: readonly ProfileTitle[]): boolean =>
  titles.some(({ title }) => (titleModel(taxonomy).prepare(title)?.confidences[0] ?? 0) >= SURE_OF_WORK);

/** "Owner" is guessed to be an owner's representative, at .86. */
const SURE_OF_WORK = 0.9;
