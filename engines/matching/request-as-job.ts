import { placeOf, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { JobFeatures } from './features.ts';
import type { Condition, ConditionKind } from './requests.ts';

/**
 * A request as a posting, for the ranking to score. What must hold is judged for itself: its absence takes nothing
 * from the score but its presence adds; null where it names no work that could be compared.
 */
export function requestAsJob(
  taxonomy: Taxonomy,
  conditions: readonly Condition[],
  text: string,
): JobFeatures | null {
  const wanted = conditions.filter(({ wish }) => wish !== 'not');
  const of = <K extends ConditionKind>(kind: K) =>
    wanted.filter((it): it is Extract<Condition, { kind: K }> => it.kind === kind);
  const titles = of('title');
  const skills = of('skill');
  const words = of('word');
  if (titles.length + skills.length + words.length === 0) return null;
  const years = of('years').find(({ min }) => min !== null);
  const [education] = of('education');
  const [place, ...otherPlaces] = of('place');
  const known =
    place && otherPlaces.length === 0 && place.km === null ? placeOf(taxonomy, place.place) : null;
  const spoken = of('language').filter(({ either }) => either === null);
  const named = [
    ...titles.map((it) => it.text),
    ...skills.map((it) => it.name),
    ...words.map((it) => it.text),
  ];
  return {
    title: titles[0]?.text ?? '',
    ...(titles.some(({ occupation }) => occupation)
      ? { occupationIds: titles.flatMap(({ occupation }) => (occupation ? [occupation] : [])) }
      : {}),
    skills: skills.map(({ id, name, wish }) => ({ id, name, importance: wish === 'must' ? 'must' : 'nice' })),
    text: [text, named.join(', ')].filter(Boolean).join('\n'),
    ...(years?.min ? { minYears: years.min } : {}),
    ...(education ? { education: education.level } : {}),
    ...(known ? { location: { ...(known.town ? { city: known.town } : {}), country: known.country } } : {}),
    ...(spoken.length > 0
      ? { languages: spoken.map(({ language, level }) => (level ? { language, level } : { language })) }
      : {}),
  };
}
