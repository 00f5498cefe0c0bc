/** Addresses of the web that a resume gives. */
import type { Line } from '#engines/documents/index.ts';
import { wordingsIn } from '#engines/taxonomy/index.ts';
import type { Read } from './found.ts';
import { placeOf } from './pieces.ts';
import type { Evidence } from './resume.ts';
import type { Section } from './section.ts';

const WORDS = wordingsIn('resumes/links');

/** What an address may hold behind its host. */
const REST = '[^\\s،,;|()<>"]';
const WITH_SCHEME = `https?:\\/\\/${REST}+|www\\.${REST}+`;
const BARE = `(?:[a-z0-9-]+\\.)+${WORDS.source('endings of hosts', { edges: 'anywhere' })}(?:\\/${REST}*)?`;
const URL = new RegExp(`(?<![@\\p{L}\\p{N}.-])(?:${WITH_SCHEME}|${BARE})(?![@\\p{L}]|\\.\\p{L})`, 'giu');

/** A text in which each address of the web is replaced by a tab. */
export function withoutUrls(text: string): string {
  return text.replace(URL, '\t');
}

/** Addresses printed or linked, without mail and telephone links. */
export function readLinks(sections: Section[], annotations: string[]): Read<string>[] {
  const links = new LinkList();
  for (const url of annotations) links.add(url, { confidence: 0.9 });
  for (const section of sections) {
    const isPersonal = PERSONAL_KINDS.has(section.kind);
    for (const [index, line] of section.lines.entries())
      for (const url of urlsOn(line, section.lines[index + 1], isPersonal))
        links.add(url, { confidence: 0.88, place: placeOf(line, url) });
  }
  return links.all;
}

/** In these a bare "name.com" is an address of the person, elsewhere rather the name of a product. */
const PERSONAL_KINDS: ReadonlySet<Section['kind']> = new Set(['top', 'contact', 'personal', 'other']);

/** Addresses, each once: of two that begin alike the longer one. */
class LinkList {
  readonly all: Read<string>[] = [];

  add(url: string, evidence: Evidence): void {
    const clean = url.trim().replace(/[.,;:)\]'"]+$/, '');
    const key = keyOf(clean);
    if (!isOfWeb(clean, key)) return;
    if (this.all.some(({ value }) => keyOf(value).startsWith(key))) return;
    const shorter = this.all.findIndex(
      ({ value }) => key.startsWith(keyOf(value)) && /[-/_]$/.test(keyOf(value)),
    );
    if (shorter >= 0) this.all.splice(shorter, 1);
    this.all.push({ value: clean, evidence });
  }
}

function isOfWeb(url: string, key: string): boolean {
  if (key.length < 4 || key.startsWith('wa.me/')) return false;
  if (/^(?:mailto|tel|callto|sms|whatsapp|file|javascript|#)/i.test(url)) return false;
  return !/^[^/]*@/.test(key) && /\.[a-z]{2,}/i.test(key);
}

/** An address without what two spellings of it may differ in. */
function keyOf(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
}

/** Libraries that are called as a host is. */
const LIBRARY = /^(?:asp|vb|ado|node|vue|next|socket)\.(?:net|io|js)$/i;

/** The addresses on a line; one that breaks at its end goes on below. */
function urlsOn(line: Line, next: Line | undefined, isPersonal: boolean): string[] {
  const text = line.text.replace(/\t/g, '  ');
  const tail = /^\s*(\S*)/.exec(next?.text ?? '')?.[1] ?? '';
  return [...text.matchAll(URL)].flatMap((match) => {
    const [url] = match;
    const isAddress = isPersonal || url.includes('/');
    if (!/^(?:https?:|www\.)/i.test(url) && !(isAddress && !isBareName(url))) return [];
    if (text.charAt(match.index - 1) === '@') return [];
    const isBroken =
      /[-/_]$/.test(url) &&
      match.index + url.length >= text.length &&
      /^[\w\-./]+$/.test(tail) &&
      !/^(?:https?:|www\.)/i.test(tail);
    return [isBroken ? url + tail : url];
  });
}

/** Whether a word only looks like a link: "b.com" is a piece of one, "node.js" a library. */
function isBareName(url: string): boolean {
  return !url.includes('/') && (url.indexOf('.') < 3 || LIBRARY.test(url));
}
