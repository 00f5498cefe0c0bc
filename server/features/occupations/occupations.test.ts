import { describe, expect, it } from 'vitest';
import { listStandardJobs, postJob } from '#contract/features/jobs.contract.ts';
import {
  AUTOCOMPLETE_NAMES,
  autocomplete,
  listDataSources,
  listIndustries,
  listSectors,
} from '#contract/features/occupations.contract.ts';
import { groupSkills, listSkillGroups, listSkills } from '#contract/features/skills.contract.ts';
import { createCompany } from '#server/features/companies/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aCompany, aPerson, contextOf } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
type Kind = (typeof AUTOCOMPLETE_NAMES)[number];

const complete = async (token: string, name: Kind, input: string) => {
  const { data } = await test.call(autocomplete, { token, params: { name }, query: { input } });
  return data.map((it) => it.name.en);
};

describe('autocomplete', () => {
  it('completes every kind in both scripts and forgives a typing error', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const cases: [Exclude<Kind, 'company'>, string, string, string, string][] = [
      ['job-title', 'account', 'محاسب', 'acountant', 'Accountant'],
      ['skill', 'negot', 'التفاوض', 'negotation', 'Negotiation'],
      ['location', 'abu dh', 'أبوظب', 'abu dhbai', 'Abu Dhabi'],
      ['institute', 'khalif', 'جامعة خليفة', 'khalfia', 'Khalifa University'],
      ['degree', 'bachelor of sc', 'بكالوريوس علوم', 'bachelr of science', 'Bachelor of Science'],
      ['field-of-study', 'civil eng', 'الهندسة المدنية', 'cvil engineering', 'Civil Engineering'],
      ['language', 'arab', 'العربي', 'arbic', 'Arabic'],
      ['nationality', 'emira', 'إماراتي', 'emirti', 'Emirati'],
    ];
    for (const [name, english, arabic, misspelt, wanted] of cases) {
      for (const input of [english, arabic, misspelt])
        expect(
          (await complete(token, name, input)).map((it) => it.toLowerCase()),
          `${name}: ${input}`,
        ).toContain(wanted.toLowerCase());
    }
    for (const name of AUTOCOMPLETE_NAMES) expect(await complete(token, name, ''), name).toEqual([]);
  });

  it('names companies of the own portal, however their letters are written', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const here = await contextOf(test);
    await createCompany(here, aCompany({ company_name: 'شركة الإمارات للألمنيوم' }));
    await createCompany(here, aCompany({ company_name: 'Blue Falcon 100% Logistics' }));
    await createCompany(await contextOf(test, 'KU'), aCompany({ company_name: 'Blue Heron' }));
    const names = (input: string) => complete(recruiter.token, 'company', input);
    expect(await names('blue')).toEqual(['Blue Falcon 100% Logistics']);
    expect(await names('falcon')).toEqual(['Blue Falcon 100% Logistics']);
    expect(await names('blue flacon')).toEqual(['Blue Falcon 100% Logistics']);
    expect(await names('شركه الامارات')).toEqual(['شركة الإمارات للألمنيوم']);
    expect(await names('%')).toEqual([]);
  });
});

describe('standard jobs', () => {
  it('are found by a title in either language, and make a job that can be posted as it is', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    for (const [job_title, lang] of [
      ['civil engineer', 'en'],
      ['مهندس مدني', 'ar'],
      ['civl enginer', 'en'],
    ] as const) {
      const { data } = await test.call(listStandardJobs, {
        token: recruiter.token,
        lang,
        query: { job_title },
      });
      expect(
        data.results.slice(0, 3).map(({ id }) => id),
        job_title,
      ).toContain('civil-engineer');
      const first = firstOf(data.results);
      expect(first.job.job_title).toBe(first.name[lang]);
      expect(first.job.skills.length).toBeGreaterThanOrEqual(12);
      const posted = await test.call(postJob, {
        token: recruiter.token,
        body: { job: first.job, publish: false },
      });
      expect(posted.status, JSON.stringify(posted.body)).toBe(200);
      expect(posted.data.skills[0]?.ref_skill).toBe(first.job.skills[0]?.ref_skill);
    }
  });

  it('come with the one that a title names first, and whole words before what merely begins so', async () => {
    const { token } = await aPerson(test, 'RECRUITER');
    const named = async (job_title: string) =>
      (await test.call(listStandardJobs, { token, query: { job_title } })).data.results.map(({ id }) => id);
    expect((await named('nurse'))[0]).toBe('registered-nurse');
    expect((await named('ممرض'))[0]).toBe('registered-nurse');
    const engineers = await named('engineer');
    expect(engineers.slice(0, 5).every((id) => id.includes('engineer') && !id.includes('engineering'))).toBe(
      true,
    );
  });

  it('every one of them can be posted, in both languages', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    for (const lang of ['en', 'ar'] as const) {
      let page = 1;
      let seen = 0;
      for (;;) {
        const { data } = await test.call(listStandardJobs, {
          token: recruiter.token,
          lang,
          query: { page, limit: 50 },
        });
        for (const { id, job } of data.results)
          expect(postJob.body.safeParse({ job }).error?.issues ?? [], `${id} ${lang}`).toEqual([]);
        seen += data.results.length;
        if (data.results.length === 0 || seen >= data.total) break;
        page++;
      }
      expect(seen).toBeGreaterThanOrEqual(600);
    }
  });

  it('are for recruiters, and nonsense finds none', async () => {
    const candidate = await aPerson(test, 'CANDIDATE');
    expect((await test.call(listStandardJobs, { token: candidate.token })).status).toBe(403);
    const { token } = await aPerson(test, 'RECRUITER');
    const { data } = await test.call(listStandardJobs, { token, query: { job_title: 'zzqx vvkw' } });
    expect(data.results).toEqual([]);
  });
});

describe('the lists that everyone may read', () => {
  it('name sectors, industries within them, and no source where nothing was imported', async () => {
    const sectors = await test.call(listSectors);
    const industries = await test.call(listIndustries);
    const ids = new Set(sectors.data.map(({ id }) => id));
    expect(industries.data.every(({ sector }) => ids.has(sector))).toBe(true);
    expect((await test.call(listDataSources)).data).toEqual([]);
  });

  it('put skills into their five groups and tell the unknown apart', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const groups = await test.call(listSkillGroups, { token });
    expect(groups.data.reduce((sum, group) => sum + group.skill_count, 0)).toBeGreaterThanOrEqual(2_500);
    const { data } = await test.call(groupSkills, {
      token,
      body: { skills: ['ReactJS', 'التفاوض', 'Quidditch', 'Solar PV'] },
    });
    expect(data.unknown).toEqual(['Quidditch']);
    expect(data.skill_group.it[0]?.name).toBe('ReactJS');
    expect(data.skill_group.communication[0]?.name).toBe('التفاوض');
    const found = await test.call(listSkills, { token, query: { q: 'pyhton' } });
    expect(found.data.results[0]).toMatchObject({ id: 'python', group: 'it' });
    expect(found.data.results[0]?.meaning.ar).toMatch(/[\u0600-\u06ff]/);
  });
});
