import type { Taxonomy } from '#engines/taxonomy/index.ts';
/**
 * The resume engine's door: bytes of a document in, a resume with evidence out. It never throws and never waits on
 * anything outside; the date of the reading is a parameter.
 */

import {
  MAX_PAGES,
  type OpeningHints,
  openDocument,
  plainText,
  type Reading,
} from '#engines/documents/index.ts';
import { readCertifications } from './certifications.ts';
import { calibrated } from './confidence.ts';
import { kindOf } from './document-kind.ts';
import { readEducation } from './education.ts';
import { detailTexts } from './entries.ts';
import {
  isLanguageList,
  readAwards,
  readLanguages,
  readProjects,
  readSkills,
  statesLanguages,
} from './lists.ts';
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
import type { Evidence, ParsedResume, Place, ReadResult } from './resume.ts';
import { findSections, type Section } from './sections.ts';
import { readPublications, readStatedFacts, readVolunteering } from './stated-facts.ts';
import { toInternational } from './telephone.ts';
import { findWarnings } from './warnings.ts';
import { readWork } from './work.ts';

export { findPhoto, type ResumePhoto } from './photo.ts';
export type * from './resume.ts';

/** Changes whenever the same bytes may be read differently. */
export const RESUME_ENGINE_VERSION = 'resumes-5';

export type ReadingHints = Pick<OpeningHints, 'fileName' | 'scans'> & {
  /** Decides which dates of study lie ahead. */
  now: Date;
  /** Called before the first page whose letters must be recognised, and after each. */
  onPage?: (progress: ReadingProgress) => void;
};

export interface ReadingProgress {
  /** How many of the `of` pages are recognised. */
  pages: number;
  of: number;
  /** The answer as it would be if the reading ended here: the pages still to come are unread. */
  read: Extract<ReadResult, { ok: true }>;
}

/** Reads a resume. Letters in pictures are recognised in this thread, at a second or more a page. */
export async function readResume(
  taxonomy: Taxonomy,
  bytes: Uint8Array,
  hints: ReadingHints,
): Promise<ReadResult> {
  const { onPage } = hints;
  const opened = await openDocument(taxonomy, bytes, {
    fileName: hints.fileName,
    scans: hints.scans,
    ...(onPage && {
      onPage: ({ pages, of, reading }) => {
        const resume = tryResumeOf(taxonomy, reading, hints.now);
        if (resume) onPage({ pages, of, read: success(resume, reading, plainText(reading)) });
      },
    }),
  });
  if (!opened.ok) return { ...opened, text: '', version: RESUME_ENGINE_VERSION };
  const { reading } = opened;
  const text = plainText(reading);
  if (reading.pages > MAX_PAGES)
    return {
      ok: false,
      reason: 'too_many_pages',
      pages: reading.pages,
      text,
      version: RESUME_ENGINE_VERSION,
    };
  const resume = tryResumeOf(taxonomy, reading, hints.now);
  if (!resume) return { ok: false, reason: 'damaged', text, version: RESUME_ENGINE_VERSION };
  const kind = kindOf(findSections(taxonomy, reading), resume);
  // A page that nobody could read may hold what makes it one.
  if (kind !== 'resume' && !reading.unread?.length)
    return { ok: false, reason: kind, text, version: RESUME_ENGINE_VERSION };
  return success(resume, reading, text);
}

function success(resume: ParsedResume, reading: Reading, text: string): Extract<ReadResult, { ok: true }> {
  return {
    ok: true,
    resume: {
      ...resume,
      ...(reading.unread?.length && { unreadPages: reading.unread }),
      ...(reading.garbled && { garbledPages: reading.garbled }),
    },
    text,
    pages: reading.pages,
    language: reading.isRtl ? 'ar' : 'en',
    version: RESUME_ENGINE_VERSION,
  };
}

function tryResumeOf(taxonomy: Taxonomy, reading: Reading, now: Date): ParsedResume | null {
  try {
    return resumeOf(taxonomy, reading, now);
  } catch {
    return null;
  }
}

function resumeOf(taxonomy: Taxonomy, reading: Reading, now: Date): ParsedResume {
  const sections = findSections(taxonomy, reading);
  const evidence: Record<string, Evidence> = {};
  const linesOf = (...kinds: Section['kind'][]): Section['lines'][] =>
    sections.filter((section) => kinds.includes(section.kind)).map((section) => section.lines);
  const personal = personalLines(sections);
  const everything = reading.blocks.flatMap((block) => block.lines);
  const note = (path: string, found: Evidence | undefined): void => {
    if (found) evidence[path] = { ...found, confidence: calibrated(path, found.confidence) };
  };

  const email = readEmail(personal, reading.links) ?? readEmail(everything, []);
  const phone = readPhone(personal, reading.links) ?? readPhone(everything.slice(0, 15), []);
  const name = readName(taxonomy, sections, reading, email?.value ?? null);
  const location = readLocation(taxonomy, sections);
  const headline = readHeadline(taxonomy, sections, name, location?.value ?? null);
  const links = readLinks(sections, reading.links);
  note('name', name?.evidence);
  note('headline', headline?.evidence);
  note('email', email?.evidence);
  note('phone', phone?.evidence);
  note('location', location?.evidence);
  for (const [index, link] of links.entries()) note(`links.${index}`, link.evidence);

  const summary = summaryOf(sections);
  if (summary) note('summary', { confidence: summary.confidence, place: summary.place });

  const work = linesOf('work').flatMap((lines) => readWork(taxonomy, lines, headline?.value ?? null));
  const education = linesOf('education').flatMap((lines) => readEducation(taxonomy, lines, now));
  const certifications = linesOf('certifications').flatMap((lines) => readCertifications(taxonomy, lines));
  for (const [index, job] of work.entries()) noteAll(`work.${index}`, job.evidence);
  for (const [index, study] of education.entries()) noteAll(`education.${index}`, study.evidence);
  for (const [index, item] of certifications.entries()) noteAll(`certifications.${index}`, item.evidence);
  function noteAll(path: string, fields: Partial<Record<string, Evidence>>): void {
    for (const [key, found] of Object.entries(fields)) note(`${path}.${key}`, found);
  }

  const skills = linesOf('skills').flatMap((lines) => readSkills(taxonomy, lines));
  const uniqueSkills = skills.filter(
    (skill, index) =>
      skills.findIndex((other) => other.text.toLowerCase() === skill.text.toLowerCase()) === index,
  );
  for (const [index, skill] of uniqueSkills.entries())
    note(`skills.${index}`, { confidence: 0.88, place: skill.place });
  const languageLines = linesOf('languages').flat();
  const languages = readLanguages(
    taxonomy,
    languageLines.length > 0
      ? languageLines
      : everything.filter(
          (line) =>
            statesLanguages(taxonomy, line.text) ||
            (personal.includes(line) &&
              (/languages?|اللغات|لغات/i.test(line.text) ||
                line.segments.some((segment) => isLanguageList(taxonomy, segment.text)))),
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

  const facts = readStatedFacts(taxonomy, [...personal, ...linesOf('other', 'certifications').flat()]);
  for (const key of ['nationality', 'noticePeriod', 'drivingLicence'] as const)
    note(key, facts[key]?.evidence);
  const publications = linesOf('publications').flatMap((lines) => readPublications(lines));
  const volunteering = linesOf('volunteer').flatMap((lines) => readVolunteering(taxonomy, lines));
  for (const [index, item] of publications.entries()) note(`publications.${index}`, item.evidence);
  for (const [index, item] of volunteering.entries()) note(`volunteering.${index}`, item.evidence);
  const warnings = findWarnings(reading);

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
    ...(phone && {
      phoneInternational: toInternational(taxonomy, phone.value, location?.value ?? null),
    }),
    ...(facts.nationality && { nationality: facts.nationality.value }),
    ...(facts.noticePeriod && { noticePeriod: facts.noticePeriod.value }),
    ...(facts.drivingLicence && { drivingLicence: facts.drivingLicence.value }),
    ...(publications.length > 0 && {
      publications: publications.map(({ title, date }) => ({ title, date })),
    }),
    ...(volunteering.length > 0 && {
      volunteering: volunteering.map(({ role, organisation, start, end }) => ({
        role,
        organisation,
        start,
        end,
      })),
    }),
    ...(warnings.length > 0 && { warnings }),
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
