import type { ResumeStatus } from '#contract/features/resumes.contract.ts';

/** Below this the reader of the resume asks to be checked. */
export const SURE_ENOUGH = 0.75;

export const isDoubtful = (confidence: number | null | undefined): confidence is number =>
  confidence != null && confidence < SURE_ENOUGH;

export interface Source {
  /** The words of the resume, in its order. */
  lines: readonly string[];
  page: number | null;
}

type Kind = 'work' | 'education' | 'certifications' | 'skills';
type Upload = NonNullable<ResumeStatus['upload_response']>;

/**
 * Where the resume says what an entry holds. A profile's entries may have been sorted, merged or moved since the
 * reading, so the place is found by the words and not by its number; without one, by the line of the resume's
 * text that has them. `null` where the words are not to be found: then nothing is claimed.
 */
export function sourceOf(
  upload: Upload | null | undefined,
  kind: Kind,
  names: readonly (string | null | undefined)[],
): Source | null {
  const wanted = names.filter((name): name is string => Boolean(name?.trim())).map(plain);
  const [first] = wanted;
  if (!upload || !first) return null;

  let best: { source: Source; hits: number } | null = null;
  for (const source of groupsOf(upload.evidence, kind)) {
    const text = plain(source.lines.join(' '));
    if (!text.includes(first)) continue;
    const hits = wanted.filter((name) => text.includes(name)).length;
    if (!best || hits > best.hits) best = { source, hits };
  }
  if (best) return best.source;
  const line = upload.text.split('\n').find((one) => plain(one).includes(first));
  return line ? { lines: [line.trim()], page: null } : null;
}

/** The evidence of one kind, an entry each: `work.0.title` and `work.0.start` belong together. */
function groupsOf(evidence: Upload['evidence'], kind: Kind): Source[] {
  const groups = new Map<string, { lines: Set<string>; page: number | null }>();
  for (const [path, { text, page }] of Object.entries(evidence)) {
    const [root, index] = path.split('.');
    if (root !== kind || !index || !text) continue;
    const group = groups.get(index) ?? { lines: new Set<string>(), page };
    group.lines.add(text.trim());
    groups.set(index, group);
  }
  return [...groups.values()].map(({ lines, page }) => ({ lines: [...lines], page }));
}

/** Case, accents of Arabic and spacing aside. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/\s+/g, ' ')
    .trim();
