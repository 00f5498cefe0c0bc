import * as contract from '#contract/features/employees.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind, bindDownload, bindPublic, bindUpload } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { exportOwn, templateOf } from './employees.csv.ts';
import { importOwn } from './employees.import.ts';
import { sendJob } from './employees.internal.ts';
import { acceptLink, endLink, inviteOwn, lookAtLink, ownEmployments, unlinkOwn } from './employees.links.ts';
import { addOwn, changeOwn, deleteOwn, listOwn } from './employees.service.ts';

export const employeeRoutes = [
  bind(contract.listEmployees, (ctx: SignedInCtx & Uses<'models' | 'ranking' | 'taxonomy'>, { query }) =>
    listOwn(ctx, query),
  ),
  bind(contract.addEmployee, (ctx: SignedInCtx & Uses<'taxonomy'>, { body }) => addOwn(ctx, body)),
  bindDownload(contract.exportEmployees, (ctx, { query }) => exportOwn(ctx, query)),
  bindDownload(contract.getEmployeesTemplate, (ctx) => templateOf(ctx)),
  bindUpload(contract.importEmployees, (ctx: SignedInCtx & Uses<'taxonomy'>, { fields, file }) =>
    importOwn(ctx, { isConfirmed: fields.confirm === 'true' }, file),
  ),
  bind(contract.sendInternalJob, (ctx, { body }) => sendJob(ctx, body)),
  bind(contract.changeEmployee, (ctx: SignedInCtx & Uses<'taxonomy'>, { params, body }) =>
    changeOwn(ctx, params.id, body),
  ),
  bind(contract.deleteEmployee, (ctx, { params }) => deleteOwn(ctx, params.id)),
  bind(contract.inviteEmployee, (ctx, { params }) => inviteOwn(ctx, params.id)),
  bind(contract.unlinkEmployee, (ctx, { params }) => unlinkOwn(ctx, params.id)),
  bindPublic(contract.getEmployment, (ctx, { params }) => lookAtLink(ctx, params.token)),
  bind(contract.acceptEmployment, (ctx, { params }) => acceptLink(ctx, params.token)),
  bind(contract.listEmployments, (ctx) => ownEmployments(ctx)),
  bind(contract.endEmployment, (ctx, { params }) => endLink(ctx, params.id)),
];
