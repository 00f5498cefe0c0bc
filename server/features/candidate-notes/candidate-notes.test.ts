import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import * as contract from '#contract/features/candidate-notes.contract.ts';
import { decideDuplicate } from '#contract/features/candidates.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { auditEntries, users } from '#server/db/tables/index.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson, aSurveyor, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const write = (by: Person, candidate: Person, text: string, mentions: string[] = []) =>
  test.call(contract.addCandidateNote, {
    token: by.token,
    params: { id: candidate.id },
    body: { text, mentions },
  });
const read = async (by: Person, candidate: Person) =>
  (await test.call(contract.listCandidateNotes, { token: by.token, params: { id: candidate.id } })).data;
const told = async (person: Person) =>
  (await test.call(listNotifications, { token: person.token })).data.results;

const aTeam = async () => {
  const recruiter = await aPerson(test, 'RECRUITER', { name: 'Reem Haddad' });
  const colleague = await aPerson(test, 'RECRUITER', { companyId: recruiter.companyId, name: 'Omar Aziz' });
  return { recruiter, colleague, candidate: await aSurveyor(test) };
};

describe('a note about a candidate', () => {
  it('is read by the company alone, and tells the colleagues whom it names', async () => {
    const { recruiter, colleague, candidate } = await aTeam();
    const screens = vi.spyOn(test.program.parts.realtime()!, 'tell');
    const written = await write(recruiter, candidate, 'Strong on claims, @Omar Aziz?', [colleague.id]);
    expect(written.status).toBe(200);
    const changed = { job_id: null, candidate_id: candidate.id };
    const team = expect.arrayContaining([recruiter.id, colleague.id]);
    expect(screens.mock.calls).toContainEqual([team, 'candidates:changed', changed]);
    screens.mockRestore();
    const [note] = (await read(colleague, candidate)).results;
    expect(note).toMatchObject({
      text: 'Strong on claims, @Omar Aziz?',
      author: { name: 'Reem Haddad' },
      mentions: [{ id: colleague.id, name: 'Omar Aziz' }],
      can: { change: false },
    });
    const news = firstOf(await told(colleague));
    expect(news).toMatchObject({ kind: 'note_mention', link: `/recruiter/candidates/${candidate.id}` });
    expect(news.text.en).toBe('Reem Haddad mentions you in a note about Amal Nasser.');
    expect(news.text.ar).toContain('Amal Nasser');
    const stranger = await aPerson(test, 'RECRUITER');
    expect((await read(stranger, candidate)).results).toEqual([]);
    expect((await told(candidate)).map(({ kind }) => kind)).toEqual([]);
    const audit = await test.program.parts.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, candidate.id));
    expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['candidate_note.written', recruiter.id],
    ]);
  });

  it('names nobody outside of the company', async () => {
    const { recruiter, candidate } = await aTeam();
    const stranger = await aPerson(test, 'RECRUITER');
    const answer = await write(recruiter, candidate, 'For @someone', [stranger.id]);
    expect([answer.status, answer.problem.code]).toEqual([422, 'candidate_notes.not_a_colleague']);
  });

  it('is changed and deleted by whoever wrote it; who is named later is told then, and nobody twice', async () => {
    const { recruiter, colleague, candidate } = await aTeam();
    const { data } = await write(recruiter, candidate, 'A first look');
    const { id } = firstOf(data.results);
    const change = (by: Person, text: string, mentions: string[]) =>
      test.call(contract.changeCandidateNote, { token: by.token, params: { id }, body: { text, mentions } });
    expect((await change(colleague, 'Mine now', [])).problem.code).toBe('candidate_notes.not_found');
    await change(recruiter, 'A second look, @Omar Aziz', [colleague.id]);
    await change(recruiter, 'A third look, @Omar Aziz', [colleague.id]);
    expect((await told(colleague)).map(({ kind }) => kind)).toEqual(['note_mention']);
    const note = firstOf((await read(recruiter, candidate)).results);
    expect([note.text, note.edited_at !== null]).toEqual(['A third look, @Omar Aziz', true]);
    const remove = (by: Person) =>
      test.call(contract.deleteCandidateNote, { token: by.token, params: { id } });
    expect((await remove(colleague)).problem.code).toBe('candidate_notes.not_found');
    expect((await remove(recruiter)).data.results).toEqual([]);
  });
});

describe('notes about somebody with two accounts', () => {
  it('are read on either, once the company takes the two for one person', async () => {
    const { recruiter, candidate } = await aTeam();
    const twin = await aSurveyor(test);
    await write(recruiter, candidate, 'Met at the fair');
    await write(recruiter, twin, 'Wrote a year later');
    const texts = async (of: Person) =>
      (await read(recruiter, of)).results.map(({ text }) => text).toSorted();
    expect(await texts(candidate)).toEqual(['Met at the fair']);
    await test.call(decideDuplicate, {
      token: recruiter.token,
      params: { id: candidate.id },
      body: { other_id: twin.id, verdict: 'same' },
    });
    for (const account of [candidate, twin])
      expect(await texts(account)).toEqual(['Met at the fair', 'Wrote a year later']);
  });
});

describe('a colleague who has left', () => {
  it('stays in the notes that named them, and is named in no other', async () => {
    const { recruiter, colleague, candidate } = await aTeam();
    const { data } = await write(recruiter, candidate, 'Ask @Omar Aziz', [colleague.id]);
    await test.program.parts.db
      .update(users)
      .set({ companyId: null, companyRole: null })
      .where(eq(users.id, colleague.id));
    const change = (mentions: string[]) =>
      test.call(contract.changeCandidateNote, {
        token: recruiter.token,
        params: { id: firstOf(data.results).id },
        body: { text: 'Asked @Omar Aziz', mentions },
      });
    const kept = await change([colleague.id, colleague.id]);
    expect(firstOf(kept.data.results).mentions).toEqual([{ id: colleague.id, name: 'Omar Aziz' }]);
    const another = await write(recruiter, candidate, 'Ask @Omar Aziz again', [colleague.id]);
    expect(another.problem.code).toBe('candidate_notes.not_a_colleague');
    const stranger = await aPerson(test, 'RECRUITER');
    expect((await change([colleague.id, stranger.id])).problem.code).toBe('candidate_notes.not_a_colleague');
  });
});

describe('tags', () => {
  it('of a candidate are so many, and written down of whom they are changed', async () => {
    const { recruiter, candidate } = await aTeam();
    const other = await aSurveyor(test);
    const tag = (ids: string[], add: string[]) =>
      test.call(contract.tagCandidates, {
        token: recruiter.token,
        body: { candidate_ids: ids, add },
      });
    const tags = Array.from({ length: contract.MOST_TAGS }, (_, at) => `Tag ${at}`);
    for (let from = 0; from < tags.length; from += 10) await tag([candidate.id], tags.slice(from, from + 10));
    const one = await tag([other.id, other.id], ['TAG 1', 'tag 1']);
    expect(one.data.results.map((row) => row.tags.length)).toEqual([1]);
    expect((await tag([candidate.id, other.id], ['Tag 1'])).data.added).toEqual([]);
    const more = await tag([candidate.id, other.id], ['One more']);
    expect(more.problem.code).toBe('candidate_notes.too_many_tags');
    const audit = await test.program.parts.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'candidate_tag.changed'));
    expect(audit.filter(({ subjectId }) => subjectId === candidate.id)).toHaveLength(tags.length / 10);
    expect(audit.filter(({ subjectId }) => subjectId === other.id)).toHaveLength(1);
  });

  it('are the company’s own, one whatever its case, and suggested by how often they are used', async () => {
    const { recruiter, colleague, candidate } = await aTeam();
    const other = await aSurveyor(test);
    const tag = (by: Person, body: { candidate_ids: string[]; add?: string[]; remove?: string[] }) =>
      test.call(contract.tagCandidates, { token: by.token, body });
    const screens = vi.spyOn(test.program.parts.realtime()!, 'tell');
    await tag(recruiter, { candidate_ids: [candidate.id, other.id], add: ['FIDIC', 'Night shifts'] });
    const again = await tag(colleague, { candidate_ids: [candidate.id], add: ['fidic', 'Arabic'] });
    // Of several none is named: a screen reads its list again.
    const told = screens.mock.calls.filter(([, event]) => event === 'candidates:changed');
    expect(told.map(([, , changed]) => changed)).toEqual([
      { job_id: null, candidate_id: null },
      { job_id: null, candidate_id: candidate.id },
    ]);
    screens.mockRestore();
    expect(again.data.added.map((one) => one.tag)).toEqual(['Arabic']);
    expect(again.data.results).toEqual([
      { candidate_id: candidate.id, tags: ['Arabic', 'FIDIC', 'Night shifts'] },
    ]);
    const removed = await tag(colleague, { candidate_ids: [other.id], remove: ['night SHIFTS'] });
    expect(removed.data.removed).toEqual([{ candidate_id: other.id, tag: 'Night shifts' }]);
    const suggest = async (by: Person, input = '') =>
      (await test.call(contract.listCandidateTags, { token: by.token, query: { input } })).data.results;
    expect(await suggest(recruiter)).toEqual([
      { tag: 'FIDIC', people: 2 },
      { tag: 'Arabic', people: 1 },
      { tag: 'Night shifts', people: 1 },
    ]);
    expect(await suggest(recruiter, 'fid')).toEqual([{ tag: 'FIDIC', people: 2 }]);
    expect(await suggest(await aPerson(test, 'RECRUITER'))).toEqual([]);
  });
});
