/**
 * The resume engine's door: bytes of a document in, a resume with evidence out. It never throws and never waits on
 * anything outside; the date of the reading is a parameter.
 */
import { readCertifications } from './certifications.ts';
import { readEducation } from './education.ts';
import { detailTexts } from './entries.ts';
import { isLanguageList, readAwards, readLanguages, readProjects, readSkills } from './lists.ts';
import { plainText, type Reading } from './page.ts';
import {
  holdsContacts,
  personalLines,
  readEmail,
  readHeadline,
  readLinks,
  readLocation,
  readName,
  readPhone,
} from './person.ts';
import { placeOf } from './pieces.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { decodeText, readText } from './read-text.ts';
import { orderPages } from './reading-order.ts';
import type { Evidence, ParsedResume, Place, ReadFailure, ReadResult } from './resume.ts';
import { findSections, type Section } from './sections.ts';
import { readWork } from './work.ts';

export type * from './resume.ts';

/** Changes whenever the same bytes may be read differently. */
export const RESUME_ENGINE_VERSION = 'resumes-1';

/** Larger files are refused before they are opened. */
const MAX_BYTES = 20_000_000;
/** Fewer characters than this on a page of a PDF mean a picture of text. */
const MIN_PAGE_CHARACTERS = 40;

export type DocumentText =
  | { ok: true; text: string; pages: number; format: 'pdf' | 'docx' | 'txt' }
  | { ok: false; reason: ReadFailure };

/** Reads a resume. `now` decides which dates of study lie ahead. */
export async function readResume(
  bytes: Uint8Array,
  hints: { fileName?: string; now: Date },
): Promise<ReadResult> {
  const opened = await openDocument(bytes, hints.fileName);
  if (!opened.ok) return { ok: false, reason: opened.reason, text: '', version: RESUME_ENGINE_VERSION };
  const { reading } = opened;
  const text = plainText(reading);
  try {
    const resume = resumeOf(reading, hints.now);
    return {
      ok: true,
      resume,
      text,
      pages: reading.pages,
      language: reading.isRtl ? 'ar' : 'en',
      version: RESUME_ENGINE_VERSION,
    };
  } catch {
    return { ok: false, reason: 'damaged', text, version: RESUME_ENGINE_VERSION };
  }
}

/** The plain text of a document in reading order, for job files and knowledge documents. */
export async function readDocumentText(
  bytes: Uint8Array,
  hints: { fileName?: string } = {},
): Promise<DocumentText> {
  const opened = await openDocument(bytes, hints.fileName);
  if (!opened.ok) return opened;
  return {
    ok: true,
    text: plainText(opened.reading),
    pages: opened.reading.pages,
    format: opened.reading.format,
  };
}

/** Opens a document by what it holds; its name is only a hint where the bytes say nothing. */
async function openDocument(
  bytes: Uint8Array,
  fileName?: string,
): Promise<{ ok: true; reading: Reading } | { ok: false; reason: ReadFailure }> {
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  if (bytes.length > MAX_BYTES) return { ok: false, reason: 'too_large' };
  try {
    if (isPdf(bytes)) return await openPdf(bytes);
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) return await openZip(bytes);
    // The compound file of old Word documents, and of docx files behind a password.
    if (bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0) {
      return { ok: false, reason: includesUtf16(bytes, 'EncryptedPackage') ? 'encrypted' : 'unsupported' };
    }
    const text = decodeText(bytes);
    if (text === null || /^\s*\{\\rtf/.test(text))
      return { ok: false, reason: /\.(?:pdf|docx)$/i.test(fileName ?? '') ? 'damaged' : 'unsupported' };
    if (text.trim() === '') return { ok: false, reason: 'empty' };
    return { ok: true, reading: readText(text) };
  } catch {
    return { ok: false, reason: 'damaged' };
  }
}

function isPdf(bytes: Uint8Array): boolean {
  // Some writers put a few bytes before the mark (ISO 32000-1, annex H.3.4.1 allows 1024).
  return new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
}

async function openPdf(
  bytes: Uint8Array,
): Promise<{ ok: true; reading: Reading } | { ok: false; reason: ReadFailure }> {
  const pdf = await readPdf(bytes);
  if (!pdf.ok) return pdf;
  const characters = pdf.pages.reduce(
    (sum, page) =>
      sum + page.glyphs.filter((glyph) => !glyph.isSpace && /[\p{L}\p{N}]/u.test(glyph.text)).length,
    0,
  );
  const painted = pdf.pages.reduce(
    (sum, page) => sum + page.glyphs.filter((glyph) => !glyph.isSpace).length,
    0,
  );
  if (characters < MIN_PAGE_CHARACTERS || characters < painted * 0.4) {
    const hasPictures = /\/Subtype\s*\/Image/.test(new TextDecoder('latin1').decode(bytes));
    if (hasPictures || painted >= MIN_PAGE_CHARACTERS) return { ok: false, reason: 'scanned' };
    if (characters === 0) return { ok: false, reason: 'empty' };
  }
  const { blocks, isRtl } = orderPages(pdf.pages);
  const links = pdf.pages.flatMap((page) => page.links.map((link) => link.url));
  return {
    ok: true,
    reading: { blocks, pages: pdf.pageCount, format: 'pdf', isRtl, links: [...new Set(links)] },
  };
}

async function openZip(
  bytes: Uint8Array,
): Promise<{ ok: true; reading: Reading } | { ok: false; reason: ReadFailure }> {
  const names = new TextDecoder('latin1').decode(bytes);
  if (!names.includes('word/document.xml'))
    return { ok: false, reason: names.includes('PK\u0001\u0002') ? 'unsupported' : 'damaged' };
  let reading: Reading;
  try {
    reading = readDocx(bytes);
  } catch {
    // A package that our reader cannot follow: mammoth reads on where parts are missing.
    const mammoth = await import('mammoth');
    const raw = await mammoth.default.extractRawText({ buffer: Buffer.from(bytes) });
    reading = { ...readText(raw.value), format: 'docx' };
  }
  if (reading.blocks.length === 0)
    return { ok: false, reason: /word\/media\//.test(names) ? 'scanned' : 'empty' };
  return { ok: true, reading };
}

function includesUtf16(bytes: Uint8Array, word: string): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...word].join('\u0000'));
}

function resumeOf(reading: Reading, now: Date): ParsedResume {
  const sections = findSections(reading);
  const evidence: Record<string, Evidence> = {};
  const linesOf = (...kinds: Section['kind'][]): Section['lines'][] =>
    sections.filter((section) => kinds.includes(section.kind)).map((section) => section.lines);
  const personal = personalLines(sections);
  const everything = reading.blocks.flatMap((block) => block.lines);
  const note = (path: string, found: Evidence | undefined): void => {
    if (found) evidence[path] = found;
  };

  const email = readEmail(personal, reading.links) ?? readEmail(everything, []);
  const phone = readPhone(personal, reading.links) ?? readPhone(everything.slice(0, 15), []);
  const name = readName(sections, reading, email?.value ?? null);
  const location = readLocation(sections);
  const headline = readHeadline(sections, name, location?.value ?? null);
  const links = readLinks(sections, reading.links);
  note('name', name?.evidence);
  note('headline', headline?.evidence);
  note('email', email?.evidence);
  note('phone', phone?.evidence);
  note('location', location?.evidence);
  for (const [index, link] of links.entries()) note(`links.${index}`, link.evidence);

  const summary = summaryOf(sections);
  if (summary) note('summary', { confidence: summary.confidence, place: summary.place });

  const work = linesOf('work').flatMap((lines) => readWork(lines, headline?.value ?? null));
  const education = linesOf('education').flatMap((lines) => readEducation(lines, now));
  const certifications = linesOf('certifications').flatMap((lines) => readCertifications(lines));
  for (const [index, job] of work.entries()) noteAll(`work.${index}`, job.evidence);
  for (const [index, study] of education.entries()) noteAll(`education.${index}`, study.evidence);
  for (const [index, item] of certifications.entries()) noteAll(`certifications.${index}`, item.evidence);
  function noteAll(path: string, fields: Partial<Record<string, Evidence>>): void {
    for (const [key, found] of Object.entries(fields)) note(`${path}.${key}`, found);
  }

  const skills = linesOf('skills').flatMap((lines) => readSkills(lines));
  const uniqueSkills = skills.filter(
    (skill, index) =>
      skills.findIndex((other) => other.text.toLowerCase() === skill.text.toLowerCase()) === index,
  );
  for (const [index, skill] of uniqueSkills.entries())
    note(`skills.${index}`, { confidence: 0.88, place: skill.place });
  const languageLines = linesOf('languages');
  const languages =
    languageLines.length > 0
      ? languageLines.flatMap((lines) => readLanguages(lines))
      : readLanguages(
          personal.filter(
            (line) =>
              /languages?|اللغات|لغات/i.test(line.text) ||
              line.segments.some((segment) => isLanguageList(segment.text)),
          ),
        );
  for (const [index, item] of languages.entries())
    note(`languages.${index}`, { confidence: 0.95, place: item.place });
  const awards = linesOf('awards').flatMap((lines) => readAwards(lines));
  for (const [index, item] of awards.entries())
    note(`awards.${index}`, { confidence: 0.8, place: item.place });
  const projects = linesOf('projects').flatMap((lines) => readProjects(lines));
  for (const [index, item] of projects.entries())
    note(`projects.${index}`, { confidence: 0.75, place: item.place });

  return {
    name: name?.value ?? null,
    headline: headline?.value ?? null,
    summary: summary?.text ?? null,
    email: email?.value ?? null,
    phone: phone?.value ?? null,
    location: location?.value ?? null,
    links: links.map((link) => link.value),
    work: work.map((job) => job.value),
    education: education.map((study) => study.value),
    certifications: certifications.map((item) => item.value),
    skills: uniqueSkills.map((skill) => skill.text),
    languages: languages.map(({ language, level }) => ({ language, level })),
    awards: awards.map(({ title, date }) => ({ title, date })),
    projects: projects.map(({ name: title, details }) => ({ name: title, details })),
    evidence,
  };
}

/** The summary section, or the first paragraph under the name where it has no heading. */
function summaryOf(sections: Section[]): { text: string; place: Place; confidence: number } | null {
  const section = sections.find(
    (candidate) => candidate.kind === 'summary' && candidate.lines.length > 0 && !holdsContacts(candidate),
  );
  if (section) {
    const text = detailTexts(section.lines).join(' ');
    return { text, place: placeOf(section.lines[0]!, text), confidence: 0.92 };
  }
  const top = sections
    .filter((candidate) => candidate.kind === 'top')
    .flatMap((candidate) => candidate.lines);
  const prose: typeof top = [];
  for (const line of top) {
    const words = line.text.split(/\s+/).length;
    const isProse = words >= 8 && !/@|https?:|\d{7,}/.test(line.text) && line.segments.length === 1;
    const goesOn =
      prose.length > 0 &&
      words >= 1 &&
      line.gap < 1.8 &&
      !/[.!]$/.test(prose.at(-1)!.text) &&
      line.segments.length === 1;
    if (isProse || goesOn) prose.push(line);
    else if (prose.length > 0) break;
  }
  const text = prose.map((line) => line.text).join(' ');
  return text.split(/\s+/).length >= 10 ? { text, place: placeOf(prose[0]!, text), confidence: 0.7 } : null;
}
