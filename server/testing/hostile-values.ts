import { inTurn } from '#server/db/demo/random.ts';

/** A whole number from 0 up to, not including, this one. */
export type Draw = (below: number) => number;

/** One of a list, by chance. */
export const pick = <T>(draw: Draw, from: readonly T[]): T => inTurn(from, draw(from.length));

/** Texts that no database can store, no screen should show, or that mean something to whoever reads them carelessly. */
export const HOSTILE_TEXTS = [
  '',
  ' \t\u00a0\u200b ',
  'a\0b',
  '\ud800',
  'x\udfff\ud83d',
  '\u202eevil\u202c\u2066\u2069',
  'one\r\nSet-Cookie: a=b',
  '\u2028\u2029',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  '%_\\%',
  '\\',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|/C calc!A0',
  'javascript:alert(1)',
  'http://[::1',
  'https://\u0000.example',
  'NaN',
  'Infinity',
  '-1',
  '1e999',
  '0x10',
  '99999999999999999999',
  '9'.repeat(400),
  '2024-13-45',
  '0000-00-00',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'null',
  '[]',
  '{}',
  '🧑🏽‍⚕️'.repeat(60),
  'ﷺ'.repeat(300),
  'İıſK',
  `e${'\u0301'.repeat(500)}`,
  'a'.repeat(70_000),
  'ا'.repeat(5_000),
  '\u{10ffff}\ufffe\uffff',
  '"\'`;--/*',
  ':*&|!<->()',
  '(((((((((((',
  'a & | ! b',
] as const;

/** The same for addresses, as they are written there. */
export const HOSTILE_IN_ADDRESSES = [
  '%',
  '%0',
  '%zz',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%C0%AE',
  '%ff%fe',
  '%E2%80%AE',
  '%0d%0aSet-Cookie:a=b',
  '%2e%2e%2f%2e%2e%2f',
  '..',
  '__proto__',
  'constructor',
  '__proto__[x]',
  '%27%20or%201=1',
  '-1',
  '0',
  '1e308',
  'NaN',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999',
  '1.5',
  'true',
  '',
  '%20',
  '%25',
  '[]',
  '%7B%22a%22:1%7D',
  'x'.repeat(290),
  'x'.repeat(3_000),
  '%D8%A7'.repeat(100),
  '00000000-0000-4000-8000-000000000000',
  '2024-13-45',
] as const;

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[]],
  [null],
  [{}],
  { length: 5 },
  { toString: 'x' },
  { toJSON: 1 },
  { 0: 'a', 1: 'b' },
];

/** Anything in the place of anything. */
export function hostileValue(draw: Draw): unknown {
  switch (draw(5)) {
    case 0:
      return pick(draw, HOSTILE_VALUES);
    case 1:
      return nested(pick(draw, HOSTILE_TEXTS), 1 + draw(30));
    case 2:
      return Array.from({ length: pick(draw, [2, 61, 301, 5_000]) }, () => pick(draw, ['a', 1, null]));
    default:
      return pick(draw, HOSTILE_TEXTS);
  }
}

function nested(value: unknown, depth: number): unknown {
  let whole = value;
  for (let level = 0; level < depth; level++) whole = level % 2 === 0 ? [whole] : { a: whole };
  return whole;
}

/** Bytes in the place of a body. */
export function hostileBody(draw: Draw): string | Buffer {
  return pick(draw, [
    () => '',
    () => '{',
    () => '{"a":',
    () => 'null',
    () => '"text"',
    () => '7',
    () => '[]',
    () => '[{"a":1}]',
    () => '{"a":1}{"b":2}',
    () => '{"a":1,"a":2}',
    () => "{'a':1}",
    () => '{"a":NaN}',
    () => '{"a":1e999}',
    () => '\ufeff{}',
    () => '{"__proto__":{"isAdmin":true}}',
    () => '{"constructor":{"prototype":{"x":1}}}',
    () => '{"\\u005f_proto__":1}',
    () => `{"a":"\\ud800"}`,
    () => `{"\\u0000":"\\u0000"}`,
    () => `{"a":${'['.repeat(100_000)}`,
    () => `{"a":${'['.repeat(40)}${']'.repeat(40)}}`,
    () => JSON.stringify({ a: 'x'.repeat(2_200_000) }),
    () => JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, at]))),
    () => Buffer.from('{"a":"b"}', 'utf16le'),
    () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    () => Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]),
  ])();
}
