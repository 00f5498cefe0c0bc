import { describe, expect, it } from 'vitest';
import { releaseTaxonomy } from '#engines/taxonomy/taxonomy.fixtures.ts';
import { createJobSearch, type SearchedJob } from './index.ts';

const JOBS: Partial<SearchedJob>[] = [
  { id: 'nurse', title: 'Staff Nurse', occupation: 'registered-nurse', company: 'Falcon Hospitality' },
  { id: 'waiter', title: 'Waiter', occupation: 'waiter', terms: ['part_time'] },
  { id: 'developer', title: 'Python Developer', remote: true, terms: ['remote'] },
  { id: 'driver', title: 'Delivery Driver', occupation: 'delivery-driver', minYears: 0 },
];
/** Every job names waiters, nurses and Quixotal in its text: that alone is what a stray answer is made of. */
const BODY = 'You will sit between the waiters and the nurses and work with Quixotal.';

const MORE: Partial<SearchedJob>[] = [
  { id: 'guard', title: 'Security Guard', whole: 'Egyptians preferred. We offer accommodation and meals.' },
  { id: 'hand', title: 'Farm Hand', whole: '1200 + food + accom.' },
  { id: 'beginner', title: 'Locksmith', whole: 'No certificate? We pay for the course.' },
  { id: 'paid', title: 'Curator', whole: 'A salary, a housing allowance, بدل سكن.' },
  { id: 'mother', title: 'Bookkeeper', terms: ['part_time'] },
  { id: 'teacher', title: 'معلمة رياضيات', occupation: 'mathematics-teacher' },
  { id: 'medic', title: 'Paramedic', occupation: 'emergency-medical-technician' },
  { id: 'rep', title: 'Medical Sales Supervisor', occupation: 'sales-supervisor' },
  { id: 'grower', title: 'مدير بيوت محمية', occupation: 'farm-manager', whole: 'بكالوريوس زراعة' },
  { id: 'editor', title: 'Content creator/video editor wanted', occupation: 'content-creator' },
];

const ODDLY_TITLED: Partial<SearchedJob>[] = [
  { id: 'oven', title: 'IN-CHARGE', whole: 'Eight years as a baker, two of them senior. No cook.' },
  { id: 'walk-in', title: 'WALK IN INTERVIEW', whole: 'Sunday 9 to 1: phlebotomist, 3 nos. Pro rata pay.' },
  { id: 'shift', title: 'Shift Supervisor', whole: 'You lead five people who do laundry by hand.' },
  {
    id: 'academy',
    title: 'Painting Teacher',
    whole: `Academy of art. ${'No gallery. '.repeat(20)}`,
  },
  { id: 'museum', title: 'Museum Curator', whole: 'Five years as a goldsmith. Reports to the plumber.' },
  {
    id: 'farm',
    title: 'Veterinarian',
    occupation: 'veterinarian',
    location: { city: 'muscat', country: 'oman' },
    whole: 'Camels.',
  },
];

function searchOf(jobs: readonly Partial<SearchedJob>[]) {
  const made = createJobSearch(releaseTaxonomy);
  for (const { id = '', title = '', ...job } of jobs)
    made.put({
      id,
      title,
      skills: [],
      terms: [],
      ...job,
      texts: [
        { text: title, weight: 4 },
        { text: `${BODY} ${job.whole ?? ''}`, weight: 0.5 },
      ],
    });
  return made;
}

const search = searchOf(JOBS);

const findAmong = (jobs: readonly Partial<SearchedJob>[]) => (text: string) =>
  idsOf(searchOf(jobs).find(text)?.found ?? new Map());
const idsOf = (found: ReadonlyMap<string, number>): string[] =>
  [...found].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);
const found = (text: string): string[] => idsOf(search.find(text)?.found ?? new Map());

describe('a search for jobs', () => {
  it.each([
    ['nurse', ['nurse']],
    ['ممرضة', ['nurse']],
    ['نيرس', ['nurse']],
    ['waiter part time', ['waiter']],
    ['python', ['developer']],
    ['remote', ['developer']],
  ])(
    'finds by title, skill and term what is of the kind asked for, and not what names it in passing: %s',
    (text, ids) => {
      expect(found(text)).toEqual(ids);
    },
  );

  it('finds by the name of a company, which is about no work', () => {
    expect(found('Falcon')).toEqual(['nurse']);
    expect(found('hospitality manager')).not.toContain('nurse');
  });

  it('takes the post that is named beside a trade for no other work, unless either will do', () => {
    const among = findAmong([
      { id: 'shop', title: 'Optical Store Manager', occupation: 'optical-shop-manager' },
      { id: 'eyes', title: 'Optometrist', occupation: 'optometrist' },
      { id: 'fleet', title: 'Fleet Manager', occupation: 'transport-manager' },
    ]);
    expect(among('optometrist job manager')).not.toContain('fleet');
    expect(among('optometrist or manager')).toContain('fleet');
  });

  it('finds whatever says a word that no dictionary knows', () => {
    expect(found('Quixotal')).toHaveLength(JOBS.length);
  });

  it.each([
    ['jobs for Egyptians', ['guard']],
    ['وظائف للمصريين', ['guard']],
    ['وظائف نسائية', ['teacher']],
    ['jobs with accommodation', ['guard', 'hand']],
    ['accommodation and meals', ['guard', 'hand']],
    ['سكن ووجبات', ['guard', 'hand']],
    ['will teach me', ['beginner']],
    ['شركة تدربني', ['beginner']],
    ['work while my kids are at school', ['mother']],
    ['ambulance', ['medic']],
    ['مهندس زراعي', ['grower']],
    ['film editor', ['editor']],
  ])('finds by whom a job is for, by what it offers and by the degree it asks for: %s', (text, ids) => {
    expect(findAmong(MORE)(text)).toEqual(ids);
  });

  it.each([
    ['baker', ['oven']],
    ['phlebotomist', ['walk-in']],
    ['laundry supervisor', ['shift']],
    ['art teacher', ['academy']],
    ['art teacher not gallery', ['academy']],
    ['veterinarian not carpenter Muscat', ['farm']],
    ['diver not in Muscat', []],
    ['plumber', []],
    ['goldsmith', ['museum']],
  ])('finds by its text a job whose own title does not show what it is: %s', (text, ids) => {
    expect(findAmong(ODDLY_TITLED)(text)).toEqual(ids);
  });

  it('says what comes nearest where nothing is found, and the words that keep it out', () => {
    const answer = search.find('motorcycle delivery rider');
    expect(answer?.found.size).toBe(0);
    expect(answer?.nearest).toContain('driver');
    expect(answer?.costliest).toBe('motorcycle delivery rider');
    expect(search.find('')).toBeNull();
  });

  it.each([
    ['nanny own room friday off good family sunday trip', ['nanny']],
    ['nanny oman friday off good family sunday trip', []],
    ['permanent nanny', ['nanny']],
    ['كبار السن', ['aide']],
  ])('finds who does the work that is named, whatever else of it goes unsaid: %s', (text, ids) => {
    const jobs: Partial<SearchedJob>[] = [
      { id: 'nanny', title: 'Nanny', occupation: 'nanny', location: { city: 'dubai', country: 'uae' } },
      { id: 'trip', title: 'Trip Sunday', whole: 'Friday off, good family, a room.' },
      { id: 'senior', title: 'Senior Accountant', occupation: 'senior-accountant' },
      { id: 'aide', title: 'مقدمة رعاية', occupation: 'healthcare-assistant', whole: 'رعاية كبار السن' },
    ];
    expect(findAmong(jobs)(text)).toEqual(ids);
  });

  it('calls a job nearest where other jobs alone answer to all else that is asked for', () => {
    const answer = search.find('nurse remote');
    expect(answer?.found.size).toBe(0);
    expect(answer?.nearest).toEqual(['nurse']);
    expect(answer?.costliest).toBe('remote');
  });
});
