import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '#engines/text/index.ts';
import { answerStem } from './stems.ts';

/** Whether a sentence speaks of the opposite of what a question asks. */
export type Denials = (question: string, sentence: string) => boolean;

/**
 * Reads lines of `one = also one | other = also other`. A sentence denies a question that is put in the negative where it
 * has no negation itself, and a question that says a word whose opposite it says instead.
 */
export function denialsOf(lines: string): Denials {
  const opposites = new Map<string, Set<string>>();
  const oppose = (one: string, other: string) => {
    const known = opposites.get(one);
    if (known) known.add(other);
    else opposites.set(one, new Set([other]));
  };
  for (const line of lines.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [ones = [], others = []] = line.split('|').map(stemsOfCell);
    for (const one of ones)
      for (const other of others) {
        oppose(one, other);
        oppose(other, one);
      }
  }
  return (question, sentence) => {
    if (negation.test(question) && !negation.test(sentence)) return true;
    const [asked, said] = [allStems(question), allStems(sentence)];
    return [...asked].some(
      (stem) =>
        !said.has(stem) &&
        [...(opposites.get(stem) ?? [])].some((other) => said.has(other) && !asked.has(other)),
    );
  };
}

/** The opposites of this engine's own table. */
export function ownOpposites(): string {
  return readFileSync(join(import.meta.dirname, 'data', 'opposites.txt'), 'utf8');
}

const negation =
  /\b(?:not|never|no|without|neither|nor|cannot|none|fail(?:ed|s)?|refus\w+|un(?!i|der|til|cle)\w{4,})\b|n['’]t\b|(?<![ء-ي])(?:لم|لا|ليس|ليست|غير|عدم|دون|بدون|لن)(?![ء-ي])/iu;

function stemsOfCell(cell: string): string[] {
  return cell.split('=').flatMap((name) => {
    const word = fold(name).trim();
    return word.includes(' ') || word === '' ? [] : [answerStem(word)];
  });
}

function allStems(text: string): Set<string> {
  return new Set((fold(text).match(/\p{L}+/gu) ?? []).map(answerStem));
}
