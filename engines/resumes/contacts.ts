/** The e-mail address and the telephone number of the person. */
import type { Line } from '#engines/documents/index.ts';
import { sectionOfHeading } from '#engines/taxonomy/index.ts';
import { findDates, westernDigits } from '#engines/text/index.ts';
import { labelledValue } from './forms.ts';
import { bestOf, type Candidate, type Read, readOf } from './found.ts';
import { placeOf } from './pieces.ts';

/** An address of e-mail, also one that is set with gaps around its signs. */
export const EMAIL =
  /[\p{L}\p{N}][\p{L}\p{N}._%+'-]*\s?@\s?[\p{L}\p{N}-]+(?:\s?\.\s?[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;

/** The e-mail address of the person, of the lines before the links. */
export function readEmail(lines: Line[], links: string[]): Read<string> | null {
  const mailto = links
    .map((link) => /^mailto:\s*([^?]+)/i.exec(link)?.[1]?.trim())
    .find((address) => address && EMAIL.test(address));
  for (const [index, line] of lines.entries()) {
    const printed = line.text.includes('@') ? addressOn(line, lines[index + 1]) : null;
    if (!printed) continue;
    const address = mailto && completes(mailto, printed) ? mailto : printed;
    return {
      value: address.replace(/[.,;]+$/, ''),
      evidence: { confidence: 0.98, place: placeOf(line, address) },
    };
  }
  return mailto ? { value: mailto, evidence: { confidence: 0.9 } } : null;
}

/** The address on a line. A narrow column may break it; the next line then goes on without a space. */
function addressOn(line: Line, next: Line | undefined): string | null {
  const address = EMAIL.exec(line.text.replace(/\t/g, '  '))?.[0].replace(/\s/g, '') ?? null;
  if (!next || next.page !== line.page) return address;
  if (address && sectionOfHeading(next.text) !== null) return address;
  const text = line.text.trim();
  const below = next.text.trim();
  const joined = EMAIL.exec(`${text}${below.split(/\s/)[0]}`)?.[0];
  if (!joined) return address;
  if (!address) return joined;
  if (!text.endsWith(address)) return address;
  const isCut =
    (/^\p{Ll}{1,3}$/u.test(below) && line.gap < 3) ||
    (/^\.?\p{L}{1,12}(?:\.\p{L}{2,4})?$/u.test(below) && !WHOLE_ADDRESS.test(address));
  return isCut ? joined : address;
}

const WHOLE_ADDRESS = /\.(?:com|net|org|edu|ae|sa|io|co|me|info|in|uk|eg|jo|pk|ph)$/i;

/** Whether a link's address is the printed one, of which only a part could be read. */
function completes(mailto: string, printed: string): boolean {
  const whole = mailto.toLowerCase();
  const part = printed.toLowerCase();
  const [user = ''] = part.split('@');
  return whole !== part && whole.includes(user);
}

const PHONE = /(?:\+|00|\(\+?)?\s?\(?\d[\d\s().\-–/]{6,20}\d\+?/g;

/** The telephone number as written. Groups that a right-to-left line painted in reverse are put back. */
export function readPhone(lines: Line[], links: string[]): Read<string> | null {
  const candidates = lines.flatMap((line, index) =>
    numbersOn(line).map((candidate) => ({ ...candidate, score: candidate.score - index * 0.02 })),
  );
  const best = bestOf(candidates.filter(({ score }) => score > -1));
  if (best) return readOf(best, (score) => (score >= 2 ? 0.95 : 0.75));
  const tel = links.map((link) => /^(?:tel:|https?:\/\/wa\.me\/)(.+)$/i.exec(link)?.[1]).find(Boolean);
  return tel
    ? { value: decodeURIComponent(tel.replace(/%(?![\da-f]{2})/gi, '')), evidence: { confidence: 0.85 } }
    : null;
}

/** Numbers of papers, which look like telephone numbers. */
const OTHER_NUMBER =
  /(?:passport|iqama|emirates\s+id|national\s+id|جواز|هوية|licen[cs]e|credential|رقم\s+(?:الشهادة|الرخصة))/i;
const SAYS_PHONE = /(?:phone|mob|tel|هاتف|جوال)/i;
const PHONE_LABEL =
  /(?:phone|mobile|mob|cell|tel|call|whats?app|contact|هاتف|جوال|موبايل|تلفون|محمول|واتس|☎|📞|\b[mpt][.:])/i;

function numbersOn(line: Line): Candidate[] {
  const text = westernDigits(line.text).replace(/[\u2010-\u2015]/g, '-');
  if (OTHER_NUMBER.test(text) && !SAYS_PHONE.test(text)) return [];
  return [...text.matchAll(PHONE)].flatMap((match): Candidate[] => {
    const number = untangle(match[0].trim());
    const digits = number.replace(/\D/g, '');
    if (digits.length < 8 || digits.length > 15) return [];
    if (findDates(match[0]).some((span) => span.isRange || span.to - span.from > 6)) return [];
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    let score = 0;
    if (/^\+|^00/.test(number) || number.startsWith('(+')) score += 2;
    if (PHONE_LABEL.test(before) || labelledValue(line, ['phone'])?.role === 'phone') score += 2;
    if (/^0\d/.test(number)) score += 1;
    if (/fax|فاكس/i.test(before)) score -= 3;
    if (/^[\d]{4}[-/ ]/.test(number) && digits.length === 8) score -= 2;
    return [{ text: number, line, score }];
  });
}

/** A number whose groups a right-to-left line painted from the end: "5555 123 50 971+". */
function untangle(text: string): string {
  const trailing = /^([\d\s().-]+)\+$/.exec(text)?.[1];
  return trailing === undefined ? codeFirst(text) : `+${plusFirst(trailing)}`;
}

/** A number that was painted from the end, its country code written with zeros: "50 1234567 00971". */
function codeFirst(text: string): string {
  const [separator = ' '] = /[\s.-]/.exec(text) ?? [];
  const groups = text.split(/[\s.-]+/);
  const isReversed =
    groups.length > 1 && /^00[1-9]\d{0,3}$/.test(groups.at(-1) ?? '') && !/^(?:\+|00)/.test(groups[0] ?? '');
  return isReversed ? groups.reverse().join(separator) : text;
}

function plusFirst(text: string): string {
  const groups = text.trim().split(/[\s-]+/);
  const reversed = groups.toReversed();
  const isInOrder = COUNTRY_CODE.test(groups[0] ?? '') && !COUNTRY_CODE.test(reversed[0] ?? '');
  return (isInOrder ? groups : reversed).join(' ');
}

/** Codes of the countries that resumes of the region name most. */
const COUNTRY_CODE = /^(?:9[67]\d|20|21[238]|249|9[1248]|880|63|44|1|49|33|90|254|256|251|234|27)$/;
