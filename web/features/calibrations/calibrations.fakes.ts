import type { Calibration, Calibrations, RefitReport } from './calibrations.queries.ts';

/** The report of a refit that was adopted; change what the test is about. */
export function aRefitReport(changes: Partial<RefitReport> = {}): RefitReport {
  return {
    pairs: 640,
    relevant: 251,
    held_out: 128,
    verdict: 'adopted',
    before: {
      log_loss: 0.4821,
      at_20: { recall: 0.86, precision: 0.58 },
      at_30: { recall: 0.79, precision: 0.66 },
    },
    after: {
      log_loss: 0.4412,
      at_20: { recall: 0.9, precision: 0.63 },
      at_30: { recall: 0.85, precision: 0.7 },
    },
    ...changes,
  };
}

/** A calibration that the weekly refit made and that is in force. */
export function aCalibration(changes: Partial<Calibration> = {}): Calibration {
  return {
    id: '7c1f0c52-6a0f-4c8f-9d0e-3f6b1f0c2a01',
    version: 'calibration-1:27.4:-9.12',
    a: 27.4,
    b: -9.12,
    report: aRefitReport(),
    is_active: true,
    is_pinned: false,
    activated_by: null,
    activated_by_name: null,
    created_at: '2026-05-03T03:00:00.000Z',
    ...changes,
  };
}

/** The product's own calibration, as the first of a portal's history. */
export const theFirst = (changes: Partial<Calibration> = {}): Calibration =>
  aCalibration({
    id: '7c1f0c52-6a0f-4c8f-9d0e-3f6b1f0c2a00',
    version: 'calibration-1',
    a: 23.88,
    b: -8.35,
    report: null,
    is_active: false,
    created_at: null,
    ...changes,
  });

/** The calibrations of a portal that has learned twice. */
export function someCalibrations(changes: Partial<Calibrations> = {}): Calibrations {
  const results = changes.results ?? [
    aCalibration(),
    aCalibration({
      id: '7c1f0c52-6a0f-4c8f-9d0e-3f6b1f0c2a02',
      version: 'calibration-1:25.1:-8.8',
      a: 25.1,
      b: -8.8,
      report: aRefitReport({ pairs: 214, relevant: 90, held_out: 43 }),
      is_active: false,
      activated_by: '6f1a3b52-6a0f-4c8f-9d0e-3f6b1f0c2a11',
      activated_by_name: 'Amal Nasser',
      created_at: '2026-03-15T09:12:00.000Z',
    }),
    theFirst(),
  ];
  const active = results.find((one) => one.is_active) ?? theFirst();
  return {
    results,
    active: { version: active.version, a: active.a, b: active.b },
    pairs: 702,
    pairs_needed: 200,
    ...changes,
  };
}
