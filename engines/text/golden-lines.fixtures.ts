import { expect } from 'vitest';

const LINE_WIDTH = 110;

/**
 * Values under their names as a reviewer reads them in a golden file: each on one line where it fits, else with a line
 * for each of its members. Numbers stand to the thousandth, so that no rounding of a machine shows; what is undefined
 * is left out.
 */
export const goldenFile = (entries: Iterable<readonly [name: string, value: unknown]>): string =>
  `${[...entries].map(([name, value]) => `## ${name}${membersInLines(value, '')}`).join('\n\n')}\n`;

/** Expects values to be as the file of this name in `golden`, beside the test that asks, holds them. */
export const expectKept = (file: string, entries: Iterable<readonly [name: string, value: unknown]>) =>
  expect(goldenFile(entries)).toMatchFileSnapshot(`golden/${file}.txt`);

/** The lines that one of two texts has more of than the other, each after a minus or a plus. */
export function differenceOf(before: string, after: string): string {
  const [old, young] = [before.split('\n'), after.split('\n')];
  const more = (these: readonly string[], those: readonly string[], sign: string) => {
    const left = [...those];
    return these.flatMap((line) => {
      const at = left.indexOf(line);
      if (at < 0) return [`${sign} ${line}`];
      left.splice(at, 1);
      return [];
    });
  };
  return [...more(old, young, '-'), ...more(young, old, '+')].join('\n');
}

const membersInLines = (value: unknown, indent: string): string =>
  membersOf(value)
    .map(([name, member]) => {
      const text = inLines(member, `${indent}  `);
      if (name === '') return `\n${indent}- ${text.trimStart()}`;
      return `\n${indent}${name}:${text.startsWith('\n') ? '' : ' '}${text}`;
    })
    .join('');

function inLines(value: unknown, indent: string): string {
  const short = inShort(value);
  const isShort = indent.length + short.length <= LINE_WIDTH;
  return isShort || typeof value !== 'object' ? short : membersInLines(value, indent);
}

function inShort(value: unknown): string {
  if (typeof value === 'number') return String(Number(value.toFixed(3)));
  if (value === null) return '-';
  if (typeof value === 'string') return JSON.stringify(value).slice(1, -1);
  if (typeof value !== 'object') return String(value);
  const members = membersOf(value).map(([name, member]) => {
    const text = inShort(member);
    const told = typeof member === 'object' && member !== null && !isList(member) ? `{${text}}` : text;
    return name === '' ? told : `${name} ${told}`;
  });
  return isList(value) ? `[${members.join(', ')}]` : members.join('; ');
}

const isList = (value: object): boolean =>
  Array.isArray(value) || value instanceof Set || ArrayBuffer.isView(value);

/** What is in an object, a map or a list; in a list nothing has a name. */
function membersOf(value: unknown): [name: string, member: unknown][] {
  if (typeof value !== 'object' || value === null) return [['', value]];
  if (isList(value)) return Array.from(value as Iterable<unknown>, (member) => ['', member]);
  const entries = value instanceof Map ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([name, member]) => (member === undefined ? [] : [[String(name), member]]));
}
