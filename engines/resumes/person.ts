/** Who the resume is of: name, headline, e-mail, telephone, place, links. */

import { BULLET, type Line, type Reading } from '#engines/documents/index.ts';
import {
  DOCUMENT_TITLE,
  findPlace,
  placeScore,
  sectionOfHeading,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { findDates, foldName, hasArabic, westernDigits } from '#engines/text/index.ts';
import { labelledValue } from './forms.ts';
import { partsOf, placeOf, trimPiece } from './pieces.ts';
import type { Evidence } from './resume.ts';
import type { Section } from './sections.ts';
import { organisationScore, titleScore } from './words.ts';

const WORDS = wordingsIn('resumes/person');

export interface Read<T> {
  value: T;
  evidence: Evidence;
}

const EMAIL = /[\p{L}\p{N}][\p{L}\p{N}._%+'-]*\s?@\s?[\p{L}\p{N}-]+(?:\s?\.\s?[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;

/** The e-mail address of the person, of the lines before the links. */
export function readEmail(lines: Line[], links: string[]): Read<string> | null {
  const mailto = links
    .map((link) => /^mailto:\s*([^?]+)/i.exec(link)?.[1]?.trim())
    .find((address) => address && EMAIL.test(address));
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (!line.text.includes('@')) continue;
    const match = EMAIL.exec(line.text.replace(/\t/g, '  '));
    let address = match?.[0].replace(/\s/g, '') ?? null;
    const next = lines[i + 1];
    // A narrow column may break the address; the next line then goes on without a space.
    if (next && next.page === line.page) {
      const joined = EMAIL.exec(`${line.text.trim()}${next.text.trim().split(/\s/)[0]}`)?.[0] ?? null;
      const isCut =
        !address ||
        (/^\p{Ll}{1,3}$/u.test(next.text.trim()) && line.text.trim().endsWith(address) && line.gap < 3) ||
        (/^\.?\p{L}{1,12}(?:\.\p{L}{2,4})?$/u.test(next.text.trim()) &&
          line.text.trim().endsWith(address) &&
          !/\.(?:com|net|org|edu|ae|sa|io|co|me|info|in|uk|eg|jo|pk|ph)$/i.test(address));
      if (joined && isCut) address = joined;
    }
    if (!address) continue;
    if (
      mailto &&
      mailto.toLowerCase() !== address.toLowerCase() &&
      mailto.toLowerCase().includes(address.toLowerCase().split('@')[0]!)
    )
      address = mailto;
    return {
      value: address.replace(/[.,;]+$/, ''),
      evidence: { confidence: 0.98, place: placeOf(line, address) },
    };
  }
  return mailto ? { value: mailto, evidence: { confidence: 0.9 } } : null;
}

const PHONE = /(?:\+|00|\(\+?)?\s?\(?\d[\d\s().\-–/]{6,20}\d\+?/g;

/** The telephone number as written. Groups that a right-to-left line painted in reverse are put back. */
export function readPhone(lines: Line[], links: string[]): Read<string> | null {
  let best: { value: string; score: number; line: Line } | null = null;
  lines.forEach((line, index) => {
    const text = westernDigits(line.text).replace(/[\u2010-\u2015]/g, '-');
    if (
      /(?:passport|iqama|emirates\s+id|national\s+id|جواز|هوية|licen[cs]e|credential|رقم\s+(?:الشهادة|الرخصة))/i.test(
        text,
      ) &&
      !/(?:phone|mob|tel|هاتف|جوال)/i.test(text)
    )
      return;
    for (const match of text.matchAll(PHONE)) {
      const value = untangle(match[0].trim());
      const digits = value.replace(/\D/g, '');
      if (digits.length < 8 || digits.length > 15) continue;
      if (findDates(match[0]).some((span) => span.isRange || span.to - span.from > 6)) continue;
      const before = text.slice(Math.max(0, match.index - 24), match.index);
      let score = 0;
      if (/^\+|^00/.test(value) || value.startsWith('(+')) score += 2;
      if (
        /(?:phone|mobile|mob|cell|tel|call|whats?app|contact|هاتف|جوال|موبايل|تلفون|محمول|واتس|☎|📞|\b[mpt][.:])/i.test(
          before,
        ) ||
        labelledValue(line, ['phone'])?.role === 'phone'
      )
        score += 2;
      if (/^0\d/.test(value)) score += 1;
      if (/fax|فاكس/i.test(before)) score -= 3;
      if (/^[\d]{4}[-/ ]/.test(value) && digits.length === 8) score -= 2;
      score -= index * 0.02;
      if (score > -1 && (!best || score > best.score)) best = { value, score, line };
    }
  });
  const found = best as { value: string; score: number; line: Line } | null;
  if (found)
    return {
      value: found.value,
      evidence: { confidence: found.score >= 2 ? 0.95 : 0.75, place: placeOf(found.line, found.value) },
    };
  const tel = links.map((link) => /^(?:tel:|https?:\/\/wa\.me\/)(.+)$/i.exec(link)?.[1]).find(Boolean);
  return tel
    ? { value: decodeURIComponent(tel.replace(/%(?![\da-f]{2})/gi, '')), evidence: { confidence: 0.85 } }
    : null;
}

function untangle(text: string): string {
  const trailing = /^([\d\s().-]+)\+$/.exec(text);
  if (!trailing) {
    const parts = text.split(/\s+/);
    return parts.length > 1 && /^00[1-9]\d{0,3}$/.test(parts.at(-1)!) && !/^(?:\+|00)/.test(parts[0]!)
      ? parts.reverse().join(' ')
      : text;
  }
  const groups = trailing[1]!.trim().split(/[\s-]+/);
  if (groups.length === 1) return `+${groups[0]}`;
  const isCountryCode = (group: string): boolean =>
    /^(?:9[67]\d|20|21[238]|249|9[1248]|880|63|44|1|49|33|90|254|256|251|234|27)$/.test(group);
  const reversed = [...groups].reverse();
  return `+${(isCountryCode(groups[0]!) && !isCountryCode(reversed[0]!) ? groups : reversed).join(' ')}`;
}

/** Lines that may tell of the person: the unheaded top, contact and personal sections. */
export function personalLines(sections: Section[]): Line[] {
  return sections
    .filter(
      (section) =>
        section.kind === 'top' ||
        section.kind === 'contact' ||
        section.kind === 'personal' ||
        holdsContacts(section),
    )
    .flatMap((section) => section.lines);
}

/** An "About" in a sidebar may hold the contacts instead of a text about the person. */
export function holdsContacts(section: Section): boolean {
  return (
    section.kind === 'summary' &&
    section.lines.some(
      (line) =>
        line.text.length < 60 && (EMAIL.test(line.text) || /^\+?[\d\s()-]{8,20}$/.test(line.text.trim())),
    )
  );
}

const CREDENTIALS = /\s*[,،]\s*(?:[A-Z][A-Za-z.®]{0,9}[A-Z.®]?)(?:\s*[,،]\s*[A-Z][A-Za-z.®-]{1,9})*\s*$/;
const HONORIFIC = new RegExp(`^${WORDS.source('honorifics', { edges: 'anywhere' })}[.\\s/]+\\s*`, 'iu');

interface NameCandidate {
  text: string;
  line: Line;
  score: number;
}

/** The name of the person, with where it stands and how sure that is. */
export function readName(
  taxonomy: Taxonomy,
  sections: Section[],
  reading: Reading,
  email: string | null,
): (Read<string> & { line: Line }) | null {
  const all = reading.blocks.flatMap((block) => block.lines);
  for (const line of [...personalLines(sections), ...all.slice(0, 12)]) {
    const labelled = labelledValue(line, ['name']);
    if (labelled?.role === 'name' && isNameShape(labelled.value)) {
      return {
        value: cleanName(labelled.value),
        line,
        evidence: { confidence: 0.97, place: placeOf(line, labelled.value) },
      };
    }
  }
  const top = sections.filter((section) => section.kind === 'top').flatMap((section) => section.lines);
  const firstPage = all.filter((line) => line.page === 1);
  const pool = [
    ...top.filter((line) => line.page === 1).slice(0, 25),
    ...firstPage.slice(0, 6),
    ...largest(firstPage),
  ];
  const body = medianSize(firstPage);
  const candidates: NameCandidate[] = [];
  const seen = new Set<Line>();
  pool.forEach((line) => {
    if (seen.has(line) || line.isBullet) return;
    seen.add(line);
    const second = lineBelow(all, line);
    for (const { text, size } of nameTexts(taxonomy, line, second, second && lineBelow(all, second))) {
      if (!isNameShape(text)) continue;
      let score = Math.min(2.5, (size / body - 1) * 3);
      if (!top.includes(line)) score -= 0.6;
      score += Math.max(0, 1 - top.indexOf(line) * 0.15) * (top.includes(line) ? 1 : 0.3);
      if (line.bold) score += 0.3;
      if (!/\p{Ll}/u.test(text) && !hasArabic(text)) score += 0.2;
      const title = titleScore(taxonomy, text);
      if (title > (hasArabic(text) ? 1.5 : 0.5)) score -= 1.5;
      if (organisationScore(taxonomy, text) > 0.8) score -= 1.5;
      if (placeScore(taxonomy, text) >= 0.6) score -= 2;
      if (email) score += 2 * emailLikeness(text, email);
      const words = text.split(/\s+/).length;
      if (words === 1) score -= 1.2;
      if (words > 5) score -= 0.5;
      candidates.push({ text, line, score });
    }
  });
  candidates.sort((a, b) => b.score - a.score);
  const best = candidates[0];
  if (!best || best.score < -0.5) return null;
  return {
    value: cleanName(best.text),
    line: best.line,
    evidence: {
      confidence: Math.max(0.4, Math.min(0.98, 0.6 + best.score * 0.12)),
      place: placeOf(best.line, best.text),
    },
  };
}

/** The line that goes on where this one ends; contacts beside a tall name may stand between the two. */
function lineBelow(all: Line[], line: Line): Line | undefined {
  const index = all.indexOf(line);
  const next = all[index + 1];
  if (index < 0) return undefined;
  if (!next || line.width === 0 || Math.abs(next.size - line.size) < 0.6) return next;
  return (
    all.slice(index + 1, index + 5).find((other) => {
      const first = other.segments[0]!;
      const size = first.runs[0]?.size ?? other.size;
      return (
        other.page === line.page &&
        Math.abs(size - line.size) < 0.6 &&
        (Math.abs(other.x - line.x) < 4 || other.isRtl) &&
        other.y - line.y < 1.9 * line.size
      );
    }) ?? next
  );
}

function largest(lines: Line[]): Line[] {
  let size = 0;
  for (const line of lines) size = Math.max(size, line.size);
  return lines.filter((line) => line.size > size - 0.5).slice(0, 3);
}

function medianSize(lines: Line[]): number {
  const sizes = lines.map((line) => line.size).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 11;
}

/** A line as a name may stand on it: whole, its first piece, or joined with the next line of the same size. */
function nameTexts(
  taxonomy: Taxonomy,
  line: Line,
  next: Line | undefined,
  third: Line | undefined,
): { text: string; size: number }[] {
  const texts: { text: string; size: number }[] = [];
  const first = line.segments[0]!;
  const size = first.runs[0]?.size ?? line.size;
  const cleaned = (text: string): string =>
    trimPiece(text.replace(DOCUMENT_TITLE, '').replace(CREDENTIALS, ''));
  const below = next?.segments[0];
  if (
    next &&
    below &&
    next.column === line.column &&
    Math.abs((below.runs[0]?.size ?? next.size) - size) < 0.6 &&
    first.text.split(/\s+/).length <= 3 &&
    below.text.split(/\s+/).length <= 3 &&
    size > 14 &&
    next.gap < 1.9 &&
    (titleScore(taxonomy, below.text) <= 0.5 || (hasArabic(below.text) && !below.text.includes(' ')))
  ) {
    const glue = /^\p{Ll}{2,}/u.test(below.text) && !/\s/.test(below.text) ? '' : ' ';
    texts.push({ text: cleaned(`${first.text}${glue}${below.text}`), size: size * 1.03 });
    const goesOn =
      third &&
      third.column === line.column &&
      third.segments.length === 1 &&
      Math.abs(third.size - line.size) < 0.6 &&
      third.gap < 1.9 &&
      third.text.split(/\s+/).length <= 2 &&
      titleScore(taxonomy, third.text) <= 0.5;
    if (goesOn) texts.push({ text: cleaned(`${line.text} ${next.text} ${third.text}`), size: size * 1.1 });
  }
  if (line.segments.length > 1)
    texts.push({ text: cleaned(line.segments.map((segment) => segment.text).join(' ')), size: size * 0.97 });
  texts.push({ text: cleaned(first.text), size });
  const piece = partsOf(line).pieces[0];
  if (piece && piece.text !== first.text) texts.push({ text: cleaned(piece.text), size });
  return texts;
}

function isNameShape(text: string): boolean {
  const bare = text.replace(HONORIFIC, '').trim();
  if (bare.length < 3 || bare.length > 60) return false;
  if (/[\d@:/|+_#%&*=<>]/.test(bare)) return false;
  if (DOCUMENT_TITLE.test(bare) || sectionOfHeading(bare)) return false;
  const words = bare.split(/\s+/);
  if (words.length > 7) return false;
  if (!/^[\p{L}]/u.test(bare)) return false;
  if (/[.!?]$/.test(bare) && !/\b\p{L}\.$/u.test(bare)) return false;
  if (
    !hasArabic(bare) &&
    words.some(
      (word) =>
        /^\p{Ll}/u.test(word) &&
        !/^(?:al|el|bin|bint|ibn|de|da|dos|del|van|von|der|den|di|la|le|abu|ben|e|y|dela|bte|binti|ul|ur|ud)$/i.test(
          word.replace(/-.*/, ''),
        ),
    )
  )
    return false;
  if (
    /^(?:phone|email|mobile|address|page|nationality|confidential|tel|contact|العنوان|الهاتف|البريد)\b/i.test(
      bare,
    )
  )
    return false;
  return true;
}

function cleanName(text: string): string {
  const name = trimPiece(text.replace(CREDENTIALS, '').replace(HONORIFIC, ''));
  const letters = name.split(' ');
  if (letters.length > 4 && letters.every((letter) => letter.length === 1)) return letters.join('');
  return name;
}

function emailLikeness(name: string, email: string): number {
  const user = foldName(email.split('@')[0]!).replace(/[^a-z]/g, '');
  if (user.length < 3) return 0;
  const words = foldName(name)
    .split(' ')
    .filter((word) => /^[a-z]/.test(word));
  if (words.length === 0) return 0;
  const found = words.filter(
    (word) =>
      word.length > 1 && (user.includes(word) || (word.length > 4 && user.includes(word.slice(0, 5)))),
  );
  // "areddy" is Arjun Reddy: the rest of the user part opens with another word's first letter.
  const rest = found.reduce((left, word) => left.replace(word, ''), user);
  const hasInitial = words.some((word) => !found.includes(word) && rest.startsWith(word[0]!));
  return Math.min(1, found.length / 2 + (found.length > 0 && hasInitial ? 0.5 : 0));
}

/** The line under (or over) the name that says what the person is. */
export function readHeadline(
  taxonomy: Taxonomy,
  sections: Section[],
  name: (Read<string> & { line: Line }) | null,
  location: string | null,
): Read<string> | null {
  const lines = personalLines(sections);
  for (const line of lines) {
    const labelled = labelledValue(line, ['headline']);
    if (
      labelled?.role === 'headline' &&
      labelled.value.length > 2 &&
      labelled.value.split(/\s+/).length <= 10
    ) {
      return { value: labelled.value, evidence: { confidence: 0.85, place: placeOf(line, labelled.value) } };
    }
  }
  const top = sections.filter((section) => section.kind === 'top').flatMap((section) => section.lines);
  const at = name ? top.indexOf(name.line) : -1;
  let best: { text: string; line: Line; score: number } | null = null;
  top.forEach((line, index) => {
    const distance = at < 0 ? index : index - at;
    if (distance < -3 || distance > 8 || line.isBullet) return;
    const rows =
      line === name?.line
        ? partsOf(line)
            .pieces.slice(1)
            .map((piece) => piece.text)
        : [line.text.replace(/\t.*$/, ''), ...line.segments.slice(1).map((segment) => segment.text)];
    rows.forEach((raw) => {
      const text = trimPiece(raw.replace(BULLET, ''));
      if (name && (foldName(text) === foldName(name.value) || foldName(name.value).includes(foldName(text))))
        return;
      if (
        text.length < 3 ||
        text.length > 110 ||
        /@|https?:|www\.|\.com\b|\d{4,}/i.test(text) ||
        DOCUMENT_TITLE.test(text)
      )
        return;
      const words = text.split(/\s+/).length;
      if (words > 14 || (/[.!؟]$/.test(text) && words > 6)) return;
      if (labelledValue(line, ['email', 'phone', 'location', 'name', 'link'])) return;
      if (placeScore(taxonomy, text) >= 0.6 || (location && foldName(text) === foldName(location))) return;
      let score = Math.min(2, titleScore(taxonomy, text)) - Math.abs(distance - 1) * 0.2;
      if (distance === 1) score += 0.9;
      if (distance < 0) score -= 0.4;
      if (titleScore(taxonomy, text) <= 0 && distance !== 1) return;
      if (words > 9) score -= 0.4;
      if (score > 0.5 && (!best || score > best.score)) best = { text, line, score };
    });
  });
  return readOf(best, (score) => Math.min(0.92, 0.5 + score * 0.15));
}

/** Where the person lives. */
export function readLocation(taxonomy: Taxonomy, sections: Section[]): Read<string> | null {
  const lines = personalLines(sections);
  let best: { text: string; line: Line; score: number } | null = null;
  const offer = (text: string, line: Line, score: number): void => {
    if (!best || score > best.score) best = { text, line, score };
  };
  lines.forEach((line, index) => {
    const isTop =
      sections.some((section) => section.kind !== 'personal' && section.lines.includes(line)) &&
      line.text.length < 90;
    const labelled = labelledValue(line, ['location', 'name', 'headline', 'email', 'phone']);
    if (labelled?.role === 'ignore') return;
    if (labelled?.role === 'location') {
      const next = lines[index + 1];
      let value = labelled.value;
      if (next && (value === '' || /[,،]$/.test(value))) value = `${value} ${next.text}`.trim();
      const parts = value.split(/\t|\s+[|•·]\s+/);
      const place = parts.find((part) => findPlace(taxonomy, part)) ?? parts[0] ?? '';
      if (place !== '') offer(shorten(taxonomy, place), line, findPlace(taxonomy, place) ? 2.2 : 1.2);
      return;
    }
    const next = lines[index + 1];
    if (next && next.column === line.column && line.width > 0 && line.text.length < 50) {
      const joined = `${line.text.replace(BULLET, '').trim()} ${next.text.trim()}`;
      const score = placeScore(taxonomy, joined);
      const isOpen =
        placeScore(taxonomy, line.text) > 0 && placeScore(taxonomy, line.text) < 0.95 && score >= 0.95;
      if (
        score >= 0.6 &&
        (isOpen ||
          score > Math.max(placeScore(taxonomy, line.text) - 0.1, placeScore(taxonomy, next.text))) &&
        !/^[\p{Lu}\s]+$/u.test(next.text)
      )
        offer(joined, line, score + 0.85 - index * 0.01);
    }
    const chunks = withoutContacts(line.text.replace(BULLET, '')).split(/\t|\s*[|•·●▪◦]\s*|\s+\/\s+|\s{2,}/);
    for (const chunk of chunks) {
      const text = chunk.trim().replace(/^(?:address|location|العنوان|الموقع|based in|📍)\s*[:：]?\s*/i, '');
      if (text === '' || /@|https?:/.test(text)) continue;
      if (/^(?:nationality|born|passport|visa|driving|الجنسية|التأشيرة)/i.test(text)) continue;
      const withoutPhone = text.replace(/[,،]?\s*\+?\d[\d\s()-]{7,}\d/, '').trim();
      const score = placeScore(taxonomy, withoutPhone);
      if (score >= 0.6)
        offer(shorten(taxonomy, withoutPhone), line, score + (isTop ? 0.8 : 0) - index * 0.01);
      else if (isTop && withoutPhone.split(/\s+/).length <= 14) {
        const inner = findPlace(taxonomy, withoutPhone);
        if (inner && titleScore(taxonomy, withoutPhone) <= 0.4 && /[,،\-–]/.test(withoutPhone))
          offer(shorten(taxonomy, withoutPhone), line, 0.75 - index * 0.01);
        else if (
          /^\p{Lu}[\p{L}'. -]{2,24}[,،]\s*\p{Lu}[\p{L}'. -]{1,24}$/u.test(withoutPhone) &&
          titleScore(taxonomy, withoutPhone) <= 0 &&
          index > 0
        )
          offer(withoutPhone, line, 0.4 - index * 0.01);
      }
    }
  });
  return readOf(best, (score) => Math.min(0.95, 0.45 + score * 0.25));
}

/** A line of contacts less its addresses and numbers, each of which parts what stands around it. */
function withoutContacts(text: string): string {
  return text
    .replace(/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu, '\t')
    .replace(URL, '\t')
    .replace(/(?:\+|00|\(\+?)\d[\d\s().-]{6,18}\d|(?<![\d/])0\d{1,4}[\s-]?\d{3}[\s-]?\d{3,4}(?!\d)/g, '\t');
}

/** A full address is cut to the part that names the place. */
function shorten(taxonomy: Taxonomy, text: string): string {
  const clean = trimPiece(text);
  return clean.split(/\s+/).length > 9 ? (findPlace(taxonomy, clean) ?? clean) : clean;
}

const URL =
  /(?<![@\p{L}\p{N}.])(?:https?:\/\/[^\s،,;|()<>"]+|www\.[^\s،,;|()<>"]+|(?:[a-z0-9-]+\.)+(?:com|net|org|io|dev|me|co|ae|sa|info|app|ai|tech|design|edu|in|uk|eg|qa|site|online|page|link|xyz|work|pro|blog|art|studio|cv|bio)(?:\/[^\s،,;|()<>"]*)?)(?![@\p{L}])/giu;

/** Addresses printed or linked, without mail and telephone links. */
export function readLinks(sections: Section[], annotations: string[]): Read<string>[] {
  const links: Read<string>[] = [];
  const keyOf = (url: string): string =>
    url
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '');
  const add = (url: string, evidence: Evidence): void => {
    const clean = url.trim().replace(/[.,;:)\]'"]+$/, '');
    const key = keyOf(clean);
    if (
      key.length < 4 ||
      /^(?:mailto|tel|callto|sms|whatsapp|file|javascript|#)/i.test(clean) ||
      key.startsWith('wa.me/') ||
      /@/.test(key.split('/')[0]!) ||
      !/\.[a-z]{2,}/i.test(key)
    )
      return;
    const known = links.findIndex((link) => keyOf(link.value) === key || keyOf(link.value).startsWith(key));
    if (known >= 0) return;
    const shorter = links.findIndex(
      (link) => key.startsWith(keyOf(link.value)) && /[-/_]$/.test(keyOf(link.value)),
    );
    if (shorter >= 0) links.splice(shorter, 1);
    links.push({ value: clean, evidence });
  };
  for (const url of annotations) add(url, { confidence: 0.9 });
  for (const section of sections) {
    const isPersonal =
      section.kind === 'top' ||
      section.kind === 'contact' ||
      section.kind === 'personal' ||
      section.kind === 'other';
    section.lines.forEach((line, index) => {
      const text = line.text.replace(/\t/g, '  ');
      for (const match of text.matchAll(URL)) {
        const hasScheme = /^(?:https?:|www\.)/i.test(match[0]);
        const hasPath = match[0].includes('/');
        if (!hasScheme && !(isPersonal || hasPath)) continue;
        if (!hasScheme && !hasPath && match[0].split('.')[0]!.length < 3) continue;
        if (!hasScheme && !hasPath && /^(?:asp|vb|ado|node|vue|next|socket)\.(?:net|io|js)$/i.test(match[0]))
          continue;
        if (/@/.test(text.slice(Math.max(0, match.index - 1), match.index))) continue;
        let url = match[0];
        const next = section.lines[index + 1];
        const tail = next?.text.trim().split(/\s/)[0] ?? '';
        if (
          /[-/_]$/.test(url) &&
          match.index + url.length >= text.length &&
          /^[\w\-./]+$/.test(tail) &&
          !/^(?:https?:|www\.)/i.test(tail)
        )
          url += tail;
        add(url, { confidence: 0.88, place: placeOf(line, url) });
      }
    });
  }
  return links;
}

type Candidate = { text: string; line: Line; score: number };

function readOf(best: Candidate | null, confidenceOf: (score: number) => number): Read<string> | null {
  if (!best) return null;
  const { text, line, score } = best;
  return { value: text, evidence: { confidence: confidenceOf(score), place: placeOf(line, text) } };
}
