/** Arabic letters by their shapes: most differ from others by dots alone, and some print alike in small or worn type. */

/** Letters by their shape without dots; at its end a word shows more of a letter than within. */
const SHAPES: Record<string, string> = {};

for (const [shape, letters] of Object.entries({
  ا: 'اأإآٱ',
  ٮ: 'بتثنيىئه',
  ح: 'جحخ',
  د: 'دذ',
  ر: 'رز',
  س: 'سش',
  ص: 'صض',
  ط: 'طظ',
  ع: 'عغ',
  ف: 'فق',
  و: 'وؤ',
}))
  for (const letter of letters) SHAPES[letter] = shape;

const LAST_SHAPES: Record<string, string> = {
  ن: 'ن',
  ي: 'ى',
  ى: 'ى',
  ئ: 'ى',
  ه: 'ه',
  ة: 'ه',
  ق: 'ق',
};

/** A word by the shapes of its letters, without their dots and hamzas. */
export function bareOf(word: string): string {
  let bare = '';
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    if (letter === 'ء') continue;
    bare += (at === word.length - 1 && LAST_SHAPES[letter]) || SHAPES[letter] || letter;
  }
  return bare;
}

/** Shapes that print alike in small or worn type. */
const ALIKE: Record<string, string> = {
  ٮ: 'مفع',
  م: 'ٮفع',
  ف: 'وٮمع',
  و: 'فر',
  ع: 'مفٮ',
  ر: 'دو',
  د: 'ر',
  ل: 'كا',
  ك: 'ل',
  ا: 'ل',
  س: 'ص',
  ص: 'سط',
  ط: 'ص',
  ن: 'رىق',
  ى: 'ن',
  ه: 'ح',
  ق: 'ى',
};

/** What a word without dots may have been, and what each costs beside the dots. */
export function* keysNear(bare: string, length: number): Generator<[string, number]> {
  yield [bare, 0];
  // The two dots of a last ya, or of a ta before it, close the ring of a qaf.
  if (bare.endsWith('ق')) {
    yield [`${bare.slice(0, -1)}ٮى`, 0.5];
    yield [`${bare.slice(0, -1)}ى`, 0.6];
  }
  if (length < 2) return;
  for (let at = 0; at < bare.length; at++) {
    const [before, after] = [bare.slice(0, at), bare.slice(at + 1)];
    for (const shape of ALIKE[bare.charAt(at)] ?? '') yield [before + shape + after, 0.7];
    // A dot or a stroke was taken for a letter, or a tooth was lost.
    if (length > 4) yield [before + after, bare[at] === 'ٮ' ? 0.7 : 0.95];
    if (length > 3 || at === 1) yield [`${before}ٮ${bare.slice(at)}`, length > 3 ? 0.7 : 0.5];
  }
  if (length > 4) for (const last of 'ىرهن') yield [`${bare.slice(0, -1) + lastWithin(bare)}${last}`, 0.95];
}

/** The last shape as it would stand within a word. */
function lastWithin(bare: string): string {
  const last = bare.slice(-1);
  return last === 'ن' || last === 'ى' || last === 'ه' ? 'ٮ' : last === 'ق' ? 'ف' : last;
}

/** What it costs that letters of one shape have other dots. */
export function dotsApart(read: string, candidate: string, isReshaped: boolean): number {
  if (/ء/.test(read) !== /ء/.test(candidate))
    return 0.3 + dotsApart(read.replace('ء', ''), candidate.replace('ء', ''), isReshaped);
  if (read.length !== candidate.length) return 0.15 * Math.abs(read.length - candidate.length);
  let cost = 0;
  for (let at = 0; at < read.length; at++) {
    if (read[at] === candidate[at]) continue;
    const isHamza = SHAPES[read.charAt(at)] === 'ا' && SHAPES[candidate.charAt(at)] === 'ا';
    const isEnding = at === read.length - 1 && /[ىيهة]/.test(read.charAt(at));
    cost += isHamza || isEnding ? 0.15 : 0.35;
  }
  return isReshaped ? Math.max(0, cost - 0.35) : cost;
}

/** What it takes to make one row of shapes of another: shapes that print alike and teeth take less (Levenshtein, 1965). */
export function distance(a: string, b: string): number {
  const lost = (shape: string) => (shape === 'ٮ' ? 0.7 : 0.95);
  const changed = (x: string, y: string): number =>
    x === y ? 0 : ALIKE[x]?.includes(y) || ALIKE[y]?.includes(x) ? 0.7 : 1;
  const others = [...b];
  // Costs of the letters so far against each beginning of the other row, the empty one first.
  let cost = 0;
  let costs = [cost];
  for (const y of others) {
    cost += lost(y);
    costs.push(cost);
  }
  for (const x of a) {
    let [diagonal = 0, ...above] = costs;
    cost = diagonal + lost(x);
    const next = [cost];
    for (const [at, y] of others.entries()) {
      const up = above[at] ?? 0;
      cost = Math.min(diagonal + changed(x, y), up + lost(x), cost + lost(y));
      next.push(cost);
      diagonal = up;
    }
    costs = next;
  }
  return cost;
}
