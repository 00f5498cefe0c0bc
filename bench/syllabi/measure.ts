/**
 * Measures the reading of syllabi: `node bench/syllabi/measure.ts [tuned|scored [part of a name]]`, with `--names` to see what was missed,
 * added and taken from elsewhere. The documents and what they show were written before anything was read from them; they
 * are set as PDF, Word, text and scans by code, and read from the bytes as an upload is.
 */
import { openDocument } from '#engines/documents/index.ts';
import { type CourseSkill, type ReadCourse, readProgramme } from '#engines/programmes/index.ts';
import { openTaxonomy } from '#engines/taxonomy/index.ts';
import { fold } from '#engines/text/index.ts';
import { createTypesetter, type Typesetter } from '#server/platform/typesetter.ts';
import { type NotedSkill, type Syllabus, syllabiOf, type TrueCourse } from './documents.ts';
import { fileOf } from './setting.ts';

const taxonomy = openTaxonomy();
const shows = process.argv.includes('--names');
const [only, part = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const COUNTS = {
  courses: 0,
  coursesFound: 0,
  /** Courses that were read and are none. */
  coursesAdded: 0,
  noted: 0,
  notedFound: 0,
  read: 0,
  right: 0,
  /** Noted skills that were read in any course. */
  anywhere: 0,
  evidence: 0,
  evidenceRight: 0,
};
type Counts = typeof COUNTS;
const counted = Object.keys(COUNTS) as (keyof Counts)[];

async function measure(half: string): Promise<void> {
  const typesetter = createTypesetter();
  const all = { ...COUNTS };
  for (const syllabus of syllabiOf(`${half}.txt`).filter(({ name }) => name.includes(part))) {
    checkIds(syllabus);
    const own = await countsFor(syllabus, typesetter);
    for (const name of counted) all[name] += own[name];
    say(`${syllabus.name} (${syllabus.format})`, own);
  }
  say(half.toUpperCase(), all);
  await typesetter.close();
}

function checkIds({ name, courses }: Syllabus): void {
  const ids = courses.flatMap(({ noted, also }) => [...noted, ...also].flatMap((one) => one.ids));
  const unknown = ids.filter((id) => !taxonomy.skill(id));
  if (unknown.length > 0) throw new Error(`${name}: no skills ${unknown.join(', ')}`);
}

async function countsFor(syllabus: Syllabus, typesetter: Typesetter): Promise<Counts> {
  const { fileName, bytes } = await fileOf(syllabus, typesetter);
  const opened = await openDocument(taxonomy, bytes, { fileName, length: 'book' });
  const reading = opened.ok ? readProgramme(taxonomy, opened.reading) : opened;
  const read = reading.ok ? reading.courses : [];
  const counts = { ...COUNTS };
  if (!reading.ok) tell('not read', reading.reason);
  const taken = new Set<ReadCourse>();
  for (const course of syllabus.courses) {
    const found = read.find((one) => !taken.has(one) && isCourse(course, one));
    if (found) taken.add(found);
    counts.courses += 1;
    counts.coursesFound += found ? 1 : 0;
    if (!found) tell('no course', `${course.code} ${course.title}`);
    countNoted(counts, course, found, syllabus, read);
    if (found) countRead(counts, course, found.skills);
  }
  for (const course of read.filter((one) => !taken.has(one))) {
    counts.coursesAdded += 1;
    counts.read += course.skills.length;
    tell(
      'no such course',
      `${course.code ?? ''} ${course.title} [${course.skills.map(({ skillId }) => skillId)}]`,
    );
  }
  return counts;
}

const key = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** The same code, or a title that is the same but for what a scan misread. */
function isCourse({ code, title }: TrueCourse, read: ReadCourse): boolean {
  if (read.code !== null && key(read.code) === key(code)) return true;
  return [read.title, read.otherTitle ?? ''].some((other) => isNearly(key(other), key(title)));
}

const MOST_MISREAD = 0.15;

/** Whether two texts differ in few letters: the distance of Levenshtein (1966) through the longer length. */
function isNearly(a: string, b: string): boolean {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return a !== '' && (row[b.length] ?? 0) <= MOST_MISREAD * Math.max(a.length, b.length);
}

function countNoted(
  counts: Counts,
  course: TrueCourse,
  found: ReadCourse | undefined,
  { courses }: Syllabus,
  read: readonly ReadCourse[],
): void {
  for (const { ids, evidence } of course.noted) {
    const has = (one: ReadCourse): boolean => one.skills.some(({ skillId }) => ids.includes(skillId));
    const isFound = found !== undefined && has(found);
    counts.noted += 1;
    counts.notedFound += isFound ? 1 : 0;
    // Elsewhere counts only where no other course shows it too.
    counts.anywhere += isFound || read.some((one) => has(one) && !isShownBy(courses, one, ids)) ? 1 : 0;
    if (!isFound) tell('missed', `${ids.join('/')} in ${course.code}: ${evidence[0]}`);
  }
}

/** Whether a course that was read shows one of these skills by its own truth. */
function isShownBy(courses: readonly TrueCourse[], read: ReadCourse, ids: readonly string[]): boolean {
  const own = courses.find((course) => isCourse(course, read));
  return own ? [...own.noted, ...own.also].some((one) => one.ids.some((id) => ids.includes(id))) : false;
}

function countRead(counts: Counts, course: TrueCourse, skills: readonly CourseSkill[]): void {
  for (const { skillId, sentence } of skills) {
    const shown = [...course.noted, ...course.also].filter(({ ids }) => ids.includes(skillId));
    counts.read += 1;
    counts.right += shown.length > 0 ? 1 : 0;
    if (shown.length === 0) {
      tell('added', `${skillId} in ${course.code}: ${sentence}`);
      continue;
    }
    const isRight = shown.some((one) => standsIn(sentence, one));
    counts.evidence += 1;
    counts.evidenceRight += isRight ? 1 : 0;
    if (!isRight) tell('other sentence', `${skillId} in ${course.code}: ${sentence}`);
  }
}

const LEAST_SHARED = 0.75;

/** Whether a sentence is of one of the lines: its words stand there, but for what a scan misread. */
function standsIn(sentence: string, { evidence }: NotedSkill): boolean {
  const words = wordsOf(sentence);
  return evidence.some((line) => {
    const own = new Set(wordsOf(line));
    return words.filter((word) => own.has(word)).length >= LEAST_SHARED * words.length;
  });
}

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function tell(what: string, text: string): void {
  if (shows) console.log(`  ${what.padEnd(14)} ${text}`);
}

function say(name: string, counts: Counts): void {
  const share = (a: number, b: number): string => (b === 0 ? '  - ' : (a / b).toFixed(3));
  const [recall, precision] = [counts.notedFound / counts.noted, counts.right / counts.read];
  console.log(
    `${name.padEnd(44)} courses ${share(counts.coursesFound, counts.courses)} (+${counts.coursesAdded})  skills F1 ${((2 * recall * precision) / (recall + precision)).toFixed(3)} (precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)})  right course ${share(counts.notedFound, counts.anywhere)}  sentence ${share(counts.evidenceRight, counts.evidence)}`,
  );
}

for (const half of ['tuned', 'scored'].filter((name) => !only || only === name)) await measure(half);
