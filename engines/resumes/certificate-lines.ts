/** Certificates out of lines: names, issuers and what is told of each. */
import { BULLET, type Line } from '#engines/documents/index.ts';
import { isPlace, rolesOfLabel, type Taxonomy, wordingsIn } from '#engines/taxonomy/index.ts';
import { type CertificateFacts, certificateFacts, withoutCredential } from './certificate-facts.ts';
import { joinDangling } from './dangling-labels.ts';
import type { Found } from './found.ts';
import { type Piece, partsOf, placeOf, trimPiece } from './pieces.ts';
import type { ParsedCertification } from './resume.ts';

const WORDS = wordingsIn('resumes/certificate-lines');
const GRADES_WITHIN_A_NAME = new RegExp(
  `^(?:${WORDS.source('grades within a name', { edges: 'anywhere' })}|level\\s.{1,4}|part\\s.{1,4}|module\\s.{1,4})$`,
  'iu',
);
const OPENS_AN_ISSUER = new RegExp(`^${WORDS.source('opens an issuer', { edges: 'anywhere' })}\\s+`, 'iu');
const CLOSES_A_NAME = new RegExp(
  `[\\s,،;(]*${WORDS.source('closes a name', { edges: 'anywhere' })}\\s*[:.]?\\s*$`,
  'iu',
);

const LABEL_ONLY = new RegExp(
  `^${WORDS.source('a label and nothing else', { edges: 'anywhere' })}\\s*[:.]?$`,
  'iu',
);

/** The certificates that lines tell of. */
export function certificatesIn(taxonomy: Taxonomy, lines: Line[]): Found<ParsedCertification>[] {
  const reads = joinDangling(lines)
    .filter((line) => line.text.trim() !== '')
    .map((line) => readLine(taxonomy, line));
  const opens = openerOf(reads);
  const drafts: Draft[] = [];
  for (const [index, read] of reads.entries()) {
    const previous = reads[index - 1];
    const last = drafts.at(-1);
    if (!last && read.pieces.length === 0 && !read.hasFacts) continue;
    const isNext = !last || (read.pieces.length > 0 && opens(read, previous, last));
    const draft = isNext ? newDraft() : last;
    if (isNext) drafts.push(draft);
    addPieces(draft, isNext ? read.pieces : withoutWrap(draft, read, previous));
    if (read.hasFacts) addFacts(draft, read);
  }
  return drafts.flatMap(({ name, ...draft }) =>
    name && name.text.length > 1 ? [certificateOf(name, draft)] : [],
  );
}

/** A line as it was read. */
interface Read {
  line: Line;
  pieces: Piece[];
  facts: CertificateFacts;
  hasFacts: boolean;
}

function readLine(taxonomy: Taxonomy, line: Line): Read {
  const { pieces, dates } = partsOf(line);
  const facts = certificateFacts(line.text);
  const kept = pieces.flatMap((piece): Piece[] => {
    const roles = rolesOfLabel(piece.text);
    if (roles.includes('issued') || roles.includes('expires') || roles.includes('credential')) return [];
    const bare = withoutCredential(piece.text, facts.credentialId)
      .replace(OPENS_AN_ISSUER, '')
      .replace(CLOSES_A_NAME, '');
    const text = trimPiece(bare.replace(BULLET, ''));
    const isNothing =
      text === '' || LABEL_ONLY.test(text) || isPlace(taxonomy, text) || /^[\d\s./-]+$/.test(text);
    return isNothing ? [] : [{ ...piece, text }];
  });
  return { line, pieces: kept, facts, hasFacts: dates.length > 0 || facts.credentialId !== null };
}

/** A certificate that lines are added to. */
interface Draft {
  name: Piece | null;
  issuer: Piece | null;
  facts: CertificateFacts;
  factLine: Line | null;
}

function newDraft(): Draft {
  return {
    name: null,
    issuer: null,
    facts: { issued: null, expires: null, credentialId: null },
    factLine: null,
  };
}

/** Whether a line with text opens the next certificate after a draft. */
type Opener = (read: Read, previous: Read | undefined, draft: Draft) => boolean;

/** What opens a certificate in a section: a bullet, bold type, or where the dates stand. */
function openerOf(reads: Read[]): Opener {
  const named = reads.filter((read) => read.pieces.length > 0);
  const bold = named.filter(isBold);
  const hasBoldNames =
    bold.length > 0 &&
    bold.length < reads.length &&
    named.some((read) => read.pieces.some((piece) => !piece.bold));
  const bullets = reads.filter((read) => read.line.isBullet).length;
  if (bullets > 0)
    return (read) => read.line.isBullet || (bullets < reads.length * 0.5 && hasBoldNames && isBold(read));
  if (hasBoldNames)
    return (read, previous) =>
      isBold(read) && !(named.length > 1 && previous && isWrappedName(previous, read));
  if (reads.some((read) => read.pieces.length === 0 && read.hasFacts))
    return (read, previous) => Boolean(previous?.hasFacts) || read.line.gap > 1.9;
  const [first] = named;
  if (first?.hasFacts)
    return (read, _, draft) => read.hasFacts || (draft.issuer !== null && read.line.gap > 1.9);
  if (named.some((read) => read.hasFacts)) return (_, previous) => Boolean(previous?.hasFacts);
  return (read, previous) => !(previous && isWrap(previous.line, read.line));
}

function isBold({ pieces: [first] }: Read): boolean {
  return first?.bold ?? false;
}

/** A bold name that breaks, and goes on in bold. */
function isWrappedName(previous: Read, { line }: Read): boolean {
  return (
    previous.line.bold &&
    line.bold &&
    !previous.hasFacts &&
    line.gap < 1.5 &&
    line.width > 0 &&
    isWrap(previous.line, line)
  );
}

/** Whether a line goes on what the one above begins. */
function isWrap(previous: Line, line: Line): boolean {
  if (line.isBullet) return false;
  if (/^[\p{Ll}(&]/u.test(line.text) || /(?:\b(?:of|and|for|the|in|&|–|-)|,)$/i.test(previous.text.trim()))
    return true;
  return (
    line.width > 0 &&
    line.gap < 1.75 &&
    line.column !== 0 &&
    previous.width > 100 &&
    previous.text.length > 18 &&
    line.text.length < previous.text.length &&
    !/[.|]$/.test(previous.text)
  );
}

/** The pieces of a line, less the first where that goes on what the line above ended with. */
function withoutWrap({ name, issuer }: Draft, read: Read, previous: Read | undefined): Piece[] {
  const [first, ...others] = read.pieces;
  const target = issuer ?? name;
  const goesOn =
    first &&
    target &&
    previous &&
    previous.pieces.length > 0 &&
    !previous.hasFacts &&
    read.line.width > 0 &&
    first.style === target.style &&
    isWrap(previous.line, read.line);
  if (!goesOn) return read.pieces;
  target.text = `${target.text} ${first.text}`;
  return others;
}

/** The first piece is the name, the next the issuer. */
function addPieces(draft: Draft, pieces: Piece[]): void {
  for (const [index, piece] of pieces.entries()) {
    const { name, issuer } = draft;
    const isPartOfName =
      name &&
      !issuer &&
      (GRADES_WITHIN_A_NAME.test(piece.text) ||
        (index > 0 &&
          piece.before === 'dash' &&
          piece.style === name.style &&
          pieces.some((other) => other.style !== name.style)));
    if (isPartOfName) name.text = `${name.text} – ${piece.text}`;
    else if (!name) draft.name = { ...piece };
    else if (!issuer) draft.issuer = { ...piece };
  }
}

function addFacts(draft: Draft, { facts, line }: Read): void {
  draft.facts.issued ??= facts.issued;
  draft.facts.expires ??= facts.expires;
  draft.facts.credentialId ??= facts.credentialId;
  draft.factLine ??= line;
}

function certificateOf(
  piece: Piece,
  { issuer, facts, factLine }: Omit<Draft, 'name'>,
): Found<ParsedCertification> {
  const parted = issuer ? { name: piece.text, issuer: issuer.text } : partIssuer(piece.text);
  const value: ParsedCertification = { ...parted, ...facts };
  const evidence: Found<ParsedCertification>['evidence'] = {
    name: { confidence: 0.85, place: placeOf(piece.line, parted.name) },
  };
  if (parted.issuer)
    evidence.issuer = { confidence: 0.75, place: placeOf((issuer ?? piece).line, parted.issuer) };
  for (const key of ['issued', 'expires', 'credentialId'] as const) {
    if (value[key] && factLine) evidence[key] = { confidence: 0.88, place: placeOf(factLine, value[key]) };
  }
  return { value, evidence };
}

/** "First Aid by Red Crescent", "NEBOSH IGC (British Safety Council)": a name with its issuer. */
function partIssuer(text: string): { name: string; issuer: string | null } {
  const [, name, issuer] = /^(.{2,}?)\s*(?:[,،]|\bby\b|\bfrom\b|\()\s*([^,،()]{2,60})\)?$/iu.exec(text) ?? [];
  if (name === undefined || issuer === undefined) return { name: text, issuer: null };
  if (/^(?:level|part|module|class|grade|category)\b/i.test(issuer)) return { name: text, issuer: null };
  return { name: trimPiece(name), issuer: trimPiece(issuer) };
}
