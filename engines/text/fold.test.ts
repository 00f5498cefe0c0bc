import { describe, expect, it } from 'vitest';
import { fold, foldWithMap } from './fold.ts';

describe('fold', () => {
  it('makes one of what is written in several ways', () => {
    expect(fold('Café RÉSUMÉ')).toBe('cafe resume');
    expect(fold('إدارةُ المشـــاريع')).toBe('اداره المشاريع');
    expect(fold('أحمد آدم مستشفى')).toBe('احمد ادم مستشفي');
    expect(fold('٢٠٢٥ ۲۰۲۵')).toBe('2025 2025');
    expect(fold('ﻻ ﷲ ﬁ')).toBe('لا الله fi');
    expect(fold('Power\u00a0BI — “new”')).toBe('power bi - "new"');
  });

  it('keeps the signs that names of tools are made of', () => {
    expect(fold('C++, C#, .NET, R&D')).toBe('c++, c#, .net, r&d');
  });

  it('is done after one pass', () => {
    for (const text of ['Straße', 'ٱلْعَرَبِيَّة', 'Ǆ İstanbul', '½']) expect(fold(fold(text))).toBe(fold(text));
  });

  it('gives a letter of plain English the same form as beside an Arabic one', () => {
    for (let code = 0; code < 0x80; code++) {
      const letter = String.fromCharCode(code);
      expect(fold(letter)).toBe(fold(`${letter}ا`).slice(0, -1));
    }
  });

  it('remembers where every folded character comes from', () => {
    const text = 'Stra\u00dfe في الإِمَارَات';
    const { folded, starts, ends } = foldWithMap(text);
    expect(folded).toBe(fold(text));
    const at = folded.indexOf('الامارات');
    const end = at + 'الامارات'.length;
    expect(text.slice(starts[at], ends[end - 1])).toBe('الإِمَارَات');
    expect(text.slice(starts[4], ends[5])).toBe('\u00df');
  });
});
