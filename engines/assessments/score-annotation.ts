import type { Name } from '#engines/taxonomy/index.ts';
import {
  type Box,
  boxAgreement,
  cohensKappa,
  pairBoxes,
  rankAgreement,
  type Span,
  spanF1,
  wordErrorRate,
} from './agreement.ts';
import type { AnnotationItem, AnnotationKind, AnnotationPart } from './annotation.ts';

/**
 * Scores annotation against gold. An answer is a string of `L` and `H`, or a value by the name of each thing:
 * `en:from-to` or `ar:from-to` → label, row → label, `x,y,width,height` → label, row → rank from 1.
 */
export type AnnotationAnswer = string | Readonly<Record<string, string | number>>;

/** One thing on which an answer and the gold agree or differ; a side that says nothing of it is `null`. */
interface Difference {
  is: 'agreed' | 'missed' | 'extra' | 'different';
  /** What it is about. */
  text: Name;
  given: Name | null;
  gold: Name | null;
}

/** One work screen as it was answered, held against its gold. */
interface AnnotationScore {
  id: string;
  part: number;
  kind: AnnotationKind;
  /** 0 to 1; 0 where nothing was answered. */
  score: number;
  isAnswered: boolean;
  differences: Difference[];
  boxes: { given: Box[]; gold: readonly Box[] };
}

/** Whether an answer can be given to an item. What it marks may still be wrong. */
export function isValidAnnotation(item: AnnotationItem, answer: unknown): answer is AnnotationAnswer {
  if (item.kind === 'tones') return typeof answer === 'string' && /^[LH]{0,60}$/.test(answer);
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const entries = Object.entries(answer);
  const isLabel = (value: unknown) => item.labels.some(({ id }) => id === value);
  const rows = new Set(item.rows.map(({ id }) => id));
  if (entries.length > 200) return false;
  return entries.every(([key, value]) => {
    switch (item.kind) {
      case 'spans':
        return /^(?:en|ar):\d{1,5}-\d{1,5}$/.test(key) && isLabel(value);
      case 'boxes':
        return /^\d{1,4},\d{1,4},\d{1,4},\d{1,4}$/.test(key) && isLabel(value);
      case 'classes':
        return rows.has(key) && isLabel(value);
      default:
        return rows.has(key) && Number.isInteger(value) && Number(value) >= 1 && Number(value) <= rows.size;
    }
  });
}

/** Scores one item, with what differs from its gold. */
export function scoreAnnotation(item: AnnotationItem, answer: AnnotationAnswer | undefined): AnnotationScore {
  const isAnswered = answer !== undefined;
  const { score, differences, boxes } = SCORING[item.kind](item, answer ?? (item.kind === 'tones' ? '' : {}));
  return {
    id: item.id,
    part: item.part,
    kind: item.kind,
    score: isAnswered ? Math.max(0, score) : 0,
    isAnswered,
    differences,
    boxes: boxes ?? { given: [], gold: [] },
  };
}

interface Scored {
  score: number;
  differences: Difference[];
  boxes?: AnnotationScore['boxes'];
}

/** By which measure of `agreement.ts` a kind is scored: 1 is full agreement, and some may fall below 0. */
const SCORING: Record<AnnotationKind, (item: AnnotationItem, answer: AnnotationAnswer) => Scored> = {
  spans: scoreSpans,
  classes: scoreClasses,
  boxes: scoreBoxes,
  tones: scoreTones,
  ranking: scoreRanking,
};

/** A part of an attempt: the mean of its items, 0 to 1, what was not answered as 0. */
interface AnnotationPartScore {
  part: AnnotationPart;
  kind: AnnotationKind;
  score: number;
  items: number;
}

/** Scores of a whole attempt, by screen and by part. */
export interface AnnotationResult {
  items: AnnotationScore[];
  parts: AnnotationPartScore[];
}

/** Scores an attempt by its answers, by the ids of their items. What is no answer counts as none. */
export function scoreAnnotations(
  items: readonly AnnotationItem[],
  parts: readonly AnnotationPart[],
  answers: ReadonlyMap<string, unknown>,
): AnnotationResult {
  const scores = items.map((item) => {
    const answer = answers.get(item.id);
    return scoreAnnotation(item, isValidAnnotation(item, answer) ? answer : undefined);
  });
  return {
    items: scores,
    parts: parts.flatMap((part) => {
      const own = scores.filter((one) => one.part === part.part);
      const [first] = own;
      const sum = own.reduce((total, { score }) => total + score, 0);
      return first ? [{ part, kind: first.kind, score: sum / own.length, items: own.length }] : [];
    }),
  };
}

const entriesOf = (answer: AnnotationAnswer): [string, string | number][] =>
  typeof answer === 'string' ? [] : Object.entries(answer);
const nameOf = ({ labels }: AnnotationItem, id: string | number | null | undefined): Name | null =>
  labels.find((label) => label.id === id)?.name ?? null;
const asIs = (text: string): Name => ({ en: text, ar: text });

/** Held against the gold of the language that was marked; where both were, of the one that was marked more. */
function scoreSpans(item: AnnotationItem, answer: AnnotationAnswer): Scored {
  const all = entriesOf(answer).map(([key, label]) => {
    const [lang = 'en', places = ''] = key.split(':');
    const [from = 0, to = 0] = places.split('-').map(Number);
    return { lang, span: { from, to, label: String(label) } };
  });
  const inArabic = all.filter(({ lang }) => lang === 'ar').length;
  const lang = inArabic * 2 > all.length ? 'ar' : 'en';
  const given = all.filter((one) => one.lang === lang).map(({ span }) => span);
  const gold = item.spans[lang];
  const wordsOf = ({ from, to }: Span) => asIs(item.text?.[lang].slice(from, to) ?? '');
  const sameAs = (a: Span) => (b: Span) => a.from === b.from && a.to === b.to;
  return {
    score: spanF1(given, gold),
    differences: [
      ...gold.map((right): Difference => {
        const own = given.find(sameAs(right));
        const is = !own ? 'missed' : own.label === right.label ? 'agreed' : 'different';
        return { is, text: wordsOf(right), given: nameOf(item, own?.label), gold: nameOf(item, right.label) };
      }),
      ...given
        .filter((own) => !gold.some(sameAs(own)))
        .map(
          (own): Difference => ({
            is: 'extra',
            text: wordsOf(own),
            given: nameOf(item, own.label),
            gold: null,
          }),
        ),
    ],
  };
}

function scoreClasses(item: AnnotationItem, answer: AnnotationAnswer): Scored {
  const given = new Map(entriesOf(answer));
  const labels = item.rows
    .map(({ id }) => given.get(id))
    .map((one) => (one === undefined ? null : String(one)));
  return {
    score: cohensKappa(
      labels,
      item.rows.map(({ gold }) => gold ?? ''),
    ),
    differences: item.rows.map(({ text, gold }, index) => {
      const own = labels[index] ?? null;
      const is = own === null ? 'missed' : own === gold ? 'agreed' : 'different';
      return { is, text, given: nameOf(item, own), gold: nameOf(item, gold) };
    }),
  };
}

/** Boxes that overlap by half mean the same thing, as is usual (Everingham and others, 2010). */
const SAME_THING = 0.5;

function scoreBoxes(item: AnnotationItem, answer: AnnotationAnswer): Scored {
  const given = entriesOf(answer).map(([place, label]): Box => {
    const [x = 0, y = 0, width = 0, height = 0] = place.split(',').map(Number);
    return { x, y, width, height, label: String(label) };
  });
  return {
    score: boxAgreement(given, item.boxes),
    differences: pairBoxes(given, item.boxes).map((pair) => {
      const label = nameOf(item, pair.gold?.label ?? pair.given?.label) ?? asIs('');
      const is = !pair.given
        ? 'missed'
        : !pair.gold
          ? 'extra'
          : pair.overlap >= SAME_THING
            ? 'agreed'
            : 'different';
      const overlap = pair.given && pair.gold ? asIs(`${Math.round(100 * pair.overlap)} %`) : null;
      return { is, text: label, given: overlap, gold: null };
    }),
    boxes: { given, gold: item.boxes },
  };
}

function scoreTones(item: AnnotationItem, answer: AnnotationAnswer): Scored {
  const given = typeof answer === 'string' ? [...answer] : [];
  const rate = wordErrorRate(given, item.tones);
  const shown = (tones: readonly string[]) => asIs(tones.join(' '));
  return {
    score: 1 - rate,
    differences: [
      {
        is: rate === 0 ? 'agreed' : given.length === 0 ? 'missed' : 'different',
        text: shown(item.tones),
        given: shown(given),
        gold: shown(item.tones),
      },
    ],
  };
}

function scoreRanking(item: AnnotationItem, answer: AnnotationAnswer): Scored {
  const given = new Map(entriesOf(answer).map(([id, rank]) => [id, Number(rank)]));
  return {
    score: rankAgreement(
      given,
      item.rows.map(({ id }) => id),
    ),
    differences: item.rows.map(({ id, text }, index) => {
      const own = given.get(id);
      const is = own === undefined ? 'missed' : own === index + 1 ? 'agreed' : 'different';
      return { is, text, given: own === undefined ? null : asIs(String(own)), gold: asIs(String(index + 1)) };
    }),
  };
}
