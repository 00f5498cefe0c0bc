import { type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { nameAtTop } from './name-at-top.ts';

/**
 * The text with what says who someone is blanked out: name, contacts, address, age, gender, nationality,
 * family, documents, photo. Blanks keep the length, so that offsets still hold in the original.
 * `keep: 'contacts'` leaves addresses, for reading where someone lives.
 */
export function withoutPersonalLines(
  taxonomy: Taxonomy,
  text: string,
  options: { keep?: 'contacts' } = {},
): string {
  const name = nameAtTop(taxonomy, text);
  let cleared = name ? text.split(name).join(blank(name)) : text;
  const labels = options.keep === 'contacts' ? identityLabel : anyLabel;
  cleared = clearLabelled(cleared, labels);
  for (const pattern of inlinePatterns) cleared = cleared.replace(pattern, blank);
  cleared = cleared.replace(digitRun, (run) => (isPhone(run) ? blank(run) : run));
  return cleared;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

const WORDS = wordingsIn('matching/personal-lines');
const any = (list: string): string => WORDS.source(list, { edges: 'anywhere', spaces: 'one' });

// A label is the whole start of its segment: followed by a colon or dash, a gap as in tables, or nothing.
const label = (words: string): RegExp =>
  new RegExp(`^[^\\p{L}\\p{N}]*(?:${words})\\s*(?:[:：=]|\\s-\\s|-\\s|\\s{2,}|\\t|$)`, 'u');
const identityLabel = label(any('says who somebody is'));
const anyLabel = label(`${any('says who somebody is')}|${any('says how to reach somebody')}`);
// Without a colon only where the value can be nothing else ("Nationality Jordanian", "Gender Male").
const bareLabel = new RegExp(`^[^\\p{L}\\p{N}]*${any('says who somebody is without a colon')}\\s`, 'u');

/** Blanks labelled segments; where the label stands alone on a line, the short line after it goes too. */
function clearLabelled(text: string, labels: RegExp): string {
  const lines = text.split('\n');
  let labelAlone = false;
  return lines
    .map((line) => {
      const wasAlone = labelAlone;
      labelAlone = false;
      if (line.trim() === '') {
        labelAlone = wasAlone;
        return line;
      }
      if (wasAlone && line.trim().split(/\s+/).length <= 5 && !/:\s*$/.test(line)) return blank(line);
      // Segments of one line: "Nationality: Indian | Gender: Male | Dubai".
      return line
        .split(/([|•·؛;]|\t| {3,}|(?<=\p{L}{3}[.!؟]) )/u)
        .map((segment) => {
          const folded = fold(segment).trim();
          if (!labels.test(folded) && !bareLabel.test(folded)) return segment;
          labelAlone = identityLabel.test(folded) && folded.replace(identityLabel, '').trim() === '';
          return blank(segment);
        })
        .join('');
    })
    .join('\n');
}

const inlinePatterns: RegExp[] = [
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/g,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /\b(?:linkedin|github|facebook|instagram|twitter)\.com\/\S+/gi,
  /\b(?:an? )?\d{2}[- ]years?[- ]old\b/gi,
  /\b(?:aged|age) \d{2}\b/gi,
  /\b(?:born|native|originally|hails?|hailing|raised) (?:in|on|of|from) [^\n.;|]{3,40}/gi,
  new RegExp(`${any('before an age')}\\s+[\\d\\u0660-\\u0669]{2}\\s*${any('years of age')}?`, 'g'),
  /\bmy name is \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,3}/gu,
  new RegExp(`${any('before a name')}\\s+\\p{L}+(?:\\s\\p{L}+)?`, 'gu'),
  new RegExp(`\\b${any('titles of people')}\\.? (?:\\p{Lu}[\\p{L}'-]+ ?){1,3}`, 'gu'),
  new RegExp(`\\b${any('demonyms')} (?:national|citizen|passport|nationality)(?: holder)?\\b`, 'gi'),
  /\b(?:[Pp]assport|[Cc]iti[sz]en|[Nn]ational|[Nn]ationality)(?:ship)? of (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}/gu,
  new RegExp(
    `(?<!\\p{L})${any('of birth or citizenship, in Arabic')}\\s+[\\p{L}\\d]+(?:[ ،]+[\\d]{4})?`,
    'gu',
  ),
  new RegExp(`\\b${any('sex or marriage')}\\b`, 'gi'),
  // Whose visa it is tells of no work with visas; "residence visa renewals for staff" does.
  new RegExp(
    `(?<!\\p{L})${any('of a stay in a country')}(?!\\p{L}|\\s+(?:process|renew|applic|stamp|servic|procedur|transact|for (?:staff|employees)))`,
    'giu',
  ),
];

// Bounded, here and in the patterns above, so that no text of a stranger takes quadratic time.
const digitRun =
  /\(?\+?[\d\u0660-\u0669](?:[\d\u0660-\u0669]|[ ().-](?=[ ().\d\u0660-\u0669-])){1,24}[\d\u0660-\u0669]/g;

/** Nine digits or more; two years ("01.2018 - 12.2020") are dates of a job. */
function isPhone(run: string): boolean {
  const years = run.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)?.length ?? 0;
  return (run.match(/[\d\u0660-\u0669]/g)?.length ?? 0) >= 9 && years < 2;
}
