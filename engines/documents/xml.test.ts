import { describe, expect, it } from 'vitest';
import { parseXml, type XmlNode, XmlRefusal } from './xml.ts';

/** A tree in one line: names with attributes, and texts in quotes. */
function shown(node: XmlNode | null): string {
  if (!node) return 'none';
  if (node.name === '') return JSON.stringify(node.text);
  const attributes = Object.entries(node.attributes).map(([key, value]) => ` ${key}=${value}`);
  const inner = node.children.length > 0 ? `(${node.children.map(shown).join(' ')})` : '';
  return `${node.name}${attributes.join('')}${inner}`;
}
const read = (source: string) => shown(parseXml(source));
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

describe('xml', () => {
  it.each([
    ['<a><b/>text<c>more</c></a>', 'a(b "text" c("more"))'],
    ['<?xml version="1.0"?><!DOCTYPE a><a/>', 'a'],
    ['<a><!-- <b/> -->x</a>', 'a("x")'],
    ['<a><!-->x</a>', 'a'],
    ['<a><![CDATA[<b> & c]]>d</a>', 'a("<b> & c" "d")'],
    ['<a><![CDATA[cut off', 'a("cut off")'],
    ['<a><!-- cut off', 'a'],
    ['<a k="1 > 0" l=\'"\'>x</a>', 'a k=1 > 0 l="("x")'],
    ['<a k = "1"\n\tl="2"/>', 'a k=1 l=2'],
    ['<a k="1" k="2"/>', 'a k=1'],
    ['<a k=1 l="2"/>', 'a'],
    ['<a k="cut off', 'a'],
    ['words alone', 'none'],
    ['', 'none'],
    ['before <a>in</a> after', 'a("in")'],
    ['< ><a/>', 'a'],
  ])('%j is %s', (source, tree) => {
    expect(read(source)).toBe(tree);
  });

  it('forgives what is not closed, or never began', () => {
    expect(read('<a><b><c>x</b>y</a>')).toBe('a(b(c("x")) "y")');
    expect(read('<a></b>x</a>')).toBe('a("x")');
    expect(read('<a><b>x')).toBe('a(b("x"))');
  });

  it.each([
    ['&lt;&gt;&amp;&quot;&apos;', `<>&"'`],
    ['&#65;&#x62;&#x1F600;', 'Ab😀'],
    ['&nbsp;&unknown;&;', '&nbsp;&unknown;&;'],
    ['&#0;&#xD800;&#xDFFF;&#x110000;', '    '],
    ['&#xE000;&#x10ffff;', '\u{e000}\u{10ffff}'],
  ])('decodes %s', (written, text) => {
    expect(parseXml(`<a k="${written}">${written}</a>`)).toMatchObject({
      attributes: { k: text },
      children: [{ text }],
    });
  });

  it('calls the names of Word as Word does, whatever the writer called them', () => {
    expect(read(`<x:p xmlns:x="${WORD}" x:k="1" k="2"><x:r/><y:r/></x:p>`)).toBe('w:p w:k=1 k=2(w:r y:r)');
    expect(read(`<p xmlns="${WORD}"><r/></p>`)).toBe('w:p(w:r)');
    expect(read(`<w:p xmlns:w="${WORD}" xmlns:o="urn:other"><o:r/></w:p>`)).toBe('w:p(o:r)');
    expect(read(`<x:p xmlns:x="${WORD}"><x:r>a</x:r>b</x:p>`)).toBe('w:p(w:r("a") "b")');
  });

  it('refuses what is deeper than any document, and not what is just as deep', () => {
    expect(parseXml('<a>'.repeat(249))).not.toBeNull();
    expect(() => parseXml('<a>'.repeat(250))).toThrow(XmlRefusal);
    expect(parseXml(`${'<a>'.repeat(249)}<b/>`)).not.toBeNull();
  });

  it('refuses more elements than any document has', () => {
    expect(() => parseXml(`<a>${'<b/>'.repeat(400_000)}</a>`)).toThrow(XmlRefusal);
  });
});
