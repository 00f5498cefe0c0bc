import type { MatchModel } from './model.ts';
import { type TextVector, textLikeness } from './text-model.ts';

/** Mean reciprocal rank, 0 to 1: 1 where what is sought always comes first. */
export interface ReadingQuality {
  english: number;
  arabic: number;
  across: number;
}

/** Occupations sought among one another. */
const SOUGHT = 150;

/**
 * How well a model finds an occupation's tasks by its description, among those of 150 occupations: in each language, and
 * from English to Arabic. The same test by which the text model's mixture was chosen; what was learned from documents
 * must not spoil it. Yields after each occupation, a millisecond or two; some 300 ms in all.
 */
export function* readingQuality({ taxonomy, text }: MatchModel): Generator<undefined, ReadingQuality> {
  const all = taxonomy.occupations.filter(({ tasks }) => tasks.en.length > 0 && tasks.ar.length > 0);
  const every = Math.max(1, Math.floor(all.length / SOUGHT));
  const asked: Record<'en' | 'ar', TextVector[]> = { en: [], ar: [] };
  const found: Record<'en' | 'ar', TextVector[]> = { en: [], ar: [] };
  for (const { about, tasks } of all.filter((_, at) => at % every === 0).slice(0, SOUGHT)) {
    for (const language of ['en', 'ar'] as const) {
      asked[language].push(text.vector(about[language]));
      found[language].push(text.vector(tasks[language].join('\n')));
    }
    yield;
  }
  let [english, arabic, across] = [0, 0, 0];
  const reciprocalRank = (at: number, question: TextVector, answers: readonly TextVector[]) => {
    const own = textLikeness(question, answers[at]!);
    return 1 / (1 + answers.filter((answer, n) => n !== at && textLikeness(question, answer) >= own).length);
  };
  for (let at = 0; at < asked.en.length; at++) {
    english += reciprocalRank(at, asked.en[at]!, found.en);
    arabic += reciprocalRank(at, asked.ar[at]!, found.ar);
    across += reciprocalRank(at, asked.en[at]!, found.ar);
    yield;
  }
  const share = (sum: number) => Math.round((sum / asked.en.length) * 1e4) / 1e4;
  return { english: share(english), arabic: share(arabic), across: share(across) };
}

/** What each may lose: documents of one trade make a model surer of that trade and less of others. */
const MOST_LOST = 0.02;

/** Whether a newly learned model may take the place of one, by how well it finds what is sought. */
export const isNotWorse = (before: ReadingQuality, after: ReadingQuality): boolean =>
  (['english', 'arabic', 'across'] as const).every((which) => after[which] >= before[which] - MOST_LOST);
