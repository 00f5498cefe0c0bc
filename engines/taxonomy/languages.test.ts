import { describe, expect, it } from 'vitest';
import { foldName } from '#engines/text/fold.ts';
import { monthNumber } from '#engines/text/months.ts';
import { arabicStemsOf, humanLanguages, languageNamed } from './languages.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

describe('the human languages', () => {
  it('have an id of their own and names in both languages', () => {
    const languages = humanLanguages(releaseTaxonomy);
    expect(languages.length).toBeGreaterThan(90);
    expect(new Set(languages.map((language) => language.id)).size).toBe(languages.length);
    for (const { id, name } of languages) expect(name.ar, id).toMatch(/\p{Script=Arabic}/u);
  });

  it('share no name', () => {
    const names = humanLanguages(releaseTaxonomy).flatMap(({ id, names }) =>
      [...new Set([...names.en, ...names.ar].map(foldName))].map((name) => ({ id, name })),
    );
    const repeated = names.filter(({ id, name }) =>
      names.some((other) => other.name === name && other.id !== id),
    );
    expect(repeated).toEqual([]);
  });

  it('meet in one Arabic stem, with or without article and feminine ending', () => {
    const english = humanLanguages(releaseTaxonomy).find((language) => language.id === 'english')!;
    expect(arabicStemsOf(english)).toEqual(['انجليزي', 'انكليزي']);
  });
});

describe('languageNamed', () => {
  it('knows a language by its id and by its names in both languages, as people write them', () => {
    for (const name of ['english', 'English', 'إنجليزي', 'الإنجليزية', 'اللغة الإنجليزية'])
      expect(languageNamed(releaseTaxonomy, name)?.id, name).toBe('english');
    expect(languageNamed(releaseTaxonomy, 'Sumerian')).toBeNull();
  });
});

describe('monthNumber', () => {
  it('tells the two months called kanun and the two called tishrin apart', () => {
    expect(['كانون الثاني', 'كانون الأول', 'تشرين الأول', 'تشرين الثاني'].map(monthNumber)).toEqual([
      1, 12, 10, 11,
    ]);
  });

  it('knows short and long names in any case, and nothing else', () => {
    expect(['Sept', 'AUGUST', 'ايار', 'février'].map(monthNumber)).toEqual([9, 8, 5, 2]);
    expect(monthNumber('since')).toBeNull();
  });
});
