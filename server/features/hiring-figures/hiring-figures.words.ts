import { words } from '#server/platform/words.ts';

export const hiringFigureWords = words(
  { 'hiring_figures.cost_saved': 'Saved.' },
  { 'hiring_figures.cost_saved': 'تم الحفظ.' },
);
