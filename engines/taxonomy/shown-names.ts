import type { Name, Skill } from './concepts.ts';
import type { Taxonomy } from './taxonomy.ts';

/** What is written as a description, in small letters after the first, is no own name: "Point of sale systems", "E-government". */
const DESCRIPTION = /^\p{Lu}\p{Ll}*(?:[ -]\p{Ll}+)+$/u;
const ACRONYM = /^[\p{Lu}\p{N} .+#/-]+$/u;
/** Tools of one word that is none of their own: it has a translation. */
const KINDS_OF_TOOLS = ['planograms', 'tachographs', 'firewalls', 'microcontrollers', 'mainframe'];

/**
 * What a skill is called on every screen, one name in each language. Acronyms, and tools that bear a name of their own, are
 * called by it in Arabic too, as in postings and resumes of the Gulf: "SQL", "Power BI", "ISO 9001". How they sound in Arabic
 * letters is another word for them, by which they are found.
 */
export function shownNameOf({ id, name, kind }: Pick<Skill, 'id' | 'name' | 'kind'>): Name {
  return isCalledInLatin(name.en) || (kind === 'tool' && isOwnName(name.en) && !KINDS_OF_TOOLS.includes(id))
    ? { en: name.en, ar: name.en }
    : { en: name.en, ar: name.ar };
}

/** What the skill of an id is called on every screen; null where there is none. */
export function shownSkill(taxonomy: Taxonomy, id: string): Name | null {
  const skill = taxonomy.skill(id);
  return skill && shownNameOf(skill);
}

/** Whether a text is written as an acronym, which both languages write alike. */
export const isCalledInLatin = (text: string): boolean => ACRONYM.test(text);

/** Whether a tool that is written so bears a name, and is not described. */
export const isOwnName = (text: string): boolean =>
  !DESCRIPTION.test(text) && !/\p{Script=Arabic}/u.test(text);
