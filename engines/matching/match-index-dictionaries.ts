import { runsOf, type TypedArray } from './match-index-arrays.ts';
import type { HeldTitle } from './match-index-documents.ts';
import { placeOfTitle } from './match-index-order.ts';
import type { PreparedLanguages } from './prepare.ts';
import type { PreparedTitle } from './titles.ts';

/** Distinct titles, languages and skills (a job's with their weight) of a segment are held once and named by number. */
export class Dictionaries {
  readonly skillKeys: number[] = [];
  readonly skillWeights: number[] = [];
  readonly titles: HeldTitle[] = [];
  readonly languages: PreparedLanguages[] = [];
  /** Of each distinct title, where it stands in the order. */
  readonly titlePlaces: number[] = [];
  /** Numbers of the skills with a key: of a job's skill one for each weight that occurs. */
  readonly #skills = new Map<number, number[]>();
  readonly #titles = new Map<string, number>();
  /** Prepared titles are shared by those who hold them: most are found again without their key being made. */
  readonly #titleObjects = new WeakMap<PreparedTitle, { number: number; factor: number }>();
  readonly #languages = new Map<string, number>();

  /** Numbers under which a skill is held here. */
  skillsOfKey(key: number): readonly number[] {
    return this.#skills.get(key) ?? none;
  }

  /** The number of a skill with a weight, a new one where it has none. */
  skillNumber(key: number, weight: number): number {
    const { skillKeys, skillWeights } = this;
    const known = this.#skills.get(key);
    const number = known?.find((one) => skillWeights[one] === weight);
    if (number !== undefined) return number;
    const added = skillKeys.push(key) - 1;
    skillWeights.push(weight);
    if (known) known.push(added);
    else this.#skills.set(key, [added]);
    return added;
  }

  /** The number of a title, a new one where it has none. */
  titleNumber(held: HeldTitle): number {
    const known = this.#titleObjects.get(held.title);
    if (known?.factor === held.factor) return known.number;
    const { words, occupations, confidences } = held.title;
    const key = `${words.join(' ')}/${occupations.join(' ')}/${confidences.join(' ')}/${held.factor}`;
    let number = this.#titles.get(key);
    if (number === undefined) {
      number = this.titles.push(held) - 1;
      this.titlePlaces.push(placeOfTitle(occupations[0] ?? -1, words, 0, words.length));
      this.#titles.set(key, number);
    }
    this.#titleObjects.set(held.title, { number, factor: held.factor });
    return number;
  }

  /** One more than the place in the dictionary; 0 where none are known. */
  languagesNumber(languages: PreparedLanguages | null): number {
    if (!languages) return 0;
    const key = `${languages.ids.join(' ')}/${languages.levels.join(' ')}`;
    let number = this.#languages.get(key);
    if (number === undefined) {
      number = this.languages.push(languages);
      this.#languages.set(key, number);
    }
    return number;
  }

  /** The languages of a number; `null` of 0. */
  languagesOf(number: number): PreparedLanguages | null {
    return number === 0 ? null : this.languages[number - 1]!;
  }
}

const none: readonly number[] = [];

/** What answers the array of a name. */
export type TakeArray = (name: string) => TypedArray;

/** The dictionaries as arrays by name, as a snapshot keeps them. */
export function arraysOfDictionaries({
  skillKeys,
  skillWeights,
  titles,
  languages,
}: Dictionaries): Record<string, TypedArray> {
  return {
    skillKeys: Int32Array.from(skillKeys),
    skillWeights: Float64Array.from(skillWeights),
    titleFactors: Float64Array.from(titles, ({ factor }) => factor),
    titleWordCounts: Int32Array.from(titles, ({ title }) => title.words.length),
    titleWords: Int32Array.from(titles.flatMap(({ title }) => [...title.words])),
    titleWeights: Float64Array.from(titles.flatMap(({ title }) => [...title.weights])),
    titleOccupationCounts: Int32Array.from(titles, ({ title }) => title.occupations.length),
    titleOccupations: Int32Array.from(titles.flatMap(({ title }) => [...title.occupations])),
    titleConfidences: Float64Array.from(titles.flatMap(({ title }) => [...title.confidences])),
    languageCounts: Int32Array.from(languages, ({ ids }) => ids.length),
    languageIds: Int32Array.from(languages.flatMap(({ ids }) => [...ids])),
    languageLevels: Uint8Array.from(languages.flatMap(({ levels }) => [...levels])),
  };
}

/** The inverse: fills empty dictionaries. */
export function takeDictionaries(into: Dictionaries, take: TakeArray): void {
  const keys = take('skillKeys');
  const weights = take('skillWeights');
  for (let i = 0; i < keys.length; i++) into.skillNumber(keys[i]!, weights[i]!);
  takeTitles(into, take);
  takeLanguages(into, take);
}

function takeTitles(into: Dictionaries, take: TakeArray): void {
  const factors = take('titleFactors');
  const words = runsOf(take('titleWordCounts'));
  const occupations = runsOf(take('titleOccupationCounts'));
  const [wordIds, wordWeights] = [take('titleWords'), take('titleWeights')];
  const [occupationIds, confidences] = [take('titleOccupations'), take('titleConfidences')];
  for (let i = 0; i < factors.length; i++) {
    const title = {
      words: Int32Array.from(wordIds.slice(...words[i]!)),
      weights: Float64Array.from(wordWeights.slice(...words[i]!)),
      occupations: Int32Array.from(occupationIds.slice(...occupations[i]!)),
      confidences: Float64Array.from(confidences.slice(...occupations[i]!)),
    };
    into.titleNumber({ title, factor: factors[i]! });
  }
}

function takeLanguages(into: Dictionaries, take: TakeArray): void {
  const runs = runsOf(take('languageCounts'));
  const [ids, levels] = [take('languageIds'), take('languageLevels')];
  for (const run of runs) {
    into.languagesNumber({
      ids: Int32Array.from(ids.slice(...run)),
      levels: Uint8Array.from(levels.slice(...run)),
    });
  }
}
