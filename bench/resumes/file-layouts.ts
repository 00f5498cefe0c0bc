/** Layouts of resumes as Word documents, plain text and Typst sources. */
import type { FileLayout } from './sheet.ts';
import { text } from './text-layouts.ts';
import { typst } from './typst-layouts.ts';
import { word } from './word-layouts.ts';

export const FILE_LAYOUTS: FileLayout[] = [
  word('word-tab', 'dev', { heading: 'bold', job: 'tab', study: 'tab', frame: 'plain' }),
  word('word-sidebar', 'dev', { heading: 'style', job: 'stack', study: 'stack', frame: 'sidebar' }),
  word('word-header', 'dev', { heading: 'caps', job: 'one', study: 'line', frame: 'header' }),
  word('word-box', 'more', { heading: 'bold', job: 'org-tab', study: 'stack', frame: 'box' }),
  word('word-labels', 'more', { heading: 'caps', job: 'label-table', study: 'table', frame: 'plain' }),
  word('word-cells', 'more', { heading: 'bold', job: 'date-line', study: 'tab', frame: 'cells' }),
  word('word-dates', 'more', { heading: 'style', job: 'date-left', study: 'line', frame: 'plain' }),
  word('word-pipes', 'look', { heading: 'bold', job: 'pipes', study: 'stack', frame: 'sidebar' }),
  word('word-forms', 'look', { heading: 'caps', job: 'label-lines', study: 'line', frame: 'plain' }),
  text('text-at', 'more', { heading: 'caps', job: 'at' }),
  text('text-labels', 'more', { heading: 'ruled', job: 'labels' }),
  typst('type-line', 'look', { job: 'line', frame: 'single', font: 'Libertinus Serif', rule: true }),
  typst('type-aside', 'look', { job: 'row', frame: 'sidebar', font: 'New Computer Modern', rule: true }),
  text('text-line', 'dev', { heading: 'caps', job: 'line' }),
  text('text-stack', 'dev', { heading: 'ruled', job: 'stack' }),
  text('text-bars', 'more', { heading: 'colon', job: 'bars' }),
  text('text-columns', 'more', { heading: 'caps', job: 'columns' }),
  text('text-left', 'more', { heading: 'marks', job: 'date-left' }),
  typst('type-row', 'dev', { job: 'row', frame: 'single', font: 'New Computer Modern', rule: true }),
  typst('type-sidebar', 'dev', { job: 'bar', frame: 'sidebar', font: 'Libertinus Serif', rule: false }),
  typst('type-org', 'more', { job: 'org', frame: 'single', font: 'Libertinus Serif', rule: true }),
  typst('type-grid', 'more', { job: 'grid', frame: 'single', font: 'New Computer Modern', rule: false }),
];
