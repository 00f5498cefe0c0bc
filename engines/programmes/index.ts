/**
 * The door of the programme engine: reads a syllabus or study plan, and finds the skills that its courses teach. Beyond
 * itself it imports the taxonomy, documents and text.
 */
export { createLabelFinder, type LabelFinder } from './label-finder.ts';
