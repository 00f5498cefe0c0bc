import { parseSync } from 'vite';

/** Looks into code by the tree that Vite's parser makes of it. */

/** A node of that tree, as far as it is looked at. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export interface Import {
  start: number;
  end: number;
  from: string;
  names: { name: string; as: string }[];
}

/** The imports of names: `import { a, b as c } from 'x'`. Others are left out. */
export function importsIn(code: string): Import[] {
  return bodyOf(code).flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return [];
    const specifiers = node.specifiers as Node[];
    if (specifiers.length === 0 || specifiers.some(({ type }) => type !== 'ImportSpecifier')) return [];
    const names = specifiers.map(({ imported, local }) => ({
      name: (imported as { name: string }).name,
      as: (local as { name: string }).name,
    }));
    return [{ start: node.start, end: node.end, from: (node.source as { value: string }).value, names }];
  });
}

/** Where the values of a module's own constants are made by a call, or are objects with calls in them. */
export function topLevelCalls(code: string): { start: number; end: number }[] {
  return bodyOf(code)
    .map((node) => (node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? (node.declarations as Node[]) : []))
    .flatMap(({ init }) => (init && callsSomething(init as Node) ? [init as Node] : []))
    .map(({ start, end }) => ({ start, end }));
}

/** A call, or an object with calls in it: `{ title: z.string() }`. */
function callsSomething(node: Node): boolean {
  if (node.type !== 'ObjectExpression') return node.type === 'CallExpression';
  let calls = false;
  walk(node, ({ type }) => {
    calls ||= type === 'CallExpression';
  });
  return calls;
}

/**
 * What becomes of a name: the property that is read of it, `name.body` or `const { body } = name`, or null where it is
 * handed on as it is. Where the code does not say which property, it is `*`.
 */
export function usesOf(code: string, name: string): (string | null)[] {
  const uses: (string | null)[] = [];
  walk(programOf(code), (node, parent) => {
    if (node.type !== 'Identifier' || node.name !== name || !parent) return;
    if (parent.type === 'ImportSpecifier') return;
    if (parent.type === 'MemberExpression') {
      if (parent.object !== node) return;
      uses.push(parent.computed ? '*' : (parent.property as { name: string }).name);
    } else if (parent.type === 'VariableDeclarator' && (parent.id as Node).type === 'ObjectPattern') {
      const taken = (parent.id as Node).properties as Node[];
      uses.push(...taken.map(({ key }) => (key as { name?: string } | undefined)?.name ?? '*'));
    } else uses.push(null);
  });
  return uses;
}

/** Where a module imports another when it needs it: `import('./x.ts')`. */
export function dynamicImportsIn(code: string): { start: number; end: number; from: string }[] {
  const found: { start: number; end: number; from: string }[] = [];
  walk(programOf(code), (node) => {
    const source = node.source as Node | undefined;
    if (node.type === 'ImportExpression' && source?.type === 'Literal' && typeof source.value === 'string')
      found.push({ start: node.start, end: node.end, from: source.value });
  });
  return found;
}

/** The screens of a manifest by name: `{ login: { screen: () => import('./screens/login.screen.tsx') } }`. */
export function screensIn(code: string): Map<string, string> {
  const imports = dynamicImportsIn(code);
  const found = new Map<string, string>();
  walk(programOf(code), (node) => {
    if (node.type !== 'Property' || (node.value as Node).type !== 'ObjectExpression') return;
    const facts = (node.value as Node).properties as Node[];
    const screen = facts.find((fact) => fact.type === 'Property' && keyOf(fact) === 'screen');
    const loaded = screen && imports.find(({ start, end }) => start >= screen.start && end <= screen.end);
    if (loaded) found.set(keyOf(node), loaded.from);
  });
  return found;
}

const keyOf = ({ key }: Node): string => {
  const { name, value } = key as { name?: string; value?: string };
  return name ?? value ?? '';
};

interface TextsInCode {
  /** Texts as they stand. */
  whole: string[];
  /** What templates begin with: `list.` of `list.${status}`. */
  beginnings: string[];
  /** The namespaces of words that the module asks for by `useTranslation`. */
  namespaces: string[];
  /** Whether words are asked for by a template that begins with a value. */
  isOpen: boolean;
}

/** The texts of a module, and how it asks for words. */
export function textsIn(code: string): TextsInCode {
  const texts: TextsInCode = { whole: [], beginnings: [], namespaces: [], isOpen: false };
  const sayers = new Set(['t']);
  const beganWithValue: string[] = [];
  walk(programOf(code), (node, parent) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && parent?.type !== 'ImportDeclaration')
      texts.whole.push(node.value);
    if (node.type === 'TemplateLiteral') {
      const [first, more] = node.quasis as { value: { cooked: string } }[];
      const beginning = first!.value.cooked;
      if (!more) texts.whole.push(beginning);
      else if (beginning) texts.beginnings.push(beginning);
      else if (parent?.type === 'CallExpression') beganWithValue.push(calledIn(parent) ?? '');
    }
    // `const { t: say } = useTranslation(…)`
    if (node.type === 'VariableDeclarator' && isCallOf(node.init as Node | null, 'useTranslation'))
      for (const { key, value } of ((node.id as Node).properties as Node[] | undefined) ?? [])
        if ((key as { name?: string }).name === 't') sayers.add((value as { name: string }).name);
    if (isCallOf(node, 'useTranslation')) {
      const [asked] = node.arguments as Node[];
      const names = asked?.type === 'ArrayExpression' ? (asked.elements as Node[]) : asked ? [asked] : [];
      texts.namespaces.push(...names.map(({ value }) => String(value)));
    }
  });
  return { ...texts, isOpen: beganWithValue.some((name) => sayers.has(name)) };
}

const isCallOf = (node: Node | null, name: string): node is Node =>
  node?.type === 'CallExpression' && calledIn(node) === name;

/** The name of a called function or method. */
function calledIn(call: Node): string | undefined {
  const callee = call.callee as Node;
  const named = callee.type === 'MemberExpression' ? (callee.property as Node) : callee;
  return named.name as string | undefined;
}

/** Calls `see` with every node and what it stands in; where `see` returns false, not with what is in that node. */
export function walk(
  node: Node,
  see: (node: Node, parent: Node | null) => unknown,
  parent: Node | null = null,
): void {
  if (see(node, parent) === false) return;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child?.type === 'string' && typeof child.start === 'number') walk(child as Node, see, node);
  }
}

const parsed = new Map<string, Node>();

/** The tree of a module. The last few are kept: one module is looked at several times in a row. */
export function programOf(code: string): Node {
  const known = parsed.get(code);
  if (known) return known;
  const program = parseSync('module.js', code).program as unknown as Node;
  if (parsed.size > 8) parsed.clear();
  parsed.set(code, program);
  return program;
}

const bodyOf = (code: string) => programOf(code).body as Node[];
