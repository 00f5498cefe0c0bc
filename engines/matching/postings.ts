import { fold } from '#engines/text/index.ts';

export type Importance = 'must' | 'should' | 'nice';

export interface Line {
  start: number;
  end: number;
  text: string;
}

/** Lines and sentences of a text with their offsets: the unit in which wording such as "preferred" holds. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  const boundary = /\n|[.!?؟؛;](?=\s)|[•▪●]/g;
  let start = 0;
  for (;;) {
    const match = boundary.exec(text);
    const end = match ? match.index + (match[0] === '\n' ? 0 : match[0].length) : text.length;
    if (end > start) lines.push({ start, end, text: text.slice(start, end) });
    if (!match) return lines;
    start = match.index + match[0].length;
  }
}

/** Index of the line that holds an offset. */
export function lineAt(lines: readonly Line[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

const niceWords =
  /\b(nice[- ]to[- ]have|preferred|preferably|prefer|a plus|is plus|advantage(ous)?|bonus|desirable|desired|ideally|optional|good to have|asset)\b|يفضل|تفضل|مفضل|مستحسن|ميزه|اضافيه مرغوب|مرغوب|يحبذ/;
const mustWords =
  /\b(required|requires?|must|mandatory|essential|minimum|need(ed)? to|is needed|strong|proven|solid|expert(ise)?|proficien(t|cy))\b|مطلوب|يشترط|يجب|ضروري|اساسي|الزامي|لا بد|اجاده|اتقان|لا تقل/;
const notNeeded = /\bnot (required|necessary|essential|mandatory)\b|غير (مطلوب|ضروري|الزامي)|ليس شرطا/;

const niceHeading =
  /^(preferred|nice to have|nice-to-have|bonus|desirable|desired|good to have|plus|advantages?|what would be a plus|مهارات مفضله|يفضل|مؤهلات اضافيه|ميزات اضافيه|المؤهلات المفضله)/;
const mustHeading =
  /^(job )?(requirements?|required|minimum|qualifications?|must have|must-have|essential|skills?|key skills|technical skills|what (we|you) (are )?(look|need|bring|will need|ll need)|you have|who you are|about you|your profile|experience|candidate|المتطلبات|متطلبات|الشروط|شروط|المؤهلات|المهارات|المهارات المطلوبه|ما نبحث|الخبرات|الخبره)/;
const otherHeading =
  /^(responsibilities|duties|key responsibilities|the role|role|about (us|the)|what you('ll| will) do|job (description|purpose|summary)|benefits|we offer|what we offer|overview|summary|tasks|company|المهام|المسؤوليات|مهام|مسؤوليات|الوصف|وصف|نبذه|عن الشركه|المزايا|ما نقدمه|الدور)/;

/**
 * How much a posting wants what each line names. The wording of the line counts first ("Arabic is a plus"),
 * then the section it stands in. Lines under no heading are `should`.
 */
export function importanceByLine(lines: readonly Line[]): Importance[] {
  let section: Importance = 'should';
  return lines.map((line) => {
    const folded = fold(line.text)
      .replace(/^[\s\-*–·#>\d.)]+/, '')
      .trim();
    const colon = folded.indexOf(':');
    const head = colon >= 0 ? folded.slice(0, colon) : folded;
    const words = head.split(/\s+/).length;
    const isHeading = words <= 6 && (colon >= 0 || !/[.,]/.test(folded));
    if (isHeading) {
      if (niceHeading.test(head)) section = 'nice';
      else if (otherHeading.test(head)) section = 'should';
      else if (mustHeading.test(head)) section = niceWords.test(head) ? 'nice' : 'must';
    }
    if (notNeeded.test(folded) || niceWords.test(folded)) return 'nice';
    if (mustWords.test(folded)) return section === 'nice' ? 'nice' : 'must';
    return section;
  });
}
