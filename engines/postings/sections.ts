import {
  type LabelKind,
  labelNamed,
  type SectionKind,
  sectionAnnounced,
  sectionNamed,
  sectionOfTitledHeading,
} from './headings.ts';
import { isOfferAlone, OF_BENEFIT, OF_DUTY, OF_REQUIREMENT } from './line-kinds.ts';
import { type Line, linesOf, type Span, tidy } from './lines.ts';

/** A line of a posting and where it stands. */
export interface PlacedLine extends Line {
  section: SectionKind;
  /** The name of the fact that the line gives; its value is what the line spans. */
  label: LabelKind | null;
  /** The whole line, where a label was taken off. */
  whole: Span;
  /** The line names the section and says nothing else. */
  isHeading: boolean;
}

const MOST_IN_HEADING = 70;
const MOST_IN_LABEL = 60;
const SHORT_VALUE = 80;

/** The lines of a posting, each in its section. Where the line of the title is known, it opens none. */
export function placedLines(text: string, titleLine: Span | null = null): PlacedLine[] {
  const lines = linesOf(text);
  const placed: PlacedLine[] = [];
  let section: SectionKind = 'lead';
  const seen = new Set<SectionKind>();
  /** The list that prose has broken off. */
  let listed: SectionKind | null = null;
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line) break;
    const whole = { start: line.start, end: line.end };
    const put = (part: Partial<PlacedLine> = {}): void => {
      placed.push({ ...line, section, label: null, whole, isHeading: false, ...part });
    };
    const isTitle = titleLine !== null && line.start === titleLine.start;
    const opened = isTitle ? null : (opens(line, next) ?? opensByPlace(lines, at, seen));
    if (opened?.kind === 'heading') {
      section = opened.section;
      listed = null;
      seen.add(section);
      put({ isHeading: true });
      continue;
    }
    const parted = partedAtColon(line);
    const label = parted && labelNamed(parted.head);
    const sectionOfHead = parted && !line.isListed ? sectionNamed(parted.head) : null;
    if (parted && label) {
      put({
        ...valueAt(text, parted.rest),
        label,
        section: sectionOfLabel(label, sectionOfHead, section, line),
      });
      continue;
    }
    if (parted && sectionOfHead) {
      section = sectionOfHead;
      put({ ...valueAt(text, parted.rest), whole });
      continue;
    }
    // "Location" on a line of its own, its value on the next, as tables are copied.
    const alone = labelNamed(line.text.replace(/[:：]\s*$/, ''));
    if (
      alone &&
      next &&
      !line.isListed &&
      !next.isListed &&
      next.text.length <= SHORT_VALUE &&
      !/[:：.]$/.test(next.text) &&
      !partedAtColon(next) &&
      !isName(next)
    ) {
      put({ isHeading: true });
      placed.push({
        ...next,
        section: sectionOfLabel(alone, null, section, next),
        label: alone,
        whole: { start: next.start, end: next.end },
        isHeading: false,
      });
      at++;
      continue;
    }
    if (/[:：]\s*$/.test(line.text) && next?.isListed && line.text.length > MOST_IN_HEADING / 2) {
      const announced = sectionAnnounced(line.text);
      if (announced) {
        put();
        section = announced;
        continue;
      }
    }
    if (section === 'tail' && line.isListed && listed) section = listed;
    if (isProse(line) && listedIn(placed, section) >= 2) {
      listed = section;
      section = 'tail';
    }
    const pinned = /📍|🌍|🏢/u.test(line.mark) ? 'location' : /💰|💵|💲/u.test(line.mark) ? 'salary' : null;
    // What is offered may stand below the last requirement, under no heading of its own.
    put({
      label: pinned,
      ...(section === 'requirements' && isOfferAlone(line.text) && { section: 'benefits' }),
    });
  }
  return placed;
}

/** How many lines with bullets the section has so far; a list without bullets has none. */
function listedIn(placed: readonly PlacedLine[], section: SectionKind): number {
  if (section === 'lead' || section === 'about' || section === 'tail') return 0;
  let count = 0;
  for (let at = placed.length - 1; placed[at]?.section === section; at--) if (placed[at]?.isListed) count++;
  return count;
}

const isProse = (line: Line): boolean =>
  !line.isListed && (line.followsGap || /[.!؟?]$/.test(line.text)) && line.text.split(/\s+/).length >= 5;

const isName = (line: Line): boolean => labelNamed(line.text) !== null || sectionNamed(line.text) !== null;

/** Labels that give one fact and open nothing. */
const isFact = (label: LabelKind): boolean => !['skills', 'education', 'languages', 'years'].includes(label);

/** What a fact counts as: who it is asked of, not where on the page it stands. */
function sectionOfLabel(
  label: LabelKind,
  named: SectionKind | null,
  current: SectionKind,
  line: Line,
): SectionKind {
  if (line.isListed && (current === 'requirements' || current === 'nice')) return current;
  if (['years', 'education', 'languages', 'skills'].includes(label))
    return named === 'nice' ? 'nice' : 'requirements';
  if (label === 'company') return 'company';
  return label === 'salary' ? 'benefits' : 'about';
}

type Opening = { kind: 'heading'; section: SectionKind };

/** Whether a line does nothing but open a section. */
function opens(line: Line, next: Line | undefined): Opening | null {
  const text = tidy(line.text);
  if (text.length > MOST_IN_HEADING) return null;
  const endsInColon = /[:：]$/.test(text);
  const head = text.replace(/[:：.!؟?\-–—]+$/, '').trim();
  const colon = /[:：]/.exec(head);
  if (colon) return null;
  const named = sectionNamed(head);
  const words = head.split(/\s+/).length;
  if (named) {
    // A list of one-word requirements ("Experience", "Languages") is no list of headings.
    const isItem =
      line.isListed &&
      !endsInColon &&
      !/\p{Extended_Pictographic}|#/u.test(line.mark) &&
      (words < 2 || !next?.isListed);
    if (isItem) return null;
    // "Location" and "Salary" are labels with their value below.
    const label = labelNamed(head);
    const isOfOffers = named === 'benefits' && next !== undefined && isOfferAlone(next.text);
    if (
      label &&
      isFact(label) &&
      !isOfOffers &&
      !endsInColon &&
      next &&
      !next.isListed &&
      next.text.length <= SHORT_VALUE
    )
      return null;
    if (
      label &&
      !isFact(label) &&
      next &&
      !next.isListed &&
      !endsInColon &&
      /\d/.test(next.text) &&
      next.text.length <= 30
    )
      return null;
    return { kind: 'heading', section: named };
  }
  if (line.isListed && !endsInColon) return null;
  const looksLikeHeading =
    endsInColon || (next?.isListed ?? false) || (/\p{Lu}/u.test(head) && head === head.toUpperCase());
  const titled = looksLikeHeading ? sectionOfTitledHeading(head) : null;
  return titled ? { kind: 'heading', section: titled } : null;
}

const MOST_IN_UNKNOWN_HEADING = 60;
const MOST_WORDS_IN_UNKNOWN_HEADING = 10;
const BLOCK = 8;
/** The share of a block's lines that decides what it is. */
const SHARE = 0.34;

/** A short line before a block of tasks, conditions or benefits opens it, whatever it calls them. */
function opensByPlace(lines: readonly Line[], at: number, seen: ReadonlySet<SectionKind>): Opening | null {
  const [line, first] = [lines[at], lines[at + 1]];
  if (!line || !first || at === 0) return null;
  const text = tidy(line.text);
  const isSet = /[:：?؟]$/.test(text) || line.followsGap || first.isListed;
  if (line.isListed || !isSet || text.length > MOST_IN_UNKNOWN_HEADING) return null;
  if (
    /[.،,;؛!]$|[.!؟?]\s+\S|\d{3,}|@|[|·•]/.test(text) ||
    text.split(' ').length > MOST_WORDS_IN_UNKNOWN_HEADING
  )
    return null;
  if (partedAtColon(line) || labelNamed(text.replace(/[:：]$/, ''))) return null;
  const block: Line[] = [];
  for (const next of lines.slice(at + 1, at + 1 + BLOCK)) {
    if (
      (block.length > 0 && (next.followsGap || next.isListed !== first.isListed)) ||
      /[:：]$/.test(next.text)
    )
      break;
    block.push(next);
  }
  if (block.length < 2 || block.some((one) => one.text.length > 220)) return null;
  const share = (pattern: RegExp): number =>
    block.filter((one) => pattern.test(one.text)).length / block.length;
  const asked = share(OF_REQUIREMENT);
  const tasks = share(OF_DUTY);
  const offered = share(OF_BENEFIT);
  if (offered >= SHARE && offered >= asked) return { kind: 'heading', section: 'benefits' };
  if (asked >= SHARE && (asked >= tasks || seen.has('duties')))
    return { kind: 'heading', section: 'requirements' };
  if (tasks >= SHARE && !seen.has('duties')) return { kind: 'heading', section: 'duties' };
  // A list before any other, of lines that ask for nothing: what else would it be?
  const isFirstList = first.isListed && block.length >= 3 && !seen.has('duties') && !seen.has('requirements');
  return isFirstList && block.every((one) => one.text.split(/\s+/).length >= 2)
    ? { kind: 'heading', section: 'duties' }
    : null;
}

interface Parted {
  head: string;
  rest: Span;
}

function partedAtColon(line: Line): Parted | null {
  const match = /^([^:：\n]{2,60}?)\s*(?:[:：]|\s[-–—/|]\s)\s*(?=\S)/u.exec(line.text);
  const [all = '', written = ''] = match ?? [];
  if (!match || written.length > MOST_IN_LABEL || /https?$/i.test(written)) return null;
  const head = tidy(written);
  // A dash parts a label and its value only where the label is one.
  if (!/[:：]/.test(all) && !labelNamed(head)) return null;
  return { head, rest: { start: line.start + all.length, end: line.end } };
}

const valueAt = (text: string, rest: Span) => ({ ...rest, text: text.slice(rest.start, rest.end) });
