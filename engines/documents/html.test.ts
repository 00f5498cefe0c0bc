import { describe, expect, it } from 'vitest';
import { textOfHtml } from './html.ts';

const read = (body: string) =>
  textOfHtml(`<html><body>${body}</body></html>`)
    .split(/\s*\n\s*/u)
    .join(' ')
    .trim();

describe('a page of the web', () => {
  it.each([
    ['an element with others in it', '<div hidden><div>b</div><p>c</p></div><p>d</p>', 'd'],
    ['one beside another', '<p hidden>b</p><p style="opacity:0">c</p><p>d</p>', 'd'],
    ['paragraphs that are not closed', '<p>a<p hidden>b<p hidden>c<p>d', 'a d'],
    ['what is not closed at all', '<p>a</p><div hidden>b<p>c</p>', 'a'],
    ['white letters on paper', '<p>a</p><font color="white">b</font>', 'a'],
  ])('is read without what it hides: %s', (_, body, text) => {
    expect(read(body)).toBe(text);
  });

  it('begins the paragraph behind a hidden one that is not closed on a line of its own', () => {
    expect(textOfHtml('<p>a<p hidden>b<p>c').trim().split(/\n+/u)).toEqual(['a', 'c']);
  });

  it.each([
    ['white letters on a ground', '<div style="background:#123"><p style="color:#fff">b</p></div>', 'b'],
    ['what follows a hidden picture', '<img hidden><p>b</p>', 'b'],
    ['half transparent letters', '<p style="opacity:0.5">b</p>', 'b'],
    ['words about hiding', '<p title="x">display: none, hidden</p>', 'display: none, hidden'],
  ])('is read with what is seen: %s', (_, body, text) => {
    expect(read(body)).toBe(text);
  });
});
