import { describe, expect, it } from 'vitest';
import { takesGladly, takesNobody } from './from-abroad.ts';
import { gateValues, unknownFact } from './gates.ts';
import { unknownLevel } from './levels.ts';
import { firstCalibration } from './model.ts';

type Job = Parameters<typeof gateValues>[0];
type Profile = Parameters<typeof gateValues>[1];

/** Languages by id with the level asked or spoken. */
const speaking = (...languages: [number, number][]) => ({
  ids: Int32Array.from(languages, ([id]) => id),
  levels: Uint8Array.from(languages, ([, level]) => level),
});
const NOWHERE = { city: 0, country: 0 };
const asksNothing: Job = {
  minYears: -1,
  mostYears: -1,
  education: 0,
  level: 2,
  licence: 0,
  remote: false,
  abroad: 0,
  place: NOWHERE,
  languages: speaking(),
};
const saysNothing: Profile = {
  years: -1,
  education: -1,
  levelsHeld: unknownLevel,
  licences: -1,
  place: NOWHERE,
  relocates: false,
  languages: null,
};
const gates = (job: Partial<Job>, profile: Partial<Profile>) =>
  gateValues({ ...asksNothing, ...job }, { ...saysNothing, ...profile });

describe('a gate', () => {
  it('stands open where the job asks nothing, whatever the profile says', () => {
    const open = { experience: 1, education: 1, licence: 1, location: 1, language: 1 };
    expect(gates({}, {})).toMatchObject(open);
    expect(gates({}, { years: 0, education: 0, licences: 0, languages: speaking([7, 1]) })).toMatchObject(
      open,
    );
  });

  it('tells what is not said from what is short', () => {
    const job = {
      minYears: 3,
      education: 2,
      licence: 1,
      place: { city: 1, country: 1 },
      languages: speaking([7, 0]),
    };
    expect(gates(job, {})).toEqual({
      experience: unknownFact,
      education: unknownFact,
      level: unknownFact,
      licence: unknownFact,
      location: unknownFact,
      language: unknownFact,
    });
  });
});

describe('experience', () => {
  const of = (minYears: number, mostYears: number, years: number) =>
    gates({ minYears, mostYears }, { years }).experience;

  it('costs in proportion to the years that are missing, at most half', () => {
    expect([0, 2, 3, 4, 30].map((years) => of(4, -1, years))).toEqual([0.5, 0.75, 0.875, 1, 1]);
  });

  it('costs where it is far more than the job is made for', () => {
    expect([4, 7, 8, 11, 12, 30].map((years) => Math.round(12 * of(-1, 4, years)))).toEqual([
      12, 12, 11, 8, 7, 0,
    ]);
    expect(of(0, 4, -1)).toBe(unknownFact);
    expect(of(0, -1, 0)).toBe(1);
  });
});

describe('education and licence', () => {
  it('cost half for every level that is missing', () => {
    expect([0, 1, 2, 3, 4].map((education) => gates({ education: 3 }, { education }).education)).toEqual([
      0, 0, 0.5, 1, 1,
    ]);
    expect(gates({ education: 1 }, { education: -1 }).education).toBe(unknownFact);
    expect(gates({ education: 1 }, { education: 0 }).education).toBe(0.5);
  });

  it('are met by the profession that is asked among several', () => {
    expect(gates({ licence: 0b10 }, { licences: 0b110 }).licence).toBe(1);
    expect(gates({ licence: 0b10 }, { licences: 0b101 }).licence).toBe(0);
    expect(gates({ licence: 0b10 }, { licences: 0 }).licence).toBe(0);
  });
});

describe('location', () => {
  const weight = firstCalibration.gates.location;
  const DUBAI = { city: 1, country: 1 };
  const ABU_DHABI = { city: 2, country: 1 };
  const CAIRO = { city: 3, country: 2 };
  const EMIRATES = { city: 0, country: 1 };
  const of = (job: Job['place'], profile: Profile['place'], relocates = false, remote = false) =>
    gates({ place: job, remote }, { place: profile, relocates }).location;

  it('is met in the town, in the country where only that is named, and anywhere by remote work', () => {
    expect(of(DUBAI, DUBAI)).toBe(1);
    expect(of(DUBAI, EMIRATES)).toBe(1);
    expect(of(EMIRATES, DUBAI)).toBe(1);
    expect(of(DUBAI, CAIRO, false, true)).toBe(1);
    expect(of({ city: 1, country: 0 }, DUBAI)).toBe(1);
  });

  it('costs some in another town and more in another country, less for who would move', () => {
    const [town, moving, abroad] = [of(DUBAI, ABU_DHABI), of(DUBAI, CAIRO, true), of(DUBAI, CAIRO)].map(
      (value) => 1 - weight + weight * value,
    );
    expect(of(DUBAI, ABU_DHABI, true)).toBe(1);
    expect(town).toBeCloseTo(0.94);
    expect(moving).toBeCloseTo(0.96);
    expect(abroad).toBeCloseTo(0.8);
  });

  it('costs all of it where nobody is taken from abroad, and less where they are welcome', () => {
    const from = (abroad: number, relocates: boolean) =>
      gates({ place: DUBAI, abroad }, { place: CAIRO, relocates }).location;
    expect([from(takesNobody, false), from(takesNobody, true)]).toEqual([0, 0]);
    expect(1 - weight + weight * from(takesGladly, false)).toBeCloseTo(0.85);
    expect(from(takesGladly, true)).toBe(of(DUBAI, CAIRO, true));
    expect(gates({ place: DUBAI, abroad: takesNobody }, { place: ABU_DHABI }).location).toBe(
      of(DUBAI, ABU_DHABI),
    );
  });

  it('is not known where towns of no known country differ', () => {
    expect(of({ city: 1, country: 0 }, CAIRO)).toBe(unknownFact);
    expect(of(DUBAI, { city: 3, country: 0 })).toBe(unknownFact);
  });
});

describe('languages', () => {
  const of = (asked: [number, number][], spoken: [number, number][]) =>
    gates({ languages: speaking(...asked) }, { languages: speaking(...spoken) }).language;

  it('each cost their share where missing, and half of it where two steps too low', () => {
    expect(of([[7, 0]], [[8, 0]])).toBeCloseTo(0.6);
    expect(
      of(
        [
          [7, 0],
          [8, 0],
        ],
        [[8, 0]],
      ),
    ).toBeCloseTo(0.8);
    expect(of([[7, 4]], [[7, 2]])).toBeCloseTo(0.8);
    expect(
      of(
        [
          [7, 4],
          [8, 4],
        ],
        [
          [9, 4],
          [7, 4],
          [8, 1],
        ],
      ),
    ).toBeCloseTo(0.9);
  });

  it('pass one step below, and where either side names no level', () => {
    expect(of([[7, 4]], [[7, 3]])).toBe(1);
    expect(of([[7, 4]], [[7, 0]])).toBe(1);
    expect(of([[7, 0]], [[7, 1]])).toBe(1);
  });
});
