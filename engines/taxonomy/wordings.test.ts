import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultOfWording } from '#engines/text/index.ts';
import { headedLinesOf, RELEASE_FOLDER, textFile } from './reading/text-files.ts';
import { wordingsIn } from './wordings.ts';

const engines = new URL('..', import.meta.url);
const names = readdirSync(`${RELEASE_FOLDER}/words`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.txt'))
  .map((name) => name.replaceAll('\\', '/').replace(/\.txt$/, ''))
  .sort();
const linesIn = (name: string) => headedLinesOf(textFile(RELEASE_FOLDER, `words/${name}.txt`));
const readers = readdirSync(engines, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, engines), 'utf8'));

describe.each(names)('the words of %s', (name) => {
  it('are written in the notation of wordings, each once in its list', () => {
    const seen = new Set<string>();
    const faults = linesIn(name).flatMap(({ heading, text, place }) => {
      const key = `${heading}\n${text}`;
      const fault = seen.has(key) ? 'it stands twice in its list' : faultOfWording(text);
      seen.add(key);
      return fault || heading === null ? [`${place}: ${text}: ${fault ?? 'it is in no list'}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('are each in a list that an engine reads', () => {
    const lines = linesIn(name);
    const own = readers.filter((text) => text.includes(`wordingsIn('${name}')`)).join('\n');
    const lists = new Set(lines.map(({ heading }) => heading ?? ''));
    const isRead = (list: string) =>
      own.includes(`'${list}'`) || lines.some(({ text }) => text.includes(`{${list}}`));
    expect([...lists].filter((list) => !isRead(list))).toEqual([]);
  });
});

describe.each(['matching', 'postings', 'resumes'])('the words of all %s', (engine) => {
  it('are of both languages', () => {
    const lines = names.filter((name) => name.startsWith(`${engine}/`)).flatMap(linesIn);
    const inArabic = lines.filter(({ text }) => /[\u0600-\u06ff]/.test(text)).length;
    expect(inArabic).toBeGreaterThan(0.3 * lines.length);
    expect(lines.length - inArabic).toBeGreaterThan(0.3 * lines.length);
  });
});

describe('a list of words', () => {
  it('may name another list of its file, and means each of its wordings', () => {
    const words = wordingsIn('postings/wording-english');
    expect(words.lines('only some nations').join('\n')).not.toContain('{');
    expect(words.pattern('only some nations').test('indian nationals only')).toBe(true);
  });

  it('that is not there is a fault in the program', () => {
    expect(() => wordingsIn('resumes/lists').lines('of nothing')).toThrow('of nothing');
  });
});
