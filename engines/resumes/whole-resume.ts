/** The sections of a document to a resume with evidence. */
import type { Line, Reading } from '#engines/documents/index.ts';
import type { Taxonomy } from '#engines/taxonomy/index.ts';
import { readAwards } from './awards.ts';
import { readCertifications } from './certifications.ts';
import { calibrated } from './confidence.ts';
import { readEmail, readPhone } from './contacts.ts';
import { readEducation } from './education.ts';
import {
  headlineOr,
  isNoName,
  linesOfFewWords,
  nameBeforePlace,
  openingName,
  openingTrade,
  restAsSummary,
  toldStudies,
  unheadedLines,
  wholeAsSummary,
} from './few-words.ts';
import { readHeadline } from './headline.ts';
import { settledHome } from './home.ts';
import { introducedHome, introducedTrade, opensWithWish, saysTrade, tellsWish } from './introduction.ts';
import { readLinks } from './links.ts';
import { readLocation } from './location.ts';
import { readName } from './name.ts';
import { linesInOwnWords } from './own-words.ts';
import { personalLines } from './personal-lines.ts';
import { readProjects } from './projects.ts';
import type { Evidence, ParsedResume, Place } from './resume.ts';
import type { Section } from './section.ts';
import { listsSkills, readSkills, type Skill } from './skills.ts';
import { isLanguageList, readLanguages, statesLanguages } from './spoken-languages.ts';
import { readPublications, readStatedFacts, readVolunteering } from './stated-facts.ts';
import { strayLanguages } from './stray-languages.ts';
import { isStudyAmongJobs, strayStudies } from './stray-studies.ts';
import { readSummary } from './summary.ts';
import { withTaggedPosts } from './tagged-work.ts';
import { toInternational } from './telephone.ts';
import { tidied } from './tidy-jobs.ts';
import { deedsTrade, toldTrade } from './told-person.ts';
import { listedLanguages, placeAmong, toldLanguages, toldPlace } from './told-sentences.ts';
import { isMisread, runsOver, toldWork } from './told-work.ts';
import { withoutTranslations } from './translations.ts';
import { readUnheadedJobs } from './unheaded-jobs.ts';
import { unplacedLines } from './unplaced-lines.ts';
import { findWarnings } from './warnings.ts';
import { readWork } from './work.ts';

/** The resume that these sections of a document hold; what ends after `now` is expected. */
export function resumeOf(taxonomy: Taxonomy, sections: Section[], reading: Reading, now: Date): ParsedResume {
  const few = withFewWords(taxonomy, read(taxonomy, sections, reading, now), sections, now);
  const studied = withStrayStudies(taxonomy, few, sections, now);
  const isSpeaking = studied.languages.length > 0;
  const lines = sections.flatMap((section) => section.lines);
  const found = {
    ...studied,
    ...postsOf(taxonomy, studied, sections, now),
    location: settledHome(taxonomy, studied.location, studied.name?.value ?? null, sections),
    languages: isSpeaking ? studied.languages : strayLanguages(taxonomy, lines),
  };
  const told = { ...found, summary: withAims(found, sections) };
  const findings = { ...told, summary: withUnplaced(told, sections) };
  return { ...valuesOf(findings), evidence: evidenceOf(findings) };
}

type Findings = ReturnType<typeof read>;

/** What somebody is and was, as the readers found it and the tagger of posts mends it. */
function postsOf(
  taxonomy: Taxonomy,
  { headline, work }: Findings,
  sections: readonly Section[],
  now: Date,
): Pick<Findings, 'headline' | 'work'> {
  const tidy = work.map((job) => tidied(taxonomy, job, headline));
  return withTaggedPosts(taxonomy, { headline, work: tidy }, sections, now);
}

/** What a page in few words, or in sentences, without headings tells besides: what somebody is, what they studied, and all of it as their own words. */
function withFewWords(taxonomy: Taxonomy, found: Findings, sections: Section[], now: Date): Findings {
  const few = linesOfFewWords(sections);
  const lines = few.length > 0 ? few : linesInOwnWords(taxonomy, sections);
  const whole = few.length > 0 ? wholeAsSummary(lines) : restAsSummary(lines, []);
  if (lines.length === 0) {
    const rest = restAsSummary(unheadedLines(sections), found.work);
    return { ...found, summary: longer(found.summary, rest) };
  }
  const toldSelf = toldTrade(taxonomy, lines);
  const trade = toldSelf ?? openingTrade(taxonomy, lines);
  const studies = toldStudies(lines, now);
  const isNamed = found.name !== null && !runsOver(found.name.value) && !isNoName(found.name, trade, studies);
  const isListed = found.work.length > 0 && !isMisread(taxonomy, found.work);
  const read = toldSelf ?? headlineOr(taxonomy, found.headline, !isListed || !isNamed ? trade : null, lines);
  const headline = tradeAmong(taxonomy, read, lines) ?? (isListed ? null : deedsTrade(taxonomy, lines));
  return {
    ...found,
    name:
      nameBeforePlace(taxonomy, lines, found.name) ??
      (isNamed ? found.name : openingName(taxonomy, lines, trade)),
    headline,
    location: homeAmong(taxonomy, found.location, lines),
    summary: longer(found.summary, isListed ? restAsSummary(lines, found.work) : whole),
    work: isListed
      ? found.work
      : withPresent(toldWork(taxonomy, lines, isShort(headline) ? headline : trade), trade),
    education: found.education.length > 0 ? found.education : studies,
    languages: found.languages.length > 0 ? found.languages : toldLanguages(taxonomy, lines),
  };
}

/** Where no study is read: those that stand outside of any section of them, and none of them as a job. */
function withStrayStudies(taxonomy: Taxonomy, found: Findings, sections: Section[], now: Date): Findings {
  const misread = found.work.filter(isStudyAmongJobs);
  const work = found.work.filter((job) => !misread.includes(job));
  if (found.education.some(({ value }) => value.degree !== null)) return { ...found, work };
  return { ...found, work, education: [...found.education, ...strayStudies(taxonomy, sections, now)] };
}

/** What somebody says of themselves, with the lines that say what they want wherever these stand: "Looking for: day work, not on site". */
function withAims({ summary, work }: Findings, sections: readonly Section[]): Findings['summary'] {
  const told = [summary?.value ?? '', ...work.flatMap(({ value }) => value.details)];
  const aims = sections
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => opensWithWish(text) && !told.some((it) => it.includes(text.trim())));
  return followedBy(summary, wholeAsSummary(aims));
}

/** What somebody says of themselves, with what nobody else has read. */
const withUnplaced = (found: Findings, sections: readonly Section[]): Findings['summary'] =>
  followedBy(found.summary, wholeAsSummary(unplacedLines(valuesOf(found), sections)));

const followedBy = (summary: Findings['summary'], rest: Findings['summary']): Findings['summary'] =>
  summary && rest ? { ...summary, value: `${summary.value}\n${rest.value}` } : (summary ?? rest);

/** The headline that was read where it says by itself what somebody is, else what they call themselves; a wish is neither. */
function tradeAmong(
  taxonomy: Taxonomy,
  read: Findings['headline'],
  lines: readonly Line[],
): Findings['headline'] {
  if (read && saysTrade(taxonomy, read.value)) return read;
  const introduced = introducedTrade(taxonomy, lines);
  return introduced ?? (read && !tellsWish(read.value) ? read : null);
}

/** Where somebody says they are now, else the place among the contacts or told, else where they say they are from. */
function homeAmong(
  taxonomy: Taxonomy,
  read: Findings['location'],
  lines: readonly Line[],
): Findings['location'] {
  const introduced = introducedHome(taxonomy, lines);
  if (introduced?.isNow && !read?.value.includes(introduced.value)) return introduced;
  return placeAmong(taxonomy, read, toldPlace(taxonomy, lines), lines) ?? introduced;
}

/** "Insurance adviser, Sharjah. Previously receptionist": where only what was before is told as a job, the trade is the present one. */
function withPresent(jobs: Findings['work'], trade: Findings['headline']): Findings['work'] {
  const isTold = jobs.some(
    ({ value }) => value.current || value.end !== null || value.title === trade?.value,
  );
  if (!trade || jobs.length === 0 || isTold) return jobs;
  const { value: title, evidence } = trade;
  const job = {
    title,
    organisation: null,
    location: null,
    start: null,
    end: null,
    current: true,
    details: [],
  };
  return [{ value: job, evidence: { title: evidence } }, ...jobs];
}

/** The one that says more: a first paragraph is a part of the whole. */
function longer(read: Findings['summary'], told: Findings['summary']): Findings['summary'] {
  if (!read || !told) return read ?? told;
  return told.value.length > read.value.length ? told : read;
}

/** Whether a headline is a title and nothing besides. */
const isShort = (headline: Findings['headline']): boolean =>
  headline !== null && !/[,،.:;؛]/u.test(headline.value);

/** What every reader finds, with where it stands. */
function read(taxonomy: Taxonomy, sections: Section[], reading: Reading, now: Date) {
  const linesOf = (...kinds: Section['kind'][]): Line[][] =>
    sections.filter((section) => kinds.includes(section.kind)).map((section) => section.lines);
  const all = reading.blocks.flatMap((block) => block.lines);
  const personal = personalLines(sections);
  const email = readEmail(personal, reading.links) ?? readEmail(all, []);
  const phone = readPhone(personal, reading.links) ?? readPhone(all.slice(0, 15), []);
  // The name is said in the language that is read: above a translation it stands in the other.
  const name = readName(taxonomy, sections, withoutTranslations(reading), email?.value ?? null);
  const place = readLocation(taxonomy, sections);
  // What is read as the name may look like a place ("Callum Fairweather"), and is none.
  const location = place && place.value !== name?.value ? place : null;
  const headline = readHeadline(taxonomy, sections, name, location?.value ?? null);
  const inLanguages = linesOf('languages').flat();
  const spoken = readLanguages(
    taxonomy,
    inLanguages.length > 0 ? inLanguages : all.filter((line) => namesLanguages(taxonomy, line, personal)),
  );
  const headed = sections
    .filter(({ kind }) => kind === 'work')
    .flatMap((section) => readWork(taxonomy, section, headline?.value ?? null));
  return {
    name,
    headline,
    email,
    phone,
    phoneInternational: phone && toInternational(taxonomy, phone.value, location?.value ?? null),
    location,
    links: readLinks(sections, reading.links),
    summary: readSummary(sections),
    work: headed.length > 0 ? headed : readUnheadedJobs(taxonomy, sections),
    education: linesOf('education').flatMap((lines) => readEducation(taxonomy, lines, now)),
    certifications: linesOf('certifications').flatMap((lines) => readCertifications(taxonomy, lines)),
    skills: eachOnce([
      ...linesOf('skills').flatMap((lines) => readSkills(taxonomy, lines)),
      ...linesOf('top', 'summary', 'personal', 'education', 'other').flatMap((lines) =>
        readSkills(
          taxonomy,
          lines.filter(({ text }) => listsSkills(taxonomy, text)),
        ),
      ),
    ]),
    languages: spoken.length > 0 ? spoken : listedLanguages(taxonomy, all),
    awards: linesOf('awards').flatMap(readAwards),
    projects: linesOf('projects').flatMap(readProjects),
    stated: readStatedFacts(
      taxonomy,
      [...personal, ...linesOf('other', 'certifications', 'languages', 'skills').flat()],
      all,
    ),
    publications: linesOf('publications').flatMap(readPublications),
    volunteering: linesOf('volunteer').flatMap((lines) => readVolunteering(taxonomy, lines)),
    warnings: findWarnings(reading),
  };
}

/** Skills of several sections, each once, whatever its letters' case. */
function eachOnce(skills: Skill[]): Skill[] {
  const keys = skills.map(({ text }) => text.toLowerCase());
  return skills.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** Whether a line outside of any section of languages names some. */
function namesLanguages(taxonomy: Taxonomy, line: Line, personal: Line[]): boolean {
  if (statesLanguages(taxonomy, line.text)) return true;
  return (
    personal.includes(line) &&
    (/languages?|اللغات|لغات/i.test(line.text) ||
      line.segments.some((segment) => isLanguageList(taxonomy, segment.text)))
  );
}

function valuesOf(found: Findings): Omit<ParsedResume, 'evidence'> {
  const { phone, stated, publications, volunteering, warnings } = found;
  return {
    name: found.name?.value ?? null,
    headline: found.headline?.value ?? null,
    summary: found.summary?.value ?? null,
    email: found.email?.value ?? null,
    phone: phone?.value ?? null,
    location: found.location?.value ?? null,
    links: found.links.map((link) => link.value),
    work: found.work.map((job) => job.value),
    education: found.education.map((study) => study.value),
    certifications: found.certifications.map((item) => item.value),
    skills: found.skills.map((skill) => skill.text),
    languages: found.languages.map(({ language, level }) => ({ language, level })),
    awards: found.awards.map(({ title, date }) => ({ title, date })),
    projects: found.projects.map(({ name, details }) => ({ name, details })),
    ...(phone && { phoneInternational: found.phoneInternational }),
    ...(stated.nationality && { nationality: stated.nationality.value }),
    ...(stated.noticePeriod && { noticePeriod: stated.noticePeriod.value }),
    ...(stated.drivingLicence && { drivingLicence: stated.drivingLicence.value }),
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
  };
}

/** The evidence of all fields, by their paths. */
function evidenceOf(found: Findings): Record<string, Evidence> {
  const evidence: Record<string, Evidence> = {};
  const note = (path: string, own: Evidence | undefined): void => {
    if (own) evidence[path] = { ...own, confidence: calibrated(path, own.confidence) };
  };
  const noteEach = (path: string, items: readonly { evidence: Evidence }[]): void => {
    for (const [index, item] of items.entries()) note(`${path}.${index}`, item.evidence);
  };
  const noteFields = (
    path: string,
    items: readonly { evidence: Partial<Record<string, Evidence>> }[],
  ): void => {
    for (const [index, item] of items.entries())
      for (const [key, own] of Object.entries(item.evidence)) note(`${path}.${index}.${key}`, own);
  };
  for (const key of ['name', 'headline', 'email', 'phone', 'location'] as const)
    note(key, found[key]?.evidence);
  noteEach('links', found.links);
  note('summary', found.summary?.evidence);
  noteFields('work', found.work);
  noteFields('education', found.education);
  noteFields('certifications', found.certifications);
  noteEach('skills', allAsSure(found.skills, 0.88));
  noteEach('languages', allAsSure(found.languages, 0.95));
  noteEach('awards', allAsSure(found.awards, 0.8));
  noteEach('projects', allAsSure(found.projects, 0.75));
  for (const key of ['nationality', 'noticePeriod', 'drivingLicence'] as const)
    note(key, found.stated[key]?.evidence);
  noteEach('publications', found.publications);
  noteEach('volunteering', found.volunteering);
  return evidence;
}

/** The evidence of items of one kind, whose readers are all as sure. */
function allAsSure(items: readonly { place: Place }[], confidence: number): { evidence: Evidence }[] {
  return items.map(({ place }) => ({ evidence: { confidence, place } }));
}
