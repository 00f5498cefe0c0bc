import { describe, expect, it } from 'vitest';
import { mainPart, type Parts, partOf, readRelations } from './docx-package.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const packageOf = (files: Record<string, string | Uint8Array>): Parts =>
  new Map(
    Object.entries(files).map(([name, content]) => [
      name,
      typeof content === 'string' ? bytesOf(content) : content,
    ]),
  );
const relations = (...given: [type: string, target: string, id?: string][]) =>
  `<Relationships>${given
    .map(([type, target, id = '']) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

describe('the document of a package', () => {
  it('is the one that the package names', () => {
    const named = relations(['x/core-properties', 'core.xml'], ['x/officeDocument', '/word/text.xml']);
    const files = { '_rels/.rels': named, 'word/document.xml': '<a/>', 'word/text.xml': '<a/>' };
    expect(mainPart(packageOf(files))).toBe('word/text.xml');
  });

  it('is where it usually is, if the package names none or one that is missing', () => {
    const lost = relations(['x/officeDocument', 'word/lost.xml']);
    expect(mainPart(packageOf({ '_rels/.rels': lost, 'word/document.xml': '<a/>' }))).toBe(
      'word/document.xml',
    );
    expect(mainPart(packageOf({ 'word/document3.xml': '<a/>' }))).toBe('word/document3.xml');
    expect(mainPart(packageOf({ 'word/mydocument.xml': '<a/>' }))).toBeNull();
    expect(mainPart(packageOf({}))).toBeNull();
  });
});

describe('a part of a package', () => {
  const XML = '<a name="ليلى"/>';
  const wide = (text: string, isLittle: boolean) =>
    Uint8Array.from(
      [...text].flatMap((letter) => {
        const unit = letter.charCodeAt(0);
        return isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255];
      }),
    );

  it.each([
    ['UTF-8', bytesOf(XML)],
    ['UTF-8 with its mark', bytesOf(`\ufeff${XML}`)],
    ['UTF-16, low byte first', wide(XML, true)],
    ['UTF-16, high byte first', wide(XML, false)],
    ['UTF-16 with its mark, low byte first', wide(`\ufeff${XML}`, true)],
    ['UTF-16 with its mark, high byte first', wide(`\ufeff${XML}`, false)],
    ['UTF-8 with stray zeros', bytesOf('<a na\0me="ليلى"/>')],
  ])('is read in %s', (_, bytes) => {
    expect(partOf(packageOf({ part: bytes }), 'part')).toMatchObject({
      name: 'a',
      attributes: { name: 'ليلى' },
    });
  });

  it('that is not there is none', () => {
    expect(partOf(packageOf({}), 'part')).toBeNull();
  });
});

it('the addresses of hyperlinks are known by their ids, and nothing else is', () => {
  const given = relations(
    ['x/hyperlink', 'https://liza.test', 'rId1'],
    ['x/image', 'media/a.png', 'rId2'],
    ['x/Hyperlink', 'mailto:liza@people.test', 'rId3'],
  );
  expect([...readRelations(partOf(packageOf({ given }), 'given'))]).toEqual([
    ['rId1', 'https://liza.test'],
    ['rId3', 'mailto:liza@people.test'],
  ]);
  expect(readRelations(null).size).toBe(0);
});
