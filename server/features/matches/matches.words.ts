import { words } from '#server/platform/words.ts';

export const matchWords = words(
  {
    'matches.recomputing': 'The ranking is being computed again.',
    'matches.refitted': 'The calibration was compared with what people decided.',
    'matches.calibration_activated': 'This calibration is in force. Lists follow within minutes.',
    'matches.calibration_not_found': 'This calibration does not exist.',
    'matches.getting_ready': 'Matching is starting and will be ready in a minute. Please try again then.',
  },
  {
    'matches.recomputing': 'يُحسب الترتيب من جديد.',
    'matches.refitted': 'قورنت المعايرة بقرارات الناس.',
    'matches.calibration_activated': 'هذه المعايرة سارية الآن، وتتبعها القوائم خلال دقائق.',
    'matches.calibration_not_found': 'هذه المعايرة غير موجودة.',
    'matches.getting_ready': 'المطابقة قيد البدء وستكون جاهزة خلال دقيقة. يرجى المحاولة بعدها.',
  },
);
