/** Labels of what is told of an entry: "Key responsibilities:". */
import { wordingsIn } from '#engines/taxonomy/index.ts';

const WORDS = wordingsIn('resumes/detail-labels');

const DETAIL_LABEL = new RegExp(
  `^(?:(?:key|main|major|core|primary|job|selected)\\s+)?${WORDS.source('labels of details', { edges: 'anywhere' })}\\b[^:]{0,20}:?`,
  'iu',
);

/** Words that also begin titles ("Project Manager", "Tools Engineer"): labels where nothing but a mark follows. */
const LABEL_OR_TITLE = new RegExp(
  `^(?:key\\s+|main\\s+|major\\s+|core\\s+|selected\\s+)?${WORDS.source('labels of details that also begin titles', { edges: 'anywhere' })}(?:\\s+(?:used|handled|undertaken|completed|executed|involved|included|details|description|and\\s+technologies|&\\s+technologies))?\\s*(?:[:：–—-]|$)`,
  'iu',
);

/** Whether a line only announces details, as "Key responsibilities:" does. */
export function isDetailLabel(text: string): boolean {
  return (DETAIL_LABEL.test(text) || LABEL_OR_TITLE.test(text)) && (text.length < 40 || text.includes(':'));
}
