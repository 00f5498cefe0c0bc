/** The source of a pattern that finds a text as it is written: signs that mean something in patterns mean themselves. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
