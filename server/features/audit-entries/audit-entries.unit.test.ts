import { beforeAll, describe, expect, it } from 'vitest';
import { announceFeatures, features } from '#server/app/features.ts';
import { actionsWhere } from '#server/platform/audit-actions.ts';
import { csvRow } from '#server/platform/csv.ts';
import { type AuditedAction, sentenceOf } from './audit-entries.sentences.ts';

beforeAll(announceFeatures);

const SARA = { id: 'sara', name: 'Sara Haddad' };
const AHMED = { id: 'ahmed', name: 'أحمد النعيمي' };
const deed = (given: Partial<AuditedAction>): AuditedAction => ({
  action: 'candidate.shortlisted',
  details: {},
  actor: SARA,
  subject: AHMED,
  job: 'Accountant',
  company: null,
  ...given,
});
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
const told = (lang: 'en' | 'ar', given: Partial<AuditedAction>, readerId: string | null = null) =>
  plain(sentenceOf(lang, deed(given), readerId));

describe('the sentence of an entry', () => {
  it('says who did what to whom, in both languages', () => {
    expect(told('en', {})).toBe('Sara Haddad shortlisted أحمد النعيمي for “Accountant”');
    expect(told('ar', {})).toBe('Sara Haddad: إضافة أحمد النعيمي إلى القائمة المختصرة: وظيفة «Accountant»');
  });

  it('says once that a job is one', () => {
    const twice = actionsWhere(() => true)
      .map((action) => told('ar', { action }))
      .filter((text) => text.includes('وظيفة وظيفة'));
    expect(twice).toEqual([]);
  });

  it('sets names of the other script apart', () => {
    expect(sentenceOf('en', deed({}), null)).toContain('\u2068أحمد النعيمي\u2069');
  });

  it('speaks to the reader of their own deeds, and does not name who decided about them', () => {
    expect(told('en', {}, SARA.id)).toBe('You shortlisted أحمد النعيمي for “Accountant”');
    expect(told('en', {}, AHMED.id)).toBe('You were shortlisted for “Accountant”');
    expect(told('ar', {}, AHMED.id)).not.toContain('Sara');
  });

  it('knows what nobody who is here did', () => {
    expect(told('en', { actor: null })).toBe(
      'Someone who is no longer here shortlisted أحمد النعيمي for “Accountant”',
    );
    expect(told('en', { action: 'account.disabled', actor: null, subject: SARA })).toBe(
      'An operator closed the account of Sara Haddad',
    );
  });

  it('names changed fields in words and shows none that it has no words for', () => {
    const changes = { accent: {}, post_job_limit: {}, secret_key: { to: 'hunter2' } };
    const text = told('en', { action: 'portal.changed', subject: null, details: { changes } });
    expect(text).toBe('Sara Haddad changed the portal: colour, limit of jobs, and other settings');
  });

  it.each(['role', 'provider', 'type', 'after'])('never shows an unknown %s as it is stored', (field) => {
    const details = { [field]: '<b>raw</b>' };
    for (const action of ['account.onboarded', 'identity.linked', 'email.sent', 'team.role_changed'])
      for (const lang of ['en', 'ar'] as const)
        expect(told(lang, { action, details })).not.toMatch(/raw|undefined|\{/);
  });

  it('has words for a job or company that is gone, and for an action of another version', () => {
    expect(told('en', { job: null })).toContain('a job that is gone');
    expect(told('en', { action: 'job.deleted', job: null, details: { title: 'Cook' } })).toContain('“Cook”');
    expect(told('en', { action: 'brand.new', details: {} })).toContain('no words for');
  });

  it('fills every sentence of both languages', () => {
    for (const lang of ['en', 'ar'] as const)
      for (const action of features.flatMap(({ auditActions }) => Object.keys(auditActions)))
        for (const actor of [SARA, null])
          for (const reader of [null, SARA.id, AHMED.id])
            expect(told(lang, { action, actor }, reader)).not.toMatch(/[{}]/);
  });
});

describe('announced actions', () => {
  const announced = features.flatMap(({ auditActions }) => Object.entries(auditActions));

  it.each(announced)('%s says the same in both languages', (_, { en, ar }) => {
    expect(Object.keys(ar)).toEqual(Object.keys(en));
    for (const [list, words] of Object.entries(en.values ?? {}))
      expect(Object.keys(ar.values?.[list] ?? {})).toEqual(Object.keys(words));
  });
});

describe('a row of the export', () => {
  it('quotes what needs it', () => {
    expect(csvRow(['a,b', 'say "x"', 'two\nlines', null, 'سارة'])).toBe(
      '"a,b","say ""x""","two\nlines",,سارة\r\n',
    );
  });

  it.each(['=1+1', '+49 1', '-2', '@SUM(A1)', '\t=1', ' =1', '\u2068=1\u2069', '\r=1'])(
    'makes %j text that no spreadsheet runs',
    (cell) => {
      expect(csvRow([cell]).replace(/^"/, '')).toMatch(/^'/);
    },
  );
});
