import { createCanvas, loadImage } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeAward, deleteAward, getAwardMedia } from '#contract/features/awards.contract.ts';
import { getFile } from '#contract/features/files.contract.ts';
import { getProfile, getUserProfile, patchProfileSharing } from '#contract/features/profiles.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import { awards } from '#server/db/tables/index.ts';
import { keyOf } from '#server/features/files/files.service.ts';
import { firstOf } from '#server/testing/lists.ts';
import { aPerson, type Person } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({ worker: true });

const picture = (side = 40) => createCanvas(side, side).encode('png');
const add = async (person: Person, fields: Record<string, string> = {}, bytes?: Uint8Array | string) =>
  test.upload(
    '/awards/',
    { kind: 'award', title: 'Nurse of the year', date: '2023-05', description: '', ...fields },
    { name: 'me.png', bytes: bytes ?? (await picture()) },
    person.token,
  );
const idOf = (answer: { data: unknown }) => (answer.data as { id: string }).id;

describe('an award', () => {
  it('is added with its picture, changed and deleted', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const added = await add(person);
    expect([added.status, added.data]).toMatchObject([
      200,
      { title: 'Nurse of the year', date: '2023-05', description: null, file: { media_type: 'image/png' } },
    ]);
    const id = idOf(added);
    const changed = await test.call(changeAward, {
      token: person.token,
      params: { id },
      body: { kind: 'highlight', title: 'Spoke at a congress', date: '', description: 'In Dubai' },
    });
    expect(changed.data).toMatchObject({ title: 'Spoke at a congress', date: null, description: 'In Dubai' });
    expect(changed.data.file).not.toBeNull();
    const { data: profile } = await test.call(getProfile, { token: person.token });
    expect(profile.media).toEqual([changed.data]);

    const gone = await test.call(deleteAward, {
      token: person.token,
      query: { reward_id: id, uid: person.id },
    });
    expect(gone.status).toBe(200);
    expect((await test.call(getProfile, { token: person.token })).data.media).toEqual([]);
    const file = changed.data.file!;
    const at = await test.call(getFile, { token: person.token, params: { id: file.id } });
    expect(at.status).toBe(404);
    await test.until(async () =>
      test.program.parts.storage.read(keyOf(file.id)).then(
        () => false,
        () => true,
      ),
    );
  });

  it('keeps nothing of a picture but what can be seen, large enough to be read', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const canvas = createCanvas(2_400, 1_200);
    const bytes = Buffer.concat([await canvas.encode('png'), Buffer.from('secret behind the end')]);
    const id = idOf(await add(person, {}, bytes));
    const stored = await test.program.app.inject({
      url: `/api/awards/${id}/media`,
      headers: { token: person.token },
    });
    expect(stored.rawPayload.includes('secret')).toBe(false);
    const image = await loadImage(stored.rawPayload);
    expect([image.width, image.height]).toEqual([1_800, 900]);
  });

  it('has another file put in place of its own, which goes; nobody else’s does', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const id = idOf(await add(person));
    const fileOf = async () =>
      firstOf((await test.call(getProfile, { token: person.token })).data.media).file!;
    const former = await fileOf();
    const other = await aPerson(test, 'CANDIDATE');
    const replace = async (by: Person, bytes: Uint8Array | string) =>
      test.upload('/awards/media', { award_id: id }, { name: 'new.png', bytes }, by.token);
    expect((await replace(other, await picture())).problem.code).toBe('awards.not_found');
    expect((await replace(person, 'MZ\u0000\u0001')).problem.code).toBe('files.unsupported_type');
    expect(await fileOf()).toEqual(former);

    const replaced = await replace(person, await picture(60));
    expect([replaced.status, (await fileOf()).name]).toEqual([200, 'new.png']);
    const stored = await test.program.app.inject({
      url: `/api/awards/${id}/media`,
      headers: { token: person.token },
    });
    expect((await loadImage(stored.rawPayload)).width).toBe(60);
    const gone = await test.call(getFile, { token: person.token, params: { id: former.id } });
    expect(gone.status).toBe(404);
  });

  it.each([
    [{ title: ' ' }, undefined, 'title', 'required'],
    [{ date: '2099-01' }, undefined, 'date', 'future_date'],
    [{ kind: 'medal' }, undefined, 'kind', 'unknown_choice'],
  ])('is refused with %o', async (fields, bytes, path, code) => {
    const person = await aPerson(test, 'CANDIDATE');
    const answer = await add(person, fields, bytes);
    expect([answer.status, answer.problem.errors.map((it) => [it.path, it.code])]).toEqual([
      422,
      [[path, code]],
    ]);
  });

  it('is one of so many', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    await test.program.parts.db.insert(awards).values(
      Array.from({ length: LIMITS.awards - 1 }, (_, at) => ({
        userId: person.id,
        kind: 'award' as const,
        title: `Award ${at}`,
      })),
    );
    expect((await add(person)).status).toBe(200);
    expect((await add(person)).problem.code).toBe('awards.too_many');
  });

  it('that has lost its file can be read and deleted, and its file is nowhere', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const id = idOf(await add(person));
    await test.program.parts.db.update(awards).set({ fileId: null }).where(eq(awards.id, id));
    const { token } = person;
    const media = await test.call(getAwardMedia, { token, params: { id } });
    expect(media.problem.code).toBe('awards.not_found');
    const body = { kind: 'award' as const, title: 'Nurse of the year', date: '', description: '' };
    const changed = await test.call(changeAward, { token, params: { id }, body });
    expect(changed.data.file).toBeNull();
    const gone = await test.call(deleteAward, { token, query: { reward_id: id, uid: person.id } });
    expect(gone.status).toBe(200);
  });

  it('takes no program for a picture', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    expect((await add(person, {}, 'MZ\u0000\u0001')).problem.code).toBe('files.unsupported_type');
  });

  it('is seen by those who hire while it is shared, and by nobody else', async () => {
    const person = await aPerson(test, 'CANDIDATE');
    const recruiter = await aPerson(test, 'RECRUITER');
    const id = idOf(await add(person));
    const seenBy = async (other: Person) =>
      (await test.call(getAwardMedia, { token: other.token, params: { id } })).status;
    const listed = async () =>
      (await test.call(getUserProfile, { token: recruiter.token, params: { id: person.id } })).data.media
        .length;
    expect([await seenBy(person), await seenBy(recruiter), await listed()]).toEqual([200, 200, 1]);
    expect(await seenBy(await aPerson(test, 'CANDIDATE'))).toBe(404);
    expect(await seenBy(await aPerson(test, 'RECRUITER', { portal: 'LEC' }))).toBe(404);
    await test.call(patchProfileSharing, { token: person.token, body: { parts: { highlights: false } } });
    expect([await seenBy(person), await seenBy(recruiter), await listed()]).toEqual([200, 404, 0]);
  });
});
