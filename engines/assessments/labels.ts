import { join } from 'node:path';
import { columns, linesOf, type Name, textFile } from '#engines/taxonomy/index.ts';

/** Answer labels and the words of results (data/labels.txt). */

const labelLists = ['agreement', 'liking', 'bands', 'fits', 'shares', 'norms'] as const;
type LabelList = (typeof labelLists)[number];

/** Every label of every list, by its id within the list. */
export type Labels = Readonly<Record<LabelList, ReadonlyMap<string, Name>>>;

/** Throws where the data is not whole: it is shipped with the product. */
export function openLabels(): Labels {
  const labels = {
    agreement: new Map<string, Name>(),
    liking: new Map<string, Name>(),
    bands: new Map<string, Name>(),
    fits: new Map<string, Name>(),
    shares: new Map<string, Name>(),
    norms: new Map<string, Name>(),
  };
  let list: LabelList | undefined;
  for (const { text, place } of linesOf(textFile(join(import.meta.dirname, 'data'), 'labels.txt'))) {
    if (text === '') continue;
    if (text.startsWith('## ')) {
      list = labelLists.find((one) => one === text.slice(3));
      continue;
    }
    const [id, en, ar] = columns(text);
    if (!list || !id || !en || !ar)
      throw new Error(`${place}: a label is id | English | Arabic under "## list"`);
    labels[list].set(id, { en, ar });
  }
  return labels;
}

/** A label that must be there. Throws where it is not. */
export function labelOf(labels: Labels, list: LabelList, id: string): Name {
  const label = labels[list].get(id);
  if (!label) throw new Error(`labels.txt has no "${id}" in ${list}`);
  return label;
}

/** The labels of a list of answers, whose ids are the numbers of the answers. */
export function answersOf(labels: Labels, list: LabelList): { value: number; text: Name }[] {
  return [...labels[list]].map(([id, text]) => ({ value: Number(id), text }));
}
