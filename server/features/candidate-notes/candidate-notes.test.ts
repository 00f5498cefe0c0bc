import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/features/candidate-notes.contract.ts';
import { listNotifications } from '#contract/features/notifications.contract.ts';
import { auditEntries } from '#server/db/tables/index.ts';
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
    const written = await write(recruiter, candidate, 'Strong on claims, @Omar Aziz?', [colleague.id]);
    expect(written.status).toBe(200);
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

describe('tags', () => {
  it('are the company’s own, one whatever its case, and suggested by how often they are used', async () => {
    const { recruiter, colleague, candidate } = await aTeam();
    const other = await aSurveyor(test);
    const tag = (by: Person, body: { candidate_ids: string[]; add?: string[]; remove?: string[] }) =>
      test.call(contract.tagCandidates, { token: by.token, body });
    await tag(recruiter, { candidate_ids: [candidate.id, other.id], add: ['FIDIC', 'Night shifts'] });
    const again = await tag(colleague, { candidate_ids: [candidate.id], add: ['fidic', 'Arabic'] });
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
