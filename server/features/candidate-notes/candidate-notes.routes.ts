import * as contract from '#contract/features/candidate-notes.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import {
  addNote,
  changeNote,
  notesOf,
  removeNote,
  suggestTags,
  tagCandidates,
} from './candidate-notes.service.ts';

export const candidateNoteRoutes = [
  bind(contract.listCandidateNotes, (ctx: SignedInCtx & Uses<'aliases'>, { params, query }) =>
    notesOf(ctx, params.id, query.job_id ?? null),
  ),
  bind(contract.addCandidateNote, (ctx: SignedInCtx & Uses<'aliases'>, { params, body }) =>
    addNote(ctx, params.id, body),
  ),
  bind(contract.changeCandidateNote, (ctx: SignedInCtx & Uses<'aliases'>, { params, body }) =>
    changeNote(ctx, params.id, body),
  ),
  bind(contract.deleteCandidateNote, (ctx: SignedInCtx & Uses<'aliases'>, { params }) =>
    removeNote(ctx, params.id),
  ),
  bind(contract.listCandidateTags, (ctx, { query }) => suggestTags(ctx, query.input)),
  bind(contract.tagCandidates, (ctx: SignedInCtx & Uses<'aliases'>, { body }) => tagCandidates(ctx, body)),
];
