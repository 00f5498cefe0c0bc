import * as contract from '#contract/features/candidate-notes.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import {
  addNote,
  changeNote,
  notesOf,
  removeNote,
  suggestTags,
  tagCandidates,
} from './candidate-notes.service.ts';

export const candidateNoteRoutes = [
  bind(contract.listCandidateNotes, (ctx, { params, query }) =>
    notesOf(ctx, params.id, query.job_id ?? null),
  ),
  bind(contract.addCandidateNote, (ctx, { params, body }) => addNote(ctx, params.id, body)),
  bind(contract.changeCandidateNote, (ctx, { params, body }) => changeNote(ctx, params.id, body)),
  bind(contract.deleteCandidateNote, (ctx, { params }) => removeNote(ctx, params.id)),
  bind(contract.listCandidateTags, (ctx, { query }) => suggestTags(ctx, query.input)),
  bind(contract.tagCandidates, (ctx, { body }) => tagCandidates(ctx, body)),
];
