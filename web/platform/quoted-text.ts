const ONLY_WRAPS = /[^\S\n]*\n\s*(?![•●○▪■◆*–—-]\s|\s)/gu;

/** A quotation as it is shown: a line that only wraps flows on, items of a list keep lines of their own. */
export const quotedText = (text: string): string => text.replace(ONLY_WRAPS, ' ');
