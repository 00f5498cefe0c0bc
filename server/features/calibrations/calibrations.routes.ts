import * as contract from '#contract/features/calibrations.contract.ts';
import type { SignedInCtx } from '#server/platform/context.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Uses } from '#server/platform/ports.ts';
import { goBackTo, listOwnCalibrations, refitNow } from './calibrations.service.ts';

export const calibrationRoutes = [
  bind(contract.listMatchCalibrations, (ctx) => listOwnCalibrations(ctx)),
  bind(contract.activateMatchCalibration, (ctx: SignedInCtx & Uses<'models'>, { params }) =>
    goBackTo(ctx, params.id),
  ),
  bind(contract.refitMatchCalibration, (ctx: SignedInCtx & Uses<'models'>) => refitNow(ctx)),
];
