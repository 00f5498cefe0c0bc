/** As what figures of a screen are taken along: their rows, a report that is set, and a chart as a picture. */
export const FIGURE_FORMATS = ['csv', 'pdf', 'png'] as const;
export type FigureFormat = (typeof FIGURE_FORMATS)[number];
