/** The names of all skills, to be met word by word. */
import { foldWithMap, isArabic, stemOf, wordsOf } from '#engines/text/index.ts';
import type { Skill } from './concepts.ts';
import { derived } from './derived.ts';
import { gapsBetween } from './word-gaps.ts';

/** A skill by one of its names. */
export type Entry = {
  skill: Skill;
  /** The words as folded, where the plural or another inflection would be another thing ("Windows"). */
  exact: string[] | null;
  /** Which gaps between the words of the name are a slash, as in "CI/CD". */
  slashes: boolean[];
  contexts: Set<string> | null;
  /** Written with a capital wherever it is meant: "Excel", but not "dbt". */
  hasCapital: boolean;
};

/** What may follow the words of a name so far, by stems, and the names that they end. */
export type Node = { next: Map<string, Node>; entries: Entry[] };

/** The trie of words over all names of all skills. */
export const skillNames = derived(({ skills }): Node => {
  const root: Node = { next: new Map(), entries: [] };
  for (const skill of skills) {
    const ambiguous = new Map(skill.ambiguous.map((item) => [formKey(item.form), contextsOf(item.contexts)]));
    const forms = new Set([
      skill.name.en,
      skill.name.ar,
      ...skill.aliases.en,
      ...skill.aliases.ar,
      ...skill.ambiguous.map((item) => item.form),
    ]);
    for (const form of forms) addForm(root, skill, form, ambiguous.get(formKey(form)) ?? null);
  }
  return root;
});

function addForm(root: Node, skill: Skill, form: string, contexts: Set<string> | null): void {
  const { folded } = foldWithMap(form);
  const words = wordsOf(folded);
  if (words.length === 0) return;
  const gaps = gapsBetween(words, folded);
  const texts = words.map((word) => word.text);
  const hasCapital = /^[^\p{L}]*\p{Lu}/u.test(form);
  const isNameOfTool = skill.kind === 'tool' && words.length === 1 && !isArabic(texts[0]!);
  // The S of an acronym is no plural: an ACL is torn, and ACLS is passed.
  const isAcronym = /^\p{Lu}{2,5}S$/u.test(form);
  addEntry(root, texts, {
    skill,
    exact: isNameOfTool || isAcronym ? texts : null,
    slashes: gaps.map((gap) => gap === 'slash'),
    contexts,
    hasCapital,
  });
  // "node.js" is also written "nodejs", "e-commerce" also "ecommerce", "CI/CD" also "CICD".
  const joined = texts.join('');
  const isTight =
    words.length > 1 && words.every((word, i) => i === 0 || word.start - words[i - 1]!.end === 1);
  if (isTight && !/\s/.test(folded.trim()) && !texts.includes('and')) {
    addEntry(root, [joined], { skill, exact: null, slashes: [], contexts, hasCapital });
  }
}

function addEntry(root: Node, texts: string[], entry: Entry): void {
  let node = root;
  for (const text of texts) {
    const key = stemOf(text);
    let next = node.next.get(key);
    if (!next) {
      next = { next: new Map(), entries: [] };
      node.next.set(key, next);
    }
    node = next;
  }
  if (!node.entries.some((known) => known.skill === entry.skill)) node.entries.push(entry);
}

function formKey(form: string): string {
  return wordsOf(foldWithMap(form).folded)
    .map((word) => word.text)
    .join(' ');
}

function contextsOf(words: string[]): Set<string> {
  return new Set(words.flatMap((word) => wordsOf(foldWithMap(word).folded).map((part) => stemOf(part.text))));
}
