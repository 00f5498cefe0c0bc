import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Messages } from '#web/platform/words.ts';
import { wordsOnDisk } from './on-disk.ts';
import { dynamicImportsIn, textsIn } from './syntax.ts';

const LANGUAGES = ['en', 'ar'] as const;
type Language = (typeof LANGUAGES)[number];

/** Stands where the code names a file of words, until these are known. */
const mark = (part: string) => `%words:${part}%`;
const MARK = /%words:([^%]+)%/g;

/**
 * Words travel with the code that says them. A part of the app is the page's beginning, or what an `import()` brings; its
 * words are those whose keys stand in its modules as texts, whole or as the beginning of a template. They come in one file
 * for each language, at the same time as the code, so that nothing shows without them and a screen waits for no other's.
 *
 * What a key begins with must be readable in the code: `t('list.empty')`, `` t(`list.${status}`) ``, a table of keys. Where
 * a template begins with a value, all words of the module's namespaces come along. What is missing in spite of that is
 * fetched with everything else as soon as it is asked for (`web/platform/language.ts`), and reported.
 */
export function words(root: string): Plugin<WordsApi> {
  const texts = new Map<string, Texts>();
  let files: Promise<ReadonlyMap<string, WordsFile>> | null = null;
  return {
    name: 'words',
    apply: 'build',
    api: {
      fileOf: async (part) => (await files)?.get(part)?.name ?? null,
    },
    buildStart() {
      texts.clear();
      files = null;
    },
    async transform(code, id) {
      if (id.includes('/node_modules/') || id.includes('.messages.') || !/\.tsx?$/.test(id)) return null;
      texts.set(id, textsOf(code));
      if (!id.startsWith(`${root}/`)) return null;
      if (id === path.join(root, 'app/messages.ts')) return { code: LOADER, map: null };
      let wrapped = code;
      if (!code.includes('import(')) return null;
      for (const { start, end, from } of dynamicImportsIn(code).reverse()) {
        const target = /^(\.|#web\/)/.test(from) ? (await this.resolve(from, id))?.id : undefined;
        if (!target || target.includes('.messages.')) continue;
        const part = JSON.stringify(mark(path.relative(root, target)));
        wrapped = `${wrapped.slice(0, start)}__withWords(${part}, ${wrapped.slice(start, end)})${wrapped.slice(end)}`;
      }
      if (wrapped === code) return null;
      return {
        code: `import { withWords as __withWords } from '#web/platform/language.ts';\n${wrapped}`,
        map: null,
      };
    },
    async renderChunk(code) {
      if (!code.includes('%words:')) return null;
      files ??= filesOf(root, texts, this);
      const known = await files;
      return { code: code.replace(MARK, (_, part: string) => known.get(part)?.name ?? ''), map: null };
    },
    async generateBundle() {
      files ??= filesOf(root, texts, this);
      for (const { name, json } of (await files).values())
        for (const language of LANGUAGES)
          this.emitFile({
            type: 'asset',
            fileName: `assets/words/${name}.${language}.json`,
            source: json[language],
          });
    },
  };
}

/** What other plug-ins may ask, once the bundle is generated. */
export interface WordsApi {
  /** The file of a part's words, without its language and ending; null where it says none. */
  fileOf: (part: string) => Promise<string | null>;
}

/** In the place of `web/app/messages.ts`, which brings all words at once. */
const LOADER = `import { fetchWords } from '#web/platform/language.ts';
export const loadWords = (language, part = '${mark('base')}') => fetchWords(part, language);`;

/** What a module says that may be the key of words. */
interface Texts {
  whole: ReadonlySet<string>;
  beginnings: ReadonlySet<string>;
  namespaces: ReadonlySet<string>;
  /** A key begins with a value: nothing can be told from the code. */
  isOpen: boolean;
}

function textsOf(code: string): Texts {
  const { whole, beginnings, isOpen, namespaces } = textsIn(code);
  return { whole: new Set(whole), beginnings: new Set(beginnings), namespaces: new Set(namespaces), isOpen };
}

interface WordsFile {
  /** Without the language and the ending; named by its contents. */
  name: string;
  json: Record<Language, string>;
}

async function filesOf(
  root: string,
  texts: ReadonlyMap<string, Texts>,
  graph: Pick<Rolldown.PluginContext, 'getModuleInfo' | 'getModuleIds'>,
): Promise<ReadonlyMap<string, WordsFile>> {
  const messages = Object.fromEntries(
    await Promise.all(LANGUAGES.map(async (language) => [language, await wordsOnDisk(language)])),
  ) as Record<Language, Messages>;
  const entry = path.join(root, 'main.tsx');
  const keyed = thoseInKeys(texts, messages.en);
  const own = (ids: ReadonlySet<string>) => [...ids].flatMap((id) => keyed.get(id) ?? []);
  const files = new Map<string, WordsFile>();
  const add = (part: string, said: (key: string) => boolean) => {
    const json = Object.fromEntries(
      LANGUAGES.map((language) => [language, JSON.stringify(chosen(messages[language], said))]),
    ) as Record<Language, string>;
    if (json.en === '{}') return;
    const hash = createHash('sha256').update(json.en).update(json.ar).digest('base64url').slice(0, 8);
    files.set(part, { name: `${path.basename(part).replace(/\.\w+$/, '')}-${hash}`, json });
  };

  const base = reached(entry, graph);
  const inBase = sayer(own(base));
  add('base', inBase);
  add('all', () => true);
  for (const id of graph.getModuleIds()) {
    const info = graph.getModuleInfo(id);
    if (!id.startsWith(`${root}/`) || !info || info.dynamicImporters.length === 0) continue;
    const said = sayer(own(new Set([...reached(id, graph)].filter((module) => !base.has(module)))));
    add(path.relative(root, id), (key) => said(key) && !inBase(key));
  }
  return files;
}

/** Of the beginnings of templates, those that any key begins with: most templates are something else. */
function thoseInKeys(texts: ReadonlyMap<string, Texts>, messages: Messages): ReadonlyMap<string, Texts> {
  const keys: string[] = [];
  chosen(messages, (key) => {
    keys.push(key, key.slice(key.indexOf(':') + 1));
    return false;
  });
  const isOfKey = new Map<string, boolean>();
  const test = (beginning: string) => {
    if (!isOfKey.has(beginning))
      isOfKey.set(
        beginning,
        keys.some((key) => key.startsWith(beginning)),
      );
    return isOfKey.get(beginning)!;
  };
  return new Map(
    [...texts].map(([id, text]) => [id, { ...text, beginnings: new Set([...text.beginnings].filter(test)) }]),
  );
}

/** All own modules that come with one. */
function reached(
  id: string,
  graph: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(id) || id.includes('/node_modules/')) return seen;
  seen.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached(next, graph, seen);
  return seen;
}

/** Whether these modules say a key, given with its namespace: `jobs:list.found_other`. */
export const saidBy = (codes: readonly string[]): ((key: string) => boolean) => sayer(codes.map(textsOf));

const PLURAL = /_(zero|one|two|few|many|other)$/;

function sayer(modules: readonly Texts[]): (key: string) => boolean {
  const whole = new Set(modules.flatMap((one) => [...one.whole]));
  const all = [...new Set(modules.flatMap((one) => [...one.beginnings]))];
  // The name of an element, `h${level}`, begins no namespace: what names one has its colon.
  const naming = all.filter((beginning) => beginning.includes(':'));
  const bare = all.filter((beginning) => !beginning.includes(':'));
  const namespaces = new Set(modules.flatMap((one) => [...one.namespaces]));
  const open = new Set(modules.flatMap((one) => (one.isOpen ? [...one.namespaces] : [])));
  const isSaid = (key: string, beginnings: readonly string[]) => {
    const plain = key.replace(PLURAL, '');
    if (whole.has(plain) || whole.has(key)) return true;
    if (beginnings.some((beginning) => key.startsWith(beginning))) return true;
    // A text such as 'list.empty' may be what a key begins with: `${text}.title`.
    for (let dot = plain.lastIndexOf('.'); dot > plain.indexOf('.'); dot = plain.lastIndexOf('.', dot - 1))
      if (whole.has(plain.slice(0, dot))) return true;
    return false;
  };
  return (key) => {
    const namespace = key.slice(0, key.indexOf(':'));
    if (open.has(namespace) || isSaid(key, naming)) return true;
    return namespaces.has(namespace) && isSaid(key.slice(namespace.length + 1), bare);
  };
}

/** The part of the messages whose keys are said; what is left empty is left out. */
function chosen(messages: Messages, said: (key: string) => boolean, before = '', joint = ':'): Messages {
  const rest: Record<string, string | Messages> = {};
  for (const [name, value] of Object.entries(messages)) {
    const key = before + name;
    if (typeof value === 'string') {
      if (said(key)) rest[name] = value;
    } else {
      const inner = chosen(value, said, key + joint, '.');
      if (Object.keys(inner).length > 0) rest[name] = inner;
    }
  }
  return rest;
}
