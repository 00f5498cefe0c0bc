import { describe, expect, it } from 'vitest';
import { pageHead, readableText } from './html.ts';
import { htmlTokens } from './html-tokens.ts';

describe('the text of a page', () => {
  it('is what is written for its readers, line by line', () => {
    const page = `<!doctype html><html><head><title>Jobs</title><style>p{color:red}</style></head><body>
      <nav><a href="/">Home</a> <a href="/jobs">Jobs</a></nav>
      <h1>Accountant</h1><p>Keeps the books &amp; closes
      them&nbsp;monthly.</p>
      <ul><li>Invoices</li><li>VAT <b>returns</b></li></ul>
      <script>document.write("<p>never</p>")</script>
      <div style="display: none">hidden</div><p hidden>hidden too</p><p aria-hidden="true">and this</p>
      <div class="cookie-banner">We use cookies</div>
      <footer>© Pearl Bay</footer></body></html>`;
    expect(readableText(page)).toBe(
      'Accountant\n\nKeeps the books & closes them monthly.\n\n• Invoices\n• VAT returns',
    );
  });

  it('is the main part where a page marks one that says enough', () => {
    const main = `<main><h1>Nurse</h1><p>${'Cares for patients. '.repeat(30)}</p></main>`;
    const text = readableText(`<body><div>Similar jobs: Cook, Driver</div>${main}</body>`);
    expect(text).not.toContain('Similar jobs');
    expect(text).toMatch(/^Nurse\n/);
  });

  it('has spaces of one width, and nothing that is no character', () => {
    const between = (codePoint: number) => readableText(`<p>Night&#${codePoint};nurse</p>`).slice(5, -5);
    for (const space of [0x20, 0xa0, 0x2002, 0x2003, 0x2009]) expect(between(space)).toBe(' ');
    for (const nothing of [0, 1, 8, 0xad, 0xfffd]) expect(between(nothing)).toBe('');
    for (const letter of ['-', 'é', 'ل', '😀']) expect(between(letter.codePointAt(0)!)).toBe(letter);
  });

  it('comes in tokens whose spaces are of one width, too', () => {
    const texts = htmlTokens('<p>Night&nbsp;nurse&ensp;in&emsp;Ajman&thinsp;now</p>');
    expect([...texts].flatMap((it) => (it.kind === 'text' ? [it.text] : [])).join('')).toBe(
      'Night nurse in Ajman now',
    );
  });

  it('keeps the cells of a table beside each other', () => {
    expect(
      readableText(
        '<table><tr><th>Location</th><td>Dubai</td></tr><tr><th>Salary:</th><td>AED 5,000</td></tr></table>',
      ),
    ).toBe('Location: Dubai\nSalary: AED 5,000');
  });

  it.each([
    '<p>Nurse',
    '<p>Nurse</b></i></p></div>',
    '<p title="a > b" data-x=\'<p>\'>Nurse</p>',
    '<p>Nurse<!-- a comment <p> that --></p>',
    '<P>Nurse</P><script>if (a < b) {}',
    '<p>N&#117;rse</p>',
  ])('is read of pages that are wrong: %s', (page) => {
    expect(readableText(page)).toBe('Nurse');
  });

  it('gives each chip of a row a line of its own, and leaves parts of a sentence together', () => {
    const chip = (text: string) => `<span class="chip">${text}</span>`;
    const chips = `${chip('30 days of leave')}${chip('medical insurance')} ${chip('a ticket')}`;
    expect(readableText(`<h3>Benefits</h3><div>${chips}</div>`)).toBe(
      'Benefits\n\n30 days of leave\nmedical insurance\na ticket',
    );
    for (const sentence of [
      `<p>${chip('We are')} ${chip('looking')}</p>`,
      `<div>We ${chip('are')} ${chip('looking')}</div>`,
      '<div><span>We are</span> <span>looking</span></div>',
    ])
      expect(readableText(sentence)).not.toContain('\n');
  });

  it('reads Arabic and every kind of entity', () => {
    expect(readableText('<p dir="rtl">محاسب &#1571;&#1608;&#1604; &ndash; دبي</p>')).toBe('محاسب أول – دبي');
    expect(readableText('<p>&#0;&#xD800;&#x110000;&unknown; &amp;lt;</p>')).toBe('&unknown; &lt;');
  });
});

describe('a hostile page', () => {
  it.each([
    ['no end of a tag', `<p ${'a'.repeat(200_000)}`],
    ['very many attributes', `<p ${'a="1" '.repeat(100_000)}>x</p>`],
    ['very deep', '<div>'.repeat(100_000)],
    ['very many closing tags', `${'<div>'.repeat(2_000)}${'</b>'.repeat(100_000)}`],
    ['only opening brackets', '<'.repeat(500_000)],
    ['unclosed comments', '<!--'.repeat(100_000)],
    ['unclosed scripts', '<script>'.repeat(50_000)],
    ['half entities', '&'.repeat(300_000)],
    ['half quotes', `<a href="${"'".repeat(200_000)}`],
    ['very many wrong endings within', `${'<div>'.repeat(20_000)}${'</b></i>'.repeat(200_000)}`],
    ['very long', 'word '.repeat(800_000)],
  ])('is bounded: %s', (_, page) => {
    expect(readableText(page).length).toBeLessThanOrEqual(100_000);
    expect(pageHead(page).data).toEqual([]);
    expect([...htmlTokens(page)].length).toBeLessThanOrEqual(400_001);
  });
});
