import { describe, expect, test } from 'vitest';
import type { Job } from '#contract/features/jobs.contract.ts';
import {
  beginEditing,
  type Editing,
  type EditingEvent,
  edit,
  isNewer,
  savesByItself,
} from './job-editing-state.ts';
import { EMPTY_JOB, valuesOf } from './job-form-values.ts';
import { merge } from './job-merge.ts';
import { aDraft } from './jobs.fakes.ts';

const MESSAGE = 'Sara changed it';
const draft = aDraft();
const at = (version: number, changes: Partial<Job> = {}): Job =>
  aDraft({ ...changes, own: { ...draft.own!, version } });
const begun = (job: Job | null = draft) => beginEditing({ job, kept: null }, EMPTY_JOB, MESSAGE).editing;
const through = (editing: Editing, ...events: EditingEvent[]) => events.reduce(edit, editing);
const typed: EditingEvent = { kind: 'typed', isClean: false };
const cleaned: EditingEvent = { kind: 'typed', isClean: true };
const colleague = (editing: Editing, job: Job, mine = editing.stored): EditingEvent => ({
  kind: 'changed',
  job,
  mine,
  merged: merge(editing.stored, mine, valuesOf(job)),
  message: MESSAGE,
});

describe('editing begins', () => {
  test('with nothing stored where the job is new', () => {
    expect(begun(null)).toMatchObject({
      jobId: null,
      version: 0,
      status: 'draft',
      save: { kind: 'saved', at: null },
    });
  });

  test('with what this browser kept of this version', () => {
    const base = valuesOf(draft);
    const kept = { version: 1, base, values: { ...base, location: 'Ajman' } };
    const { editing, values } = beginEditing({ job: draft, kept }, EMPTY_JOB, MESSAGE);
    expect([values.location, editing.stored.location, editing.conflict]).toEqual(['Ajman', '', null]);
  });

  test('with a question where a colleague has since stored something else into the same field', () => {
    const base = valuesOf(draft);
    const kept = { version: 1, base, values: { ...base, location: 'Ajman' } };
    const { editing } = beginEditing({ job: at(2, { location: 'Dubai' }), kept }, EMPTY_JOB, MESSAGE);
    expect(editing.save.kind).toBe('conflict');
    expect(editing.conflict).toMatchObject({
      message: MESSAGE,
      fields: ['location'],
      mine: { location: 'Ajman' },
    });
  });
});

describe('what is typed', () => {
  test('into a draft waits to be saved, and is saved again when it is typed back', () => {
    expect(through(begun(), typed).save.kind).toBe('waiting');
    expect(through(begun(), typed, cleaned).save).toEqual({ kind: 'saved', at: null });
  });

  test('into a published job is kept until somebody saves', () => {
    const published = begun(aDraft({ status: 'published' }));
    expect(through(published, typed).save.kind).toBe('kept');
    expect(savesByItself(through(published, typed))).toBe(false);
    expect(savesByItself(through(begun(), typed))).toBe(true);
  });

  test('while a saving runs does not hide that it runs', () => {
    expect(through(begun(), { kind: 'sent' }, typed).save.kind).toBe('saving');
  });

  test('hides neither a question nor that the job is gone', () => {
    const gone = through(begun(), { kind: 'deleted' }, typed);
    expect([gone.save.kind, savesByItself(gone)]).toEqual(['gone', false]);
  });

  test('changes nothing where it changes nothing: nothing is drawn for it', () => {
    const editing = begun();
    expect(edit(editing, cleaned)).toBe(editing);
  });
});

describe('storing', () => {
  test('makes what was sent the new beginning, under the version of the server', () => {
    const values = { ...valuesOf(draft), location: 'Ajman' };
    const stored = through(begun(), typed, { kind: 'sent' }, { kind: 'stored', job: at(4), values });
    expect(stored).toMatchObject({ version: 4, stored: { location: 'Ajman' } });
    expect(stored.save).toEqual({ kind: 'saved', at: draft.updated_at });
  });

  test('counts on where the server does not say its version', () => {
    const { own: _, ...job } = draft;
    expect(through(begun(), { kind: 'stored', job: job as Job, values: EMPTY_JOB }).version).toBe(2);
  });

  test('that fails says whether it is worth trying again', () => {
    expect(through(begun(), { kind: 'unreachable' }).save.kind).toBe('offline');
    expect(through(begun(), { kind: 'refused', message: 'No' }).save).toEqual({
      kind: 'failed',
      message: 'No',
    });
  });
});

describe('a colleague’s change', () => {
  test('of another field is taken over without a question', () => {
    const before = through(begun(), typed);
    const now = through(before, colleague(before, at(2, { location: 'Dubai' })));
    expect(now).toMatchObject({
      version: 2,
      stored: { location: 'Dubai' },
      conflict: null,
      save: before.save,
    });
  });

  test('of the same field asks, saves nothing meanwhile, and goes on once it is answered', () => {
    const before = through(begun(), typed);
    const mine = { ...before.stored, location: 'Ajman' };
    const asked = through(before, colleague(before, at(2, { location: 'Dubai' }), mine), typed);
    expect(asked.conflict).toMatchObject({ fields: ['location'], theirs: { location: 'Dubai' } });
    expect([asked.save.kind, savesByItself(asked)]).toEqual(['conflict', false]);
    const answered = through(asked, { kind: 'resolved' });
    expect([answered.conflict, answered.save.kind, answered.version]).toEqual([null, 'waiting', 2]);
  });

  test('may publish the job', () => {
    const now = through(begun(), colleague(begun(), at(2, { status: 'published' })));
    expect(now.status).toBe('published');
  });

  test('is news only where its version is higher', () => {
    expect([isNewer(at(1), begun()), isNewer(at(2), begun())]).toEqual([false, true]);
  });
});

test('what was written is let go of: the job counts as saved, though nobody knows since when', () => {
  expect(through(begun(), typed, { kind: 'discarded' }).save).toEqual({ kind: 'saved', at: null });
});
