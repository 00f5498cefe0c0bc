import { useMutation, useQuery } from '@tanstack/react-query';
import {
  activateMatchCalibration,
  listMatchCalibrations,
  refitMatchCalibration,
} from '#contract/features/calibrations.contract.ts';
import type { Reply } from '#contract/kernel/endpoint.ts';
import { mutationFor, queryFor, refresh } from '#web/platform/queries.ts';
import { showNotice } from '#web/platform/snackbars.ts';

export type Calibrations = Reply<typeof listMatchCalibrations>;
export type Calibration = Reply<typeof activateMatchCalibration>;
export type RefitReport = NonNullable<Calibration['report']>;
export type Refit = Reply<typeof refitMatchCalibration>;

/** What scores mean in this portal, and what they meant before. */
export const useCalibrations = () => useQuery(queryFor(listMatchCalibrations, {}));

/** Fits the portal's calibration now; what came of it is the mutation's value. */
export const useRefit = () =>
  useMutation({
    ...mutationFor(refitMatchCalibration),
    onSuccess: () => refresh(listMatchCalibrations),
  });

/** Puts a former calibration in force again. */
export const useActivate = () =>
  useMutation({
    ...mutationFor(activateMatchCalibration),
    onSuccess: ({ message }) => {
      showNotice(message);
      return refresh(listMatchCalibrations);
    },
  });
