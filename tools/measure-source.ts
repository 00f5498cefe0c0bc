import { parseSync } from 'vite';
import { type Node, walk } from '#web/build/syntax.ts';
import { type FileImport, importsOf } from './imports.ts';
import { lineFinder } from './line-finder.ts';
import type { Source } from './sources.ts';

/** What is counted in one TypeScript file. Places are lines, counted from 1. */
export interface SourceMeasure {
  file: string;
  lines: number;
  /** Values and types only: no function and no call. Words in two languages, lists, tables of figures. */
  isData: boolean;
  functions: { name: string; line: number; lines: number }[];
  /** Exported functions, classes and constants that are functions. */
  undocumentedFunctions: Named[];
  /** Every other export: types and values. */
  undocumentedValues: Named[];
  moduleLets: Named[];
  asNever: number;
  nonNull: number;
  longRegexes: { line: number; length: number }[];
  imports: FileImport[];
}

interface Named {
  name: string;
  line: number;
}

const LONG_REGEX = 120;

/** Parses a file and counts; throws where it is no TypeScript. */
export function measureSource(source: Source): SourceMeasure {
  const { file, text } = source;
  const parsed = parseSync(file, text);
  const { program, comments, errors } = parsed;
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const lineOf = lineFinder(text);
  const body = program.body as unknown as Node[];
  const docs = new Set(
    comments.filter((it) => it.type === 'Block' && it.value.startsWith('*')).map((it) => it.end),
  );
  // What a tool is told about the line may stand between the two.
  const textBefore = (node: Node) => text.slice(0, node.start).replace(/(\s|\/\/[^\n]*\n)+$/, '');
  const isDocumented = (node: Node) =>
    docs.has(textBefore(node).length) || saysWhatItIs(node, (it) => text.slice(it.start, it.end));

  const measure: SourceMeasure = {
    file,
    lines: lineOf(text.trimEnd().length),
    isData: true,
    functions: [],
    undocumentedFunctions: [],
    undocumentedValues: [],
    moduleLets: [],
    asNever: 0,
    nonNull: 0,
    longRegexes: [],
    imports: importsOf(source, parsed),
  };
  const isFunctionName = new Map<string, boolean>();
  const statementOf = new Map<string, Node>();
  for (const statement of body) {
    const declaration = (statement.declaration as Node | null) ?? statement;
    for (const { name, value } of declaredBy(declaration)) {
      isFunctionName.set(name, value);
      statementOf.set(name, statement);
      if (declaration.kind === 'let') measure.moduleLets.push({ name, line: lineOf(declaration.start) });
    }
  }
  for (const { name, statement } of exportsOf(body, statementOf)) {
    if (isDocumented(statement)) continue;
    const list = isFunctionName.get(name) ? measure.undocumentedFunctions : measure.undocumentedValues;
    list.push({ name, line: lineOf(statement.start) });
  }
  walk(program as unknown as Node, (node, parent) => {
    if (FUNCTIONS.has(node.type) && node.body) {
      measure.isData = false;
      const line = lineOf(node.start);
      measure.functions.push({ name: nameOf(node, parent), line, lines: lineOf(node.end) - line + 1 });
    }
    if (/^(Call|New|TaggedTemplate)Expression$|^Class/.test(node.type)) measure.isData = false;
    if (node.type === 'TSAsExpression' && (node.typeAnnotation as Node).type === 'TSNeverKeyword')
      measure.asNever += 1;
    if (node.type === 'TSNonNullExpression') measure.nonNull += 1;
    if (node.regex && node.end - node.start > LONG_REGEX)
      measure.longRegexes.push({ line: lineOf(node.start), length: node.end - node.start });
  });
  return measure;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * An endpoint has its docstring as a member, `summary`; the type of a schema is explained where the schema is, and that of
 * the members of a list where the list is.
 */
function saysWhatItIs(statement: Node, textOf: (node: Node) => string): boolean {
  const declaration = statement.declaration as Node | null;
  if (declaration?.type === 'TSTypeAliasDeclaration') {
    const type = declaration.typeAnnotation as Node & { typeArguments?: { params: Node[] } };
    if (type.type === 'TSIndexedAccessType' && /^\(typeof \w+\)\[number\]$/.test(textOf(type))) return true;
    const of = type.typeArguments?.params[0] as { exprName?: { name?: string } } | undefined;
    return of?.exprName?.name === (declaration.id as { name?: string }).name;
  }
  const [first] = (declaration?.declarations ?? []) as Node[];
  const call = first?.init as { type: string; arguments?: Node[] } | null | undefined;
  const members = (call?.type === 'CallExpression' ? call.arguments?.[0]?.properties : undefined) as
    | { key?: { name?: string } }[]
    | undefined;
  return members?.some(({ key }) => key?.name === 'summary') ?? false;
}

/** The names that a statement declares, and whether each is a function or a class. */
function declaredBy(declaration: Node): { name: string; value: boolean }[] {
  const name = (declaration.id as { name?: string } | null)?.name;
  if (name) return [{ name, value: /^(Function|Class)Declaration$/.test(declaration.type) }];
  if (declaration.type !== 'VariableDeclaration') return [];
  return (declaration.declarations as Node[]).flatMap((one) => {
    const { name } = one.id as { name?: string };
    return name ? [{ name, value: FUNCTIONS.has((one.init as Node | null)?.type ?? '') }] : [];
  });
}

function exportsOf(
  body: readonly Node[],
  statementOf: ReadonlyMap<string, Node>,
): { name: string; statement: Node }[] {
  return body.flatMap((statement) => {
    if (!/^Export(Named|Default)Declaration$/.test(statement.type) || statement.source) return [];
    const declaration = statement.declaration as Node | null;
    if (declaration) return declaredBy(declaration).map(({ name }) => ({ name, statement }));
    return ((statement.specifiers ?? []) as Node[]).flatMap((specifier) => {
      const { name } = specifier.local as { name: string };
      const declared = statementOf.get(name);
      return declared ? [{ name, statement: declared }] : [];
    });
  });
}

/** The name of a function, or of what it is given to. */
function nameOf(node: Node, parent: Node | null): string {
  const own = (node.id as { name?: string } | null)?.name;
  if (own) return own;
  const holder = (parent?.id ?? parent?.key) as { name?: string; value?: string } | undefined;
  if (holder?.name ?? holder?.value) return String(holder.name ?? holder.value);
  const callee = parent?.callee as { name?: string; property?: { name?: string } } | undefined;
  return `in ${callee?.name ?? callee?.property?.name ?? 'an expression'}`;
}
