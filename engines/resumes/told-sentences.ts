/** The sentences of a resume of few words, and what single sentences of it say: languages, a place. */
import type { Line } from '#engines/documents/index.ts';
import { findPlace, placeNamed, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { tellsStudy } from './few-words.ts';
import type { Read } from './found.ts';
import { findLanguages } from './language-words.ts';
import { placeOf, trimPiece } from './pieces.ts';
import { isLanguageList, readLanguages, type SpokenLanguage } from './spoken-languages.ts';

/** A full stop behind a short form ends nothing: "B.Sc. Biology", "Md. Karim". */
const SENTENCE_END = /(?<=\p{L}{3}|\d\p{L}?|[)\]"»])[.!?؟;؛]+\s+|\s*\n\s*/u;

/** The sentences of a text, in their order, each without the stop that ends it. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim().replace(/[.;؛]+$/u, ''))
    .filter(Boolean);

/** Texts as lines of their own, where their line stands. */
export const asLines = (line: Line, texts: readonly string[]): Line[] =>
  texts.map((text) => ({
    ...line,
    text,
    segments: line.segments.slice(0, 1).map((segment) => ({ ...segment, text })),
  }));

const WORDS = wordingsIn('resumes/spoken-languages');
const SPEAKS = WORDS.pattern('says that one speaks', { flags: 'iu' });

/** The languages of sentences that list nothing else, or say that they are spoken. */
export function toldLanguages(taxonomy: Taxonomy, lines: readonly Line[]): SpokenLanguage[] {
  const telling = lines.flatMap((line) => {
    const sentences = sentencesOf(line.text).filter(
      (sentence) =>
        isLanguageList(taxonomy, sentence) ||
        (SPEAKS.test(sentence) && findLanguages(taxonomy, sentence).length > 0),
    );
    return asLines(line, sentences);
  });
  return readLanguages(taxonomy, telling);
}

/** The languages of sentences that list nothing else, wherever they stand: "MBA 2012. Arabic, English, French." */
export const listedLanguages = (taxonomy: Taxonomy, lines: readonly Line[]): SpokenLanguage[] =>
  readLanguages(
    taxonomy,
    lines.flatMap((line) =>
      asLines(
        line,
        sentencesOf(line.text).filter((sentence) => isLanguageList(taxonomy, sentence)),
      ),
    ),
  );

const MOST_LINES_ABOVE = 3;
const PIECES = /\s*[,،.;؛:()|→•·]\s*|\s+[–—-]\s+/u;
const LEADS_TO_PLACE =
  /^(?:(?:currently\s+)?(?:based|living|located|residing)?\s*in\s+|from\s+|at\s+|في\s+|من\s+|(?:مقيم|مقيمة|أقيم)\s+في\s+)/iu;
const PLACE_AT_END = /\s(?:in|from|في|من)\s+(?<place>\p{L}+(?:\s\p{L}+)?)$/iu;

/** The first place that stands by itself between two signs, or ends what stands there; that of a study is none. */
export function toldPlace(taxonomy: Taxonomy, lines: readonly Line[]): Read<string> | null {
  const nowIn = placeLedBy(taxonomy, lines, LEADS_TO_PRESENT_PLACE);
  if (nowIn) return nowIn;
  for (const line of lines.slice(0, MOST_LINES_ABOVE)) {
    for (const sentence of sentencesOf(line.text).filter((it) => !tellsStudy(it))) {
      for (const piece of sentence.split(PIECES)) {
        const place = placeIn(taxonomy, trimPiece(piece));
        if (place !== null)
          return { value: place, evidence: { confidence: 0.6, place: placeOf(line, place) } };
      }
    }
  }
  return null;
}

/** "Nepal. Now Dubai": where somebody is now goes before where they are from. */
function placeLedBy(taxonomy: Taxonomy, lines: readonly Line[], lead: RegExp): Read<string> | null {
  for (const line of lines.slice(0, MOST_LINES_ABOVE)) {
    for (const piece of sentencesOf(line.text).flatMap((sentence) => sentence.split(PIECES))) {
      const bare = trimPiece(piece.trim().replace(lead, '').replace(HOW_LONG, ''));
      if (piece.search(lead) >= 0 && bare !== trimPiece(piece) && placeNamed(taxonomy, bare))
        return { value: bare, evidence: { confidence: 0.6, place: placeOf(line, bare) } };
    }
  }
  return null;
}
const LEADS_TO_PRESENT_PLACE =
  /^(?:(?:now|currently|presently|at present|حاليا|حالياً|الآن|الان)\s+(?:(?:living|based|residing|مقيم|مقيمة)\s+)?(?:(?:in|at|في)\s+)?|(?:i\s+)?(?:live|living|residing|based)\s+in\s+)/iu;
/** "Living in Doha four years": how long somebody has been there. */
const HOW_LONG = /\s+(?:for\s+|since\s+)?(?:[\p{L}\d]+\s+(?:years?|yrs?|months?)|(?:19|20)\d\d)$/iu;

/** Of the place that was read among contacts and the one that is told: in a line that tells everything the former may be anything. */
export function placeAmong(
  taxonomy: Taxonomy,
  read: Read<string> | null,
  told: Read<string> | null,
  [first]: readonly Line[],
): Read<string> | null {
  const isPlace = read !== null && findPlace(taxonomy, read.value) !== null && !/\d|[.:)(]/u.test(read.value);
  if (!told) return isPlace ? read : null;
  // "Laith Omari, Amman": the first line opens with a name, and no town.
  if (read && first?.text.startsWith(read.value) && NAME_BEFORE_PLACE.test(read.value)) return told;
  return isPlace && read.value.includes(told.value) ? read : told;
}

const NAME_BEFORE_PLACE = /^\p{L}+[\s-]\p{L}[^,،]*[,،]/u;

function placeIn(taxonomy: Taxonomy, piece: string): string | null {
  const bare = piece.replace(LEADS_TO_PLACE, '');
  if (placeNamed(taxonomy, bare)) return bare;
  const behind = PLACE_AT_END.exec(piece)?.groups?.place;
  return behind !== undefined && placeNamed(taxonomy, behind) ? behind : null;
}
