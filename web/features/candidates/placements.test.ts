import { describe, expect, it } from 'vitest';
import type { CandidateRow } from '#contract/features/candidates.contract.ts';
import { type Column, movedOnBoard, type Pipeline, targetOf } from './placements.ts';

const STAGE = { id: 'b', kind: 'interview', name: null } as const;
const person = {
  candidate_id: '1',
  job_id: 'j',
  name: 'Huda',
  status: 'PENDING',
  stage_id: null,
  kind: 'new',
  application_stage: null,
} as const;
const row = { ...person } as unknown as CandidateRow;
const column = (changes: Partial<Column>): Column => ({
  kind: 'new',
  stage: null,
  total: 0,
  results: [],
  ...changes,
});
const BOARD: Pipeline = {
  columns: [
    column({ total: 8, results: [row] }),
    column({ kind: 'interview', stage: STAGE }),
    column({ kind: 'rejected' }),
    column({ kind: 'withdrawn' }),
  ],
  left_out: null,
};

const targets = (whom: Parameters<typeof targetOf>[1]) =>
  BOARD.columns.map((one) => targetOf(one, whom)?.status ?? null);

describe('a board on which somebody was moved', () => {
  it('has them first in the other column, and counts them there', () => {
    const after = movedOnBoard(BOARD, person, { status: 'SHORTLISTED', stage: STAGE }, new Date(0));
    expect(after.columns.map(({ total, results }) => [total, results.length])).toEqual([
      [7, 0],
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
    expect(after.columns[1]!.results[0]).toMatchObject({
      kind: 'interview',
      stage_id: 'b',
      status: 'SHORTLISTED',
    });
  });

  it('stays as it is where they are not in sight', () => {
    const other = { ...person, candidate_id: '2' };
    expect(movedOnBoard(BOARD, other, { status: 'REJECTED', stage: null }, new Date(0))).toBe(BOARD);
  });

  it('takes nobody into the column of those who withdrew', () => {
    expect(targets(person)).toEqual(['PENDING', 'SHORTLISTED', 'REJECTED', null]);
  });

  it('takes who withdrew into no stage', () => {
    expect(targets({ application_stage: 'WITHDRAWN' })).toEqual(['PENDING', null, 'REJECTED', null]);
  });
});
