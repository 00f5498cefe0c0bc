/**
 * Jobs. One header template is chosen for a whole section, since layout is consistent within a document: all
 * pairs of slots (where the title stands, where the employer stands) are scored over all entries together.
 */

import { BULLET, type Line } from '#engines/documents/index.ts';
import {
  type LabelRole,
  placeScore,
  rolesOfLabel,
  stripTrailingPlace,
  type Taxonomy,
  wordingsIn,
} from '#engines/taxonomy/index.ts';
import { findDates, foldName, withoutDates } from '#engines/text/index.ts';
import { detailTexts, type Entry, isDetailLabel, splitEntries } from './entries.ts';
import { type FormRecord, readForm, readTable } from './forms.ts';
import { type Piece, partsOf, placeOf, trimPiece } from './pieces.ts';
import type { Evidence, ParsedWork } from './resume.ts';
import { EMPLOYMENT_TYPE, organisationScore, titleScore } from './words.ts';

const WORDS = wordingsIn('resumes/work');
const TYPES_OF_EMPLOYMENT_IN_BRACKETS = new RegExp(
  `\\s*[([]\\s*${WORDS.source('types of employment in brackets', { edges: 'anywhere' })}\\s*[)\\]]\\s*`,
  'giu',
);

export interface Found<T> {
  value: T;
  evidence: Partial<Record<keyof T & string, Evidence>>;
}

const ROLES: LabelRole[] = ['organisation', 'title', 'dates', 'from', 'to', 'location', 'details'];

/** The jobs of a section. */
export function readWork(taxonomy: Taxonomy, lines: Line[], headline: string | null): Found<ParsedWork>[] {
  const table = readTable(lines, ROLES);
  if (table?.some((record) => record.values.organisation || record.values.title))
    return table.map((record) => fromRecord(taxonomy, record)).filter(isJob);
  const form = readForm(lines, ROLES, ['organisation', 'title', 'dates', 'from']);
  if (form) {
    const jobs = form.map((record) => fromRecord(taxonomy, record)).filter(isJob);
    if (jobs.some((job) => job.value.title && job.value.organisation)) return jobs;
  }
  const told = lines.map((line) => toldJob(taxonomy, line));
  const dated = lines.filter((line) => findDates(line.text).some((span) => span.isRange)).length;
  if (told.filter(Boolean).length >= Math.max(1, dated * 0.6)) return fromTold(lines, told);
  const entries = splitEntries(taxonomy, lines, { acceptSingle: false });
  return fromEntries(taxonomy, entries, headline);
}

/** "Worked as Storekeeper in Falcon Trading LLC, Dubai from Jan 2019 to Dec 2021": a job told in a sentence. */
const TOLD = new RegExp(
  `^(?:\\(?\\d{1,2}[.)]\\s*)?(?:i\\s+)?(?:am\\s+|was\\s+|have\\s+|had\\s+)?(?:been\\s+)?(?:currently\\s+|presently\\s+|previously\\s+)?${WORDS.source('opens a job told in a sentence', { edges: 'anywhere' })}\\s+(?:as\\s+(?:an?\\s+|the\\s+)?|ك(?:ـ\\s*)?|بوظيفة\\s+|بمنصب\\s+)(.+?)\\s+(?:in(?!\\s+charge)|at|with|for|under|في|لدى|مع)\\s+(.+?)$`,
  'iu',
);

function toldJob(taxonomy: Taxonomy, line: Line): Found<ParsedWork> | null {
  const text = line.text.replace(BULLET, '').replace(/\t/g, ' ').trim();
  const span = findDates(text)[0];
  const match = TOLD.exec(text);
  if (!match || !span) return null;
  const after = match[2]!;
  const dates = findDates(after);
  const employer = trimPiece(
    withoutDates(after, dates)
      .split('\ue001')[0]!
      .replace(/\s+(?:from|since|during|between|for the period(?: of)?|من|منذ)\s*$/i, ''),
  );
  const { rest, place } = stripTrailingPlace(taxonomy, employer);
  const value: ParsedWork = {
    title: trimPiece(match[1]!),
    organisation: trimPiece(rest) || employer,
    location: place,
    start: span.start,
    end: span.end,
    current: span.isOpen,
    details: [],
  };
  const evidence = { confidence: 0.85, place: placeOf(line) };
  return {
    value,
    evidence: {
      title: evidence,
      organisation: evidence,
      start: evidence,
      ...(span.end ? { end: evidence } : {}),
    },
  };
}

function fromTold(lines: Line[], told: (Found<ParsedWork> | null)[]): Found<ParsedWork>[] {
  const jobs: Found<ParsedWork>[] = [];
  let details: Line[] = [];
  lines.forEach((line, index) => {
    const job = told[index];
    if (job) {
      details = [];
      jobs.push(job);
    } else if (jobs.length > 0) {
      details.push(line);
      jobs.at(-1)!.value.details = detailTexts(details);
    }
  });
  return jobs;
}

function isJob(job: Found<ParsedWork>): boolean {
  return (
    Boolean(job.value.title || job.value.organisation) &&
    Boolean(job.value.start || (job.value.title && job.value.organisation))
  );
}

function fromRecord(taxonomy: Taxonomy, record: FormRecord): Found<ParsedWork> {
  const { values } = record;
  const dates = values.dates ?? (values.from ? `${values.from} - ${values.to ?? ''}` : '');
  const span = findDates(dates)[0] ?? null;
  const organisation = values.organisation ? stripTrailingPlace(taxonomy, values.organisation) : null;
  const value: ParsedWork = {
    title: values.title ? trimPiece(values.title) : null,
    organisation: organisation ? trimPiece(organisation.rest || values.organisation!) : null,
    location: values.location ?? organisation?.place ?? null,
    start: span?.start ?? null,
    end: span?.end ?? null,
    current: Boolean(span?.isOpen),
    details: detailTexts(record.details),
  };
  const evidence: Found<ParsedWork>['evidence'] = {};
  const note = (key: keyof ParsedWork, role: LabelRole): void => {
    const line = record.lines[role];
    if (line && value[key] !== null) evidence[key] = { confidence: 0.95, place: placeOf(line) };
  };
  note('title', 'title');
  note('organisation', 'organisation');
  note('location', 'location');
  note('start', values.dates ? 'dates' : 'from');
  note('end', values.dates ? 'dates' : 'to');
  return { value, evidence };
}

interface Slot extends Piece {
  slot: string;
}

interface Draft {
  entry: Entry;
  slots: Slot[];
  location: string | null;
  leftover: Line[];
}

function fromEntries(taxonomy: Taxonomy, entries: Entry[], headline: string | null): Found<ParsedWork>[] {
  let drafts = entries.map((entry) => draftOf(taxonomy, entry));
  // Where headers hold a single piece, title and employer may share it: "Nurse, Aster Clinic".
  const lonely = drafts.filter((draft) => draft.slots.length === 1).length;
  if (lonely > 0 && lonely >= drafts.length * 0.5)
    drafts = drafts.map((draft) => splitCommas(taxonomy, draft));
  drafts = joinDashes(taxonomy, drafts);
  const repeats = new Map<string, number>();
  for (const draft of drafts)
    for (const slot of draft.slots)
      repeats.set(foldName(slot.text), (repeats.get(foldName(slot.text)) ?? 0) + 1);
  const lean = (piece: Piece): number => {
    let score = titleScore(taxonomy, piece.text) - organisationScore(taxonomy, piece.text);
    if (headline && foldName(headline) === foldName(piece.text)) score += 1.5;
    if ((repeats.get(foldName(piece.text)) ?? 0) > 1 && titleScore(taxonomy, piece.text) <= 0.5) score -= 0.6;
    return score;
  };
  const heads = groupHeads(drafts);
  const template = chooseTemplate(
    drafts.filter((draft) => !heads.has(draft)),
    lean,
  );
  const found: Found<ParsedWork>[] = [];
  let group: { text: string; piece: Slot; location: string | null } | null = null;
  drafts.forEach((draft, index) => {
    if (heads.has(draft)) {
      const piece = draft.slots[0]!;
      group = { text: piece.text, piece, location: draft.location };
      return;
    }
    const { title, organisation } =
      heads.size > 0 && draft.slots.length === 1
        ? { title: draft.slots[0]!, organisation: null }
        : assign(draft, template, lean);
    const next = drafts[index + 1];
    // An employer's own line with the whole span over the jobs held there.
    if (organisation && !title && draft.entry.details.length === 0 && next && draft.entry.span) {
      const below = assign(next, template, lean);
      if (below.title && !below.organisation && covers(draft.entry, next.entry)) {
        group = { text: organisation.text, piece: organisation, location: draft.location };
        return;
      }
    }
    if (organisation) group = { text: organisation.text, piece: organisation, location: draft.location };
    const inherited = !organisation && title && group ? group : null;
    const employer = organisation ?? inherited?.piece ?? null;
    const span = draft.entry.span;
    const value: ParsedWork = {
      title: title?.text ?? null,
      organisation: employer?.text ?? null,
      location: draft.location ?? inherited?.location ?? null,
      start: span?.start ?? null,
      end: span?.end ?? null,
      current: Boolean(span?.isOpen),
      details: detailTexts([
        ...draft.leftover,
        ...unusedLines(draft, title, employer),
        ...draft.entry.details,
      ]),
    };
    if (!value.title && !value.organisation) return;
    // A single year under no employer is a remark, not a job.
    const anchorLine = draft.entry.header[draft.entry.anchor]!;
    const evidence: Found<ParsedWork>['evidence'] = {};
    const sure = (piece: Slot | null, sign: 1 | -1): number =>
      piece ? Math.min(0.97, 0.72 + 0.12 * Math.max(-1, Math.min(2, sign * lean(piece)))) : 0;
    if (title) evidence.title = { confidence: sure(title, 1), place: placeOf(title.line, title.text) };
    if (employer)
      evidence.organisation = {
        confidence: inherited ? 0.7 : sure(employer, -1),
        place: placeOf(employer.line, employer.text),
      };
    if (value.location) evidence.location = { confidence: 0.8, place: placeOf(anchorLine, value.location) };
    const dateText = span ? anchorLine.text.slice(span.from, span.to) : '';
    if (value.start) evidence.start = { confidence: 0.95, place: placeOf(anchorLine, dateText) };
    if (value.end) evidence.end = { confidence: 0.95, place: placeOf(anchorLine, dateText) };
    found.push({ value, evidence });
  });
  return found;
}

/**
 * Employers that stand over their posts with the time of all of them: one piece, nothing told, in another style than
 * the piece below, and dates that cover those of the entry that follows.
 */
function groupHeads(drafts: Draft[]): Set<Draft> {
  const heads = new Set<Draft>();
  drafts.forEach((draft, index) => {
    const next = drafts[index + 1];
    const [slot] = draft.slots;
    if (!next || !slot || draft.slots.length !== 1 || next.slots.length !== 1) return;
    if (draft.entry.details.length > 0 || !covers(draft.entry, next.entry)) return;
    if (slot.style !== next.slots[0]!.style && !heads.has(drafts[index - 1]!)) heads.add(draft);
  });
  // One alone may be a post without a word about it.
  const others = drafts.filter((draft) => !heads.has(draft) && draft.slots.length > 1);
  return others.length > drafts.length * 0.3 ? new Set() : heads;
}

/** Lines under the header that gave neither title nor employer are the first of the details. */
function unusedLines(draft: Draft, title: Slot | null, employer: Slot | null): Line[] {
  return draft.entry.header.filter(
    (line, index) =>
      index > draft.entry.anchor &&
      !draft.leftover.includes(line) &&
      line !== title?.line &&
      line !== employer?.line &&
      draft.slots.some((slot) => slot.line === line) &&
      line.text.split(/\s+/).length >= 2,
  );
}

function covers(outer: Entry, inner: Entry): boolean {
  const a = outer.span;
  const b = inner.span;
  if (!a?.start || !b?.start) return false;
  const endOf = (span: typeof a): string => (span.isOpen ? '9999' : (span.end ?? span.start ?? ''));
  return a.start.slice(0, 4) <= b.start.slice(0, 4) && endOf(a).slice(0, 4) >= endOf(b).slice(0, 4);
}

function draftOf(taxonomy: Taxonomy, entry: Entry): Draft {
  const slots: Slot[] = [];
  let location: string | null = null;
  const leftover: Line[] = [];
  const doubtful: Slot[] = [];
  entry.header.forEach((line, index) => {
    const distance = index - entry.anchor;
    const pieces = joinAt(taxonomy, partsOf(line).pieces);
    let count = 0;
    const own: Slot[] = [];
    for (const piece of pieces) {
      for (const part of refine(taxonomy, piece)) {
        if (part.kind === 'place') {
          location ??= part.text;
          if (part.isDoubtful) doubtful.push({ ...piece, slot: `${distance}.${count}` });
          continue;
        }
        if (part.text === '' || part.kind === 'skip') continue;
        own.push({
          ...piece,
          text: part.text,
          before: part.kind === 'at' ? 'at' : piece.before,
          slot: `${distance}.${count++}`,
        });
      }
    }
    // Prose after the header that no piece of a header would be.
    if (distance > 0 && own.some((slot) => slot.text.split(/\s+/).length > 10)) leftover.push(line);
    else slots.push(...own);
  });
  // "Willow Partners, Cebu" reads as a place only where another piece can be the employer.
  const [only] = doubtful;
  if (only && slots.length < 2) {
    const { rest, place } = stripTrailingPlace(taxonomy, only.text);
    slots.push({ ...only, text: trimPiece(rest) || only.text });
    slots.sort((a, b) => entry.header.indexOf(a.line) - entry.header.indexOf(b.line));
    location = place;
  }
  return { entry, slots, location, leftover };
}

/** "(2 yrs 9 mos)", "3 years", also where a right-to-left line painted it in another order. */
const DURATION_UNIT = new RegExp(
  `(?:\\d+(?:[.,]\\d+)?\\+?|\\b(?:an?|one|two|three))?\\s*${WORDS.source('units of duration', { edges: 'anywhere' })}(?![\\p{L}])\\.?`,
  'giu',
);

function isDuration(text: string): boolean {
  return (
    text.length < 50 &&
    text.search(DURATION_UNIT) >= 0 &&
    /^(?:[\s(),،·•~+\d]|and\b|و)*$/iu.test(text.replace(DURATION_UNIT, ' '))
  );
}
/** "Captain – Airbus A320 at Gulf Air" parts at its "at", not at its dash. */
function joinAt(taxonomy: Taxonomy, pieces: Piece[]): Piece[] {
  return pieces.reduce<Piece[]>((joined, piece) => {
    const last = joined.at(-1);
    const at = /^(.+?)\s+(?:at|@|لدى)\s+.+$/iu.exec(piece.text);
    if (
      last &&
      at &&
      piece.before === 'dash' &&
      titleScore(taxonomy, last.text) > 0.5 &&
      titleScore(taxonomy, at[1]!) <= 0.4
    )
      joined[joined.length - 1] = { ...last, text: `${last.text} – ${piece.text}` };
    else joined.push(piece);
    return joined;
  }, []);
}

type PartKind = 'text' | 'place' | 'skip' | 'at';

/** A piece less its labels, employment types and towns; "Nurse at Aster Clinic" gives two. */
function refine(taxonomy: Taxonomy, piece: Piece): { text: string; kind: PartKind; isDoubtful?: boolean }[] {
  let text = piece.text;
  const label = /^([^:]{2,30}):\s*(.*)$/.exec(text);
  if (label && rolesOfLabel(label[1]!).length > 0) text = label[2]!;
  else if (label && label[2] === '') text = label[1]!;
  text = trimPiece(text.replace(TYPES_OF_EMPLOYMENT_IN_BRACKETS, ' '));
  if (text === '' || EMPLOYMENT_TYPE.test(text) || isDetailLabel(text)) return [{ text, kind: 'skip' }];
  if (
    isDuration(text) ||
    /^\d[\d\s.,/-]*$/.test(text) ||
    /^(?:\d+\+?\s*)?(?:years?|months?|yrs?|mos?|duration|period|from|to|since|المدة|الفترة|من|إلى)\.?$/i.test(
      text,
    )
  )
    return [{ text, kind: 'skip' }];
  if (/^(?:www\.|https?:)/i.test(text)) return [{ text, kind: 'skip' }];
  const score = placeScore(taxonomy, text);
  if (score >= 0.95) return [{ text, kind: 'place' }];
  if (
    score >= 0.6 &&
    organisationScore(taxonomy, text.split(/[,،]/)[0]!) <= 0 &&
    titleScore(taxonomy, text.split(/[,،]/)[0]!) <= 0 &&
    (piece.before === 'gap' || piece.before === 'mark' || piece.before === 'dash')
  ) {
    return [{ text, kind: 'place', isDoubtful: true }];
  }
  const leading = /^(?:at|@|with|for|لدى|في|بـ)\s+(.+)$/i.exec(text);
  if (leading && piece.before === 'style') text = leading[1]!;
  const at = /^(.+?)\s+(?:at|@|لدى)\s+(.+)$/iu.exec(text);
  if (at && titleScore(taxonomy, at[1]!) > 0.4) {
    return [{ text: trimPiece(at[1]!), kind: 'text' }, ...withoutPlace(taxonomy, at[2]!, 'at')];
  }
  return withoutPlace(taxonomy, text, 'text');
}

function withoutPlace(taxonomy: Taxonomy, text: string, kind: PartKind): { text: string; kind: PartKind }[] {
  const { rest, place } = stripTrailingPlace(taxonomy, text);
  if (!place || rest === '') return [{ text: trimPiece(text), kind }];
  return [
    { text: trimPiece(rest), kind },
    { text: place, kind: 'place' },
  ];
}

/** "Staff Nurse – Emergency" is one piece where the other entries have one fewer on that line. */
function joinDashes(taxonomy: Taxonomy, drafts: Draft[]): Draft[] {
  const fewest = new Map<string, number>();
  const countOn = (draft: Draft, line: string): number =>
    draft.slots.filter((slot) => slot.slot.startsWith(`${line}.`)).length;
  for (const draft of drafts) {
    for (const line of new Set(draft.slots.map((slot) => slot.slot.split('.')[0]!))) {
      fewest.set(line, Math.min(fewest.get(line) ?? 99, countOn(draft, line)));
    }
  }
  return drafts.map((draft) => {
    const slots: Slot[] = [];
    for (const slot of draft.slots) {
      const line = slot.slot.split('.')[0]!;
      const last = slots.at(-1);
      const isSurplus =
        countOn(draft, line) > (fewest.get(line) ?? 0) &&
        slots.filter((other) => other.slot.startsWith(`${line}.`)).length +
          draft.slots.slice(draft.slots.indexOf(slot)).filter((other) => other.slot.startsWith(`${line}.`))
            .length >
          (fewest.get(line) ?? 0);
      const isAlone =
        drafts.length === 1 &&
        last &&
        titleScore(taxonomy, last.text) > 0.5 &&
        organisationScore(taxonomy, slot.text) <= 0 &&
        draft.slots.length > 2;
      if (
        last &&
        last.line === slot.line &&
        slot.before === 'dash' &&
        last.style === slot.style &&
        (isSurplus || isAlone)
      ) {
        last.text = `${last.text} – ${slot.text}`;
      } else slots.push({ ...slot });
    }
    const counts = new Map<string, number>();
    for (const slot of slots) {
      const line = slot.slot.split('.')[0]!;
      const position = counts.get(line) ?? 0;
      counts.set(line, position + 1);
      slot.slot = `${line}.${position}`;
    }
    return { ...draft, slots };
  });
}

function splitCommas(taxonomy: Taxonomy, draft: Draft): Draft {
  if (draft.slots.length !== 1) return draft;
  const slot = draft.slots[0]!;
  const parts = slot.text.split(/\s*[,،]\s*/).filter((part) => part !== '');
  if (parts.length < 2) {
    const inside = /^(.{3,}?)\s+(?:في|-)\s+(.{3,})$/.exec(slot.text);
    if (inside && titleScore(taxonomy, inside[1]!) > 0.5)
      return {
        ...draft,
        slots: [inside[1]!, inside[2]!].map((text, index) => ({
          ...slot,
          text: trimPiece(text),
          slot: `0.${index}`,
        })),
      };
    return draft;
  }
  let best = -Infinity;
  let at = 1;
  for (let i = 1; i < parts.length; i++) {
    const a = parts.slice(0, i).join(', ');
    const b = parts.slice(i).join(', ');
    const lean =
      Math.abs(
        titleScore(taxonomy, a) -
          organisationScore(taxonomy, a) -
          titleScore(taxonomy, b) +
          organisationScore(taxonomy, b),
      ) -
      0.01 * i;
    if (lean > best) {
      best = lean;
      at = i;
    }
  }
  const texts = [parts.slice(0, at).join(', '), parts.slice(at).join(', ')];
  return { ...draft, slots: texts.map((text, index) => ({ ...slot, text, slot: `${slot.slot}.${index}` })) };
}

interface Template {
  title: string | null;
  organisation: string | null;
  titleStyle: string | null;
  organisationStyle: string | null;
}

function chooseTemplate(drafts: Draft[], lean: (piece: Piece) => number): Template {
  const keys = new Set<string>();
  for (const draft of drafts) for (const slot of draft.slots.slice(0, 5)) keys.add(slot.slot);
  const order = [...keys];
  let best: Template = { title: null, organisation: null, titleStyle: null, organisationStyle: null };
  let top = -Infinity;
  for (const title of order) {
    for (const organisation of order) {
      if (title === organisation) continue;
      let score = 0;
      for (const draft of drafts) {
        const t = draft.slots.find((slot) => slot.slot === title);
        const o = draft.slots.find((slot) => slot.slot === organisation);
        score += t ? 0.55 + Math.max(-2, Math.min(2, lean(t))) : 0;
        score += o ? 0.55 - Math.max(-2, Math.min(2, lean(o))) : 0;
        // Title before employer is a little more common, and so is the first piece over a later one.
        if (t && o) score += draft.slots.indexOf(t) < draft.slots.indexOf(o) ? 0.12 : 0;
        if (t) score -= 0.06 * draft.slots.indexOf(t);
        if (o) score -= 0.06 * draft.slots.indexOf(o);
      }
      if (score > top) {
        top = score;
        best = { title, organisation, titleStyle: null, organisationStyle: null };
      }
    }
  }
  best.titleStyle = commonStyle(drafts, best.title);
  best.organisationStyle = commonStyle(drafts, best.organisation);
  return best;
}

function commonStyle(drafts: Draft[], key: string | null): string | null {
  const counts = new Map<string, number>();
  for (const draft of drafts) {
    if (draft.slots.length < 2) continue;
    const slot = draft.slots.find((candidate) => candidate.slot === key);
    if (slot) counts.set(slot.style, (counts.get(slot.style) ?? 0) + 1);
  }
  let best: string | null = null;
  for (const [style, count] of counts) if (best === null || count > counts.get(best)!) best = style;
  return best;
}

function assign(
  draft: Draft,
  template: Template,
  lean: (piece: Piece) => number,
): { title: Slot | null; organisation: Slot | null } {
  const { slots } = draft;
  if (slots.length === 0) return { title: null, organisation: null };
  if (slots.length === 1) {
    const only = slots[0]!;
    const distinct = template.titleStyle !== template.organisationStyle;
    let score = lean(only);
    if (distinct && only.style === template.titleStyle) score += 1;
    if (distinct && only.style === template.organisationStyle) score -= 1;
    if (template.title === only.slot) score += 0.3;
    if (template.organisation === only.slot) score -= 0.3;
    return score >= 0 ? { title: only, organisation: null } : { title: null, organisation: only };
  }
  const title = slots.find((slot) => slot.slot === template.title) ?? null;
  const organisation = slots.find((slot) => slot.slot === template.organisation) ?? null;
  if (title && organisation) return { title, organisation };
  // The template's place is empty here: the best pair by words and style.
  let best: { title: Slot; organisation: Slot } | null = null;
  let top = -Infinity;
  const first = slots.slice(0, 4);
  for (const t of first) {
    for (const o of first) {
      if (t === o) continue;
      let score = lean(t) - lean(o);
      if (t.style === template.titleStyle) score += 0.8;
      if (o.style === template.organisationStyle) score += 0.8;
      if (t.slot === template.title) score += 0.8;
      if (o.slot === template.organisation) score += 0.8;
      score -= 0.15 * (first.indexOf(t) + first.indexOf(o));
      if (score > top) {
        top = score;
        best = { title: t, organisation: o };
      }
    }
  }
  return best ?? { title: null, organisation: null };
}
