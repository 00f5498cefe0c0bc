import { placesIn, type Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import type { PostingLanguage } from './posting.ts';
import { requirementLines } from './requirement-lines.ts';
import { skillName } from './skills.ts';
import { SUMMARY_MAX, SUMMARY_MIN } from './summary.ts';

const MOST_SKILLS = 6;

/** What a posting of a line or two was read to say. */
interface Given {
  summary: string;
  title: string;
  location: string | null;
  minYears: number | null;
  skills: readonly { id: string }[];
}

/**
 * The description of a posting that says too little for one: its own words, then what was read of it in sentences, as far
 * as it takes. Nothing is added that the posting does not say; where even that is short, a person is asked for more.
 */
export function composedSummary(taxonomy: Taxonomy, given: Given, lang: PostingLanguage): string {
  const { summary, title, location, minYears } = given;
  if (summary.length >= SUMMARY_MIN || title === '') return summary;
  const words = WORDS[lang];
  const [years] = requirementLines(taxonomy, { minYears, education: null, languages: [], skills: [] }, lang);
  const names = given.skills.slice(0, MOST_SKILLS).map(({ id }) => skillName(taxonomy, id, lang));
  const isTold = (more: string): boolean => foldName(summary).includes(foldName(more));
  const isPlaced = location === null || placesIn(taxonomy, summary).length > 0;
  const parts = [
    isTold(title) && isPlaced ? '' : words.opening(title, isPlaced ? null : location),
    summary,
    years && !/\d|[٠-٩]/u.test(summary) ? `${years}.` : '',
    names.length > 0 ? words.skills(names) : '',
  ];
  let text = '';
  for (const part of parts.filter((one) => one !== '')) {
    const longer = `${text} ${part}`.trim();
    if ((text.length >= SUMMARY_MIN && text.includes(summary)) || longer.length > SUMMARY_MAX) break;
    text = longer;
  }
  return text.includes(summary) ? text : summary;
}

interface Words {
  opening(title: string, place: string | null): string;
  skills(names: readonly string[]): string;
}

const WORDS: Readonly<Record<PostingLanguage, Words>> = {
  en: {
    opening: (title, place) => (place ? `${title} in ${place}.` : `${title}.`),
    skills: (names) => `The work asks for: ${names.join(', ')}.`,
  },
  ar: {
    opening: (title, place) => (place ? `${title} في ${place}.` : `${title}.`),
    skills: (names) => `يتطلب العمل: ${names.join('، ')}.`,
  },
};
