import { wordingsIn } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';

const WORDS = wordingsIn('conversations/job-to-fill');
const BEFORE = WORDS.pattern('before the title', { flags: 'gu' });
const AFTER = new RegExp(`(?:\\s+${WORDS.source('after the title')})+$`, 'u');
/** Arabic writes "for" onto the word: «مرشحون لمحاسب أول». */
const WRITTEN_ON = /(?<!\p{L})ل(?=\p{L})/gu;

/**
 * What may be the title of the job that a question wants people for: "candidates for Senior Accountant", and nothing
 * besides; folded, as `foldName` writes it. Whether there is such a job is for the asker to see.
 */
export function titlesToFill(question: string): string[] {
  const text = foldName(question);
  const places = [...text.matchAll(BEFORE), ...text.matchAll(WRITTEN_ON)];
  const titles = places.flatMap(({ index, 0: words }) => {
    const title = text.slice(index + words.length).trim();
    return [title, title.replace(AFTER, '')];
  });
  return [...new Set(titles)].filter((title) => title !== '');
}
