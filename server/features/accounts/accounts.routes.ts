import * as contract from '#contract/features/accounts.contract.ts';
import { ROLE_NAMES } from '#contract/kernel/user-states.ts';
import { writeToPeople } from '#server/features/emails/index.ts';
import type { Ctx, SignedInCtx } from '#server/platform/context.ts';
import { bind, bindDownload, bindPublic } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { Refusal } from '#server/platform/refusals.ts';
import {
  beginEmailChange,
  cancelEmailChange,
  confirmEmail,
  confirmEmailChange,
  correctEmail,
  resendConfirmation,
  signInDetails,
} from './accounts.addresses.ts';
import { deleteAccount, mailDeletionCode } from './accounts.deletion.ts';
import { exportAccount } from './accounts.export.ts';
import { askForReset, changePassword, resetPassword, verifyReset } from './accounts.passwords.ts';
import { changeDetails, register } from './accounts.service.ts';

export const accountRoutes = [
  bindPublic(contract.registerUser, (ctx: Ctx & Uses<'tokens'>, { body, userAgent }) =>
    register(ctx, body, userAgent),
  ),
  bindPublic(contract.verifyEmail, (ctx, { params, body }) => confirmEmail(ctx, params.token, body.email)),
  bind(contract.sendEmail, (ctx, { body }) => {
    const isPending = ctx.actor.state === 'EMAIL_VERIFICATION_PENDING';
    if ((body.type === 'resend-email') !== isPending) throw new Refusal('access.denied');
    return body.type === 'resend-email' ? resendConfirmation(ctx) : writeToPeople(ctx, body);
  }),
  bind(contract.editDetails, (ctx, { body }) => changeDetails(ctx, body)),
  bindPublic(contract.listRoles, async () =>
    ROLE_NAMES.map((role_name, index) => ({ id: index + 1, role_name })),
  ),
  bind(contract.getSignInDetails, (ctx) => signInDetails(ctx)),
  bind(contract.correctEmail, (ctx, { body }) => correctEmail(ctx, body.email)),
  bind(contract.changeEmail, (ctx, { body }) => beginEmailChange(ctx, body)),
  bind(contract.confirmEmailChange, (ctx, { body }) => confirmEmailChange(ctx, body)),
  bind(contract.cancelEmailChange, (ctx) => cancelEmailChange(ctx)),
  bind(contract.changePassword, (ctx: SignedInCtx & Uses<'sockets'>, { body }) => changePassword(ctx, body)),
  bindPublic(contract.forgotPassword, (ctx, { body }) => askForReset(ctx, body.email)),
  bindPublic(contract.verifyReset, (ctx, { body }) => verifyReset(ctx, body)),
  bindPublic(contract.resetPassword, (ctx: Ctx & Uses<'sockets'>, { body }) => resetPassword(ctx, body)),
  bindDownload(contract.exportAccount, (ctx: SignedInCtx & Uses<'storage'>) => exportAccount(ctx)),
  bind(contract.sendDeletionCode, (ctx) => mailDeletionCode(ctx)),
  bind(contract.deleteAccount, (ctx: SignedInCtx & Uses<'sockets'>, { body }) => deleteAccount(ctx, body)),
];
