import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  deleteMarketSource,
  listMarketSources,
  type MarketImport,
} from '#contract/features/market-figures.contract.ts';
import { getSkillTrend } from '#contract/features/skill-maps.contract.ts';
import { auditEntries } from '#server/db/tables/index.ts';
import { aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
let admin: Person;

const HEADING = 'source,as_of,kind,skill,place,count';
const send = async (rows: readonly string[], who: Person = admin) => {
  const bytes = [HEADING, ...rows].join('\r\n');
  const answer = await test.upload('/admin/market-figures', {}, { name: 'figures.csv', bytes }, who.token);
  return { ...answer, data: answer.data as MarketImport };
};
const figuresOf = async (state: string, who: Person = admin) =>
  (await test.call(getSkillTrend, { token: who.token, params: { id: 'welding' }, query: { state } })).data
    .market;

beforeAll(async () => {
  admin = await aPerson(test, 'RECRUITER_ADMIN');
});

describe('figures of the market', () => {
  const SURVEY = [
    'National Survey,2026-06-30,jobs,Welding,Sharjah,412',
    'National Survey,2026-06-30,people,اللحام,الشارقة,٢٨٦',
    'National Survey,2026-06-30,jobs,welding,,"1,900"',
  ];

  it('are taken from a file once: the same file again changes nothing, another number replaces the one before', async () => {
    expect((await send(SURVEY)).data).toEqual({ rows: 3, added: 3, changed: 0, unchanged: 0, faults: [] });
    expect((await send(SURVEY)).data).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    expect((await send([SURVEY[0]!.replace('412', '420')])).data).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 0,
    });
  });

  it('leave a trace where they brought something new, with how much of it', async () => {
    const entries = await test.program.parts.db
      .select({ details: auditEntries.details })
      .from(auditEntries)
      .where(and(eq(auditEntries.actorId, admin.id), eq(auditEntries.action, 'market_figures.imported')))
      .orderBy(auditEntries.createdAt);
    const sources = ['National Survey'];
    expect(entries.map(({ details }) => details)).toEqual([
      { sources, added: 3, changed: 0, unchanged: 0 },
      { sources, added: 0, changed: 1, unchanged: 0 },
    ]);
  });

  it('are shown with source and date beside the trend of the skill, where the place fits', async () => {
    const inSharjah = await figuresOf('Sharjah');
    expect(inSharjah.map(({ kind, place, count }) => `${kind} ${place} ${count}`).toSorted()).toEqual([
      'jobs  1900',
      'jobs Sharjah 420',
      'people الشارقة 286',
    ]);
    expect(
      inSharjah.every(({ source, as_of: asOf }) => `${source} ${asOf}` === 'National Survey 2026-06-30'),
    ).toBe(true);
    expect((await figuresOf('Dubai')).map(({ count }) => count)).toEqual([1900]);
  });

  it('that cannot be taken are told by row and reason, and the others are kept', async () => {
    const { data } = await send([
      ',2026-06-30,jobs,Welding,,1',
      'S,30/06/2026,jobs,Welding,,1',
      'S,2999-01-01,jobs,Welding,,1',
      'S,2026-06-30,robots,Welding,,1',
      'S,2026-06-30,jobs,Quidditch,,1',
      'S,2026-06-30,jobs,Welding,,many',
      'S,2026-06-30,people,Welding,,4',
      'S,2026-06-30,jobs,Welding,Ajman,7',
      'S,2026-06-30,jobs,Welding,Ajman,8',
    ]);
    expect(data.faults.map(({ row, fault }) => `${row} ${fault}`)).toEqual([
      '2 source_missing',
      '3 date_unreadable',
      '4 date_in_future',
      '5 kind_unknown',
      '6 skill_unknown',
      '7 count_unreadable',
      '8 too_few_people',
      '10 said_twice',
    ]);
    expect(data.added).toBe(1);
  });

  it('of a file without the columns, or that is no table, are refused', async () => {
    const codeOf = async (bytes: Uint8Array | string) =>
      (await test.upload('/admin/market-figures', {}, { name: 'f.csv', bytes }, admin.token)).problem.code;
    expect(await codeOf('source,skill\r\nS,Welding')).toBe('market_figures.columns_missing');
    expect(await codeOf(new TextEncoder().encode('source,"as_of'))).toBe('market_figures.unreadable');
  });

  it('are listed and deleted by source and date, by an admin of the portal and nobody else', async () => {
    const sources = async (who: Person) =>
      (await test.call(listMarketSources, { token: who.token })).data.results;
    expect((await sources(admin)).map(({ source, figures }) => `${source} ${figures}`)).toEqual([
      'National Survey 3',
      'S 1',
    ]);
    const stranger = await aPerson(test, 'RECRUITER_ADMIN', { portal: 'LEC' });
    const recruiter = await aPerson(test, 'RECRUITER');
    const away = { source: 'S', as_of: '2026-06-30' };
    const remove = (who: Person, domain?: string) =>
      test.call(deleteMarketSource, { token: who.token, body: away, ...(domain ? { domain } : {}) });
    expect([(await remove(stranger, 'LEC')).status, (await remove(recruiter)).status]).toEqual([404, 403]);
    expect((await remove(admin)).data.figures).toBe(1);
    expect(await sources(admin)).toHaveLength(1);
  });
});
