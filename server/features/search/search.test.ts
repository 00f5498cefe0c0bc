import { describe, expect, it } from 'vitest';
import { applyToJob } from '#contract/features/applications.contract.ts';
import { patchProfile, patchProfileSharing } from '#contract/features/profiles.contract.ts';
import { search } from '#contract/features/search.contract.ts';
import { aPerson, aSurveyor, type Person, publishJob } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ worker: true });

const found = async (person: Person, text: string) =>
  (await test.call(search, { token: person.token, body: { text } })).data.results;

describe('the search of everything', () => {
  it('finds a job by its words in any order, and in whichever way Arabic spells them', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const id = await publishJob(test, recruiter, { job_title: 'أخصائية تغذية (سريرية)' });
    for (const text of ['تغذيه اخصائيه', 'أخصائيّة', '(سريرية)', 'سريريه)'])
      expect(await found(recruiter, text)).toMatchObject([{ id, link: `/recruiter/jobs/${id}` }]);
    expect(await found(recruiter, 'تغذية (بيطرية)')).toEqual([]);
  });

  it('takes signs of patterns for themselves', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const id = await publishJob(test, recruiter, { job_title: 'C++ Developer [50%]' });
    for (const text of ['c++', '[50%]', 'developer c++'])
      expect((await found(recruiter, text)).map((one) => one.id)).toEqual([id]);
    for (const text of ['.*Developer', '^C', '[A-Z]', '\\', 'C%D', '*', '('])
      expect((await found(recruiter, text)).filter((one) => one.id === id)).toEqual([]);
  });

  it('finds people as their name is typed, in whichever way Arabic spells it, before those whose headline says it', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const called = async (name: string, headline: string) => {
      const person = await aSurveyor(test);
      await test.call(patchProfile, { token: person.token, body: { personal_details: { name, headline } } });
      return person.id;
    };
    const named = await called('إيمان الأحمدي (أم عُمر)', "Site engineer, O'Neill & Sons");
    const titled = await called('Ola Site', 'محللة بيانات');
    const people = async (text: string) =>
      (await found(recruiter, text)).filter(({ kind }) => kind === 'candidate').map(({ id }) => id);
    for (const text of ['ايم', 'الأحمدي', 'احمدى ايمان', 'عمر', "O'Neill", 'engineer (site)'])
      expect(await people(text), text).toEqual([named]);
    expect(await people('site')).toEqual([titled, named]);
    for (const text of ['مان', 'ngineer', '(', '\\', "'", ' :* ', 'site & !engineer'])
      expect(await people(text), text).toEqual(text === 'site & !engineer' ? [named] : []);
  });

  it('finds who applied here, also once nobody else finds them', async () => {
    const recruiter = await aPerson(test, 'RECRUITER');
    const stranger = await aPerson(test, 'RECRUITER');
    const jobId = await publishJob(test, recruiter);
    const person = await aSurveyor(test);
    await test.call(applyToJob, { token: person.token, body: { job_id: jobId, answers: {} } });
    expect((await found(stranger, 'nasser amal')).map((one) => one.id)).toEqual([person.id]);
    await test.call(patchProfileSharing, { token: person.token, body: { is_discoverable: false } });
    expect(await found(stranger, 'nasser amal')).toEqual([]);
    expect(await found(recruiter, 'nasser amal')).toMatchObject([
      { id: person.id, kind: 'candidate', link: `/recruiter/candidates/${person.id}` },
    ]);
    expect(await found(person, 'Amal')).toEqual([]);
  });
});
