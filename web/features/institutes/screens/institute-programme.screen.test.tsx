// @vitest-environment jsdom
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  changeProgramme,
  getProgramme,
  listProgrammeVersions,
  type Programme,
  restoreProgramme,
} from '#contract/features/programmes.contract.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderIn } from '#web/testing/render-in.tsx';
import InstituteProgrammeScreen from './institute-programme.screen.tsx';

const ID = '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11';
const AT = { at: `/institute/programmes/${ID}`, path: '/institute/programmes/$id' };

const aProgramme = (edit: boolean): Programme => ({
  id: ID,
  title: { en: 'Surveying', ar: 'المساحة' },
  institute: null,
  language: 'en',
  courses: [
    {
      order: 1,
      code: 'QS 101',
      title: 'Measurement',
      credit_hours: 3,
      year: null,
      semester: null,
      prerequisites: [],
      is_elective: null,
      statements: [],
      skills: [
        {
          id: 'autocad',
          name: { en: 'AutoCAD', ar: 'أوتوكاد' },
          role: 'taught',
          level: 'apply',
          kind: 'outcome',
          sentence: 'Use AutoCAD to draw.',
          words: null,
          page: 1,
        },
      ],
    },
  ],
  occupations: [],
  document: null,
  version: 2,
  is_shared: false,
  updated_at: null,
  can: { edit, share: false },
});

describe('a programme that is kept', () => {
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    api = fakeApi();
    api.on(getProgramme, aProgramme(true));
    api.on(changeProgramme, aProgramme(true));
    api.on(restoreProgramme, aProgramme(true));
    api.on(listProgrammeVersions, {
      results: [
        { version: 2, title: 'Surveying', corrections: 1, saved_at: '2026-11-20T10:00:00.000Z' },
        { version: 1, title: 'Surveying', corrections: 0, saved_at: '2026-11-19T10:00:00.000Z' },
      ],
    });
  });
  const sent = (method: string) => api.calls.filter((one) => one.method === method).map(({ body }) => body);

  test.each(['en', 'ar'] as const)(
    'lets a skill be taken out of a course, with the version it was read in (%s)',
    async (language) => {
      const { screen } = await renderIn(language, <InstituteProgrammeScreen />, AT);
      const name = language === 'en' ? 'AutoCAD is not taught here' : 'لا تُدرّس هنا: أوتوكاد';
      fireEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() =>
        expect(sent('PATCH')).toEqual([
          { version: 2, corrections: [{ order: 1, skill_id: 'autocad', is_taught: false }] },
        ]),
      );
    },
  );

  test('that nobody knows says why it may be gone, and leads back', async () => {
    api.refuse(getProgramme, { status: 404, code: 'programmes.not_found' });
    const { screen } = await renderIn('ar', <InstituteProgrammeScreen />, AT);
    expect(await screen.findByText(/^ربما حُذف/)).toBeTruthy();
    const back = screen.getByRole('link', { name: 'إلى برامجك' });
    expect(back.getAttribute('href')).toBe('/institute/select');
  });

  test('goes back to an earlier version, and not to the present one', async () => {
    const { screen } = await renderIn('en', <InstituteProgrammeScreen />, AT);
    const back = await screen.findAllByLabelText(/Go back to version/);
    expect(back).toHaveLength(1);
    fireEvent.click(back[0]!);
    await waitFor(() => expect(sent('POST')).toEqual([{ version: 1 }]));
  });

  test('of a colleague is read and not changed', async () => {
    api.on(getProgramme, aProgramme(false));
    const { screen } = await renderIn('en', <InstituteProgrammeScreen />, AT);
    expect(await screen.findByText('Use AutoCAD to draw.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /not taught/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Go back to version/ })).toBeNull();
  });
});
