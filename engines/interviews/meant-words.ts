import { fold, wordsOf } from '#engines/text/index.ts';
import { meantStem } from './meant-stems.ts';
import type { Senses } from './senses.ts';

/** A word of a text that says something, for comparing. */
export interface MeantWord {
  stem: string;
  /** Its synonyms and opposites share it. */
  concept: string;
  /** -1 for an opposite and for what is denied: "not different" is as "same". */
  side: 1 | -1;
  isDenied: boolean;
  /** Folded, as written. */
  text: string;
}

/**
 * The words of a text that say something, each once: repeating oneself says nothing new. A word of denial turns the sides
 * of the few words after it, up to the end of the clause, and is a word itself.
 */
export function meantWords(senses: Senses, text: string): MeantWord[] {
  const folded = fold(text).replace(/n't\b/g, ' not');
  const found = new Map<string, MeantWord>();
  let denied = 0;
  let end = 0;
  for (const word of wordsOf(folded)) {
    if (/[.;:!?،,؛؟\n]/.test(folded.slice(end, word.start))) denied = 0;
    end = word.end;
    if (deniers.has(word.text)) {
      denied = REACH_OF_DENIAL;
      found.set(DENIAL.stem, DENIAL);
      continue;
    }
    const isDenied = denied > 0;
    denied = Math.max(0, denied - 1);
    if (silent.has(word.text) || (word.text.length < 2 && !/\d/.test(word.text))) continue;
    const stem = meantStem(word.text);
    const { concept, side } = senses.get(stem) ?? { concept: stem, side: 1 };
    const turned = isDenied ? (side === 1 ? -1 : 1) : side;
    found.set(`${stem} ${isDenied}`, { stem, concept, side: turned, isDenied, text: word.text });
  }
  return [...found.values()];
}

const DENIAL: MeantWord = { stem: '#not', concept: '#not', side: 1, isDenied: false, text: 'not' };

/** Words after a denial that it reaches: "is not in the same state". */
const REACH_OF_DENIAL = 4;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const deniers = setOf('not no never without cannot none neither nor لا لم لن ليس ليست غير بدون دون بلا لست');
const silent = setOf(
  `a an the and or of in on at to for from with by as is are was were be been being it its this that these those they them
  their there he she his her you your we our us i me my do does did has have had will would can could should may might must so
  then if but because when while which who whom what how why than too also just some any each very into out about such both
  only own s t re ve ll d get got like thing things really well
  في من الي علي عن مع ان انه انها هذا هذه ذلك تلك التي الذي الذين هو هي هم كان كانت يكون تكون قد ثم او و ف ل ب كل بعض ما هناك حيث اذا
  لكن اي عند كما لان به بها له لها فيه فيها منه منها`,
);
