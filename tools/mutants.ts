import { createHash } from 'node:crypto';
import { parseSync } from 'vite';
import { type Node, walk } from '#web/build/syntax.ts';
import { lineFinder } from './line-finder.ts';
import type { Source } from './sources.ts';

/** One small change of the code that some test should notice. */
export interface Mutant {
  file: string;
  /** Counted from 1. */
  line: number;
  /** Offsets in the file, and what stands there instead. */
  start: number;
  end: number;
  before: string;
  after: string;
}

const OPERATORS: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '*': '/',
  '/': '*',
  '-': '+',
  '&&': '||',
  '||': '&&',
};
/** A map: a plain object would answer for `toString` and `constructor`, too. */
const METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** Every mutant of a file, in the order of the text. */
export function mutantsOf(source: Source): Mutant[] {
  const { file, text } = source;
  const lineOf = lineFinder(text);
  const mutants: Mutant[] = [];
  const change = (start: number, end: number, after: string) =>
    mutants.push({ file, line: lineOf(start), start, end, before: text.slice(start, end), after });
  walk(parseSync(file, text).program as unknown as Node, (node, parent) => {
    if (isOfTypes(node)) return false;
    for (const { start, end, after } of changesOf(node, parent, text)) change(start, end, after);
    return isOrder(node) ? false : undefined;
  });
  return mutants.toSorted((a, b) => a.start - b.start);
}

/** What vanishes when types are stripped; a cast is walked for the value in it. */
const isOfTypes = ({ type }: Node) =>
  /^Import|^TS/.test(type) && !/^TS(As|NonNull|Satisfies)|^ImportExpression$/.test(type);

/**
 * `a.id < b.id ? -1 : 1`, by which a list is sorted. Only its sign counts, and a key that is compared is no other's: turned
 * round it is a fault, and by one more, or for equal keys, it stays the same.
 */
function isOrder({ type, test, consequent, alternate }: Node): boolean {
  if (type !== 'ConditionalExpression') return false;
  const isSign = (side: unknown): boolean => {
    const { type: kind, value, operator, argument } = side as Node & { value?: unknown };
    return value === 1 || (kind === 'UnaryExpression' && operator === '-' && isSign(argument));
  };
  const { type: compared, operator } = test as Node;
  return (
    compared === 'BinaryExpression' &&
    /^[<>]$/.test(String(operator)) &&
    isSign(consequent) &&
    isSign(alternate)
  );
}

interface Change {
  start: number;
  end: number;
  after: string;
}

function changesOf(node: Node, parent: Node | null, text: string): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorOf(node, text);
    case 'UnaryExpression':
      return node.operator === '!' ? [{ ...placeOf(node), after: textOf(node.argument, text) }] : [];
    case 'ConditionalExpression':
      return [negated(node.test as Node, text)];
    case 'IfStatement':
      return isEarlyExit(node)
        ? [negated(node.test as Node, text), { ...placeOf(node), after: ';' }]
        : [negated(node.test as Node, text)];
    case 'Literal':
      return constantOf(node, parent);
    case 'MemberExpression':
      return methodOf(node, parent);
    default:
      return [];
  }
}

const placeOf = ({ start, end }: Node) => ({ start, end });
const textOf = (node: unknown, text: string) => text.slice((node as Node).start, (node as Node).end);
const negated = (test: Node, text: string): Change => ({
  ...placeOf(test),
  after: `!(${textOf(test, text)})`,
});

function operatorOf(node: Node, text: string): Change[] {
  const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
  const after = OPERATORS[operator];
  if (!after || (/[<>]/.test(operator) && (isFraction(left) || isFraction(right)))) return [];
  const at = text.indexOf(operator, left.end);
  // `a && b || c` needs brackets to stay what it says; where they are missing, the whole is put in them.
  return at < 0 || at >= right.start
    ? []
    : [
        {
          ...placeOf(node),
          after: `(${text.slice(node.start, at)}${after}${text.slice(at + operator.length, node.end)})`,
        },
      ];
}

/** A measured share is hardly ever just at its limit, so that `> 0.4` and `>= 0.4` say the same; `!` still turns it round. */
const isFraction = ({ type, value }: Node & { value?: unknown }): boolean =>
  type === 'Literal' && typeof value === 'number' && !Number.isInteger(value);

/** Leaves the function or the turn of a loop, and has no other branch. */
function isEarlyExit({ consequent, alternate }: Node): boolean {
  if (alternate) return false;
  const block = consequent as Node;
  const last = block.type === 'BlockStatement' ? (block.body as Node[]).at(-1) : block;
  return /^(Return|Throw|Continue)Statement$/.test(last?.type ?? '');
}

/** A truth is turned round, a small whole number is one more, any other number twice as much. */
function constantOf(node: Node, parent: Node | null): Change[] {
  if (parent?.type === 'Property' && parent.key === node) return [];
  if (isBehindIndex(node, parent)) return [];
  const { value } = node as unknown as { value: unknown };
  if (typeof value === 'boolean') return [{ ...placeOf(node), after: String(!value) }];
  if (typeof value !== 'number') return [];
  const isCount = Number.isInteger(value) && value < 20;
  return [{ ...placeOf(node), after: String(isCount ? value + 1 : value * 2) }];
}

/** `list[at] ?? 0`: what the compiler asks for, as an index may lie outside; where it never does, nobody reads it. */
function isBehindIndex(node: Node, parent: Node | null): boolean {
  if (parent?.type !== 'LogicalExpression' || parent.operator !== '??' || parent.right !== node) return false;
  const { type, computed } = parent.left as Node;
  return type === 'MemberExpression' && computed === true;
}

function methodOf(node: Node, parent: Node | null): Change[] {
  const property = node.property as Node & { name?: string };
  const after = METHODS.get(property.name ?? '');
  return after && !node.computed && parent?.type === 'CallExpression' && parent.callee === node
    ? [{ ...placeOf(property), after }]
    : [];
}

/**
 * Some of the mutants, none on a line of another; every group gets an equal share as long as it has any left. A seed picks
 * the same ones as long as their code stays, whatever changes beside it: who goes on with a list finds it again.
 */
export function pickMutants(groups: readonly (readonly Mutant[])[], count: number, seed: number): Mutant[] {
  const shuffled = groups.map((group) => shuffle(group, seed));
  const picked: Mutant[] = [];
  const taken = new Set<string>();
  while (picked.length < count && shuffled.some((group) => group.length > 0)) {
    for (const group of shuffled) {
      const mutant = group.pop();
      const place = mutant && `${mutant.file}:${mutant.line}`;
      if (!place || taken.has(place) || picked.length === count) continue;
      taken.add(place);
      picked.push(mutant);
    }
  }
  return picked;
}

/** By a number that the seed draws for each mutant from what it changes, and not from where that stands. */
function shuffle(mutants: readonly Mutant[], seed: number): Mutant[] {
  const alike = new Map<string, number>();
  return mutants
    .map((mutant) => {
      const what = `${seed} ${mutant.file} ${mutant.before} ${mutant.after}`;
      const times = bump(alike, what);
      return { mutant, drawn: createHash('sha256').update(`${what} ${times}`).digest('hex') };
    })
    .toSorted((a, b) => (a.drawn < b.drawn ? -1 : 1))
    .map(({ mutant }) => mutant);
}

/** Counts a key once more, and says how often it came. */
function bump(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}
