import { type FoundSkill, plainWord, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';

const WORDS = wordingsIn('matching/passing-words');
const any = (list: string): string => WORDS.source(list, { edges: 'anywhere', spaces: 'one' });
const behind = (list: string): RegExp => new RegExp(`^(?:\\s|-)+(?:${any(list)})(?!\\p{L})`, 'u');
const before = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${any(list)})\\s+$`, 'u');

const COMPANY_BEHIND = behind('makes a company of what stands before it');
/** "Spring Valley Hotel": a house that bears a name of several words. */
const HOUSE_BEHIND = new RegExp(`^(?:\\s+\\p{L}+)?\\s+(?:${any('houses of business')})(?!\\p{L})`, 'u');
const COMPANY_BEFORE = before('makes a company of what stands behind it');
const EMPLOYED_BY = before('leads to who employed somebody');
const OF_SECTOR_BEHIND = behind('makes an employer of a sector');
/** "Telecom (2013-2016)", "telecom 2013-2016": what has years is where somebody worked. */
const YEARS_BEHIND = /^\s*[)(,–—-]*\s*(?:19|20)\d{2}\s*(?:-|–|—|to|till|until|الي|حتي)/u;

/** What an interface serves is made by others: "API for the mobile app". */
const SERVED_BEFORE = before('serves what stands behind it');
/** "Buying and selling of currencies" is dealing, and wins no customers. */
const DEALING_BEFORE = before('trades in what is no goods of theirs');

const REACH = 60;

/**
 * Whether the words of a skill stand in a person's text as something else: the name of an employer ("Python Trading LLC"),
 * or the sector of one ("telecom (2013-2016)", شركة اتصالات). Such words show no skill.
 */
export function isInPassing(
  taxonomy: Taxonomy,
  text: string,
  { start, end, text: words, skillId }: FoundSkill,
): boolean {
  const after = fold(text.slice(end, end + REACH));
  const ahead = fold(text.slice(Math.max(0, start - REACH), start));
  if (COMPANY_BEHIND.test(after) || COMPANY_BEFORE.test(ahead)) return true;
  if (SERVED_BEFORE.test(ahead) || DEALING_BEFORE.test(ahead)) return true;
  if (taxonomy.skill(skillId)?.kind === 'tool' && (HOUSE_BEHIND.test(after) || EMPLOYED_BY.test(ahead)))
    return true;
  const isSector = (plainWord(taxonomy)(words)?.industries.length ?? 0) > 0;
  return isSector && (OF_SECTOR_BEHIND.test(after) || EMPLOYED_BY.test(ahead) || YEARS_BEHIND.test(after));
}
