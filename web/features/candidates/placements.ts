import type { ApplicationStage } from '#contract/features/applications.contract.ts';
import type { CandidateRow, getPipeline, Placement } from '#contract/features/candidates.contract.ts';
import { mayBePut } from '#contract/features/candidates.steps.ts';
import type { HiringStage, StageKind } from '#contract/features/hiring-stages.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';

export type Pipeline = Reply<typeof getPipeline>;
export type Column = Pipeline['columns'][number];

/** Who somebody is for a job, and where they stand. */
export type Standing = Placement & {
  candidate_id: string;
  job_id: string;
  job_title?: string;
  name: string;
  kind: StageKind;
  application_stage: ApplicationStage | null;
  /** A blind review hides who this is. */
  is_blind?: boolean;
};

/** Where somebody is put: a stage of the company, out, or back to those who are undecided. */
export type Target =
  | { status: 'SHORTLISTED'; stage: HiringStage }
  | { status: 'REJECTED' | 'PENDING'; stage: null };

/** Out of the pipeline. */
export const REJECTED = { status: 'REJECTED', stage: null } as const satisfies Target;

/** Names one row: somebody for one job. */
export const keyOf = ({ job_id, candidate_id }: Pick<Standing, 'job_id' | 'candidate_id'>) =>
  `${job_id} ${candidate_id}`;

export const kindOf = (target: Target): StageKind =>
  target.stage?.kind ?? (target.status === 'REJECTED' ? 'rejected' : 'new');

export const placementOf = (target: Target): Placement => ({
  status: target.status,
  stage_id: target.stage?.id ?? null,
});

/** A board after somebody was put elsewhere: first in the other column, and counted there. */
export function movedOnBoard(pipeline: Pipeline, person: Standing, target: Target, now: Date): Pipeline {
  const isThem = (row: CandidateRow) => keyOf(row) === keyOf(person);
  const row = pipeline.columns.flatMap(({ results }) => results).find(isThem);
  if (!row) return pipeline;
  const moved: CandidateRow = {
    ...row,
    ...placementOf(target),
    kind: kindOf(target),
    acted_at: now.toISOString(),
  };
  return {
    ...pipeline,
    columns: pipeline.columns.map((column) => {
      const without = column.results.filter((one) => !isThem(one));
      const total = column.total - (column.results.length - without.length);
      return isColumnOf(column, target)
        ? { ...column, results: [moved, ...without], total: total + 1 }
        : { ...column, results: without, total };
    }),
  };
}

/** Whether a column of the board is where a target puts people. */
export const isColumnOf = (column: Column, target: Target): boolean =>
  target.stage ? column.stage?.id === target.stage.id : !column.stage && column.kind === kindOf(target);

/** Where a column of the board puts somebody who is dropped on it; null where they cannot be put. */
export function targetOf(column: Column, person: Pick<Standing, 'application_stage'>): Target | null {
  const target = ofColumn(column);
  return target && mayBePut(person, target) ? target : null;
}

function ofColumn(column: Column): Target | null {
  if (column.stage) return { status: 'SHORTLISTED', stage: column.stage };
  if (column.kind === 'rejected') return REJECTED;
  return column.kind === 'new' ? { status: 'PENDING', stage: null } : null;
}
