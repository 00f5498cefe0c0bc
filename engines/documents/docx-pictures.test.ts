import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { docxOf } from './golden/hostile.ts';
import { drawing } from './golden/pictures.ts';
import { picturesOfDocx } from './index.ts';

const zipOf = (name: string, text: string) => zipSync({ [name]: strToU8(text) });

describe('pictures of a Word document', () => {
  it('are none where the package has no document, or that has no body', () => {
    expect(picturesOfDocx(zipOf('xl/workbook.xml', '<workbook/>'))).toEqual([]);
    expect(picturesOfDocx(zipOf('word/document.xml', '<w:document xmlns:w="x"/>'))).toEqual([]);
  });

  it('are none where a drawing names a picture that the package does not hold', () => {
    expect(picturesOfDocx(docxOf(`<w:p>${drawing(90, 110)}</w:p>`))).toEqual([]);
  });
});
