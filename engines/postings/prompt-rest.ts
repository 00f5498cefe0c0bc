import { placesIn, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { sectionNamed } from './headings.ts';
import { type Span, tidy } from './lines.ts';

const WORDS = wordingsIn('postings/prompt');
const SAYS_NOTHING = new RegExp(
  `^(?:${WORDS.source('says nothing by itself', { edges: 'anywhere' })})$`,
  'u',
);

const STOPS = /[,،;؛\n]|[.!?؟](?=\s|$)/gu;
const MOST = 600;

/**
 * What a prompt says that no field of its draft has taken, part by part in its own words: "night shifts", "30 days of
 * leave". `read` are the places that fields were read from; of a skill those words count that its name bears too.
 */
export function restOfPrompt(
  taxonomy: Taxonomy,
  prompt: string,
  title: Span,
  read: readonly (Span & { skillId?: string })[],
): string {
  const sentences: string[][] = [];
  let from = 0;
  let isBegun = false;
  for (const stop of [...prompt.matchAll(STOPS), null]) {
    const end = stop ? stop.index : prompt.length;
    const part = { start: from, end };
    const isTitle = title.start < end && title.end > from;
    // Without its bullet; a heading says nothing by itself.
    const text = tidy(prompt.slice(from, end)).replace(/^[^\p{L}\p{N}(]+/u, '');
    const isHeading = /[:：]$/.test(text) || sectionNamed(text) !== null;
    if (!isTitle && !isHeading && saysMore(taxonomy, prompt, part, read)) {
      if (isBegun) sentences.at(-1)?.push(text);
      else sentences.push([text]);
      isBegun = true;
    }
    if (stop && !/[,،]/.test(stop[0])) isBegun = false;
    if (stop) from = end + stop[0].length;
  }
  const text = sentences
    .map((parts) => asSentence(parts.join(/\p{Script=Arabic}/u.test(parts.join()) ? '، ' : ', ')))
    .join(' ');
  return text.length <= MOST ? text : text.slice(0, text.lastIndexOf(' ', MOST));
}

const asSentence = (text: string): string => {
  const plain = text.replace(/^(?:and|also|with)\s+/iu, '');
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`;
};

function saysMore(
  taxonomy: Taxonomy,
  prompt: string,
  part: Span,
  read: readonly (Span & { skillId?: string })[],
): boolean {
  let left = prompt.slice(part.start, part.end);
  for (const { start, end, skillId } of read) {
    if (start >= part.end || end <= part.start) continue;
    const [from, to] = [Math.max(0, start - part.start), Math.min(left.length, end - part.start)];
    const said = left.slice(from, to);
    const kept = skillId === undefined ? '' : wordsBeyond(taxonomy, skillId, said);
    left = left.slice(0, from) + kept.padEnd(to - from).slice(0, to - from) + left.slice(to);
  }
  const places = new Set(placesIn(taxonomy, left).flatMap(({ names }) => names.flatMap(wordsIn)));
  return wordsIn(left).some((word) => {
    const bare = word.replace(/^[وبل](?=\p{L}{3})/u, '');
    return word.length > 2 && !SAYS_NOTHING.test(word) && !places.has(word) && !places.has(bare);
  });
}

const wordsIn = (text: string): string[] => fold(text).match(/\p{L}+/gu) ?? [];
/** Letters by which two forms of a word are told to be one: "shifts", "shift". */
const STEM = 4;
const stemOf = (word: string): string => word.replace(/^(?:و?ال|و|ب|ل)(?=\p{L}{3})/u, '').slice(0, STEM);

/** Of "night shifts", read as "Shift work", the night; of a word for the skill that its name does not share, nothing. */
function wordsBeyond(taxonomy: Taxonomy, skillId: string, said: string): string {
  const name = taxonomy.skill(skillId)?.name;
  const stems = new Set(wordsIn(`${name?.en ?? ''} ${name?.ar ?? ''}`).map(stemOf));
  const words = wordsIn(said);
  const beyond = words.filter((word) => !stems.has(stemOf(word)));
  return beyond.length < words.length ? beyond.join(' ') : '';
}
