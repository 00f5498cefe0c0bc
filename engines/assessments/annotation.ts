import { join } from 'node:path';
import {
  bilingual,
  blocksOf,
  columns,
  type DataBlock,
  linesOf,
  type Name,
  textFile,
} from '#engines/taxonomy/index.ts';
import type { Box, Span } from './agreement.ts';
import { type DrawnThing, isDrawing, type Tone } from './annotation-media.ts';

/** The work screens of the annotation tests with their gold answers (`data/annotation`). */

const DATA = join(import.meta.dirname, 'data', 'annotation');

/** What is done on a work screen: mark words, sort rows, box things, write down tones, put rows in order. */
export const annotationKinds = ['spans', 'classes', 'boxes', 'tones', 'ranking'] as const;
export type AnnotationKind = (typeof annotationKinds)[number];
type AnnotationForm = 'v1' | 'v2';

/** A name that something can be marked with. */
interface Label {
  id: string;
  name: Name;
}

/** A work screen with its gold answer. What another kind of screen would need is empty, or `null`. */
export interface AnnotationItem {
  id: string;
  /** 1 to 5, one a kind. */
  part: number;
  kind: AnnotationKind;
  instruction: Name;
  labels: readonly Label[];
  /** What spans are marked in; the gold of each language has places of its own. */
  text: Name | null;
  spans: Readonly<Record<'en' | 'ar', readonly Span[]>>;
  /** What is classified, or ordered: then the best first. */
  rows: readonly { id: string; text: Name; gold: string | null }[];
  things: readonly DrawnThing[];
  boxes: readonly Box[];
  tones: readonly Tone[];
}

/** Throws where the data is not whole: it is shipped with the product. */
export function openAnnotation(form: AnnotationForm): readonly AnnotationItem[] {
  const problems: string[] = [];
  const fields = {
    once: ['part', 'kind', 'do', 'en', 'ar', 'tones'],
    repeated: ['label', 'row', 'thing', 'rank'],
  };
  const items = blocksOf(textFile(DATA, `${form}.txt`), 'item', fields, problems).map((block) => {
    const item = itemOf(block);
    if (!item) problems.push(`${block.place}: ${block.id} is not whole`);
    return item;
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return items.flatMap((item) => item ?? []);
}

function itemOf(block: DataBlock): AnnotationItem | null {
  const kind = annotationKinds.find((one) => one === block.field('kind'));
  const labels = block.all('label').map(({ text }) => {
    const [id = '', name = ''] = columns(text);
    return { id, name: bilingual(name) };
  });
  if (!kind) return null;
  const [en, ar] = [block.field('en'), block.field('ar')].map(spansIn);
  const things = block.all('thing').map(({ text }) => thingOf(text));
  const item: AnnotationItem = {
    id: block.id,
    part: Number(block.field('part')),
    kind,
    instruction: bilingual(block.field('do')),
    labels,
    text: en && ar && en.text !== '' ? { en: en.text, ar: ar.text } : null,
    spans: { en: en?.spans ?? [], ar: ar?.spans ?? [] },
    rows: [...block.all('row').map(rowOf), ...block.all('rank').map(rankOf)],
    things: things.flatMap((one) => (one ? [one.thing] : [])),
    boxes: things.flatMap((one) => (one?.label ? [{ ...boxOf(one.thing), label: one.label }] : [])),
    tones: block
      .field('tones')
      .split(' ')
      .filter((tone): tone is Tone => tone === 'L' || tone === 'H'),
  };
  return isWhole(item) && !things.includes(null) ? item : null;
}

const rowOf = ({ text }: { text: string }, index: number) => {
  const [gold = '', words = ''] = columns(text);
  return { id: `r${index + 1}`, text: bilingual(words), gold };
};

/** They stand in the order of their gold, so that a number for a name would tell it. */
const rankOf = ({ text }: { text: string }) => ({
  id: `a${[...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7).toString(36)}`,
  text: bilingual(text),
  gold: null,
});

const boxOf = ({ x, y, width, height }: DrawnThing) => ({ x, y, width, height });

function thingOf(text: string): { label: string | null; thing: DrawnThing } | null {
  const [label = '', drawing = '', place = ''] = columns(text);
  const [x, y, width, height] = place.split(',').map(Number);
  if (!isDrawing(drawing) || [x, y, width, height].some((one) => one === undefined || Number.isNaN(one)))
    return null;
  return {
    label: label === '-' ? null : label,
    thing: { drawing, x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 },
  };
}

/** Takes a text out of its marks: `[words|label]`. */
function spansIn(marked: string): { text: string; spans: Span[] } {
  const spans: Span[] = [];
  let text = '';
  let at = 0;
  for (const match of marked.matchAll(/\[([^\]|]+)\|([^\]]+)\]/g)) {
    text += marked.slice(at, match.index);
    const [, words = '', label = ''] = match;
    spans.push({ from: text.length, to: text.length + words.length, label });
    text += words;
    at = match.index + match[0].length;
  }
  return { text: text + marked.slice(at), spans };
}

function isWhole(item: AnnotationItem): boolean {
  const { kind, labels, text, spans, rows, boxes, tones, instruction } = item;
  const known = new Set(labels.map(({ id }) => id));
  const used = [...spans.en, ...spans.ar, ...boxes].map(({ label }) => label);
  const isNamed = [instruction, ...labels.map(({ name }) => name), ...rows.map((row) => row.text)].every(
    ({ en, ar }) => en && ar,
  );
  const holds = {
    spans: text !== null && spans.en.length === spans.ar.length && spans.en.length > 0,
    classes: rows.length > 1 && rows.every(({ gold }) => gold !== null && known.has(gold)),
    boxes: boxes.length > 0,
    tones: tones.length > 1,
    ranking: rows.length > 2,
  };
  return isNamed && holds[kind] && used.every((label) => known.has(label));
}

/** A part of an annotation test: the screens of one kind. */
export interface AnnotationPart {
  part: number;
  name: Name;
  /** By which measure it is scored. */
  about: Name;
}

/** The five parts, in their order. */
export function openAnnotationParts(): readonly AnnotationPart[] {
  return linesOf(textFile(DATA, 'parts.txt')).flatMap(({ text, place }) => {
    if (text === '') return [];
    const [part, name, about] = columns(text);
    if (!part || !name || !about) throw new Error(`${place}: a part is number | name | measure`);
    return [{ part: Number(part), name: bilingual(name), about: bilingual(about) }];
  });
}
