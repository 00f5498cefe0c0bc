/** Skills, languages, awards and projects. */

import { BULLET, type Line, type Segment } from '#engines/documents/index.ts';
import { rolesOfLabel, sectionOfHeading, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { findDates, foldName, withoutDates } from '#engines/text/index.ts';
import { detailTexts } from './entries.ts';
import { partsOf, placeOf, trimPiece } from './pieces.ts';
import type { PartialDate, Place } from './resume.ts';
import { findLanguages, LEVEL } from './words.ts';

const WORDS = wordingsIn('resumes/lists');
const LABELS_OF_A_PROJECT = new RegExp(
  `^${WORDS.source('labels of a project', { edges: 'anywhere' })}\\b\\s*:?`,
  'iu',
);

export interface Item {
  text: string;
  place: Place;
}

const SEPARATOR = /\s*[,،;؛|•●▪◦·⋅∙■□➢➤►▸‣✓✔★*]\s*|\s+[-–—]\s+|\s+\/\s+|\s+o\s+|\t/;
const RATING =
  /\s*(?:[★☆●○•◦▮▯■□⬤⚫⚪◉◯✦✧]{2,}|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,2}|\(?\b\d+\+?\s*(?:years?|yrs?)\b\.?\)?)\s*$/iu;
const LEVEL_WORD = new RegExp(
  `\\s*(?:[(:–—-]\\s*)?${WORDS.source('level after a skill')}\\s*\\)?\\s*$`,
  'iu',
);

/** A column of levels beside the skills names none. */
const LEVEL_ALONE = new RegExp(`^${WORDS.source('level alone', { edges: 'anywhere' })}$`, 'iu');

/** Skills as written. Lists are split, group labels dropped, levels cut. */
export function readSkills(taxonomy: Taxonomy, lines: Line[]): Item[] {
  const rows = joinSkillLines(taxonomy, byColumn(lines));
  const plainRows = rows.filter((row) => !row.line.bold).length;
  const items: Item[] = [];
  const seen = new Set<string>();
  const add = (text: string, line: Line): void => {
    let skill = trimPiece(text.replace(BULLET, '')).replace(/\.$/, '');
    skill = skill.replace(RATING, '');
    const cut = skill.replace(LEVEL_WORD, '');
    if (cut.trim() !== '') skill = cut;
    skill = trimPiece(skill);
    const key = foldName(skill);
    if (key === '' || key.length > 70 || skill.split(/\s+/).length > 9 || /^\d+$/.test(key) || seen.has(key))
      return;
    if (sectionOfHeading(skill) === 'skills' || LEVEL_ALONE.test(skill)) return;
    seen.add(key);
    items.push({ text: skill, place: placeOf(line, skill) });
  };
  for (const row of rows) {
    if (statesLanguages(taxonomy, row.text)) continue;
    let text = row.text.replace(BULLET, '');
    // A bold line among plain ones names a group.
    if (row.line.bold && plainRows > 0 && !row.line.isBullet && !/[,،•|]/.test(text) && row.hasFollower)
      continue;
    if (/[:：]\s*$/.test(text)) continue;
    const label = /^([^:：,،\t]{2,40})\s*[:：]\s*(.+)$/.exec(text);
    if (label) text = label[2]!;
    else {
      const boldLabel = leadingBold(row.line, text);
      if (boldLabel !== null) text = boldLabel;
    }
    for (const part of splitOutsideBrackets(text)) {
      const withAnd = /^(?:and|و)\s+(.+)$/i.exec(part);
      add(withAnd ? withAnd[1]! : part, row.line);
    }
  }
  return items;
}

interface ColumnLine extends Line {
  /** It has no bullet where its column's items have. */
  goesOn?: boolean;
}

/** Points from a bullet to the words below it at most. */
const HANGING = 22;

/** A list in columns is read down each column: its items may break over two lines there. */
function byColumn(lines: Line[]): ColumnLine[] {
  const isRtl = lines[0]?.isRtl ?? false;
  const edgeOf = (segment: Segment): number => Math.round(isRtl ? segment.x + segment.width : segment.x);
  const several = lines.filter((line) => line.segments.length > 1 && line.width > 0);
  if (several.length < 2 || lines.some((line) => line.width === 0 || line.page !== lines[0]!.page))
    return lines;
  const edges: number[] = [];
  for (const segment of several.flatMap((line) => line.segments)) {
    const edge = edgeOf(segment);
    if (!edges.some((known) => Math.abs(known - edge) <= 3)) edges.push(edge);
  }
  const all = lines.flatMap((line) => line.segments);
  const bulleted = edges.filter((known) =>
    all.some((segment) => Math.abs(known - edgeOf(segment)) <= 3 && BULLET.test(segment.text)),
  );
  // What goes on below a bullet stands under its words, and no bullet does.
  const isHanging = (edge: number): boolean =>
    !bulleted.includes(edge) &&
    bulleted.some((known) => (isRtl ? known - edge : edge - known) > 3 && Math.abs(known - edge) < HANGING);
  for (const edge of edges.filter(isHanging)) edges.splice(edges.indexOf(edge), 1);
  const columnOf = (segment: Segment): number => {
    const edge = edgeOf(segment);
    const own = edges.findIndex((known) => Math.abs(known - edge) <= 3);
    if (own >= 0 || BULLET.test(segment.text)) return own;
    return edges.findIndex(
      (known) =>
        bulleted.includes(known) &&
        (isRtl ? known - edge : edge - known) > 0 &&
        Math.abs(known - edge) < HANGING,
    );
  };
  const cells = lines.flatMap((line) =>
    line.segments.map((segment) => ({ line, segment, column: columnOf(segment) })),
  );
  const counts = edges.map((_, column) => cells.filter((cell) => cell.column === column).length);
  // Columns share their edges throughout, and no cell holds a list of its own or a level beside its skill.
  if (edges.length < 2 || edges.length > 4 || counts.some((count) => count < 2)) return lines;
  if (
    cells.some(
      ({ segment, column }) =>
        column < 0 ||
        /[,،;|•·:]\s*\S/.test(segment.text.replace(BULLET, '')) ||
        LEVEL_ALONE.test(segment.text),
    )
  )
    return lines;
  return edges.flatMap((_, column) => {
    const own = cells.filter((cell) => cell.column === column);
    const far = isRtl
      ? Math.min(...own.map(({ segment }) => segment.x))
      : Math.max(...own.map(({ segment }) => segment.x + segment.width));
    const isBulleted = own.some(({ segment }) => BULLET.test(segment.text));
    return own.map(({ line, segment }, index): ColumnLine => {
      const above = own[index - 1];
      return {
        ...line,
        segments: [segment],
        text: segment.text,
        x: segment.x,
        width: segment.width,
        isBullet: BULLET.test(segment.text),
        goesOn: isBulleted && !BULLET.test(segment.text) && isHanging(edgeOf(segment)),
        gap: above ? (line.y - above.line.y) / Math.max(1, line.size) : 9,
        room: isRtl ? segment.x - far : far - segment.x - segment.width,
      };
    });
  });
}

interface Row {
  text: string;
  line: Line;
  hasFollower: boolean;
}

/** Lists that run over lines are joined where a line breaks inside an item. */
function joinSkillLines(taxonomy: Taxonomy, lines: ColumnLine[]): Row[] {
  const rows: Row[] = [];
  const listy = lines.filter((line) => /[,،;|•·]\s*\S/.test(line.text.replace(BULLET, ''))).length;
  const isRunning = listy >= Math.max(1, lines.length * 0.4);
  lines.forEach((line, index) => {
    const last = rows.at(-1);
    const previous = lines[index - 1];
    const startsLabel =
      /^[^:：,،]{2,40}[:：]/.test(line.text) ||
      (line.segments[0]?.runs[0]?.bold && !line.segments[0]?.runs.at(-1)?.bold);
    const isSameFlow =
      last &&
      previous &&
      !line.isBullet &&
      !startsLabel &&
      !statesLanguages(taxonomy, previous.text) &&
      line.gap < 1.9 &&
      previous.column === line.column &&
      previous.bold === line.bold &&
      line.segments.length === 1;
    const endsOpen = last && /[,،;|•·&]\s*$|\band$/.test(last.text);
    const startsOpen = /^[,،;|•·]/.test(line.text) && !line.isBullet;
    const bulletWrap =
      last &&
      previous?.isBullet &&
      !line.isBullet &&
      line.width > 0 &&
      previous.width > 60 &&
      (line.isRtl ? line.x + line.width < previous.x + previous.width - 3 : line.x > previous.x + 3) &&
      line.gap < 1.6;
    const lowWrap =
      last &&
      line.width > 0 &&
      /^\p{Ll}/u.test(line.text) &&
      line.gap < 1.5 &&
      !isRunning &&
      line.segments.length === 1 &&
      previous?.segments.length === 1 &&
      line.column !== 0 &&
      previous.text.length > 12;
    const first = line.text.split(/\s/)[0]!;
    // The next word would not have fitted, and begins like one that goes on.
    const noRoom =
      last &&
      previous &&
      !line.isBullet &&
      line.width > 0 &&
      line.gap < 1.7 &&
      line.segments.length === 1 &&
      previous.room < (line.width / Math.max(1, line.text.length)) * first.length + 3 &&
      /^\p{Ll}/u.test(line.text) &&
      !isRunning;
    if (
      last &&
      (noRoom ||
        (line.goesOn && previous) ||
        (isSameFlow && (isRunning || endsOpen || startsOpen)) ||
        bulletWrap ||
        lowWrap)
    ) {
      const glue = /[,،;|•·&]\s*$/.test(last.text) || startsOpen ? ' ' : ' ';
      last.text = `${last.text}${glue}${line.text}`;
    } else {
      if (last) last.hasFollower = true;
      rows.push({ text: line.text, line, hasFollower: false });
    }
  });
  return rows;
}

/** Text after a bold label on the same line, where the rest is plain. */
function leadingBold(line: Line, text: string): string | null {
  const first = line.segments[0]?.runs[0];
  if (!first?.bold || line.bold || line.segments.flatMap((segment) => segment.runs).length < 2) return null;
  const label = first.text.replace(BULLET, '').trim();
  if (label.length < 2 || label.length > 40 || !text.startsWith(label) || /[,،]$/.test(label)) return null;
  const rest = text.slice(label.length).replace(/^[\s:–—-]+/, '');
  return rest === '' || rest.length < 3 ? null : rest;
}

function splitOutsideBrackets(text: string): string[] {
  const held: string[] = [];
  const masked = text.replace(/\([^()]*\)/g, (inside) => {
    held.push(inside);
    return `\ue002${held.length - 1}\ue002`;
  });
  return masked
    .split(SEPARATOR)
    .map((part) => part.replace(/\ue002(\d+)\ue002/g, (_, index: string) => held[Number(index)]!))
    .filter((part) => part.trim() !== '');
}

const LANGUAGES_LABEL = new RegExp(
  `^${WORDS.source('label of languages', { edges: 'anywhere' })}\\s*(?:[:：]|[–—-]\\s|\\t)\\s*`,
  'iu',
);

/** "Languages: English, Arabic" among other facts or skills; those of machines are skills. */
export function statesLanguages(taxonomy: Taxonomy, line: string): boolean {
  const text = line.replace(BULLET, '').trim();
  const label = LANGUAGES_LABEL.exec(text);
  if (!label) return false;
  const parts = splitOutsideBrackets(text.slice(label[0].length).replace(/\s(?:and|&)\s|\sو(?=ال)/giu, ', '));
  const named = parts.filter((part) => findLanguages(taxonomy, part).length > 0);
  return named.length > 0 && named.length >= 0.6 * parts.length;
}

/** "Nationality: Filipino" below the languages is none of them. */
function isOfAnotherLabel(taxonomy: Taxonomy, text: string): boolean {
  const label = /^([^:：]{3,30})[:：]/.exec(text.replace(BULLET, ''))?.[1];
  if (!label || findLanguages(taxonomy, label).length > 0) return false;
  const roles = rolesOfLabel(label);
  return roles.length > 0 && !roles.includes('language') && !roles.includes('level');
}

const NO_LANGUAGE =
  /^(?:level|reading|writing|speaking|listening|spoken|written|proficiency|skills?|test|score)$/i;

/** A word with a level behind it, or among languages in a list, is one that no list of ours has. */
function withUnlisted(
  text: string,
  listed: ReturnType<typeof findLanguages>,
): ReturnType<typeof findLanguages> {
  const added = [...text.matchAll(/(?<![\p{L}\p{N}-])\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}])/gu)]
    .map((match) => ({ from: match.index, to: match.index + match[0].length, name: match[0] }))
    .filter(({ from, to, name }) => {
      if (NO_LANGUAGE.test(name) || LEVEL.test(name)) return false;
      if (listed.some((other) => from < other.to && other.from < to)) return false;
      const rest = text.slice(to);
      const level = /^\s*(?:[([:：–—-]|\t)\s*/u.exec(rest);
      if (level && LEVEL.exec(rest.slice(level[0].length))?.index === 0) return true;
      const stands =
        /(?:^|[,;/|•]|\sand)\s*$/iu.test(text.slice(0, from)) && /^\s*(?:[,;/|•]|and\s|$)/iu.test(rest);
      return stands && listed.length > 0;
    });
  return [...listed, ...added].sort((a, b) => a.from - b.from);
}

/** Languages with their levels: after its language, on its line or the one below; or before all ("Native Arabic"). */
export function readLanguages(
  taxonomy: Taxonomy,
  lines: Line[],
): { language: string; level: string | null; place: Place }[] {
  const out: { language: string; level: string | null; place: Place }[] = [];
  const seen = new Set<string>();
  lines.forEach((line, index) => {
    const text = line.text.replace(/^\s*(?:languages?(?:\s+(?:known|spoken))?|اللغات)\s*[:：]/i, (label) =>
      ' '.repeat(label.length),
    );
    const found = isOfAnotherLabel(taxonomy, text) ? [] : withUnlisted(text, findLanguages(taxonomy, text));
    const leads =
      found.length > 0 &&
      LEVEL.test(text.slice(0, found[0]!.from)) &&
      !LEVEL.test(text.slice(found.at(-1)!.to));
    let leading: string | null = null;
    const next = lines[index + 1];
    const nextHasLanguage = next ? findLanguages(taxonomy, next.text).length > 0 : true;
    found.forEach((item, position) => {
      const key = foldName(item.name);
      if (seen.has(key)) return;
      seen.add(key);
      const until = found[position + 1]?.from ?? text.length;
      let level = LEVEL.exec(text.slice(item.to, until))?.[0] ?? null;
      if (leads) {
        const from = found[position - 1]?.to ?? 0;
        leading = LEVEL.exec(text.slice(from, item.from))?.[0] ?? leading;
        level = leading;
      }
      if (!level && found.length === 1) level = LEVEL.exec(text.slice(0, item.from))?.[0] ?? null;
      if (!level && next && !nextHasLanguage) {
        const cells =
          next.segments.length === found.length
            ? next.segments[position]!.text
            : found.length === 1
              ? next.text
              : '';
        level = LEVEL.exec(cells)?.[0] ?? null;
      }
      out.push({ language: item.name, level: level ? level.trim() : null, place: placeOf(line, item.name) });
    });
  });
  return out;
}

/** "Malayalam, English, Hindi": nothing but languages. */
export function isLanguageList(taxonomy: Taxonomy, text: string): boolean {
  const parts = text.split(/\s*[,،/|&]\s*/).filter(Boolean);
  return (
    parts.length > 1 &&
    parts.every((part) => findLanguages(taxonomy, part).length === 1 && part.split(/\s+/).length <= 3)
  );
}

/** The awards of a section, each with its date where one is given. */
export function readAwards(lines: Line[]): { title: string; date: PartialDate | null; place: Place }[] {
  const out: { title: string; date: PartialDate | null; place: Place }[] = [];
  const anyBold = lines.some((line) => partsOf(line).pieces[0]?.bold) && lines.some((line) => !line.bold);
  const anyBullet = lines.some((line) => line.isBullet);
  lines.forEach((line, index) => {
    const spans = findDates(line.text);
    const { pieces } = partsOf(line);
    const last = out.at(-1);
    const title = trimPiece(
      withoutDates(line.text.replace(BULLET, ''), findDates(line.text.replace(BULLET, '')))
        .replace(/[\ue001\t]/g, ' ')
        .replace(/\(\s*\)/g, ''),
    );
    if (pieces.length === 0 || title === '') {
      if (last) last.date ??= spans[0]?.start ?? null;
      return;
    }
    const opens =
      !last ||
      (anyBold
        ? pieces[0]!.bold
        : anyBullet
          ? line.isBullet
          : !(
              line.gap < 1.6 &&
              line.width > 0 &&
              (/^\p{Ll}/u.test(line.text) || (lines[index - 1]!.text.length > 60 && spans.length === 0))
            ));
    if (!opens) {
      last.date ??= spans[0]?.start ?? null;
      return;
    }
    const strong = anyBold
      ? pieces
          .filter((piece, i) => i === 0 || (piece.bold && piece.before === 'dash'))
          .map((piece) => piece.text)
          .join(' – ')
      : title;
    const short = strong.split(/\s+/).length > 14 ? strong.split(/[.:;،,]/)[0]! : strong;
    out.push({ title: trimPiece(short), date: spans[0]?.start ?? null, place: placeOf(line, strong) });
  });
  return out.filter((award) => award.title.length > 2);
}

/** The projects of a section, each with what is told of it. */
export function readProjects(lines: Line[]): { name: string; details: string[]; place: Place }[] {
  const out: { name: string; lines: Line[]; place: Place }[] = [];
  const anyBold =
    lines.some((line) => !line.isBullet && partsOf(line).pieces[0]?.bold) && lines.some((line) => !line.bold);
  const plain = lines.filter((line) => !line.isBullet).length;
  lines.forEach((line, index) => {
    const { pieces } = partsOf(line);
    const first = pieces[0];
    const last = out.at(-1);
    const previous = lines[index - 1];
    let opens: boolean;
    if (!first || (LABELS_OF_A_PROJECT.test(line.text) && last)) opens = false;
    else if (!last) opens = true;
    else if (anyBold) opens = first.bold && !line.isBullet ? true : first.bold && plain === 0;
    else if (plain === 0) opens = true;
    else if (plain < lines.length)
      opens =
        !line.isBullet &&
        (previous?.isBullet === true || line.gap > 1.9) &&
        line.text.split(/\s+/).length <= 12 &&
        !/^\p{Ll}/u.test(line.text);
    else opens = line.gap > 1.9 || (findDates(line.text).length > 0 && line.text.length < 80);
    if (opens && first) {
      const name = trimPiece(first.text.split(/\s*[:：]\s+/)[0]!.replace(/\s*\((?:[^)]*)\)\s*$/, ''));
      out.push({ name, lines: [], place: placeOf(line, name) });
      const rest = pieces
        .slice(1)
        .map((piece) => piece.text)
        .join(' ');
      if (rest.split(/\s+/).length > 5) out.at(-1)!.lines.push({ ...line, text: rest });
    } else if (last) last.lines.push(line);
  });
  return out
    .filter((project) => project.name.length > 1 && project.name.split(/\s+/).length <= 14)
    .map((project) => ({ name: project.name, details: detailTexts(project.lines), place: project.place }));
}
