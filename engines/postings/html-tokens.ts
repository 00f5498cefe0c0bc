import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** Longer pages are read to here; in characters. */
const MOST_READ = 3_000_000;
const MOST_TOKENS = 400_000;
/** Characters that are handed to the tokenizer at a time: who has read enough need not wait for the rest. */
const PART = 65_536;
const MOST_ATTRIBUTES = 40;
const LONGEST_NAME = 60;
const LONGEST_VALUE = 4_000;

export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: ReadonlyMap<string, string>; isClosed: boolean }
  | { kind: 'close'; name: string }
  /** An element whose inside is no part of the page's text; of a template or a noscript nothing but words is kept. */
  | { kind: 'raw'; name: string; attributes: ReadonlyMap<string, string>; text: string };

/** Elements that the tokenizer itself reads to their end without looking for tags. */
const READ_WHOLE = new Set('script style textarea title iframe xmp noembed noframes'.split(' '));
/** Elements whose inside is for others than the reader of the page. */
const FOR_OTHERS = new Set(['noscript', 'template']);
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * The pieces of a page in order. Text has its entities read; nothing is refused, whatever it looks like. There is no
 * tree, so that the time grows with the size of the page and with nothing else.
 */
export function* htmlTokens(page: string): Generator<HtmlToken> {
  const html = page.slice(0, MOST_READ);
  const collector = new TokenCollector(html);
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, collector);
  let count = 0;
  for (let at = 0; at < html.length; at += PART) {
    tokenizer.write(html.slice(at, at + PART));
    if (at + PART >= html.length) tokenizer.end();
    for (const token of collector.ready) {
      if (count++ >= MOST_TOKENS) return;
      yield token;
    }
    collector.ready.length = 0;
  }
}

/** Makes tokens of what the tokenizer reports: places in the page, counted from its beginning. */
class TokenCollector implements TokenizerCallbacks {
  readonly ready: HtmlToken[] = [];
  readonly #html: string;
  #text = '';
  #name = '';
  #attributes = new Map<string, string>();
  #key = '';
  #value = '';
  /** The element whose inside is passed over, until its own end. */
  #raw: { name: string; attributes: ReadonlyMap<string, string> } | null = null;

  constructor(html: string) {
    this.#html = html;
  }

  ontext(start: number, end: number): void {
    this.#text += this.#html.slice(start, end);
  }

  ontextentity(codePoint: number): void {
    this.#text += characterOf(codePoint);
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#nameAt(start, end);
    this.#attributes = new Map();
  }

  onattribname(start: number, end: number): void {
    this.#key = this.#nameAt(start, end);
    this.#value = '';
  }

  onattribdata(start: number, end: number): void {
    if (this.#value.length < LONGEST_VALUE)
      this.#value += this.#html.slice(start, Math.min(end, start + LONGEST_VALUE));
  }

  onattribentity(codePoint: number): void {
    if (this.#value.length < LONGEST_VALUE) this.#value += characterOf(codePoint);
  }

  onattribend(): void {
    if (this.#attributes.size < MOST_ATTRIBUTES && !this.#attributes.has(this.#key))
      this.#attributes.set(this.#key, this.#value.slice(0, LONGEST_VALUE));
  }

  onopentagend(): void {
    this.#open(false);
  }

  onselfclosingtag(): void {
    this.#open(true);
  }

  #open(isSelfClosing: boolean): void {
    if (this.#raw) return;
    this.#endText();
    const name = this.#name;
    const attributes = this.#attributes;
    if (READ_WHOLE.has(name) || (FOR_OTHERS.has(name) && !isSelfClosing)) this.#raw = { name, attributes };
    else this.ready.push({ kind: 'open', name, attributes, isClosed: isSelfClosing || VOID.has(name) });
  }

  onclosetag(start: number, end: number): void {
    const name = this.#nameAt(start, end);
    if (this.#raw) {
      if (name === this.#raw.name) this.#endRaw(this.#raw);
      return;
    }
    this.#endText();
    this.ready.push({ kind: 'close', name });
  }

  onend(): void {
    if (this.#raw) this.#endRaw(this.#raw);
    else this.#endText();
  }

  #endRaw(raw: { name: string; attributes: ReadonlyMap<string, string> }): void {
    this.ready.push({ kind: 'raw', ...raw, text: this.#text });
    this.#text = '';
    this.#raw = null;
  }

  #endText(): void {
    if (this.#text !== '') this.ready.push({ kind: 'text', text: this.#text });
    this.#text = '';
  }

  #nameAt(start: number, end: number): string {
    return this.#html.slice(start, Math.min(end, start + LONGEST_NAME)).toLowerCase();
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
}

/** Spaces of every width (no-break, en, em, thin) are spaces; soft hyphens and what is no character are nothing. */
function characterOf(codePoint: number): string {
  if (codePoint === 0xa0 || codePoint === 0x2002 || codePoint === 0x2003 || codePoint === 0x2009) return ' ';
  if (codePoint <= 8 || codePoint === 0xad || codePoint === 0xfffd) return '';
  return String.fromCodePoint(codePoint);
}
