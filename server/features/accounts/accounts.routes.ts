import {
  editDetails,
  listRoles,
  registerUser,
  sendEmail,
  verifyEmail,
} from '#contract/features/accounts.contract.ts';
import { ROLE_NAMES } from '#contract/kernel/user-states.ts';
import { bind, bindPublic } from '#server/platform/http/bind.ts';
import { changeDetails, confirmEmail, register, resendConfirmation } from './accounts.service.ts';

export const accountRoutes = [
  bindPublic(registerUser, (ctx, { body, userAgent }) => register(ctx, body, userAgent)),
  bindPublic(verifyEmail, (ctx, { params, body }) => confirmEmail(ctx, params.token, body.email)),
  bind(sendEmail, (ctx) => resendConfirmation(ctx)),
  bind(editDetails, (ctx, { body }) => changeDetails(ctx, body)),
  bindPublic(listRoles, async () => ROLE_NAMES.map((role_name, index) => ({ id: index + 1, role_name }))),
];
