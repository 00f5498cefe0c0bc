import type { Occupation } from '#engines/taxonomy/index.ts';
import type { PostingLanguage } from './posting.ts';
import { SUMMARY_MAX, SUMMARY_MIN } from './summary.ts';

/** What the occupation is, with as many of its tasks as a description needs. */
export function occupationSummary({ about, tasks }: Occupation, lang: PostingLanguage): string {
  let text = about[lang];
  for (const task of tasks[lang]) {
    const longer = `${text} ${task.replace(/[.،,]$/, '')}.`;
    if (text.length >= SUMMARY_MIN || longer.length > SUMMARY_MAX) break;
    text = longer;
  }
  return text.slice(0, SUMMARY_MAX);
}
