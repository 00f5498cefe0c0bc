import { describe, expect, it } from 'vitest';
import { deedsTold } from './deeds.ts';
import { releaseTaxonomy } from './taxonomy.fixtures.ts';

const doers = (text: string) => deedsTold(text).map(({ occupationId }) => occupationId);

describe('work told by what is done', () => {
  it.each([
    ['I bake bread in a hotel since 2016', 'baker'],
    ['clean offices at night, 4 years', 'cleaner'],
    ['Looking after kids for a family in Jeddah', 'nanny'],
    ['my job is washing dishes', 'kitchen-steward'],
    ['I work on the till in a big shop', 'cashier'],
    ['بعجن وبخبز بفرن', 'baker'],
    ['اسوق تريلا بين الدمام ودبي', 'heavy-truck-driver'],
    ['بشتغل على الكاشير من سنتين', 'cashier'],
    ['كنخدم فواحد المعمل ديال الكابلاج', 'production-worker'],
    ['ana bashtaghal fe call center', 'call-centre-agent'],
    ['عندي بقالة صغيرة ورثتها', 'shop-owner'],
  ])('%s', (text, occupation) => {
    expect(doers(text)[0]).toBe(occupation);
  });

  it.each([
    'I want to drive a bus',
    'my father sells cars',
    'نفسي اسوق تريلا',
    'ما بدي اشتغل بالمطبخ',
    'I like to cook for my family',
  ])('is not told by a wish, by another person or by a refusal: %s', (text) => {
    expect(doers(text)).toEqual([]);
  });

  it('is past where it is told as past', () => {
    expect(deedsTold('I drove a taxi before')[0]?.isPast).toBe(true);
    expect(deedsTold('خدمت 3 سنين عند نجار')[0]?.isPast).toBe(true);
    expect(deedsTold('I drive a taxi')[0]?.isPast).toBe(false);
  });

  it('is general where nothing behind the verb tells the work', () => {
    expect(deedsTold('I clean with citric acid')[0]).toMatchObject({
      occupationId: 'cleaner',
      isGeneral: true,
    });
    expect(deedsTold('I clean hotel rooms')[0]).toMatchObject({ isGeneral: false });
    expect(doers('ارتب السجلات كل شهر')).toEqual([]);
    expect(doers('ارتب غرف النزلاء')).toEqual(['room-attendant']);
  });

  it('names occupations that are known', () => {
    const texts = ['I repair cars', 'I sell gold', 'بصلح مكيفات', 'اطبخ عند عائلة'];
    expect(texts.flatMap(doers).map((id) => releaseTaxonomy.occupation(id)?.id)).toEqual(
      texts.flatMap(doers),
    );
  });
});
