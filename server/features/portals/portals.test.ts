import { createCanvas } from '@napi-rs/canvas';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getCareerGoal } from '#contract/features/career-paths.contract.ts';
import { listCourses } from '#contract/features/courses.contract.ts';
import { listLearningItems } from '#contract/features/learning-items.contract.ts';
import {
  getAdminPortal,
  getPortal,
  getPortalLogo,
  type LogoIds,
  patchAdminPortal,
} from '#contract/features/portals.contract.ts';
import { auditEntries, portals } from '#server/db/tables/index.ts';
import { aPerson, contextOf } from '#server/testing/people.ts';
import { testApp } from '#server/testing/test-app.ts';
import { changePortal } from './index.ts';
import { portalRoutes } from './portals.routes.ts';

const test = testApp({
  env: { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', MAIL_FROM: 'Masar <post@masar.example>' },
});
const NO_LOGOS: LogoIds = { light: { en: null, ar: null }, dark: { en: null, ar: null } };

const admin = (portal: string) => aPerson(test, 'RECRUITER_ADMIN', { portal });
const logo = async () => createCanvas(300, 60).encode('png');

async function upload(token: string): Promise<string> {
  const answer = await test.upload(
    '/upload-file',
    { purpose: 'logo' },
    { name: 'logo.png', bytes: await logo() },
    token,
  );
  return (answer.data as { id: string }).id;
}

describe('what everyone sees of a portal', () => {
  it('is its brand and its rules, and nothing of its mails or hosts', async () => {
    const { data } = await test.call(getPortal, { domain: 'KU' });
    expect(data).toMatchObject({
      key: 'KU',
      name: { en: 'KU Careers', ar: 'وظائف الجامعة' },
      approval: { candidates: true, recruiters: false },
      digital_human: 'laila',
      sign_in_methods: ['google'],
      logos: { light: { en: null, ar: null } },
    });
    expect(Object.keys(data).join()).not.toMatch(/mail_|host/);
  });

  it.each(['HCMS', 'COREHCS', 'INCEPTION', 'DIGITAL_HUMAN', 'KU', 'LEC'])(
    'is whole for %s, in both languages',
    async (key) => {
      const { data } = await test.call(getPortal, { domain: key });
      expect(data.key).toBe(key);
      expect(data.name.en).toMatch(/[A-Za-z]/);
      expect(data.name.ar).toMatch(/[\u0600-\u06FF]/);
    },
  );

  it('follows the host name where no header names one', async () => {
    const answer = await test.send('GET', '/api/portal', { headers: { host: 'lec.masar.example' } });
    expect((answer.data as { key: string }).key).toBe('LEC');
  });
});

describe('an admin', () => {
  it('changes their own portal, and everyone sees it', async () => {
    const { token } = await admin('LEC');
    const before = (await test.call(getAdminPortal, { token })).data;
    const { data, message } = await test.call(patchAdminPortal, {
      token,
      lang: 'ar',
      body: {
        updated_at: before.updated_at,
        name: { en: 'LEC Jobs', ar: 'وظائف ليك' },
        accent: '#FACC15',
        mail_sender: 'LEC Jobs',
        approval: { candidates: true, recruiters: true },
      },
    });
    expect(message).toBe('حُفظت البوابة.');
    expect(data).toMatchObject({
      accent: '#facc15',
      mail_sender: 'LEC Jobs',
      mail_address: 'post@masar.example',
    });
    await test.until(async () => {
      const seen = (await test.call(getPortal, { domain: 'LEC' })).data;
      return seen.name.ar === 'وظائف ليك' && seen.approval.recruiters;
    });
    expect((await test.call(getPortal, { domain: 'KU' })).data.name.en).toBe('KU Careers');
  });

  it('leaves in the log what was and what is', async () => {
    const { id, token } = await admin('INCEPTION');
    await test.call(patchAdminPortal, {
      token,
      body: { updated_at: null, contact_email: 'hr@inception.test' },
    });
    const ctx = await contextOf(test);
    const [entry] = await ctx.db.select().from(auditEntries).where(eq(auditEntries.actorId, id));
    expect(entry).toMatchObject({
      action: 'portal.changed',
      portal: 'INCEPTION',
      details: { changes: { contact_email: { from: 'help@masar.local', to: 'hr@inception.test' } } },
    });
  });

  it('who saves what is there already changes nothing, and nothing is written down', async () => {
    const { id, token } = await admin('KU');
    const before = (await test.call(getAdminPortal, { token })).data;
    const { name, updated_at, chosen_sign_in_methods, contact_email } = before;
    const { data } = await test.call(patchAdminPortal, {
      token,
      body: { updated_at, name, contact_email, sign_in_methods: chosen_sign_in_methods },
    });
    expect(data).toEqual(before);
    const ctx = await contextOf(test);
    expect(await ctx.db.select().from(auditEntries).where(eq(auditEntries.actorId, id))).toEqual([]);
  });

  it('changes each field without touching the others, and may take the sender of mails back', async () => {
    const { token } = await admin('DIGITAL_HUMAN');
    let { updated_at, ...before } = (await test.call(getAdminPortal, { token })).data;
    const changes = [
      [{ contact_email: 'hr@human.test' }, { contact_email: 'hr@human.test' }],
      [
        { approval: { candidates: true, recruiters: false } },
        { approval: { candidates: true, recruiters: false } },
      ],
      [{ mail_sender: 'Human' }, { mail_sender: 'Human' }],
      [{ mail_sender: '' }, { mail_sender: null }],
      [{ accent: '#123456' }, { accent: '#123456' }],
    ];
    for (const [body, expected] of changes) {
      const changed = await test.call(patchAdminPortal, { token, body: { updated_at, ...body } });
      const { updated_at: since, ...after } = changed.data;
      expect(after).toEqual({ ...before, ...expected });
      [updated_at, before] = [since, after];
    }
  });

  it('is told what another changed meanwhile, and overwrites nothing', async () => {
    const first = await admin('COREHCS');
    const second = await admin('COREHCS');
    const { updated_at } = (await test.call(getAdminPortal, { token: first.token })).data;
    await test.call(patchAdminPortal, {
      token: second.token,
      body: { updated_at, accent: '#112233', name: { en: 'Core', ar: 'كور' } },
    });
    const answer = await test.call(patchAdminPortal, {
      token: first.token,
      body: { updated_at, accent: '#445566' },
    });
    expect([answer.status, answer.problem.code]).toEqual([409, 'portals.changed_meanwhile']);
    expect(answer.problem.errors.map(({ path }) => path)).toEqual(['accent', 'name']);
    const now = (await test.call(getAdminPortal, { token: first.token })).data;
    expect([now.accent, now.name.en]).toEqual(['#112233', 'Core']);
    const again = await test.call(patchAdminPortal, {
      token: first.token,
      body: { updated_at: now.updated_at, accent: '#445566' },
    });
    expect(again.data.accent).toBe('#445566');
  });

  it('may not set limits, hosts or what is switched off', async () => {
    const { token } = await admin('DIGITAL_HUMAN');
    const { updated_at } = (await test.call(getAdminPortal, { token })).data;
    const body = {
      updated_at,
      post_job_limit: 9_999,
      host_names: ['evil.example'],
      features_off: ['courses'],
    };
    await test.call(patchAdminPortal, { token, body });
    const { data } = await test.call(getAdminPortal, { token });
    expect([data.post_job_limit, data.host_names, data.features_off]).toEqual([50, [], []]);
  });

  it('refuses every call of what is switched off, and of what goes with it', async () => {
    await changePortal(await contextOf(test), 'LEC', { featuresOff: ['courses'] });
    const { token } = await aPerson(test, 'CANDIDATE', { portal: 'LEC' });
    // Settings are remembered for some seconds.
    await test.until(async () => (await test.call(listCourses, { token })).status === 403);
    for (const endpoint of [listCourses, listLearningItems]) {
      const { status, problem } = await test.call(endpoint, { token, lang: 'ar' });
      expect([status, problem.code, problem.message]).toEqual([
        403,
        'access.switched_off',
        'هذه الخدمة غير متاحة هنا.',
      ]);
    }
    expect((await test.call(getCareerGoal, { token })).status).toBe(200);
    const elsewhere = await aPerson(test, 'CANDIDATE', { portal: 'KU' });
    expect((await test.call(listLearningItems, { token: elsewhere.token })).status).toBe(200);
  });

  it.each([
    [{ accent: 'red' }, 'invalid_colour'],
    [{ accent: '#12345' }, 'invalid_colour'],
    [{ name: { en: ' ', ar: 'اسم' } }, 'required'],
    [{ mail_sender: 'Bank <pay@bank.example>' }, 'invalid_sender'],
    [{ mail_sender: 'Two\r\nBcc: all' }, 'invalid_sender'],
    [{ contact_email: 'nobody' }, 'invalid_email'],
  ])('is told that %o is not possible', async (change, code) => {
    const { token } = await admin('HCMS');
    const answer = await test.call(patchAdminPortal, {
      token,
      body: { updated_at: null, ...change },
    });
    expect([answer.status, answer.problem.errors[0]?.code]).toEqual([422, code]);
  });

  it('offers no way to sign in that nobody has configured', async () => {
    const ctx = await contextOf(test);
    await changePortal(ctx, 'HCMS', { signInMethods: [] });
    const { token } = await admin('HCMS');
    const { updated_at, configured_sign_in_methods } = (await test.call(getAdminPortal, { token })).data;
    expect(configured_sign_in_methods).toEqual(['google']);
    const answer = await test.call(patchAdminPortal, {
      token,
      body: { updated_at, sign_in_methods: ['linkedin'] },
    });
    expect(answer.problem.code).toBe('portals.method_not_configured');
    const chosen = await test.call(patchAdminPortal, {
      token,
      body: { updated_at, sign_in_methods: ['google', 'google'] },
    });
    expect(chosen.data.chosen_sign_in_methods).toEqual(['google']);
    // What was chosen while it was configured may stay chosen.
    await changePortal(ctx, 'HCMS', { signInMethods: ['linkedin'] });
    const now = (await test.call(getAdminPortal, { token })).data;
    const kept = await test.call(patchAdminPortal, {
      token,
      body: { updated_at: now.updated_at, sign_in_methods: ['linkedin', 'google'] },
    });
    expect(kept.data.chosen_sign_in_methods).toEqual(['linkedin', 'google']);
  });

  it('only: nobody else may see or change it', async () => {
    for (const state of ['CANDIDATE', 'RECRUITER', 'TALENT_MANAGER', 'INSTITUTE'] as const) {
      const { token } = await aPerson(test, state);
      expect((await test.call(getAdminPortal, { token })).status).toBe(403);
      expect((await test.call(patchAdminPortal, { token, body: { updated_at: null } })).status).toBe(403);
    }
    expect(portalRoutes.filter(({ endpoint }) => endpoint.access === 'public')).toHaveLength(2);
  });
});

describe('a logo', () => {
  it('is seen by everyone once the portal has it, also when the one who uploaded it is gone', async () => {
    const { id: adminId, token } = await admin('KU');
    const id = await upload(token);
    const address = { key: 'KU' as const, id };
    expect((await test.call(getPortalLogo, { params: address })).status).toBe(404);

    const { updated_at } = (await test.call(getAdminPortal, { token })).data;
    const { data } = await test.call(patchAdminPortal, {
      token,
      body: { updated_at, logos: { ...NO_LOGOS, light: { en: id, ar: null } } },
    });
    expect(data.logos.light.en).toBe(`/portals/KU/logos/${id}`);
    const shown = await test.call(getPortalLogo, { params: address });
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(shown.headers['cache-control']).toContain('immutable');
    expect((await test.call(getPortalLogo, { params: { key: 'LEC', id } })).status).toBe(404);

    // Taken away and brought back, as an undo does.
    const without = await test.call(patchAdminPortal, {
      token,
      body: { updated_at: data.updated_at, logos: NO_LOGOS },
    });
    const other = await admin('KU');
    const ctx = await contextOf(test);
    const { users, files } = await import('#server/db/tables/index.ts');
    await ctx.db.delete(files).where(eq(files.ownerId, adminId));
    await ctx.db.delete(users).where(eq(users.id, adminId));
    const back = await test.call(patchAdminPortal, {
      token: other.token,
      body: { updated_at: without.data.updated_at, logos: { ...NO_LOGOS, light: { en: id, ar: null } } },
    });
    expect(back.data.logo_ids.light.en).toBe(id);
  });

  it('that is someone else’s upload, or of another portal, is not found', async () => {
    const { token } = await admin('LEC');
    const stranger = await admin('HCMS');
    const id = await upload(stranger.token);
    const { updated_at } = (await test.call(getAdminPortal, { token })).data;
    const answer = await test.call(patchAdminPortal, {
      token,
      body: { updated_at, logos: { ...NO_LOGOS, dark: { en: id, ar: null } } },
    });
    expect(answer.status).toBe(404);
  });
});

describe('another origin', () => {
  const ask = (origin: string, method: string, headers: Record<string, string> = {}) =>
    test.send(method, '/api/portal', { headers: { origin, host: 'api.masar.example', ...headers } });

  it('may read replies where it is a host name of the portal that is called, and nowhere else', async () => {
    const ctx = await contextOf(test);
    await ctx.db
      .update(portals)
      .set({ hostNames: ['careers.ku.example'] })
      .where(eq(portals.key, 'KU'));
    const own = 'https://careers.ku.example';
    const allowed = await test.until(async () => {
      const answer = await ask(own, 'GET', { domain: 'KU' });
      return answer.headers['access-control-allow-origin'] ? answer : null;
    });
    expect(allowed.headers['access-control-allow-origin']).toBe(own);
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
    expect(String(allowed.headers.vary).toLowerCase()).toContain('origin');

    const otherPortal = await ask(own, 'GET', { domain: 'LEC' });
    expect(otherPortal.headers['access-control-allow-origin']).toBeUndefined();
    for (const origin of ['https://evil.example', 'http://careers.ku.example', 'null']) {
      expect(
        (await ask(origin, 'GET', { domain: 'KU' })).headers['access-control-allow-origin'],
      ).toBeUndefined();
    }
  });

  it('is told before the call what it may send', async () => {
    const before = { 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'token' };
    const allowed = await ask('https://careers.ku.example', 'OPTIONS', before);
    expect(allowed.status).toBe(204);
    expect(allowed.headers['access-control-allow-headers']).toContain('token');
    expect(allowed.headers['access-control-allow-methods']).toContain('PATCH');
    const refused = await ask('https://evil.example', 'OPTIONS', before);
    expect(refused.headers['access-control-allow-origin']).toBeUndefined();
    expect(refused.headers['access-control-allow-methods']).toBeUndefined();
  });
});
