import { words } from '#server/platform/words.ts';

export const calibrationWords = words(
  {
    'calibrations.refitted': 'The calibration was compared with what people decided.',
    'calibrations.activated': 'This calibration is in force. Lists follow within minutes.',
    'calibrations.not_found': 'This calibration does not exist.',
  },
  {
    'calibrations.refitted': 'قورنت المعايرة بقرارات الناس.',
    'calibrations.activated': 'هذه المعايرة سارية الآن، وتتبعها القوائم خلال دقائق.',
    'calibrations.not_found': 'هذه المعايرة غير موجودة.',
  },
);
