import type { z } from 'zod';
import {
  type FoundPeople,
  SearchCondition,
  type searchCandidates,
} from '#contract/features/candidate-searches.contract.ts';
import type { Language } from '#contract/kernel/fields.ts';
import { isPeople, personalWishes, understand, unreadWords } from '#engines/matching/index.ts';
import {
  humanLanguages,
  placeName,
  shownNameOf,
  shownSkill,
  type Taxonomy,
} from '#engines/taxonomy/index.ts';
import { conceptsIn } from '#server/features/skills/index.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import type { Uses } from '#server/platform/ports.ts';

export type FiltersBody = z.output<typeof searchCandidates.body>;

/** A text of a search, understood once: what it asks for, and what of it people are ranked by. */
export interface ReadText {
  understood: FoundPeople['understood'];
  /** Words that were not understood are looked for as they stand. */
  conditions: SearchCondition[];
  /** The text without the nationalities and what is private that it names: they are no part of how well anybody fits. */
  rankedBy: string;
  neverLookedFor: FoundPeople['never_looked_for'];
}

export function readText(taxonomy: Taxonomy, text: string): ReadText {
  const { wishes: neverLookedFor, rest: lookedFor } = personalWishes(taxonomy, text);
  // No nationality is read as a slip of something else.
  const understood = understand(taxonomy, lookedFor, (word) => isPeople(taxonomy, word));
  const conditions = [...understood.conditions, ...unreadWords(lookedFor, understood)].map((it) =>
    SearchCondition.parse(it),
  );
  const rankedBy = understood.conditions
    .filter(({ kind }) => kind === 'nationality')
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, lookedFor);
  return { understood: present(understood), conditions, rankedBy, neverLookedFor };
}

/** The conditions of filters, and of the text beside them. */
export async function conditionsOfFilters(
  ctx: SignedInCtx & Uses<'taxonomy'>,
  body: FiltersBody,
  { conditions: ofText }: ReadText,
): Promise<SearchCondition[]> {
  const { salary, notice_period: days, nationality, location, years, education, languages, skills } = body;
  const named = (['must', 'nice', 'not'] as const).flatMap((wish) =>
    skills[wish].map((skill) => ({ wish, ref_skill: skill, name: skill })),
  );
  const conceptOf = await conceptsIn(ctx.taxonomy, ctx.db, ctx.actor.portal, named);
  return [
    ...ofText,
    ...named.map((skill): SearchCondition => {
      const concept = conceptOf(skill);
      return {
        kind: 'skill',
        wish: skill.wish,
        id: concept?.id ?? null,
        name: concept ? shownNameOf(concept)[ctx.lang] : skill.name,
        either: null,
      };
    }),
    ...languages.map((it): SearchCondition => ({ kind: 'language', wish: 'must', either: null, ...it })),
    ...(years && (years.min !== null || years.max !== null)
      ? [{ kind: 'years', wish: 'must', ...years } as const]
      : []),
    ...(education && education !== 'none'
      ? [{ kind: 'education', wish: 'must', level: education } as const]
      : []),
    ...(location ? [{ kind: 'place', wish: 'must', ...location } as const] : []),
    ...(salary && (salary[0] !== null || salary[1] !== null)
      ? [{ kind: 'salary', wish: 'must', min: salary[0], max: salary[1] } as const]
      : []),
    ...(days === undefined ? [] : [{ kind: 'notice', wish: 'must', days } as const]),
    ...nationality.map((country): SearchCondition => ({ kind: 'nationality', wish: 'must', country })),
  ];
}

/** The nationality that a condition asks for. */
export const countriesAsked = (of: SearchCondition): string[] =>
  of.kind === 'nationality' ? [of.country] : [];

/** Conditions without words that only name what is private, which is looked for in nobody, and which of these they name. */
export function withoutPersonal(taxonomy: Taxonomy, conditions: readonly SearchCondition[]) {
  const named = conditions.map((of) =>
    of.kind === 'word' ? personalWishes(taxonomy, of.text) : { wishes: [], rest: null },
  );
  return {
    conditions: conditions.filter((_, at) => named[at]?.rest?.trim() !== ''),
    neverLookedFor: named.flatMap(({ wishes, rest }) => (rest?.trim() === '' ? wishes : [])),
  };
}

/** Conditions as they may be kept and counted for nobody's job in particular. */
export const withoutNationality = (conditions: readonly SearchCondition[]): SearchCondition[] =>
  conditions.filter(({ kind }) => kind !== 'nationality');

/** The nationalities of conditions, each once, by the name of their country. */
export function countriesIn(
  { taxonomy, lang }: Pick<SignedInCtx & Uses<'taxonomy'>, 'taxonomy' | 'lang'>,
  conditions: readonly SearchCondition[],
): FoundPeople['not_looked_for'] {
  const countries = new Set(conditions.flatMap(countriesAsked));
  return [...countries].map((country) => ({ country, name: countryName(taxonomy, country, lang) }));
}

/** What a condition names, in a language. */
export function nameOf(taxonomy: Taxonomy, of: SearchCondition, lang: Language): string | null {
  switch (of.kind) {
    case 'skill':
      return shownSkill(taxonomy, of.id ?? '')?.[lang] ?? of.name;
    case 'title':
      return of.text;
    case 'word':
      return of.text;
    case 'language':
      return humanLanguages(taxonomy).find(({ id }) => id === of.language)?.name[lang] ?? of.language;
    case 'place':
      return placeName(taxonomy, of.place, lang);
    case 'nationality':
      return countryName(taxonomy, of.country, lang);
    default:
      return null;
  }
}

const countryName = (taxonomy: Taxonomy, country: string, lang: Language): string =>
  taxonomy.countries.find(({ id }) => id === country)?.name[lang] ?? country;

function present({
  conditions,
  needless,
  notUnderstood,
}: ReturnType<typeof understand>): FoundPeople['understood'] {
  return {
    conditions: conditions.map(({ start, end, ...of }) => ({ of, start, end })),
    needless: needless.map(({ start, end }) => ({ start, end })),
    not_understood: notUnderstood.map(({ start, end }) => ({ start, end })),
  };
}
