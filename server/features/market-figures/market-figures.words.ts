import { words } from '#server/platform/words.ts';

export const marketFigureWords = words(
  {
    'market_figures.unreadable': 'This file is not a table that we can read. Save it as CSV and try again.',
    'market_figures.columns_missing': 'The first row must name these columns: {columns}.',
    'market_figures.too_many': 'A file may have {most} rows at most. Divide it and send the parts.',
    'market_figures.source_not_found': 'There are no figures of this source and date.',
    'market_figures.imported': 'The file has been read.',
    'market_figures.deleted': 'The figures are gone.',
  },
  {
    'market_figures.unreadable': 'تعذرت قراءة هذا الملف جدولًا. يُرجى حفظه بصيغة CSV ثم إعادة المحاولة.',
    'market_figures.columns_missing': 'يجب أن يسمّي الصف الأول هذه الأعمدة: {columns}.',
    'market_figures.too_many': 'الحد الأقصى {most} صف في الملف. يمكن تقسيمه وإرسال أجزائه.',
    'market_figures.source_not_found': 'لا توجد أرقام لهذا المصدر وهذا التاريخ.',
    'market_figures.imported': 'تمت قراءة الملف.',
    'market_figures.deleted': 'حُذفت الأرقام.',
  },
);
