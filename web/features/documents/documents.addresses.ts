import { text, wholeNumber } from '#web/platform/address-values.ts';

/** The page of the list, and the document that is open, at which page or passage of it. */
export const KNOWLEDGE_BASE = {
  page: wholeNumber(1),
  document: text(),
  at: wholeNumber(1),
  /** Counted from 1; 0 where none is lit. */
  passage: wholeNumber(0),
};
