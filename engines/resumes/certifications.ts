/** Certificates and licences: a grammar of name, issuer, issued, expires and number. */

import { BULLET, type Line } from '#engines/documents/index.ts';
import { isPlace, type LabelRole, rolesOfLabel, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { findDates, parseDate, westernDigits } from '#engines/text/index.ts';
import { type FormRecord, readForm, readTable } from './forms.ts';
import { type Piece, partsOf, placeOf, trimPiece } from './pieces.ts';
import type { ParsedCertification, PartialDate } from './resume.ts';
import type { Found } from './work.ts';

const WORDS = wordingsIn('resumes/certifications');
const ENDS_BEFORE_ITS_VALUE = new RegExp(
  `${WORDS.source('ends before its value', { edges: 'anywhere' })}\\p{L}*\\.?$`,
  'iu',
);
const GRADES_WITHIN_A_NAME = new RegExp(
  `^(?:${WORDS.source('grades within a name', { edges: 'anywhere' })}|level\\s.{1,4}|part\\s.{1,4}|module\\s.{1,4})$`,
  'iu',
);
const OPENS_AN_ISSUER = new RegExp(`^${WORDS.source('opens an issuer', { edges: 'anywhere' })}\\s+`, 'iu');
const CLOSES_A_NAME = new RegExp(
  `[\\s,،;(]*${WORDS.source('closes a name', { edges: 'anywhere' })}\\s*[:.]?\\s*$`,
  'iu',
);

const ROLES: LabelRole[] = ['certificate', 'issuer', 'issued', 'expires', 'credential', 'dates', 'location'];

const EXPIRES = new RegExp(
  `${WORDS.source('says when it expires')}\\s*(?:on|in|حتى)?\\s*[:\\-–.]?\\s*$`,
  'iu',
);
const ISSUED = new RegExp(`${WORDS.source('says when it was issued')}\\s*(?:on|in)?\\s*[:\\-–.]?\\s*$`, 'iu');
const NUMBER = new RegExp(
  `(?:${WORDS.source('says its number')}|(?:credential|certificate|certification|cert\\.?|licen[cs]e|registration|reg\\.?|membership|reference|ref\\.?|serial|card|candidate)\\s*(?:id|no|number|num|nr|#)?|#)(?![\\p{L}])\\s*(?:(?:id|no|number)(?![\\p{L}]))?\\s*[.:#：\\s]*\\s*((?=[\\p{L}\\d\\-/._]*\\d)[A-Za-z0-9][A-Za-z0-9\\-/._]{2,}(?:\\s\\d{2,})?)`,
  'iu',
);
const LABEL_ONLY = new RegExp(
  `^${WORDS.source('a label and nothing else', { edges: 'anywhere' })}\\s*[:.]?$`,
  'iu',
);

interface Facts {
  issued: PartialDate | null;
  expires: PartialDate | null;
  credentialId: string | null;
}

/** The certificates and licences of a section: of a table, of a form, or of lines. */
export function readCertifications(taxonomy: Taxonomy, lines: Line[]): Found<ParsedCertification>[] {
  const table = readTable(lines, ROLES);
  if (table?.some((record) => record.values.certificate))
    return table.map(fromRecord).filter((found) => found.value.name !== '');
  const form = readForm(lines, ROLES, ['certificate', 'issuer']);
  if (form?.some((record) => record.values.certificate))
    return form.map(fromRecord).filter((found) => found.value.name !== '');
  return fromLines(taxonomy, joinDangling(lines));
}

function fromRecord(record: FormRecord): Found<ParsedCertification> {
  const { values } = record;
  const issuedText = values.issued ?? values.dates ?? '';
  const span = findDates(issuedText)[0];
  const value: ParsedCertification = {
    name: trimPiece(values.certificate ?? ''),
    issuer: values.issuer ? trimPiece(values.issuer) : null,
    issued: span?.start ?? null,
    expires: values.expires ? (findDates(values.expires)[0]?.start ?? null) : (span?.end ?? null),
    credentialId: values.credential ? trimPiece(values.credential) : null,
  };
  const evidence: Found<ParsedCertification>['evidence'] = {};
  for (const [key, role] of [
    ['name', 'certificate'],
    ['issuer', 'issuer'],
    ['issued', 'issued'],
    ['expires', 'expires'],
    ['credentialId', 'credential'],
  ] as const) {
    const line = record.lines[role];
    if (line && value[key]) evidence[key] = { confidence: 0.93, place: placeOf(line) };
  }
  return { value, evidence };
}

/** Lines that break between a label and its value ("Licence No." / "6644120", "Valid until Feb" / "2025") are joined. */
function joinDangling(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    if (last && !line.isBullet && dangles(last.text, line.text)) {
      const segment = last.segments.at(-1)!;
      const first = line.segments[0]!;
      out[out.length - 1] = {
        ...last,
        text: `${last.text} ${line.text}`,
        segments: [
          ...last.segments.slice(0, -1),
          { ...segment, text: `${segment.text} ${first.text}`, runs: [...segment.runs, ...first.runs] },
          ...line.segments.slice(1),
        ],
      };
    } else out.push(line);
  }
  return out;
}

function dangles(text: string, next: string): boolean {
  const end = text.trim();
  if (
    /(?:\bno|\bnumber|\bid|#|رقم|الشهادة|until|till|valid|issued|expires|expiry|exp|date|حتى|الإصدار|الانتهاء|:)\.?:?$/iu.test(
      end,
    ) &&
    /^[^\p{L}]*[\p{L}]{0,4}[-/]?\d|^\p{L}+\.?\s+['’]?(?:19|20)?\d\d/u.test(next)
  )
    return true;
  return ENDS_BEFORE_ITS_VALUE.test(end) && /^(?:19|20)\d\d\b/.test(next);
}

function factsOf(text: string): Facts {
  const facts: Facts = { issued: null, expires: null, credentialId: null };
  const western = westernDigits(text);
  const spans = findDates(text);
  spans.forEach((span, index) => {
    const before = western.slice(spans[index - 1]?.to ?? 0, span.from);
    if (EXPIRES.test(before)) facts.expires ??= span.end ?? span.start;
    else if (ISSUED.test(before)) {
      facts.issued ??= span.start;
      if (span.isRange) facts.expires ??= span.end;
    } else if (span.isRange) {
      facts.issued ??= span.start;
      facts.expires ??= span.end;
    } else if (facts.issued === null) facts.issued = span.start;
    else facts.expires ??= span.start;
  });
  const number = NUMBER.exec(western);
  if (number && !/^(?:19|20)\d\d$/.test(number[1]!) && parseDate(number[1]!) !== number[1]) {
    const id = number[1]!.replace(/[.\-/]+$/, '');
    if (/\d{2,}/.test(id) || id.length >= 5) facts.credentialId = id;
  }
  return facts;
}

interface Draft {
  name: Piece | null;
  issuer: Piece | null;
  facts: Facts;
  factLine: Line | null;
  extra: Piece[];
}

interface Read {
  line: Line;
  pieces: Piece[];
  facts: Facts;
  hasFacts: boolean;
}

function fromLines(taxonomy: Taxonomy, lines: Line[]): Found<ParsedCertification>[] {
  const reads = lines.filter((line) => !/^\s*$/.test(line.text)).map((line) => readLine(taxonomy, line));
  const withText = reads.filter((read) => read.pieces.length > 0);
  const onlyFacts = reads.filter((read) => read.pieces.length === 0 && read.hasFacts);
  const bold = withText.filter((read) => read.pieces[0]!.bold);
  const hasBoldNames =
    bold.length > 0 &&
    bold.length < reads.length &&
    withText.some((read) => read.pieces.some((piece) => !piece.bold));
  const bullets = reads.filter((read) => read.line.isBullet).length;
  const firstIsMixed = withText[0] ? withText[0].hasFacts : false;
  const everyMixed = withText.filter((read) => read.hasFacts).length;
  const drafts: Draft[] = [];
  reads.forEach((read, index) => {
    let draft = drafts.at(-1);
    const previous = reads[index - 1];
    let opens = false;
    if (read.pieces.length > 0) {
      if (!draft) opens = true;
      else if (bullets > 0)
        opens = read.line.isBullet || (bullets < reads.length * 0.5 && hasBoldNames && read.pieces[0]!.bold);
      else if (hasBoldNames)
        opens =
          read.pieces[0]!.bold &&
          !(
            previous?.line.bold &&
            read.line.bold &&
            !previous.hasFacts &&
            read.line.gap < 1.5 &&
            read.line.width > 0 &&
            withText.length > 1 &&
            isWrap(previous.line, read.line)
          );
      else if (onlyFacts.length > 0)
        opens =
          Boolean(previous && ((previous.hasFacts && previous.pieces.length === 0) || previous.hasFacts)) ||
          read.line.gap > 1.9;
      else if (everyMixed > 0)
        opens = firstIsMixed
          ? read.hasFacts || (draft.issuer !== null && read.line.gap > 1.9)
          : Boolean(previous?.hasFacts);
      else opens = !(previous && isWrap(previous.line, read.line));
    } else if (!draft && !read.hasFacts) return;
    if (opens || !draft) {
      draft = {
        name: null,
        issuer: null,
        facts: { issued: null, expires: null, credentialId: null },
        factLine: null,
        extra: [],
      };
      drafts.push(draft);
      addPieces(draft, read.pieces);
    } else if (read.pieces.length > 0) {
      const first = read.pieces[0]!;
      const target = draft.issuer ?? draft.name;
      const wraps =
        previous &&
        previous.pieces.length > 0 &&
        !previous.hasFacts &&
        read.line.width > 0 &&
        target &&
        first.style === target.style &&
        isWrap(previous.line, read.line);
      if (wraps && target) {
        target.text = `${target.text} ${first.text}`;
        addPieces(draft, read.pieces.slice(1));
      } else addPieces(draft, read.pieces);
    }
    if (read.hasFacts) {
      draft.facts.issued ??= read.facts.issued;
      draft.facts.expires ??= read.facts.expires;
      draft.facts.credentialId ??= read.facts.credentialId;
      draft.factLine ??= read.line;
    }
  });
  return drafts.filter((draft) => draft.name && draft.name.text.length > 1).map(finish);
}

function isWrap(previous: Line, line: Line): boolean {
  if (line.isBullet) return false;
  if (/^[\p{Ll}(&]/u.test(line.text) || /(?:\b(?:of|and|for|the|in|&|–|-)|,)$/i.test(previous.text.trim()))
    return true;
  return (
    line.width > 0 &&
    previous.width > 0 &&
    line.gap < 1.75 &&
    line.column !== 0 &&
    previous.width > 100 &&
    previous.text.length > 18 &&
    line.text.length < previous.text.length &&
    !/[.|]$/.test(previous.text)
  );
}

function addPieces(draft: Draft, pieces: Piece[]): void {
  for (const [index, piece] of pieces.entries()) {
    const name = draft.name;
    const isGrade = GRADES_WITHIN_A_NAME.test(piece.text);
    const isSameName =
      name &&
      !draft.issuer &&
      index > 0 &&
      piece.before === 'dash' &&
      piece.style === name.style &&
      pieces.some((other) => other.style !== name.style);
    if (name && !draft.issuer && (isSameName || isGrade)) name.text = `${name.text} – ${piece.text}`;
    else if (!draft.name) draft.name = { ...piece };
    else if (!draft.issuer) draft.issuer = { ...piece };
    else draft.extra.push(piece);
  }
}

function readLine(taxonomy: Taxonomy, line: Line): Read {
  const { pieces, dates } = partsOf(line);
  const facts = factsOf(line.text);
  const kept: Piece[] = [];
  for (const piece of pieces) {
    let text = piece.text;
    const roles = rolesOfLabel(text);
    if (roles.includes('issued') || roles.includes('expires') || roles.includes('credential')) continue;
    const number = NUMBER.exec(westernDigits(text));
    if (number && facts.credentialId && number[1]!.startsWith(facts.credentialId))
      text = text.replace(text.slice(number.index, number.index + number[0].length), '');
    text = text.replace(OPENS_AN_ISSUER, '').replace(CLOSES_A_NAME, '');
    text = trimPiece(text.replace(BULLET, ''));
    if (text === '' || LABEL_ONLY.test(text) || isPlace(taxonomy, text) || /^[\d\s./-]+$/.test(text))
      continue;
    kept.push({ ...piece, text });
  }
  return { line, pieces: kept, facts, hasFacts: dates.length > 0 || facts.credentialId !== null };
}

function finish(draft: Draft): Found<ParsedCertification> {
  let name = draft.name!.text;
  let issuer = draft.issuer?.text ?? null;
  if (!issuer) {
    const split = /^(.{2,}?)\s*(?:[,،]|\bby\b|\bfrom\b|\()\s*([^,،()]{2,60})\)?$/iu.exec(name);
    if (split && !/^(?:level|part|module|class|grade|category)\b/i.test(split[2]!)) {
      name = trimPiece(split[1]!);
      issuer = trimPiece(split[2]!);
    }
  }
  const value: ParsedCertification = { name, issuer, ...draft.facts };
  const evidence: Found<ParsedCertification>['evidence'] = {
    name: { confidence: 0.85, place: placeOf(draft.name!.line, name) },
  };
  if (issuer)
    evidence.issuer = { confidence: 0.75, place: placeOf((draft.issuer ?? draft.name!).line, issuer) };
  for (const key of ['issued', 'expires', 'credentialId'] as const) {
    if (value[key] && draft.factLine)
      evidence[key] = { confidence: 0.88, place: placeOf(draft.factLine, value[key]) };
  }
  return { value, evidence };
}
