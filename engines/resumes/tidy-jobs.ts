/** Titles and employers without what leads to them: "Before: nanny", "Doha. IT technician", "◄ Delta Works". */
import { isPlace, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import type { Found, Read } from './found.ts';
import type { ParsedWork } from './resume.ts';
import { titleScore } from './titles-and-employers.ts';
import { tokenCount } from './word-count.ts';

const LABEL = new RegExp(
  `^(?:${wordingsIn('resumes/told-jobs').source('label before a job', { edges: 'anywhere' })})\\s*(?:[:：]+|\\s[-–—])\\s*(?=\\S)`,
  'iu',
);
/** Marks of lists, brackets of dates that were cut off, and the vowel that is left of «حالياً». */
const MARKS = /^(?:[\s).,،:：;؛*#>◄►▪•●◆✓→-]|[\u064b-\u0652])+(?=\S)/u;
const STOPS = /\s*\.{2,}$|(?<=\p{L}{5})\.$/u;

/** A job as its words say it, without marks, labels and a town before its title. */
export function tidied(
  taxonomy: Taxonomy,
  job: Found<ParsedWork>,
  headline: Read<string> | null,
): Found<ParsedWork> {
  const { title, organisation, location, current } = job.value;
  // Who names only the employer of the present does there what they say they are.
  const isOwn = title === null && current && headline !== null && namesWork(taxonomy, headline.value);
  const bare = isOwn ? headline.value : title && withoutLead(title);
  const [, town = '', behind = ''] = /^(\p{L}[\p{L} -]{2,24})\.\s+(\S.*)$/u.exec(bare ?? '') ?? [];
  const isTown = behind !== '' && isPlace(taxonomy, town);
  return {
    evidence: { ...job.evidence, ...(isOwn && { title: { ...headline.evidence, confidence: 0.5 } }) },
    value: {
      ...job.value,
      title: isTown ? behind : bare,
      organisation: organisation && withoutLead(organisation),
      location: location ?? (isTown ? town : null),
    },
  };
}

const namesWork = (taxonomy: Taxonomy, headline: string): boolean =>
  tokenCount(headline) <= MOST_WORDS && titleScore(taxonomy, headline) > 0.5;
const MOST_WORDS = 6;

const withoutLead = (text: string): string => {
  const bare = text.replace(MARKS, '').replace(LABEL, '').replace(STOPS, '').trim();
  return /\p{L}/u.test(bare) ? bare : text;
};
