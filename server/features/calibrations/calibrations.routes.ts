import * as contract from '#contract/features/calibrations.contract.ts';
import { bind } from '#server/platform/http/bind.ts';
import { goBackTo, listOwnCalibrations, refitNow } from './calibrations.service.ts';

export const calibrationRoutes = [
  bind(contract.listMatchCalibrations, (ctx) => listOwnCalibrations(ctx)),
  bind(contract.activateMatchCalibration, (ctx, { params }) => goBackTo(ctx, params.id)),
  bind(contract.refitMatchCalibration, (ctx) => refitNow(ctx)),
];
