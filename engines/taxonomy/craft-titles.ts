/** Titles as crafts have them, and as French has them, put as the taxonomy knows them: «معلم كهربا» is an electrician. */
import { fold, sourceOfWordings } from '#engines/text/index.ts';
import { wordingsIn } from './wordings.ts';

const WORDS = wordingsIn('crafts');
const MASTER = WORDS.source('master of a craft', { edges: 'anywhere', spaces: 'one' });

interface Craft {
  pattern: RegExp;
  title: string;
}

/** The longest wording first: «تمديدات كهربائية» before «تمديدات». */
const CRAFTS: readonly Craft[] = [
  ...craftsOf('crafts by what is worked on', (topic) => `(?:${MASTER})\\s+${topic}`),
  ...craftsOf('called otherwise', (name) => name),
];
/** Most texts name none, which one look tells. */
const ANY = new RegExp(CRAFTS.map(({ pattern }) => pattern.source).join('|'), 'u');

function craftsOf(list: string, sourceOf: (wording: string) => string): Craft[] {
  return WORDS.lines(list).map((line) => {
    const [wording = '', title = ''] = line.split(' => ');
    const source = sourceOfWordings([fold(wording)], { edges: 'anywhere', spaces: 'one' });
    return { pattern: new RegExp(`(?<![\\p{L}\\d])${sourceOf(source)}(?![\\p{L}\\d])`, 'gu'), title };
  });
}

/** Where a folded text names a craft, by offsets, with the title that is meant; none overlaps another. */
export function craftsIn(folded: string): { at: number; end: number; title: string }[] {
  if (!ANY.test(folded)) return [];
  const found: { at: number; end: number; title: string }[] = [];
  for (const { pattern, title } of CRAFTS)
    for (const match of folded.matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      if (!found.some((it) => at < it.end && end > it.at)) found.push({ at, end, title });
    }
  return found.toSorted((a, b) => a.at - b.at);
}

/** A folded title with the crafts that it names put as the taxonomy knows them. */
export function titleOfCraft(folded: string): string {
  const crafts = craftsIn(folded);
  if (crafts.length === 0) return folded;
  let put = '';
  let done = 0;
  for (const { at, end, title } of crafts) {
    put += folded.slice(done, at) + fold(title);
    done = end;
  }
  return put + folded.slice(done);
}
