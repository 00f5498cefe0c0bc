import { describe, expect, it } from 'vitest';
import { createWordIndex } from './jobs.text-index.ts';

const index = createWordIndex();
const put = (id: string, title: string, text = '') =>
  index.put(id, title, [
    { text: title, weight: 4 },
    { text, weight: 0.5 },
  ]);
const found = (query: string) =>
  [...(index.find(query) ?? [])].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);

put('accountant', 'Senior Accountant', 'Closes the books with an engineer of systems.');
put('engineer', 'Site Engineer', 'Reads drawings.');
put('nurse', 'ممرضة طوارئ', 'تعمل في قسم الطوارئ وبالمستشفى');
put('cpp', 'C++ Developer');

describe('an index of words', () => {
  it('asks for every word, whatever its case, marks and form', () => {
    expect(found('ENGINEER')).toEqual(['engineer', 'accountant']);
    expect(found('senior engineer')).toEqual(['accountant']);
    expect(found('accounting')).toEqual(['accountant']);
    expect(found('الممرضات')).toEqual(['nurse']);
    expect(found('ممرض')).toEqual(['nurse']);
    expect(found('طوارىء')).toEqual(['nurse']);
    expect(found('المستشفى')).toEqual(['nurse']);
    expect(found('c++')).toEqual(['cpp']);
    expect(found('engineer pilot')).toEqual([]);
  });

  it('takes the last word for the beginning of one', () => {
    expect(found('site eng')).toEqual(['engineer']);
    expect(found('eng site')).toEqual([]);
  });

  it('hears nothing in words of grammar, unless there are no others', () => {
    expect(found('jobs for an accountant')).toEqual(['accountant']);
    expect(index.find(' ،، ')).toBeNull();
  });

  it('forgets what is taken out and what a document no longer says', () => {
    put('passing', 'Falconer');
    put('passing', 'Gardener');
    expect([found('falconer'), found('gardener')]).toEqual([[], ['passing']]);
    index.remove('passing');
    expect([found('gardener'), index.has('passing')]).toEqual([[], false]);
  });
});
