import { isTest, type Source, sourcesOf } from './sources.ts';

/**
 * What runs within a transaction asks nothing beside it. A context from outside takes a second connection: it does not
 * see what the transaction wrote, and as many requests at once as there are connections would wait for one another for
 * ever. What of it needs no database (`ctx.actor`, `ctx.ranking`) may be used.
 */
export function checkTransactions(sources: readonly Source[] = sourcesOf(['server'])): string[] {
  return sources.filter(({ file }) => !isTest(file)).flatMap(({ file, text }) => faultsIn(file, text));
}

function faultsIn(file: string, text: string): string[] {
  return [...text.matchAll(/\b(\w+)\.transaction(?=\()/g)].flatMap((call) => {
    const from = call.index + call[0].length;
    const [, outside = ''] = call;
    const asked = new RegExp(
      `(?<!\\w|(?<!\\.\\.)\\.)${outside}(?:\\.(?:db|transaction)\\b|(?![.\\w:]))`,
      'g',
    );
    return [...argumentsAt(text, from).matchAll(asked)].map(({ index }) => {
      const line = text.slice(0, from + index).split('\n').length;
      return `${file}:${line}: asks ${outside} within a transaction of it`;
    });
  });
}

/** From an opening bracket to the one that closes it. */
function argumentsAt(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
}
