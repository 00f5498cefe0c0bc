import crypto from 'node:crypto';
import { eq, getTableColumns, inArray, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { editDetails } from '#contract/features/accounts.contract.ts';
import { completeUpload, getFile } from '#contract/features/files.contract.ts';
import { LIMITS } from '#contract/kernel/limits.ts';
import * as tables from '#server/db/tables/index.ts';
import { files, fileUploads } from '#server/db/tables/index.ts';
import { aPerson, contextOf } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { CLAIMS } from './files.unclaimed.ts';
import { forgetUnclaimedFiles, forgetUploads } from './files.worker.ts';

const test = testApp();
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const sha256 = (bytes: Uint8Array) => crypto.createHash('sha256').update(bytes).digest('hex');

const put = (purpose: string, name: string, bytes: Uint8Array | string, token: string) =>
  test.upload('/upload-file', { purpose }, { name, bytes }, token);

describe('a file', () => {
  it('is judged by its content, not by its name', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const text = await put('resume', 'cv.pdf', 'Amal Nasser, nurse', token);
    expect((text.data as { media_type: string }).media_type).toBe('text/plain; charset=utf-8');
    const picture = await put('resume', 'cv.pdf', PNG, token);
    expect([picture.status, picture.problem.message]).toEqual([415, 'Unsupported file type']);
    const program = await put('resume', 'cv.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 1]), token);
    expect(program.status).toBe(415);
  });

  it.each([
    ['avatar', 2, 'Avatar size should be less than 2 MB!'],
    ['resume', 30, 'Resume size should be less than 30 MB!'],
  ])('for %s may have at most %d MB', async (purpose, megabytes, message) => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const answer = await put(purpose, 'big', Buffer.alloc(megabytes * 1024 * 1024 + 1, 'a'), token);
    expect([answer.status, answer.problem.message]).toEqual([413, message]);
  });

  it('that is empty is refused', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    expect((await put('resume', 'cv.txt', '', token)).problem.code).toBe('files.empty');
  });

  it('comes back whole or in part, and is never shown as a page of ours', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const text = 'Amal Nasser, nurse';
    const { data } = await put('resume', '../../ملف.txt', text, token);
    const { id } = data as { id: string };
    const whole = await test.call(getFile, { token, params: { id } });
    expect(whole.status).toBe(200);
    expect(whole.headers['content-disposition']).toMatch(/^attachment; .*filename\*=UTF-8''%D9/);
    expect(whole.headers['content-security-policy']).toContain('sandbox');
    const part = await test.send('GET', `/api/files/${id}`, { token, headers: { range: 'bytes=0-3' } });
    expect([part.status, String(part.body)]).toEqual([206, 'Amal']);
    const beyond = await test.send('GET', `/api/files/${id}`, { token, headers: { range: 'bytes=9999-' } });
    expect(beyond.status).toBe(416);
  });

  it('of a person’s picture is seen across the portal, and not from another', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const { id } = (await put('avatar', 'me.png', PNG, token)).data as { id: string };
    const near = await aPerson(test, 'RECRUITER');
    const far = await aPerson(test, 'RECRUITER', { portal: 'LEC' });
    expect((await test.call(getFile, { token: near.token, params: { id } })).status).toBe(200);
    expect((await test.call(getFile, { token: far.token, params: { id } })).status).toBe(404);
  });
});

describe('a file in pieces', () => {
  const whole = Buffer.from('Amal Nasser\nNurse\n'.repeat(500));
  const half = Math.ceil(whole.length / 2);
  const piece = (index: number) => whole.subarray(index * half, (index + 1) * half);
  const send = (upload_id: string, index: number, token: string, total = 2) =>
    test.upload(
      '/upload-file-chunk',
      { upload_id, index: String(index), total: String(total) },
      { name: 'blob', bytes: piece(index) },
      token,
    );
  const complete = (upload_id: string, token: string, checksum = sha256(whole)) =>
    test.call(completeUpload, { token, body: { upload_id, checksum, name: 'cv.txt', purpose: 'resume' } });

  it('may arrive in any order and twice, and is joined once', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const id = crypto.randomUUID();
    await send(id, 1, token);
    expect((await complete(id, token)).problem.code).toBe('files.incomplete');
    await send(id, 0, token);
    const last = await send(id, 0, token);
    expect((last.data as { received: number[] }).received).toEqual([0, 1]);
    const done = await complete(id, token);
    expect([done.status, done.data.bytes]).toEqual([200, whole.length]);
    expect((await complete(id, token)).problem.code).toBe('files.upload_not_found');
  });

  it('that was damaged on the way is not taken', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const id = crypto.randomUUID();
    await send(id, 0, token);
    await send(id, 1, token);
    expect((await complete(id, token, sha256(Buffer.from('else')))).problem.code).toBe(
      'files.checksum_differs',
    );
  });

  it('cannot be added to or completed by someone else', async () => {
    const owner = await aPerson(test, 'CANDIDATE');
    const other = await aPerson(test, 'CANDIDATE');
    const id = crypto.randomUUID();
    await send(id, 0, owner.token);
    expect((await send(id, 1, other.token)).status).toBe(404);
    expect((await complete(id, other.token)).status).toBe(404);
  });

  it('refuses a piece outside the announced number', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const id = crypto.randomUUID();
    await send(id, 0, token);
    expect((await send(id, 1, token, 1)).problem.code).toBe('files.chunk_out_of_range');
    expect((await send(id, 1, token, 3)).problem.code).toBe('files.chunk_out_of_range');
    const none = await send(crypto.randomUUID(), 1, token, 1);
    expect(none.problem.code).toBe('files.chunk_out_of_range');
  });

  it('may have no more than one in one piece, however small the pieces are', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const id = crypto.randomUUID();
    const piece = Buffer.alloc(768 * 1024, 'a');
    for (const index of [0, 1, 2])
      await test.upload(
        '/upload-file-chunk',
        { upload_id: id, index: String(index), total: '3' },
        { name: 'blob', bytes: piece },
        token,
      );
    const checksum = sha256(Buffer.concat([piece, piece, piece]));
    const body = { upload_id: id, checksum, name: 'me.png', purpose: 'avatar' } as const;
    expect((await test.call(completeUpload, { token, body })).problem.code).toBe('files.avatar_too_large');
  });
});

describe('the room that many have together', () => {
  /** Leaves no room to those who share one with this person. */
  const fill = (ownerId: string, portal: string, bytes: number) =>
    test.program.parts.db.insert(files).values({
      ownerId,
      portal,
      purpose: 'resume',
      name: 'cv.pdf',
      mediaType: 'application/pdf',
      bytes,
      sha256: '',
      createdAt: new Date(),
    });
  const tryToStore = async (token: string) => {
    const { status, problem } = await put('resume', 'cv.txt', 'Nora Nasser', token);
    return status === 200 ? 'stored' : problem.code;
  };

  it('ends for a company, and for nobody else', async () => {
    const owner = await aPerson(test, 'RECRUITER');
    const colleague = await aPerson(test, 'RECRUITER', { companyId: owner.companyId });
    const other = await aPerson(test, 'RECRUITER');
    await fill(owner.id, 'HCMS', LIMITS.filesBytesOfCompany);
    expect(await tryToStore(colleague.token)).toBe('files.company_full');
    expect(await tryToStore(other.token)).toBe('stored');
  });

  it('ends for those of a portal who are not let in yet, and for nobody who is', async () => {
    const [first, second] = [
      await aPerson(test, 'ONBOARDING_PENDING', { portal: 'KU' }),
      await aPerson(test, 'ONBOARDING_COMPLETED', { portal: 'KU' }),
    ];
    const member = await aPerson(test, 'CANDIDATE', { portal: 'KU' });
    await fill(first.id, 'KU', LIMITS.filesBytesOfNewcomers);
    expect(await tryToStore(second.token)).toBe('files.storage_full');
    expect(await tryToStore(member.token)).toBe('stored');
  });

  it('ends for a portal, and for no other', async () => {
    const [member, other] = [
      await aPerson(test, 'CANDIDATE', { portal: 'KU' }),
      await aPerson(test, 'CANDIDATE'),
    ];
    await fill(other.id, 'KU', LIMITS.filesBytesOfPortal);
    const { status, problem } = await put('resume', 'cv.txt', 'Nora Nasser', member.token);
    expect([status, problem.code]).toEqual([507, 'files.storage_full']);
  });

  it('is closed to whoever has not shown that their address is theirs', async () => {
    const { token } = await aPerson(test, 'EMAIL_VERIFICATION_PENDING');
    expect(await tryToStore(token)).toBe('access.denied');
  });
});

describe('a file that nobody points at', () => {
  it('goes after an hour, and what is pointed at or younger stays', async () => {
    const { token } = await aPerson(test, 'CANDIDATE');
    const idOf = async (purpose: string, name: string, bytes: Uint8Array | string) => {
      const { data } = await put(purpose, name, bytes, token);
      return (data as { id: string }).id;
    };
    const picture = await idOf('avatar', 'me.png', PNG);
    expect((await test.call(editDetails, { token, body: { avatar: picture } })).status).toBe(200);
    const left = await idOf('avatar', 'other.png', PNG);
    const young = await idOf('resume', 'cv.txt', 'Nora Nasser');
    const { db } = test.program.parts;
    await db
      .update(files)
      .set({ createdAt: new Date(Date.now() - 61 * 60_000) })
      .where(inArray(files.id, [picture, left]));
    await forgetUnclaimedFiles(await contextOf(test));
    await forgetUnclaimedFiles(await contextOf(test));
    const kept = await db
      .select({ id: files.id })
      .from(files)
      .where(inArray(files.id, [picture, left, young]));
    expect(kept.map(({ id }) => id).toSorted()).toEqual([picture, young].toSorted());
    // What is gone can no longer be pointed at.
    const late = await test.call(editDetails, { token, body: { avatar: left } });
    expect(late.problem.code).toBe('files.not_found');
  });

  it('is known by every column that points at files', () => {
    const pointing = Object.values(tables)
      .filter((table) => is(table, PgTable))
      .flatMap((table) => Object.entries(getTableColumns(table)))
      .flatMap(([name, column]) => (/fileId$/i.test(name) ? [column] : []));
    expect(pointing.length).toBeGreaterThan(0);
    expect(pointing.filter((column) => !(CLAIMS as readonly unknown[]).includes(column))).toEqual([]);
  });
});

describe('the room that one person has', () => {
  const PIECE = 1_000;

  /** A person who keeps so much already that only this many bytes are left. */
  async function withRoomLeft(bytes: number, state: 'CANDIDATE' | 'ONBOARDING_PENDING' = 'CANDIDATE') {
    const person = await aPerson(test, state);
    const most = state === 'CANDIDATE' ? LIMITS.filesBytes : LIMITS.filesBytesAtFirst;
    const kept = { ownerId: person.id, portal: 'HCMS', purpose: 'resume' as const, name: 'cv.pdf' };
    await test.program.parts.db.insert(files).values({
      ...kept,
      mediaType: 'application/pdf',
      bytes: most - bytes,
      sha256: '',
      createdAt: new Date(),
    });
    return person;
  }
  const sendPiece = (token: string, upload_id: string = crypto.randomUUID()) =>
    test.upload(
      '/upload-file-chunk',
      { upload_id, index: '0', total: '1' },
      { name: 'blob', bytes: 'a'.repeat(PIECE) },
      token,
    );

  it.each(['CANDIDATE', 'ONBOARDING_PENDING'] as const)('ends for %s, whole or in pieces', async (state) => {
    const { token } = await withRoomLeft(PIECE, state);
    expect((await put('resume', 'cv.txt', 'a'.repeat(PIECE + 1), token)).problem.code).toBe('files.no_room');
    expect((await sendPiece(token)).status).toBe(200);
    expect((await put('resume', 'cv.txt', 'a', token)).problem.code).toBe('files.no_room');
    expect((await sendPiece(token)).problem.code).toBe('files.no_room');
  });

  it('is not outrun by many who come at once', async () => {
    const { token } = await withRoomLeft(2 * PIECE);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendPiece(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  it('is taken once by a file that came in pieces', async () => {
    const { token } = await withRoomLeft(PIECE);
    const upload_id = crypto.randomUUID();
    await sendPiece(token, upload_id);
    const checksum = sha256(Buffer.from('a'.repeat(PIECE)));
    const done = await test.call(completeUpload, {
      token,
      body: { upload_id, checksum, name: 'cv.txt', purpose: 'resume' },
    });
    expect(done.status).toBe(200);
  });

  it('is given back by uploads that nobody went on with for a day, and by no younger ones', async () => {
    const { token } = await withRoomLeft(2 * PIECE);
    const [old, young] = [crypto.randomUUID(), crypto.randomUUID()];
    await sendPiece(token, old);
    await sendPiece(token, young);
    const { db } = test.program.parts;
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    await db.update(fileUploads).set({ createdAt: dayAgo }).where(eq(fileUploads.id, old));
    await forgetUploads(await contextOf(test));
    await forgetUploads(await contextOf(test));
    expect((await sendPiece(token)).status).toBe(200);
    const left = await db.select().from(fileUploads).where(eq(fileUploads.id, young));
    expect(left).toHaveLength(1);
  });
});
