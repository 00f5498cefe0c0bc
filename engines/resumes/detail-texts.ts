/** What is told of an entry, as sentences. */
import { BULLET, type Line } from '#engines/documents/index.ts';

/** Labels that may stand over the details and are none. */
const LABEL_ALONE = /^(?:key\s+)?(?:responsibilities|duties|achievements|المهام|المسؤوليات)\s*:?$/i;

/** Details as sentences: bullets are cut, wrapped lines are joined to the line they continue. */
export function detailTexts(lines: Line[]): string[] {
  const out: string[] = [];
  let isBelowBullet = false;
  const hasBullets = lines.some((line) => line.isBullet);
  for (const line of lines) {
    const text = line.text.replace(BULLET, '').replace(/\t/g, ' ').trim();
    if (text === '') continue;
    const last = out.at(-1);
    const goesOn = hasBullets ? isBelowBullet : !/[.!؟:]$/.test(last ?? '') && line.gap < 1.8;
    if (last !== undefined && !line.isBullet && line.width > 0 && goesOn)
      out[out.length - 1] = /[^\s]-$/.test(last) ? last + text : `${last} ${text}`;
    else out.push(text);
    if (line.isBullet) isBelowBullet = true;
  }
  return out.filter((text) => !LABEL_ALONE.test(text));
}
