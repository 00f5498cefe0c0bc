/** What a line says of a certificate: when it was issued, when it expires, and its number. */
import { wordingsIn } from '#engines/taxonomy/index.ts';
import { type DateSpan, findDates, parseDate, westernDigits } from '#engines/text/index.ts';
import type { PartialDate } from './resume.ts';

const WORDS = wordingsIn('resumes/certificate-facts');

const EXPIRES = new RegExp(
  `${WORDS.source('says when it expires')}\\s*(?:on|in|حتى)?\\s*[:\\-–.]?\\s*$`,
  'iu',
);
const ISSUED = new RegExp(`${WORDS.source('says when it was issued')}\\s*(?:on|in)?\\s*[:\\-–.]?\\s*$`, 'iu');
/** A number with digits in it, whose last group may stand apart. */
const ID = '(?=[\\p{L}\\d\\-/._]*\\d)[A-Za-z0-9][A-Za-z0-9\\-/._]{2,}(?:\\s\\d{2,})?';
const KINDS_OF_NUMBERS = WORDS.source('kinds of numbers', { edges: 'anywhere' });
const NUMBER = new RegExp(
  `(?:${WORDS.source('says its number')}|${KINDS_OF_NUMBERS}\\s*(?:id|no|number|num|nr|#)?|#)(?![\\p{L}])\\s*(?:(?:id|no|number)(?![\\p{L}]))?\\s*[.:#：\\s]*\\s*(?<id>${ID})`,
  'iu',
);

/** The dates and the number of a certificate, as far as they are told. */
export interface CertificateFacts {
  issued: PartialDate | null;
  expires: PartialDate | null;
  credentialId: string | null;
}

/** What a line says. Dates without a word that tells which they are, are taken in order. */
export function certificateFacts(text: string): CertificateFacts {
  return { ...datesIn(westernDigits(text), findDates(text)), credentialId: credentialIn(text) };
}

function datesIn(text: string, spans: DateSpan[]): Pick<CertificateFacts, 'issued' | 'expires'> {
  let issued: PartialDate | null = null;
  let expires: PartialDate | null = null;
  for (const [index, span] of spans.entries()) {
    const before = text.slice(spans[index - 1]?.to ?? 0, span.from);
    if (EXPIRES.test(before)) expires ??= span.end ?? span.start;
    else if (span.isRange) {
      issued ??= span.start;
      expires ??= span.end;
    } else if (ISSUED.test(before) || issued === null) issued ??= span.start;
    else expires ??= span.start;
  }
  return { issued, expires };
}

function credentialIn(text: string): string | null {
  const number = NUMBER.exec(westernDigits(text))?.groups?.id;
  if (number === undefined || /^(?:19|20)\d\d$/.test(number) || parseDate(number) === number) return null;
  const id = number.replace(/[.\-/]+$/, '');
  return /\d{2,}/.test(id) || id.length >= 5 ? id : null;
}

/** A text less the words that lead to this number, and the number. */
export function withoutCredential(text: string, credentialId: string | null): string {
  const match = NUMBER.exec(westernDigits(text));
  const isSame = credentialId !== null && match?.groups?.id?.startsWith(credentialId);
  if (!match || !isSame) return text;
  return text.replace(text.slice(match.index, match.index + match[0].length), '');
}
