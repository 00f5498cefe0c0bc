/** Skills as written. Lists are split, group labels dropped, levels cut. */
import { BULLET, type Line } from '#engines/documents/index.ts';
import { sectionOfHeading, type Taxonomy } from '#engines/taxonomy/index.ts';
import { foldName } from '#engines/text/index.ts';
import { listParts } from './list-parts.ts';
import { placeOf, trimPiece } from './pieces.ts';
import type { Place } from './resume.ts';
import { inColumns } from './skill-columns.ts';
import { isLevelAlone, withoutLevel } from './skill-levels.ts';
import { joinSkillLines, type SkillRow } from './skill-rows.ts';
import { statesLanguages } from './spoken-languages.ts';

/** A skill, with where it stands. */
export interface Skill {
  text: string;
  place: Place;
}

/** The skills of a section, each once. */
export function readSkills(taxonomy: Taxonomy, lines: Line[]): Skill[] {
  const own = lines.filter((line) => !statesLanguages(taxonomy, line.text));
  const rows = joinSkillLines(taxonomy, inColumns(own));
  const hasPlainRows = rows.some((row) => !row.line.bold);
  const skills = new Map<string, Skill>();
  for (const row of rows) {
    if (statesLanguages(taxonomy, row.text) || isGroupName(row, hasPlainRows)) continue;
    for (const part of listParts(withoutGroup(row))) {
      const skill = skillIn(part.replace(/^(?:and|و)\s+(?=.)/i, ''));
      const key = foldName(skill);
      if (!skills.has(key) && isSkill(skill))
        skills.set(key, { text: skill, place: placeOf(row.line, skill) });
    }
  }
  return [...skills.values()];
}

const LEAST_LISTED = 4;
const SHARE_KNOWN = 0.75;

/** Whether a line outside of any section of skills lists some and nothing else: "Python, SQL, Scala, Terraform, Git". */
export function listsSkills(taxonomy: Taxonomy, text: string): boolean {
  if (!/[,،|•]/u.test(text) || /[.!؟:：]\s*\S|\d{4}/u.test(text)) return false;
  const parts = listParts(text.replace(BULLET, '')).map(skillIn);
  if (parts.length < LEAST_LISTED) return false;
  const known = parts.filter((part) => taxonomy.resolveSkill(part) !== null).length;
  return known >= parts.length * SHARE_KNOWN;
}

/** A bold line among plain ones, or one that ends in a colon, names a group. */
function isGroupName({ line, text, hasFollower }: SkillRow, hasPlainRows: boolean): boolean {
  const bare = text.replace(BULLET, '');
  return (
    (line.bold && hasPlainRows && !line.isBullet && !/[,،•|]/.test(bare) && hasFollower) ||
    /[:：]\s*$/.test(bare)
  );
}

/** The text of a row behind the name of its group. */
function withoutGroup({ line, text }: SkillRow): string {
  const bare = text.replace(BULLET, '');
  const [, behind] = GROUP.exec(bare) ?? [];
  const rest = behind ?? behindBold(line, bare) ?? bare;
  // Two groups may stand side by side: "Tools: Oracle" and "Others: Budgeting".
  const [first = '', ...beside] = rest.split('\t');
  return [first, ...beside.map((part) => GROUP.exec(part.trim())?.[1] ?? part)].join('\t');
}

/** The name of a group before its skills. */
const GROUP = /^(?:[^:：,،\t]{2,40})\s*[:：]\s*(.+)$/;

/** Text after a bold label on the same line, where the rest is plain. */
function behindBold(line: Line, text: string): string | null {
  const first = line.segments[0]?.runs[0];
  if (!first?.bold || line.bold || line.segments.flatMap((segment) => segment.runs).length < 2) return null;
  const label = first.text.replace(BULLET, '').trim();
  if (label.length < 2 || label.length > 40 || !text.startsWith(label) || /[,،]$/.test(label)) return null;
  const rest = text.slice(label.length).replace(/^[\s:–—-]+/, '');
  return rest === '' || rest.length < 3 ? null : rest;
}

function skillIn(part: string): string {
  return withoutLevel(trimPiece(part.replace(BULLET, '')).replace(/\.$/, ''));
}

/** Whether a text is one skill: neither prose, a number, a heading nor the level of another. */
function isSkill(text: string): boolean {
  const key = foldName(text);
  if (key === '' || key.length > 70 || text.split(/\s+/).length > 9 || /^\d+$/.test(key)) return false;
  return sectionOfHeading(text) !== 'skills' && !isLevelAlone(text);
}
