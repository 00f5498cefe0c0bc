import { placeOf, type Taxonomy } from '#engines/taxonomy/index.ts';
import type { JobFeatures } from './features.ts';
import { namesWork } from './request-answers.ts';
import type { Condition, ConditionKind } from './requests.ts';
import { seekTitle } from './title-seeking.ts';

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
  const occupations = [...new Set(titles.flatMap((title) => occupationsOf(taxonomy, title)))];
  const skills = of('skill');
  const words = of('word').filter(namesWork);
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
    ...(occupations.length > 0 ? { occupationIds: occupations } : {}),
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

/** The occupation that a title names, or else those that it heads: "engineer" is civil, mechanical and more. */
function occupationsOf(
  taxonomy: Taxonomy,
  { text, occupation }: { text: string; occupation: string | null },
): string[] {
  if (occupation) return [occupation];
  const { occupations } = seekTitle(taxonomy, text);
  const best = Math.max(0, ...occupations.values());
  return [...occupations]
    .filter(([, degree]) => degree >= best - NEARLY_AS_WELL)
    .slice(0, MOST_OCCUPATIONS)
    .map(([id]) => id);
}

const NEARLY_AS_WELL = 0.1;
const MOST_OCCUPATIONS = 12;
