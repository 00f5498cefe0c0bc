import * as contract from '#contract/features/programmes.contract.ts';
import { bind, bindUpload } from '#server/platform/http/bind.ts';
import { keepText, keepUpload } from './programmes.reading.ts';
import {
  change,
  listKept,
  listVersions,
  type ReadingCtx,
  remove,
  restore,
  seenProgramme,
} from './programmes.service.ts';

export const programmeRoutes = [
  bindUpload(contract.uploadProgram, (ctx: ReadingCtx, { fields, file }) => keepUpload(ctx, fields, file)),
  bind(contract.readProgramText, (ctx: ReadingCtx, { body }) => keepText(ctx, body)),
  bind(contract.listProgrammes, (ctx) => listKept(ctx)),
  bind(contract.getProgramme, (ctx: ReadingCtx, { params }) => seenProgramme(ctx, params.id)),
  bind(contract.changeProgramme, (ctx: ReadingCtx, { params, body }) => change(ctx, params.id, body)),
  bind(contract.listProgrammeVersions, (ctx, { params }) => listVersions(ctx, params.id)),
  bind(contract.restoreProgramme, (ctx: ReadingCtx, { params, body }) =>
    restore(ctx, params.id, body.version),
  ),
  bind(contract.deleteProgramme, (ctx, { params }) => remove(ctx, params.id)),
];
